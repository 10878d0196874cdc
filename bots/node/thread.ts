/** A bot in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type Request, reply } from '../job.ts';

parentPort?.on('message', (request: Request) => {
  void reply(request).then(answered => parentPort?.postMessage(answered));
});
