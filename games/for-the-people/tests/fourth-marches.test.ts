/** Cases from the rulebook alone: marches that are met, slowed and beaten back, and what comes after. */
import { describe, expect, test } from 'vitest';
import type { GeneralId } from '../data/generals.ts';
import { CSA, SIDES, type Side, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { CORPS } from '../data/tables.ts';
import { GONE, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { FREE, fightOut, goTo, type Out, setOut, sp, term, who } from './forces.ts';
import { type Setting, scene } from './scene.ts';

const grey = (play: Out, id: SpaceId): number => play.pub.infantry[CSA][at(id)]!;
const blue = (play: Out, id: SpaceId): number => play.pub.infantry[USA][at(id)]!;
/** A corps that has been put together, with the window on its activation open. */
const announced = (side: Side, leader: GeneralId, from: SpaceId, n: number, setting: Setting) =>
  scene(
    'march',
    { side, activation: { formation: CORPS, space: at(from), leader: who(leader) }, licence: { ...FREE } },
    { bare: true, ...setting, lay: board => void board.sp(side, from, n).general(leader, from) },
  ).does(SIDES[side]!, 'take', sp(n));

describe('after a battle with an interceptor', () => {
  /** Grant with six marches from Frederick; Jackson with one SP meets him at Manassas and is beaten. */
  const met = (lay: (board: Board) => void = () => {}, dice: number[] = []) => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board => {
        board.sp(CSA, 'strasburg-va', 1).general('jackson', 'strasburg-va');
        lay(board);
      },
      { dice: [1, 6, 1, 6, ...dice] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!);
    expect(fightOut(play).told('fought')).toHaveLength(1);
    return play;
  };
  test('5.7.3-a, 5.1.1-b the winner at two to one goes on into an empty space without another battle', () => {
    const play = met().does('USA', 'goTo', 'culpeper-va');
    expect([play.place(), play.pub.march?.at, play.told('fought').length]).toEqual(['march.order', at('culpeper-va'), 1]);
  });
  test('7.2.3-a, 5.8.3-a who stands in his way next may leave on his die, and has no 2 for an interception', () => {
    const lay = (board: Board) => board.sp(CSA, 'culpeper-va', 2).general('longstreet', 'culpeper-va');
    const play = met(lay, [3]).does('USA', 'goTo', 'culpeper-va');
    expect(play.place()).toBe('leaving.leave');
    play.does('CSA', 'withdraw', 'gordonsville-va');
    expect([play.place(), grey(play, 'gordonsville-va'), play.pub.march?.at]).toEqual(['march.order', 2, at('culpeper-va')]);
    const fight = met(lay, [3, 3, 6, 6]).does('USA', 'goTo', 'culpeper-va').does('CSA', 'stand');
    fightOut(fight);
    const second = fight.told('fought')[1]!;
    expect(second.defence.terms.filter(({ rule }) => rule === '5.8.3-a')).toEqual([]);
  });
  test('5.7.2-a he may overrun what is left in his way', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      12,
      board => {
        board.army('potomac', 'frederick-md', 12, 'grant').sp(CSA, 'strasburg-va', 1).general('jackson', 'strasburg-va');
        board.sp(CSA, 'culpeper-va', 1);
      },
      { formation: 'army', take: sp(12), dice: [1, 6, 1, 6] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!);
    fightOut(play).does('USA', 'goTo', 'culpeper-va');
    expect([play.told('overrun').length, play.told('fought').length, play.pub.march?.at]).toEqual([1, 1, at('culpeper-va')]);
  });
  test('5.8.2-a nobody tries a second time in the same move', () => {
    const play = met(board => board.sp(CSA, 'gordonsville-va', 2).general('longstreet', 'gordonsville-va'));
    play.does('USA', 'goTo', 'culpeper-va');
    expect(play.place()).toBe('march.order');
  });
});

describe('a march that a card has slowed', () => {
  test('4.2.5-a, 5.6.7.B-a Van Dorn who takes to horse in the mud still has one point', () => {
    const points = (muddy: boolean): number => {
      const play = announced(CSA, 'van-dorn', 'corinth-ms', 1, { options: ['generals'], hands: { USA: [7], CSA: [] } });
      if (muddy) play.does('USA', 'event', { card: 7, variant: 0 });
      else play.does('USA', 'pass');
      play.does('CSA', 'mount', 'van-dorn');
      return play.pub.march!.points;
    };
    expect([points(true), points(false)]).toEqual([1, 10]);
  });
  test('4.2.5-a, 5.9.1-a no railway helps it beyond that point', () => {
    const play = announced(CSA, 'longstreet', 'atlanta-ga', 1, { hands: { USA: [7], CSA: [] } });
    play.does('USA', 'event', { card: 7, variant: 0 }).does('CSA', 'goTo', 'kingston-ga');
    play.refuses('CSA', 'goTo', 'dalton-ga', '5.1.3-a');
  });
});

describe('beaten attackers', () => {
  const beaten = () => {
    const play = setOut(
      CSA,
      'lee',
      'gettysburg-pa',
      2,
      board => {
        board.army('northern-virginia', 'gettysburg-pa', 2, 'lee').sp(USA, 'harpers-ferry-va', 3);
        board.army('tennessee', 'frederick-md', 0, 'bragg').general('stuart', 'frederick-md');
      },
      { formation: 'army', take: sp(2), dice: [1, 3] },
    );
    goTo(play, CSA, 'frederick-md').does('CSA', 'goTo', 'harpers-ferry-va');
    while (play.place() === 'leaving.leave') play.does('USA', 'stand');
    return play;
  };
  test('7.6.1-f, 5.2.4-a two armies where he goes back to: one is given up before the enemy’s country takes an SP', () => {
    const play = beaten().asks('CSA', 'settling.giveUp', 'giveUp').does('CSA', 'giveUp', 'northern-virginia');
    // Lee goes; his SP is Bragg's now, who says whether it or Stuart pays.
    play.asks('CSA', 'losses.lose', 'lose').does('CSA', 'lose', [-1]);
    expect([play.pub.general[who('lee')], play.pub.general[who('stuart')], grey(play, 'frederick-md')]).toEqual([
      WAITING,
      at('frederick-md'),
      0,
    ]);
    expect(play.told('armyGone')).toHaveLength(1);
  });
  test('7.6.1-f, 5.2.4-b, 12.7-a the other given up, its brigade leaves, and the last SP takes the second army with it', () => {
    const play = beaten().does('CSA', 'giveUp', 'tennessee');
    expect(play.told('armyGone')).toHaveLength(2);
    expect([play.pub.general[who('stuart')], play.pub.spDue[CSA]]).toEqual([WAITING, 1]);
  });
  test('7.3.3-b, 6.8.2-a Union SP that win in a coastal fort and are wiped out keep it, though its marker is grey', () => {
    const play = setOut(
      CSA,
      'jackson',
      'williamsburg-va',
      2,
      board => board.owns(CSA, 'fort-monroe-va').sp(USA, 'fort-monroe-va', 1),
      { dice: [1, 1] },
    );
    fightOut(goTo(play, CSA, 'fort-monroe-va'));
    const { losses, winner } = play.told('fought')[0]!;
    expect([losses, winner]).toEqual([[1, 1], USA]);
    expect([grey(play, 'fort-monroe-va'), grey(play, 'williamsburg-va'), blue(play, 'fort-monroe-va')]).toEqual([0, 1, 0]);
  });
  test('7.3.3-b, 5.5.4-a a lone brigade that wins and loses its general leaves the ground: the attacker takes it and stops', () => {
    const play = setOut(
      USA,
      'banks',
      'frederick-md',
      3,
      board => board.sp(CSA, 'strasburg-va', 0).general('stuart', 'strasburg-va'),
      { dice: [1, 1, 6, 1] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!);
    fightOut(play);
    const { losses, winner } = play.told('fought')[0]!;
    expect([losses, winner]).toEqual([[2, 0], CSA]);
    expect([play.pub.general[who('stuart')], play.pub.due[who('stuart')], play.pub.spDue[CSA]]).toEqual([WAITING, 4, 1]);
    expect([blue(play, 'manassas-va'), blue(play, 'frederick-md'), play.pub.general[who('banks')]]).toEqual([
      1,
      0,
      at('manassas-va'),
    ]);
  });
});

describe('beaten defenders', () => {
  test('7.6.1-e, 12.11-b the garrison of Dover leaves over the bar its own fort keeps open, and the fort falls behind it', () => {
    const play = setOut(
      USA,
      'grant',
      'franklin-tn',
      6,
      board => {
        board.fort(CSA, 'dover-tn').sp(CSA, 'dover-tn', 3).general('polk', 'dover-tn');
        board.owns(USA, 'clarksville-tn', 'paducah-ky', 'franklin-tn');
      },
      { dice: [6, 1, 6, 6] },
    );
    fightOut(goTo(play, USA, 'dover-tn'));
    expect([play.told('fought')[0]!.winner, grey(play, 'mckenzie-tn'), play.pub.general[who('polk')]]).toEqual([
      USA,
      3 - play.told('fought')[0]!.losses[1]!,
      at('mckenzie-tn'),
    ]);
    expect([play.pub.fort[at('dover-tn')], play.told('fortLost').length]).toEqual([-1, 1]);
  });
  test('7.6.1-c, 5.8.1-c an interceptor who is beaten goes back to where he came from, if that is still his best', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board => {
        board.sp(CSA, 'strasburg-va', 3).general('jackson', 'strasburg-va');
        board.owns(USA, 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va');
      },
      { dice: [1, 6, 1] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!);
    fightOut(play);
    expect([play.told('fought')[0]!.winner, play.pub.general[who('jackson')], grey(play, 'strasburg-va')]).toEqual([
      USA,
      at('strasburg-va'),
      1,
    ]);
  });
  test('7.2.2-a, 5.8.2-a and in the same move he slips away again without a die', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board => {
        board.sp(CSA, 'strasburg-va', 3).general('jackson', 'strasburg-va');
        board.owns(USA, 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va');
      },
      { dice: [1, 6, 1] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!);
    fightOut(play).does('USA', 'goTo', 'strasburg-va').does('CSA', 'withdraw', 'staunton-va');
    expect([play.told('leaving'), grey(play, 'staunton-va'), play.pub.march?.at]).toEqual([[], 1, at('strasburg-va')]);
  });
});

describe('over the rough ways', () => {
  const attack = (from: SpaceId, grade: boolean) => {
    const play = setOut(
      CSA,
      'longstreet',
      from,
      3,
      board => board.sp(USA, 'decatur-al', 3).owns(USA, 'decatur-al', 'columbia-tn', 'waynesboro-tn', 'pittsburg-landing-tn'),
      { licence: { rough: grade }, dice: [3, 1, 6, 6] },
    );
    return fightOut(goTo(play, CSA, 'decatur-al')).told('fought')[0]!;
  };
  test('5.10-b, 8.3-b no line runs over them: who attacks out of Jacksonville is cut off, out of Stevenson he is not', () => {
    expect([
      term(attack('jacksonville-al', true).defence, '8.3-b'),
      term(attack('stevenson-al', false).defence, '8.3-b'),
    ]).toEqual([2, 0]);
  });
});

describe('a move that is over', () => {
  test('7.7.4-a, 5.2.6-d with its commander fallen a victorious army places no marker any more', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board => {
        board.army('potomac', 'frederick-md', 6, 'grant').sp(CSA, 'strasburg-va', 3).general('jackson', 'strasburg-va');
        board.pub.elite[0] = 0;
      },
      { formation: 'army', take: sp(6), dice: [1, 6, 6, 1, 6] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept')[0]!).does('USA', 'elites', 1);
    fightOut(play);
    const { attack, defence, winner } = play.told('fought')[0]!;
    expect([attack.total, defence.total, winner, play.pub.general[who('grant')]]).toEqual([10, 11, USA, GONE]);
    expect([play.pub.march, blue(play, 'manassas-va'), play.pub.generic[0], play.pub.control[at('manassas-va')]]).toEqual([
      null,
      3,
      true,
      CSA,
    ]);
  });
  test('7.3.3-b, 5.2.6-d an army that takes ground from a winner who is wiped out ends its move there, without a marker', () => {
    const play = setOut(
      USA,
      'hooker',
      'frederick-md',
      6,
      board => board.army('potomac', 'frederick-md', 6, 'hooker').sp(CSA, 'manassas-va', 1).general('polk', 'manassas-va'),
      { formation: 'army', take: sp(6), dice: [1, 3] },
    );
    fightOut(goTo(play, USA, 'manassas-va'));
    const { losses, winner } = play.told('fought')[0]!;
    expect([losses, winner]).toEqual([[1, 1], CSA]);
    expect([play.pub.march, blue(play, 'manassas-va'), play.pub.control[at('manassas-va')]]).toEqual([null, 5, CSA]);
  });
});

describe('what a marching army takes along', () => {
  const passing = () =>
    goTo(
      setOut(
        USA,
        'grant',
        'frederick-md',
        5,
        board =>
          board
            .army('potomac', 'frederick-md', 5, 'grant')
            .army('cumberland', 'harpers-ferry-va', 3, 'mcclellan', 'butler', 'fremont'),
        { formation: 'army', take: sp(5) },
      ),
      USA,
      'harpers-ferry-va',
    );
  test('5.2.2-e of two next in influence in another army it takes one, not both, and never its commander', () => {
    const play = passing();
    play.refuses('USA', 'regroup', ['butler', 'fremont', ...sp(5)], '5.2.2-e');
    play.refuses('USA', 'regroup', ['mcclellan', ...sp(5)]);
    play.does('USA', 'regroup', ['butler', ...sp(5)]);
    expect([play.pub.march?.generals, play.pub.general[who('fremont')]]).toEqual([
      [who('grant'), who('butler')],
      at('harpers-ferry-va'),
    ]);
  });
  test('5.1.5-a, 5.2.1-b, 12.7-a it may take the other’s last SP, which ends that army at its price', () => {
    const play = passing().does('USA', 'regroup', sp(8));
    expect([play.told('armyGone').length, play.pub.will[USA]]).toEqual([1, 90]);
    expect(['mcclellan', 'butler', 'fremont'].map(id => play.pub.general[who(id as GeneralId)])).toEqual([
      WAITING,
      WAITING,
      WAITING,
    ]);
    expect(GONE).not.toBe(WAITING);
  });
});
