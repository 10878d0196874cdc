/** SCHOOLS: the figures of the doctrine for each side and for the year by which a game is judged, and those of the commander in chief. */
import { type ScenarioName, scenarios } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { PLAIN, type Temper } from './temper.ts';

type Judged = (typeof scenarios)[ScenarioName]['judged'];
type Tempers = Readonly<Record<SideName, Readonly<Record<Judged, Temper>>>>;

const STAFF: Tempers = {
  USA: { 1861: PLAIN, 1862: PLAIN, 1863: PLAIN, 1865: PLAIN },
  CSA: {
    1861: PLAIN,
    // 14-e Behind from the start: nothing but an invasion of the North makes it up.
    1862: { ...PLAIN, invaded: 2, pull: 0.9, ambush: 0.6 },
    1863: PLAIN,
    1865: PLAIN,
  },
};
/** Found by play against the others. */
const CHIEF: Tempers = STAFF;

export const SCHOOLS = { staff: STAFF, chief: CHIEF } as const;
export type School = keyof typeof SCHOOLS;
/** Without the name of a school the staff's. */
export const temperOf = (school: string | undefined, side: SideName, scenario: ScenarioName): Temper =>
  SCHOOLS[school === 'chief' ? 'chief' : 'staff'][side][scenarios[scenario].judged];
