/** What the general lays as the American of the shorter game. */
import { anyGame, keyFromSeed, machineOf, type Option, startOf } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Posed } from '../bot/asked.ts';
import { doctrine, propose } from '../bot/doctrine.ts';
import { temperOf } from '../bot/temper.ts';
import { bestOfYears } from '../bot/years.ts';
import { AGITATION, MARKER_KINDS, markerOf } from '../data/markers.ts';
import { AMERICAN } from '../data/sides.ts';
import { DECLARATION, EUROPE_CONTEST, PROGRESS_CONTEST } from '../data/tables.ts';
import { americanRevolution } from '../index.ts';

const GENERAL = temperOf('general', 'american', 'short');
type Asked = Parameters<typeof bestOfYears>[0];
interface Position {
  readonly turn: number;
  readonly progress: number;
  readonly europe: number;
  readonly loyalty: readonly number[];
}
/** Adams, Franklin, so many rousings and ten tacticals against a hand of 17. */
const pointsOf = (position: Position, rousings = 5, surprise = GENERAL.surprise): readonly number[] => {
  const hand = new Array<number>(MARKER_KINDS).fill(0);
  hand[markerOf('adams')] = 1;
  hand[markerOf('franklin')] = 1;
  hand[markerOf('rousing')] = rousings;
  hand[markerOf('tactical')] = 10;
  const pub = { ...position, scenario: 'short', hands: [12 + rousings, 17], removed: new Array<number>(MARKER_KINDS).fill(0) };
  const asked = { view: { me: 'american', pub, own: { hand } }, temper: { ...GENERAL, surprise } };
  const points = new Array<number>(9).fill(0);
  for (const { what, to } of bestOfYears(asked as unknown as Asked)) points[to]! += AGITATION[what]![AMERICAN];
  return points;
};
const LOYAL = [2, 1, 2, 1, 1, -2, -2];

test('10.3-a once the Declaration is there, nothing is laid for Progress', () => {
  expect(pointsOf({ turn: 3, progress: DECLARATION, europe: 1, loyalty: LOYAL })[PROGRESS_CONTEST]).toBe(0);
});
test('3.5-b in the last year all goes for what is missing: a box of Progress, a box of Europe', () => {
  const home = pointsOf({ turn: 4, progress: 1, europe: 4, loyalty: LOYAL });
  expect(home[PROGRESS_CONTEST]).toBeGreaterThanOrEqual(8);
  const abroad = pointsOf({ turn: 4, progress: DECLARATION, europe: 2, loyalty: LOYAL });
  expect(abroad[EUROPE_CONTEST]).toBeGreaterThanOrEqual(6);
});
test('3.5-b a region that is missing in the last year gets its marker', () => {
  const points = pointsOf({ turn: 4, progress: DECLARATION, europe: 4, loyalty: [2, 0, 2, 0, 1, -2, -2] });
  expect(Math.max(points[3]!, points[5]!)).toBeGreaterThan(0);
});
test('12.3-a the more an enemy is expected to fight for Europe, the more is laid there', () => {
  const start: Position = { turn: 1, progress: 0, europe: 0, loyalty: [2, 0, 1, 0, 0, -2, -2] };
  const [never, often] = [0, 0.6].map(surprise => pointsOf(start, 5, surprise)[EUROPE_CONTEST]!);
  expect(often).toBeGreaterThan(never!);
});
test('9.3-a what has been weighed is known again in the order in which the rules put a list', () => {
  const game = anyGame(americanRevolution);
  const machine = machineOf(game);
  let laid = 0;
  for (let n = 0; n < 4; n++) {
    const pos = startOf(game, { scenario: 'short', options: [] }, keyFromSeed(`years ${n}`));
    for (let side = machine.asked(pos)[0]; side !== undefined; side = machine.asked(pos)[0]) {
      const asked = askedOf(game, pos, side) as unknown as Posed;
      const [own] = propose(asked, false, 'general');
      const options: readonly Option[] = own === undefined ? asked.options : [machine.allows(pos, side, own.do, own.with)!];
      const weights = doctrine({ ...asked, options }, 'general');
      if (own?.do === 'assign' && side === 'american') {
        expect(weights).toEqual([1]);
        laid++;
      }
      machine.apply(pos, options[weights.indexOf(Math.max(...weights))] as never);
    }
  }
  expect(laid).toBe(16);
}, 60_000);
