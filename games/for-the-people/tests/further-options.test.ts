/** Cases from the rulebook alone: the optional rules. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { GONE, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { goTo, setOut, who } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

describe('abilities of generals', () => {
  const options = ['generals'];
  test('5.6.7.A-a McClellan’s first army within four spaces of the capital is worth 5, a second or a farther one nothing', () => {
    const commands = (where: SpaceId, before = false) => {
      const play = scene(
        'create',
        { side: USA, space: at(where) },
        {
          options,
          bare: true,
          turn: 5,
          lay: board => {
            board.sp(USA, where, 6).general('mcclellan', where).owns(USA, where);
            board.pub.mcclellan = before;
          },
        },
      );
      return [play.pub.will[USA], play.pub.mcclellan];
    };
    // 5 and 2 as the marker turns up.
    expect(commands('frederick-md')).toEqual([107, true]);
    expect(commands('frederick-md', true)).toEqual([100, true]);
    expect(commands('cincinnati-oh')).toEqual([100, false]);
  });
  test('5.6.7.A-a, 5.6.1-b he has it as a successor too, after the price of the man before him', () => {
    const play = scene(
      'operations',
      { side: USA, value: 1, card: 64 },
      {
        options,
        bare: true,
        turn: 5,
        lay: board => {
          board.army('potomac', 'washington-dc', 6, 'mcdowell', 'mcclellan');
        },
      },
    );
    play.does('USA', 'relieve', 'potomac').does('USA', 'fate', 'remove');
    // 6 for McDowell, then 5 and 2.
    expect([play.pub.will[USA], play.pub.general[who('mcdowell')]]).toEqual([101, GONE]);
  });
  test('5.6.7.C-a Forrest takes in an SP on his ride, counts for two, and loses one before he is lost', () => {
    const play = setOut(
      CSA,
      'forrest',
      'corinth-ms',
      1,
      board => board.sp(USA, 'grand-junction-tn', 2).owns(USA, 'grand-junction-tn'),
      {
        formation: 'brigade',
        options,
        turn: 8,
        take: [],
        dice: [1, 4],
      },
    );
    play.does('CSA', 'absorb', 'forrest');
    expect([play.pub.brigade[who('forrest')], play.pub.infantry[CSA][at('corinth-ms')]]).toEqual([2, 0]);
    goTo(play, CSA, 'grand-junction-tn');
    expect([play.told('fight')[0]!.sp, play.pub.brigade[who('forrest')], play.pub.general[who('forrest')]]).toEqual([
      [2, 2],
      1,
      at('corinth-ms'),
    ]);
  });
  test('5.6.7.C-a a brigade of two is not enlarged again, nor anybody else’s at all', () => {
    const ride = (leader: 'forrest' | 'morgan', brigade: number) => {
      const play = setOut(
        CSA,
        leader,
        'corinth-ms',
        1,
        board => {
          board.pub.brigade[who(leader)] = brigade;
        },
        { formation: 'brigade', options, turn: 8, take: [] },
      );
      return play.deeds('CSA').includes('absorb');
    };
    expect([ride('forrest', 1), ride('forrest', 2), ride('morgan', 1)]).toEqual([true, false, false]);
  });
  test('5.6.7.C-a it says why not: he has two, there is nobody to take in, or the rule is not played', () => {
    const why = (n: number, brigade: number, played: readonly string[], leader: 'forrest' | 'morgan' = 'forrest') =>
      setOut(
        CSA,
        leader,
        'corinth-ms',
        n,
        board => {
          board.pub.brigade[who(leader)] = brigade;
        },
        { formation: 'brigade', options: played, turn: 8, take: [] },
      ).refuses('CSA', 'absorb', leader, '5.6.7.C-a');
    why(1, 2, options);
    why(0, 1, options);
    why(1, 1, []);
    why(1, 1, options, 'morgan');
  });
  test('5.6.7.C-a, 5.6.7.D-a without the option nobody grows and nobody mounts', () => {
    const play = setOut(CSA, 'forrest', 'corinth-ms', 1, () => undefined, { formation: 'brigade', turn: 8, take: [] });
    expect(play.deeds('CSA')).not.toContain('absorb');
    expect(setOut(CSA, 'van-dorn', 'corinth-ms', 1, () => undefined, { turn: 8 }).deeds('CSA')).not.toContain('mount');
  });
  test('5.6.7.B-a Van Dorn killed on horseback never comes back; his SP does', () => {
    const play = scene(
      'effects',
      { by: 'USA', of: { card: 6, variant: 0 } },
      {
        options,
        bare: true,
        turn: 5,
        hands: { USA: [6] },
        dice: [2],
        lay: board => {
          board.general('van-dorn', 'corinth-ms').sp(CSA, 'corinth-ms', 1);
          board.pub.rides[who('van-dorn')] = true;
          board.pub.brigade[who('van-dorn')] = 1;
        },
      },
    );
    expect([play.pub.general[who('van-dorn')], play.pub.spDue[CSA]]).toEqual([GONE, 1]);
  });
});

describe('substitutes', () => {
  const ambush = (general: 'stuart' | 'f-lee' | 'sheridan', by: 'USA' | 'CSA') => {
    const play = scene(
      'effects',
      { by, of: { card: 6, variant: 0 } },
      {
        options: ['cavalry-substitutes'],
        bare: true,
        turn: 8,
        hands: { [by]: [6] },
        dice: [1],
        lay: board => board.general(general, 'culpeper-va'),
      },
    );
    return [play.pub.general[who(general)], play.pub.due[who(general)], play.pub.due[who('f-lee')]];
  };
  test('5.5.6-a Stuart killed is gone and Fitzhugh Lee comes in his time; Lee himself comes back', () => {
    expect(ambush('stuart', 'USA').slice(0, 1)).toEqual([GONE]);
    expect(ambush('stuart', 'USA')[2]).toBe(11);
    expect(ambush('f-lee', 'USA').slice(0, 2)).toEqual([WAITING, 11]);
  });
  test('5.5.6-a Sheridan has nobody and comes back next turn', () => {
    expect(ambush('sheridan', 'CSA').slice(0, 2)).toEqual([WAITING, 9]);
  });
});

describe('rail logistics', () => {
  const options = ['rail-logistics'];
  const march = (from: SpaceId, lay: (board: Board) => void, more: Partial<Setting> = {}) =>
    setOut(USA, 'grant', from, 4, lay, { options, turn: 5, ...more });
  test('19-c a space with a rail line, or next to one, costs 1; any other 2', () => {
    const play = march('rolla-mo', board => board.owns(USA, 'rolla-mo', 'springfield-mo'));
    letPass(play.does('USA', 'goTo', 'springfield-mo'));
    expect(play.pub.march!.points).toBe(7);
    letPass(play.does('USA', 'goTo', 'fayetteville-ar'));
    expect(play.pub.march!.points).toBe(5);
  });
  test('19-c who has but one point left does not enter a space that costs 2', () => {
    const play = march('springfield-mo', board => board.owns(USA, 'springfield-mo'));
    play.pub.march!.points = 1;
    play.refuses('USA', 'goTo', 'fayetteville-ar', '5.1.3-a');
  });
  test('19-a an army needs a rail line to be raised, supply alone is not enough', () => {
    const sites = (where: SpaceId, own: SpaceId[]) =>
      scene(
        'operations',
        { side: USA, value: 3, card: 83 },
        {
          options,
          bare: true,
          turn: 5,
          lay: board =>
            board
              .sp(USA, where, 6)
              .general('grant', where)
              .owns(USA, where, ...own),
        },
      )
        .offered('USA', 'create')
        .includes(at(where));
    expect([sites('rolla-mo', []), sites('springfield-mo', ['rolla-mo'])]).toEqual([true, false]);
  });
});
