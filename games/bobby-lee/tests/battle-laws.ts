/** What must be true of every board whenever somebody is asked, whatever has been played. */
import { blockKind, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import { hexsideFrom, hexsideKind, hexsides, hexsideTo } from '../data/hexsides.ts';
import { SIDES } from '../data/sides.ts';
import { DIE_ROLL } from '../data/tables.ts';
import { BLOCKS_OF, DISORGANISED, HALF_HIT } from '../data/tokens.ts';
import { centreLost, inLine, isFortress, lineOf, reserveOf, roleOf } from '../queries/battle.ts';
import { attackLimitOf, reinforceLimitOf } from '../queries/limits.ts';
import { numberOf } from '../queries/sides.ts';
import type { Battle, Table } from '../state/table.ts';

const times = (list: readonly number[], one: number): number => list.filter(n => n === one).length;

const unitFault = (t: Table, side: 'USA' | 'CSA', token: number, b: Battle | undefined): string | null => {
  const { pub, own } = t;
  const [spot, marks] = [pub.spot[token]!, pub.marks[token]!];
  const kind = blockKind[own[side].block[token]!]!;
  const role = roleOf(pub, side);
  if (b === undefined || b.won !== null) {
    if (spot !== -1) return '6.1-d on a board without a battle';
    return pub.shown[token] === -1 ? null : '6.1-d face up without a battle';
  }
  if (spot === -1) return pub.hour === 4 ? null : '6.31-f beside the board by day';
  if (spot === reserveOf((1 - role) as 0 | 1)) return '7.4-b in the enemy Reserve';
  if (isFortress(b.hex) && (spot >= 8 || (inLine(spot) && spot % 3 !== 1))) return '7.6-a beside the Centre of a fortress';
  if (kind === HQ && (spot >= 8 || (inLine(spot) && lineOf(spot) !== role))) return '7.41-a an HQ that engages';
  if (kind === HEAVY_ARTILLERY && spot !== reserveOf(role) && !(spot % 3 === 1 && inLine(spot) && lineOf(spot) === role))
    return '7.31-e a heavy gun away from the Centre';
  if ((marks & DISORGANISED) !== 0 && spot !== reserveOf(role)) return '7.13-c disorganised outside the Reserve';
  if ((marks & DISORGANISED) !== 0 && role === 0) return '7.11-a an Attacker who retreated into a battle';
  if ((marks & HALF_HIT) !== 0 && !(inLine(spot) && lineOf(spot) === role)) return '7.36-a a half-hit outside the own line';
  return null;
};
const roadFault = ({ pub }: Table, b: Battle): string | null => {
  const twice = pub.hour === 4 ? 2 : 1;
  for (const side of [0, 1] as const) {
    for (const over of b.retreated[side])
      if (times(b.retreated[side], over) > attackLimitOf(pub, over) * twice)
        return '7.12-a more retreated than the hexside lets through';
    for (const over of b.reinforced[side]) {
      const limit = reinforceLimitOf(pub, over);
      const most = limit === DIE_ROLL ? (b.admitted[b.rolled.indexOf(over)] ?? 0) : limit * twice;
      if (times(b.reinforced[side], over) > most) return '7.51-a more reinforced than the hexside lets through';
    }
  }
  if (new Set(b.rolled).size !== b.rolled.length) return '1.21-d two dice for one hexside';
  for (const over of b.entries) {
    if (hexsideFrom[over] !== b.hex && hexsideTo[over] !== b.hex) return '6.1-e a hexside of another hex';
    if (hexsideKind[over] === undefined || !hexsides.includes(over)) return '6.1-e no hexside';
  }
  return null;
};
/** The first law that is broken, or null. While units leave or fall one by one (`leaving`) a Centre may lie open for a moment. */
export const brokenLaw = (t: Table, leaving: boolean): string | null => {
  const { pub } = t;
  for (const b of pub.battles) {
    if (!leaving && b.won === null && b.routed < 0 && b.deployed && centreLost(pub, b.hex) >= 0)
      return '7.15-b a Centre lost without a rout';
    const fault = roadFault(t, b);
    if (fault !== null) return fault;
  }
  for (const side of SIDES)
    for (const token of BLOCKS_OF[numberOf(side)]) {
      if (pub.at[token] === -1) continue;
      const b = pub.battles.find(fought => fought.hex === pub.at[token]);
      const fault = unitFault(t, side, token, b);
      if (fault !== null) return fault;
      const enemies = BLOCKS_OF[1 - numberOf(side)]!.some(k => pub.at[k] === pub.at[token]);
      if (enemies && (b === undefined || b.won !== null)) return '6.1-a enemies together without a battle';
    }
  return null;
};
