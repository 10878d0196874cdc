/** What the question, the pointer or the last facts name, by kind. */
import type { Thing } from '@cuartel/engine';

export const numbers = (things: ReadonlySet<Thing>, kind: string): number[] =>
  [...things].filter(thing => thing.startsWith(`${kind}:`)).map(thing => Number(thing.slice(kind.length + 1)));
