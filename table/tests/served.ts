/** One server for all tests, on a port of its own. */
import { type Serving, serve } from '../serve.mjs.mts';

let running: Promise<Serving> | undefined;
export const served = (): Promise<Serving> => {
  running ??= serve({ port: 0, open: false, print: () => undefined });
  return running;
};
