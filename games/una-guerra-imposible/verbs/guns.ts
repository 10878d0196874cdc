/** 14. Artillery and backpacks: points placed, lost, captured, joined. */
import { NOWHERE, type Place } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { foeOf, nameOf, type Side } from '../data/sides.ts';
import { type Counter, type CounterKind, counterKind, type FIELD, FIRST_COUNTER, type MOUNTAIN } from '../data/units.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { canShow, keeps, spareCounter } from '../queries/stacking.ts';
import { countersAt, countTokens, pointsOf } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';

/** What a counter shows from now on; 0 takes it off the table. */
export const setPoints = ({ pub }: Table, counter: Counter, points: number): void => {
  pub.counterPoints[counter - FIRST_COUNTER] = points;
  if (points > 0) return;
  pub.at[counter] = NOWHERE;
  pub.post[counter] = IN_THE_OPEN;
  pub.marks[counter] = 0;
};
/** 14-b Fewer points on a counter: as many as a counter of the box can show. */
const lower = (t: Table, counter: Counter, side: Side, kind: CounterKind, points: number): void => {
  let left = points;
  while (left > 0 && !canShow(t.pub, counter, side, kind, left)) left--;
  setPoints(t, counter, left);
};
/** Takes points of a kind from a place, without a word; gives how many there were to take. */
export const takePoints = (t: Table, side: Side, kind: CounterKind, place: Place, post: Post, howMany: number): number => {
  let taken = 0;
  for (const counter of countersAt(t.pub, side, kind, place, post)) {
    const points = Math.min(pointsOf(t.pub, counter), howMany - taken);
    if (points <= 0) break;
    lower(t, counter, side, kind, pointsOf(t.pub, counter) - points);
    taken += points;
  }
  return taken;
};
/** 14-b Puts points of a kind at a place: onto the counter there as far as it goes, then onto one of the box. Gives how many found room. */
export const putPoints = (t: Table, side: Side, kind: CounterKind, place: Place, post: Post, howMany: number): number => {
  const { pub } = t;
  let left = howMany;
  for (const counter of countersAt(pub, side, kind, place, post)) {
    let more = left;
    while (more > 0 && !canShow(pub, counter, side, kind, pointsOf(pub, counter) + more)) more--;
    if (more > 0) setPoints(t, counter, pointsOf(pub, counter) + more);
    left -= more;
  }
  while (left > 0) {
    let points = left;
    while (points > 0 && spareCounter(pub, side, kind, points) < 0) points--;
    if (points === 0) break;
    const counter = spareCounter(pub, side, kind, points);
    pub.at[counter] = place;
    pub.post[counter] = post;
    setPoints(t, counter, points);
    left -= points;
  }
  return howMany - left;
};
/** 14-b Two counters where one was, in the same place and as it stood. */
export const divideGun = (t: Table, side: Side, counter: Counter, points: number): void => {
  const { pub } = t;
  const kind = counterKind[counter] as CounterKind;
  const rest = pointsOf(pub, counter) - points;
  setPoints(t, counter, rest);
  const other = spareCounter(pub, side, kind, points) as Counter;
  pub.at[other] = pub.at[counter]!;
  pub.post[other] = pub.post[counter]!;
  setPoints(t, other, points);
  tell(t, '14-b', 'gunDivided', { side: nameOf(side), kind, place: pub.at[counter]!, points, rest });
};
/** Points that are gone for good. */
export const loseGuns = (
  t: Table,
  rule: RuleId,
  side: Side,
  kind: CounterKind,
  place: Place,
  post: Post,
  howMany: number,
): void => {
  const n = takePoints(t, side, kind, place, post, howMany);
  if (n > 0) tell(t, rule, 'lostGuns', { side: nameOf(side), place, kind, n });
};
/** 14.2-a, 14.2-b, 14.2-c Points that the enemy takes where they stand; he keeps what his counters can show, if he has anybody there. */
export const captureGuns = (
  t: Table,
  rule: RuleId,
  loser: Side,
  kind: typeof FIELD | typeof MOUNTAIN,
  place: Place,
  post: Post,
  howMany: number,
): void => {
  const n = takePoints(t, loser, kind, place, post, howMany);
  if (n > 0) keepGuns(t, rule, foeOf(loser), kind, place, n);
};
/** 14.2-a Captured points, taken from wherever they were, come to stand with the captor at a place. */
export const keepGuns = (
  t: Table,
  rule: RuleId,
  by: Side,
  kind: typeof FIELD | typeof MOUNTAIN,
  place: Place,
  n: number,
): void => {
  const outside = countTokens(t.pub, by, place) > 0;
  const there = outside || fortressOf(t.pub, place) === by;
  const kept = there ? keeps(t.pub, by, kind, place, n) : 0;
  // 18-d There is an inside only while the place is besieged.
  const shut = !outside && t.pub.siege[place]! > 0;
  putPoints(t, by, kind, place, shut ? INSIDE : IN_THE_OPEN, kept);
  tell(t, rule, 'capturedGuns', { by: nameOf(by), place, kind, n, kept });
};
