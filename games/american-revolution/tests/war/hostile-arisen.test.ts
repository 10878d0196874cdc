/** 7.9-ad Leader Arises where the counter stands: with troops a general, with ships alone an admiral. */
import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, RELIEF } from './stage.ts';

const D = Array<number>(12).fill(22);

test('7.9-ad beside a fleet and no troops he is with the fleet: troops that march in have nobody to fight', () => {
  const play = moving('american', { at: { boston: ['br-fleet-1', 'british-arisen'], hartford: ['am-reg-01'] }, dice: [6] });
  play.marches('american', ['am-reg-01']).does('american', 'go', 'springfield').does('american', 'go', 'boston');
  play.does('american', 'halt').does('american', 'finish');
  expect(play.over()).toBe(true);
  const combat = fighting('american', { at: { boston: ['br-fleet-1', 'british-arisen', 'am-reg-01'] } });
  expect([combat.over(), combat.told('battle')]).toEqual([true, []]);
});
test('7.9-ad, 18.4-c he lends his ships a value of one in a battle of fleets', () => {
  const play = fighting('british', {
    at: { boston: ['br-fleet-1', 'british-arisen', 'am-fleet-1'] },
    dice: [3, 3, 6, 1],
    draws: D,
  });
  expect(play.told('firstFire').map(({ british }) => british.terms)).toEqual([[{ rule: '18.4-c', value: 1 }]]);
});
test('7.9-ad, 24.8-c with his last ship he is lost, and counts, without a roll for his life', () => {
  const play = fighting('british', {
    at: { boston: ['br-fleet-1', 'british-arisen', 'fr-fleet-1'] },
    europe: 'french-alliance',
    dice: [6, 1, 6],
    draws: D,
  });
  play.does('american', 'fire', 0).does('british', 'take', 'br-fleet-1');
  expect([play.status('british-arisen'), play.told('leaderFate'), play.told('drew')]).toEqual([
    RESERVE,
    [],
    [{ side: 'american', n: 2 }],
  ]);
});
test('7.9-ad among troops in a port he is a general: the battle of fleets goes on without him', () => {
  const play = fighting('british', {
    at: { boston: ['br-fleet-1', 'british-arisen', 'br-reg-01', 'am-fleet-1'] },
    dice: [4, 3, 6, 1],
    draws: D,
  });
  expect(play.told('firstFire')[0]?.british.terms).toEqual([]);
});
test('7.9-ad, 24.6-f he lands nobody but leads the assault of the fleet that he is with', () => {
  const play = moving('british', {
    at: { boston: ['br-fleet-1', 'british-arisen', 'br-reg-01 > br-fleet-1', 'am-mil-01'] },
    dice: [1, 1],
  });
  play.does('british', 'gather', ['br-fleet-1', 'british-arisen']).does('british', 'disembark', 'free');
  play.does('british', 'land', ['br-reg-01']).does('british', 'finish');
  expect(play.aboard('british-arisen')).toBe('br-fleet-1');
  const assault = fighting('british', {
    at: { boston: ['br-fleet-1', 'british-arisen > br-fleet-1', 'br-reg-01', 'am-mil-01'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice: [2, 2, 6, 1],
    draws: D,
  });
  expect(assault.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 1 }]);
});
test('7.9-ad, 28.3-b with ships alone he holds no fortress', () => {
  const play = moving('american', {
    options: ['fortresses'],
    at: { boston: ['br-fleet-1', 'british-arisen'], springfield: ['am-reg-01'] },
    fortress: { boston: 'british' },
    dice: [6],
  });
  play.marches('american', ['am-reg-01']).does('american', 'go', 'boston');
  expect(play.told('captured')).toEqual([{ side: 'american', at: expect.any(Number) }]);
});
test('7.9-ad, 24.9-a beaten in port he leaves with his ships', () => {
  const play = fighting('american', {
    at: { boston: ['br-fleet-1', 'british-arisen', 'am-fleet-1'] },
    dice: [6, 1, 5, 1],
    draws: D,
  });
  play.does('american', 'fire', 0).does('british', 'take', 'br-fleet-1').does('british', 'retreat');
  expect([play.at('british-arisen'), play.at('br-fleet-1'), play.aboard('british-arisen')]).toEqual([
    'new-england-coast',
    'new-england-coast',
    'br-fleet-1',
  ]);
});
test('28.16-b, 32.2-c ships that cut into their own besieged port bring no relief force, whoever leads them', () => {
  const play = moving('american', {
    options: ['fortresses', 'interception'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: {
      boston: ['br-reg-01', 'am-reg-01'],
      springfield: ['am-reg-02'],
      'new-england-coast': ['br-fleet-1', 'british-arisen > br-fleet-1', 'r-howe'],
    },
    hand: { british: { tactical: 1 } },
    dice: [3, 1],
  });
  play.marches('american', ['am-reg-02']).does('american', 'go', 'boston');
  play.does('british', 'intercept', { from: 'new-england-coast', naval: true, commander: 'r-howe' });
  play.does('british', 'follow', ['br-fleet-1', 'r-howe']).does('american', 'finish');
  expect([play.at('british-arisen'), play.at('r-howe'), play.own.british.flags.some(flags => (flags & RELIEF) !== 0)]).toEqual([
    'boston',
    'boston',
    false,
  ]);
});
