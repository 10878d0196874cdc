/** 11.5-b, 11.5-c One unit of a kind may stay at a place: the rest is put together with it, as far as that goes. */
import { blockArm, TRAIN } from '../data/blocks.ts';
import { HIDDEN_BOX, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { numberOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import { BACKPACK, FIELD, MOST_POINTS, MOST_TRAIN, MOUNTAIN } from '../data/units.ts';
import { placesOf } from '../queries/combat.ts';
import { canShow } from '../queries/stacking.ts';
import { countersAt, pointsOf, tokensAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { setPoints } from './guns.ts';
import { tell } from './pen.ts';
import { blockOf, eliminate, strengthOf } from './units.ts';

const joinCounters = (t: Table, side: Side, name: SideName, place: Place, post: Post): void => {
  for (const kind of [FIELD, MOUNTAIN, BACKPACK] as const) {
    const [first, ...others] = countersAt(t.pub, side, kind, place, post);
    if (first === undefined || others.length === 0) continue;
    const sum = others.reduce((points, counter) => points + pointsOf(t.pub, counter), pointsOf(t.pub, first));
    for (const counter of others) setPoints(t, counter, 0);
    let points = Math.min(sum, MOST_POINTS[side][kind]);
    while (!canShow(t.pub, first, side, kind, points)) points--;
    setPoints(t, first, points);
    tell(t, '11.5-c', 'joined', { side: name, place, kind, points });
  }
};
const joinTrains = (t: Table, side: Side, name: SideName, place: Place, post: Post): void => {
  const [first, ...others] = tokensAt(t.pub, side, place, post).filter(token => blockArm[blockOf(t, token)] === TRAIN);
  if (first === undefined || others.length === 0) return;
  const sum = others.reduce((strength, token) => strength + strengthOf(t, token), strengthOf(t, first));
  tell(t, '11.5-c', 'joinedTrains', { side: name, place });
  t.own[name].strength[blockOf(t, first)] = Math.min(sum, MOST_TRAIN[side]);
  for (const token of others) eliminate(t, '11.5-c', token);
};
/** 11.5-b Wherever a side has anything: those who retreat or regroup come to others of their kind. */
export const joinAll = (t: Table): void => {
  for (const side of SIDES) for (const place of placesOf(t.pub, numberOf(side))) joinAt(t, side, place);
};
/** 11.5-b At one place, outside and inside apart. */
export const joinAt = (t: Table, name: SideName, place: Place): void => {
  if (place === HIDDEN_BOX) return;
  for (const post of [IN_THE_OPEN, INSIDE] as const) {
    joinCounters(t, numberOf(name), name, place, post);
    joinTrains(t, numberOf(name), name, place, post);
  }
};
