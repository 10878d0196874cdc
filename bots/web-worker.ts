/** Bots in a browser's worker. The host's own worker file brings the minds and then serves: `bring(mind); serve();`. */
import { type Request, reply, type TaskReply } from './job.ts';

interface Scope {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(message: TaskReply): void;
}
/** Every Request is answered by a Reply with the same id. */
export const serve = (scope: Scope = globalThis as unknown as Scope): void => {
  scope.onmessage = ({ data }) => scope.postMessage(reply(data));
};
