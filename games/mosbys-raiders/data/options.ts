/** Optional rules, each a switch of its own. The last four are readings of the rules that can be turned the other way. */
export const OPTIONS = [
  'opt-8.1',
  'opt-8.2',
  'opt-8.3a',
  'opt-8.3b',
  'opt-8.4',
  'opt-8.5',
  'opt-8.6',
  'opt-8.7',
  'opt-8.8',
  'opt-8.9',
  'scout-in-rounds',
  'always-roll',
  'disband-any-time',
  'holds-ground',
] as const;
export type OptionId = (typeof OPTIONS)[number];
const bit = (id: OptionId): number => 1 << OPTIONS.indexOf(id);
export const ADVANCED_VICTORY = bit('opt-8.1');
export const MORE_EVENTS = bit('opt-8.2');
export const HIDE_MAY_FAIL = bit('opt-8.3a');
export const CANNON_HIDES = bit('opt-8.3b');
export const RAIL_REPAIR = bit('opt-8.4');
export const NORTH_OF_POTOMAC = bit('opt-8.5');
export const DEMOLITION_FAILS = bit('opt-8.6');
export const INTERROGATE = bit('opt-8.7');
export const UNKNOWN_GARRISONS = bit('opt-8.8');
export const DEPOT_LOOT = bit('opt-8.9');
/** C-c read the other way: the Scout helps entry checks in Rounds as well. */
export const SCOUT_IN_ROUNDS = bit('scout-in-rounds');
/** 6.2-h read the other way: units woken by an entry roll for movement like all others. */
export const ALWAYS_ROLL = bit('always-roll');
/** 6.6-c read the other way: Mosby may disband while the Union acts, too. */
export const DISBAND_ANY_TIME = bit('disband-any-time');
/** 7.1-l read the other way: restored lines leave Mosby the space he stands in. */
export const HOLDS_GROUND = bit('holds-ground');
export const optionBits = (ids: readonly string[]): number =>
  OPTIONS.reduce((bits, id, i) => (ids.includes(id) ? bits | (1 << i) : bits), 0);
