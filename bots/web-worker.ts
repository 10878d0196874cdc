/** A bot in a browser's worker: `new Worker(new URL('@cuartel/bots/web-worker.ts', ...), { type: 'module' })`; send a Request, get a Reply. */
import { type Reply, type Request, reply } from './job.ts';

interface Scope {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(message: Reply): void;
}
const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => {
  void reply(data).then(answered => scope.postMessage(answered));
};
