/** One scenario: January to April 1863, eight turns. */
export const SCENARIOS = ['standard'] as const;
/** 3.0-c */
export const START = { turn: 1, notoriety: 1, points: 0, awareness: 1 } as const;
