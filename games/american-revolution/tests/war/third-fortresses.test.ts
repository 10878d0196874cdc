/** A third reading of the rulebook: fortresses that leaders hold, and what becomes of them. */
import { expect, test } from 'vitest';
import { TACTICAL } from '../../data/markers.ts';
import { fighting, moving } from './stage.ts';

test('21.3-d leaders who come to the relief of leaders from leaders do not fight', () => {
  const play = fighting('american', {
    options: ['fortresses'],
    fortress: { albany: 'american' },
    siege: { albany: 'british' },
    at: { albany: ['greene', 'gates', 'gage'] },
    relief: ['gates'],
    dice: [6, 1],
  });
  play.asks('american', '28.9-a', 'finish').does('american', 'finish');
  expect(play.over()).toBe(true);
});
test('7.9-w, 7.9-an, 37.5-a a general alone with the guns of his fortress: no massacre is possible, so his side draws double', () => {
  const play = fighting('british', {
    options: ['fortresses', 'massacre'],
    fortress: { albany: 'american' },
    at: { albany: ['br-reg-01', 'br-reg-02', 'gates'] },
    hand: { british: { tarleton: 1 }, american: { spy: 1 } },
    dice: [6, 1, 6, 1, 6, 1, 6, 6],
    draws: [TACTICAL, TACTICAL, TACTICAL],
  });
  play.does('british', 'tarleton').does('american', 'pass').does('american', 'lay', 0);
  play.does('british', 'fire', 0).does('american', 'pass').spent();
  expect([play.pub.hands, play.told('massacre'), play.over()]).toEqual([[3, 1], [], true]);
});
test('21.7-d, 28.4-a an admiral who holds a fortress alone gives it up when his fleet comes in', () => {
  const play = moving('british', {
    options: ['fortresses'],
    fortress: { halifax: 'british' },
    at: { halifax: ['r-howe'], 'new-england-coast': ['br-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'halifax').does('british', 'halt');
  expect(play.fortress('halifax')).toBe(-1);
});
