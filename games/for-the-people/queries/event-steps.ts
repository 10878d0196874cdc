/** A step of an event found again by card, variant and place; its sites, and how far it can be carried out. */
import { memo } from '@cuartel/engine';
import { variantsOf } from '../data/cards.ts';
import type { Op, Step } from '../data/effects.ts';
import type { General } from '../data/generals.ts';
import { FORT_MONROE, isCoastalFort } from '../data/ports.ts';
import { CSA, numberOf, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import { FORTS, IRONCLADS, TORPEDOES } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import type { StepOf } from '../types/politics.ts';
import { fortSites, lossSites, markerSites, spSites, unmarkSites, weaponSites } from './card-steps.ts';
import { fortsStanding, spAt } from './pieces.ts';

type Of<O extends Op> = Extract<Step, { op: O }>;

/** The step, if it is the operation asked for: anything else is a programmer's mistake. */
export const stepAt = <O extends Op>({ card, variant, step }: StepOf, op: O): Of<O> => {
  const found = variantsOf(card)[variant]!.steps[step]!;
  if (found.op !== op) throw new Error(`step ${step} of card ${card} is ${found.op}, not ${op}`);
  return found as Of<O>;
};
/** A step as one number, to remember by what was worked out for it. */
export const stepNumber = ({ card, variant, step }: StepOf): number => (card * 8 + variant) * 8 + step;
const stepNumbered = (number: number): StepOf => ({ card: number >> 6, variant: (number >> 3) & 7, step: number & 7 });
const ofStep = <O extends Op, R>(op: O, sites: (pub: Seen, step: Of<O>, side: Side, general: General | -1) => R) => {
  const kept = memo((pub: Seen, key: number): R => {
    const side = (key & 1) as Side;
    return sites(pub, stepAt(stepNumbered(key >> 8), op), side, ((key >> 1) & 127) - 1);
  });
  return (pub: Seen, of: StepOf, side: Side = USA, general: General | -1 = -1): R =>
    kept(pub, stepNumber(of) * 256 + (general + 1) * 2 + side);
};
/** The sites of a step, worked out once while the table is only read. */
export const levySites = ofStep('place-sp', (pub, step) => spSites(pub, step));
export const markSitesOf = ofStep('place-marker', (pub, step, side, brigade) => markerSites(pub, side, step, brigade));
export const liftSites = ofStep('remove-marker', (pub, step, side) => unmarkSites(pub, side, step));
export const fortifySites = ofStep('place-fort', (pub, step) => fortSites(pub, step));
export const armSites = ofStep('place-weapon', (pub, step) => weaponSites(pub, step.kind));
export const stripSites = ofStep('remove-sp', (pub, step, side) => lossSites(pub, side, step));

/** 6.8.3-a How many SP of the side a space can still take. */
const roomIn = (pub: Seen, side: Side, space: Space, count: number): number =>
  side === CSA && isCoastalFort[space] && space !== FORT_MONROE ? Math.min(count, 1 - spAt(pub, CSA, space)) : count;
/** 4.2.7-a How many of a step's SP one space may take. */
export const perSpace = (pub: Seen, step: Of<'place-sp'>, space: Space): number => {
  const most = step.spread === 'two-per-space' ? 2 : step.spread === 'any' ? step.count : 1;
  return Math.min(step.count, roomIn(pub, numberOf(step.side), space, most));
};
/** How many go to the one space of a step that puts all together. */
export const together = (pub: Seen, step: Of<'place-sp'>, space: Space): number =>
  roomIn(pub, numberOf(step.side), space, step.count);
/** How many spaces, or SP, the player names: as many as there is room for. */
export const placed = (pub: Seen, step: Of<'place-sp'>, sites: readonly Space[]): number => {
  if (step.spread === 'one-space') return Math.min(1, sites.length);
  if (step.spread === 'one-per-state') return Math.min(step.count, new Set(sites.map(space => stateOf[space])).size);
  const room = sites.reduce((sum, space) => sum + perSpace(pub, step, space), 0);
  return Math.min(step.count, room);
};
/** 6.8.6-a, 6.7-a Counters that are left. */
export const fortsLeft = (pub: Seen, side: Side): number => FORTS[side] - fortsStanding(pub, side) - pub.fortsOut[side]!;
export const weaponsLeft = (pub: Seen, kind: Of<'place-weapon'>['kind']): number =>
  kind === 'ironclad' ? IRONCLADS - pub.ironclads.length : kind === 'torpedo' ? TORPEDOES - pub.torpedoes.length : 1;
