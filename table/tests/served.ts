/** One server for all tests, on a port of its own. */
import { serve } from '../serve.mjs';

type Serving = Awaited<ReturnType<typeof serve>>;
let running: Promise<Serving> | undefined;
/** Another one, for a test that counts what is fetched: nobody else asks it for anything. */
export const servedAlone = (): Promise<Serving> => serve({ port: 0, open: false, print: () => undefined });
export const served = (): Promise<Serving> => {
  running ??= servedAlone();
  return running;
};
