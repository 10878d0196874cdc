/** 14.2, 17.1 What a player may do in the campaign phase that is under way. */
import { markerOf, TACTICAL } from '../data/markers.ts';
import type { Side } from '../data/sides.ts';
import type { Mine, Seen } from '../state/table.ts';
import type { Mode } from '../types/war.ts';
import { isNaval } from './gathering.ts';
import { holds } from './hands.ts';

/** 14.2-a, 17.1-a In the first campaign phase everybody moves; in the others a marker must be played. */
export const needsForcedMarch = (pub: Pick<Seen, 'campaign'>): boolean => pub.campaign > 1;
const MODES: readonly Mode[] = ['tactical', 'committee'];
const FREE: readonly Mode[] = ['free'];
export const modesOf = (pub: Seen): readonly Mode[] => (needsForcedMarch(pub) ? MODES : FREE);
const COMMITTEE = markerOf('committee');
/** 7.11-a, 7.9-c The marker of a forced march is in hand. */
export const canPay = (own: Mine, side: Side, mode: Mode): boolean =>
  mode === 'free' || holds(own, side, mode === 'tactical' ? TACTICAL : COMMITTEE);
/** 17.1-a, 17.1-b A tactical marker needs a commander; the Committee does not (7.9-z). */
export const canLead = (own: Mine, mode: Mode): boolean => mode !== 'tactical' || own.commander >= 0;
export const isMarching = (own: Mine): boolean => own.force.length > 0 && !isNaval(own.force);
export const isSailing = (own: Mine): boolean => isNaval(own.force);
