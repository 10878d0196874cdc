import { expect, test } from 'vitest';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, type Play, type Setting } from './stage.ts';

const takes = (play: Play, side: 'american' | 'british', ...units: string[]): Play => {
  for (const unit of units) play.does(side, 'take', unit);
  return play;
};

test('18.1-a, 18.1-b, 18.2-a, 18.3-a, 22.1-a all units in the place fight, and both forces are shown', () => {
  const play = fighting('british', { at: { springfield: ['br-reg-01', 'br-lt-1', 'am-mil-01', 'greene'] }, dice: [1, 6] });
  const [shown] = play.heard('american', 'battle');
  expect([shown?.american.length, shown?.british.length, shown?.attacker]).toEqual([2, 2, 'british']);
});
test('18.1-a fleets and land units do not attack each other; 21.3-d leaders alone do not fight', () => {
  expect(fighting('british', { at: { boston: ['br-fleet-1', 'am-mil-01'] } }).over()).toBe(true);
  expect(fighting('british', { at: { boston: ['gage', 'greene'] } }).over()).toBe(true);
});
test('18.4-a the attacker chooses which battle is next', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'am-mil-01'], hartford: ['br-reg-02', 'am-mil-02'] },
    dice: [1, 6],
  });
  play.asks('british', '18.4-a', 'fight').does('british', 'fight', { space: 'hartford', fight: 'land' });
  expect(play.pub.battle?.units[1]).toHaveLength(1);
});

/** D6 Gage with three regulars against Ward with three militia in Springfield. */
const D6: Setting = {
  at: {
    springfield: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'gage', 'am-mil-01', 'am-mil-02', 'am-mil-03', 'ward'],
    boston: ['br-reg-04'],
  },
  hand: { american: { tactical: 3 }, british: { tactical: 3 } },
  draws: ['tactical', 'spy', 'rousing'].map(() => 22),
};
test('18.4-b to 18.4-i, 18.5-a, 18.5-b, 18.7-b, 18.11-a, D6 a battle die by die', () => {
  const play = fighting('british', { ...D6, dice: [5, 4, 6, 5, 2, 1, 6, 6, 5, 3, 4], draws: [22, 22, 22] });
  play.does('british', 'pass').does('american', 'pass');
  play.asks(['american', 'british'], '18.4-b').refuses('british', 'lay', 2).does('british', 'lay', 1).does('american', 'lay', 1);
  expect(play.told('firstFire')[0]?.first).toBe('american');
  play.asks('american', '18.4-d').refuses('american', 'fire', 2).does('american', 'fire', 1);
  takes(play, 'british', 'br-reg-01', 'br-reg-02');
  // One regular is left: two factors, and no more markers than factors.
  play.asks('british', '18.4-d', 'fire', 'retreat').does('british', 'fire', 1);
  takes(play, 'american', 'am-mil-01', 'am-mil-02', 'am-mil-03');
  play.asks('american', '18.4-d', 'hold', 'retreat').does('american', 'retreat').asks('american', '18.8-d');
  expect(play.places('american', 'withdraw')).toEqual(['albany', 'bennington', 'hartford']);
  play.does('american', 'withdraw', 'bennington').asks('american', '7.9-r', 'pass').does('american', 'pass').spent();
  expect([play.at('ward'), play.at('am-mil-03'), play.at('br-reg-02')]).toEqual(['bennington', 'bennington', 'springfield']);
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 2 },
    { side: 'american', n: 1 },
  ]);
  expect(play.status('br-reg-01')).toBe(RESERVE);
  expect(play.over()).toBe(true);
});
test('18.4-b nobody without a leader lays markers, and nobody is told before both have', () => {
  const play = fighting('british', { ...D6, dice: [] });
  play.does('british', 'pass').does('american', 'pass').does('british', 'lay', 1);
  expect([play.heard('american', 'tactics'), play.heard('american', 'laidTactical')]).toEqual([[], []]);
  expect(play.pub.hands[1]).toBe(3);
  const none = fighting('british', { ...D6, at: { springfield: ['br-reg-01', 'am-mil-01', 'ward'] }, dice: [] });
  none.does('british', 'pass').does('american', 'pass').asks(['american'], '18.4-b');
});
test('18.4-c equal totals are rolled again', () => {
  const play = fighting('british', { at: { springfield: ['br-reg-01', 'am-mil-01'] }, dice: [3, 3, 5, 2] });
  expect(play.told('firstFire').map(({ first }) => first)).toEqual([null, 'american']);
});
test('18.5-b, D8 never more markers in a round than printed factors that fire', () => {
  const play = fighting('british', {
    at: { springfield: ['br-det-01', 'cornwallis', 'am-mil-01'] },
    hand: { british: { tactical: 3 } },
    dice: [1, 6],
  });
  play.does('british', 'pass').does('british', 'lay', 3);
  expect(play.offered('british', 'fire')).toEqual([0, 1]);
});
test('18.5-c markers that were not spent go back to the container', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'gage', 'am-mil-01'] },
    hand: { british: { tactical: 1 } },
    dice: [1, 6, 6, 1],
    draws: [22],
  });
  play.does('british', 'pass').does('british', 'lay', 1).does('british', 'fire', 0);
  expect([play.held('british', 'tactical'), play.pub.battle, play.pub.container]).toEqual([
    0,
    null,
    play.table.dark.container.length,
  ]);
});

const two = (dice: number[], n = 2): Play =>
  fighting('british', {
    at: { springfield: ['br-reg-01', 'br-reg-02', ...['am-mil-01', 'am-mil-02', 'am-mil-03'].slice(0, n)] },
    dice: [1, 6, ...dice],
    draws: [22, 22, 22],
  }).does('british', 'fire', 0);
test('18.4-k, 18.7-a, D25 a fire round is rolled to its end; the dispersed are eliminated by the next hits', () => {
  // Two that are alike are offered once; one dispersed and one not are two.
  const all = two([5, 5, 5, 6]).does('american', 'take', 'am-mil-02');
  expect([all.told('battleOver'), all.told('drew')]).toEqual([
    [{ at: expect.anything(), loser: 'american' }],
    [{ side: 'british', n: 2 }],
  ]);
  const void3 = two([6, 6]);
  expect(void3.told('volley').flatMap(({ dice }) => dice)).toEqual([6, 6]);
  expect(void3.told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('18.4-e, D25 the owner chooses each time: a six may go to one who is dispersed already', () => {
  const play = two([5, 6, 5, 1], 3).asks('american', '18.4-e', 'take');
  const [dispersed] = play.pub.battle!.dispersed;
  play.does(
    'american',
    'take',
    play.names('american', 'take').find((_, i) => play.offered('american', 'take')[i] === dispersed)!,
  );
  expect(play.pub.battle?.eliminated).toEqual([1, 0]);
});
test('18.7-a, D7 twice dispersed is eliminated', () => {
  const play = two([5, 5, 1, 1], 1);
  expect([play.status('am-mil-01'), play.told('drew')]).toEqual([RESERVE, [{ side: 'british', n: 1 }]]);
});
test('18.4-f, 18.7-b the dispersed do not fire, and recover after the battle', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'br-reg-02', 'am-reg-01'] },
    dice: [6, 1, 5, 1, 6, 1],
    draws: [22],
  });
  play.does('american', 'fire', 0);
  expect(play.pub.battle?.dispersed).toHaveLength(1);
  play.does('british', 'fire', 0);
  expect(play.told('volley').at(-1)?.dice).toEqual([6]);
  expect([play.at('br-reg-01'), play.at('am-reg-01')]).toEqual(['springfield', '']);
});
test('18.4-i, 18.4-m whoever declares a retreat takes one last fire and does not fire himself', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'am-reg-01', 'am-reg-02'] },
    dice: [6, 1, 6, 1],
    draws: [22],
  });
  play.does('american', 'retreat');
  expect(play.told('volley').map(({ side, dice }) => [side, ...dice])).toEqual([
    ['british', 6],
    ['british', 1],
  ]);
  play.asks('american', '18.8-d').does('american', 'withdraw', 'hartford').spent();
  expect([play.at('am-reg-02'), play.told('drew')]).toEqual(['hartford', [{ side: 'british', n: 1 }]]);
});
test('18.4-m the last fire may leave nobody to retreat', () => {
  const play = fighting('british', { at: { springfield: ['br-reg-01', 'am-mil-01'] }, dice: [6, 1, 6, 1], draws: [22] });
  play.does('american', 'retreat');
  expect(play.over()).toBe(true);
});
test('18.4-l, 21.3-c, 21.3-d a leader not yet dispersed holds out without firing; leaders alone fight on and lose when all are hit', () => {
  const play = fighting('british', { at: { springfield: ['br-reg-01', 'greene'] }, dice: [6, 1, 5, 5, 3, 1], draws: [22] });
  play.asks('american', '18.4-d', 'hold', 'retreat').does('american', 'hold').does('british', 'fire', 0);
  expect([play.status('greene'), play.told('leaderFate')[0]?.escapes, play.over()]).toEqual([POOL, true, true]);
});
test('18.4-l when neither side can fire, whoever is to fire must retreat', () => {
  const play = fighting('british', {
    at: { springfield: ['br-det-01', 'gage', 'am-det-none', 'am-mil-01', 'ward'].filter(id => id !== 'am-det-none') },
    dice: [6, 1, 5, 5],
  });
  play
    .does('american', 'fire', 0)
    .does('british', 'take', 'br-det-01')
    .asks('british', '18.4-d', 'hold', 'retreat')
    .does('british', 'hold');
  play.does('american', 'fire', 0);
  expect(play.pub.battle?.dispersed.length).toBeGreaterThan(0);
});

test('21.3-a, 21.3-b a leader may take the hit; dispersed he is worth nothing, but markers laid stay', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'cornwallis', 'am-reg-01'] },
    hand: { british: { tactical: 2 } },
    dice: [6, 1, 5, 1],
  });
  play.does('british', 'pass').does('british', 'lay', 2).does('american', 'fire', 0).does('british', 'take', 'cornwallis');
  expect(play.offered('british', 'fire')).toEqual([0, 1, 2]);
});
test('21.4-a, 21.4-b, 18.11-b, D17 a leader hit escapes with a roll up to his value, or is gone; he counts either way', () => {
  const hit = (die: number): Play =>
    fighting('british', { at: { springfield: ['br-reg-01', 'arnold', 'am-mil-01'] }, dice: [1, 6, 6, die, 6], draws: [22, 22] })
      .does('british', 'fire', 0)
      .does('american', 'take', 'arnold');
  expect([hit(3).status('arnold'), hit(4).status('arnold')]).toEqual([POOL, GONE]);
  expect(hit(3).told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('18.12-a, R5 light troops and Indians fire with one die more in the wild', () => {
  const wild = fighting('british', { at: { 'fort-stanwix': ['in-1', 'am-reg-01'] }, dice: [1, 6, 1, 2] }).does(
    'british',
    'fire',
    0,
  );
  expect(wild.told('volley')[0]?.dice).toEqual([1, 2]);
});
test('18.6-a an eliminated regular is not replaced by a detachment', () => {
  const play = fighting('american', { at: { springfield: ['br-reg-01', 'am-reg-01'] }, dice: [6, 1, 6], draws: [22] }).does(
    'american',
    'fire',
    0,
  );
  expect(play.pub.count[1].reduce((sum, n) => sum + n, 0)).toBe(0);
});

test('35.1-a, 35.1-b more light and Indian units add one to the initiative, not at a fortress', () => {
  const open = fighting('british', { options: ['frontier'], at: { springfield: ['br-lt-1', 'am-reg-01'] }, dice: [3, 3] });
  expect(open.told('firstFire')[0]?.first).toBe('british');
  const walls = fighting('british', {
    options: ['frontier', 'fortresses'],
    fortress: { springfield: 'american' },
    at: { springfield: ['br-lt-1', 'am-reg-01'] },
    dice: [3, 4, 1, 6],
  });
  expect(walls.told('firstFire').map(({ first }) => first)).toEqual([null, 'british']);
});
test('35.2-a, 35.2-b, 35.3-a light troops and Indians slip away in the wild without the last fire', () => {
  const slips = fighting('british', {
    options: ['frontier'],
    at: { 'fort-stanwix': ['in-1', 'in-2', 'am-reg-01'] },
    dice: [1, 4],
  });
  slips.does('british', 'retreat').asks('british', '18.8-d');
  expect(slips.told('quits')[0]?.slips).toBe(true);
  const fewer = fighting('british', { options: ['frontier'], at: { 'fort-stanwix': ['in-1', 'am-lt-1'] }, dice: [1, 4, 1, 1] });
  expect(fewer.does('british', 'retreat').told('quits')[0]?.slips).toBe(false);
  const town = fighting('british', { options: ['frontier'], at: { springfield: ['in-1', 'am-reg-01'] }, dice: [1, 4, 1, 1] });
  expect(town.does('british', 'retreat').told('quits')[0]?.slips).toBe(false);
});

test('7.9-v, 7.9-w, 18.4-j Tarleton: attacker first, +1 on the die, the enemy of a winner draws double', () => {
  const said: Setting = { at: { springfield: ['br-reg-01', 'am-reg-01', 'am-reg-02'] }, hand: { british: { tarleton: 1 } } };
  const play = fighting('british', { ...said, dice: [3, 3, 6, 6], draws: [22, 22] });
  play.asks('british', '7.9-v', 'tarleton', 'pass').does('british', 'tarleton');
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '7.9-v', value: 1 }]);
  play.does('british', 'fire', 0);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 2 }]);
  const lost = fighting('british', {
    ...said,
    at: { springfield: ['br-reg-01', 'br-reg-02', 'am-reg-01'] },
    dice: [6, 1, 6, 1, 6, 1],
    draws: [22, 22, 22],
  });
  lost.does('british', 'tarleton').does('american', 'fire', 0).does('british', 'fire', 0);
  expect(lost.told('drew')).toEqual([
    { side: 'british', n: 1 },
    { side: 'american', n: 2 },
  ]);
});
test('7.9-w not where a massacre marker lies; 7.9-w with option 37 he must lay the place waste instead', () => {
  fighting('british', {
    massacre: ['springfield'],
    at: { springfield: ['br-reg-01', 'am-reg-01'] },
    hand: { british: { tarleton: 1 } },
    dice: [3, 6],
  }).asks('british', '18.4-d');
  const duty = fighting('british', {
    options: ['massacre'],
    at: { springfield: ['br-reg-01', 'am-mil-01'] },
    hand: { british: { tarleton: 1 } },
    dice: [3, 3, 6],
    draws: [22, 22, 22],
  });
  duty.does('british', 'tarleton').does('british', 'fire', 0);
  expect(duty.told('massacre')).toHaveLength(1);
  expect(duty.over()).toBe(true);
});
test('7.9-r, 7.9-ak, 7.9-x Shot Heard doubles the American draw and leaves the game, whether he won or lost', () => {
  const said: Setting = {
    at: { springfield: ['br-reg-01', 'br-reg-02', 'am-mil-01', 'am-mil-02'] },
    hand: { american: { 'shot-heard': 1 } },
  };
  const play = fighting('british', { ...said, dice: [6, 1, 6, 1, 6, 6], draws: [22, 22, 22, 22] });
  play.does('american', 'pass').does('american', 'fire', 0).does('british', 'fire', 0);
  play.asks('american', '7.9-r', 'shotHeard', 'pass').does('american', 'shotHeard');
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 2 },
    { side: 'american', n: 2 },
  ]);
  expect(play.pub.removed.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
});
test('7.9-ak the American is asked only where he draws something', () => {
  const play = fighting('british', {
    at: { springfield: ['br-reg-01', 'am-mil-01'] },
    hand: { american: { 'shot-heard': 1 } },
    dice: [1, 6, 6],
    draws: [22],
  });
  play.does('american', 'pass').does('british', 'fire', 0);
  expect(play.over()).toBe(true);
});

const waste = (dice: number[], british: string[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    options: ['massacre', 'partisans'],
    at: { boonesboro: [...british, 'am-mil-01'] },
    dice,
    draws: [22, 22, 22, 22],
    ...more,
  });
test('37.1-a, 37.2-a to 37.2-c, D20 a massacre by chance of the Indians: partisan gone, the enemy draws the value, a marker lies there', () => {
  const play = waste([1, 6, 6, 2], ['in-1', 'in-2'], { partisan: { boonesboro: 'american' } }).does('british', 'fire', 0);
  expect(play.told('indianFury')[0]).toMatchObject({ die: 2, indians: 2, happens: true });
  expect(play.told('massacre')[0]?.partisan).toBe(true);
  expect(play.told('drew').at(-1)).toEqual({ side: 'american', n: 1 });
  expect(play.pub.massacre.reduce((sum, n) => sum + n, 0)).toBe(1);
});
test('37.3-a, 37.3-b above their number he may still choose; the roll is the victorious attacker’s', () => {
  const play = waste([1, 6, 6, 3], ['in-1', 'in-2'])
    .does('british', 'fire', 0)
    .asks('british', '37.1-a', 'massacre', 'spare')
    .does('british', 'spare');
  expect(play.told('massacre')).toEqual([]);
  const defender = fighting('american', {
    options: ['massacre'],
    at: { boonesboro: ['in-1', 'am-mil-01'] },
    dice: [1, 6, 6],
    draws: [22],
  });
  defender.does('british', 'fire', 0).asks('british', '37.1-a', 'massacre', 'spare');
});
test('37.2-e, 37.5-a, 37.5-b no second massacre, none after a win over leaders alone, none after a battle of fleets', () => {
  expect(
    waste([1, 6, 6], ['in-1', 'in-2'], { massacre: ['boonesboro'] })
      .does('british', 'fire', 0)
      .over(),
  ).toBe(true);
  const leaders = fighting('british', {
    options: ['massacre'],
    at: { boonesboro: ['br-reg-01', 'gates'] },
    dice: [1, 6, 6, 6],
    draws: [22],
  });
  expect(leaders.does('british', 'fire', 0).over()).toBe(true);
});
