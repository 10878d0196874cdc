/** A march at its beginning. */
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { type Formation, formationPoints } from '../data/tables.ts';
import type { March } from './table.ts';

/** 5.1.1-a A force that has gone nowhere yet, with all the points of its formation; who and what goes is put in by whoever sets out. */
export const newMarch = (side: Side, formation: Formation, space: Space): March => ({
  side,
  formation,
  army: -1,
  leader: -1,
  infantry: 0,
  generals: [],
  origin: space,
  at: space,
  from: -1,
  points: formationPoints[formation]!,
  rail: true,
  naval: false,
  passedFort: false,
  assault: 0,
  guns: 0,
  rough: false,
  mustAttack: false,
  toRichmond: false,
  atRisk: false,
  intercepted: false,
  beaten: [],
  routed: [],
  to: -1,
  cancelled: false,
  summoned: -1,
  farragut: false,
  met: false,
  over: false,
  regrouped: false,
  dropped: [],
  left: [],
});
