/** Bots in a thread of their own; the host says where the minds are. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Request, reply } from '../job.ts';
import { bringFrom } from '../shelf.ts';

const brought = Promise.all((workerData as { minds: readonly string[] }).minds.map(bringFrom));
parentPort?.on('message', async (request: Request) => {
  await brought;
  parentPort?.postMessage(reply(request));
});
