/**
 * 5.3 MARCHING: where a unit can come to in one land move. Friends and settlements never hinder it (5.2-a, 1.3-a), nobody has a
 * zone of control (5.31-e), and limits of hexsides bind attacks alone (1.21-a). Every clear or forest hex is playable (1.2-a).
 */
import { memoSeen } from '@cuartel/engine';
import type { Block } from '../data/blocks.ts';
import { FOREST, HEX_COUNT, type Hex, neighbours, playable, terrain } from '../data/hexes.ts';
import { type Hexside, hexsides } from '../data/hexsides.ts';
import { onTurnpike, turnpikeOver } from '../data/railways.ts';
import type { Side } from '../data/sides.ts';
import type { Seen, View } from '../state/table.ts';
import { countUnits, stoodAt } from './control.ts';
import { attackersOver, attackLimitOf, isSwamp, marchable } from './limits.ts';
import { numberOf } from './sides.ts';
import { isHq, placeOf, speedOf } from './units.ts';

export interface Reach {
  /** Friendly and empty hexes in which it may end its move. */
  readonly hexes: readonly Hex[];
  /** 5.31-b Hexsides over which it may attack. */
  readonly attacks: readonly Hexside[];
  /** 5.32-b Those of them where it ends with its full speed spent or stopped by terrain, so that it may be marked for a forced march. */
  readonly spent: readonly Hex[];
}

/**
 * 5.31-b, 5.31-c, 5.31-d, 5.11-e Whether one more unit may attack over a hexside into the hex `to`. Nobody but attackers comes over
 * a hexside of a battle, so one that lets no more of them through is closed to all; an impassable one lets nobody through.
 */
export const mayAttackOver = (pub: Seen, side: Hexside, to: Hex, hq: boolean, friends: Readonly<Uint8Array>): boolean =>
  attackersOver(pub, side) < attackLimitOf(pub, side) && (!hq || friends[to]! > 0);

/** What is being worked out, and who stands where meanwhile. */
let hexes: Hex[] = [];
let attacks: Hexside[] = [];
const listed = new Uint8Array(HEX_COUNT);
const halts = new Uint8Array(HEX_COUNT);
const enemies = new Uint8Array(HEX_COUNT);
const friends = new Uint8Array(HEX_COUNT);
const here: Hex[] = [];
const ahead: Hex[] = [];
const awaited = new Uint8Array(HEX_COUNT);

const list = (hex: Hex): void => {
  if (listed[hex] !== 0) return;
  listed[hex] = 1;
  hexes.push(hex);
};

/** 1.24-b, 1.25-a, 5.31-a One hex further from every hex of `here`; what need not stop goes into `ahead`. */
const spread = (pub: Seen, side: Side, hq: boolean, last: boolean): void => {
  ahead.length = 0;
  awaited.fill(0);
  for (let i = 0; i < here.length; i++) {
    const from = here[i]!;
    for (let d = from * 6; d < from * 6 + 6; d++) {
      const to = neighbours[d]!;
      if (to < 0 || !playable[to]) continue;
      const over = hexsides[d]!;
      if (!marchable(over)) continue;
      if (enemies[to]! > 0) {
        if (mayAttackOver(pub, over, to, hq, friends) && !attacks.includes(over)) attacks.push(over);
        continue;
      }
      const stops = isSwamp(over) || (terrain[to] === FOREST && !stoodAt(pub, side, to));
      list(to);
      if (stops || last) halts[to] = 1;
      if (stops || awaited[to] === 1) continue;
      awaited[to] = 1;
      ahead.push(to);
    }
  }
};
/** 1.6-a, 1.6-b One hex more for a unit that keeps to the Turnpike all the way. */
const followTurnpike = (pub: Seen, start: Hex, hq: boolean, most: number): void => {
  for (let first = start * 6; first < start * 6 + 6; first++) {
    let [at, d, before] = [start, first, -1];
    for (let step = 1; step <= most; step++) {
      const [to, over] = [neighbours[d]!, hexsides[d]!];
      if (to < 0 || !turnpikeOver[over]) break;
      if (enemies[to]! > 0) {
        if (mayAttackOver(pub, over, to, hq, friends) && !attacks.includes(over)) attacks.push(over);
        break;
      }
      list(to);
      if (step === most) halts[to] = 1;
      [before, at] = [at, to];
      d = -1;
      for (let e = at * 6; e < at * 6 + 6; e++)
        if (neighbours[e] !== before && neighbours[e]! >= 0 && turnpikeOver[hexsides[e]!]) d = e;
      if (d < 0) break;
    }
  }
};

/** 5.3-a The reach of an own unit. */
export const reachOf = memoSeen((v: View, block: Block): Reach => {
  const { pub } = v;
  const side = numberOf(v.me);
  hexes = [];
  attacks = [];
  const start = placeOf(v, block);
  if (start < 0) return { hexes, attacks, spent: hexes };
  listed.fill(0);
  halts.fill(0);
  countUnits(pub, (1 - side) as Side, enemies);
  countUnits(pub, side, friends);
  listed[start] = 2;
  const most = speedOf(block, pub.weather);
  const hq = isHq(block);
  here.length = 0;
  here.push(start);
  for (let step = 1; step <= most; step++) {
    spread(pub, side, hq, step === most);
    here.length = 0;
    for (let i = 0; i < ahead.length; i++) here.push(ahead[i]!);
  }
  if (onTurnpike[start]) followTurnpike(pub, start, hq, most + 1);
  // 5.32-b Speed 0 cannot force a march, not even with the hex the Turnpike gives.
  return { hexes, attacks, spent: most === 0 ? [] : hexes.filter(hex => halts[hex] === 1) };
});

/** 5.32-a, 5.32-c Hexsides over which a marked unit may try its extra hex. 5.11-e An HQ may hope to find friends in the hexes of `hoped`. */
export const forcedTargets = (v: View, block: Block, hoped: readonly Hex[] = []): Hexside[] => {
  const { pub } = v;
  const side = numberOf(v.me);
  const at = placeOf(v, block);
  const targets: Hexside[] = [];
  countUnits(pub, (1 - side) as Side, enemies);
  countUnits(pub, side, friends);
  for (let d = at * 6; d < at * 6 + 6; d++) {
    const to = neighbours[d]!;
    if (to < 0 || !playable[to]) continue;
    const over = hexsides[d]!;
    const hq = isHq(block) && !hoped.includes(to);
    if (enemies[to]! > 0 ? mayAttackOver(pub, over, to, hq, friends) : marchable(over)) targets.push(over);
  }
  return targets;
};
