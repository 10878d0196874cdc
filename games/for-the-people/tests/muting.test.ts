/** How often the player who waits is asked, with the orders that a sensible one gives once, at the start of the game. */
import { type AnyTypes, anyGame, keyFromSeed, type Option, type Order, obey, open, type Position, step } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { machineOf } from '@cuartel/engine/play/record.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../bot/counsel.ts';
import { scripted } from '../bot/scripted.ts';
import { forThePeople } from '../index.ts';

const game = anyGame(forThePeople);
const machine = machineOf(game);
const always = { is: 'game' } as const;
/** Windows pass unless a card can be played, against three SP or more; nobody intercepts a stronger force or to lose, nor runs from one that is not twice as strong or would be beaten. */
const ORDERS: readonly Order[] = [
  {
    id: 'trifles',
    at: { moment: 'activation' },
    answer: { is: 'pass' },
    unless: [{ figure: 'enemySp', least: 3 }],
    lasts: always,
  },
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
    id: 'beaten',
    at: { moment: 'interception' },
    answer: { is: 'pass' },
    unless: [{ offered: 'event' }, { figure: 'win', least: 50 }],
    lasts: always,
  },
  {
    id: 'leaving',
    at: { section: 'leaving', step: 'leave' },
    answer: { is: 'do', do: 'stand', with: null },
    unless: [{ figure: 'enemySp', least: { times: 2, figure: 'ownSp' } }],
    lasts: always,
  },
  {
    id: 'holding',
    at: { section: 'leaving', step: 'leave' },
    answer: { is: 'do', do: 'stand', with: null },
    when: [{ figure: 'win', least: 60 }],
    unless: [],
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
const BATTERY = Number(process.env['CUARTEL_BATTERY'] ?? 1);
/** Fewer than fifty games of scripted players say little: `CUARTEL_MUTING=100 npm test -- for-the-people/tests/muting` counts so many. */
const SCRIPTED = Number(process.env['CUARTEL_MUTING'] ?? 50 * BATTERY);
interface Counted {
  asked: number;
  meant: number;
  muted: number;
}
type Answering = (pos: Position<AnyTypes>, side: string, waits: boolean) => Option;
/** Games from their seeds, both sides under the same orders: what the player who waits is asked, and answers with more than no. */
const counted = (name: string, games: number, answering: (seed: string) => Answering): Counted => {
  const found: Counted = { asked: 0, meant: 0, muted: 0 };
  for (let n = 0; n < games; n++) {
    const seed = `${name} ${n}`;
    const match = open(game, { scenario: ['1862', '1863', '1861', '1864'][n % 4]!, options: [] }, keyFromSeed(seed));
    const answers = answering(seed);
    for (;;) {
      found.muted += obey(match, { USA: ORDERS, CSA: ORDERS }).length;
      const [side] = machine.asked(match.position);
      if (side === undefined) break;
      const pub = match.position.table.pub as { active: string; march: unknown; battle: unknown };
      const waits = side !== pub.active && (pub.march !== null || pub.battle !== null);
      const option = answers(match.position, side, waits);
      if (waits) {
        found.asked++;
        if (!NO.includes(option.do)) found.meant++;
      }
      step(match, option);
    }
  }
  return found;
};
const holds = ({ asked, meant, muted }: Counted, games: number): void => {
  const said = `${games} games: asked ${asked}, meant ${meant}, muted ${muted}: ${(asked / meant).toFixed(2)} a meant answer`;
  if (BATTERY > 1 || process.env['CUARTEL_MUTING'] !== undefined) console.info(said);
  expect(meant, said).toBeGreaterThan(games);
  expect(asked, said).toBeLessThanOrEqual(1.3 * meant);
  // Without the orders every one of these would have been a question more.
  expect(muted, said).toBeGreaterThan(asked);
};

test('4.2.5-a, 5.8.1-a the player who waits is asked at most 1.3 times for each time he says more than no', () => {
  holds(
    counted('muting', 8 * BATTERY, seed => {
      const pick = chooserFrom(seed);
      return (pos, side, waits) => answer(pos, side, waits, pick);
    }),
    8 * BATTERY,
  );
});
test('4.2.5-a, 5.8.1-a the same among scripted players', () => {
  holds(
    counted('scripted', SCRIPTED, () => (pos, side) => scripted(askedOf(game, pos, side) as unknown as Asked)),
    SCRIPTED,
  );
}, 3_000_000);
