/** 22.2-a What a hand may hold, and what may lie face down out of it. */
import type { Frame } from '@cuartel/engine';
import { takeAny } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import {
  AGITATION,
  AGITATORS,
  LEADER_ARISES,
  MARKER_COPIES,
  MARKER_KINDS,
  type Marker,
  markerOf,
  TACTICAL,
} from '../data/markers.ts';
import { UNIT_COSTS } from '../data/reconstructed.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { CONTESTS, FIRST_TURN_FACTOR, PARTISAN_COSTS, SUBSIDIES } from '../data/tables.ts';
import { AROSE, IS_LAND_COMBAT, UNITS_OF } from '../data/units.ts';
import { IN_PLAY, type Own, type Pub } from './table.ts';

const HESSIAN_MARKER = markerOf('hessians');
const frameOf = (frames: readonly Frame[], section: string): Frame | undefined => frames.find(f => f.section === section);

/** Every marker that `mine` cannot see: in the other hand or in the container. */
const unseenBy = (pub: Pub, mine: Own): number[] => {
  const left = MARKER_COPIES.slice();
  const take = (marker: Marker, n: number): void => {
    left[marker] = left[marker]! - n;
  };
  for (let marker = 0; marker < MARKER_KINDS; marker++) take(marker, pub.removed[marker]! + mine.hand[marker]!);
  for (const marker of pub.played) take(marker, 1);
  for (const laid of pub.assigned) for (let i = 0; i < laid.length; i++) take(AGITATORS[i % AGITATORS.length]!, laid[i]!);
  for (const tactical of pub.battle?.tactical ?? []) take(TACTICAL, Math.max(0, tactical));
  for (const arisen of AROSE) if (pub.status[arisen] === IN_PLAY) take(LEADER_ARISES, 1);
  return left;
};

/** 27.1-a The Hessian he asks for is beyond his points: then he means to play the marker. */
const mustBeFree = (pub: Pub, side: SideName, frames: readonly Frame[]): boolean => {
  const my = frameOf(frames, 'mobilization')?.my as { side: SideName; line: number } | undefined;
  if (my === undefined || my.side !== side || my.line < 0) return false;
  const price = Math.max(1, UNIT_COSTS.hessian - (pub.europe <= SUBSIDIES ? 1 : 0)) * (pub.turn === 1 ? FIRST_TURN_FACTOR : 1);
  return pub.points[numberOf(side)]! < price;
};
/** 9.1-b Agitation points he must hold to pay for the partisan he has asked for. */
const stillToPay = (pub: Pub, side: SideName, frames: readonly Frame[]): number => {
  const frame = frameOf(frames, 'partisan');
  const my = frame?.my as { side: SideName; region: number; free: boolean } | undefined;
  if (my === undefined || my.side !== side || my.free || frame!.step !== 'pay') return 0;
  const level = (side === 'american' ? 1 : -1) * pub.loyalty[my.region]!;
  const price =
    PARTISAN_COSTS[level > 0 ? 0 : level === 0 ? 1 : 2] * (side === 'british' && pub.turn === 1 ? FIRST_TURN_FACTOR : 1);
  return price - pub.points[numberOf(side)]!;
};

/** Deals the other hand; what is left is the container. */
export const imagineHand = (pub: Pub, mine: Own, theirs: Own, them: SideName, frames: readonly Frame[], pick: Pick): Marker[] => {
  const side = numberOf(them);
  const left = unseenBy(pub, mine);
  let size = pub.hands[side]!;
  const give = (marker: Marker): void => {
    left[marker] = left[marker]! - 1;
    theirs.hand[marker]!++;
    size--;
  };
  for (let i = 0; i < pub.pledged[side]!; i++) give(TACTICAL);
  if (mustBeFree(pub, them, frames)) give(HESSIAN_MARKER);
  for (let owed = stillToPay(pub, them, frames); owed > 0; ) {
    const open = AGITATORS.filter(marker => left[marker]! > 0 && (size > owed || AGITATION[marker]![side] >= Math.min(3, owed)));
    const marker = open.length > 0 ? open[pick(open.length)]! : AGITATORS.find(other => left[other]! > 0);
    if (marker === undefined || size === 0) break;
    give(marker);
    owed -= AGITATION[marker]![side];
  }
  const unseen: Marker[] = left.flatMap((n, marker) => new Array<Marker>(n).fill(marker));
  for (; size > 0; size--) {
    const at = pick(unseen.length);
    theirs.hand[unseen[at]!]!++;
    unseen[at] = unseen[unseen.length - 1]!;
    unseen.pop();
  }
  return unseen;
};

/** So many of a hand, or as many as chance will have it, taken out of it blindly. */
const someOf = (hand: readonly number[], kinds: readonly Marker[], pick: Pick, wanted?: number): Marker[] => {
  const list = kinds.flatMap(marker => new Array<Marker>(hand[marker]!).fill(marker));
  const taken: Marker[] = [];
  for (let n = Math.min(list.length, wanted ?? pick(list.length + 1)); n > 0; n--) taken.push(takeAny(list, pick));
  return taken;
};
const ALL: readonly Marker[] = MARKER_COPIES.map((_, marker) => marker);

/** 8.1-a, 9.3-a, 7.2-a What he has laid face down, if he has decided already; and what he alone knows of a throw. */
export const layAnew = (pub: Pub, own: Own, them: SideName, frames: readonly Frame[], pick: Pick): void => {
  const decided = (f: Frame, step: string): boolean => f.step === step && f.wait !== null && !f.wait.includes(them);
  for (const f of frames) {
    if (f.section === 'initiative' && decided(f, 'bid')) for (const marker of someOf(own.hand, ALL, pick)) own.bid[marker]!++;
    if (f.section === 'agitation' && decided(f, 'assign'))
      for (const marker of someOf(own.hand, AGITATORS, pick))
        own.assigned[pick(CONTESTS) * AGITATORS.length + AGITATORS.indexOf(marker)]!++;
    const sheet = f.mine?.[them] as { back?: Marker[]; free?: boolean } | undefined;
    if (sheet?.back !== undefined && decided(f, 'giveBack'))
      sheet.back = someOf(own.hand, ALL, pick, pub.hands[numberOf(them)]! >> 1);
    if (sheet?.free !== undefined && f.my['side'] === them)
      sheet.free = own.hand[HESSIAN_MARKER]! > 0 && (mustBeFree(pub, them, frames) || pick(2) === 0);
  }
  // 19.3-a, 20.5-a Whose dice they are lies in his drawer.
  const thrown = frames.find(f => f.section === '@moment' && f.step === 'rolled')?.my as
    | { side: SideName; dice: number[]; for: string }
    | undefined;
  if (thrown === undefined || thrown.side !== them || (thrown.for !== 'forage' && thrown.for !== 'enlistment')) return;
  const checked = UNITS_OF[numberOf(them)].filter(unit => own.at[unit]! >= 0 && IS_LAND_COMBAT[unit]);
  while (own.force.length < thrown.dice.length && checked.length > 0) own.force.push(takeAny(checked, pick));
};
