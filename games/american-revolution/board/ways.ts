/** What goes from one place to another, as the film of a turn draws it, and what may not pass unseen. */
import type { Face } from '@cuartel/boardkit/face.ts';
import type { Thing } from '@cuartel/engine';
import { SEA } from '../data/links.ts';
import { IS_SEA, routeBetween } from '../data/map.ts';
import type { Revolution } from '../types.ts';

type Way = NonNullable<ReturnType<NonNullable<Face<Revolution>['way']>>>;

const isVoyage = (from: number, to: number): boolean =>
  IS_SEA[from] === true || IS_SEA[to] === true || routeBetween(from, to) === SEA;
const go = (from: number, to: number, kind?: Way['kind']): Way | null =>
  from < 0 || to < 0 || from === to
    ? null
    : { from: `space:${from}` as Thing, to: `space:${to}` as Thing, kind: kind ?? (isVoyage(from, to) ? 'sea' : 'march') };

export const way: NonNullable<Face<Revolution>['way']> = fact => {
  switch (fact.kind) {
    case 'moved':
    case 'movedWith':
    case 'withdrew':
    case 'marchedOut':
      return go(fact.about.from, fact.about.to);
    case 'interception':
      return fact.about.success ? go(fact.about.from, fact.about.to, 'attack') : null;
    default:
      return null;
  }
};

/** No die tells of these, or not of all they mean. */
export const MATTERS: NonNullable<Face<Revolution>['matters']> = [
  'eliminated',
  'dispersedHome',
  'captured',
  'besieged',
  'fortressGone',
  'siegeLifted',
  'overran',
  'massacre',
  'privateers',
  'hessiansBarred',
  'progress',
  'loyalty',
  'europe',
  'alliance',
  'reinforcements',
  'washington',
  'fell',
  'spied',
  'handed',
  'ended',
];
