/** A list of named tests, and what they are told by. */
export interface Test {
  readonly name: string;
  /** Which file it stands in: of all that are read, the one that is being read now. */
  readonly file: string;
  readonly run: () => Promise<void>;
}
export const tests: Test[] = [];
let reading = '';
export const readFrom = (file: string): void => {
  reading = file;
};
export const test = (name: string, run: () => Promise<void>): void => {
  tests.push({ name, file: reading, run });
};
