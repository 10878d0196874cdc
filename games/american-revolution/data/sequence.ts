/** 5.1 The phases of a turn, as the table shows where it stands. */
export const PHASES = [
  'set-up',
  'initiative',
  'political',
  'mobilization',
  'agitation',
  'movement',
  'combat',
  'forage',
  'enlistment',
  'adjustment',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];
