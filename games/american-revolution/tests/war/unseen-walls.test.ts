/** Cases written from the rulebook alone: fortresses, sieges, relief, sorties, honors of war, massacres, frontier war. */
import { expect, test } from 'vitest';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, moving, type Setting } from './stage.ts';

const D = Array<number>(16).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);
const WALLS: Setting = { options: ['fortresses'], draws: D };

test('28.2-a, 28.2-b, 28.11-a a storm without a siege: +1 to the defender, fives are wasted, a six disperses', () => {
  const play = fighting('british', {
    ...WALLS,
    fortress: { albany: 'american' },
    at: { albany: ['am-reg-01', 'am-mil-01', 'br-reg-01', 'br-reg-02'] },
    dice: [3, 3, ...ones(5), 5, 5, 6, 1, ...ones(4)],
  });
  expect(play.told('firstFire')[0]).toMatchObject({ first: 'american' });
  play.does('british', 'fire', 0).does('american', 'take', 'am-mil-01');
  expect(play.told('hit')).toEqual([{ unit: expect.any(Number), effect: 'disperse' }]);
  // 28.2-c The besieged have nothing to choose: they fire again.
  expect([
    play
      .told('volley')
      .map(({ side }) => side)
      .at(-1),
    play.told('volley').at(-1)?.dice.length,
  ]).toEqual(['american', 4]);
});
test('28.2-c, 18.11-b, 21.4-b stormed walls: dispersed units and the leader inside are lost and counted', () => {
  const play = fighting('british', {
    ...WALLS,
    fortress: { albany: 'american' },
    at: { albany: ['am-reg-01', 'gates', 'br-reg-01', 'br-reg-02', 'br-reg-03'] },
    dice: [1, 6, 6, 6, ...ones(4), 2, 5],
  });
  play.does('british', 'fire', 0).does('american', 'take', 'am-reg-01').does('american', 'take', 'gates');
  expect([play.status('am-reg-01'), play.status('gates'), play.fortress('albany')]).toEqual([RESERVE, GONE, -1]);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('28.5-b, 28.5-d on one to three the victor has the fortress for himself', () => {
  const play = fighting('british', {
    ...WALLS,
    fortress: { albany: 'american' },
    at: { albany: ['am-mil-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 6, ...ones(3), 3],
  });
  play.does('british', 'fire', 0);
  expect(play.fortress('albany')).toBe(1);
});
test('28.5-b the attacker who loses the storm rolls for nothing and goes back', () => {
  const play = fighting('british', {
    ...WALLS,
    fortress: { albany: 'american' },
    at: { albany: ['am-reg-01', 'br-reg-01'] },
    dice: [6, 1, 5, ...ones(3)],
  });
  play.does('british', 'withdraw', 'ticonderoga');
  expect([play.fortress('albany'), play.at('br-reg-01')]).toEqual([0, 'ticonderoga']);
});
test('28.3-a guns without anybody inside do not fire: an empty fortress is walked into', () => {
  const play = moving('british', { ...WALLS, fortress: { albany: 'american' }, at: { ticonderoga: ['br-reg-01'] }, dice: [1] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'albany');
  expect(play.fortress('albany')).toBe(1);
});
test('28.6-b, 2.11-b marines, grenadiers and detachments can besiege, militia and light troops alone cannot', () => {
  const laying = (unit: string) => {
    const play = moving('british', {
      ...WALLS,
      points: [0, 3],
      fortress: { albany: 'american' },
      at: { ticonderoga: [unit], albany: ['am-mil-01'] },
      dice: [1],
    });
    play.marches('british', [unit]).does('british', 'go', 'albany');
    return play.places('british', 'besiege');
  };
  expect(['br-mar-1', 'br-gr-1', 'br-det-01', 'he-reg-1'].map(laying)).toEqual(Array(4).fill(['albany']));
  expect(['br-mil-1', 'br-lt-1', 'in-1'].map(laying)).toEqual([[], [], []]);
});
test('28.6-c two points are too few for a siege, and the walls must be stormed', () => {
  const play = moving('british', {
    ...WALLS,
    points: [0, 2],
    fortress: { albany: 'american' },
    at: { ticonderoga: ['br-reg-01'], albany: ['am-mil-01'] },
    dice: [1, 6, 1, 1, 1, 1],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'albany').refuses('british', 'besiege', 'albany', '28.6-c');
  play.does('british', 'finish').takeUp('combat', 'begin', { side: 'british', due: [], begun: false });
  expect(play.told('battle')[0]?.fight).toBe('land');
});
test('7.9-g Engineers lay a siege without points, and need a regular like any siege', () => {
  const said: Setting = { ...WALLS, fortress: { albany: 'american' }, hand: { british: { engineers: 1 } }, dice: [1] };
  const play = moving('british', { ...said, at: { ticonderoga: ['br-reg-01'], albany: ['am-mil-01'] } });
  play
    .marches('british', ['br-reg-01'])
    .does('british', 'go', 'albany')
    .does('british', 'engineers', { at: 'albany', what: 'siege' });
  expect([play.siege('albany'), play.held('british', 'engineers'), play.pub.points[1]]).toEqual([1, 0, 0]);
  const light = moving('british', { ...said, at: { ticonderoga: ['br-lt-1'], albany: ['am-mil-01'] } });
  light
    .marches('british', ['br-lt-1'])
    .does('british', 'go', 'albany')
    .refuses('british', 'engineers', { at: 'albany', what: 'siege' });
});
test('7.9-g, 15.2-b Engineers build where no fortress stands, in the wilderness too, and not beside an enemy fortress of the place', () => {
  const play = moving('american', {
    ...WALLS,
    hand: { american: { engineers: 1 } },
    fortress: { boston: 'british' },
    at: { 'fort-stanwix': ['am-mil-01'], hartford: ['greene'], newport: ['am-reg-01'] },
  });
  play.offers('american', 'engineers', { at: 'fort-stanwix', what: 'fortress' });
  play.refuses('american', 'engineers', { at: 'hartford', what: 'fortress' });
  play.refuses('american', 'engineers', { at: 'boston', what: 'fortress' });
});
const SIEGE: Setting = { ...WALLS, fortress: { albany: 'american' }, siege: { albany: 'british' } };
test('28.12-b, 28.12-c relief: the siege force turns round, the garrison neither helps nor suffers, no walls count', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: { albany: ['am-mil-01', 'am-reg-01', 'br-reg-01'] },
    relief: ['am-reg-01'],
    dice: [3, 4, 5, 1, ...ones(2), 6, 1],
  });
  expect(play.told('firstFire')).toEqual([]);
  play.does('american', 'fight', { space: 'albany', fight: 'relief' });
  expect(play.told('battle')[0]).toMatchObject({ fight: 'relief' });
  expect(play.told('firstFire')[0]).toMatchObject({ american: { die: 3, terms: [] }, first: 'british' });
  play.does('british', 'fire', 0);
  expect(play.told('hit')[0]).toMatchObject({ effect: 'disperse' });
});
test('28.12-e, 18.8-b a beaten relief with no road open is lost though its fortress is beside it', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: {
      albany: ['am-mil-01', 'am-reg-01', 'br-reg-01'],
      springfield: ['br-det-01'],
      bennington: ['br-det-02'],
      ticonderoga: ['br-det-03'],
      'west-point': ['br-det-04'],
      'fort-stanwix': ['br-det-05'],
    },
    relief: ['am-reg-01'],
    dice: [1, 6, 5, 1],
  });
  play.does('american', 'fight', { space: 'albany', fight: 'relief' }).does('british', 'fire', 0);
  expect([play.status('am-reg-01'), play.at('am-mil-01'), play.siege('albany')]).toEqual([RESERVE, 'albany', 1]);
});
test('28.13-a, 28.13-e a sortie of some: the others stay inside and are safe when it is destroyed', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: { albany: ['am-mil-01', 'am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 6, 1, 1, 1],
  });
  play.does('american', 'sortie', ['am-reg-01']).does('british', 'fire', 0);
  expect([play.status('am-reg-01'), play.at('am-mil-01'), play.fortress('albany'), play.siege('albany')]).toEqual([
    RESERVE,
    'albany',
    0,
    1,
  ]);
});
test('28.13-a leaders alone make no sortie, and one force may make it only once a phase', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: { albany: ['am-reg-01', 'greene', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 5, ...ones(3)],
  });
  play.refuses('american', 'sortie', ['greene'], '28.13-d').does('american', 'sortie', ['am-reg-01']).does('british', 'fire', 0);
  play.does('american', 'withdraw', 'albany').refuses('american', 'sortie', ['am-reg-01']);
});
test('28.13-d, 28.10-a the Committee does not stand in for leader and tactical marker', () => {
  const play = fighting('american', {
    ...SIEGE,
    campaign: 2,
    hand: { american: { committee: 1 } },
    at: { albany: ['am-reg-01', 'greene', 'br-reg-01'] },
  });
  play.refuses('american', 'sortie', ['am-reg-01', 'greene'], '28.13-d');
});
test('28.13-a, 28.16-b besieged units do not walk out, their fleet sails out with them', () => {
  const play = moving('british', {
    ...WALLS,
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['br-reg-01', 'br-fleet-1', 'am-reg-01'] },
    dice: [3],
  });
  play.refuses('british', 'gather', ['br-reg-01'], '16.9-a').sails('british', ['br-fleet-1', 'br-reg-01']);
  play.does('british', 'go', 'new-england-coast');
  expect([play.at('br-reg-01'), play.fortress('boston'), play.siege('boston')]).toEqual(['new-england-coast', -1, -1]);
});
test('28.15-a units that join a siege are one force with it, also those who land', () => {
  const play = moving('british', {
    ...SIEGE,
    fortress: { newport: 'american' },
    siege: { newport: 'british' },
    at: { newport: ['am-reg-01', 'br-reg-01'], 'new-england-coast': ['br-fleet-1', 'br-reg-02 > br-fleet-1'] },
    dice: [1],
  });
  play
    .sails('british', ['br-fleet-1'])
    .does('british', 'go', 'newport')
    .does('british', 'land', ['br-reg-02'])
    .does('british', 'finish');
  play.dice(6, 1, ...ones(4)).takeUp('combat', 'begin', { side: 'british', due: [], begun: false });
  play.asks('british', '28.9-a').does('british', 'fight', { space: 'newport', fight: 'siege' });
  expect(play.told('battle')[0]).toMatchObject({ fight: 'siege', assault: false, fleets: [] });
  expect(play.told('battle')[0]?.british).toHaveLength(2);
});
test('28.9-a a siege force attacked by nobody may stay for years: the phase ends without a battle', () => {
  const play = fighting('british', { ...SIEGE, at: { albany: ['am-reg-01', 'br-reg-01'] } });
  play.does('british', 'finish');
  expect([play.over(), play.siege('albany'), play.told('battle')]).toEqual([true, 1, []]);
});
test('28.10-b a beaten siege force goes away and the siege with it', () => {
  const play = fighting('british', { ...SIEGE, at: { albany: ['am-reg-01', 'br-reg-01'] }, dice: [6, 1, 5, 1, 1, 1] });
  play.does('british', 'fight', { space: 'albany', fight: 'siege' });
  play.does('british', 'withdraw', 'ticonderoga');
  expect([play.siege('albany'), play.fortress('albany')]).toEqual([-1, 0]);
});
const HONORS: Setting = { ...SIEGE, options: ['fortresses', 'honors'] };
test('38.2-a of two places equally near the dice decide, again while they are equal', () => {
  const play = fighting('british', {
    ...HONORS,
    at: {
      albany: ['am-reg-01', 'br-reg-01'],
      springfield: ['br-det-01'],
      bennington: ['br-det-02'],
      ticonderoga: ['br-det-03'],
    },
    dice: [4, 4, 2, 5],
  });
  play.does('british', 'honors', 'albany').does('american', 'accept');
  expect([play.at('am-reg-01'), play.fortress('albany'), play.told('drew')]).toEqual(['fort-stanwix', 1, []]);
});
test('38.2-a they march past enemies to the nearest place that is free of them', () => {
  const play = fighting('british', {
    ...HONORS,
    fortress: { savannah: 'american' },
    siege: { savannah: 'british' },
    at: {
      savannah: ['am-reg-01', 'br-reg-01'],
      charleston: ['br-det-01'],
      augusta: ['br-det-02'],
      'st-augustine': ['br-det-03'],
      camden: ['br-det-04'],
      wilmington: ['br-det-05'],
      'st-marks': ['br-lt-1'],
      'ninety-six': ['br-lt-2'],
    },
  });
  play.does('british', 'honors', 'savannah').does('american', 'accept');
  expect(play.at('am-reg-01')).toBe('creek-towns');
});
test('38.4-a, 22.1-d with a hidden Indian inside the offer is refused, and nothing is told to the besieged', () => {
  const play = fighting('american', {
    ...HONORS,
    fortress: { niagara: 'british' },
    siege: { niagara: 'american' },
    at: { niagara: ['br-reg-01', 'in-1', 'am-reg-01'] },
  });
  play.does('american', 'honors', 'niagara').asks('american', '28.9-a');
  expect([play.heard('american', 'refused').length, play.heard('british', 'offered'), play.heard('british', 'refused')]).toEqual([
    1,
    [],
    [],
  ]);
});
test('38.3-a after a refusal the attacker may not retreat, and nobody draws for the dead', () => {
  const play = fighting('british', {
    ...HONORS,
    at: { albany: ['am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 6, 1, 1, 1, 1],
  });
  play
    .does('british', 'honors', 'albany')
    .does('american', 'decline')
    .does('british', 'fight', { space: 'albany', fight: 'siege' });
  // 38.3-a With nothing to choose but to fire he has fired.
  expect([play.status('am-reg-01'), play.told('drew'), play.fortress('albany')]).toEqual([RESERVE, [], 1]);
});
test('38.1-b, 28.10-a later in the turn the marker shown with an offer that is accepted is kept', () => {
  const play = fighting('british', {
    ...HONORS,
    campaign: 2,
    hand: { british: { tactical: 1 } },
    at: { albany: ['am-reg-01', 'br-reg-01', 'gage'], springfield: ['br-det-01'], bennington: ['br-det-02'] },
    dice: [1, 2, 3],
  });
  play.does('british', 'honors', 'albany').does('american', 'accept');
  expect([play.held('british', 'tactical'), play.at('am-reg-01')]).toEqual([1, 'fort-stanwix']);
});
const WILD: Setting = { options: ['frontier', 'massacre', 'partisans'], draws: D };
test('35.1-a, 18.12-a more woodsmen in the wild: +1 to the initiative and a die more each', () => {
  const play = fighting('british', { ...WILD, at: { oswego: ['in-1', 'in-2', 'am-lt-1'] }, dice: [3, 3, ...ones(4)] });
  expect(play.told('firstFire')[0]?.first).toBe('british');
  play.does('british', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(4);
});
test('35.1-a the bonus is for towns too, the extra die is not', () => {
  const play = fighting('british', { ...WILD, at: { albany: ['in-1', 'in-2', 'am-mil-01'] }, dice: [3, 3, 1, 1] });
  play.does('british', 'fire', 0);
  expect([play.told('firstFire')[0]?.first, play.told('volley')[0]?.dice.length]).toEqual(['british', 2]);
});
test('35.2-a equal numbers of woodsmen do not slip away, nor does a force with a regular among them', () => {
  const equal = fighting('british', { ...WILD, at: { oswego: ['in-1', 'am-lt-1'] }, dice: [1, 6, 1, 1] }).does(
    'british',
    'retreat',
  );
  expect(equal.told('quits')).toEqual([{ side: 'british', slips: false }]);
  const mixed = fighting('british', { ...WILD, at: { oswego: ['in-1', 'in-2', 'br-det-01', 'am-mil-01'] }, dice: [1, 6, 1] });
  expect(mixed.does('british', 'retreat').told('quits')).toEqual([{ side: 'british', slips: false }]);
});
test('35.2-a, 35.3-a the defender slips away too; the attacker has won and draws nothing', () => {
  const play = fighting('american', { ...WILD, at: { oswego: ['in-1', 'in-2', 'butler', 'am-mil-01'] }, dice: [1, 6] });
  play.does('british', 'retreat').does('british', 'withdraw', 'niagara');
  expect([play.told('battleOver')[0]?.loser, play.at('in-1'), play.told('drew')]).toEqual(['british', 'niagara', []]);
});
test('35.2-a not without the option', () => {
  const play = fighting('british', { draws: D, at: { oswego: ['in-1', 'in-2', 'am-mil-01'] }, dice: [1, 6, 1] }).does(
    'british',
    'retreat',
  );
  expect(play.told('quits')).toEqual([{ side: 'british', slips: false }]);
});
test('37.3-a, 37.2-b one Indian survivor and a roll of one: the massacre happens by itself', () => {
  const play = fighting('british', {
    ...WILD,
    partisan: { boonesboro: 'american' },
    at: { boonesboro: ['in-1', 'br-det-01', 'am-mil-01'] },
    dice: [1, 6, 6, 1],
  });
  play.does('british', 'fire', 0);
  expect([play.pub.massacre[36], play.pub.partisan[36]]).toEqual([1, -1]);
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 1 },
    { side: 'american', n: 1 },
  ]);
});
test('37.3-b a defender with Indians who wins rolls nothing, but may choose', () => {
  const play = fighting('american', {
    ...WILD,
    at: { boonesboro: ['in-1', 'in-2', 'am-mil-01'] },
    dice: [1, 6, 6],
  });
  play.does('british', 'fire', 0).asks('british', '37.1-a', 'massacre', 'spare').does('british', 'spare');
  expect(play.told('massacre')).toEqual([]);
});
test('37.1-a without the option nobody is asked', () => {
  const play = fighting('british', { draws: D, at: { boonesboro: ['in-1', 'am-mil-01'] }, dice: [1, 6, 6] });
  play.does('british', 'fire', 0);
  expect(play.over()).toBe(true);
});
test('7.9-w, 37.2-b Tarleton obliges the winner to a massacre: no doubled draw, the town is laid waste', () => {
  const play = fighting('british', {
    ...WILD,
    hand: { british: { tarleton: 1 } },
    at: { camden: ['br-reg-01', 'am-mil-01'] },
    dice: [5, 5, 6, 1],
  });
  play.does('british', 'tarleton').does('british', 'fire', 0);
  expect([play.told('massacre').length, play.told('drew')]).toEqual([
    1,
    [
      { side: 'british', n: 1 },
      { side: 'american', n: 1 },
    ],
  ]);
});
test('7.9-v Tarleton without option 37: the beaten enemy draws double for what he destroyed', () => {
  const play = fighting('british', {
    draws: D,
    hand: { british: { tarleton: 1 } },
    at: { camden: ['br-reg-01', 'br-reg-02', 'am-reg-01'] },
    dice: [6, 1, 6, 1, 6, 1],
  });
  play.does('british', 'tarleton').does('american', 'fire', 0).does('british', 'fire', 0);
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 1 },
    { side: 'american', n: 2 },
  ]);
});
test('21.3-d, 18.8-b leaders alone on both sides do not fight; a leader alone who is beaten must find a road', () => {
  expect(fighting('british', { at: { albany: ['gage', 'greene'] } }).over()).toBe(true);
  const play = fighting('british', {
    draws: D,
    at: {
      hispaniola: ['br-reg-01', 'rochambeau'],
    },
    europe: 'french-alliance',
    dice: [1, 6, 5, 1, 2],
  });
  play.does('british', 'fire', 0);
  expect([play.status('rochambeau'), play.told('drew')]).toEqual([POOL, [{ side: 'british', n: 1 }]]);
});
