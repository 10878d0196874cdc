/** Cases written from the rulebook alone: sieges laid, relieved and stormed, honors of war. */
import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);

const SIEGE: Setting = {
  options: ['fortresses'],
  fortress: { charleston: 'american' },
  siege: { charleston: 'british' },
  draws: D,
};
test('28.12-d, 23.1-b militia of a siege force driven off over a border is lost', () => {
  const play = fighting('american', {
    ...SIEGE,
    fortress: { savannah: 'american' },
    siege: { savannah: 'british' },
    at: {
      savannah: ['am-mil-01', 'am-reg-01', 'greene', 'br-reg-01', 'br-mil-1'],
      charleston: ['am-mil-02'],
      augusta: ['am-mil-03'],
    },
    relief: ['am-reg-01', 'greene'],
    dice: [6, 1, 5, 5],
  });
  play.does('american', 'fight', { space: 'savannah', fight: 'relief' }).does('american', 'fire', 0);
  play.does('british', 'take', 'br-reg-01').does('british', 'take', 'br-mil-1');
  expect([play.at('br-reg-01'), play.status('br-mil-1'), play.siege('savannah')]).toEqual(['st-augustine', RESERVE, -1]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 1 }]);
});
test('28.16-a, 28.16-b units landed in a besieged port join the garrison and may sortie at once', () => {
  const play = moving('american', {
    ...SIEGE,
    europe: 'french-alliance',
    at: { charleston: ['am-mil-01', 'br-reg-01'], 'carolina-coast': ['fr-fleet-1', 'fr-reg-1 > fr-fleet-1'] },
    dice: [6],
  });
  play
    .sails('american', ['fr-fleet-1'])
    .does('american', 'go', 'charleston')
    .does('american', 'land', ['fr-reg-1'])
    .does('american', 'finish');
  play.dice(1, 6).takeUp('combat', 'begin', { side: 'american', due: [], begun: false });
  play.offers('american', 'sortie', ['fr-reg-1']);
});
test('28.16-c a fleet of the besieger closes the port', () => {
  const play = moving('american', {
    ...SIEGE,
    europe: 'french-alliance',
    at: { charleston: ['am-reg-01', 'br-reg-01', 'br-fleet-1', 'fr-fleet-1'] },
    dice: [6],
  });
  play
    .does('american', 'gather', ['fr-fleet-1', 'am-reg-01'])
    .does('american', 'sail', 'free')
    .asks('american', 'movement.order');
  expect(play.aboard('am-reg-01')).toBe('');
});
test('28.14-a a leader left behind keeps the siege up', () => {
  const play = moving('british', { ...SIEGE, at: { charleston: ['am-reg-01', 'br-reg-01', 'gage'] }, dice: [6] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'savannah');
  expect(play.siege('charleston')).toBe(1);
});
test('28.14-a, 28.6-a who marches off and comes back in another phase must lay siege anew', () => {
  const play = moving('british', {
    ...SIEGE,
    points: [0, 6],
    at: { charleston: ['am-reg-01', 'br-reg-01'], savannah: ['br-reg-02'] },
    dice: [1, 1],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'camden').does('british', 'halt');
  play.marches('british', ['br-reg-02']).does('british', 'go', 'charleston').does('british', 'besiege', 'charleston');
  expect([play.siege('charleston'), play.pub.points[1]]).toEqual([1, 3]);
});
test('28.3-b, 28.3-a a lone leader in a fortress is attacked normally and has its guns', () => {
  const play = fighting('british', {
    ...SIEGE,
    siege: {},
    at: { charleston: ['greene', 'br-reg-01', 'br-reg-02'] },
    dice: [6, 1, 1, 1],
  });
  expect(play.told('volley')[0]).toMatchObject({ side: 'american', dice: [1, 1] });
});
test('28.16-c, 28.2-c fleets in a stormed port stay there', () => {
  const play = fighting('british', {
    ...SIEGE,
    siege: {},
    europe: 'french-alliance',
    at: { charleston: ['am-mil-01', 'fr-fleet-1', 'br-reg-01', 'br-reg-02', 'br-reg-03'] },
    dice: [1, 6, 6, ...ones(5), 5],
  });
  play.does('british', 'fire', 0);
  expect([play.at('fr-fleet-1'), play.fortress('charleston')]).toEqual(['charleston', -1]);
});
test('28.5-d, 28.4-a a fortress taken in passing is gone when the force goes on, unless somebody stays', () => {
  const play = moving('british', {
    options: ['fortresses'],
    fortress: { hartford: 'american' },
    at: { springfield: ['br-reg-01', 'br-reg-02'] },
    dice: [6],
  });
  play
    .marches('british', ['br-reg-01', 'br-reg-02'])
    .does('british', 'go', 'hartford')
    .does('british', 'drop', ['br-reg-02'])
    .does('british', 'go', 'new-york');
  expect(play.fortress('hartford')).toBe(1);
});
test('28.9-a, 18.2-a an attack on a besieged fortress is made once a phase', () => {
  const play = fighting('british', {
    ...SIEGE,
    at: { charleston: ['am-reg-01', 'br-reg-01', 'br-reg-02'], savannah: ['br-reg-03'] },
    dice: [1, 6, ...ones(12)],
  });
  play.does('british', 'fight', { space: 'charleston', fight: 'siege' }).does('british', 'fire', 0).does('british', 'retreat');
  play.does('british', 'withdraw', 'camden');
  expect([play.siege('charleston'), play.over()]).toEqual([-1, true]);
});
test('28.13-e dispersed units of a beaten sortie are safe inside', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: { charleston: ['am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 5, 1, 1, 1],
  });
  play.does('american', 'sortie', ['am-reg-01']).does('british', 'fire', 0).does('american', 'withdraw', 'charleston');
  expect([play.at('am-reg-01'), play.siege('charleston')]).toEqual(['charleston', 1]);
});
test('38.2-b militia goes out of its region under honors of war', () => {
  const play = fighting('british', {
    ...SIEGE,
    options: ['fortresses', 'honors'],
    fortress: { savannah: 'american' },
    siege: { savannah: 'british' },
    at: { savannah: ['am-mil-01', 'br-reg-01'], charleston: ['br-lt-1'], augusta: ['br-lt-2'] },
  });
  play.does('british', 'honors', 'savannah').does('american', 'accept');
  expect([play.at('am-mil-01'), play.fortress('savannah')]).toEqual(['st-augustine', 1]);
});
test('38.2-a enemy partisans and fortresses are markers that bar a place', () => {
  const at = { boston: ['am-reg-01', 'br-reg-01', 'gage'] };
  const play = fighting('american', {
    options: ['fortresses', 'honors', 'partisans'],
    fortress: { boston: 'british', portsmouth: 'american' },
    siege: { boston: 'american' },
    partisan: { newport: 'american' },
    at,
  });
  play.does('american', 'honors', 'boston').does('british', 'accept');
  expect(play.at('br-reg-01')).toBe('springfield');
});
