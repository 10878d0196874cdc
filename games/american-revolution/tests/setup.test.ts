/** 4.0 Both scenarios stand as the rulebook prints them. */
import { type Chance, chanceFrom } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { KINDS } from '../data/kinds.ts';
import { BRITAIN } from '../data/map.ts';
import { MARKER_COPIES, MARKERS, markerOf } from '../data/markers.ts';
import { NATIONS } from '../data/nations.ts';
import { OPTIONS } from '../data/options.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { SPACES, type SpaceId, spaceOf } from '../data/spaces.ts';
import { IS_COMBAT, IS_LEADER, KIND, LEADERS, NATION, SIDE, UNITS, unitOf } from '../data/units.ts';
import { conserved } from '../state/conserved.ts';
import { emptyTable, groupsToPlace, setUp } from '../state/setup.ts';
import { unitsIn } from '../state/stacks.ts';
import {
  ASIDE,
  ATTACKED,
  CHECKED,
  DECLINED,
  ENTERED,
  EXCHANGED,
  FED,
  FOUGHT_AFLOAT,
  FOUGHT_ASHORE,
  FOUGHT_RELIEF,
  FOUGHT_SIEGE,
  FOUGHT_SORTIE,
  FROZEN,
  GONE,
  IN_PLAY,
  LANDED,
  MOVED,
  OFFERED,
  POOL,
  PROMOTED,
  RAISED,
  RELIEF,
  RESERVE,
  type Table,
  TRIED,
  UNPLACED,
  UPGRADED,
} from '../state/table.ts';

const KEY = [1, 2, 3, 4, 5, 6, 7, 8] as unknown as Parameters<typeof chanceFrom>[0];
const chance = (): Chance => chanceFrom(KEY);
const ALL = OPTIONS.map(({ id }) => id);
const RULES = ALL.filter(id => id !== 'quick-start');
const full = (): Table => setUp('campaign', ALL, chance());

/** "gage 3 british/regular": who of a side stands at a place. */
const at = (t: Table, side: SideName, place: SpaceId): string => {
  const units = unitsIn(t.own[side], numberOf(side), spaceOf(place));
  const tally = new Map<string, number>();
  for (const unit of units) {
    const name = IS_LEADER[unit] ? UNITS[unit]!.id : `${NATIONS[NATION[unit]!]}/${KINDS[KIND[unit]!]}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return [...tally].map(([name, n]) => (n === 1 ? name : `${n} ${name}`)).join(', ');
};

test('4.2-b, 4.2-e, 4.2-f, 4.2-g, 4.2-i, 4.2-k, 4.2-m the British stand where the list puts them', () => {
  const t = setUp('campaign', RULES, chance());
  expect(at(t, 'british', 'boston')).toBe('3 british/regular, british/light, british/fleet, gage');
  expect(at(t, 'british', 'ticonderoga')).toBe('british/detachment');
  expect(at(t, 'british', 'new-york')).toBe('british/detachment');
  expect(at(t, 'british', 'yorktown')).toBe('tory/militia');
  expect(at(t, 'british', 'detroit')).toBe('british/detachment, hamilton');
  for (const island of ['bahamas', 'leeward-islands', 'jamaica'] as const)
    expect(at(t, 'british', island)).toBe('british/detachment');
  expect(at(t, 'british', 'britain')).toBe('2 british/regular, british/light, british/fleet, clinton, w-howe, r-howe');
});

test('4.2-c, 28.1-a, 4.4-a, 4.5-a fortresses stand with the option, also where nobody is, and not without it', () => {
  const places = (t: Table, side: SideName): string[] =>
    SPACES.filter((_, space) => t.pub.fortress[space] === numberOf(side)).map(({ id }) => id);
  const t = setUp('campaign', RULES, chance());
  expect(places(t, 'british')).toEqual(['boston', 'ticonderoga', 'quebec', 'halifax']);
  expect(places(t, 'american')).toEqual(['hispaniola', 'havana']);
  const bare = setUp('campaign', [], chance());
  expect([...places(bare, 'british'), ...places(bare, 'american')]).toEqual([]);
});

test('4.3-f, 4.3-g Boonesboro has its militia; Rebel partisans in Boston and Richmond with option 29.0 only', () => {
  const t = setUp('campaign', ['partisans'], chance());
  expect(at(t, 'american', 'boonesboro')).toBe('american/militia');
  const rebels = (x: Table): string[] => SPACES.filter((_, space) => x.pub.partisan[space] === 0).map(({ id }) => id);
  expect(rebels(t)).toEqual(['boston', 'richmond']);
  expect(rebels(setUp('campaign', ['fortresses'], chance()))).toEqual([]);
});

test('4.4-a, 4.5-a, 4.5-b, 26.2-a the French and Spanish', () => {
  const t = full();
  expect(at(t, 'american', 'hispaniola')).toBe('french/regular');
  expect(at(t, 'american', 'france')).toBe('5 french/regular, french/marine, 2 french/fleet, rochambeau, de-grasse');
  expect(at(t, 'american', 'new-orleans')).toBe('spanish/regular, spanish/militia, galvez');
  expect(at(t, 'american', 'st-louis')).toBe('spanish/militia');
  expect(at(t, 'american', 'havana')).toBe('spanish/regular, spanish/militia, spanish/fleet');
  expect(at(t, 'american', 'santiago')).toBe('spanish/militia');
  expect(at(t, 'american', 'spain')).toBe('3 spanish/regular, spanish/marine');
});

test('4.2-d, 4.2-h, 4.2-j, 4.3-b to 4.3-e the groups that leave a choice wait, British first', () => {
  const t = setUp('campaign', RULES, chance());
  expect(t.pub.active).toBe('british');
  expect(groupsToPlace(t.pub, 'british')).toEqual(['B-CANADA', 'B-CAMCHAR', 'B-FLORIDA']);
  expect(groupsToPlace(t.pub, 'american')).toEqual(['A-NE', 'A-MA', 'A-VA', 'A-DS']);
  expect(UNITS.filter((_, unit) => t.pub.status[unit] === UNPLACED).length).toBe(4 + 1 + 3 + 6 + 5 + 3 + 2);
});

test('4.3-a the quick start places everybody, nowhere beside the enemy', () => {
  const t = full();
  expect([groupsToPlace(t.pub, 'british'), groupsToPlace(t.pub, 'american')]).toEqual([[], []]);
  for (const [space, { id }] of SPACES.entries()) expect(t.pub.count[0][space]! * t.pub.count[1][space]!, id).toBe(0);
  expect(at(t, 'british', 'quebec')).toBe('british/regular, carleton');
  expect(at(t, 'american', 'albany')).toBe('american/militia, arnold, allen');
  // 67 formations and 14 leaders of the set-up, without those set aside.
  expect(UNITS.filter((_, unit) => t.pub.status[unit] === IN_PLAY).length).toBe(67 - 10 + 14 - 2);
});

test('4.2-n, 4.3-i, 4.9-a, 4.10-a, 13.2-b the pools hold the leaders not named, Cornwallis and Washington wait aside', () => {
  const t = full();
  expect(t.pub.status[unitOf('washington')]).toBe(ASIDE);
  expect(t.pub.status[unitOf('cornwallis')]).toBe(ASIDE);
  const pool = (side: number): string[] =>
    LEADERS.filter(unit => t.pub.status[unit] === POOL && SIDE[unit] === side).map(unit => UNITS[unit]!.id);
  expect(pool(0)).toEqual([
    'greene',
    'gates',
    'lincoln',
    'montgomery',
    'lafayette',
    'wayne',
    'morgan',
    'marion',
    'clark',
    'jones',
  ]);
  expect(pool(1)).toEqual(['burgoyne', 'rawdon', 'knyphausen', 'butler', 'tarleton', 'rodney']);
  const aside = UNITS.filter((_, unit) => t.pub.status[unit] === ASIDE && IS_COMBAT[unit]);
  expect(aside.map(({ kind }) => kind).sort()).toEqual(
    ['grenadier', 'regular', 'regular', 'regular', 'regular', 'regular', 'regular', 'light', 'marine', 'fleet'].sort(),
  );
});

test('4.11-a whatever the set-up does not name is in reserve', () => {
  const t = full();
  expect(UNITS.filter((_, unit) => t.pub.status[unit] === RESERVE && IS_COMBAT[unit]).length).toBe(124 - 67);
});

test('4.1-a, 7.8-b, 7.8-c the container: 50 markers with all options, without Bait and Engineers 48', () => {
  expect(full().pub.container).toBe(50);
  const bare = setUp('campaign', [], chance());
  expect(bare.pub.container).toBe(48);
  expect(bare.dark.container).not.toContain(markerOf('bait'));
  expect(bare.dark.container).not.toContain(markerOf('engineers'));
  expect(MARKERS.filter((_, marker) => bare.pub.removed[marker]! > 0).map(({ id }) => id)).toEqual(['bait', 'engineers']);
  for (const id of ['committee', 'tarleton', 'tactical'] as const) {
    const marker = markerOf(id);
    expect(bare.dark.container.filter(kind => kind === marker).length).toBe(MARKER_COPIES[marker]);
  }
});

test('4.2-l, 4.6-a, 4.7-a the tables at their start; nobody holds a marker yet; the American is first', () => {
  const { pub } = full();
  expect([pub.progress, pub.europe, pub.turn, pub.first]).toEqual([0, 0, 1, 'american']);
  expect(pub.loyalty).toEqual([2, 0, 1, 0, 0, -2, -2]);
  expect(pub.hands).toEqual([0, 0]);
});

test('3.5-a both scenarios begin alike', () => {
  const [campaign, short] = SCENARIOS.map(scenario => setUp(scenario, ALL, chance()));
  expect({ ...campaign!.pub, scenario: 'short' }).toEqual(short!.pub);
  expect(campaign!.own).toEqual(short!.own);
});

test('22.1-b a stack shows its size and one common unit, a leader only where there is nothing else', () => {
  const t = full();
  const boston = spaceOf('boston');
  expect(t.pub.count[1][boston]).toBe(6);
  expect(KINDS[KIND[t.pub.top[1][boston]!]!]).toBe('regular');
  expect(t.pub.top[0][boston]).toBe(-1);
  expect(KINDS[KIND[t.pub.top[0][spaceOf('albany')]!]!]).toBe('militia');
  expect(t.pub.count[1][BRITAIN]).toBe(7);
});

test('4.0 counters and markers are conserved in every set-up', () => {
  for (const scenario of SCENARIOS)
    for (const options of [[], ALL, RULES, ['fortresses'], ['partisans', 'quick-start']]) {
      expect(conserved(setUp(scenario, options, chance()))).toBe('');
      expect(conserved(emptyTable(scenario, options, chance()))).toBe('');
    }
});

test('4.0 nothing has been done, laid or drawn before the first phase', () => {
  const { pub, own } = emptyTable('short', [], chance());
  const { points, bought, bids, assigned, pledged, played, debate, barred, handed, battle, ending, winner, campaign } = pub;
  expect({ points, bought, bids, assigned, pledged, played, debate, barred, handed, battle, ending, winner, campaign }).toEqual({
    points: [0, 0],
    bought: [0, 0],
    bids: [-1, -1],
    assigned: [[], []],
    pledged: [0, 0],
    played: [],
    debate: 0,
    barred: false,
    handed: false,
    battle: null,
    ending: null,
    winner: null,
    campaign: 0,
  });
  for (const marks of [pub.fortress, pub.siege, pub.partisan]) expect(marks).toEqual(SPACES.map(() => -1));
  for (const marks of [pub.massacre, pub.done]) expect(marks).toEqual(SPACES.map(() => 0));
  for (const mine of [own.american, own.british]) {
    expect([mine.at, mine.aboard]).toEqual([UNITS.map(() => -1), UNITS.map(() => -1)]);
    expect(mine.flags).toEqual(UNITS.map(() => 0));
    expect([mine.hand, mine.bid]).toEqual([MARKERS.map(() => 0), MARKERS.map(() => 0)]);
    expect(mine.assigned).toEqual(new Array(45).fill(0));
    expect([mine.laid, mine.force, mine.commander, mine.refused]).toEqual([0, [], -1, []]);
  }
});

test('the marks on units and spaces are single bits, and no two places off the map are the same', () => {
  const bits = (marks: readonly number[]): boolean =>
    marks.every(mark => mark > 0 && (mark & (mark - 1)) === 0) && new Set(marks).size === marks.length;
  expect(bits([MOVED, FROZEN, RELIEF, LANDED, TRIED, ATTACKED, FED, CHECKED])).toBe(true);
  const fought = [FOUGHT_AFLOAT, FOUGHT_RELIEF, FOUGHT_ASHORE, FOUGHT_SIEGE, FOUGHT_SORTIE];
  expect(bits([RAISED, PROMOTED, ENTERED, ...fought, OFFERED, DECLINED])).toBe(true);
  expect([RESERVE, IN_PLAY, ASIDE, POOL, GONE, EXCHANGED, UPGRADED, UNPLACED]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
