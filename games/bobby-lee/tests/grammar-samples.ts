/** Something to say of everything: each line of the journal and each option, with none, one and two, both sides, either gender. */
import type { SideName } from '../data/sides.ts';
import type { Deeds, Facts } from '../types.ts';
import { between, block, hex } from './scene.ts';

/** A masculine army, a feminine division, a masculine siege train, one that begins with an i, a lady of the horse artillery. */
export const UNITS = (['ap', 'c-inf-hood', 'u-hvy-siege', 'c-cav-imboden', 'u-art-horse', 'csa-hq'] as const).map(block);
const SIDES: readonly SideName[] = ['USA', 'CSA'];
const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const;
export const HERE = hex('manassas-junction');
const THERE = hex('fort-monroe');
export const HEXES_OF = [[HERE], [HERE, THERE], [HERE, THERE, hex('richmond')]];

export interface Case {
  readonly n: number;
  readonly b: number;
  readonly side: SideName;
  readonly yes: boolean;
}
export const CASES: readonly Case[] = [0, 1, 2].flatMap(n =>
  UNITS.flatMap(b => SIDES.flatMap(side => [false, true].map(yes => ({ n, b, side, yes })))),
);
const dice = (b: number, n: number) => ({ block: b, power: 2, dice: Array.from({ length: n + 1 }, () => 6) });
const spots = <T>(of: (spot: number) => T): T[] => SPOTS.map(of);

/** Each kind of line, with what can change in it. A kind that is missing does not compile. */
export const LINES: { readonly [K in keyof Facts]: (c: Case) => readonly Facts[K][] } = {
  begins: () => [{ scenario: '1862' }],
  month: c => [{ month: 10 + c.n, weather: c.yes ? 1 : 0 }],
  exchanged: c => UNITS.map(other => ({ one: c.b, other })),
  linkBuilt: () => [{ month: 6 }],
  points: c =>
    [-2, -1, 0, 1, 2].flatMap(marker => [
      { side: c.side, points: c.n, marker, reason: 'place', place: 0 },
      ...['date', 'draft', 'emancipation', 'supplyHexes', 'washington', 'allSupplyHexes'].map(reason => ({
        side: c.side,
        points: c.n,
        marker,
        reason,
        place: -1 as const,
      })),
    ]),
  proclaimed: c => [{ draft: c.yes, emancipation: c.n > 0 }],
  drafted: c => [{ side: c.side, die: 3, cadres: c.n, time: c.n }],
  emancipated: () => [{ points: 20 }],
  income: c => [{ usa: c.n, csa: c.n }],
  plannedStep: c => [{ block: c.b }],
  calledUp: c => [{ block: c.b }],
  plannedCadre: c => [{ block: c.b, hex: HERE }],
  posted: c => [{ side: c.side, hex: HERE }],
  replaced: c => [{ steps: UNITS.slice(0, c.n), cadres: UNITS.slice(0, c.n), posts: [] }],
  bidLaid: c => [{ bid: c.n }],
  bids: c => [{ usa: c.n, csa: c.n, side: c.side }],
  turn: c => [{ side: c.side, turn: c.n }],
  demanded: c => HEXES_OF.map(hexes => ({ side: c.side, hexes })),
  refused: c => [{ side: c.side }],
  surrendered: c => HEXES_OF.map(hexes => ({ side: c.side, hexes, count: c.n, demanded: c.yes })),
  weather: c => [{ die: 2, weather: c.n > 0 ? 1 : 0, changed: c.yes }],
  activated: c => [{ side: c.side, hqs: UNITS.slice(0, c.n + 1), hexes: [HERE, THERE, HERE] }],
  strategic: c => [{ side: c.side, moves: c.n }],
  passed: c => [{ side: c.side }],
  marched: c => [{ block: c.b, from: HERE, to: THERE, marked: c.yes }],
  someMarched: c => [{ side: c.side, token: 1, from: HERE, to: THERE, marked: c.yes }],
  attacked: c => [{ block: c.b, from: HERE, to: THERE }],
  someAttacked: c => [{ side: c.side, token: 1, from: HERE, to: THERE }],
  moved: c => WAYS.map(by => ({ block: c.b, by, from: HERE, to: THERE, cost: 1 })),
  someMoved: c => WAYS.map(by => ({ side: c.side, token: 1, by, from: HERE, to: THERE, cost: 1 })),
  aimed: c => [{ block: c.b, from: HERE, to: THERE }],
  someAimed: c => [{ side: c.side, token: 1, from: HERE, to: THERE }],
  forced: c => [-2, 0, 1].map(modifier => ({ block: c.b, from: HERE, to: THERE, die: 4, modifier, success: c.yes })),
  someForced: c => [{ side: c.side, token: 1, from: HERE, to: THERE, die: 4, success: c.yes }],
  lapsed: c => [{ side: c.side, count: c.n }],
  supplied: c => HEXES_OF.map(hexes => ({ hq: c.b, hexes })),
  lostStep: c => [{ block: c.b, hex: HERE, steps: c.n }],
  someLostStep: c => [{ side: c.side, hex: HERE }],
  eliminated: c => [{ block: c.b, token: 1, hex: HERE, forGood: c.yes }],
  someEliminated: c => [{ side: c.side, token: 1, hex: HERE, forGood: c.yes }],
  revealed: c => [{ block: c.b, token: 1, hex: HERE, steps: c.n }],
  siegeLosses: c => HEXES_OF.map(hexes => ({ side: c.side, hexes })),
  monthOver: () => [{ month: 10 }],
  playsOn: c => [{ agreed: c.yes, until: 27 }],
  ended: c =>
    (['decisive', 'marginal', 'election', 'draw'] as const).map(ending => ({
      ending,
      winner: ending === 'draw' ? null : c.side,
      grade: 1,
      marker: 3,
    })),
  battleOpens: c => [{ hex: HERE, attacker: c.side, attackers: c.n, defenders: c.n, fortress: c.yes }],
  deployed: c => [{ side: c.side, hex: HERE, spots: [0, 1, 7], counts: [c.n, 1, 2] }],
  placed: c => spots(spot => ({ block: c.b, hex: HERE, spot, attacker: c.side })),
  somePlaced: c => spots(spot => ({ side: c.side, token: 1, hex: HERE, spot, attacker: c.side })),
  battleTurn: c => [{ day: 1, hour: c.n, side: c.side }],
  fallsBack: c => [{ block: c.b, hex: HERE }],
  someFallsBack: c => [{ side: c.side, token: 1, hex: HERE }],
  namedToRetreat: c => [{ side: c.side, hex: HERE, count: c.n }],
  withdrew: c => [{ block: c.b, from: HERE, to: THERE, bySea: c.yes }],
  someWithdrew: c => [{ side: c.side, token: 1, from: HERE, to: THERE, bySea: c.yes }],
  cannotLeave: c => [{ side: c.side, hex: HERE, count: c.n, lost: c.yes }],
  pursued: c =>
    spots(at => ({ hex: HERE, at, speed: 3, slowest: c.yes ? -1 : 2, fire: dice(c.b, c.n), hits: c.n, attacker: c.side })),
  tooSlow: c => [{ hex: HERE, block: c.b, speed: 2, slowest: c.yes ? -1 : 3 }],
  someTooSlow: c => [{ side: c.side, token: 1, hex: HERE }],
  morale: c => [{ hex: HERE, block: c.b, die: 3, good: c.yes }],
  fired: c =>
    (['short', 'long', 'enfilade'] as const).flatMap(how =>
      spots(at => ({
        hex: HERE,
        attacker: c.side,
        how,
        at,
        aim: c.yes ? c.b : (-1 as const),
        fire: dice(c.b, c.n),
        hits: c.n,
        friends: c.n,
      })),
    ),
  flankedCentre: c => [{ hex: HERE, block: c.b }],
  halfHit: c => [{ hex: HERE, block: c.b }],
  someHalfHit: c => [{ side: c.side, token: 1, hex: HERE }],
  assaulted: c =>
    spots(spot => ({
      hex: HERE,
      attacker: c.side,
      spot,
      round: 1,
      side: c.side,
      fire: UNITS.slice(0, c.n + 1).map(b => dice(b, c.n)),
      hits: c.n,
    })),
  goesOn: c => [{ side: c.side, hex: HERE }],
  brokeOff: c => [{ side: c.side, hex: HERE, count: c.n, forced: c.yes }],
  shifted: c => spots(to => ({ block: c.b, hex: HERE, from: c.yes ? 1 : 6, to, attacker: c.side })),
  someShifted: c => spots(to => ({ side: c.side, token: 1, hex: HERE, from: c.yes ? 1 : 8, to, attacker: c.side })),
  enveloped: c =>
    [0, 2, 3, 5].map(wing => ({
      block: c.b,
      hex: HERE,
      wing,
      sum: {
        die: 1,
        terms: [{ rule: '7.43-b', value: c.n - 1, of: 'cavalry' }].slice(c.n === 1 ? 1 : 0),
        total: c.n - 1,
        need: 4,
      },
      success: c.yes,
      attacker: c.side,
    })),
  someEnveloped: c =>
    [0, 2, 3, 5].map(wing => ({ side: c.side, token: 1, hex: HERE, wing, die: 4, success: c.yes, attacker: c.side })),
  stranded: c => [0, 2, 3, 5].map(wing => ({ block: c.b, hex: HERE, wing, attacker: c.side })),
  someStranded: c => [0, 2, 3, 5].map(wing => ({ side: c.side, token: 1, hex: HERE, wing, attacker: c.side })),
  reinforcedBy: c => [{ block: c.b, from: HERE, hex: THERE }],
  someReinforced: c => [{ side: c.side, token: 1, from: HERE, hex: THERE }],
  hexsideRolled: c => [{ side: c.side, hex: HERE, from: THERE, die: 4, units: c.n }],
  battleRouted: c => (['centre', 'flank', 'lost'] as const).map(why => ({ side: c.side, hex: HERE, why })),
  nightFalls: () => [{ day: 1 }],
  brokeContact: c => [{ side: c.side, hex: HERE, count: c.n }],
  recovered: c => [{ count: c.n }],
  choseNight: c => [{ side: c.side, hex: HERE, stays: c.yes }],
  battleWon: c => [{ hex: HERE, winner: c.n === 0 ? null : c.side, great: c.yes }],
  regrouped: c => [{ side: c.side, hex: HERE, out: c.yes }],
  battleDay: () => [{ day: 2 }],
};
const WAYS = ['rail', 'offMap', 'sail', 'invade', 'evacuate', 'cross'];

/** Every option, with what can change in it. */
const over = between('manassas-junction', 'bealeton');
const nothing = (): readonly null[] => [null];
const unit = (c: Case): readonly number[] => [c.b];
const somewhere = (): readonly number[] => [HERE, THERE];
export const OPTIONS: { readonly [D in keyof Deeds]: (c: Case) => readonly Deeds[D][] } = {
  lift: unit,
  exchange: unit,
  proclaim: c => [{ draft: c.yes, emancipation: c.n > 0 }],
  strengthen: unit,
  muster: unit,
  enlist: unit,
  post: somewhere,
  ready: nothing,
  bid: c => [c.n],
  demand: somewhere,
  capitulate: somewhere,
  accept: nothing,
  refuse: nothing,
  proceed: nothing,
  activate: c => [UNITS.slice(0, c.n + 1), [c.b]],
  pass: nothing,
  order: unit,
  march: somewhere,
  marchOn: somewhere,
  attack: () => [over],
  rail: somewhere,
  offMap: somewhere,
  sail: somewhere,
  invade: somewhere,
  evacuate: somewhere,
  cross: () => [over],
  stay: nothing,
  halt: nothing,
  force: c => [{ block: c.b, over }],
  lapse: nothing,
  provide: unit,
  forgo: nothing,
  starve: unit,
  playOn: nothing,
  settle: nothing,
  deploy: c => spots(spot => ({ block: c.b, spot })),
  deployRest: () => [...SPOTS],
  fightAt: () => [0],
  fallBack: unit,
  fallBackAll: nothing,
  standFast: nothing,
  withdraw: c => [{ block: c.b, to: HERE }],
  withdrawAll: somewhere,
  giveUp: nothing,
  pursue: c => spots(at => ({ block: c.b, at })),
  letGo: nothing,
  takeHit: unit,
  assault: () => [...SPOTS],
  secondRound: nothing,
  breakOff: nothing,
  fire: c => spots(at => ({ block: c.b, at, aim: c.yes ? block('u-inf-1-i') : (-1 as const) })),
  fireAll: nothing,
  ceaseFire: nothing,
  shift: c => spots(to => ({ block: c.b, to })),
  shiftAll: () => spots(to => ({ from: 6, to })),
  envelop: c => [0, 2, 3, 5].map(wing => ({ block: c.b, wing })),
  endMoves: nothing,
  seek: unit,
  endSearch: nothing,
  enterWing: nothing,
  rejoin: nothing,
  reinforce: unit,
  rollOver: () => [over],
  endReinforcement: nothing,
  remain: nothing,
  payDay: unit,
  leave: nothing,
  endRegroup: nothing,
};
