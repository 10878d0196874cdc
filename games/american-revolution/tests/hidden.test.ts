/** What a side cannot know can be dealt anew without its noticing; counters and markers are never lost. */
import { expect, test } from 'vitest';
import { FLEET } from '../data/kinds.ts';
import { IS_SEA } from '../data/map.ts';
import { AGITATORS, markerOf, TACTICAL } from '../data/markers.ts';
import { SIDES } from '../data/sides.ts';
import { SPACES, spaceOf } from '../data/spaces.ts';
import { KIND, UNITS_OF, unitOf } from '../data/units.ts';
import { clone } from '../state/clone.ts';
import { conserved } from '../state/conserved.ts';
import { redeal } from '../state/hidden.ts';
import { restackAll } from '../state/stacks.ts';
import { POOL, type Table } from '../state/table.ts';
import { pickFrom, scattered } from './scatter.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

test('22.1-a, 22.2-a, 7.4-a dealt anew, the table looks the same to the side that looks, and is another', () => {
  let [moved, hands] = [0, 0];
  for (const seed of SEEDS)
    for (const me of SIDES) {
      const t = scattered(seed);
      const other = redeal(t, me, pickFrom(seed + 1000));
      const them = me === 'american' ? 'british' : 'american';
      expect(other.pub).toEqual(t.pub);
      expect(other.own[me]).toEqual(t.own[me]);
      expect(conserved(other), `seed ${seed}`).toBe('');
      if (other.own[them].at.some((space, unit) => space !== t.own[them].at[unit])) moved++;
      if (other.own[them].hand.some((n, kind) => n !== t.own[them].hand[kind])) hands++;
      expect(other.dark.chance.key).not.toEqual(t.dark.chance.key);
    }
  expect(moved).toBeGreaterThan(100);
  expect(hands).toBeGreaterThan(80);
});

test('8.1-a, 9.3-a, 18.4-b what lies face down is laid anew, never more than the hand has', () => {
  let different = 0;
  for (const seed of SEEDS) {
    const t = scattered(seed);
    for (const [i, marker] of AGITATORS.entries()) t.own.british.assigned[i] = t.own.british.hand[marker]!;
    const { british } = redeal(t, 'american', pickFrom(seed)).own;
    for (const [kind, n] of british.bid.entries()) expect(n).toBeLessThanOrEqual(british.hand[kind]!);
    for (const [i, marker] of AGITATORS.entries()) {
      const laid = british.assigned.filter((_, at) => at % AGITATORS.length === i).reduce((sum, n) => sum + n, 0);
      expect(laid).toBeLessThanOrEqual(british.hand[marker]!);
    }
    expect(british.laid).toBeLessThanOrEqual(british.hand[TACTICAL]!);
    if (british.bid.join() !== t.own.british.bid.join()) different++;
  }
  expect(different).toBeGreaterThan(20);
});

test('38.1-b a tactical marker that has been shown is still in the hand after a new deal', () => {
  for (const seed of SEEDS) {
    const t = scattered(seed);
    if (t.own.british.hand[TACTICAL] === 0) continue;
    t.pub.pledged[1] = 1;
    expect(redeal(t, 'american', pickFrom(seed)).own.british.hand[TACTICAL]).toBeGreaterThan(0);
  }
});

test('16.3-a, 18.4-j who is in motion or in battle stays who he is', () => {
  for (const seed of SEEDS) {
    const t = scattered(seed);
    const force = UNITS_OF[1].filter(unit => t.own.british.at[unit]! >= 0).slice(0, 12);
    t.own.british.force = force.slice();
    const other = redeal(t, 'american', pickFrom(seed));
    for (const unit of force) expect(other.own.british.at[unit]).toBe(t.own.british.at[unit]);
  }
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

test('planted: what is lost, doubled, overloaded or misplaced is named', () => {
  const fault = (spoil: (t: Table) => void): string => {
    const t = scattered(3);
    spoil(t);
    return conserved(t);
  };
  const first = (t: Table, holds: (unit: number) => boolean): number =>
    UNITS_OF[1].find(unit => t.own.british.at[unit]! >= 0 && holds(unit))!;
  expect(fault(() => {})).toBe('');
  expect(fault(t => t.dark.container.pop())).toContain('the container shows');
  expect(fault(t => t.own.british.hand[markerOf('spy')]!++)).toContain('of spy');
  expect(fault(t => (t.pub.status[first(t, () => true)] = POOL))).toContain('has status 3');
  expect(fault(t => (t.pub.count[1][spaceOf('boston')]! += 1))).toContain('shows');
  expect(fault(t => (t.own.american.at[unitOf('gage')] = 3))).toContain('gage lies in the wrong drawer');
  expect(
    fault(t => {
      t.own.british.at[first(t, unit => KIND[unit] === FLEET)] = spaceOf('albany');
      restackAll(t);
    }),
  ).toContain('lies at albany');
  expect(
    fault(t => {
      const sea = SPACES.findIndex((_, space) => IS_SEA[space]);
      t.own.british.at[unitOf('br-mil-1')] = sea;
      t.pub.status[unitOf('br-mil-1')] = 1;
      restackAll(t);
    }),
  ).toContain('br-mil-1 is at sea');
});
