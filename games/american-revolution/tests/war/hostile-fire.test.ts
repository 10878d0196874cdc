/** Cases from the rulebook: the fire round die by die, markers and leaders in it, and what the battle pays. */
import { expect, test } from 'vitest';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, type Play, type Setting } from './stage.ts';

const D = Array<number>(40).fill(22);
const at = (
  place: string,
  attacker: 'american' | 'british',
  units: readonly string[],
  dice: readonly number[],
  more: Setting = {},
): Play => fighting(attacker, { ...more, at: { [place]: units, ...more.at }, dice, draws: D });
const windows = (play: Play): Play => {
  while (play.place() === '@moment.drawn' || play.place() === '@moment.counted')
    play.does(play.machine.asked(play.pos)[0]!, 'pass');
  return play;
};

test('18.4-k, 18.7-a fives alone destroy a lone unit and void the dice that are left', () => {
  const play = at('hartford', 'american', ['am-reg-01', 'am-reg-02', 'br-reg-01'], [6, 1, 5, 5]);
  play.does('american', 'fire', 0);
  expect([play.status('br-reg-01'), play.told('drew'), play.over()]).toEqual([RESERVE, [{ side: 'american', n: 1 }], true]);
});
test('18.4-e the same dice hit whom the owner names: he may spend all of them on one poor unit', () => {
  const play = at('hartford', 'american', ['am-reg-01', 'am-reg-02', 'br-reg-01', 'br-mil-1', 'gage'], [6, 1, 5, 5, 5, 1]);
  play.does('american', 'fire', 0).does('british', 'take', 'br-mil-1').does('british', 'take', 'br-mil-1');
  expect(play.names('british', 'take')).toEqual(['br-reg-01', 'gage']);
  play.does('british', 'take', 'gage');
  expect([play.status('br-mil-1'), play.pub.battle?.dispersed.length]).toEqual([RESERVE, 1]);
});
test('18.5-b the limit of a round falls with the factors that are dispersed', () => {
  const play = windows(
    at('hartford', 'british', ['br-reg-01', 'br-reg-02', 'cornwallis', 'am-reg-01'], [6, 1, 5, 1], {
      hand: { british: { tactical: 3 } },
    }),
  );
  play.does('british', 'lay', 3).does('american', 'fire', 0).does('british', 'take', 'br-reg-01');
  expect(play.offered('british', 'fire')).toEqual([0, 1, 2]);
});
test('18.5-a, 18.5-c of three markers one is spent each round, and what is not spent returns with the others', () => {
  const play = windows(
    at('hartford', 'british', ['br-reg-01', 'clinton', 'am-mil-01', 'am-mil-02'], [1, 6, 1, 1, 6, 1, 1], {
      hand: { british: { tactical: 2 } },
    }),
  );
  const before = play.pub.container;
  play.does('british', 'lay', 2).does('british', 'fire', 1);
  expect([play.pub.battle?.tactical, play.pub.container]).toEqual([[0, 1], before + 1]);
  play.does('american', 'retreat');
  play.does('british', 'fire', 0);
  windows(play);
  play.does('american', 'withdraw', 'springfield');
  expect(play.held('british', 'tactical')).toBe(0);
});
test('21.3-b, 18.4-c a general dispersed at once leaves the first fire where it was, and his markers good', () => {
  const play = windows(
    at('hartford', 'british', ['br-reg-01', 'clinton', 'am-reg-01', 'am-reg-02'], [6, 1, 5, 1, 1, 1], {
      hand: { british: { tactical: 2 } },
    }),
  );
  play.does('british', 'lay', 2).does('american', 'fire', 0).does('british', 'take', 'clinton');
  expect([play.offered('british', 'fire'), play.pub.battle?.initiative]).toEqual([[0, 1, 2], 'american']);
});
test('21.4-a, 18.11-a a leader who escapes counts for the draw like one who dies', () => {
  for (const [die, status] of [
    [2, POOL],
    [3, GONE],
  ]) {
    const play = at('hartford', 'american', ['am-reg-01', 'br-reg-01', 'clinton'], [6, 1, 6, die!, 1, 1, 1]);
    play.does('american', 'fire', 0).does('british', 'take', 'clinton').does('british', 'retreat');
    play.does('british', 'withdraw', 'newport');
    expect([play.status('clinton'), play.told('drew')]).toEqual([status, [{ side: 'american', n: 1 }]]);
  }
});
test('18.4-i, 18.11-a whoever breaks off before he has fired draws nothing, even for the unit he might have hit', () => {
  const play = at('hartford', 'british', ['am-mil-01', 'br-reg-01'], [1, 6, 6]);
  play.does('british', 'retreat');
  expect([play.told('volley').map(({ side }) => side), play.told('drew')]).toEqual([['american'], [{ side: 'american', n: 1 }]]);
});
test('21.6-a a militia commander counts with light troops of another nation, not with an Indian or a general beside him', () => {
  const terms = (...british: string[]): unknown =>
    at('hartford', 'american', ['am-reg-01', ...british], [1, 6]).told('firstFire')[0]?.british.terms;
  expect(terms('tarleton', 'br-mil-1', 'he-lt-1')).toEqual([{ rule: '18.4-c', value: 2 }]);
  expect(terms('tarleton', 'br-mil-1', 'in-1')).toEqual([]);
  expect(terms('tarleton', 'br-mil-1', 'gage')).toEqual([{ rule: '18.4-c', value: 1 }]);
});
test('18.9-a a French ship carries the beaten Americans away, and both lie at sea together', () => {
  const play = at('newport', 'british', ['br-reg-01', 'br-reg-02', 'am-reg-01', 'fr-fleet-1'], [1, 6, 5, 1, 1, 1], {
    europe: 'french-alliance',
    at: { boston: ['br-mil-1'], hartford: ['br-mil-2'] },
  });
  play.does('british', 'fire', 0).does('american', 'withdraw', 'new-england-coast');
  expect([play.at('am-reg-01'), play.aboard('am-reg-01'), play.at('fr-fleet-1')]).toEqual([
    'new-england-coast',
    'fr-fleet-1',
    'new-england-coast',
  ]);
});
test('18.8-b, 18.9-a on an island without a ship the beaten are lost to the last', () => {
  const play = at('jamaica', 'british', ['br-reg-01', 'fr-reg-1', 'fr-reg-2', 'rochambeau'], [1, 6, 5, 5, 1, 1, 1, 1], {
    europe: 'french-alliance',
  });
  play.does('british', 'fire', 0).does('american', 'take', 'fr-reg-1').does('american', 'take', 'fr-reg-2');
  play.does('american', 'retreat');
  expect(play.told('drew')).toEqual([{ side: 'british', n: 3 }]);
});
test('37.3-a six Indians make the roll idle: the massacre comes by itself', () => {
  const tribe = ['in-1', 'in-2', 'in-3', 'in-4', 'in-5', 'in-6'];
  const play = at('hartford', 'british', [...tribe, 'am-mil-01'], [1, 6, 6, 1, 1, 1, 1, 1, 6], { options: ['massacre'] });
  play.does('british', 'fire', 0);
  expect([play.told('indianFury').map(({ happens }) => happens), play.told('drew')]).toEqual([
    [true],
    [
      { side: 'british', n: 1 },
      { side: 'american', n: 2 },
    ],
  ]);
});
test('7.9-x, 7.9-v Shot Heard and the quarter of a victorious enemy make three times what was destroyed', () => {
  const play = at('hartford', 'british', ['br-reg-01', 'br-reg-02', 'am-mil-01', 'am-mil-02'], [6, 1, 6, 1, 5, 5], {
    hand: { british: { tarleton: 1 }, american: { 'shot-heard': 1 } },
  });
  play.does('british', 'tarleton').does('american', 'pass').does('american', 'fire', 0).does('british', 'fire', 0);
  play.does('american', 'take', 'am-mil-02').does('american', 'withdraw', 'springfield');
  play.does('american', 'shotHeard');
  expect(play.told('drew')).toEqual([{ side: 'american', n: 3 }]);
});
test('23.1-b, 18.8-a when all are lost at the border nobody is said to have withdrawn', () => {
  const play = at('hartford', 'british', ['br-reg-01', 'br-reg-02', 'am-mil-01', 'ward'], [1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 5], {
    at: { springfield: ['br-mil-1'], newport: ['br-mil-2'] },
  });
  play.does('british', 'fire', 0).does('american', 'retreat').does('american', 'withdraw', 'west-point');
  expect([play.told('borderRetreat').map(({ lost }) => lost), play.told('withdrew'), play.told('drew')]).toEqual([
    [2],
    [],
    [{ side: 'british', n: 2 }],
  ]);
});
