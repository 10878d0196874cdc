/** Lines typed or piped in, one at a time, in order, none lost; the end of input and Ctrl-C are answers like others. */
import { createInterface } from 'node:readline';

export type Heard = { readonly line: string } | { readonly line: null; readonly why: 'end' | 'interrupt' };

export interface Keyboard {
  /** Somebody types; otherwise the lines come from a pipe or a file. */
  readonly isTerminal: boolean;
  ask(prompt: string): Promise<Heard>;
  close(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const openKeyboard = (): Keyboard => {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: isTerminal ? process.stdout : undefined, terminal: isTerminal });
  const waiting: Heard[] = [];
  let listener: ((heard: Heard) => void) | null = null;
  let last: Heard | null = null;
  const hear = (heard: Heard): void => {
    if (heard.line === null) last ??= heard;
    if (listener === null) {
      if (heard.line !== null) waiting.push(heard);
      return;
    }
    const tell = listener;
    listener = null;
    tell(heard);
  };
  const interrupt = (): void => hear({ line: null, why: 'interrupt' });
  reader.on('line', line => hear({ line }));
  reader.on('close', () => hear({ line: null, why: 'end' }));
  reader.on('SIGINT', interrupt);
  for (const signal of SIGNALS) process.on(signal, interrupt);

  return {
    isTerminal,
    async ask(prompt) {
      if (isTerminal && last === null) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else process.stdout.write(prompt);
      const heard = last?.line === null && last.why === 'interrupt' ? last : (waiting.shift() ?? last);
      const answer = heard ?? (await new Promise<Heard>(resolve => (listener = resolve)));
      // A pipe leaves no trace of what was answered; somebody reads the output later. An end leaves the prompt's line unfinished.
      if (answer.line === null) process.stdout.write('\n');
      else if (!isTerminal) process.stdout.write(`${answer.line}\n`);
      return answer;
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      reader.close();
    },
  };
};
