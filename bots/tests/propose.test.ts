/** Lists of a mind's own making. */
import { keyFromSeed, machineOf, type Option, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Mind } from '../index.ts';
import { withProposals } from '../propose.ts';
import { mindFor } from './minds.ts';

const plain = mindFor('six-spaces');
const begun = () => {
  const pos = startOf(plain.game, { scenario: 'short', options: [] }, keyFromSeed('propose'));
  const side = machineOf(plain.game).asked(pos)[0]!;
  return { pos, asked: askedOf(plain.game, pos, side) };
};
const proposing = (proposed: (asked: ReturnType<typeof begun>['asked']) => readonly Option[]): Mind => ({
  ...plain,
  propose: proposed,
});

test('a legal list takes the place of those that are written out; the other options stay', () => {
  const { pos, asked } = begun();
  const hand = (asked.view as unknown as { own: { hand: number[] } }).own.hand;
  const all: Option = { by: asked.view.me, do: 'bid', with: [...hand] };
  const { options } = withProposals(
    proposing(() => [all]),
    pos,
    asked,
    true,
  );
  expect(asked.options.filter(option => option.do === 'bid').length).toBeGreaterThan(1);
  expect(options.filter(option => option.do === 'bid')).toEqual([all]);
  expect(options.filter(option => option.do !== 'bid')).toEqual(asked.options.filter(option => option.do !== 'bid'));
});
test('what the rules do not allow, or what is proposed twice, is not taken up', () => {
  const { pos, asked } = begun();
  const hand = (asked.view as unknown as { own: { hand: number[] } }).own.hand;
  const foreign = [0, 1, 2, 3, 4, 5, 6, 7].find(card => !hand.includes(card))!;
  const by = asked.view.me;
  const bad = proposing(() => [{ by, do: 'bid', with: [foreign] }]);
  expect(withProposals(bad, pos, asked, true).options).toEqual(asked.options);
  const one: Option = { by, do: 'bid', with: [hand[0]!] };
  const twice = withProposals(
    proposing(() => [one, one]),
    pos,
    asked,
    true,
  );
  expect(twice.options.filter(option => option.do === 'bid')).toEqual([one]);
});
test('a mind without proposals leaves the question as it was', () => {
  const { pos, asked } = begun();
  expect(withProposals(plain, pos, asked, true)).toBe(asked);
});
