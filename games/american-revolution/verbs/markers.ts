/** 7.0 Campaign markers change hands. */
import { draw, pick } from '@cuartel/engine';
import { take, takeAny } from '@cuartel/engine/kit/pile.ts';
import { MARKER_KINDS, type Marker } from '../data/markers.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { handSize } from '../queries/hands.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell, tellApart } from './pen.ts';

const count = (t: Table, side: SideName): void => {
  t.pub.hands[numberOf(side)] = handSize(t.own[side].hand);
  t.pub.container = t.dark.container.length;
};

/** 7.1-a, 7.3-a, 7.3-b Drawn without looking, as far as the container goes, into a hand of any size; of the kinds only the owner learns (7.4-a). */
export const drawMarkers = (t: Table, rule: RuleId, side: SideName, n: number): void => {
  const markers: Marker[] = [];
  while (markers.length < n && t.dark.container.length > 0) markers.push(draw(t, t.dark.container));
  for (const marker of markers) t.own[side].hand[marker]!++;
  count(t, side);
  if (n > 0) tellApart(t, rule, side, 'drewMarkers', { markers }, 'drew', { side, n: markers.length });
};

/** 7.7-b Out of the hand, open, beside the container until its effect is carried out. */
export const playMarker = (t: Table, rule: RuleId, side: SideName, marker: Marker): void => {
  t.own[side].hand[marker]!--;
  t.pub.played.push(marker);
  count(t, side);
  tell(t, rule, 'played', { side, marker });
};
/** 7.7-a The effect is carried out: a marker that was played goes into the container. */
export const shelve = (t: Table, marker: Marker): void => {
  take(t.pub.played, marker);
  t.dark.container.push(marker);
  t.pub.container = t.dark.container.length;
};
/** 7.7-a A marker of one use per game. */
export const removeFromGame = (t: Table, rule: RuleId, marker: Marker): void => {
  take(t.pub.played, marker);
  t.pub.removed[marker]!++;
  tell(t, rule, 'outOfGame', { marker });
};
/** Played and done with: nothing that it does can draw it. */
export const spendMarker = (t: Table, rule: RuleId, side: SideName, marker: Marker): void => {
  playMarker(t, rule, side, marker);
  shelve(t, marker);
};

/** 7.2-b Back into the container face down: all see how many, the owner which. */
export const returnMarkers = (t: Table, rule: RuleId, side: SideName, markers: readonly Marker[]): void => {
  for (const marker of markers) {
    t.own[side].hand[marker]!--;
    t.dark.container.push(marker);
  }
  count(t, side);
  if (markers.length > 0)
    tellApart(t, rule, side, 'returnedMarkers', { markers: [...markers] }, 'returned', { side, n: markers.length });
};
/** 7.9-al, 7.9-ag Taken blindly out of a hand, at most all of it. */
export const loseMarkers = (t: Table, rule: RuleId, side: SideName, n: number): void => {
  const held: Marker[] = [];
  const { hand } = t.own[side];
  for (let marker = 0; marker < MARKER_KINDS; marker++) for (let i = 0; i < hand[marker]!; i++) held.push(marker);
  const taken: Marker[] = [];
  while (taken.length < n && held.length > 0) taken.push(takeAny(held, n => pick(t, n)));
  returnMarkers(t, rule, side, taken);
};
/** 7.9-m A played marker goes into the other hand. */
export const handOver = (t: Table, rule: RuleId, to: SideName, marker: Marker): void => {
  take(t.pub.played, marker);
  t.own[to].hand[marker]!++;
  count(t, to);
  tell(t, rule, 'handed', { to, marker });
};
