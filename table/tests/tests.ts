/** A list of named tests, and what they are told by. */
export interface Test {
  readonly name: string;
  readonly run: () => Promise<void>;
}
export const tests: Test[] = [];
export const test = (name: string, run: () => Promise<void>): void => {
  tests.push({ name, run });
};
