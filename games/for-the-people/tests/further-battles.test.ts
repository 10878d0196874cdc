/** Cases from the rulebook alone: what a fallen rider's SP is good for, cavalry at sea, forts and battles for Emancipation. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { goTo, setOut, sp, term, who } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

describe('the SP of a fallen rider', () => {
  /** Hooker throws 6 for two losses; Jackson in a fort 6, 3 and 2: a ten, and Stuart beside him falls on a 3. */
  const stuart = (infantry: number, dice: number[], more: Partial<Setting> = {}) =>
    goTo(
      setOut(
        USA,
        'hooker',
        'frederick-md',
        6,
        board =>
          board
            .sp(CSA, 'manassas-va', infantry)
            .general('stuart', 'manassas-va')
            .general('jackson', 'manassas-va')
            .fort(CSA, 'manassas-va'),
        { dice, draws: [0], turn: 5, ...more },
      ),
      USA,
      'manassas-va',
    ).does('CSA', 'stand');
  const due = (play: ReturnType<typeof stuart>) => [
    play.pub.general[who('stuart')],
    play.pub.due[who('stuart')],
    play.pub.spDue[CSA],
    play.pub.infantry[CSA][at('manassas-va')],
  ];
  test('5.5.4-c, 5.5.4-a it may pay for a loss of that battle, and then it does not come back', () => {
    const play = stuart(4, [6, 6, 6, 3]);
    play.asks('CSA', 'losses.lose').does('CSA', 'lose', [-1, 'stuart']);
    expect(due(play)).toEqual([WAITING, 8, 0, 3]);
  });
  test('5.5.4-c, 5.5.4-a or its owner spares it: it comes back next turn, and others pay', () => {
    const play = stuart(4, [6, 6, 6, 3]).does('CSA', 'lose', [-1, -1]);
    expect(due(play)).toEqual([WAITING, 8, 1, 2]);
  });
  test('5.5.4-c, 7.8.1-a nobody is let off by it: as many are lost as the table says, while there are any', () => {
    const play = stuart(4, [6, 6, 6, 3]);
    play.refuses('CSA', 'lose', [-1]).refuses('CSA', 'lose', ['stuart']).refuses('CSA', 'lose', [-1, -1, 'stuart']);
  });
  test('5.5.4-c with one SP left beside him the other loss may be his or nobody’s', () => {
    const play = stuart(1, [6, 6, 3]);
    play.offers('CSA', 'lose', [-1, 'stuart']).offers('CSA', 'lose', [-1]).refuses('CSA', 'lose', ['stuart']);
  });
  test('5.5.4-c, 5.5.6-a his substitute comes in his time whether the SP has paid or not', () => {
    const play = stuart(4, [6, 6, 6, 3], { options: ['cavalry-substitutes'] }).does('CSA', 'lose', [-1, 'stuart']);
    expect([play.pub.due[who('f-lee')], play.pub.spDue[CSA]]).toEqual([8, 0]);
  });
  test('7.5.1-a, 5.5.4-c an elite unit that was used goes with two losses, though a fallen rider pays for one of them', () => {
    const play = setOut(
      USA,
      'hooker',
      'frederick-md',
      6,
      board => {
        board.army('northern-virginia', 'manassas-va', 5, 'lee', 'stuart').fort(CSA, 'manassas-va');
        board.pub.elite[2] = 4;
      },
      { dice: [6, 6, 6, 3], turn: 5 },
    );
    goTo(play, USA, 'manassas-va').does('CSA', 'stand').does('CSA', 'elites', 1).does('CSA', 'lose', [-1, 'stuart']);
    expect([play.pub.elite[2], play.pub.spDue[CSA], play.pub.infantry[CSA][at('manassas-va')]]).toEqual([-1, 0, 4]);
  });
});

describe('cavalry at sea', () => {
  const landing = (list: (number | string)[], dice: number[]) => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      {
        bare: true,
        turn: 8,
        dice,
        lay: board =>
          board
            .sp(USA, 'fort-monroe-va', 3)
            .owns(USA, 'fort-monroe-va')
            .general('pleasonton', 'fort-monroe-va')
            .sp(CSA, 'fernandina-fl', 1),
      },
    );
    play.does('USA', 'board', list).does('USA', 'steer', 'fernandina-fl');
    return letPass(play).told('fought')[0]!;
  };
  test('7.4.4-a, 6.1.2-a a cavalry general who is the only one aboard lends the landing his rating', () => {
    expect(term(landing(['pleasonton', -1, -1], [4, 4]).attack, '7.4.1-a')).toBe(1);
    expect(term(landing(['pleasonton'], [4, 4]).attack, '7.4.1-a')).toBe(1);
  });
  test('6.1.2-a without a general aboard the navy leads and adds nothing', () => {
    expect(term(landing([-1, -1, -1], [4, 4]).attack, '7.4.1-a')).toBe(0);
  });
});

describe('no overrun where a fort is', () => {
  const monroe = (marker: 0 | 1, side: 0 | 1) =>
    goTo(
      setOut(
        side,
        side === USA ? 'grant' : 'lee',
        'williamsburg-va',
        12,
        board => {
          const army = side === USA ? 'potomac' : 'northern-virginia';
          board.army(army, 'williamsburg-va', 12, side === USA ? 'grant' : 'lee');
          board
            .sp(side === USA ? CSA : USA, 'fort-monroe-va', 1)
            .owns(marker, 'fort-monroe-va')
            .owns(side, 'williamsburg-va');
        },
        { formation: 'army', turn: 8, dice: [1, 1] },
      ),
      side,
      'fort-monroe-va',
    );
  test('5.7.2-a, 6.8.2-a one Union SP in Fort Monroe is not overrun by twelve, whose marker the fort may have', () => {
    for (const marker of [USA, CSA] as const) expect(monroe(marker, CSA).told('fight').length).toBe(1);
  });
  test('5.7.2-a nor is a Confederate SP that holds it', () => {
    for (const marker of [USA, CSA] as const) expect(monroe(marker, USA).told('fight').length).toBe(1);
  });
});

describe('news for the Proclamation', () => {
  const assault = (dice: number[], lay: (board: Board) => void) => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      {
        bare: true,
        turn: 5,
        dice,
        lay: board => lay(board.sp(USA, 'fort-monroe-va', 3).owns(USA, 'fort-monroe-va')),
      },
    );
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'fort-pulaski-ga');
    return letPass(play).pub;
  };
  test('5.7.2-d, 4.4.1-a a coastal fort taken in a small battle is a victory, with a garrison or without', () => {
    expect(assault([4, 1], () => undefined).victory).toBe(true);
    expect(assault([6, 1], board => board.sp(CSA, 'fort-pulaski-ga', 1)).victory).toBe(true);
  });
  test('5.7.2-d, 4.4.1-a an assault on it that fails is none', () => {
    const pub = assault([1, 6], board => board.sp(CSA, 'fort-pulaski-ga', 1));
    expect([pub.victory, pub.infantry[USA][at('fort-monroe-va')]]).toEqual([false, 2]);
  });
  test('4.4.1-a, 5.7.2-d nor is a small victory where there is no fort', () => {
    const play = setOut(USA, 'grant', 'frederick-md', 3, board => board.sp(CSA, 'manassas-va', 2), { turn: 5, dice: [6, 1] });
    expect(goTo(play, USA, 'manassas-va').pub.victory).toBe(false);
  });
});

describe('a corps that is wiped out', () => {
  const corinth = (dice: number[]) =>
    goTo(
      setOut(
        USA,
        'grant',
        'pittsburg-landing-tn',
        3,
        board =>
          board.sp(CSA, 'corinth-ms', 1).general('polk', 'corinth-ms').fort(CSA, 'corinth-ms').owns(USA, 'pittsburg-landing-tn'),
        {
          turn: 8,
          dice,
        },
      ),
      USA,
      'corinth-ms',
    );
  test('7.3.5-a, 7.3.3-b in a fort it has held: the enemy goes back, the fort stands empty, and its general goes to the turn track', () => {
    // 1 and 3, 2 for three to one: one loss without a star; 6 and 2 for the fort: one loss, and ties are the defender's.
    const play = corinth([1, 6]);
    expect(play.told('fought')[0]!.winner).toBe(CSA);
    expect([play.pub.fort[at('corinth-ms')], play.pub.infantry[USA][at('pittsburg-landing-tn')]]).toEqual([CSA, 2]);
    expect([play.pub.general[who('polk')], play.pub.due[who('polk')]]).toEqual([WAITING, 9]);
  });
  test('6.8.1-b, 7.3.5-a a general who was alone in an empty fort stays in it when an assault fails', () => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      {
        bare: true,
        turn: 8,
        dice: [1, 6],
        lay: board => board.sp(USA, 'fort-monroe-va', 1).owns(USA, 'fort-monroe-va').general('polk', 'fort-sumter-sc'),
      },
    );
    letPass(play.does('USA', 'steer', 'fort-sumter-sc'));
    expect([play.told('fought')[0]!.winner, play.pub.general[who('polk')]]).toEqual([CSA, at('fort-sumter-sc')]);
  });
});
