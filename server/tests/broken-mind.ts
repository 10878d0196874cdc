/** A bot that breaks whenever it thinks: in its thread and in the server, over its journal and over its doctrine. */
import { mind as six } from '@cuartel/six-spaces/bot/mind.ts';

const broken = (): never => {
  throw new Error('planted');
};
export const mind = { ...six, recall: broken, doctrine: broken, imagine: broken, evaluate: broken };
