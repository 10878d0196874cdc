/** What a side cannot know can be dealt anew without its noticing; counters and markers are never lost. */
import { type Frame, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { ADMIRAL, FLEET } from '../data/kinds.ts';
import { IS_LAND, IS_SEA } from '../data/map.ts';
import { AGITATORS, MARKERS, markerOf, TACTICAL } from '../data/markers.ts';
import { SIDES } from '../data/sides.ts';
import { SPACES, spaceOf } from '../data/spaces.ts';
import { AROSE, IS_COMBAT, IS_FLEET, IS_LEADER, KIND, UNITS, UNITS_OF, type UnitId, unitOf } from '../data/units.ts';
import { clone } from '../state/clone.ts';
import { conserved } from '../state/conserved.ts';
import { imagine } from '../state/imagine.ts';
import { restackAll, unitsIn } from '../state/stacks.ts';
import { IN_PLAY, POOL, type Table } from '../state/table.ts';
import { pickFrom, scattered } from './scatter.ts';
import { type Said, scene } from './scene.ts';

type At = NonNullable<Said['at']>;
const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

/** A section in which the other side has, or has not, decided in secret. */
const deciding = (section: string, step: string, wait: string[], more: Partial<Frame> = {}): Frame => ({
  section,
  step,
  into: null,
  my: {},
  wait,
  ...more,
});
const other = (me: (typeof SIDES)[number]) => (me === 'american' ? 'british' : 'american');

test('22.1-a, 22.2-a, 7.4-a what is imagined looks the same to the side that looks, and is another', () => {
  let [moved, hands] = [0, 0];
  for (const seed of SEEDS)
    for (const me of SIDES) {
      const t = scattered(seed);
      const dream = imagine(viewOf(t, me), [], pickFrom(seed + 1000));
      const them = other(me);
      expect(dream.pub).toEqual(t.pub);
      expect(dream.own[me]).toEqual(t.own[me]);
      expect(conserved(dream), `seed ${seed}`).toBe('');
      if (dream.own[them].at.some((space, unit) => space !== t.own[them].at[unit])) moved++;
      if (dream.own[them].hand.some((n, kind) => n !== t.own[them].hand[kind])) hands++;
    }
  expect(moved).toBeGreaterThan(100);
  expect(hands).toBeGreaterThan(80);
});

test('24.5-a full fleets with leaders aboard, who need no room, can be imagined', () => {
  const fleets = ['br-fleet-1', 'br-fleet-2', 'br-fleet-3', 'br-fleet-4'] as const;
  const cargo = Array.from({ length: 16 }, (_, n) => `br-reg-${String(n + 1).padStart(2, '0')} > ${fleets[n >> 2]}`);
  const leaders = ['gage', 'carleton', 'clinton', 'cornwallis'].map(leader => `${leader} > br-fleet-1`);
  const t = scene({ at: { 'mid-atlantic-coast': [...fleets, ...cargo, ...leaders], boston: ['br-det-01'] } });
  for (const seed of SEEDS) {
    const dream = imagine(viewOf(t, 'american'), [], pickFrom(seed));
    expect(dream.pub).toEqual(t.pub);
    expect(conserved(dream), `seed ${seed}`).toBe('');
  }
});

test('8.1-a, 9.3-a, 7.2-a what lies face down is laid anew, never more than the hand has, and only by who has decided', () => {
  let [bids, laid] = [0, 0];
  for (const seed of SEEDS) {
    const v = viewOf(scattered(seed), 'american');
    const bid = (wait: string[]) => imagine(v, [deciding('initiative', 'bid', wait)], pickFrom(seed)).own.british;
    const { british } = imagine(v, [deciding('agitation', 'assign', ['american'])], pickFrom(seed)).own;
    for (const [kind, n] of bid(['american']).bid.entries()) expect(n).toBeLessThanOrEqual(bid(['american']).hand[kind]!);
    for (const [i, marker] of AGITATORS.entries()) {
      const there = british.assigned.filter((_, at) => at % AGITATORS.length === i).reduce((sum, n) => sum + n, 0);
      expect(there).toBeLessThanOrEqual(british.hand[marker]!);
      laid += there;
    }
    expect(bid(['american', 'british']).bid.every(n => n === 0)).toBe(true);
    if (bid(['american']).bid.some(n => n > 0)) bids++;
    const mine = { american: { back: [] }, british: { back: [] as number[] } };
    imagine(v, [deciding('adjustment', 'giveBack', ['american'], { mine })], pickFrom(seed));
    expect(mine.british.back.length).toBe(v.pub.hands[1]! >> 1);
  }
  expect(bids).toBeGreaterThan(20);
  expect(laid).toBeGreaterThan(20);
});

test('38.1-b, 27.1-a what he has shown, or must hold to do what he does, is in the hand that is imagined', () => {
  for (const seed of SEEDS) {
    const t = scattered(seed);
    if (t.pub.hands[1] === 0) continue;
    t.pub.points[1] = 0;
    const my = { side: 'british', line: 20, arranged: false, finished: false };
    const mine = { american: { free: false }, british: { free: false } };
    const frame = { ...deciding('mobilization', 'hessian', []), my, mine };
    if (t.own.american.hand[markerOf('hessians')] === 0) {
      expect(imagine(viewOf(t, 'american'), [frame], pickFrom(seed)).own.british.hand[markerOf('hessians')]).toBe(1);
      expect(mine.british.free).toBe(true);
    }
    if (t.own.british.hand[TACTICAL] === 0) continue;
    t.pub.pledged[1] = 1;
    expect(imagine(viewOf(t, 'american'), [], pickFrom(seed)).own.british.hand[TACTICAL]).toBeGreaterThan(0);
  }
});

test('22.1-d where a purchase was refused somebody is imagined who refuses it', () => {
  let met = 0;
  for (const seed of SEEDS) {
    const t = scattered(seed);
    const british = (space: number): number[] => unitsIn(t.own.british, 1, space);
    const space = SPACES.findIndex(
      (_, at) =>
        IS_LAND[at] && t.pub.count[1][at]! > 1 && british(at).some(u => IS_LEADER[u]) && british(at).some(u => IS_COMBAT[u]),
    );
    if (space < 0) continue;
    t.pub.top[1][space] = british(space).find(u => IS_LEADER[u])!;
    t.pub.phase = 'mobilization';
    t.own.american.refused = [space];
    const { at, aboard } = imagine(viewOf(t, 'american'), [], pickFrom(seed)).own.british;
    expect(UNITS_OF[1].some(u => at[u] === space && IS_COMBAT[u] && aboard[u]! < 0)).toBe(true);
    met++;
  }
  expect(met).toBeGreaterThan(20);
});

test('16.3-a, 16.9-b, 18.1-a, 22.1-a under a force that marches, sails or must be fought somebody is imagined who can', () => {
  const ships: At = { boston: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01'], newport: ['gage', 'br-fleet-3'] };
  const troops: At = { boston: ['br-reg-01', 'br-fleet-1'], newport: ['gage', 'br-reg-02', 'br-reg-03'] };
  const [boston, newport] = [spaceOf('boston'), spaceOf('newport')];
  const ashore = (unit: number): boolean => !IS_FLEET[unit] && KIND[unit] !== ADMIRAL;
  const afloat = (unit: number): boolean => IS_FLEET[unit]!;
  /** Whether in every dream somebody of the sort lies at Boston, where all that is seen is the unit on top. */
  const always = (at: At, top: UnitId, sort: (unit: number) => boolean, frames: Frame[]): boolean =>
    SEEDS.every(seed => {
      const t = scene({ at });
      t.pub.top[1][boston] = unitOf(top);
      t.pub.top[1][newport] = unitOf('gage');
      const dream = imagine(viewOf(t, 'american'), frames, pickFrom(seed));
      return UNITS_OF[1].some(unit => dream.own.british.at[unit] === boston && sort(unit));
    });
  const going = (section: 'march' | 'sail', here: number, from: number, side = 'british'): Frame =>
    deciding(section, 'path', [], { my: { side, here, from } });
  const due = (fight: string): Frame =>
    deciding('combat', 'battles', [], { my: { side: 'american', due: [{ space: boston, fight }] } });
  const soldier = (...frames: Frame[]) => always(ships, 'br-fleet-1', ashore, frames);
  expect(soldier()).toBe(false);
  expect(soldier(going('march', boston, newport))).toBe(true);
  expect(soldier(going('march', -1, boston))).toBe(true);
  expect(soldier(going('march', boston, newport, 'american'))).toBe(false);
  expect(soldier(due('land'))).toBe(true);
  const ship = (...frames: Frame[]) => always(troops, 'br-reg-01', afloat, frames);
  expect([ship(), ship(going('sail', boston, newport)), ship(due('naval'))]).toEqual([false, true, true]);
});

test('a copy is equal and shares nothing', () => {
  const t = scattered(7);
  t.pub.battle = {
    space: 1,
    fight: 'land',
    attacker: 'british',
    units: [[1], [90]],
    fleets: [],
    assault: false,
    landed: [],
    armed: [true, true],
    dispersed: [1],
    tarleton: [false, true],
    tactical: [0, 0],
    initiative: 'british',
    firing: 'british',
    rounds: 1,
    dice: 2,
    guns: 0,
    retreating: null,
    loser: null,
    eliminated: [0, 1],
    shotHeard: false,
    honors: false,
  };
  const copy = clone(t);
  expect(copy).toEqual(t);
  const shared: string[] = [];
  const walk = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null) return;
    if (a === b && !path.endsWith('.key')) shared.push(path);
    for (const key of Object.keys(a))
      walk((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
  };
  walk(t, copy, 't');
  expect(shared).toEqual([]);
});

const spoiled = (spoil: (t: Table) => void): string => {
  const t = scattered(3);
  spoil(t);
  return conserved(t);
};
/** A unit of a side in play that is as asked. */
const some = (t: Table, side: 0 | 1, holds: (unit: number) => boolean): number =>
  UNITS_OF[side].find(unit => t.own[SIDES[side]].at[unit]! >= 0 && holds(unit))!;

test('planted: markers lost or doubled, of any kind, in either hand', () => {
  expect(spoiled(() => {})).toBe('');
  expect(spoiled(t => t.dark.container.pop())).toContain('the container shows');
  for (const marker of MARKERS.keys()) expect(spoiled(t => t.pub.removed[marker]!++)).toContain(`of ${MARKERS[marker]!.id}`);
  expect(spoiled(t => t.pub.hands[0]++)).toContain('american shows');
  expect(spoiled(t => t.pub.hands[1]++)).toContain('british shows');
});

test('planted: markers laid in the open count too', () => {
  expect(spoiled(t => (t.pub.assigned[0] = [0, 0, 0, 0, 1]))).toContain('12 of rousing');
  expect(spoiled(t => t.pub.played.push(markerOf('spy')))).toContain('3 of spy');
  expect(spoiled(t => (t.pub.status[AROSE[1]] = IN_PLAY))).toContain('2 of leader-arises');
});

test('planted: units with a wrong status, in the wrong drawer, or shown wrongly', () => {
  for (const side of [0, 1] as const) {
    for (const unit of UNITS_OF[side].filter(unit => scattered(3).own[SIDES[side]].at[unit]! >= 0))
      expect(spoiled(t => (t.pub.status[unit] = POOL))).toContain(`${UNITS[unit]!.id} has status 3`);
    expect(spoiled(t => (t.pub.count[side][spaceOf('boston')]! += 1))).toContain(`${SIDES[side]} shows`);
    expect(spoiled(t => (t.pub.top[side][spaceOf('kennebec')] = 7))).toContain(`${SIDES[side]} shows 7`);
  }
  expect(spoiled(t => (t.own.american.at[unitOf('gage')] = 3))).toContain('gage lies in the wrong drawer');
  expect(spoiled(t => (t.own.british.aboard[0] = 5))).toContain('am-reg-01 lies in the wrong drawer');
});

test('planted: fleets on land, militia and swimmers at sea, cargo without its ship, ships overloaded, strangers in a box', () => {
  const sea = SPACES.findIndex((_, space) => IS_SEA[space]);
  const put = (t: Table, side: 0 | 1, unit: number, space: number, fleet = -1): void => {
    t.own[SIDES[side]].at[unit] = space;
    t.own[SIDES[side]].aboard[unit] = fleet;
    t.pub.status[unit] = IN_PLAY;
    restackAll(t);
  };
  expect(spoiled(t => put(t, 1, unitOf('br-fleet-1'), spaceOf('albany')))).toContain('br-fleet-1 lies at albany');
  expect(spoiled(t => put(t, 1, unitOf('br-mil-1'), sea))).toContain('br-mil-1 is at sea');
  expect(spoiled(t => put(t, 1, unitOf('br-reg-01'), sea))).toContain('br-reg-01 swims');
  expect(spoiled(t => put(t, 1, unitOf('gage'), sea))).toContain('gage swims');
  expect(spoiled(t => put(t, 1, unitOf('rodney'), sea))).toContain('rodney is at gulf-of-st-lawrence without a fleet');
  expect(spoiled(t => put(t, 0, unitOf('am-reg-01'), spaceOf('france')))).toContain('am-reg-01 is in france');
  const aboard = (fleet: (t: Table) => number, space: (t: Table) => number): string =>
    spoiled(t => put(t, 1, unitOf('br-reg-01'), space(t), fleet(t)));
  const ship = unitOf('br-fleet-1');
  const harbour = (t: Table): number => t.own.british.at[ship]!;
  expect(aboard(() => unitOf('br-reg-02'), harbour)).toContain('br-reg-01 is aboard');
  expect(aboard(() => unitOf('am-fleet-1'), harbour)).toContain('br-reg-01 is aboard');
  expect(
    aboard(
      () => ship,
      () => spaceOf('albany'),
    ),
  ).toContain('br-reg-01 is aboard');
  expect(spoiled(t => (t.own.british.aboard[UNITS_OF[1].find(unit => t.own.british.at[unit]! < 0)!] = 0))).toContain(
    'is aboard and nowhere',
  );
  const crowd = spoiled(t => {
    for (const unit of unitsIn(t.own.british, 1, harbour(t)))
      if (t.own.british.aboard[unit] === ship) put(t, 1, unit, spaceOf('halifax'));
    for (const id of ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'] as const)
      put(t, 1, unitOf(id), harbour(t), ship);
  });
  expect(crowd).toBe('br-fleet-1 is overloaded');
  expect(some(scattered(3), 1, unit => KIND[unit] === FLEET)).toBe(ship);
});
