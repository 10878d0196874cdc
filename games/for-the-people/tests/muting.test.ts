/** How often the player who waits is asked, with the orders that a sensible one gives once, at the start of the game. */
import { type AnyTypes, anyGame, keyFromSeed, type Option, type Order, obey, open, type Position, step } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { machineOf } from '@cuartel/engine/play/record.ts';
import { expect, test } from 'vitest';
import { forThePeople } from '../index.ts';

const game = anyGame(forThePeople);
const machine = machineOf(game);
const always = { is: 'game' } as const;
/** Windows pass unless a card can be played; nobody intercepts a stronger force, or runs from one that is not. */
const ORDERS: readonly Order[] = [
  ...['activation', 'navalMove', 'battle'].map(
    (moment): Order => ({ id: moment, at: { moment }, answer: { is: 'pass' }, unless: [{ offered: 'event' }], lasts: always }),
  ),
  {
    id: 'interception',
    at: { moment: 'interception' },
    answer: { is: 'pass' },
    unless: [{ offered: 'event' }, { figure: 'ownSp', least: { times: 1, figure: 'enemySp' } }],
    lasts: always,
  },
  {
    id: 'leaving',
    at: { section: 'leaving', step: 'leave' },
    answer: { is: 'do', do: 'stand', with: null },
    unless: [{ figure: 'enemySp', least: { times: 2, figure: 'ownSp' } }],
    lasts: always,
  },
];
const NO = ['pass', 'stand'];
const IDLE = ['discard', 'forgo', 'halt', 'finish'];
/** The player on the move seldom wastes anything; the one who waits uses what he is asked about because it serves him. */
const answer = (pos: Position<AnyTypes>, side: string, waits: boolean, pick: (n: number) => number): Option => {
  const options = machine.options(pos, side) as readonly Option[];
  const worth = options.filter(option => !(waits ? NO : IDLE).includes(option.do));
  return worth.length > 0 && pick(8) > 0 ? worth[pick(worth.length)]! : options[pick(options.length)]!;
};
const GAMES = Number(process.env['CUARTEL_BATTERY'] ?? 1) * 8;

test('4.2.5-a, 5.8.1-a the player who waits is asked at most 1.3 times for each time he says more than no', () => {
  let [asked, meant, muted] = [0, 0, 0];
  for (let n = 0; n < GAMES; n++) {
    const match = open(game, { scenario: ['1862', '1863', '1861', '1864'][n % 4]!, options: [] }, keyFromSeed(`muting ${n}`));
    const pick = chooserFrom(`muting ${n}`);
    for (;;) {
      muted += obey(match, { USA: ORDERS, CSA: ORDERS }).length;
      const [side] = machine.asked(match.position);
      if (side === undefined) break;
      const pub = match.position.table.pub as { active: string; march: unknown; battle: unknown };
      const waits = side !== pub.active && (pub.march !== null || pub.battle !== null);
      const option = answer(match.position, side, waits, pick);
      if (waits) {
        asked++;
        if (!NO.includes(option.do)) meant++;
      }
      step(match, option);
    }
  }
  expect(meant).toBeGreaterThan(GAMES);
  expect(asked).toBeLessThanOrEqual(1.3 * meant);
  // Without the orders every one of these would have been a question more.
  expect(muted).toBeGreaterThan(asked);
});
