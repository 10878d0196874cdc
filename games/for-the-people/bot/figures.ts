/** The figures of the doctrine for each side and for the year by which a game is judged. */
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
    1862: {
      ...PLAIN,
      invaded: 1.7,
      capital: 1.3,
      glory: 1.6,
      pull: 1,
      fort: 0.55,
      meet: 0.9,
      guardCapital: 0.5,
      exposed: 0.15,
      thin: 1.5,
      ambush: 1,
      card: [0, 0.3, 0.6],
      staff: 2,
      rescue: 0.9,
    },
    1863: PLAIN,
    1865: PLAIN,
  },
};
/** Found by play against the staff (README.md). */
const COMMANDER: Tempers = {
  USA: {
    ...STAFF.USA,
    // 13.2-a Three states or nothing: the men of the East go by rail to where a state is to be won.
    1861: {
      ...PLAIN,
      sp: [0.8, 1.4],
      borders: [1.5, 1, 1],
      state: 1.1,
      fort: 0.6,
      waste: 0.2,
      voyage: 0.7,
      ahead: 0.7,
      reap: 0.5,
      loose: 0.7,
    },
  },
  CSA: {
    ...STAFF.CSA,
    // 13.2-a Missouri first, where no railway brings troops later, then Kentucky; West Virginia is hardly looked at.
    1861: {
      ...PLAIN,
      sp: [2.2, 1.2],
      border: 60,
      borders: [2.8, 1.35, 0.3],
      centre: 0.85,
      port: 0.6,
      fort: 1.2,
      invaded: 0.6,
      capital: 1.2,
      glory: 1.7,
      exchange: 0.6,
      guard: 0.7,
      guardCapital: 0.6,
      meet: 0.75,
      cut: 1,
      pull: 0.6,
      mark: 0.6,
      voyage: 1.4,
      drop: 0.4,
      card: [0, 0.75, 0.5],
      hand: 1,
      army: 1.7,
      thin: 1.5,
      works: 0.25,
      kept: 3.2,
      ahead: 0.55,
      reap: 0.8,
      lure: 20,
      loose: 0.15,
      blockade: 2.1,
    },
    1862: { ...STAFF.CSA[1862], invaded: 1, daring: 0, campaigns: true },
  },
};
/** The plain school and that of the strongest level. */
export const SCHOOLS = [undefined, 'commander'] as const;
export const temperOf = (side: SideName, scenario: ScenarioName, school?: string): Temper =>
  (school === 'commander' ? COMMANDER : STAFF)[side][scenarios[scenario].judged];
