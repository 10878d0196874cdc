/** A fourth reading of the rulebook: who besieges, who is besieged, and what ends it at odd moments. */
import { expect, test } from 'vitest';
import { markerOf, TACTICAL } from '../../data/markers.ts';
import { unitOf } from '../../data/units.ts';
import { GONE, IN_PLAY, RELIEF, RESERVE } from '../../state/table.ts';
import { playing } from '../politics/stage.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const RABBLE = markerOf('rousing');
const D = Array<number>(12).fill(TACTICAL);
const CHARLESTON = {
  options: ['fortresses'],
  fortress: { charleston: 'american' },
  siege: { charleston: 'british' },
} as const satisfies Setting;
const isRelief = (play: Play, id: Parameters<typeof unitOf>[0]): boolean => (play.own.american.flags[unitOf(id)]! & RELIEF) !== 0;

test('28.14-a, 24.11-a, 24.4-j when the whole siege force goes aboard, its ships in the port keep up no siege', () => {
  const play = moving('british', {
    ...CHARLESTON,
    at: { charleston: ['am-mil-01', 'br-reg-01', 'br-fleet-1'] },
    dice: [1],
  });
  play.sails('british', ['br-fleet-1', 'br-reg-01']);
  expect([play.siege('charleston'), play.fortress('charleston'), play.aboard('br-reg-01')]).toEqual([-1, 0, 'br-fleet-1']);
});
test('28.14-a of a siege force part goes aboard: whoever stays keeps it up', () => {
  const play = moving('british', {
    ...CHARLESTON,
    at: { charleston: ['am-mil-01', 'br-reg-01', 'br-mil-1', 'br-fleet-1'] },
    dice: [1],
  });
  play.sails('british', ['br-fleet-1', 'br-reg-01']).does('british', 'go', 'carolina-coast');
  expect(play.siege('charleston')).toBe(1);
});
test('34.3-a twenty factors that come to the relief overrun nobody: a siege marker lies there', () => {
  const many = ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05', 'am-reg-06'];
  const play = moving('american', {
    ...CHARLESTON,
    options: ['fortresses', 'overrun'],
    at: { savannah: many, charleston: ['am-mil-01', 'br-det-01'] },
    dice: [3],
  });
  play.marches('american', many).does('american', 'go', 'charleston').asks('american', '16.3-a');
  expect([isRelief(play, 'am-reg-01'), play.at('br-det-01')]).toEqual([true, 'charleston']);
});
test('28.12-b, 17.4-a a relief that came by forced march attacks in that phase without another marker', () => {
  const play = fighting('american', {
    ...CHARLESTON,
    campaign: 2,
    at: { charleston: ['am-mil-01', 'am-reg-01', 'greene', 'br-reg-01'] },
    relief: ['am-reg-01', 'greene'],
    hand: { american: { debate: 1 } },
    dice: [6, 1, 6, 1],
    draws: D,
  });
  play.does('american', 'fight', { space: 'charleston', fight: 'relief' }).does('american', 'pass');
  play.does('american', 'lay', 0).does('american', 'fire', 0).does('american', 'pass');
  expect([play.status('br-reg-01'), play.siege('charleston'), play.pub.hands[0]]).toEqual([RESERVE, -1, 2]);
});
test('32.2-a, 28.6-c whoever cuts in behind walls that are not besieged yet is garrison, and is shut in with it', () => {
  const play = moving('british', {
    options: ['fortresses', 'interception'],
    fortress: { charleston: 'american' },
    points: [0, 3],
    at: { savannah: ['br-reg-01', 'br-reg-02'], charleston: ['am-mil-01'], camden: ['greene', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [3, 3],
  });
  play.marches('british', ['br-reg-01', 'br-reg-02']).does('british', 'go', 'charleston');
  play.does('american', 'intercept', { from: 'camden', naval: false, commander: 'greene' });
  play.does('american', 'follow', ['greene', 'am-reg-01']);
  play.does('british', 'besiege', 'charleston');
  expect([play.siege('charleston'), isRelief(play, 'greene')]).toEqual([1, false]);
});
test('28.11-a, 32.3-a without a siege the interceptors have the walls of the place they cut into', () => {
  const play = fighting('british', {
    options: ['fortresses', 'interception'],
    fortress: { charleston: 'american' },
    at: { charleston: ['am-mil-01', 'greene', 'am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 5, 5, 5, 6, ...ones(9)],
  });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([
    { rule: '18.4-c', value: 3 },
    { rule: '28.2-a', value: 1 },
  ]);
  play.does('british', 'fire', 0).does('american', 'take', 'am-mil-01');
  // 28.2-b Three fives do nothing, a six disperses.
  expect([play.pub.battle?.dispersed, play.status('am-mil-01')]).toEqual([[unitOf('am-mil-01')], IN_PLAY]);
});
test('18.2-b, 28.13-c the relief beaten off, the garrison sorties against what is left of the besiegers', () => {
  const play = fighting('american', {
    ...CHARLESTON,
    at: { charleston: ['am-reg-02', 'am-reg-03', 'am-reg-01', 'br-reg-01', 'br-det-01'] },
    relief: ['am-reg-01'],
    // Relief: British first, a six. Sortie: American first, two sixes.
    dice: [1, 6, 6, 6, 1, 6, 6],
    draws: D,
  });
  play.refuses('american', 'sortie', ['am-reg-02'], '18.2-b');
  play.does('american', 'fight', { space: 'charleston', fight: 'relief' }).does('british', 'fire', 0);
  play.does('american', 'sortie', ['am-reg-02', 'am-reg-03']).does('british', 'pass').does('american', 'fire', 0);
  play.does('british', 'take', 'br-det-01');
  expect([play.siege('charleston'), play.fortress('charleston'), play.status('br-reg-01')]).toEqual([-1, 0, RESERVE]);
});
test('28.13-c, 28.12-d after a relief that has won there is nobody left to sortie against', () => {
  const play = fighting('american', {
    ...CHARLESTON,
    at: { charleston: ['am-reg-02', 'am-reg-01', 'br-det-01'] },
    relief: ['am-reg-01'],
    dice: [6, 1, 6],
    draws: D,
  });
  play.does('american', 'fight', { space: 'charleston', fight: 'relief' }).does('american', 'fire', 0);
  expect([play.over(), play.siege('charleston')]).toEqual([true, -1]);
});
test('35.2-a light troops and Indians before a fortress in the wild do not slip away from its relief: the siege marker is theirs', () => {
  const slips = (siege: boolean): boolean => {
    const play = fighting('american', {
      options: ['fortresses', 'frontier'],
      ...(siege ? { fortress: { 'fort-stanwix': 'american' }, siege: { 'fort-stanwix': 'british' } } : {}),
      at: { 'fort-stanwix': ['br-lt-1', 'in-1', 'am-reg-01', ...(siege ? ['am-mil-01'] : [])] },
      ...(siege ? { relief: ['am-reg-01'] } : {}),
      dice: [1, 6, 1, 1, 1, 1],
    });
    if (siege) play.does('american', 'fight', { space: 'fort-stanwix', fight: 'relief' });
    play.does('british', 'retreat');
    return play.told('quits')[0]!.slips;
  };
  expect([slips(false), slips(true)]).toEqual([true, false]);
});
test('35.1-a, 28.12-b in a relief attack the side with more woodsmen has its bonus though both markers lie there', () => {
  const play = fighting('american', {
    ...CHARLESTON,
    options: ['fortresses', 'frontier'],
    at: { charleston: ['am-mil-01', 'am-lt-1', 'br-reg-01'] },
    relief: ['am-lt-1'],
    dice: [6, 1],
  });
  play.does('american', 'fight', { space: 'charleston', fight: 'relief' });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([{ rule: '35.1-a', value: 1 }]);
});
test('28.8-c, 19.3-a, 28.4-b the last of a besieged garrison starves: the walls are razed and the siege is over', () => {
  const play = playing(
    'forage',
    { side: 'american' },
    { ...CHARLESTON, massacre: ['charleston'], at: { charleston: ['am-mil-01', 'br-reg-01'] }, dice: [3] },
  );
  play.does('american', 'feed', []);
  expect([play.status('am-mil-01'), play.fortress('charleston'), play.table.pub.siege.every(side => side < 0)]).toEqual([
    RESERVE,
    -1,
    true,
  ]);
});
test('19.3-a, 28.14-a besiegers who starve to the last end the siege; the fortress stands', () => {
  const play = playing(
    'forage',
    { side: 'british' },
    {
      ...CHARLESTON,
      options: ['fortresses', 'partisans'],
      partisan: { charleston: 'american' },
      at: { charleston: ['am-mil-01', 'br-reg-01'] },
      dice: [1],
    },
  );
  play.does('british', 'feed', []);
  expect([play.status('br-reg-01'), play.fortress('charleston'), play.table.pub.siege.every(side => side < 0)]).toEqual([
    RESERVE,
    0,
    true,
  ]);
});
test('20.2-a, 28.14-a the only Continental before Boston goes home, and Boston is free', () => {
  const play = playing(
    'enlistment',
    { side: 'american' },
    {
      options: ['fortresses'],
      fortress: { boston: 'british' },
      siege: { boston: 'american' },
      at: { boston: ['am-reg-01', 'br-reg-01'] },
      dice: [4],
    },
  );
  expect([play.status('am-reg-01'), play.table.pub.siege.every(side => side < 0), play.fortress('boston')]).toEqual([
    RESERVE,
    true,
    1,
  ]);
});
test('7.9-j, 28.4-a, 28.3-b a Leader Arises who held the walls alone goes back to the container, and the walls fall', () => {
  const play = playing(
    'enlistment',
    { side: 'american' },
    { options: ['fortresses'], fortress: { albany: 'american' }, at: { albany: ['american-arisen'] } },
  );
  expect([play.status('american-arisen'), play.fortress('albany')]).toEqual([RESERVE, -1]);
});
test('7.9-j, 20.5-b he keeps them in the field in the same step before he goes', () => {
  const play = playing(
    'enlistment',
    { side: 'american' },
    {
      options: ['fortresses'],
      fortress: { albany: 'american' },
      at: { albany: ['american-arisen', 'am-reg-01', 'am-reg-02'] },
      dice: [4, 3],
    },
  );
  expect([play.at('am-reg-01'), play.status('am-reg-02'), play.fortress('albany')]).toEqual(['albany', RESERVE, 0]);
});
test('38.1-a, 38.2-a, 28.12-a honors are accepted in the phase before the relief can come: it finds the walls British', () => {
  const play = fighting('british', {
    ...CHARLESTON,
    options: ['fortresses', 'honors'],
    at: {
      charleston: ['am-reg-01', 'greene', 'br-reg-01'],
      augusta: ['am-mil-02'],
      savannah: ['br-det-01'],
      camden: ['br-det-02'],
    },
    dice: [1, 6],
  });
  play.does('british', 'honors', 'charleston').does('american', 'accept');
  // Augusta and Wilmington are one road away; Savannah and Camden are British.
  expect(play.told('marchedOut')[0]).toMatchObject({ n: 2 });
  expect(['augusta', 'wilmington']).toContain(play.at('am-reg-01'));
  expect([play.at('greene'), play.fortress('charleston')]).toEqual([play.at('am-reg-01'), 1]);
});
test('38.2-a militia that leaves under honors may come out of its region, and checks there like any other', () => {
  const play = fighting('british', {
    ...CHARLESTON,
    options: ['fortresses', 'honors'],
    at: {
      charleston: ['am-mil-01', 'br-reg-01'],
      savannah: ['br-det-01'],
      augusta: ['br-det-02'],
      camden: ['br-det-03'],
      wilmington: ['br-det-04'],
      'ninety-six': ['br-det-05'],
      charlotte: ['br-det-06'],
      hillsborough: ['br-det-07'],
      'new-bern': ['br-det-08'],
      'cherokee-towns': ['in-1'],
      'creek-towns': ['in-2'],
      'st-augustine': ['br-mil-1'],
      watauga: ['br-mil-2'],
      norfolk: ['br-mil-3'],
      richmond: ['br-mil-4'],
    },
    dice: [1, 2, 3, 4, 5, 6],
  });
  play.does('british', 'honors', 'charleston').does('american', 'accept');
  expect(['st-marks', 'french-lick', 'fort-chiswell', 'cumberland-gap', 'choctaw-towns', 'pensacola']).toContain(
    play.at('am-mil-01'),
  );
});
test('38.3-a, 7.9-v Tarleton used in the storm after a refusal doubles nothing, for nobody draws', () => {
  const play = fighting('british', {
    ...CHARLESTON,
    options: ['fortresses', 'honors'],
    at: { charleston: ['am-mil-01', 'br-reg-01'] },
    hand: { british: { tarleton: 1 } },
    dice: [1, 6, 6, 6],
  });
  play.does('british', 'honors', 'charleston').does('american', 'decline');
  play.does('british', 'fight', { space: 'charleston', fight: 'siege' }).does('british', 'tarleton');
  expect([play.told('drew'), play.fortress('charleston'), play.status('am-mil-01')]).toEqual([[], -1, RESERVE]);
});
test('38.3-a, 18.4-h the attacker who may not retreat is still driven off when all of his are down', () => {
  const play = fighting('british', {
    ...CHARLESTON,
    options: ['fortresses', 'honors'],
    at: { charleston: ['am-reg-01', 'am-reg-02', 'br-reg-01'] },
    dice: [6, 1, 5, 1, 1, 1, 1, 1],
  });
  play.does('british', 'honors', 'charleston').does('american', 'decline');
  play.does('british', 'fight', { space: 'charleston', fight: 'siege' });
  expect(play.places('british', 'withdraw')).toEqual(['augusta', 'camden', 'savannah', 'wilmington']);
  play.does('british', 'withdraw', 'savannah');
  expect([play.siege('charleston'), play.at('br-reg-01')]).toEqual([-1, 'savannah']);
});
test('28.10-a, 7.11-a two sieges and one marker in a later phase: whoever has attacked in one does not attack in the other', () => {
  const play = fighting('british', {
    options: ['fortresses', 'honors'],
    campaign: 2,
    fortress: { charleston: 'american', savannah: 'american' },
    siege: { charleston: 'british', savannah: 'british' },
    at: { charleston: ['am-mil-01', 'br-reg-01', 'clinton'], savannah: ['am-mil-02', 'br-reg-02', 'gage'] },
    hand: { british: { tactical: 1 } },
    dice: [1, 6, 6, 4],
    draws: [RABBLE],
  });
  expect(play.places('british', 'honors')).toEqual(['charleston', 'savannah']);
  play.does('british', 'fight', { space: 'charleston', fight: 'siege' }).does('british', 'fire', 0);
  expect([play.status('am-mil-01'), play.held('british', 'tactical'), play.offered('british', 'fight')]).toEqual([
    RESERVE,
    0,
    [],
  ]);
});
test('28.5-b, 27.1-b Hessians in stormed walls are gone for good, the detachment beside them is not', () => {
  const play = fighting('american', {
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['am-reg-01', 'am-reg-02', 'he-det-1', 'br-det-01'] },
    dice: [6, 1, 5, 5, 1, 1, 3],
    draws: D,
  });
  play.does('american', 'fight', { space: 'boston', fight: 'siege' }).does('american', 'fire', 0);
  play.does('british', 'take', 'he-det-1').does('british', 'take', 'br-det-01');
  expect([play.status('he-det-1'), play.status('br-det-01'), play.fortress('boston')]).toEqual([GONE, RESERVE, 0]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 2 }]);
});
