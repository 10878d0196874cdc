/** One server for all tests, on a port of its own. */
import { serve } from '../serve.mjs';

type Serving = Awaited<ReturnType<typeof serve>>;
let running: Promise<Serving> | undefined;
export const served = (): Promise<Serving> => {
  running ??= serve({ port: 0, open: false, print: () => undefined });
  return running;
};
