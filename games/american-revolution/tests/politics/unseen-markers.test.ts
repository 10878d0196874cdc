/** Cases written from the rulebook alone: campaign markers outside the campaign phases, in their windows and out of them. */
import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { SPY_HAND } from '../../data/spying.ts';
import { GONE, IN_PLAY, POOL, RESERVE } from '../../state/table.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const political = (said: Setting): Play => playing('political', {}, said);
const buying = (side: 'american' | 'british', said: Setting): Play => {
  const play = playing('mobilization', { side }, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};
const income = (play: Play): number[] => play.told('income').map(({ dice }) => dice.length);
const passes = (play: Play): Play => {
  while (!play.over() && play.place() === '@moment.session') play.does(play.machine.asked(play.pos)[0]!, 'pass');
  return play;
};

test('7.9-e, 7.9-aa Debate: the British throw five dice for one, three if the American played it', () => {
  const dice = Array<number>(12).fill(2);
  const own = passes(political({ hand: { british: { debate: 1 } }, dice }).does('british', 'debate'));
  expect(income(own)).toEqual([1, 5]);
  const against = passes(political({ hand: { american: { debate: 1 } }, dice }).does('american', 'debate'));
  expect(income(against)).toEqual([1, 3]);
  expect(against.held('american', 'debate')).toBe(0);
});
test('7.9-s, 7.9-al Speculators: two, then five: five markers blindly back, or all of a smaller hand', () => {
  const play = political({ hand: { american: { speculators: 1, rousing: 2 } }, dice: [2, 5, 1, 1, 1, 1, 1], draws: [0, 0] }).does(
    'american',
    'speculate',
  );
  expect(play.pub.hands[0]).toBe(0);
});
test('7.9-s three and six: six markers for nothing', () => {
  const play = political({ hand: { british: { speculators: 1 } }, dice: [3, 6, 1, 1, 1, 1, 1], draws: D }).does(
    'british',
    'speculate',
  );
  expect([play.pub.hands[1], play.told('speculated')]).toEqual([6, [{ side: 'british', n: 6, gains: true }]]);
});
test('7.9-i the American draws for Indians on the map, not for those in reserve, and only in the Political Phase', () => {
  const at = { onondaga: ['in-1'], albany: ['in-2', 'br-reg-01'] } as const;
  const play = political({ hand: { american: { indians: 1 } }, at, draws: D, dice: [1, 1, 1, 1, 1] }).does(
    'american',
    'countIndians',
  );
  expect(play.pub.hands[0]).toBe(2);
  const late = buying('american', { hand: { american: { indians: 1 } }, at });
  expect(late.deeds('american')).not.toContain('freeIndian');
});
test('7.9-i, 27.2-b the British marker raises one Indian free, the American draws for it, none in a place used this turn', () => {
  const play = buying('british', { hand: { british: { indians: 2 } }, draws: D });
  play.does('british', 'freeIndian', 'onondaga').refuses('british', 'freeIndian', 'onondaga');
  expect([play.pub.count[1][spaceOf('onondaga')], play.pub.hands[0], play.pub.points[1]]).toEqual([1, 1, 0]);
});
test('7.9-h, 27.1-c the free Hessian lets the American draw; barred, none may be recruited for the rest of the turn', () => {
  const play = buying('british', { points: [0, 9], hand: { british: { hessians: 1 } }, draws: D });
  play.does('british', 'freeHessian', play.offered('british', 'freeHessian')[0]);
  if (play.place() === '@moment.hessian') play.does('american', 'pass');
  expect([play.pub.count[1][spaceOf('britain')], play.pub.hands[0]]).toEqual([1, 1]);
  const barred = buying('american', { hand: { american: { hessians: 1 } } }).does('american', 'barHessians');
  expect([barred.pub.barred, barred.held('american', 'hessians')]).toEqual([true, 0]);
});
test('7.9-f the American drills up to the value of the leader and pays two for each', () => {
  const said: Setting = {
    points: [5, 0],
    hand: { american: { drillmaster: 1 } },
    at: { albany: ['greene'], hartford: ['gates'] },
  };
  const play = buying('american', said);
  play.refuses('american', 'drill', { at: 'albany', n: 3 }).refuses('american', 'drill', { at: 'hartford', n: 2 });
  play.does('american', 'drill', { at: 'albany', n: 2 });
  expect([play.pub.points[0], play.pub.count[0][spaceOf('albany')], play.held('american', 'drillmaster')]).toEqual([1, 3, 0]);
});
test('7.9-f, 7.9-ab the British drill one militia unit free, into a regular or light unit, only beside a leader ashore', () => {
  const play = buying('british', {
    hand: { british: { drillmaster: 1 } },
    at: { boston: ['gage', 'br-mil-1'], newport: ['br-mil-2'] },
  });
  const units = play.offered('british', 'drillMilitia').map(({ unit }) => unit);
  expect(new Set(units).size).toBe(1);
  play.does('british', 'drillMilitia', play.offered('british', 'drillMilitia')[0]);
  expect([play.status('br-mil-1'), play.pub.count[1][spaceOf('boston')]]).toEqual([RESERVE, 2]);
});
test('7.9-q, 7.9-aj Pulaski beside any leader, a French one too, but not in a box, at sea or among the enemy', () => {
  const play = buying('american', {
    europe: 'french-alliance',
    hand: { american: { pulaski: 1 } },
    at: { newport: ['rochambeau'], france: ['de-grasse'], albany: ['greene', 'br-reg-01'], hartford: ['am-reg-01'] },
  });
  expect([...new Set(play.offered('american', 'pulaski').map(({ at }) => at))]).toEqual([spaceOf('newport')]);
});
test('7.9-j, 13.3-b Leader Arises stands with a combat unit; a second one cannot be played, for there is one marker', () => {
  const play = buying('american', {
    hand: { american: { 'leader-arises': 1 } },
    at: { albany: ['am-mil-01'], hartford: ['greene'] },
  });
  expect(play.places('american', 'arise')).toEqual(['albany']);
  play.does('american', 'arise', 'albany');
  expect([play.status('american-arisen'), play.held('american', 'leader-arises')]).toEqual([IN_PLAY, 0]);
});
test('7.9-m, 7.9-ag Mutiny and the halves: the marker handed over counts in its new hand', () => {
  const play = playing(
    'adjustment',
    {},
    {
      hand: { british: { mutiny: 1 }, american: { rousing: 5 } },
      first: 'british',
      dice: [2],
      draws: [0, 0],
    },
  );
  play.does('british', 'mutiny').does('american', 'pass').does('american', 'pass');
  play.asks(['american'], '7.2-a');
  expect([play.pub.hands[0], play.held('american', 'mutiny')]).toEqual([4, 1]);
  play.does('american', 'giveBack', ['rousing', 'mutiny']);
  expect(play.pub.hands).toEqual([2, 0]);
});
test('7.9-n a Spy against Mutiny: both go back and nobody loses anything', () => {
  const play = playing(
    'adjustment',
    {},
    { hand: { british: { mutiny: 1 }, american: { spy: 1, rousing: 1 } }, first: 'british' },
  );
  const before = play.pub.container;
  play.does('british', 'mutiny').does('american', 'counterSpy');
  if (play.place() === '@moment.caught') play.does('british', 'pass');
  expect([play.pub.hands, play.pub.container]).toEqual([[1, 0], before + 2]);
});
test('7.9-o, 7.9-ah a French general of a belligerent France falls back into the American pool', () => {
  const play = playing(
    'ending',
    {},
    {
      turn: 3,
      europe: 'french-alliance',
      hand: { british: { politicking: 1 } },
      at: { newport: ['rochambeau', 'fr-reg-1'] },
      dice: [3],
    },
  ).does('british', 'politicking', 'rochambeau');
  expect(play.status('rochambeau')).toBe(POOL);
});
test('7.9-o on one he is out of the game for good', () => {
  const play = playing('ending', {}, { turn: 3, hand: { american: { politicking: 1 } }, at: { boston: ['gage'] }, dice: [1] });
  expect(play.does('american', 'politicking', 'gage').status('gage')).toBe(GONE);
});
test('7.9-t, 7.9-am a Spy looks into a box, and sees cargo and leaders too', () => {
  const play = political({
    windows: true,
    hand: { american: { spy: 1 } },
    at: { britain: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'clinton'] },
    dice: [1, 1, 1, 1, 1],
  });
  play.does('american', 'spy', 7);
  expect(play.heard('american', 'spyUnits')[0]?.units).toHaveLength(3);
});
test('7.9-t, 7.4-a the hand seen is the hand of that moment; the one who was spied on learns that it was his hand', () => {
  const play = political({
    windows: true,
    hand: { british: { spy: 1 }, american: { adams: 1, rousing: 2 } },
    first: 'british',
    dice: [1, 1, 1, 1, 1],
  });
  play.does('british', 'spy', SPY_HAND).does('american', 'pass');
  expect([play.heard('british', 'spyHand')[0]?.markers.length, play.heard('american', 'spied')]).toEqual([
    3,
    [{ side: 'british', on: SPY_HAND }],
  ]);
});
test('7.9-k, 7.9-ae Master Plan on an initiative tie die of its owner only', () => {
  const play = playing('initiative', {}, { turn: 2, windows: true, hand: { british: { 'master-plan': 1 } }, dice: [5, 2, 6] });
  while (play.place() !== '@moment.rolled' && !play.over())
    if (play.place() === '@moment.between') play.does(play.machine.asked(play.pos)[0]!, 'pass');
    else play.does('british', 'bid', []);
  play.does('british', 'masterPlan', 0);
  expect(play.pub.first).toBe('british');
});
test('7.8-a, R14 what the other side alone may play can be bid or given back', () => {
  const play = playing('initiative', {}, { turn: 2, hand: { british: { pulaski: 1, 'shot-heard': 1 } } });
  play.does('british', 'bid', ['pulaski', 'shot-heard']);
  expect([play.pub.first, play.pub.hands[1]]).toEqual(['british', 0]);
});
test('7.8-c without option 29 the Committee is for forced marches alone', () => {
  const play = political({
    windows: true,
    loyalty: { virginia: 2 },
    hand: { american: { committee: 1 } },
    dice: [1, 1, 1, 1, 1],
  });
  expect(play.deeds('american')).toEqual(['pass']);
});
test('7.9-d, 29.2-b a Committee that rolls three raises nobody and is spent', () => {
  const play = political({
    windows: true,
    options: ['partisans'],
    loyalty: { virginia: 1 },
    hand: { american: { committee: 1 } },
    dice: [3, 1, 1, 1, 1, 1],
  });
  play.does('american', 'committee', region('virginia'));
  expect([play.held('american', 'committee'), play.pub.partisan.every(side => side === -1)]).toEqual([0, true]);
});
test('7.9-d, 29.3-a the free partisan drives out the enemy’s, not where one’s own stands', () => {
  const play = political({
    windows: true,
    options: ['partisans'],
    loyalty: { virginia: 1 },
    partisan: { norfolk: 'british', richmond: 'american' },
    hand: { american: { committee: 1 } },
    dice: [4, 1, 1, 1, 1, 1],
  });
  play.does('american', 'committee', region('virginia'));
  expect(play.places('american', 'raisePartisan')).not.toContain('richmond');
  play.does('american', 'raisePartisan', 'norfolk');
  expect(play.partisan('norfolk')).toBe(0);
});
