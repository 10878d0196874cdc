/** 4.2-a Who is to be placed, and where the list that is being made sends him. */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import type { HalfMade, Thing } from '@cuartel/engine';
import type { Space } from '../data/spaces.ts';
import type { Unit } from '../data/units.ts';
import type { Posting } from '../types/politics.ts';
import type { Revolution } from '../types.ts';

/** Units that are lit and stand nowhere; those of the question before stay while they are still waiting, for what is in hand dims the others. */
export const toPlace = (view: Onlooker<Revolution>, glow: ReadonlySet<Thing>, before: readonly Unit[]): readonly Unit[] => {
  const { own } = view;
  if (own === null || view.pub.phase !== 'set-up') return [];
  const waits = (unit: Unit): boolean => own.at[unit]! < 0;
  const lit = [...glow]
    .flatMap(thing => (thing.startsWith('unit:') ? [Number(thing.slice(5))] : []))
    .filter(waits)
    .sort((a, b) => a - b);
  const still = before.filter(waits);
  return lit.every(unit => still.includes(unit)) ? still : lit;
};
export const destined = (half: HalfMade | null | undefined): ReadonlyMap<Unit, Space> =>
  new Map(half?.do === 'place' ? (half.with as readonly Posting[]).map(({ what, to }) => [what, to]) : []);
