/** The marker of the hand that makes a deed possible: it can be played by taking it from the tray. */
import type { Thing } from '@cuartel/engine';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import type { Deeds } from '../types.ts';

const MARKER_OF: { readonly [D in keyof Deeds]?: MarkerId } = {
  spy: 'spy',
  counterSpy: 'spy',
  committee: 'committee',
  masterPlan: 'master-plan',
  replan: 'master-plan',
  debate: 'debate',
  speculate: 'speculators',
  countIndians: 'indians',
  freeIndian: 'indians',
  freeHessian: 'hessians',
  barHessians: 'hessians',
  drill: 'drillmaster',
  drillMilitia: 'drillmaster',
  pulaski: 'pulaski',
  arise: 'leader-arises',
  mutiny: 'mutiny',
  politicking: 'politicking',
  minutemen: 'minutemen',
  bait: 'bait',
  engineers: 'engineers',
  privateers: 'privateers',
  tarleton: 'tarleton',
  shotHeard: 'shot-heard',
};
export const markerFor = (deed: string): readonly Thing[] => {
  const id = MARKER_OF[deed as keyof Deeds];
  return id === undefined ? [] : [`marker:${MARKERS.findIndex(marker => marker.id === id)}`];
};
