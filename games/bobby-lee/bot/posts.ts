/** What it is worth that one unit stands in a hex. */
import { type Block, blockKind, GARRISON, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import { type Hex, home } from '../data/hexes.ts';
import { radiusOf } from '../queries/command.ts';
import { forageOf } from '../queries/supply.ts';
import { placeOf } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import { besides, distancesFrom, shelter, stakeAt } from './ground.ts';
import { guardWanted, type Sight, stakeTo, worthOf } from './sight.ts';

/** How far each kind of unit is drawn along, by BLOCK_KINDS: garrisons and siege guns stay. */
const DRAWN: readonly number[] = [0, 1, 0.5, 0.15, 0.9, 1, 0.1];

/** The worth of what a hex scores, with and without this unit. */
const stakeWorth = (sight: Sight, hex: Hex, others: number, company: number, worth: number): number => {
  const stake = stakeTo(sight.temper, hex) * sight.season;
  if (stake === 0) return 0;
  const lacking = Math.max(0, guardWanted(sight, hex) - company);
  const guarded = Math.min(worth, lacking) * sight.temper.guarding * Math.min(3, stake);
  if (home[hex] !== sight.me) {
    if (others > 0) return guarded;
    const held = sight.threat[hex]! * 0.5 > worth * shelter[hex]! ? 0.6 : 1;
    return stake * sight.temper.taking * held + guarded;
  }
  return guarded + (others === 0 && sight.threat[hex]! > 0 ? stake * sight.temper.homePost : 0);
};

/** A field army's HQ wants to have as many as possible under its orders, and company where it stands. */
const commandWorth = (v: View, sight: Sight, hq: Block, hex: Hex): number => {
  const far = distancesFrom(hex);
  const radius = radiusOf(v.pub, hq);
  let led = 0;
  for (let at = 0; at < far.length; at++) if (far[at]! <= radius) led += sight.strength[at]! * (far[at] === 0 ? 1 : 0.8);
  const alone = sight.mine[hex] === 0;
  const near = sight.threat[hex]!;
  return (
    Math.min(led, 40) * sight.temper.hqLed + sight.pull[hex]! * sight.temper.hqPull - (alone ? 1 + Math.min(near, 8) * 0.6 : 0)
  );
};

export const postWorth = (v: View, sight: Sight, block: Block, hex: Hex): number => {
  const kind = blockKind[block]!;
  if (kind === HQ) return commandWorth(v, sight, block, hex);
  const { temper } = sight;
  const here = placeOf(v, block) === hex;
  const worth = worthOf(v, block);
  const others = sight.mine[hex]! - (here ? 1 : 0);
  const company = sight.strength[hex]! - (here ? worth : 0);
  let value = stakeWorth(sight, hex, others, company, worth);
  value += sight.pull[hex]! * DRAWN[kind]!;
  value += Math.min(company, 10) * temper.company;
  let near = company;
  for (const beside of besides[hex]!) near += sight.strength[beside]! * 0.4;
  const risk = sight.threat[hex]! * temper.riskThreat - (near + worth) * shelter[hex]!;
  if (risk > 0) value -= Math.min(risk, 8) * temper.riskCost;
  if (sight.fed[hex] === 0) value -= others + 1 > forageOf(v.pub, hex) ? temper.hunger : temper.unfed;
  if (others >= 5 && sight.me === 1 && v.pub.emancipation && v.pub.month < v.pub.end) value -= temper.crowd;
  // 1.35-a Whoever was posted behind walls stays there.
  if ((kind === GARRISON || kind === HEAVY_ARTILLERY) && here) value += stakeAt[hex]! > 0 ? 6 : 3;
  return value;
};
