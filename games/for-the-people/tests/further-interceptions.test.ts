/** Cases from the rulebook alone: who intercepts with what, and where the beaten go. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { fightOut, goTo, setOut, sp, term, who } from './forces.ts';
import { letPass } from './scene.ts';

/** A Union corps steps from Frederick to Manassas; somebody near by is quicker. */
const meeting = (lay: (board: Board) => void, dice: number[], n = 4, to: SpaceId = 'manassas-va') => {
  const play = setOut(USA, 'hooker', 'frederick-md', n, lay, { turn: 8, dice });
  return play.does('USA', 'goTo', to);
};
const by = (play: ReturnType<typeof meeting>, leader: string) =>
  play.does('CSA', 'intercept', play.offered('CSA', 'intercept').find(one => one.leader === who(leader as 'lee'))! as never);

describe('who goes along', () => {
  test('5.8.1-d, 5.3.3-a a corps of eight takes six, and a general who stays keeps one SP at least', () => {
    const play = by(
      meeting(
        board =>
          board
            .sp(CSA, 'culpeper-va', 8)
            .general('longstreet', 'culpeper-va')
            .general('jackson', 'culpeper-va')
            .general('beauregard', 'culpeper-va'),
        [1],
      ),
      'beauregard',
    );
    play
      .asks('CSA', 'interception.who')
      .refuses('CSA', 'take', sp(7))
      .refuses('CSA', 'take', ['longstreet', 'jackson', ...sp(6)]);
    play.refuses('CSA', 'take', sp(5)).offers('CSA', 'take', ['jackson', ...sp(6)]);
  });
  test('5.8.1-d of four SP and two generals all go: neither a general nor an SP may stay', () => {
    const play = by(
      meeting(
        board =>
          board
            .sp(CSA, 'culpeper-va', 4)
            .general('longstreet', 'culpeper-va')
            .general('beauregard', 'culpeper-va')
            .fort(CSA, 'manassas-va'),
        [1, 3, 3],
      ),
      'beauregard',
    );
    letPass(play);
    expect([play.told('moved')[0]!.infantry, play.told('moved')[0]!.generals.length]).toEqual([4, 2]);
  });
  test('5.8.1-d out of a fort one SP may stay, or none', () => {
    const play = by(
      meeting(board => board.sp(CSA, 'culpeper-va', 3).general('longstreet', 'culpeper-va').fort(CSA, 'culpeper-va'), [1]),
      'longstreet',
    );
    play.offers('CSA', 'take', sp(3)).offers('CSA', 'take', sp(2)).refuses('CSA', 'take', sp(1));
  });
  test('5.8.1-b, 5.5.5-a of infantry with two brigades and no other general each brigade tries alone, on its own rating and 2', () => {
    const play = meeting(
      board => board.sp(CSA, 'culpeper-va', 3).general('stuart', 'culpeper-va').general('wheeler', 'culpeper-va'),
      [],
    );
    expect(play.offered('CSA', 'intercept').map(({ leader, formation, on }) => [leader, formation, on])).toEqual([
      [who('stuart'), 3, 4],
      [who('wheeler'), 3, 3],
    ]);
  });
  test('5.8.1-g, 5.2.4-a an army that intercepts into another’s space: one is broken up before the battle, at its price', () => {
    const play = by(
      meeting(
        board => {
          board.army('northern-virginia', 'culpeper-va', 5, 'lee').army('mississippi', 'manassas-va', 4, 'pemberton');
        },
        [1, 4, 4],
      ),
      'lee',
    );
    play.asks('CSA', 'settling.giveUp').does('CSA', 'giveUp', 'mississippi');
    letPass(play);
    // 5 and 3 as the marker turns, and 3 for Pemberton.
    expect([play.pub.will[CSA], play.pub.general[who('pemberton')], play.told('fight')[0]!.sp[1]]).toEqual([89, WAITING, 9]);
  });
  test('5.8.1-c, 5.8.3-a those who stood there fight with the interceptor, under him if he is greater, with his 2', () => {
    const play = by(
      meeting(
        board =>
          board
            .sp(CSA, 'culpeper-va', 3)
            .general('beauregard', 'culpeper-va')
            .sp(CSA, 'manassas-va', 2)
            .general('jackson', 'manassas-va'),
        [1, 3, 3],
      ),
      'beauregard',
    );
    letPass(play);
    const { defence } = play.told('fought')[0]!;
    expect([play.told('fight')[0]!.sp, term(defence, '5.8.3-a'), term(defence, '7.4.1-a')]).toEqual([[4, 5], 2, 1]);
  });
});

describe('on the rails', () => {
  test('5.9.1-b, 5.7.3-a a force on its bonus that is intercepted fights and stops, though it wins at two to one', () => {
    const met = (points: number) => {
      const play = setOut(
        USA,
        'grant',
        'lexington-ky',
        6,
        board =>
          board
            .sp(CSA, 'louisville-ky', 1)
            .general('longstreet', 'louisville-ky')
            .owns(USA, 'falmouth-ky', 'lexington-ky', 'frankfort-ky')
            .owns(CSA, 'louisville-ky'),
        { turn: 8, dice: [1, 6, 1, 6, 6] },
      );
      play.pub.march!.points = points;
      play.does('USA', 'goTo', 'frankfort-ky');
      const [force] = play.offered('CSA', 'intercept');
      return fightOut(letPass(play.does('CSA', 'intercept', force! as never)));
    };
    // With points of its own it would go on.
    expect(met(2).pub.march?.over).toBe(false);
    const play = met(0);
    expect([play.told('fought')[0]!.winner, play.pub.march, play.pub.infantry[USA][at('frankfort-ky')]! > 0]).toEqual([
      USA,
      null,
      true,
    ]);
  });
});

describe('who may not', () => {
  const offered = (lay: (board: Board) => void, to: SpaceId = 'manassas-va') => {
    const play = meeting(lay, [], 4, to);
    return play.place() === '@moment.interception' ? play.offered('CSA', 'intercept').map(({ leader }) => leader) : [];
  };
  test('5.2.8-b, 5.8.1-e no army under a generic general, and no general without SP', () => {
    expect(offered(board => void board.army('northern-virginia', 'culpeper-va', 5))).toEqual([]);
    expect(offered(board => void board.general('lee', 'culpeper-va').fort(CSA, 'culpeper-va'))).toEqual([]);
  });
  test('5.8.1-e nobody over a river the Union controls, unless a fort frees it', () => {
    const over = (fort: boolean) => {
      const play = setOut(
        USA,
        'hooker',
        'columbus-ky',
        3,
        board => {
          board.sp(CSA, 'dover-tn', 3).general('lee', 'dover-tn');
          if (fort) board.fort(CSA, 'dover-tn');
        },
        { turn: 8 },
      );
      play.does('USA', 'goTo', 'mckenzie-tn');
      return play.place() === '@moment.interception' ? play.offered('CSA', 'intercept').length : 0;
    };
    expect([over(false), over(true)]).toEqual([0, 1]);
  });
});

describe('where the beaten go', () => {
  test('7.6.1-a, 5.3.5-a everything falls back together, and joins the army that stands there', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board => {
        board.sp(CSA, 'manassas-va', 4).general('longstreet', 'manassas-va').general('stuart', 'manassas-va');
        board.army('northern-virginia', 'culpeper-va', 5, 'lee');
      },
      { turn: 8, dice: [6, 1] },
    );
    goTo(play, USA, 'manassas-va').does('CSA', 'stand').does('CSA', 'lose', sp(2)).does('CSA', 'retreat', 'culpeper-va');
    fightOut(play);
    expect([
      play.pub.infantry[CSA][at('manassas-va')],
      play.pub.general[who('longstreet')],
      play.pub.brigade[who('stuart')],
    ]).toEqual([0, at('culpeper-va'), 1]);
    expect(play.pub.infantry[CSA][at('culpeper-va')]).toBe(7);
  });
  test('7.6.1-f, 5.2.4-a an army that falls back on another breaks one up first, then the enemy’s country takes its SP', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      12,
      board => {
        board.army('potomac', 'frederick-md', 12, 'grant');
        board.army('northern-virginia', 'manassas-va', 5, 'lee').army('mississippi', 'culpeper-va', 3, 'pemberton');
        board.owns(USA, 'culpeper-va', 'strasburg-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va', 'frederick-md');
        for (const id of ['strasburg-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va'] as const) board.sp(USA, id, 1);
      },
      { formation: 'army', turn: 8, dice: [6, 6, 1] },
    );
    goTo(play, USA, 'manassas-va');
    play.asks('CSA', 'settling.giveUp').does('CSA', 'giveUp', 'mississippi');
    const lost = play.told('lostSp').filter(({ side }) => side === CSA);
    expect([lost.at(-1)!.space, play.pub.army[armyNamed('mississippi')]]).toEqual([at('culpeper-va'), -1]);
  });
  test('7.6.2-a, 7.6.2-b a Union force in a port goes by water rather than to an own space that is cut off', () => {
    const play = setOut(
      CSA,
      'lee',
      'suffolk-va',
      6,
      board => board.sp(USA, 'norfolk-va', 3).owns(USA, 'norfolk-va', 'fort-monroe-va'),
      { turn: 8, dice: [6, 1] },
    );
    goTo(play, CSA, 'norfolk-va');
    play.asks('USA', 'retreat.loser').offers('USA', 'retreat', 'washington-dc').offers('USA', 'retreat', 'philadelphia-pa');
    play.refuses('USA', 'retreat', 'fort-monroe-va');
  });
});
