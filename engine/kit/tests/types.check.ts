/** What the compiler refuses of cards. Each `@ts-expect-error` fails the build if the line below it ever compiles. */
import { type Deep, type GameTypes, next, type View } from '../../index.ts';
import type { EffectDeeds, EffectsChapter, effectsOf } from '../effects.ts';
import type { EffectList } from '../program.ts';

interface Words {
  op: { readonly op: 'draw' | 'pay'; readonly n: number } | { readonly op: 'ask' };
  need: { readonly is: 'behind' };
  range: never;
  of: number;
  item: number;
  gave: number;
}
interface G extends GameTypes {
  side: 'a' | 'b';
  pub: { n: number };
  own: { hand: number[] };
  deeds: EffectDeeds<Words>;
  contents: {
    effects: EffectsChapter<'a' | 'b', Words>;
    silent: { given: { n: number }; keeps: object; gives: undefined; steps: 'one'; asks: never };
  };
  moments: object;
  rule: '1';
}
type Vocabulary = Parameters<typeof effectsOf<G, Words>>[0];
type Ops = Vocabulary['ops'];
const draw: Ops['draw'] = { do: () => next };
const ask: Ops['ask'] = { do: () => next };
const pay: Ops['pay'] = { can: (_, { n }) => n > 0, do: () => next };
export const whole: Ops = { draw, pay, ask };

// @ts-expect-error an operation of the cards that nobody can carry out
export const missing: Ops = { draw, pay };

// @ts-expect-error an operation that no card knows
export const unknown: Ops = { draw, pay, ask, sing: ask };

// @ts-expect-error a condition that nobody can answer
export const unanswered: Vocabulary['needs'] = {};

// @ts-expect-error an operation that forgets to say where to go
export const forgotten: Ops['draw'] = { do: () => {} };

export const wrongField: Ops['draw'] = {
  // @ts-expect-error a field that the operation does not have
  do: (_, { m }) => (m > 0 ? next : next),
};

// @ts-expect-error a section that gives nothing cannot leave anything for the next operation
export const leaves: Ops['ask'] = { do: () => ({ go: 'call', section: 'silent', given: { n: 1 }, into: 'gave' }) };

export const peeks: Ops['ask'] = {
  // @ts-expect-error whether it can be carried out is judged from what the player sees
  can: v => v.dark.bag.length > 0,
  do: () => next,
};

// @ts-expect-error a card with an operation that is not in the vocabulary
export const card: EffectList<Words> = [{ op: 'may', do: [{ op: 'sing' }] }];
export type Seen = Deep<View<G>['pub']>;
