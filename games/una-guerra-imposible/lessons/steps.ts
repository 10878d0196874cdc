/** Ways to name the choice an example makes. */
import { type LessonStep, same } from '@cuartel/engine';
import { type BlockName, blockNamed, blockSide } from '../data/blocks.ts';
import { type PlaceName, placeNamed } from '../data/places.ts';
import { roadBetween } from '../data/roads.ts';
import { nameOf, type SideName } from '../data/sides.ts';
import type { Deeds, War } from '../types.ts';

type Step = LessonStep<War>;
const ownerOf = (block: BlockName): SideName => nameOf(blockSide[blockNamed[block]]!);

/** Any deed, with exactly this. */
export const does = <D extends keyof Deeds>(by: SideName, deed: D, what: Deeds[D], en: string, es: string): Step => ({
  by,
  say: { en, es },
  is: o => o.do === deed && same(o.with, what),
});
/** A list of blocks, whatever it is for. Blocks of an example lie under tokens of their own number. */
export const those = (
  deed: 'group' | 'intercept' | 'pickToFire' | 'formUp' | 'takeHits' | 'aboard' | 'stayInside',
  names: readonly BlockName[],
  en: string,
  es: string,
): Step => ({
  by: ownerOf(names[0]!),
  say: { en, es },
  does: { do: deed, with: names.map(name => blockNamed[name]).sort((a, b) => a - b) },
});
/** The group in motion takes a road. */
export const go = (by: SideName, from: PlaceName, to: PlaceName, en: string, es: string): Step =>
  does(by, 'go', roadBetween(placeNamed[from], placeNamed[to]), en, es);
/** All who can retreat by the road to a place. */
export const retreat = (by: SideName, to: PlaceName, en: string, es: string): Step => ({
  by,
  say: { en, es },
  is: o => o.do === 'retreatAll' && o.with.by === 'road' && o.with.to === placeNamed[to],
});
/** A block of the front line fires, or charges another. */
export const engage = (name: BlockName, at: BlockName | null, en: string, es: string): Step =>
  does(
    ownerOf(name),
    'engage',
    { token: blockNamed[name], target: at === null ? -1 : blockNamed[at], support: false, counterBattery: 0, named: false },
    en,
    es,
  );
