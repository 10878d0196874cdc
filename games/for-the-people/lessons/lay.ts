/** Lays out a worked example: a turn of 1861 about to begin, the deck in the order of its deal, every die and draw ready. */
import { type Chance, machine } from '@cuartel/engine';
import { generalNamed } from '../data/generals.ts';
import { book } from '../rulebook/contents.ts';
import { setUp } from '../state/setup.ts';
import { clone, type Pub, type Table } from '../state/table.ts';
import type { People } from '../types.ts';
import { type Story, stepsOf } from './passages.ts';

/** 3.2-c The next deal gives these hands: one by one, the Union first, from the top of the deck. */
const stack = (t: Table, { hands: { USA, CSA } }: Pick<Story, 'hands'>): void => {
  const order = USA.flatMap((card, i) => [card, CSA[i]!]);
  t.dark.deck = [...t.dark.deck.filter(card => !order.includes(card)), ...order.reverse()];
};
const ready = (told: Story): NonNullable<Chance['loaded']> => ({
  dice: [...told.dice],
  draws: told.generals.map(generalNamed),
});
/** A turn played to its end, and no farther. */
const playOut = (t: Table, told: Story): void => {
  const { pub } = t;
  const [end, turn] = [pub.end, pub.turn];
  pub.end = turn;
  const rules = machine<People>(book, 'game', clone);
  t.dark.chance.loaded = ready(told);
  stack(t, told);
  const pos = rules.start(t);
  for (const { by, does } of stepsOf(told)) {
    const option = rules.allows(pos, by!, does!.do, does!.with as never);
    if (option === null) throw new Error(`the story of 1861 breaks the rules: ${does!.do}`);
    rules.apply(pos, option as never);
  }
  Object.assign(pub, { end, turn: turn + 1, ending: null, winner: null } satisfies Partial<Pub>);
};
/** The table at the beginning of a turn of 1861 after the turns told before. */
export const layTurn = (before: readonly Story[], told: Story, chance: Chance): Table => {
  const t = setUp('1861', [], { ...chance, loaded: { dice: [], draws: [] } });
  for (const earlier of before) playOut(t, earlier);
  t.dark.chance = chance;
  chance.loaded = ready(told);
  stack(t, told);
  return t;
};
/** The first turn of 1861, which has no reinforcements, with the map changed for an example. */
export const layExample = (told: Story, chance: Chance, change: (pub: Pub) => void): Table => {
  const t = layTurn([], told, chance);
  change(t.pub);
  return t;
};
