/** One tab plays a game, the others watch. A lock of the browser says which; a tab may take it from another. */
export interface Hold {
  takeOver(): void;
  release(): void;
}

/** `told(true)` when this tab may play, `told(false)` when another one does. Resolves once the first answer is known. */
export const hold = async (id: string, told: (mine: boolean) => void): Promise<Hold> => {
  const { locks } = navigator;
  if (locks === undefined) {
    told(true);
    return { takeOver: () => undefined, release: () => undefined };
  }
  const name = `cuartel:${id}`;
  let letGo: (() => void) | null = null;
  let waiting = new AbortController();
  let ended = false;
  const keep = (): Promise<void> =>
    new Promise(resolve => {
      letGo = resolve;
      told(true);
    });
  const lost = () => {
    letGo = null;
    if (ended) return;
    told(false);
    queue();
  };
  /** Waits until the other tab is done. */
  const queue = () => {
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, keep).catch(() => {
      if (!signal.aborted) lost();
    });
  };
  await new Promise<void>(first => {
    locks
      .request(name, { ifAvailable: true }, lock => {
        if (lock === null) {
          told(false);
          queue();
          first();
          return undefined;
        }
        const kept = keep();
        first();
        return kept;
      })
      .catch(lost);
  });
  return {
    takeOver() {
      if (letGo !== null) return;
      waiting.abort();
      locks.request(name, { steal: true }, keep).catch(lost);
    },
    release() {
      ended = true;
      waiting.abort();
      letGo?.();
    },
  };
};
