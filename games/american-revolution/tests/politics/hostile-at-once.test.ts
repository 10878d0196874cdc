/** Cases from the rulebook: what happens at once, in whatever step it may be. */
import { expect, test } from 'vitest';
import { MILITIA, REGULAR } from '../../data/kinds.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, FRENCH } from '../../data/nations.ts';
import { spaceOf } from '../../data/spaces.ts';
import { SPY_HAND } from '../../data/spying.ts';
import { WASHINGTON } from '../../data/units.ts';
import { ASIDE, IN_PLAY, POOL } from '../../state/table.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const lineOf = (nation: number, kind: number): number => RECRUITS.findIndex(one => one.nation === nation && one.kind === kind);
const MILITIA_LINE = lineOf(AMERICANS, MILITIA);
const FRENCH_LINE = lineOf(FRENCH, REGULAR);
const D = Array<number>(12).fill(22);
const buying = (side: 'american' | 'british', said: Setting): Play => {
  const play = playing('mobilization', { side }, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};
const ending = (said: Setting): Play => playing('ending', {}, { turn: 3, ...said });

test('7.5-a, 7.9-t a Spy drawn in a Mobilization step looks into the hand before the next purchase', () => {
  const play = buying('american', { points: [4, 0], hand: { british: { rousing: 2 } }, draws: ['spy'] });
  play.does('american', 'buyMarkers', 1).does('american', 'spy', SPY_HAND).does('british', 'pass');
  expect([play.heard('american', 'spyHand').length, play.heard('british', 'spyHand').length]).toEqual([1, 0]);
  play.asks('american', '13.1-c');
  expect([play.held('american', 'spy'), play.offered('american', 'buyMarkers')]).toEqual([0, [1]]);
});
test('7.9-u, 7.9-am such a Spy can be cancelled by the other', () => {
  const play = buying('british', { points: [0, 4], hand: { british: { spy: 1 }, american: { spy: 1 } } });
  play.does('british', 'spy', 0).does('american', 'counterSpy').asks('british', '13.1-c');
  expect([play.told('spyCancelled').length, play.told('spyUnits'), play.pub.hands]).toEqual([1, [], [0, 0]]);
});
test('7.5-a, 7.9-d a Committee drawn in the step tries for its partisan in it, and the points stay', () => {
  const play = buying('american', {
    options: ['partisans'],
    loyalty: { virginia: 1 },
    points: [2, 0],
    draws: ['committee'],
    dice: [4],
  });
  play
    .does('american', 'buyMarkers', 1)
    .does('american', 'committee', region('virginia'))
    .does('american', 'raisePartisan', 'norfolk');
  expect([play.pub.partisan[spaceOf('norfolk')], play.pub.points[0]]).toEqual([0, 0]);
});
test('7.8-c, 7.9-d without option 29, or where nobody is favourable, no Committee in it', () => {
  expect(buying('american', { loyalty: { virginia: 1 }, hand: { american: { committee: 1 } } }).deeds('american')).not.toContain(
    'committee',
  );
  const cold = buying('american', { options: ['partisans'], loyalty: { virginia: -1 }, hand: { american: { committee: 1 } } });
  expect(cold.deeds('american')).not.toContain('committee');
});
test('4.10-b a Washington who waits comes with the first American unit that is bought', () => {
  const waiting: Setting = {
    progress: 'congress',
    points: [9, 0],
    loyalty: { virginia: 1 },
    and: t => {
      t.pub.status[WASHINGTON] = ASIDE;
    },
  };
  const play = buying('american', waiting);
  play.does('american', 'recruit', { line: MILITIA_LINE, at: 'norfolk' }).asks('american', '4.10-a', 'bringWashington');
  play.does('american', 'bringWashington', 'norfolk').asks('american', '13.1-c');
  expect([play.at('washington'), play.status('washington')]).toEqual(['norfolk', IN_PLAY]);
});
test('4.10-b Frenchmen are nobody for him to lead', () => {
  const play = buying('american', {
    progress: 'congress',
    europe: 'french-alliance',
    points: [9, 0],
    and: t => {
      t.pub.status[WASHINGTON] = ASIDE;
    },
  });
  play.does('american', 'recruit', { line: FRENCH_LINE, at: 'france' }).asks('american', '13.1-c');
  expect(play.status('washington')).toBe(ASIDE);
});
test('7.9-o, 28.3-b, 28.4-a a leader alone in a fortress who falls to intrigue leaves it to fall', () => {
  const play = ending({
    options: ['fortresses'],
    at: { quebec: ['carleton'], albany: ['greene', 'am-reg-01'] },
    fortress: { quebec: 'british' },
    hand: { american: { politicking: 1 } },
    dice: [2],
    draws: D,
  });
  play.does('american', 'politicking', 'carleton');
  expect([play.status('carleton'), play.pub.fortress[spaceOf('quebec')]]).toEqual([POOL, -1]);
  expect(play.told('fortressGone')).toEqual([{ at: spaceOf('quebec') }]);
});
test('7.9-o, 28.14-a a leader alone before a fortress who falls to intrigue ends the siege', () => {
  const said: Setting = {
    options: ['fortresses'],
    at: { albany: ['greene', 'br-reg-01'] },
    fortress: { albany: 'british' },
    siege: { albany: 'american' },
    hand: { british: { politicking: 1 } },
    dice: [1],
  };
  const play = ending({ ...said, first: 'british' }).does('british', 'politicking', 'greene');
  expect([play.pub.siege[spaceOf('albany')], play.pub.fortress[spaceOf('albany')]]).toEqual([-1, 1]);
  const held = ending({ ...said, at: { albany: ['greene', 'am-mil-01', 'br-reg-01'] }, first: 'british' });
  held.does('british', 'politicking', 'greene');
  expect(held.pub.siege[spaceOf('albany')]).toBe(0);
});
test('7.9-o, 4.2-c a fortress that nobody ever held is not touched by it', () => {
  const play = ending({
    options: ['fortresses'],
    at: { montreal: ['carleton'] },
    fortress: { quebec: 'british' },
    hand: { american: { politicking: 1 } },
    dice: [3],
  });
  play.does('american', 'politicking', 'carleton');
  expect(play.pub.fortress[spaceOf('quebec')]).toBe(1);
});
