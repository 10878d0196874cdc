/** The Political Phase. */
import { expect, test } from 'vitest';
import { playing } from './stage.ts';

test('6.1-a, 6.2-a, 6.6-b, 6.7-a, 6.7-c each player collects his towns and rolls his dice, the first player first', () => {
  const play = playing('political', {}, { at: { boston: ['br-reg-01'], newport: ['am-mil-01'] }, dice: [3, 1, 2, 3, 4] });
  expect(play.told('income')).toEqual([
    { side: 'american', towns: 2, tribes: 0, dice: [3], total: 5 },
    { side: 'british', towns: 4, tribes: 0, dice: [1, 2, 3, 4], total: 14 },
  ]);
  expect(play.pub.points).toEqual([5, 14]);
  play.spent();
});
test('6.3-a, 6.4-a, 6.4-b, 29.4-a leaders and partisans collect nothing, an enemy partisan takes all', () => {
  const play = playing(
    'political',
    {},
    {
      options: ['partisans'],
      at: { boston: ['br-reg-01'], newport: ['gage'] },
      partisan: { boston: 'american' },
      dice: [1, 1, 1, 1, 1],
    },
  );
  expect(play.told('income').map(({ towns }) => towns)).toEqual([0, 0]);
});
test('30.1-a, 30.2-a whoever settles Indian land pays the other a point', () => {
  const play = playing('political', {}, { options: ['sovereignty'], at: { onondaga: ['am-mil-01'] }, dice: [1, 1, 1, 1, 1] });
  expect(play.told('income').map(({ tribes }) => tribes)).toEqual([0, 1]);
});
test('10.5-a, R2, D28 at Articles with both allies the American rolls seven dice, four of them his own', () => {
  const play = playing(
    'political',
    {},
    {
      progress: 'articles',
      europe: 'spanish-alliance',
      draws: ['rousing', 'rousing'],
      dice: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
    },
  );
  play.does('american', 'pass').spent();
  expect(play.told('income').map(({ dice }) => dice.length)).toEqual([7, 5]);
});
test('12.7-d free American draws come first, before the markers of the phase', () => {
  const play = playing('political', {}, { europe: 'loans', draws: ['debate', 'spy'], dice: [] });
  play.asks('american', '6.7-c', 'debate', 'pass');
  expect(play.told('drew')).toEqual([{ side: 'american', n: 2 }]);
});
test('7.9-e, 7.9-aa Debate gives the British a die, or takes one', () => {
  const by = (side: 'american' | 'british', dice: number[]) => {
    const play = playing('political', {}, { hand: { [side]: { debate: 1 } }, dice });
    return play.does(side, 'debate').spent().told('income')[1]?.dice.length;
  };
  expect(by('british', [1, 1, 1, 1, 1, 1])).toBe(5);
  expect(by('american', [1, 1, 1, 1])).toBe(3);
});
test('7.9-s, 7.9-al Speculators: 1 and 2 lose as many as the second die, the others draw them', () => {
  const hand = { british: { speculators: 1, tactical: 2 } } as const;
  const bad = playing('political', {}, { hand, dice: [2, 5, 1, 1, 1, 1, 1], draws: [0] });
  bad.does('british', 'speculate').spent();
  expect(bad.pub.hands[1]).toBe(0);
  expect(bad.heard('american', 'returned')).toEqual([{ side: 'british', n: 2 }]);
  const good = playing('political', {}, { hand, dice: [3, 2, 1, 1, 1, 1, 1], draws: ['spy', 'adams'] });
  good.does('british', 'speculate').does('british', 'pass').spent();
  expect([good.pub.hands[1], good.held('british', 'adams')]).toEqual([4, 1]);
});
test('7.7-b a marker cannot be drawn by its own effect', () => {
  const hand = { american: { speculators: 1 } } as const;
  const play = playing('political', {}, { hand, dice: [6, 1], draws: ['speculators'] });
  expect(() => play.does('american', 'speculate')).toThrow('which is not there');
});
test('7.9-i the American draws one marker for each Indian unit on the map, the British never here', () => {
  const at = { onondaga: ['in-1'], 'seneca-towns': ['in-2'] } as const;
  const play = playing(
    'political',
    {},
    { hand: { american: { indians: 1 } }, at, dice: [1, 1, 1, 1, 1], draws: ['adams', 'spy'] },
  );
  play.does('american', 'countIndians').does('american', 'pass').spent();
  expect(play.pub.hands[0]).toBe(2);
  playing('political', {}, { hand: { british: { indians: 1 } }, at }).refuses('british', 'countIndians', null, '7.9-i');
  playing('political', {}, { hand: { american: { indians: 1 } } }).refuses('american', 'countIndians', null, '5.1-l');
});
test('5.1-k the first player has the first word, and a marker played asks both again', () => {
  const hand = { american: { debate: 1 }, british: { speculators: 1 } } as const;
  const play = playing('political', {}, { first: 'british', hand, dice: [] });
  play.asks('british', '6.7-c').does('british', 'pass').asks('american', '6.7-c').does('american', 'debate');
  play.asks('british', '6.7-c', 'speculate', 'pass');
});
test('7.8-a, R14 a marker of the other side can be kept but not played', () => {
  const play = playing(
    'mobilization',
    { side: 'british' },
    {
      hand: { british: { pulaski: 1 } },
      at: { boston: ['gage', 'br-reg-01'] },
      points: [0, 0],
    },
  );
  expect(play.deeds('british')).not.toContain('pulaski');
});
