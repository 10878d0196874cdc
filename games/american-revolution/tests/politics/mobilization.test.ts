/** The Mobilization Phase. */
import { expect, test } from 'vitest';
import { LIGHT, REGULAR } from '../../data/kinds.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, BRITONS, HESSIANS, INDIANS, TORIES } from '../../data/nations.ts';
import type { SideName } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { EXCHANGED, GONE, IN_PLAY, POOL, RESERVE, UPGRADED } from '../../state/table.ts';
import { playing, region, type Setting } from './stage.ts';

const lineOf = (nation: number, kind?: number): number =>
  RECRUITS.findIndex(line => line.nation === nation && (kind === undefined || line.kind === kind));
const CONTINENTAL = lineOf(AMERICANS, REGULAR);
const MILITIA = RECRUITS.findIndex(line => line.nation === AMERICANS && line.arrives === 'levy');
const TORY = lineOf(TORIES);
const HESSIAN = lineOf(HESSIANS, REGULAR);
const TRIBE = lineOf(INDIANS);
const LINE = lineOf(BRITONS, REGULAR);
const buying = (side: SideName, said: Setting) => playing('mobilization', { side }, said);
/** The mobilizing window of the other side passed by. */
const passed = (side: SideName, said: Setting) => {
  const play = buying(side, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};

test('13.1-a, 13.1-c, 13.3-a, 13.4-a units are chosen, paid and placed at once, one after another', () => {
  const play = buying('american', { points: [9, 0], at: { newport: ['am-mil-01'] } });
  play.does('american', 'recruit', { line: CONTINENTAL, at: 'newport' });
  expect([play.pub.points[0], play.pub.count[0][spaceOf('newport')]]).toEqual([5, 2]);
  play.does('american', 'recruit', { line: MILITIA, at: 'newport' });
  expect(play.pub.points[0]).toBe(3);
  play.refuses('american', 'recruit', { line: CONTINENTAL, at: 'newport' });
  expect(play.told('recruited').map(({ cost }) => cost)).toEqual([4, 2]);
  play.does('american', 'finish');
  expect(play.over()).toBe(true);
});
test('4.8-a, D29 in the first turn the British pay double', () => {
  const play = buying('british', { turn: 1, points: [0, 12], at: { boston: ['br-reg-01'] }, draws: ['spy'] });
  play.does('british', 'recruit', { line: LINE, at: 'britain' });
  expect(play.pub.points[1]).toBe(4);
  play.does('british', 'buyMarkers', 1);
  expect(play.pub.points[1]).toBe(0);
});
test('13.6-a regulars of the British arrive in their box only, light troops with an army', () => {
  const play = buying('british', { points: [0, 20], at: { boston: ['br-reg-01'] } });
  play.refuses('british', 'recruit', { line: LINE, at: 'boston' });
  play.offers('british', 'recruit', { line: lineOf(BRITONS, LIGHT), at: 'boston' });
});
test('13.1-b, 22.1-d a hidden enemy refuses a purchase: only the buyer learns, nothing is spent, he is asked again', () => {
  const play = buying('american', {
    points: [9, 0],
    at: { newport: ['gage', 'br-reg-01'] },
    and: t => {
      t.pub.top[1][spaceOf('newport')] = t.own.british.at.findIndex(
        (at, unit) => at >= 0 && t.pub.status[unit] === IN_PLAY && unit > 100,
      );
    },
  });
  play.does('american', 'recruit', { line: MILITIA, at: 'newport' });
  expect([play.pub.points[0], play.told('recruited')]).toEqual([9, []]);
  expect([play.heard('american', 'refused'), play.heard('british', 'refused')]).toEqual([[{ at: spaceOf('newport') }], []]);
  play.refuses('american', 'recruit', { line: MILITIA, at: 'newport' }).does('american', 'finish');
  expect(play.own.american.refused).toEqual([]);
});
test('7.1-b, 7.3-b, 7.3-c, 7.3-d markers are bought blindly, fifteen a turn, no more than there are', () => {
  const play = buying('british', { points: [0, 40], draws: new Array<string>(15).fill('tactical').fill('rousing', 10) });
  play.refuses('british', 'buyMarkers', 16).does('british', 'buyMarkers', 10).refuses('british', 'buyMarkers', 6);
  play.does('british', 'buyMarkers', 5);
  expect([play.pub.hands[1], play.pub.points[1], play.offered('british', 'buyMarkers')]).toEqual([15, 10, []]);
  expect(play.heard('american', 'drew')).toEqual([
    { side: 'british', n: 10 },
    { side: 'british', n: 5 },
  ]);
});
test('13.2-a, 13.2-d, 13.2-e a leader is drawn at random, named, and put with troops of his side', () => {
  const play = buying('american', { points: [4, 0], at: { newport: ['am-reg-01'] }, draws: ['greene'] });
  play.does('american', 'buyLeader').asks('american', '13.2-d', 'assignLeader');
  const [drawn] = play.told('boughtLeader');
  expect([drawn?.cost, play.places('american', 'assignLeader')]).toEqual([2, ['newport']]);
  play.does('american', 'assignLeader', 'newport').asks('american', '13.1-c');
  expect(play.pub.status[drawn!.unit]).toBe(IN_PLAY);
});
test('13.2-d without a place for him the leader goes back and so do the points; 13.2-c an empty pool sells nobody', () => {
  const play = buying('american', { points: [4, 0], draws: ['greene'] });
  play.does('american', 'buyLeader');
  expect([play.pub.points[0], play.told('noRoom')]).toHaveLength(2);
  expect([play.pub.points[0], play.pub.status[play.told('noRoom')[0]!.unit]]).toEqual([4, POOL]);
  const empty = buying('american', {
    points: [4, 0],
    and: t => {
      t.pub.status = t.pub.status.map(status => (status === POOL ? GONE : status));
    },
  });
  empty.refuses('american', 'buyLeader', null, '13.2-c');
});
test('13.7-a, 13.7-b, 13.7-c, 13.7-d, D30 a regular becomes detachments and back, free; guards never', () => {
  const play = buying('british', { at: { 'new-york': ['br-reg-01', 'br-reg-07'] } });
  play.refuses('british', 'divide', { unit: 'br-reg-07', to: 2 });
  play.does('british', 'divide', { unit: 'br-reg-01', to: 2 });
  expect([play.status('br-reg-01'), play.pub.count[1][spaceOf('new-york')]]).toEqual([RESERVE, 3]);
  play.does('british', 'unite', { nation: BRITONS, at: 'new-york' });
  expect([play.pub.count[1][spaceOf('new-york')], play.pub.points[1]]).toEqual([2, 0]);
});
test('13.5-b a Hessian regular that was split comes back by exchange only', () => {
  const play = buying('british', { points: [0, 20], at: { 'new-york': ['he-reg-1'] } });
  play.does('british', 'divide', { unit: 'he-reg-1', to: 2 });
  expect(play.status('he-reg-1')).toBe(EXCHANGED);
  play.does('british', 'unite', { nation: HESSIANS, at: 'new-york' });
  expect(play.status('he-reg-1')).toBe(IN_PLAY);
});
test('27.1-a, 27.1-c, 27.2-a, 27.2-b every Hessian and every Indian raised lets the American draw', () => {
  const play = buying('british', { points: [0, 9], at: { onondaga: ['am-mil-01'] }, draws: ['spy', 'adams'] });
  play.does('british', 'recruit', { line: HESSIAN, at: 'britain' });
  play.asks('british', '13.1-c').does('british', 'recruit', { line: TRIBE, at: 'onondaga' });
  expect([play.pub.hands[0], play.pub.points[1]]).toEqual([2, 6]);
  play.refuses('british', 'recruit', { line: TRIBE, at: 'onondaga' });
});
test('7.9-h, 7.9-ac the American bars Hessians before one is recruited, and nothing is spent', () => {
  const play = passed('british', { points: [0, 9], hand: { american: { hessians: 1 } } });
  play.does('british', 'recruit', { line: HESSIAN, at: 'britain' }).asks('american', '7.9-ac', 'barHessians', 'pass');
  play.does('american', 'barHessians').asks('british', '13.1-c').refuses('british', 'recruit', { line: HESSIAN, at: 'britain' });
  expect([play.pub.barred, play.pub.points[1], play.told('recruited')]).toEqual([true, 9, []]);
});
test('7.9-h a British Hessians marker brings one free; barred, it stays in the hand', () => {
  const play = buying('british', { hand: { british: { hessians: 1 } }, draws: ['spy'] });
  play.does('british', 'freeHessian', HESSIAN);
  expect([play.at('he-reg-1'), play.held('british', 'hessians'), play.pub.hands[0]]).toEqual(['britain', 0, 1]);
  const early = buying('british', { hand: { american: { hessians: 1 } } }).asks('american', '7.9-ad', 'barHessians', 'pass');
  expect(early.does('american', 'barHessians').pub.barred).toBe(true);
  buying('american', { hand: { american: { hessians: 1 } } }).offers('american', 'barHessians');
});
test('7.9-i, 27.2-e an Indian unit by marker counts for the limit of its location', () => {
  const play = buying('british', { points: [0, 5], hand: { british: { indians: 2 } }, draws: ['spy'] });
  play.does('british', 'freeIndian', 'onondaga').refuses('british', 'freeIndian', 'onondaga');
  play.refuses('british', 'recruit', { line: TRIBE, at: 'onondaga' });
  expect(play.pub.points[1]).toBe(5);
});
test('7.9-f, 7.9-ab Drillmaster: regulars for 2 each up to the value of a leader, or militia changed free', () => {
  const play = buying('american', {
    points: [9, 0],
    hand: { american: { drillmaster: 1 } },
    at: { albany: ['arnold', 'am-mil-01'] },
  });
  play.refuses('american', 'drill', { at: 'albany', n: 4 }).does('american', 'drill', { at: 'albany', n: 3 });
  expect([play.pub.points[0], play.pub.count[0][spaceOf('albany')]]).toEqual([3, 5]);
  const british = buying('british', { hand: { british: { drillmaster: 1 } }, at: { boston: ['gage', 'br-mil-1'] } });
  british.does('british', 'drillMilitia', { unit: 'br-mil-1', to: LIGHT });
  expect([british.status('br-mil-1'), british.at('br-lt-1'), british.pub.points[1]]).toEqual([RESERVE, 'boston', 0]);
});
test('7.9-ab, 26.1-a no drill where the leader belongs to a neutral nation', () => {
  const play = buying('american', { points: [9, 0], hand: { american: { drillmaster: 1 } }, at: { 'new-orleans': ['galvez'] } });
  expect(play.offered('american', 'drill')).toEqual([]);
});
test('7.9-q, 7.9-aj Pulaski brings an American regular or light unit free beside any leader', () => {
  const play = buying('american', { hand: { american: { pulaski: 1 } }, at: { albany: ['arnold', 'am-mil-01'] } });
  play.does('american', 'pulaski', { line: lineOf(AMERICANS, LIGHT), at: 'albany' });
  expect([play.at('am-lt-1'), play.pub.points[0]]).toEqual(['albany', 0]);
});
test('7.9-j, 7.9-ad Leader Arises in either step of the phase, on land or with a fleet, but not in a foreign box', () => {
  const at = { newport: ['am-mil-01'], france: ['fr-fleet-1'], 'north-atlantic': ['fr-fleet-2'] } as const;
  const said: Setting = { europe: 'french-alliance', hand: { american: { 'leader-arises': 1 } }, at };
  expect(buying('american', said).places('american', 'arise')).toEqual(['newport', 'north-atlantic']);
  const play = buying('british', said).asks('american', '7.9-ad', 'arise', 'pass').does('american', 'arise', 'north-atlantic');
  expect([play.at('american-arisen'), play.pub.hands[0]]).toEqual(['north-atlantic', 0]);
});
test('28.1-a, 15.2-a, 15.2-b, R3 a fortress is built with a land combat unit, never where one stands', () => {
  const options = ['fortresses'] as const;
  const play = buying('american', {
    options,
    points: [6, 0],
    at: { newport: ['am-mil-01'], albany: ['greene'], boston: ['am-reg-01'] },
    fortress: { boston: 'british' },
  });
  expect(play.places('american', 'fortify')).toEqual(['newport']);
  play.does('american', 'fortify', 'newport');
  expect([play.fortress('newport'), play.pub.points[0]]).toEqual([0, 3]);
  expect(buying('american', { points: [6, 0], at: { newport: ['am-mil-01'] } }).offered('american', 'fortify')).toEqual([]);
});
test('29.2-a, 29.2-b, 29.2-c, 29.3-a, 29.3-b a partisan is paid for, rolled for, and then placed', () => {
  const said: Setting = { options: ['partisans'], loyalty: { virginia: 1 }, points: [5, 0], partisan: { norfolk: 'british' } };
  const play = buying('american', { ...said, dice: [3, 4] }).does('american', 'seekPartisan', region('virginia'));
  play.asks('american', '9.1-b', 'pay').does('american', 'pay', []);
  expect([play.pub.points[0], play.told('partisanFailed')]).toHaveLength(2);
  play.does('american', 'seekPartisan', region('virginia')).does('american', 'pay', []).asks('american', '29.2-c');
  play.does('american', 'raisePartisan', 'norfolk').spent();
  expect([play.partisan('norfolk'), play.pub.points[0]]).toEqual([0, 1]);
});
test('9.1-b agitation markers pay at their value, in full or in part, none in vain', () => {
  const said: Setting = {
    options: ['partisans'],
    points: [1, 0],
    hand: { american: { adams: 1, rousing: 2 } },
    loyalty: { florida: -1 },
  };
  const play = buying('american', { ...said, dice: [1] }).does('american', 'seekPartisan', region('west'));
  play.refuses('american', 'pay', [], '29.2-a').refuses('american', 'pay', ['rousing'], '29.2-a');
  play.refuses('american', 'pay', ['adams', 'rousing'], '9.1-b').does('american', 'pay', ['rousing', 'rousing']);
  expect([play.pub.points[0], play.pub.hands[0]]).toEqual([0, 1]);
  play.refuses('american', 'seekPartisan', region('florida'));
});
test('31.1-a, 31.1-b, 31.2-a, 31.3-a militia beside regulars is upgraded for 2, once in a place, and cannot come back this turn', () => {
  const play = buying('british', {
    options: ['upgrades'],
    points: [0, 9],
    at: { boston: ['he-reg-1', 'br-mil-1', 'br-mil-2'], newport: ['br-mil-3'] },
  });
  play.refuses('british', 'upgrade', { unit: 'br-mil-3', to: REGULAR });
  play
    .does('british', 'upgrade', { unit: 'br-mil-1', to: REGULAR })
    .refuses('british', 'upgrade', { unit: 'br-mil-2', to: LIGHT });
  expect([play.status('br-mil-1'), play.pub.points[1]]).toEqual([UPGRADED, 7]);
  for (let i = 0; i < 20 && play.offered('british', 'recruit').some(({ line }) => line === TORY); i++) {
    const at = play.offered('british', 'recruit').find(({ line }) => line === TORY)!;
    play.does('british', 'recruit', at);
  }
  expect(play.status('br-mil-1')).toBe(UPGRADED);
});
test('22.1-b once in a step the owner lays covered units on top, one in a stack', () => {
  const play = buying('british', { at: { boston: ['br-reg-01', 'gage', 'br-mil-1'] } });
  play.refuses('british', 'showOnTop', ['br-reg-01', 'gage'], '22.1-b').does('british', 'showOnTop', ['gage']);
  expect(play.heard('american', 'shown')).toHaveLength(1);
  expect(play.deeds('british')).not.toContain('showOnTop');
});
