/** A toy of a few lines for testing one construct of the machine at a time. */
import type { Chapter, GameTypes, Rulebook, Table } from '../index.ts';
import { chanceFrom, keyFromSeed, machine } from '../index.ts';

export interface Toy extends GameTypes {
  side: 'a' | 'b';
  pub: { trace: string[]; alarm: boolean; hold: number };
  own: { secret: number; picked: number[] };
  dark: { bag: number[] };
  deeds: { go: null; pick: number; react: string; answer: number; end: null };
  moments: { bell: { depth: number; rung: string[] } };
  facts: { said: { what: string } };
  rule: '1' | '2' | '3';
}
export type Contents<C> = Omit<Toy, 'contents'> & { contents: C };
export type Chapters = Record<string, Chapter>;

export const toyTable = (): Table<Toy> => ({
  pub: { trace: [], alarm: false, hold: 0 },
  own: { a: { secret: 0, picked: [] }, b: { secret: 0, picked: [] } },
  dark: { bag: [1, 2, 3], chance: chanceFrom(keyFromSeed('toy')) },
  log: null,
});
export const cloneToy = (t: Table<Toy>): Table<Toy> => ({
  ...structuredClone({ pub: t.pub, own: t.own, dark: t.dark }),
  log: null,
});
export const toy = <G extends GameTypes>(book: Rulebook<G>, first: string) => {
  const m = machine<G>(book, first as never, t => cloneToy(t as unknown as Table<Toy>) as unknown as Table<G>);
  const pos = m.start(toyTable() as unknown as Table<G>);
  return { m, pos, pub: pos.table.pub as unknown as Toy['pub'] };
};
