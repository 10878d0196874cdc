/** What play can never change. */
import { BLOCKS, maxSteps } from '../data/blocks.ts';
import { numberOf } from '../data/side-names.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import type { Table } from './table.ts';

const faults = (t: Table, side: SideName): string[] => {
  const own = t.own[side];
  const found: string[] = [];
  let gone = 0;
  for (const block of BLOCKS_OF[numberOf(side)]) {
    const [token, steps, name] = [own.token[block]!, own.steps[block]!, BLOCKS[block]!];
    if (steps < 0) gone++;
    if (steps > maxSteps[block]!) found.push(`${name} has ${steps} steps`);
    if (token >= 0 !== steps > 0) found.push(`${name} has ${steps} steps and token ${token}`);
    if (token >= 0 && own.block[token] !== block) found.push(`${name} has token ${token}, which is block ${own.block[token]}`);
    if (token >= 0 && t.pub.at[token]! < 0) found.push(`${name} has token ${token}, which stands nowhere`);
    const mine = own.block[block]!;
    if (mine < 0 !== t.pub.at[block]! < 0) found.push(`token ${block} is block ${mine} and stands in ${t.pub.at[block]}`);
    const shown = t.pub.shown[block]!;
    if (shown >= 0 && (shown !== mine || t.pub.shownSteps[block] !== own.steps[mine]))
      found.push(`token ${block} shows ${shown}`);
  }
  if (gone !== t.pub.removed[numberOf(side)]) found.push(`${gone} blocks of ${side} are out for good`);
  return found;
};
/** 12.42-c Every block is on the map, in the pool or out for good, within its steps, and face up as it is. Anything else is named. */
export const conserved = (t: Table): string => SIDES.flatMap(side => faults(t, side)).join('; ');
