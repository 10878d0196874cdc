/**
 * A CLERK: somebody apart (a thread, a process) who answers one question after another, in the order they came. He comes when the first is
 * asked, goes when nobody has asked for a while, and is given up, and another called, when an answer takes too long.
 */
export interface Hand<Q> {
  ask(question: Q): void;
  leave(): Promise<unknown>;
}
export interface ClerkHow<Q, A> {
  /** `ready` is told once, before the first answer; `lost` when he is no more. */
  call(tell: { ready(): void; answered(answer: A): void; lost(): void }): Hand<Q>;
  /** Milliseconds for an answer, for getting ready, and without a question until he goes. */
  readonly patience: number;
  readonly reading: number;
  readonly idle: number;
}
export interface Clerk<Q, A> {
  /** Null: it took too long, or he is dismissed. */
  ask(question: Q): Promise<A | null>;
  /** How many have asked and have no answer yet. */
  waiting(): number;
  close(): Promise<void>;
}

export const newClerk = <Q, A>({ call, patience, reading, idle }: ClerkHow<Q, A>): Clerk<Q, A> => {
  /** The first is being answered. */
  const waiting: { readonly question: Q; readonly answer: (answer: A | null) => void }[] = [];
  let hand: Hand<Q> | null = null;
  let ready = false;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const leave = async (): Promise<void> => {
    const was = hand;
    hand = null;
    ready = false;
    await was?.leave();
  };
  const called = (): Hand<Q> => {
    if (hand !== null) return hand;
    const mine: Hand<Q> = call({
      ready() {
        if (hand !== mine) return;
        ready = true;
        wait();
      },
      answered(answer) {
        if (hand === mine) settle(answer);
      },
      lost() {
        if (hand === mine) giveUp();
      },
    });
    hand = mine;
    return mine;
  };
  const giveUp = (): void => {
    void leave();
    settle(null);
  };
  const settle = (answer: A | null): void => {
    waiting.shift()?.answer(answer);
    next();
  };
  /** For the answer, or for the next question. */
  const wait = (): void => {
    if (timer !== null) clearTimeout(timer);
    if (closed) return;
    timer = waiting.length === 0 ? setTimeout(() => void leave(), idle) : setTimeout(giveUp, ready ? patience : reading);
    timer.unref();
  };
  const next = (): void => {
    if (waiting[0] !== undefined) called().ask(waiting[0].question);
    wait();
  };
  return {
    ask(question) {
      if (closed) return Promise.resolve(null);
      return new Promise(answer => {
        waiting.push({ question, answer });
        if (waiting.length === 1) next();
      });
    },
    waiting: () => waiting.length,
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      for (const { answer } of waiting.splice(0)) answer(null);
      await leave();
    },
  };
};
