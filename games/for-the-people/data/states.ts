/** 12.1.4-a The states: to whom they belong at the start, their worth in political will and the spaces needed to control them. */
import { CSA, NOBODY, type Owner, USA } from './sides.ts';
import { SPACES, type Space } from './spaces.ts';

export const STATES = [
  'MO',
  'KY',
  'WV',
  'TN',
  'AR',
  'TX',
  'LA',
  'MS',
  'AL',
  'GA',
  'FL',
  'NC',
  'SC',
  'VA',
  'IL',
  'IN',
  'OH',
  'PA',
  'MD',
  'DE',
  'NJ',
  'DC',
] as const;
export type StateId = (typeof STATES)[number];
export type State = number;
export const stateNamed = (id: StateId): State => STATES.indexOf(id);

const WORTH: Partial<Record<StateId, readonly [will: number, spaces: number]>> = {
  MO: [10, 7],
  KY: [10, 7],
  WV: [5, 4],
  TN: [10, 13],
  AR: [5, 6],
  TX: [7, 3],
  LA: [7, 6],
  MS: [7, 10],
  AL: [7, 9],
  GA: [15, 12],
  FL: [5, 5],
  NC: [7, 10],
  SC: [7, 9],
  VA: [15, 14],
};
/** By state; 0 for the states of the Union, which are never won. */
export const stateWill: readonly number[] = STATES.map(id => WORTH[id]?.[0] ?? 0);
export const stateNeeds: readonly number[] = STATES.map(id => WORTH[id]?.[1] ?? 0);

/** 2.6-a The border states come first, then the eleven of the Confederacy, then those of the Union. */
export const BORDER: readonly State[] = [0, 1, 2];
export const CONFEDERATE: readonly State[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
export const UNION: readonly State[] = [14, 15, 16, 17, 18, 19, 20, 21];
/** 17.3-a The states that can be won. */
export const CONTESTED: readonly State[] = [...BORDER, ...CONFEDERATE];
export const stateSide: readonly Owner[] = STATES.map((_, state) => (state < 3 ? NOBODY : state < 14 ? CSA : USA));

/** A space's id ends in its state. */
export const stateOf: readonly State[] = SPACES.map(([id]) => stateNamed(id.slice(-2).toUpperCase() as StateId));
export const spacesOf: readonly (readonly Space[])[] = STATES.map((_, state) =>
  SPACES.flatMap((__, space) => (stateOf[space] === state ? [space] : [])),
);
/** G-a By space: the side whose colour it has; NOBODY in the border states. */
export const homeOf: readonly Owner[] = stateOf.map(state => stateSide[state]!);
