/** A fourth reading of the rulebook: optional rules that meet, and markers at moments nobody thinks of. */
import { expect, test } from 'vitest';
import { markerOf, TACTICAL } from '../../data/markers.ts';
import { spaceOf } from '../../data/spaces.ts';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { playing } from '../politics/stage.ts';
import { fighting, moving, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const D = Array<number>(12).fill(TACTICAL);
const at = (id: Parameters<typeof spaceOf>[0]): number => spaceOf(id);

// 37
test('37.2-a, 29.5-a a massacre takes the enemy’s partisan and spares one’s own', () => {
  const left = (partisan: 'american' | 'british'): number => {
    const play = fighting('british', {
      options: ['massacre', 'partisans'],
      partisan: { camden: partisan },
      at: { camden: ['br-reg-01', 'am-mil-01'] },
      dice: [1, 6, 6, 1],
      draws: D,
    });
    play.does('british', 'fire', 0).does('british', 'massacre');
    return play.pub.partisan[at('camden')]!;
  };
  expect([left('american'), left('british')]).toEqual([-1, 1]);
});
test('37.3-a, 37.3-b, 18.4-f an Indian who was dispersed still counts for the fury', () => {
  const play = fighting('british', {
    options: ['massacre'],
    at: { camden: ['br-reg-01', 'in-1', 'in-2', 'am-mil-01', 'am-mil-02'] },
    // American first: two dice, a five and nothing; then three of the British.
    dice: [6, 1, 5, 1, 6, 6, 2],
    draws: D,
  });
  play.does('american', 'fire', 0).does('british', 'take', 'in-1').does('british', 'fire', 0);
  expect(play.told('indianFury')).toEqual([{ side: 'british', die: 2, indians: 2, happens: true }]);
  expect(play.pub.massacre[at('camden')]).toBe(1);
});
test('37.3-a, 37.2-e where a massacre lies already the Indians are not rolled for', () => {
  const play = fighting('british', {
    options: ['massacre'],
    massacre: ['camden'],
    at: { camden: ['br-reg-01', 'in-1', 'am-mil-01'] },
    dice: [1, 6, 6, 1, 1],
    draws: D,
  });
  play.does('british', 'fire', 0);
  expect([play.told('indianFury'), play.over()]).toEqual([[], true]);
});
test('37.2-b, 11.6-b, 28.6-a a massacre in the wild draws nothing and lies there; in a region at three a town pays its print', () => {
  const pays = (place: 'fort-stanwix' | 'boston'): [number, number] => {
    const play = fighting('british', {
      options: ['massacre'],
      loyalty: { 'new-england': 3 },
      at: { [place]: ['br-reg-01', 'am-mil-01'] },
      dice: [1, 6, 6, 1],
      draws: D,
    });
    play.does('british', 'fire', 0).does('british', 'massacre');
    return [play.pub.hands[0], play.pub.massacre[at(place)]!];
  };
  expect([pays('fort-stanwix'), pays('boston')]).toEqual([
    [0, 1],
    [4, 1],
  ]);
});
test('37.1-a, 28.12-d a relief that has won may lay its own town waste; 28.12-d the siege is over all the same', () => {
  const play = fighting('american', {
    options: ['fortresses', 'massacre'],
    fortress: { charleston: 'american' },
    siege: { charleston: 'british' },
    at: { charleston: ['am-mil-01', 'am-reg-01', 'br-det-01'] },
    relief: ['am-reg-01'],
    dice: [6, 1, 6],
    draws: D,
  });
  play.does('american', 'fight', { space: 'charleston', fight: 'relief' }).does('american', 'fire', 0);
  play.asks('american', '37.1-a', 'massacre', 'spare').does('american', 'massacre');
  expect([play.siege('charleston'), play.pub.massacre[at('charleston')], play.pub.hands]).toEqual([-1, 1, [1, 4]]);
});
test('37.4-a, 30.1-a, 37.2-d a massacre among the Shawnee stays for good, and their land is still counted', () => {
  const play = playing(
    'income',
    { side: 'british' },
    { options: ['massacre', 'sovereignty'], massacre: ['shawnee-towns'], at: { 'shawnee-towns': ['am-mil-01'] }, dice: ones(4) },
  );
  expect(play.told('income')[0]!.tribes).toBe(1);
});

// 33, 32
test('33.1-a, 32.3-a militia that has just crossed is intercepted with the rest, and stands', () => {
  const play = moving('american', {
    options: ['expeditions', 'interception'],
    at: { hartford: ['greene', 'am-mil-01', 'am-reg-01'], 'new-york': ['clinton', 'br-reg-01'] },
    hand: { british: { tactical: 1 } },
    dice: [6, 2, 1],
  });
  play.marches('american', ['greene', 'am-mil-01', 'am-reg-01']).does('american', 'go', 'west-point');
  play.does('british', 'intercept', { from: 'new-york', naval: false, commander: 'clinton' });
  play.does('british', 'follow', ['clinton', 'br-reg-01']).asks('american', '16.3-a');
  expect([play.at('am-mil-01'), play.at('clinton')]).toEqual(['west-point', 'west-point']);
});
test('33.1-a, 7.9-ad Leader Arises takes militia over the border with a one', () => {
  const crossed = (die: number): string => {
    const play = moving('american', {
      options: ['expeditions'],
      at: { hartford: ['american-arisen', 'am-mil-01'] },
      dice: [2, die],
    });
    play.marches('american', ['american-arisen', 'am-mil-01']).does('american', 'go', 'west-point');
    return play.at('am-mil-01');
  };
  expect([crossed(1), crossed(2)]).toEqual(['west-point', 'hartford']);
});
test('33.1-a, 28.12-a, 28.15-a militia that comes over the border to a besieged town is relief; what stays behind is not', () => {
  const play = moving('american', {
    options: ['expeditions', 'fortresses'],
    fortress: { norfolk: 'american' },
    siege: { norfolk: 'british' },
    at: { 'new-bern': ['greene', 'am-mil-01', 'am-mil-02'], norfolk: ['am-mil-03', 'br-reg-01'] },
    dice: [2, 3, 4],
  });
  play.marches('american', ['greene', 'am-mil-01', 'am-mil-02']).does('american', 'go', 'norfolk');
  const fight = fighting('american', {
    options: ['fortresses'],
    fortress: { norfolk: 'american' },
    siege: { norfolk: 'british' },
    at: { norfolk: ['am-mil-03', 'br-reg-01', 'greene', 'am-mil-01'] },
    relief: ['greene', 'am-mil-01'],
    dice: [6, 1],
  });
  fight.does('american', 'fight', { space: 'norfolk', fight: 'relief' });
  expect([play.at('am-mil-01'), play.at('am-mil-02'), fight.pub.battle?.units[0].length]).toEqual(['norfolk', 'new-bern', 2]);
});
test('32.2-d, 32.5-a one force has cut in: another of the neighbours may still come for a marker of its own', () => {
  const play = moving('british', {
    options: ['interception'],
    at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01'], albany: ['wayne', 'am-reg-02'] },
    hand: { american: { tactical: 3 } },
    dice: [3, 3, 2],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' });
  play.does('american', 'follow', ['greene', 'am-reg-01']);
  play.does('american', 'intercept', { from: 'albany', naval: false, commander: 'wayne' });
  play.does('american', 'follow', ['wayne', 'am-reg-02']);
  expect([play.at('greene'), play.at('wayne'), play.held('american', 'tactical')]).toEqual(['springfield', 'springfield', 1]);
});

// 35, 36
test('35.2-a, 35.2-b with one of two light troops dead the other and his general do not slip away from one Indian', () => {
  const slips = (hits: readonly number[]): boolean => {
    const play = fighting('british', {
      options: ['frontier'],
      at: { watauga: ['in-1', 'br-reg-01', 'am-lt-1', 'am-lt-2', 'greene'] },
      dice: [1, 6, ...hits, 1, 1, 1, 1, 1, 1, 1],
      draws: D,
    });
    play.does('british', 'fire', 0);
    if (hits.includes(6)) play.does('american', 'take', 'am-lt-1');
    play.does('american', 'retreat');
    return play.told('quits')[0]!.slips;
  };
  expect([slips([1, 1, 1, 1]), slips([6, 1, 1, 1])]).toEqual([true, false]);
});
test('35.1-a, 18.4-c the bonus is counted on both sides: one Indian against two light troops', () => {
  const play = fighting('british', {
    options: ['frontier'],
    at: { albany: ['in-1', 'br-reg-01', 'am-lt-1', 'am-lt-2'] },
    dice: [1, 6],
  });
  expect([play.told('firstFire')[0]?.american.terms, play.told('firstFire')[0]?.british.terms]).toEqual([
    [{ rule: '35.1-a', value: 1 }],
    [],
  ]);
});

// 31
test('31.1-a, 28.12-a a besieged Tory becomes a regular inside the walls, and is one of the garrison', () => {
  const play = playing(
    'mobilization',
    { side: 'british' },
    {
      options: ['fortresses', 'upgrades'],
      points: [0, 2],
      fortress: { boston: 'british' },
      siege: { boston: 'american' },
      at: { boston: ['br-mil-1', 'he-det-1', 'am-reg-01'] },
    },
  );
  const [upgrade] = play.offered('british', 'upgrade' as never);
  play.does('british', 'upgrade', upgrade);
  expect([play.at('br-mil-1'), play.at('br-reg-01'), play.own.british.flags.every(flags => (flags & 4) === 0)]).toEqual([
    '',
    'boston',
    true,
  ]);
});

// 7.9
test('7.9-k, 38.2-a the besieged rolls for equal places, and may roll one of the dice again', () => {
  const play = fighting('american', {
    windows: true,
    options: ['fortresses', 'honors'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['am-reg-01', 'br-reg-01'] },
    hand: { british: { 'master-plan': 1 } },
    dice: [6, 3, 1, 1],
  });
  play.does('british', 'pass').does('american', 'honors', 'boston').does('british', 'accept');
  // Newport, Portsmouth and Springfield are one road away.
  play.asks('british', '7.9-k').does('british', 'masterPlan', 0);
  expect(play.told('rerolled')).toEqual([{ side: 'british', from: 6, to: 1 }]);
  expect(['newport', 'portsmouth', 'springfield']).toContain(play.at('br-reg-01'));
});
test('7.9-k, 12.5-a of two American dice in Europe either may be rolled again', () => {
  const play = playing(
    'agitation',
    {},
    {
      progress: 'declaration',
      windows: true,
      hand: { american: { rousing: 1, 'master-plan': 1 }, british: { rousing: 1 } },
      dice: [4, 1, 5, 4],
    },
  );
  while (play.place() === '@moment.between') play.does(play.machine.asked(play.pos)[0]!, 'pass');
  play.does('american', 'assign', [{ what: 'rousing', to: 1 }]).does('british', 'assign', [{ what: 'rousing', to: 1 }]);
  play.does('american', 'order', ['progress', 'loyalty', 'europe']).does('american', 'masterPlan', 1);
  expect([play.told('rerolled'), play.pub.europe]).toEqual([[{ side: 'american', from: 1, to: 5 }], 1]);
});
test('5.1-l, 7.9-i without an Indian on the map the American has nothing to count', () => {
  const play = playing('political', {}, { hand: { american: { indians: 1 } }, dice: ones(8), at: { albany: ['am-mil-01'] } });
  expect(play.deeds('american')).not.toContain('countIndians');
});
test('7.9-ad, 17.2-c Leader Arises aboard a ship that founders goes back to the container', () => {
  const play = moving('british', {
    campaign: 2,
    at: { 'north-atlantic': ['br-fleet-1', 'british-arisen > br-fleet-1'] },
    hand: { british: { tactical: 1 } },
    dice: [3, 6],
  });
  const before = play.pub.container;
  play.sails('british', ['br-fleet-1'], 'tactical').does('british', 'go', 'new-england-coast').does('british', 'halt');
  expect([play.status('british-arisen'), play.table.dark.container.includes(markerOf('leader-arises'))]).toEqual([RESERVE, true]);
  expect(play.pub.container).toBe(before + 2);
});
test('7.9-x, 18.11-a, 7.9-w without option 37 both markers are in play: the beaten American draws three times what he destroyed', () => {
  const play = fighting('british', {
    at: { camden: ['br-reg-01', 'br-reg-02', 'am-mil-01', 'am-mil-02'] },
    hand: { british: { tarleton: 1 }, american: { 'shot-heard': 1 } },
    // American first: a six; then the British: two sixes.
    dice: [6, 1, 6, 1, 6, 6],
    draws: Array<number>(5).fill(markerOf('rousing')),
  });
  play.does('british', 'tarleton').does('american', 'pass').does('american', 'fire', 0).does('british', 'fire', 0);
  play.does('american', 'shotHeard');
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 2 },
    { side: 'american', n: 3 },
  ]);
});
test('7.9-y, 7.9-a Bait turned by the enemy: a one lets him draw, and with Master Plan the baiter has another try', () => {
  const play = moving('american', {
    options: ['partisans', 'massacre'],
    windows: true,
    partisan: { boston: 'american' },
    at: { boston: ['br-reg-01'] },
    hand: { american: { bait: 1, 'master-plan': 1 } },
    dice: [1, 3],
    draws: D,
  });
  play.does('american', 'pass').does('american', 'bait', 'boston').does('american', 'masterPlan', 0);
  expect([play.pub.massacre[at('boston')], play.pub.hands]).toEqual([1, [4, 0]]);
});
test('21.4-b, 18.8-b three leaders shut in with their last detachment roll each for his life', () => {
  const said: Setting = {
    at: {
      newport: ['br-det-01', 'gage', 'cornwallis', 'rawdon', 'am-reg-01', 'am-reg-02', 'washington'],
      boston: ['am-mil-01'],
      hartford: ['am-mil-02'],
    },
    dice: [6, 1, 5, 5, 5, 5, 2, 3, 2],
    draws: D,
  };
  const play = fighting('american', said);
  play.does('american', 'fire', 0);
  for (const id of ['br-det-01', 'gage', 'cornwallis', 'rawdon'] as const)
    if (play.names('british', 'take').includes(id)) play.does('british', 'take', id);
  expect([play.status('gage'), play.status('cornwallis'), play.status('rawdon')]).toEqual([GONE, POOL, POOL]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 4 }]);
});
