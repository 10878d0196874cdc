import { expect, test } from 'vitest';
import {
  ALL_CARDS,
  BLOCKADE_CARDS,
  cardOf,
  eventOf,
  isCampaign,
  MAJOR_CAMPAIGNS,
  MINOR_CAMPAIGNS,
  variantsOf,
} from '../data/cards.ts';
import type { Op, Step } from '../data/effects.ts';

/** The rulebook's own list: value, and A either side, C Confederacy, U Union. */
const PRINTED = [
  '1U 2C 1A 1A 1A 1A 1A 1A 3U 3U 2U 3C 2C 3U 1C 2U 3C 2U 1A 3C',
  '3C 3C 2C 3C 1U 3A 3C 1A 2U 3U 2U 3C 1C 1A 1A 1A 2C 2C 2C 3U',
  '2C 2A 1U 2U 3U 1U 3C 3C 3C 1C 1C 3C 1C 1C 1C 1C 2U 2U 2U 2U',
  '3U 2C 2U 1U 1C 1A 2U 2U 3U 2U 3U 2U 1C 2U 2C 2U 2C 3A 1C 1C',
  '3A 3A 3A 3A 3A 3A 3A 3A 1C 3C 2C 2C 2U 2U 2U 2U 1C 2U 3A 3C',
  '3C 3C 3A 1A 1A 3C 1C 2U 2C 3U 2U 2C 2U 3U 2C 2C 3C 3C 2A 1A',
  '3A 3U 1A 2U 1U 1U 2U 3C 2C 3U',
]
  .join(' ')
  .split(' ');

const steps = (card: number): readonly Step[] => variantsOf(card).flatMap(variant => variant.steps);
const withOp = (op: Op): number[] => ALL_CARDS.filter(card => steps(card).some(step => step.op === op));

test('G-l value and owner of all 130 cards are those of the rulebook’s list', () => {
  const letter = { both: 'A', CSA: 'C', USA: 'U' };
  expect(ALL_CARDS.map(card => `${cardOf(card).ops}${letter[cardOf(card).owner]}`)).toEqual(PRINTED);
});

test('4.2-a nobody but the owner has a variant', () => {
  for (const card of ALL_CARDS)
    for (const { by } of variantsOf(card)) {
      const { owner } = cardOf(card);
      expect(owner === 'both' || by === owner, String(card)).toBe(true);
    }
});

test('G-l, 4.3.1-d two Major and six Minor Campaigns, four Strategy Boards, three elite units', () => {
  expect(ALL_CARDS.filter(isCampaign)).toEqual([...MAJOR_CAMPAIGNS, ...MINOR_CAMPAIGNS].sort((a, b) => a - b));
  for (const card of MAJOR_CAMPAIGNS) expect(steps(card)).toEqual([{ op: 'campaign', moves: 3 }]);
  for (const card of MINOR_CAMPAIGNS) expect(steps(card)).toEqual([{ op: 'campaign', moves: 2 }]);
  expect(ALL_CARDS.filter(card => eventOf(card) === 93)).toEqual([93, 94, 95, 96]);
  expect(withOp('place-elite')).toEqual([34, 35, 36]);
});

test('4.2.4-a only seven events take SP', () => {
  expect(withOp('remove-sp')).toEqual([5, 20, 31, 39, 65, 73, 81]);
});

test('4.5-a five concentrations, each followed by an attack', () => {
  expect(withOp('concentrate')).toEqual([75, 100, 101, 102, 103]);
  expect(withOp('attack-from-there')).toEqual([75, 100, 101, 102, 103]);
});

test('4.2.5-d the interrupts and their windows', () => {
  const inWindow = (window: string) => ALL_CARDS.filter(card => variantsOf(card).some(variant => variant.window === window));
  expect(inWindow('activation')).toEqual([1, 7, 89, 107]);
  expect(inWindow('interception')).toEqual([8, 102, 103]);
  expect(inWindow('naval-move')).toEqual([112]);
  expect(inWindow('battle')).toEqual([28, 105, 130]);
});

test('10.5.3-a seven cards raise the blockade and two lower it', () => {
  const by = (sign: number) =>
    ALL_CARDS.filter(card => steps(card).some(step => step.op === 'blockade' && Math.sign(step.by) === sign));
  expect(by(1)).toEqual(BLOCKADE_CARDS);
  expect(by(-1)).toEqual([82, 128]);
  expect(withOp('amphibious')).toEqual([67, 69, 70, 71, 72, 116, 129]);
});

test('the events of the deck bring 21 Union and 34 Confederate SP', () => {
  const sum = (side: string) =>
    ALL_CARDS.flatMap(steps).reduce((sp, step) => (step.op === 'place-sp' && step.side === side ? sp + step.count : sp), 0);
  expect([sum('USA'), sum('CSA')]).toEqual([21, 34]);
});

test('4.2.1-a the cards that leave the game with their event', () => {
  const removed = [14, 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 75, 76, 77, 81, 82, 90, 91, 108];
  const late = [110, 111, 112, 113, 114, 115, 116, 117, 119, 122, 123, 124, 125, 126, 127, 128, 129, 130];
  expect(ALL_CARDS.filter(card => cardOf(card).removed)).toEqual([...removed, ...late]);
});
