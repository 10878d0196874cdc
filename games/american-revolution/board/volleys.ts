/** The dice of a battle as they fell, from what was told of it. */
import type { ToldOf } from '@cuartel/boardkit/face.ts';
import type { SideName } from '../data/sides.ts';
import type { Unit } from '../data/units.ts';
import type { Revolution } from '../types.ts';

export interface Shot {
  readonly die: number;
  readonly atFleets: boolean;
  /** 18.4-e Whom it struck. */
  unit: Unit | null;
}
/** 18.4-g The latest fire round of each side, in the order in which they fired; nothing of the battles before. */
export const lastVolleys = (told: readonly ToldOf<Revolution>[]): { readonly side: SideName; readonly shots: Shot[] }[] => {
  let rounds: { side: SideName; shots: Shot[] }[] = [];
  let ended = true;
  for (const { kind, about } of told) {
    if (kind === 'battle') rounds = [];
    if (kind === 'volley') {
      const last = rounds.at(-1);
      const shots = about.dice.map(die => ({ die, atFleets: about.atFleets, unit: null }));
      if (!ended && last?.side === about.side) last.shots.push(...shots);
      else rounds = [...rounds.filter(({ side }) => side !== about.side), { side: about.side, shots }];
      ended = false;
    } else if (kind === 'hit') {
      const shot = rounds.at(-1)?.shots.at(-1);
      if (shot !== undefined) shot.unit = about.unit;
    } else if (kind === 'held' || kind === 'quits') ended = true;
  }
  return rounds;
};
