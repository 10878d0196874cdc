/** What a person did wrong, in one sentence. Never shown with a stack trace. */
export class UserError extends Error {
  /** 2: the command was not understood. 1: it was, and cannot be done. */
  readonly exitCode: 1 | 2;
  constructor(sentence: string, exitCode: 1 | 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
export const misuse = (sentence: string): UserError => new UserError(sentence, 2);
export const impossible = (sentence: string): UserError => new UserError(sentence, 1);
