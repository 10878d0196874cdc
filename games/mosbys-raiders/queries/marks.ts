/** The marks of spaces, for those who only look. */
export { BRIDGE_DOWN, DEPOT, DEPOT_DOWN, DEVASTATED, EXTENDED, FORCE, QUERY, RAIL_DOWN, REVEALED } from '../state/table.ts';
