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
      exposed: 0.4,
      thin: 0.9,
      ambush: 0.6,
      card: [0, 0.3, 0.6],
    },
    1863: PLAIN,
    1865: PLAIN,
  },
};
export const temperOf = (side: SideName, scenario: ScenarioName): Temper => STAFF[side][scenarios[scenario].judged];
