/** 5.12 COMMAND: how far an HQ's orders reach. */
import { type Block, blockNamed, blockSide } from '../data/blocks.ts';
import { commandRadius, LEADERS } from '../data/calendar.ts';
import { HEX_COUNT, type Hex, neighbours, playable } from '../data/hexes.ts';
import { hexsides } from '../data/hexsides.ts';
import type { Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { countUnits } from './control.ts';
import { traceable } from './limits.ts';

/** 5.12-a, 5.12-b */
export const radiusOf = (pub: Seen, hq: Block): number => {
  for (const leader of LEADERS) if (blockNamed[leader.hq] === hq && pub.month >= leader.from) return leader.radius;
  return commandRadius[blockSide[hq]!];
};

const reached = new Uint8Array(HEX_COUNT);
/** 5.12-c Hexes within the radius, its own included: hex by hex, not over impassable hexsides nor through the enemy. Added to `into`. */
export const commandOf = (pub: Seen, hq: Block, at: Hex, into: Hex[] = []): Hex[] => {
  const enemies = countUnits(pub, (1 - blockSide[hq]!) as Side);
  reached.fill(0);
  reached[at] = 1;
  let here: Hex[] = [at];
  if (!into.includes(at)) into.push(at);
  for (let far = 0; far < radiusOf(pub, hq); far++) {
    const ahead: Hex[] = [];
    for (const from of here)
      for (let d = from * 6; d < from * 6 + 6; d++) {
        const to = neighbours[d]!;
        if (to < 0 || !playable[to] || reached[to] === 1 || enemies[to]! > 0 || !traceable(pub, hexsides[d]!)) continue;
        reached[to] = 1;
        ahead.push(to);
        if (!into.includes(to)) into.push(to);
      }
    here = ahead;
  }
  return into;
};
