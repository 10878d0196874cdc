/** Adjustment, the end of a turn, and what can be played at any time. */
import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { SPY_HAND } from '../../data/spying.ts';
import { unitOf } from '../../data/units.ts';
import { GONE, IN_PLAY, POOL, RESERVE, UPGRADED } from '../../state/table.ts';
import { playing, region, type Setting } from './stage.ts';

test('5.1-i, 6.8-a, 7.2-a, 7.2-b, D16 points are lost; of nine markers four go back face down, of one none', () => {
  const play = playing('adjustment', {}, { points: [3, 7], hand: { american: { rousing: 8, spy: 1 }, british: { adams: 1 } } });
  play.does('american', 'pass').does('british', 'pass').asks(['american'], '7.2-a', 'giveBack');
  play.refuses('american', 'giveBack', ['rousing', 'rousing', 'rousing'], '7.2-a');
  play.does('american', 'giveBack', ['rousing', 'rousing', 'rousing', 'spy']);
  expect([play.pub.points, play.pub.hands, play.over()]).toEqual([[0, 0], [5, 1], true]);
  expect([play.heard('british', 'returned'), play.heard('british', 'returnedMarkers')]).toEqual([
    [{ side: 'american', n: 4 }],
    [],
  ]);
});
test('7.2-b nothing is shown before both have chosen', () => {
  const play = playing('adjustment', {}, { hand: { american: { rousing: 4 }, british: { rousing: 4 } } });
  play.does('american', 'pass').does('british', 'pass').does('american', 'giveBack', ['rousing', 'rousing']);
  expect([play.pub.hands, play.told('returned')]).toEqual([[4, 4], []]);
});
test('7.9-m, 7.9-ag Mutiny: the opponent loses as many as the die shows, taken blindly, and gets the marker', () => {
  const play = playing(
    'adjustment',
    {},
    { hand: { american: { mutiny: 1 }, british: { tactical: 3 } }, dice: [2], draws: [0, 0] },
  );
  play.does('american', 'mutiny').asks('british', '7.9-u', 'pass').does('british', 'pass').spent();
  expect([play.pub.hands, play.held('british', 'mutiny'), play.pub.handed]).toEqual([[0, 2], 1, true]);
  play.refuses('british', 'mutiny', null, '7.9-ag').does('british', 'pass').asks('british', '7.2-a');
});
test('7.9-ag a hand smaller than the die is lost altogether', () => {
  const play = playing('adjustment', {}, { hand: { american: { mutiny: 1 }, british: { tactical: 1 } }, dice: [6] });
  play.does('american', 'mutiny').does('british', 'pass');
  expect([play.pub.hands[1], play.held('british', 'mutiny')]).toEqual([1, 1]);
});
test('7.9-n, 7.9-u Spy cancels Mutiny, and another Spy cancels the Spy', () => {
  const hand = { american: { mutiny: 1, spy: 1 }, british: { spy: 1, tactical: 2 } } as const;
  const play = playing('adjustment', {}, { hand }).does('american', 'mutiny').does('british', 'counterSpy');
  play.asks('american', '7.9-u', 'counterSpy', 'pass').does('american', 'pass');
  expect([play.told('mutinyCancelled'), play.pub.hands, play.pub.played]).toEqual([[{ side: 'american' }], [1, 2], []]);
  const deeper = playing('adjustment', {}, { hand, dice: [1], draws: [0] })
    .does('american', 'mutiny')
    .does('british', 'counterSpy');
  deeper.does('american', 'counterSpy').asks('british', '7.9-u', 'pass').does('british', 'pass').spent();
  expect(deeper.held('british', 'mutiny')).toBe(1);
});

const LATE: Setting = { at: { boston: ['br-reg-01', 'gage'] } };
test('3.1-a, 3.2-a, 5.1-j without a verdict the turn ends: what lasted a turn is over', () => {
  const play = playing(
    'ending',
    {},
    {
      ...LATE,
      turn: 3,
      and: t => {
        t.pub.bought = [3, 4];
        t.pub.barred = true;
        t.pub.handed = true;
        t.pub.debate = 1;
        t.pub.status[unitOf('br-mil-1')] = UPGRADED;
      },
    },
  );
  const { turn, bought, barred, handed, debate } = play.pub;
  expect([turn, bought, barred, handed, debate]).toEqual([4, [0, 0], false, false, 0]);
  expect([play.status('br-mil-1'), play.pub.ending]).toEqual([RESERVE, null]);
});
test('3.3-a, 3.4-a, 3.4-b, 3.5-c the last turn ends the game', () => {
  const draw = playing('ending', {}, { ...LATE, turn: 8 });
  expect([draw.over(), draw.pub.ending, draw.pub.winner]).toEqual([true, 'draw', null]);
  const short = playing('ending', {}, { ...LATE, scenario: 'short', turn: 4 });
  expect([short.pub.ending, short.pub.winner]).toEqual(['short', 'british']);
});
test('3.1-e, 3.3-a, D13 the political condition alone is a partial victory in the last turn', () => {
  const loyalty = { 'new-england': 2, virginia: 2, 'mid-atlantic': 2, west: 2 } as const;
  const play = playing('ending', {}, { turn: 8, progress: 'articles', loyalty });
  expect([play.pub.ending, play.pub.winner]).toEqual(['partial', 'american']);
  expect(play.told('ended')).toEqual([{ ending: 'partial', winner: 'american' }]);
});
test('3.5-a, 3.5-b, D14 loyalty, Declaration and French Alliance win the shorter scenario', () => {
  const loyalty = { 'new-england': 1, virginia: 1, 'mid-atlantic': 1, west: 1 } as const;
  const said: Setting = { scenario: 'short', turn: 4, progress: 'declaration', europe: 'french-alliance', loyalty };
  expect(playing('ending', {}, said).pub.winner).toBe('american');
  expect(playing('ending', {}, { ...said, europe: 'loans' }).pub.winner).toBe('british');
});
const named = (die: number) =>
  playing(
    'ending',
    {},
    {
      turn: 3,
      hand: { american: { politicking: 1 } },
      at: { boston: ['gage', 'br-reg-01'], albany: ['washington', 'am-reg-01'] },
      dice: [die],
    },
  ).does('american', 'politicking', 'gage');
test('7.9-o Politicking: on 1 he is gone for good, on 2 or 3 back in his pool, else nothing', () => {
  expect([1, 2, 3, 4, 6].map(die => named(die).status('gage'))).toEqual([GONE, POOL, POOL, IN_PLAY, IN_PLAY]);
  expect(named(2).told('fell')).toEqual([{ leader: unitOf('gage'), at: spaceOf('boston'), forGood: false }]);
});
test('7.9-o, 7.9-ah never Washington, never a neutral, never after the last turn', () => {
  const at = { albany: ['washington', 'greene'], 'new-orleans': ['galvez'] } as const;
  const play = playing('ending', {}, { turn: 3, first: 'british', hand: { british: { politicking: 1 } }, at });
  expect(play.offered('british', 'politicking')).toEqual([unitOf('greene')]);
  const last = playing('ending', {}, { turn: 8, hand: { british: { politicking: 1 } }, at });
  expect(last.over()).toBe(true);
});

const watching = (said: Setting) => playing('political', {}, { windows: true, ...said });
test('7.9-t, 7.9-am, 7.4-a a Spy sees all units of a region, or the hand, and nobody else does', () => {
  const said: Setting = {
    hand: { american: { spy: 2 }, british: { adams: 1, tactical: 2 } },
    at: { boston: ['br-reg-01', 'gage'], britain: ['clinton'] },
  };
  const play = watching(said).asks('american', '7.9-am', 'spy', 'pass').does('american', 'spy', region('new-england'));
  expect(play.told('spyUnits')).toEqual([]);
  play.asks('british', '7.9-u', 'pass').does('british', 'pass');
  const seen = play
    .heard('american', 'spyUnits')[0]
    ?.units.map(({ what }) => what)
    .sort();
  expect(seen).toEqual([unitOf('br-reg-01'), unitOf('gage')].sort());
  expect(play.heard('british', 'spyUnits')).toEqual([]);
  expect(play.heard('british', 'spied')).toEqual([{ side: 'american', on: region('new-england') }]);
  play.does('american', 'spy', SPY_HAND).does('british', 'pass');
  expect(play.heard('american', 'spyHand')[0]?.markers).toHaveLength(3);
  expect(play.pub.hands[0]).toBe(0);
});
test('7.9-u, 7.9-am the other Spy cancels it before anything is seen', () => {
  const play = watching({ hand: { american: { spy: 1 }, british: { spy: 1 } }, dice: [1, 1, 1, 1, 1] });
  play.does('american', 'spy', SPY_HAND).does('british', 'counterSpy');
  expect([play.told('spyHand'), play.told('spyCancelled')]).toEqual([[], [{ side: 'american' }]]);
});
test('7.9-d, 7.9-z the Committee tries for a free partisan in a favourable region, at any time', () => {
  const said: Setting = { options: ['partisans'], loyalty: { virginia: 1 }, hand: { american: { committee: 1 } } };
  const play = watching({ ...said, dice: [5, 1, 1, 1, 1, 1] });
  expect(play.offered('american', 'committee')).toEqual([region('virginia')]);
  play.does('american', 'committee', region('virginia'));
  play.asks('american', '29.2-c', 'raisePartisan').does('american', 'raisePartisan', 'norfolk');
  expect([play.partisan('norfolk'), play.told('paidWith')]).toEqual([0, []]);
  watching({ ...said, options: [] }).refuses('american', 'committee', region('virginia'));
});
