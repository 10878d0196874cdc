/** The sequence of play, and what holds throughout. */
import { keyFromSeed } from '@cuartel/engine';
import { stageOf } from '@cuartel/engine/scene/index.ts';
import { expect, test } from 'vitest';
import { POLITICAL_VALUE } from '../../data/map.ts';
import { SPACES, spaceOf } from '../../data/spaces.ts';
import { IS_LEADER, UNITS, unitsStartingIn } from '../../data/units.ts';
import { americanRevolution } from '../../index.ts';
import { verdict } from '../../queries/victory.ts';
import { setUp } from '../../state/setup.ts';
import { ASIDE } from '../../state/table.ts';
import type { Revolution } from '../../types.ts';
import { laid, playing, type Setting } from './stage.ts';

const stage = stageOf<Revolution>(americanRevolution);
/** A whole turn in which everybody does as little as may be; the phases and whose step they were, in order. */
const course = (options: readonly string[]): string[] => {
  const play = stage.begin(setUp('campaign', ['quick-start', ...options], { key: keyFromSeed('turn'), n: 0, loaded: null }));
  const steps: string[] = [];
  while (play.pub.turn === 1) {
    const { phase, active, campaign } = play.pub;
    const step = `${phase}${campaign > 0 ? campaign : ''} ${active}`;
    if (steps.at(-1) !== step) steps.push(step);
    const side = play.machine.asked(play.pos)[0]!;
    const offered = play.machine.options(play.pos, side);
    const idle = offered.find(({ do: deed }) => deed === 'finish' || deed === 'pass' || deed === 'halt') ?? offered[0]!;
    play.machine.apply(play.pos, idle);
  }
  return steps;
};
test('5.1-a, 5.1-b, 5.1-c, 5.1-d, 5.1-e, 5.1-f, 5.1-g, 5.1-h, 14.1-a the phases of a turn, the first player before the second', () => {
  const steps = course([]);
  const of = (phase: string): string[] => steps.filter(step => step.startsWith(phase));
  expect(of('mobilization')).toEqual(['mobilization american', 'mobilization british']);
  expect(of('forage')).toEqual(['forage american', 'forage british']);
  expect(of('movement').filter(step => step.startsWith('movement1'))).toEqual(['movement1 american', 'movement1 british']);
  const order = [...new Set(steps.map(step => step.replace(/\d? .*/, '')))];
  const book = ['political', 'mobilization', 'agitation', 'movement', 'combat', 'forage', 'enlistment', 'adjustment', 'end'];
  expect(order).toEqual(book.filter(phase => order.includes(phase)));
  expect(steps.some(step => step.startsWith('movement3'))).toBe(true);
  expect(steps.some(step => step.startsWith('movement4'))).toBe(false);
});
test('28.4-a, 37.4-a when half the markers have gone back fortresses are given up, then massacres are forgotten', () => {
  const play = stage.begin(setUp('campaign', ['quick-start', 'fortresses'], { key: keyFromSeed('turn'), n: 0, loaded: null }));
  play.pub.massacre[spaceOf('boston')] = 1;
  const asked: string[] = [];
  while (play.pub.turn === 1) {
    const offered = play.machine.options(play.pos, play.machine.asked(play.pos)[0]!);
    asked.push(offered[0]!.do);
    if (offered[0]!.do === 'abandon') expect(play.pub.massacre[spaceOf('boston')]).toBe(1);
    play.machine.apply(play.pos, offered.find(({ do: deed }) => ['finish', 'pass', 'halt'].includes(deed)) ?? offered[0]!);
  }
  expect(asked.slice(asked.lastIndexOf('feed')).filter(deed => deed === 'giveBack' || deed === 'abandon')).toEqual([
    'giveBack',
    'abandon',
  ]);
  expect(play.pub.massacre.some(there => there !== 0)).toBe(false);
});

test('4.3-c, 4.3-d, 10.1-a the groups of Mid-Atlantic and Virginia, and Progress at its start', () => {
  const ids = (code: 'A-MA' | 'A-VA') => unitsStartingIn(code).map(unit => UNITS[unit]!);
  expect(ids('A-MA').map(({ id }) => id)).toEqual(expect.arrayContaining(['arnold', 'allen']));
  expect(ids('A-MA').filter(({ kind }) => kind === 'militia')).toHaveLength(3);
  expect(ids('A-VA').filter(({ kind }) => kind === 'militia')).toHaveLength(3);
  expect(laid({}).pub.progress).toBe(0);
});
test('4.9-c the special reinforcements cannot be recruited before the Declaration', () => {
  const play = playing(
    'mobilization',
    { side: 'british' },
    {
      points: [0, 99],
      and: t => {
        for (const unit of unitsStartingIn('B-SPECIAL')) t.pub.status[unit] = ASIDE;
        for (const [unit, { nation, kind }] of UNITS.entries())
          if (nation === 'british' && kind === 'grenadier' && t.pub.status[unit] !== ASIDE) t.pub.status[unit] = 4;
      },
      at: { boston: ['br-reg-01'] },
    },
  );
  const kinds = play.offered('british', 'recruit').map(({ line }) => line);
  expect(kinds.some(line => line === 15)).toBe(false);
});
test('1.4-a, O-a without their options there are no fortresses and no partisans', () => {
  const play = playing('mobilization', { side: 'american' }, { points: [20, 0], at: { newport: ['am-mil-01'] } });
  expect(play.deeds('american')).not.toContain('fortify');
  expect(play.deeds('american')).not.toContain('seekPartisan');
  const t = setUp('campaign', [], { key: keyFromSeed('x'), n: 0, loaded: null });
  expect([...t.pub.fortress, ...t.pub.partisan].every(owner => owner === -1)).toBe(true);
});
test('5.1-l what has no target is not offered', () => {
  const play = playing('political', {}, { hand: { american: { indians: 1 } } });
  expect(play.deeds('american')).toEqual(['pass']);
});

test('7.1-a, 7.3-a, 7.5-a, 7.7-a a marker drawn blindly may be played in the same phase, whatever the size of the hand, and goes back', () => {
  const play = playing(
    'mobilization',
    { side: 'american' },
    {
      points: [2, 0],
      hand: { american: { rousing: 11, tactical: 13 } },
      at: { newport: ['am-mil-01', 'greene'] },
      draws: ['pulaski'],
    },
  );
  play.does('american', 'buyMarkers', 1);
  expect([play.pub.hands[0], play.heard('british', 'drewMarkers')]).toEqual([25, []]);
  const before = play.pub.container;
  play.does('american', 'pulaski', { line: 0, at: 'newport' });
  expect([play.pub.hands[0], play.pub.container, play.pub.played]).toEqual([24, before + 1, []]);
});
test('9.3-e all that was laid for the contests returns to the container', () => {
  const play = playing('agitation', {}, { hand: { american: { rousing: 2 } } });
  const before = play.pub.container;
  play.does('american', 'assign', [
    { what: 'rousing', to: 5 },
    { what: 'rousing', to: 6 },
  ]);
  play.does('american', 'order', ['europe', 'loyalty', 'progress']);
  expect(play.pub.container).toBe(before + 2);
});
test('12.7-a, 25.9-a, 26.1-c, 1.1-b boxes pay without a garrison, effects of the European table add up', () => {
  const dice = (europe: Setting['europe']) => {
    const play = playing(
      'political',
      {},
      { europe: europe!, progress: 'declaration', dice: new Array<number>(12).fill(1), draws: ['spy', 'adams'] },
    );
    if (!play.over()) play.does('american', 'pass');
    return play.told('income').map(({ dice: thrown }) => thrown.length);
  };
  expect(dice('neutral')).toEqual([3, 5]);
  expect(dice('auxiliaries')).toEqual([2, 6]);
  expect(dice('spanish-alliance')).toEqual([6, 5]);
});
test('26.5-a a nation may leave the war and come back', () => {
  const step = (side: 'american' | 'british', europe: Setting['europe']) => {
    const play = playing('agitation', {}, { europe: europe!, hand: { [side]: { rousing: 1 } } });
    play.does(side, 'assign', [{ what: 'rousing', to: 1 }]).does('american', 'order', ['europe', 'loyalty', 'progress']);
    return play.told('alliance');
  };
  expect(step('american', 'loans')).toEqual([{ nation: 1, joins: true }]);
  expect(step('british', 'french-alliance')).toEqual([{ nation: 1, joins: false }]);
  expect(step('american', 'french-alliance')).toEqual([{ nation: 2, joins: true }]);
});
test('19.2-e a region at 3 doubles points, never forage', () => {
  const three = ['am-mil-01', 'am-mil-02', 'am-mil-03', 'am-mil-04', 'am-mil-05'];
  const play = playing('forage', { side: 'american' }, { loyalty: { 'new-england': 3 }, at: { newport: three }, dice: [6] });
  expect(POLITICAL_VALUE[spaceOf('newport')]).toBe(2);
  play.refuses('american', 'feed', three, '19.2-a').does('american', 'feed', three.slice(1)).spent();
});
test('19.4-b, 19.5-a, 21.5-a who is supplied anyway takes no forage: fleets, leaders, and troops beside a fleet', () => {
  const play = playing(
    'forage',
    { side: 'british' },
    {
      at: { newport: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'br-reg-03', 'gage'] },
    },
  );
  expect(play.members('british', 'feed')).toEqual([]);
  play.does('british', 'feed', []);
  expect(play.told('hunger')).toEqual([]);
});
test('22.1-c fortress, siege, partisan and massacre markers lie open; a stack shows its size and one unit', () => {
  const t = laid({
    options: ['fortresses', 'partisans', 'massacre'],
    at: { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'gage'] },
    fortress: { boston: 'british' },
    partisan: { richmond: 'american' },
    massacre: ['albany'],
  });
  const { fortress, partisan, massacre, count, top } = t.pub;
  expect([fortress[spaceOf('boston')], partisan[spaceOf('richmond')], massacre[spaceOf('albany')]]).toEqual([1, 0, 1]);
  expect([count[1][spaceOf('boston')], IS_LEADER[top[1][spaceOf('boston')]!]]).toEqual([3, false]);
});
test('37.4-a massacre markers are forgotten when a Supply Phase ends, but not in Indian locations', () => {
  const play = playing(
    'turn',
    {},
    {
      options: ['massacre'],
      massacre: ['albany', 'onondaga'],
      turn: 1,
      dice: new Array<number>(12).fill(1),
    },
  );
  while (play.pub.turn === 1 && !play.over()) {
    const side = play.machine.asked(play.pos)[0]!;
    const offered = play.machine.options(play.pos, side);
    play.machine.apply(play.pos, offered.find(({ do: deed }) => deed === 'finish' || deed === 'pass') ?? offered[0]!);
  }
  expect(SPACES.flatMap(({ id }, at) => (play.pub.massacre[at] === 1 ? [id] : []))).toEqual(['onondaga']);
});
test('2.8-a, 3.1-c, 25.5-a boxes hold any number of units and count nothing for victory', () => {
  const britain = UNITS.filter(({ nation, kind }) => nation === 'british' && kind === 'regular').map(({ id }) => id);
  const t = laid({ turn: 8, at: { britain } });
  expect(t.pub.count[1][spaceOf('britain')]).toBe(britain.length);
  expect(verdict(t)?.ending).toBe('draw');
});
