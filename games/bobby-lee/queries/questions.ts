/** What a question is about, and the figures a standing order can compare there. */
import type { Thing } from '@cuartel/engine';
import { HEX_COUNT, type Hex, neighbours } from '../data/hexes.ts';
import { hexsides } from '../data/hexsides.ts';
import { TOKENS_OF } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import { countUnits } from './control.ts';
import { traceable } from './limits.ts';
import { foe, numberOf } from './sides.ts';

type My = Readonly<Record<string, unknown>>;
const number = (my: My, key: string): number => (typeof my[key] === 'number' ? my[key] : -1);
const hexes = (my: My, key: string): readonly Hex[] => (Array.isArray(my[key]) ? (my[key] as Hex[]) : []);

/** The hex of the battle a question belongs to, else -1. */
const battleHex = (pub: Seen, section: string, my: My): Hex | -1 =>
  pub.battles[number(my, section === 'night' ? 'at' : 'battle')]?.hex ?? -1;

/** From what everybody knows: the hex that is fought for, called upon to surrender, or hungry. */
export const aboutOf = (section: string, step: string, my: My, pub: Seen): readonly Thing[] => {
  const here = battleHex(pub, section, my);
  if (here >= 0) return [`space:${here}`];
  const found = section === 'surrender' ? hexes(my, 'hexes') : section === 'supply' ? hexes(my, 'short') : [];
  return (step === 'starve' ? found.slice(0, 1) : found).map((hex): Thing => `space:${hex}`);
};

/** How many of my hexes have a hex beside them, within reach, in which at least three times as many enemy units stand. */
const threatened = (v: View): number => {
  const [mine, theirs] = [countUnits(v.pub, numberOf(v.me)), countUnits(v.pub, numberOf(foe(v.me)))];
  let found = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (mine[hex] === 0) continue;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const beside = neighbours[d]!;
      if (beside < 0 || theirs[beside]! < 3 * mine[hex]! || !traceable(v.pub, hexsides[d]!)) continue;
      found++;
      break;
    }
  }
  return found;
};

/** As the asked side may reckon them: in a battle both sides there, and what the question itself counts. */
export const figuresOf = (v: View, section: string, step: string, my: My): Readonly<Record<string, number>> => {
  const figures: Record<string, number> = {};
  const here = battleHex(v.pub, section, my);
  if (here >= 0) {
    const there = (side: View['me']): number[] => TOKENS_OF[numberOf(side)].filter(token => v.pub.at[token] === here);
    const mine = there(v.me);
    figures['units'] = mine.length;
    figures['steps'] = mine.reduce((sum, token) => sum + v.own.steps[v.own.block[token]!]!, 0);
    figures['enemies'] = there(foe(v.me)).length;
  }
  if (section === 'hits') figures['hits'] = number(my, 'hits');
  if (section === 'assault') figures['round'] = number(my, 'round');
  if (section === 'supply' && step === 'starve') figures['losses'] = hexes(my, 'losses')[0] ?? 0;
  if (section === 'movement') {
    figures['strategic'] = v.pub.strategic;
    figures['threatened'] = threatened(v);
  }
  return figures;
};
