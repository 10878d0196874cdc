/** What an option points at on the table, so that the board can make it glow. Regions are spaces by their place number. */
import type { Thing } from '@cuartel/engine';
import { HIDDEN_BOX, NOWHERE, type Place, placeOfRegion } from '../data/places.ts';
import { otherEnd, type Road, roadFrom, roadTo } from '../data/roads.ts';

const NUMBERS: Readonly<Record<string, 'space' | 'region' | 'unit' | 'card' | 'road'>> = {
  put: 'space',
  activatePlace: 'space',
  sail: 'space',
  land: 'space',
  ashore: 'space',
  feed: 'space',
  settleFirst: 'space',
  fightAt: 'space',
  assault: 'space',
  sally: 'space',
  breakOut: 'space',
  fallBack: 'space',
  namePlace: 'space',
  rise: 'region',
  stir: 'region',
  recruit: 'region',
  suppress: 'region',
  cross: 'region',
  search: 'region',
  nameRegion: 'region',
  exchange: 'unit',
  restore: 'unit',
  build: 'unit',
  demolish: 'unit',
  loseOne: 'unit',
  shelve: 'unit',
  remain: 'unit',
  eliminateOver: 'unit',
  starve: 'unit',
  partake: 'unit',
  aboard: 'unit',
  concentrate: 'unit',
  group: 'unit',
  drop: 'unit',
  intercept: 'unit',
  stayInside: 'unit',
  pickToFire: 'unit',
  nameBlock: 'unit',
  takeHits: 'unit',
  formUp: 'unit',
  countercharge: 'unit',
  reinforce: 'unit',
  toReserve: 'unit',
  toFront: 'unit',
  rally: 'unit',
  hideGuns: 'unit',
  retreating: 'unit',
  dissolve: 'unit',
  storm: 'unit',
  sallyWith: 'unit',
  markBlock: 'unit',
  suffer: 'unit',
  resupply: 'unit',
  go: 'road',
  force: 'road',
  countermarch: 'road',
  card: 'card',
  lay: 'card',
  discard: 'card',
};
const KEYS: Readonly<Record<string, 'space' | 'unit' | 'card' | 'road'>> = {
  at: 'space',
  to: 'space',
  space: 'space',
  place: 'space',
  unit: 'unit',
  token: 'unit',
  target: 'unit',
  counter: 'unit',
  card: 'card',
  road: 'road',
};
/** 11.1-f Where a road leads from the place a group has come to (12.3-a, through the space at its end); -1 where nobody knows it. */
export const farEnd = (road: Road, my?: Readonly<Record<string, unknown>>): Place => {
  const { at, road: taken } = my ?? {};
  if (typeof at !== 'number') return NOWHERE;
  const near = [at, ...(typeof taken === 'number' && taken >= 0 ? [otherEnd(taken, at)] : [])].find(
    place => place === roadFrom[road] || place === roadTo[road],
  );
  return near === undefined ? NOWHERE : otherEnd(road, near);
};
const thing = (kind: 'space' | 'region' | 'unit' | 'card' | 'road', n: number): Thing[] => {
  if (n < 0) return [];
  if (kind === 'region') return [`space:${placeOfRegion(n)}`];
  // A way is pointed at by its road or by where it leads; which end that is, what is asked does not say.
  if (kind === 'road') return [`road:${n}`, `space:${roadFrom[n]!}`, `space:${roadTo[n]!}`];
  return kind === 'space' && n === HIDDEN_BOX ? ['box:hidden'] : [`${kind}:${n}`];
};
/** Where those who march stand, where the question says it. */
type Paper = Readonly<Record<string, unknown>>;
const WAYS = ['go', 'force', 'countermarch'];
const thingsIn = (deed: string, what: unknown, my?: Paper): Thing[] => {
  if (typeof what === 'number' && WAYS.includes(deed)) {
    const to = farEnd(what, my);
    if (to >= 0) return [`road:${what}`, `space:${to}`];
  }
  if (typeof what === 'number') return NUMBERS[deed] === undefined ? [] : thing(NUMBERS[deed], what);
  if (typeof what !== 'object' || what === null) return [];
  // 17.9-r Both blocks that become one; a retreat says which end of its road it makes for.
  if (deed === 'merge') return Object.values(what).map((token): Thing => `unit:${token}`);
  if ('road' in what && 'to' in what) return [`road:${what.road}`, `space:${what.to}`];
  return Object.entries(what).flatMap(([key, value]) =>
    KEYS[key] !== undefined && typeof value === 'number' ? thing(KEYS[key], value) : [],
  );
};
export const thingsOf = (deed: string, what: unknown, my?: Paper): readonly Thing[] =>
  Array.isArray(what) ? [...new Set(what.flatMap(one => thingsIn(deed, one)))] : thingsIn(deed, what, my);
