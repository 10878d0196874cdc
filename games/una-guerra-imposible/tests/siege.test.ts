import { expect, test } from 'vitest';
import { CAVALRY, INFANTRY } from '../data/blocks.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES, type SpaceName } from '../data/spaces.ts';
import { breakoutHits, breakouts, type Leaving, retreats, secondRetreats, type Way } from '../queries/retreat.ts';
import {
  assaulters,
  assaultHitsOn,
  assaultRounds,
  defenderOutguns,
  losesBesieged,
  lossesInside,
  mayAssault,
  mostAssaulting,
  salliers,
  siegeModifier,
} from '../queries/siege.ts';
import { afterHits } from '../queries/skirmish.ts';
import { block, entryInto, type Laid, lay, space } from './lay.ts';

const leaving = (side: 0 | 1, at: SpaceName, role: Leaving['role'], more: Partial<Leaving> = {}): Leaving => ({
  side,
  space: space(at),
  role,
  landed: false,
  sallied: false,
  room: false,
  ...more,
});
const where = (ways: readonly Way[]) =>
  ways.map(way => (way.by === 'gate' ? 'gate' : `${way.by} ${SPACES[way.to] ?? 'region'}`)).sort();

const siege = (laid: Laid = {}) =>
  lay({
    active: 'Carlist',
    units: {
      bilbao: [
        'c-viz-inf-1',
        'c-viz-inf-2 retreated',
        'c-ts-ts-1',
        'carlist field 2',
        'l-lin-inf-1 inside',
        'liberal field 1 inside',
      ],
    },
    besieged: ['bilbao'],
    ...laid,
  });

test('17.9-e an attacker goes back by a road his side came by', () => {
  const { pub } = lay({
    active: 'Liberal',
    units: { durango: ['l-lin-inf-1', 'c-viz-inf-1'] },
    entries: [['villarreal', 'durango']],
  });
  expect(where(retreats(pub, leaving(LIBERAL, 'durango', 'attacker')))).toEqual(['road villarreal']);
});

test('17.9-g, 17.9-b EX-1: a defender does not take the road the enemy came by, and prefers friends', () => {
  const { pub } = lay({
    active: 'Liberal',
    units: { salvatierra: ['c-par-inf-1', 'l-lin-inf-1'] },
    entries: [['vitoria', 'salvatierra']],
  });
  const ways = where(retreats(pub, leaving(CARLIST, 'salvatierra', 'defender')));
  expect(ways).toContain('road alsasua');
  expect(ways).not.toContain('road vitoria');
});

test('17.9-b, 17.9-c with no friendly space an enemy one will do, never one the enemy holds', () => {
  const t = lay({ active: 'Carlist', units: { viana: ['c-nav-inf-1', 'l-lin-inf-1'] }, entries: [['los-arcos', 'viana']] });
  expect(where(retreats(t.pub, leaving(CARLIST, 'viana', 'attacker')))).toEqual(['road los-arcos']);
  t.pub.fortress[space('los-arcos')] = 1;
  expect(retreats(t.pub, leaving(CARLIST, 'viana', 'attacker'))).toEqual([]);
  t.pub.siege[space('los-arcos')] = 3;
  expect(where(retreats(t.pub, leaving(CARLIST, 'viana', 'attacker')))).toEqual(['road los-arcos']);
});

test('17.9-g a road of the enemy opens again when a reinforcement has come by it', () => {
  const t = lay({ active: 'Liberal', units: { durango: ['c-viz-inf-1', 'l-lin-inf-1'] }, entries: [['villaro', 'durango']] });
  expect(where(retreats(t.pub, leaving(CARLIST, 'durango', 'defender')))).not.toContain('road villaro');
  t.pub.aid.push(entryInto('villaro', 'durango'));
  expect(where(retreats(t.pub, leaving(CARLIST, 'durango', 'defender')))).toContain('road villaro');
});

test('17.9-f, 17.9-g, 18-c the gate: for those who came out of it, and for defenders with room', () => {
  const { pub } = lay({
    units: { estella: ['c-nav-inf-1', 'l-lin-inf-1'] },
    fortresses: { estella: 'Carlist' },
    active: 'Liberal',
  });
  expect(where(retreats(pub, leaving(CARLIST, 'estella', 'defender', { sallied: true })))).toEqual(['gate']);
  expect(where(retreats(pub, leaving(CARLIST, 'estella', 'defender', { room: true })))).toContain('gate');
  expect(where(retreats(pub, leaving(CARLIST, 'estella', 'defender')))).not.toContain('gate');
  expect(where(retreats(pub, leaving(LIBERAL, 'estella', 'attacker', { room: true })))).not.toContain('gate');
});

test('17.9-j, 13.2-f defenders and landed units may leave by sea, attackers by land may not', () => {
  const { pub } = lay({ active: 'Liberal', units: { guetaria: ['l-lin-inf-1', 'c-gui-inf-1'] } });
  const bySea = (way: Leaving) => where(retreats(pub, way)).some(each => each.startsWith('sea'));
  expect(bySea(leaving(LIBERAL, 'guetaria', 'attacker', { landed: true }))).toBe(true);
  expect(bySea(leaving(LIBERAL, 'guetaria', 'attacker'))).toBe(false);
  expect(bySea(leaving(LIBERAL, 'guetaria', 'defender'))).toBe(true);
  expect(bySea(leaving(CARLIST, 'guetaria', 'defender'))).toBe(false);
});

test('17.9-l Liberals may retreat to a region, Carlists may not', () => {
  const { pub } = lay({ year: 1836, active: 'Carlist', units: { tudela: ['l-lin-inf-1', 'c-nav-inf-1'] } });
  expect(where(retreats(pub, leaving(LIBERAL, 'tudela', 'defender')))).toContain('road region');
  const { pub: other } = lay({ year: 1836, active: 'Liberal', units: { tudela: ['l-lin-inf-1', 'c-nav-inf-1'] } });
  expect(where(retreats(other, leaving(CARLIST, 'tudela', 'defender')))).not.toContain('road region');
});

test('17.9-n, 17.9-o, 17.9-p surrounded units: any neighbour, at least one hit, and one space more', () => {
  expect(breakouts(LIBERAL, space('viana')).map(at => SPACES[at])).toContain('logrono');
  const force = (infantry: number, cavalry = 0) => ({ infantry, cavalry, trains: 1, bands: 0 });
  expect([breakoutHits(force(0), force(0)), breakoutHits(force(1), force(1, 1))]).toEqual([1, 3]);
  const { pub } = lay({ units: { 'los-arcos': ['l-lin-inf-1'], estella: ['c-nav-inf-2'] } });
  expect(secondRetreats(pub, CARLIST, space('los-arcos'), space('viana')).map(at => SPACES[at])).toContain('estella');
  expect(secondRetreats(pub, CARLIST, space('los-arcos'), space('estella')).map(at => SPACES[at])).not.toContain('estella');
});

test('18.1-d an assault needs field guns and a siege of an earlier phase, once a phase', () => {
  const at = space('bilbao');
  expect(mayAssault(siege().pub, CARLIST, at)).toBe(true);
  expect(mayAssault(siege({ pub: { assaulted: [at] } }).pub, CARLIST, at)).toBe(false);
  expect(mayAssault(siege({ pub: { phases: 4 } }).pub, CARLIST, at)).toBe(false);
  expect(mayAssault(siege({ units: { bilbao: ['c-viz-inf-1', 'carlist mountain 2'] } }).pub, CARLIST, at)).toBe(false);
  expect(mayAssault(siege({ besieged: [] }).pub, CARLIST, at)).toBe(false);
  expect(mayAssault(siege().pub, LIBERAL, at)).toBe(false);
  expect(assaulters(siege().pub, siege().own.Carlist, CARLIST, at)).toEqual([block('c-viz-inf-1')]);
  expect([mostAssaulting(at), mostAssaulting(space('estella'))]).toEqual([4, 2]);
});

test('18.1-e, 18.1-i, 18.1-j guns decide the rounds and the numbers; cavalry hits on 1', () => {
  expect(defenderOutguns(siege().pub, CARLIST, space('bilbao'))).toBe(false);
  const equal = siege({ units: { bilbao: ['c-viz-inf-1', 'carlist field 1', 'liberal field 1 inside'] } });
  expect(defenderOutguns(equal.pub, CARLIST, space('bilbao'))).toBe(true);
  expect([assaultRounds(false), assaultRounds(true)]).toEqual([2, 1]);
  expect([
    assaultHitsOn(2, INFANTRY, 'attacker', false, 0),
    assaultHitsOn(2, INFANTRY, 'attacker', true, 0),
    assaultHitsOn(2, INFANTRY, 'defender', true, 0),
  ]).toEqual([2, 1, 3]);
  expect([assaultHitsOn(1, INFANTRY, 'attacker', true, 0), assaultHitsOn(2, CAVALRY, 'defender', true, 1)]).toEqual([1, 1]);
});

test('18.1-e, 18.1-h, 18.1-i, 18.1-k EX-11: an assault on a city in two rounds', () => {
  const count = (dice: readonly number[], on: number) => dice.filter(face => face <= on).length;
  const e2 = assaultHitsOn(2, INFANTRY, 'attacker', false, 0);
  const attackers = afterHits([4, 3], count([2, 5], 2) + count([3], 2));
  expect(attackers).toEqual([3, 3]);
  const first = lossesInside(count([1, 2, 6], e2) + count([2, 4, 5], e2), false, 0);
  expect(first).toEqual({ losses: 1, half: true });
  const defenders = afterHits([2], first.losses);
  expect(defenders).toEqual([1]);
  const second = lossesInside(count([1, 2, 1], e2) + count([2, 2, 6], e2), first.half, 0);
  expect(second).toEqual({ losses: 3, half: false });
  expect(afterHits(defenders, second.losses)).toEqual([0]);
  expect(second.losses - 1).toBeGreaterThanOrEqual(1); // the garrison is last
});

test('18.1-h sappers: the first hits count whole', () => {
  expect(lossesInside(3, false, 2)).toEqual({ losses: 2, half: true });
  expect(lossesInside(1, true, 2)).toEqual({ losses: 1, half: true });
  expect(lossesInside(0, true, 0)).toEqual({ losses: 0, half: true });
});

test('18.2-a, 18.2-b who may sally', () => {
  const t = lay({
    active: 'Liberal',
    units: { bilbao: ['c-viz-inf-1', 'l-lin-inf-1 inside', 'l-pro-inf-1 inside retreated', 'l-ts-ts-1 inside'] },
    besieged: ['bilbao'],
  });
  expect(salliers(t.pub, t.own.Liberal, LIBERAL, space('bilbao'))).toEqual([block('l-lin-inf-1')]);
  t.pub.sallied.push(space('bilbao'));
  expect(salliers(t.pub, t.own.Liberal, LIBERAL, space('bilbao'))).toEqual([]);
});

test('19.3-c, 19.3-d EX-10: attrition of the besieged', () => {
  const loses = (at: SpaceName, side: 0 | 1, besieging: number, besieged: number, roll: number) => {
    const [us, them] = side === LIBERAL ? ['liberal', 'carlist'] : ['carlist', 'liberal'];
    const units = [
      ...(besieging > 0 ? [`${them} field ${besieging}`] : []),
      ...(besieged > 0 ? [`${us} field ${besieged} inside`] : []),
    ];
    const { pub } = lay({
      units: { [at]: units },
      fortresses: { [at]: side === LIBERAL ? 'Liberal' : 'Carlist' },
      besieged: [at],
    });
    return losesBesieged(roll, siegeModifier(pub, side, space(at)));
  };
  expect(loses('estella', LIBERAL, 0, 0, 3)).toBe(true);
  expect(loses('estella', LIBERAL, 0, 0, 4)).toBe(false);
  expect(loses('estella', LIBERAL, 1, 0, 5)).toBe(true);
  expect(loses('haro', LIBERAL, 1, 1, 3)).toBe(true);
  expect(loses('haro', LIBERAL, 0, 1, 3)).toBe(false);
  expect(loses('estella', CARLIST, 2, 1, 4)).toBe(true);
});
