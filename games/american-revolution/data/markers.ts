/** 7.6-a The 24 kinds of campaign marker. A hand is so many of each kind: copies of a kind cannot be told apart. */
import { FORTRESSES, PARTISANS } from './options.ts';
import { COPIES } from './reconstructed.ts';
import { AMERICAN, type BySide, type Side } from './sides.ts';

export const CATEGORIES = ['action', 'agitation', 'tactical'] as const;
export type CategoryName = (typeof CATEGORIES)[number];

interface Printed {
  readonly id: keyof typeof COPIES;
  /** As printed on the marker. */
  readonly name: string;
  readonly category: CategoryName;
  /** 7.8-a Only this side can play it. */
  readonly only?: Side;
  /** 7.8-c Set aside without this option. */
  readonly needs?: number;
}

export const MARKERS = [
  { id: 'bait', name: 'Bait the Redcoats/Bluecoats', category: 'action', needs: PARTISANS },
  { id: 'committee', name: 'Committee of Correspondence', category: 'action' },
  { id: 'debate', name: 'Debate in Parliament', category: 'action' },
  { id: 'drillmaster', name: 'Drillmaster', category: 'action' },
  { id: 'engineers', name: 'Engineers', category: 'action', needs: FORTRESSES },
  { id: 'hessians', name: 'Hessians', category: 'action' },
  { id: 'indians', name: 'Indians', category: 'action' },
  { id: 'leader-arises', name: 'Leader Arises', category: 'action' },
  { id: 'master-plan', name: 'Master Plan', category: 'action' },
  { id: 'minutemen', name: 'Minutemen', category: 'action' },
  { id: 'mutiny', name: 'Mutiny & Treason', category: 'action' },
  { id: 'politicking', name: 'Politicking Among Generals', category: 'action' },
  { id: 'privateers', name: 'Privateers', category: 'action' },
  { id: 'pulaski', name: 'Pulaski', category: 'action', only: AMERICAN },
  { id: 'shot-heard', name: 'Shot Heard Round the World', category: 'action', only: AMERICAN },
  { id: 'speculators', name: 'Speculators', category: 'action' },
  { id: 'spy', name: 'Spy', category: 'action' },
  { id: 'tarleton', name: "Tarleton's Quarter", category: 'action' },
  { id: 'adams', name: 'Adams', category: 'agitation' },
  { id: 'franklin', name: 'Franklin', category: 'agitation' },
  { id: 'jefferson', name: 'Jefferson', category: 'agitation' },
  { id: 'paine', name: 'Paine', category: 'agitation' },
  { id: 'rousing', name: 'Rabble Rousing', category: 'agitation' },
  { id: 'tactical', name: 'Tactical', category: 'tactical' },
] as const satisfies readonly Printed[];
const PRINTED: readonly Printed[] = MARKERS;

/** A marker is the index of its kind in MARKERS. */
export type Marker = number;
export type MarkerId = (typeof MARKERS)[number]['id'];
export const MARKER_KINDS = MARKERS.length;

const INDEX: ReadonlyMap<string, Marker> = new Map(MARKERS.map(({ id }, i) => [id, i]));
export const markerOf = (id: MarkerId): Marker => INDEX.get(id) as Marker;

export const MARKER_COPIES: readonly number[] = MARKERS.map(({ id }) => COPIES[id]);
export const MARKER_TOTAL = MARKER_COPIES.reduce((sum, copies) => sum + copies, 0);
export const CATEGORY: readonly CategoryName[] = MARKERS.map(({ category }) => category);
/** 7.8-a The side that alone can play it, or -1. */
export const PLAYED_BY: readonly (Side | -1)[] = PRINTED.map(({ only }) => only ?? -1);
/** 7.8-c The option without which it is set aside, or 0. */
export const NEEDS: readonly number[] = PRINTED.map(({ needs }) => needs ?? 0);

/** 7.10-a, 7.10-b Agitation points by kind and side, 0 for all other markers. */
export const AGITATION: readonly BySide<number>[] = PRINTED.map(({ id, category }) =>
  category !== 'agitation' ? [0, 0] : id === 'rousing' ? [1, 1] : [3, 1],
);
/** The agitation markers, in the order in which assignments are kept. */
export const AGITATORS: readonly Marker[] = MARKERS.flatMap(({ category }, marker) => (category === 'agitation' ? [marker] : []));

export const TACTICAL = markerOf('tactical');
export const SPY = markerOf('spy');
export const LEADER_ARISES = markerOf('leader-arises');
export const SHOT_HEARD = markerOf('shot-heard');
