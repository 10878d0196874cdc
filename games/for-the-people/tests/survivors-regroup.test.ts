/** What a force on the march may not do where it stands: under which rule, and in which sentence it is told. */
import { whyNot } from '@cuartel/engine/machine/why.ts';
import { expect, test } from 'vitest';
import type { GeneralId } from '../data/generals.ts';
import { CSA, SIDES, USA } from '../data/sides.ts';
import type { Board } from './board.ts';
import { goTo, type Out, setOut, sp, who } from './forces.ts';

/** The rule and the sentence that stand in the way; generals by name. */
const why = (play: Out, deed: string, what: unknown): unknown => {
  const side = SIDES[play.pub.march!.side]!;
  const named = (one: unknown): unknown => (typeof one === 'string' ? who(one as GeneralId) : one);
  const verdict = whyNot(
    play.machine as never,
    play.pos as never,
    side,
    deed,
    Array.isArray(what) ? what.map(named) : named(what),
  );
  return verdict === null || verdict.offered ? 'allowed' : [verdict.rule, verdict.refusal];
};
const baltimore = (board: Board) =>
  board.sp(USA, 'baltimore-md', 4).general('reynolds', 'baltimore-md').general('hancock', 'baltimore-md');

test('5.1.3-a, 5.3.3-a, 5.1.5-a a corps that regroups: six SP, one more general, not as it already is, and once', () => {
  const play = goTo(setOut(USA, 'hooker', 'frederick-md', 6, baltimore), USA, 'baltimore-md');
  expect(why(play, 'regroup', sp(7))).toEqual(['5.1.3-a', 'tooManySp']);
  expect(why(play, 'regroup', ['reynolds', 'hancock', ...sp(3)])).toEqual(['5.3.3-a', 'tooManyGenerals']);
  expect(why(play, 'regroup', sp(6))).toEqual(['5.1.5-a', 'already']);
  expect(why(play, 'regroup', ['reynolds', ...sp(5)])).toBe('allowed');
  play.does('USA', 'regroup', ['reynolds', ...sp(5)]);
  expect(why(play, 'regroup', [])).toEqual(['5.1.5-a', 'already']);
});
test('5.2.1-b, 5.1.3-a an army keeps an SP and takes at most fifteen', () => {
  const army = (n: number, there: number) =>
    goTo(
      setOut(
        USA,
        'grant',
        'frederick-md',
        n,
        board => baltimore(board).sp(USA, 'baltimore-md', there).army('potomac', 'frederick-md', n, 'grant'),
        { formation: 'army' },
      ),
      USA,
      'baltimore-md',
    );
  expect(why(army(6, 4), 'regroup', ['reynolds'])).toEqual(['5.2.1-b', 'noSp']);
  expect((why(army(6, 4), 'regroup', []) as unknown[])[0]).toBe('5.1.5-a');
  expect(why(army(6, 12), 'regroup', sp(16))).toEqual(['5.1.3-a', 'tooManySp']);
  expect(why(army(6, 12), 'regroup', sp(15))).toBe('allowed');
});
test('5.6.7.B-a, 5.6.7.D-a, 5.5.1-a, 5.1.1-d Van Dorn takes to horse with one SP, alone, as a corps, where he sets out', () => {
  const going = (n: number, more: Parameters<typeof setOut>[5] = {}, lay: (board: Board) => void = () => undefined) =>
    setOut(CSA, 'van-dorn', 'corinth-ms', n, lay, { options: ['generals'], turn: 8, ...more });
  expect(why(going(1), 'mount', 'van-dorn')).toBe('allowed');
  expect(why(going(1, { options: [] }), 'mount', 'van-dorn')).toEqual(['5.6.7.B-a', null]);
  expect(why(going(2), 'mount', 'van-dorn')).toEqual(['5.6.7.D-a', null]);
  const army = going(1, { formation: 'army' }, board => board.army('tennessee', 'corinth-ms', 1, 'van-dorn'));
  expect(why(army, 'mount', 'van-dorn')).toEqual(['5.5.1-a', null]);
  expect(why(goTo(going(1), CSA, 'tupelo-ms'), 'mount', 'van-dorn')).toEqual(['5.1.1-d', null]);
});
