import { chanceFrom, type Key, viewOf } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { ALL_CARDS } from '../data/cards.ts';
import { type GeneralId, generalNamed, generalSide } from '../data/generals.ts';
import { ABILITIES, QUEUE } from '../data/options.ts';
import { CENTRES } from '../data/places.ts';
import { SCENARIOS, type ScenarioName } from '../data/scenarios.ts';
import { BOTH, CSA, NOBODY, USA } from '../data/sides.ts';
import { SIZE, type SpaceId, spaceOf } from '../data/spaces.ts';
import { homeOf, spacesOf, stateNamed } from '../data/states.ts';
import { conserved } from '../state/hidden.ts';
import { imagine } from '../state/imagine.ts';
import { setUp } from '../state/setup.ts';
import { clone, GONE, type Table, WAITING } from '../state/table.ts';

const key = [1, 2, 3, 4, 5, 6, 7, 8] as unknown as Key;
const begin = (scenario: ScenarioName, options: readonly string[] = []): Table => setUp(scenario, options, chanceFrom(key));
const sp = ({ pub }: Table, side: 0 | 1): number =>
  pub.infantry[side].reduce((sum, n) => sum + n, 0) +
  pub.brigade.reduce((sum, n, general) => sum + (generalSide[general] === side ? n : 0), 0);
const at = ({ pub }: Table, id: GeneralId): number => pub.general[generalNamed(id)]!;

describe.each(SCENARIOS)('%s', name => {
  test('G-l, 5.2.1-d, 6.8.6-a every piece lies in one place', () => {
    expect(conserved(begin(name))).toBe('');
  });

  test('a clone is equal and shares nothing', () => {
    const t = begin(name);
    const other = clone(t);
    expect(other).toEqual(t);
    const shared = (a: unknown, b: unknown): boolean =>
      typeof a === 'object' &&
      a !== null &&
      (a === b || Object.keys(a).some(k => shared(a[k as never], (b as object)[k as never])));
    expect(shared(t.pub, other.pub)).toBe(false);
    expect(shared(t.own, other.own)).toBe(false);
    expect(other.dark.deck).not.toBe(t.dark.deck);
  });
});

test('2.3-a, 2.4-a, 2.6-a, 2.7-a 1861: control, capitals, will', () => {
  const { pub } = begin('1861');
  const odd = Array.from({ length: SIZE }, (_, space) => space).filter(space => pub.control[space] !== homeOf[space]);
  const union: SpaceId[] = ['fort-pickens-fl', 'st-louis-mo', 'harpers-ferry-va', 'fort-monroe-va'];
  const grey: SpaceId[] = ['columbus-ky', 'new-madrid-mo'];
  expect(odd.filter(space => pub.control[space] === USA)).toEqual(union.map(spaceOf).sort((a, b) => a - b));
  expect(odd.filter(space => pub.control[space] === CSA)).toEqual(grey.map(spaceOf).sort((a, b) => a - b));
  expect(pub.capital).toEqual([spaceOf('washington-dc'), spaceOf('richmond-va')]);
  expect([pub.will, pub.rising, pub.turn]).toEqual([[100, 100], [false, true], 1]);
  expect([pub.blockade, pub.amphibious, pub.emancipation]).toEqual([0, 0, false]);
  const potomac = armyNamed('potomac');
  expect([pub.army[potomac], pub.commander[potomac]]).toEqual([spaceOf('washington-dc'), generalNamed('mcdowell')]);
  expect(pub.infantry[USA][spaceOf('washington-dc')]).toBe(5);
  expect([0, 1, 2].map(border => pub.state[border])).toEqual([NOBODY, NOBODY, NOBODY]);
});

test('5.6-a generals who are still to come wait for their turn', () => {
  const t = begin('campaign');
  expect([at(t, 'grant'), t.pub.due[generalNamed('grant')]]).toEqual([WAITING, 7]);
  expect([at(t, 'pegram'), t.pub.due[generalNamed('pegram')]]).toEqual([WAITING, 0]);
});

test('S-b a cavalry general of the list is his brigade, with one SP less beside him', () => {
  const t = begin('1862');
  const camp = spaceOf('fredericksburg-va');
  expect([at(t, 'stuart'), t.pub.brigade[generalNamed('stuart')], t.pub.infantry[CSA][camp]]).toEqual([camp, 1, 5]);
  expect(t.pub.infantry[USA][spaceOf('manassas-va')]).toBe(13);
});

test.each([
  ['1861', 19, 13],
  ['1862', 42, 27],
  ['1863', 80, 51],
  ['1864', 96, 49],
  ['campaign', 19, 13],
] as const)('%s begins with %i Union and %i Confederate SP', (name, union, confederacy) => {
  const t = begin(name);
  expect(BOTH.map(side => sp(t, side))).toEqual([union, confederacy]);
});

test('14-a 1862: Manassas is still Confederate, the border states the Union’s but for two spaces', () => {
  const { pub } = begin('1862');
  expect(pub.control[spaceOf('manassas-va')]).toBe(CSA);
  const grey = [0, 1, 2].flatMap(state => spacesOf[state]!).filter(space => pub.control[space] !== USA);
  expect(grey).toEqual([spaceOf('springfield-mo'), spaceOf('new-madrid-mo')].sort((a, b) => a - b));
  expect(pub.firstHeld).toEqual([USA, USA, USA]);
});

test('14-b, 14-d, 15-d, 15-f, 16-b, 16-d the markers of later years', () => {
  const marks = (name: ScenarioName) => {
    const { pub } = begin(name);
    const destroyed = CENTRES.filter((_, i) => (pub.destroyed >> i) & 1).length;
    return [pub.turn, pub.will, pub.rising, pub.blockade, pub.amphibious, pub.emancipation, pub.mississippi, destroyed];
  };
  expect(marks('1862')).toEqual([4, [115, 94], [false, true], 2, 2, false, false, 1]);
  expect(marks('1863')).toEqual([7, [85, 80], [true, false], 3, 3, true, false, 2]);
  expect(marks('1864')).toEqual([11, [65, 50], [true, false], 4, 4, true, true, 4]);
});

test('15-c, 16-a generals out of the game, and states under Union control', () => {
  const t = begin('1863');
  for (const id of ['as-johnston', 'van-dorn', 'mcclellan', 'buell', 'pope'] as const) expect(at(t, id)).toBe(GONE);
  expect(t.pub.state[stateNamed('TN')]).toBe(USA);
  expect(begin('1864').pub.state[stateNamed('FL')]).toBe(USA);
  expect(t.pub.state[stateNamed('FL')]).toBe(CSA);
});

test('14-c, 15-e, 16-c cards left out of the deck', () => {
  expect(begin('1861').dark.deck.length).toBe(130);
  expect(begin('1862').dark.deck.length).toBe(118);
  expect(begin('1863').dark.deck.length).toBe(114);
  const { dark, pub } = begin('1864');
  expect(dark.deck.length).toBe(114);
  expect(pub.removed).toContain(110);
  expect(dark.deck).toContain(116);
});

test('the options are kept', () => {
  expect(begin('1861', ['generals', 'operations-queue']).pub.options).toBe(ABILITIES | QUEUE);
});

test('3.2-d an imagined table changes the enemy’s hand and the deck and nothing that one sees', () => {
  const t = begin('1861');
  for (const side of ['USA', 'CSA'] as const) t.own[side].hand = t.dark.deck.splice(0, 4);
  t.pub.hands = [4, 4];
  t.pub.deck = t.dark.deck.length;
  let n = 0;
  const other = imagine(viewOf(t, 'USA'), [], size => (n = (n * 31 + 7) % 1009) % size);
  expect(other.pub).toEqual(t.pub);
  expect(other.own.USA).toEqual(t.own.USA);
  expect(other.own.CSA.hand.length).toBe(4);
  expect(other.own.CSA.hand).not.toEqual(t.own.CSA.hand);
  expect(conserved(other)).toBe('');
});

test('planted: a card, a general, a fort, an army that is where it cannot be is named', () => {
  const fault = (harm: (t: Table) => void): string => {
    const t = begin('1861');
    harm(t);
    return conserved(t);
  };
  expect(fault(t => t.pub.discards.push(ALL_CARDS[0]!))).toBe('card 1 is in 2 places');
  expect(fault(t => t.dark.deck.pop())).toMatch(/^card \d+ is in 0 places; the deck is said/);
  expect(fault(t => (t.pub.general[generalNamed('mcdowell')] = WAITING))).toBe('potomac is not with its commander');
  expect(fault(t => (t.pub.brigade[generalNamed('polk')] = 1))).toBe('polk has a brigade on foot');
  expect(fault(t => (t.pub.fortsOut[CSA] = 4))).toBe('CSA has 3 forts');
  expect(fault(t => (t.pub.infantry[CSA][spaceOf('cairo-il')] = 1))).toBe('both sides stand in cairo-il');
});
