/** What a side remembers of the journal: enemy blocks that lay face up, where and how strong, and those that are out for good. */
import type { Told } from '@cuartel/engine';
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { type Known, NOTHING } from '../state/imagine.ts';

export type Belief = Known;

interface About {
  readonly block?: Block;
  readonly hex?: Hex;
  readonly to?: Hex;
  readonly steps?: number;
  readonly forGood?: boolean;
}
export const recall = (before: Belief | null, told: readonly Told[]): Belief => {
  let belief = before ?? NOTHING;
  for (const line of told) {
    const about = line.about as About;
    if (about?.block === undefined) continue;
    const known = belief.seen[about.block];
    const note = (hex: Hex | -1, steps: number): void => {
      belief = { ...belief, seen: { ...belief.seen, [about.block as Block]: { hex, steps } } };
    };
    if (line.kind === 'revealed' || line.kind === 'lostStep') note(about.hex ?? -1, about.steps ?? 0);
    else if (line.kind === 'withdrew') note(about.to ?? -1, known?.steps ?? 0);
    else if (line.kind === 'eliminated') {
      note(-1, 0);
      if (about.forGood === true && !belief.gone.includes(about.block))
        belief = { ...belief, gone: [...belief.gone, about.block] };
    }
  }
  return belief;
};
