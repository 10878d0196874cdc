/** The minds on the shelf, brought when they are wanted. */

import { minds } from 'virtual:minds';
import { bring, type Mind, mindOf } from '@cuartel/bots/index.ts';

export const hasMind = (slug: string): boolean => Object.hasOwn(minds, slug);
export const mindFor = async (slug: string): Promise<Mind | undefined> => {
  const brought = mindOf(slug);
  if (brought !== undefined || !hasMind(slug)) return brought;
  return bring(await (minds[slug] as () => Promise<object>)());
};
