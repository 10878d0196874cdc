/** A game without rules: what is left is what the engine itself costs. */
import { again, chanceFrom, keyFromSeed, machine, type Rulebook, write } from '@cuartel/engine';

interface Empty {
  side: 'one';
  pub: { count: number };
  own: object;
  dark: object;
  deeds: { left: null; right: null };
  contents: { game: { given: object; keeps: object; gives: undefined; steps: never; asks: 'choose' } };
  moments: object;
  facts: object;
  rule: '0';
}
const { section, decide } = write<Empty>();

const book: Rulebook<Empty> = {
  sections: {
    game: section('game', () => ({}), {
      choose: decide('0', () => 'one', { left: { do: () => again }, right: { do: () => again } }),
    }),
  },
  moments: {},
  interrupts: [],
};
const { start, apply, options, asked } = machine<Empty>(book, 'game', t => t);

const pos = start({ pub: { count: 0 }, own: { one: {} }, dark: { chance: chanceFrom(keyFromSeed('bench')) }, log: null });

export const emptyActions = (): number => {
  const ACTIONS = 5_000;
  for (let i = 0; i < ACTIONS; i++) {
    const offered = options(pos, asked(pos)[0]!);
    apply(pos, offered[i & 1]!);
  }
  return ACTIONS;
};
