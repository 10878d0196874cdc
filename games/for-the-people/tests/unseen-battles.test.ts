/** Cases from the rulebook alone, its own examples among them: battles, overruns, casualties, retreats, going on. */
import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { GONE, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { fightOut, goTo, setOut, sp, term, who } from './forces.ts';
import type { Setting } from './scene.ts';

const grey = (play: ReturnType<typeof setOut>, id: SpaceId): number => play.pub.infantry[CSA][at(id)]!;
const blue = (play: ReturnType<typeof setOut>, id: SpaceId): number => play.pub.infantry[USA][at(id)]!;
const place = (play: ReturnType<typeof setOut>, id: GeneralId): number => play.pub.general[generalNamed(id)]!;
/** A Union corps out of Frederick attacks Manassas. */
const attack = (leader: GeneralId | null, n: number, lay: (board: Board) => void, more: Partial<Setting> = {}) =>
  fightOut(
    goTo(
      setOut(USA, leader, 'frederick-md', n, lay, leader === null ? { ...more, formation: 'corps' } : more),
      USA,
      'manassas-va',
    ),
  );

describe('the rulebook’s own battles', () => {
  test('7.10-a, 7.3.2-a Thomas with 3 against Longstreet with 6: 2* against 2, the star decides, and one SP is left of three', () => {
    const play = attack('thomas', 3, board => board.sp(CSA, 'manassas-va', 6).general('longstreet', 'manassas-va'), {
      dice: [6, 4, 6, 6],
    });
    const { attack: blueSum, defence, losses, star, winner } = play.told('fought')[0]!;
    expect([blueSum.total, defence.total, losses, star, winner]).toEqual([8, 7, [2, 2], true, USA]);
    expect([play.pub.march?.infantry ?? blue(play, 'manassas-va'), grey(play, 'manassas-va')]).toEqual([1, 0]);
    expect(play.told('fellBack')).toHaveLength(1);
    // 7.8.1-a Both lose where they fight, the attacker too, who still comes from elsewhere.
    expect(play.told('lostSp').map(({ side, space }) => [side, space])).toEqual([
      [USA, at('manassas-va')],
      [CSA, at('manassas-va')],
    ]);
  });
  test('7.10-b, 7.3.3-b, 8.3-b Sherman with 2 against the fort of Little Rock: in a centre the star is void; he goes, the fort is empty', () => {
    const play = setOut(
      USA,
      'sherman',
      'camden-ar',
      2,
      board =>
        board.owns(USA, 'camden-ar', 'monroe-la', 'alexandria-la').fort(CSA, 'little-rock-ar').sp(CSA, 'little-rock-ar', 1),
      { dice: [4, 1] },
    );
    fightOut(goTo(play, USA, 'little-rock-ar'));
    const { star, winner, losses } = play.told('fought')[0]!;
    expect([star, winner, losses]).toEqual([false, CSA, [1, 1]]);
    expect([blue(play, 'camden-ar'), grey(play, 'little-rock-ar'), play.pub.fort[at('little-rock-ar')]]).toEqual([1, 0, CSA]);
  });
  test('7.4.2-a, 7.5.2-a, 7.5.1-a, 7.7.3-a Gettysburg: +4 against +8, 6 against 4, Reynolds falls, the Iron Brigade is gone', () => {
    const play = setOut(
      CSA,
      'lee',
      'chambersburg-pa',
      12,
      board => {
        board.army('northern-virginia', 'chambersburg-pa', 12, 'lee', 'ewell', 'hill', 'longstreet');
        board.army('potomac', 'frederick-md', 13, 'meade', 'hancock', 'reynolds').general('pleasonton', 'frederick-md');
        board.owns(CSA, 'chambersburg-pa', 'harpers-ferry-va').pub.elite[0] = 0;
      },
      { formation: 'army', take: ['ewell', 'hill', 'longstreet', ...sp(12)], dice: [2, 4, 2, 6, 2], draws: [0] },
    );
    play.does('CSA', 'goTo', 'gettysburg-pa');
    const meade = play.offered('USA', 'intercept').find(({ leader }) => leader === who('meade'))!;
    // His defence of 2, and 2 for the brigade.
    expect(meade.on).toBe(4);
    play.does('USA', 'intercept', meade);
    play.does('CSA', 'name', ['longstreet', 'ewell']).does('USA', 'name', ['pleasonton', 'hancock']).does('USA', 'elites', 1);
    const { attack: greySum, defence, losses, winner } = play.told('fought')[0]!;
    expect([greySum.total - greySum.die, defence.total - defence.die]).toEqual([4, 8]);
    expect([losses, winner, place(play, 'reynolds'), play.pub.elite[0]]).toEqual([[6, 4], USA, GONE, -1]);
    fightOut(play);
    expect([play.pub.army[4], play.pub.will]).toEqual([at('chambersburg-pa'), [105, 92]]);
  });
});

describe('sums', () => {
  test('7.3.1-a five SP make a small battle, six a medium one, nineteen still, twenty a large one', () => {
    const size = (a: number, d: number) =>
      attack('hooker', a, board => board.sp(CSA, 'manassas-va', d), { dice: [1, 1, 6, 6] }).told('fight')[0]!.size;
    expect([size(3, 2), size(3, 3), size(6, 13), size(6, 14)]).toEqual([0, 1, 1, 2]);
  });
  test('7.5.3-a, 7.5.3-b three to one is exact: 6 to 2 counts, 5 to 2 does not; 5 to 1 is worth 4', () => {
    const ratio = (a: number, d: number) =>
      term(
        attack('hooker', a, board => board.sp(CSA, 'manassas-va', d), { dice: [1, 1, 6, 6] }).told('fought')[0]!.attack,
        '7.5.3-a',
      );
    expect([ratio(5, 2), ratio(6, 2), ratio(4, 1), ratio(5, 1)]).toEqual([0, 2, 3, 4]);
  });
  test('7.4.4-a in a corps only its commander counts, and a cavalry general only where nobody else is', () => {
    const defence = (...generals: GeneralId[]) => {
      const play = attack(
        'pope',
        3,
        board => {
          board.sp(CSA, 'manassas-va', 3);
          for (const id of generals) board.general(id, 'manassas-va');
        },
        { dice: [1, 1, 6, 6] },
      );
      return term(play.told('fought')[0]!.defence, '7.4.1-a');
    };
    expect([defence('stuart'), defence('stuart', 'polk'), defence('polk', 'jackson'), defence()]).toEqual([2, 0, 0, 0]);
  });
  test('7.5.2-a without cavalry an army loses 2 of its commander against an army, nothing against a corps', () => {
    const rating = (army: boolean) => {
      const play = setOut(
        USA,
        'grant',
        'frederick-md',
        8,
        board => {
          board.army('potomac', 'frederick-md', 8, 'grant');
          if (army) board.army('northern-virginia', 'manassas-va', 8, 'lee').general('stuart', 'manassas-va');
          else board.sp(CSA, 'manassas-va', 8).general('lee', 'manassas-va').general('stuart', 'manassas-va');
        },
        { formation: 'army', dice: [1, 1, 6, 6] },
      );
      return term(fightOut(goTo(play, USA, 'manassas-va')).told('fought')[0]!.attack, '7.4.1-a');
    };
    expect([rating(true), rating(false)]).toEqual([1, 3]);
  });
  test('7.4.2-a the Union names one subordinate under a worse commander, two under an equal one; the Confederacy always two', () => {
    const named = (commander: GeneralId): [number, number] => {
      const play = setOut(
        USA,
        commander,
        'frederick-md',
        8,
        board => {
          board.army('potomac', 'frederick-md', 8, commander, 'hancock', 'reynolds').general('stoneman', 'frederick-md');
          board.army('northern-virginia', 'manassas-va', 8, 'lee', 'longstreet', 'ewell').general('stuart', 'manassas-va');
        },
        { formation: 'army', take: ['hancock', 'reynolds', 'stoneman', ...sp(8)], dice: [1, 1, 6, 6] },
      );
      const told = fightOut(goTo(play, USA, 'manassas-va')).told('fought')[0]!;
      const count = (sum: typeof told.attack) => sum.terms.filter(({ rule }) => rule === '7.4.2-a').length;
      return [count(told.attack), count(told.defence)];
    };
    expect([named('mcdowell'), named('grant')]).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
  test('8.3-b both sides may be out of supply, and each gives the other 2', () => {
    const play = setOut(
      USA,
      'hooker',
      'atlanta-ga',
      3,
      board =>
        board
          .sp(CSA, 'kingston-ga', 3)
          .owns(USA, 'dalton-ga', 'cleveland-tn', 'missionary-ridge-tn', 'chattanooga-tn', 'knoxville-tn', 'jacksonville-al'),
      { dice: [1, 1, 6, 6] },
    );
    fightOut(goTo(play, USA, 'kingston-ga'));
    const { attack: blueSum, defence } = play.told('fought')[0]!;
    expect([term(blueSum, '8.3-b'), term(defence, '8.3-b')]).toEqual([2, 2]);
  });
  test('8.3-c a brigade that rides alone suffers nothing from being cut off', () => {
    const play = setOut(USA, 'stoneman', 'atlanta-ga', 0, board => board.sp(CSA, 'kingston-ga', 1), {
      formation: 'brigade',
      dice: [1, 1, 6, 6],
    });
    fightOut(goTo(play, USA, 'kingston-ga'));
    expect(term(play.told('fought')[0]!.defence, '8.3-b')).toBe(0);
  });
});

describe('losses and who is left', () => {
  test('7.3.1-c nobody takes more than twice his own SP: a lone SP costs an army two at most', () => {
    const play = attack(
      'hooker',
      4,
      board => board.sp(CSA, 'manassas-va', 1).general('jackson', 'manassas-va').fort(CSA, 'manassas-va'),
      {
        dice: [1, 6, 6, 6],
      },
    );
    expect(play.told('fought')[0]!.losses[0]).toBeLessThanOrEqual(2);
  });
  test('7.3.4-a both wiped out without a star: each keeps one, and the attacker has lost', () => {
    const play = attack('hooker', 1, board => board.sp(CSA, 'manassas-va', 1), { dice: [4, 4] });
    expect([play.told('fought')[0]!.winner, blue(play, 'frederick-md'), grey(play, 'manassas-va')]).toEqual([CSA, 1, 1]);
  });
  test('7.3.4-a with a star the attacker wins and keeps one', () => {
    const play = attack('thomas', 1, board => board.sp(CSA, 'manassas-va', 1), { dice: [6, 4] });
    expect([play.told('fought')[0]!.star, play.told('fought')[0]!.winner, grey(play, 'manassas-va')]).toEqual([true, USA, 0]);
    expect((play.pub.march?.infantry ?? 0) + blue(play, 'manassas-va')).toBe(1);
  });
  test('7.3.3-b a winning defender without fort or general who is wiped out: more than twice his SP go on, twice stop', () => {
    // 1 against 1, 0 against the attacker's star row is not reached: a tie, the defender wins and is gone.
    const after = (n: number) => {
      const play = attack('pope', n, board => board.sp(CSA, 'manassas-va', 1), { dice: [n >= 3 ? 1 : 3, 4] });
      return [play.told('fought')[0]!.winner, play.over(), grey(play, 'manassas-va')];
    };
    expect([after(2), after(3)]).toEqual([
      [CSA, true, 0],
      [CSA, false, 0],
    ]);
  });
  test('7.3.3-b with a general among them the attacker takes the space and stops', () => {
    const play = attack('pope', 3, board => board.sp(CSA, 'manassas-va', 1).general('polk', 'manassas-va'), { dice: [1, 4] });
    expect([play.told('fought')[0]!.winner, play.over(), blue(play, 'manassas-va')]).toEqual([CSA, true, 2]);
    // 7.3.5-a
    expect([place(play, 'polk'), play.pub.due[generalNamed('polk')]]).toEqual([WAITING, 2]);
  });
  test('7.5.1-a, 7.8.2-a an elite unit that was used goes with two SP lost, not with one, and never counts for one', () => {
    const fight = (n: number, dice: number[]) => {
      const play = setOut(
        USA,
        'grant',
        'frederick-md',
        n,
        board => {
          board.army('potomac', 'frederick-md', n, 'grant').sp(CSA, 'manassas-va', n === 4 ? 3 : 5);
          board.pub.elite[0] = 0;
        },
        { formation: 'army', dice },
      );
      goTo(play, USA, 'manassas-va').does('USA', 'elites', 1);
      fightOut(play);
      return [play.told('fought')[0]!.losses[0], play.pub.elite[0]];
    };
    expect(fight(4, [6, 5, 6, 6])).toEqual([1, 0]);
    expect(fight(15, [6, 2, 6, 6])).toEqual([2, -1]);
  });
  test('5.5.4-b, 5.5.4-c the owner decides whether infantry or cavalry is lost', () => {
    const play = goTo(
      setOut(
        USA,
        'hooker',
        'frederick-md',
        3,
        board => board.sp(CSA, 'manassas-va', 2).general('stuart', 'manassas-va').general('jackson', 'manassas-va'),
        { dice: [6, 1, 6, 6] },
      ),
      USA,
      'manassas-va',
    );
    play.does('CSA', 'stand').asks('CSA', 'losses.lose').offers('CSA', 'lose', sp(2));
    play.does('CSA', 'lose', [-1, 'stuart']);
    expect([place(play, 'stuart'), play.pub.due[generalNamed('stuart')], play.pub.spDue[CSA]]).toEqual([WAITING, 4, 0]);
  });
});

describe('casualties of generals', () => {
  const lee = (board: Board) =>
    board.army('northern-virginia', 'manassas-va', 10, 'lee', 'longstreet', 'jackson').general('stuart', 'manassas-va');
  const corps = (n: number, dice: number[], draws: number[], lay: (board: Board) => void = lee) =>
    fightOut(goTo(setOut(USA, 'hooker', 'frederick-md', n, lay, { dice, draws }), USA, 'manassas-va'));
  test('7.7.3-b the commander of an army is not among those who may fall', () => {
    // 5 + 3 + 3 + 3 is more than ten: both sides check, 1:3 not being reached.
    const play = corps(6, [3, 5, 6, 3], [1]);
    expect(play.told('casualtyDie').map(({ on }) => on)).toEqual([1, 3]);
    expect([place(play, 'jackson'), place(play, 'lee')]).toEqual([GONE, at('manassas-va')]);
  });
  test('7.7.1-a at 1:3 the defender does not check; the active general of a corps may fall', () => {
    const play = corps(3, [3, 6, 1], []);
    expect(play.told('casualtyDie')).toMatchObject([{ side: USA, on: 1 }]);
    expect(place(play, 'hooker')).toBe(GONE);
  });
  test('7.7.3-b the commander of an army who is alone falls like any other', () => {
    const play = corps(6, [3, 6, 6, 1], [], board =>
      board.army('northern-virginia', 'manassas-va', 5, 'lee').fort(CSA, 'manassas-va'),
    );
    expect([place(play, 'lee'), play.pub.commander[4], play.pub.generic[4]]).toEqual([GONE, -1, true]);
  });
  test('7.7.4-a a corps whose general falls is stopped even at two to one', () => {
    const play = fightOut(
      goTo(
        setOut(USA, 'sherman', 'frederick-md', 6, board => board.sp(CSA, 'manassas-va', 3).general('polk', 'manassas-va'), {
          dice: [6, 6, 2, 6],
        }),
        USA,
        'manassas-va',
      ),
    );
    // 6 + 3 is no ten; the same battle with a fort on nobody's side stays below it too.
    expect([play.told('casualtyDie'), play.over()]).toEqual([[], false]);
    const ten = fightOut(
      goTo(
        setOut(
          USA,
          'sherman',
          'frederick-md',
          5,
          board =>
            board
              .sp(CSA, 'manassas-va', 2)
              .general('polk', 'manassas-va')
              .owns(USA, 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va', 'strasburg-va'),
          { dice: [6, 6, 6, 6] },
        ),
        USA,
        'manassas-va',
      ),
    );
    // 7.7.2-a The defender is cut off: only he checks.
    expect(ten.told('casualtyDie')).toMatchObject([{ side: CSA, on: 1 }]);
  });
});

describe('overruns', () => {
  const ten = (n: number, lay: (board: Board) => void, dice: number[] = []) =>
    goTo(
      setOut(USA, 'grant', 'frederick-md', n, board => lay(board.army('potomac', 'frederick-md', n, 'grant')), {
        formation: 'army',
        dice,
      }),
      USA,
      'manassas-va',
    );
  test('5.7.2-a, 5.7.2-d ten to one is no battle, and counts as a medium victory for Emancipation', () => {
    const play = ten(10, board => board.sp(CSA, 'manassas-va', 1));
    expect([play.told('fight'), play.told('overrun').length, play.pub.victory, play.pub.march?.at]).toEqual([
      [],
      1,
      true,
      at('manassas-va'),
    ]);
    play.offers('USA', 'goTo', 'culpeper-va');
  });
  test('5.7.2-a nine to one is a battle; so is ten to one against a fort', () => {
    expect(fightOut(ten(9, board => board.sp(CSA, 'manassas-va', 1), [6, 1, 6, 6])).told('fight')).toHaveLength(1);
    expect(
      fightOut(ten(10, board => board.sp(CSA, 'manassas-va', 1).fort(CSA, 'manassas-va'), [6, 1, 6, 6])).told('fight'),
    ).toHaveLength(1);
  });
  test('5.7.2-a, 7.2.1-a who would be overrun may still leave', () => {
    const play = ten(10, board => board.general('stuart', 'manassas-va'));
    play.asks('CSA', 'leaving.leave').does('CSA', 'withdraw', 'culpeper-va');
    expect([place(play, 'stuart'), play.told('overrun'), play.pub.victory]).toEqual([at('culpeper-va'), [], false]);
  });
  test('5.7.2-c, 5.7.2-d, 12.11-a, 12.11-b an empty fort counter falls without battle and costs its will', () => {
    const play = goTo(
      setOut(USA, 'pope', 'frederick-md', 1, board => board.fort(CSA, 'manassas-va')),
      USA,
      'manassas-va',
    );
    expect([play.pub.fort[at('manassas-va')], play.pub.victory, play.pub.will, play.pub.fortsOut[CSA]]).toEqual([
      -1,
      true,
      [103, 96],
      1,
    ]);
    play.offers('USA', 'goTo', 'culpeper-va');
  });
});

describe('retreats', () => {
  /** Hooker wins at Manassas against 3 SP; the neighbours lie as told. */
  const routed = (lay: (board: Board) => void) =>
    goTo(
      setOut(USA, 'sherman', 'frederick-md', 6, board => lay(board.sp(CSA, 'manassas-va', 3)), { dice: [3, 1] }),
      USA,
      'manassas-va',
    );
  const RING = ['strasburg-va', 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va'] as const;
  test('7.6.1-c an own space with a line before everything else', () => {
    const play = routed(board => board.owns(USA, 'strasburg-va', 'aquia-creek-va').owns(-1, 'wilderness-va'));
    expect(new Set(play.offered('CSA', 'retreat'))).toEqual(new Set([at('culpeper-va'), at('fredericksburg-va')]));
  });
  test('7.6.1-c a neutral space with a line before an own one that is cut off', () => {
    const play = setOut(
      USA,
      'sherman',
      'cincinnati-oh',
      6,
      board => board.sp(CSA, 'falmouth-ky', 3).owns(CSA, 'falmouth-ky').owns(-1, 'lexington-ky'),
      { dice: [6, 1] },
    );
    fightOut(goTo(play, USA, 'falmouth-ky'));
    expect(play.told('fellBack')).toMatchObject([{ to: at('lexington-ky') }]);
  });
  test('7.6.1-c, 7.6.1-d an own space without a line before a neutral one without', () => {
    // Everything round the two is the Union's: neither has a line.
    const play = routed(board =>
      board
        .owns(USA, 'strasburg-va', 'aquia-creek-va', 'fredericksburg-va', 'gordonsville-va', 'hanover-junction-va')
        .owns(-1, 'wilderness-va'),
    );
    fightOut(play);
    expect(play.told('fellBack')).toMatchObject([{ to: at('culpeper-va') }]);
  });
  test('7.6.1-d, 7.6.1-f among enemy-held spaces the winner chooses and one SP more is lost', () => {
    const play = routed(board => board.owns(USA, ...RING));
    play.asks('USA', 'retreat.winner').does('USA', 'retreat', 'culpeper-va');
    expect(grey(play, 'culpeper-va')).toBe(3 - play.told('fought')[0]!.losses[1]! - 1);
  });
  test('7.6.1-f friends there take the loss together: a last SP lives on among them', () => {
    const play = goTo(
      setOut(
        USA,
        'sherman',
        'frederick-md',
        6,
        board =>
          board
            .sp(CSA, 'manassas-va', 3)
            .owns(USA, ...RING)
            .sp(CSA, 'culpeper-va', 2)
            .sp(USA, 'strasburg-va', 1)
            .sp(USA, 'wilderness-va', 1)
            .sp(USA, 'fredericksburg-va', 1)
            .sp(USA, 'aquia-creek-va', 1),
        { dice: [3, 1] },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    const left = 3 - play.told('fought')[0]!.losses[1]!;
    expect(grey(play, 'culpeper-va')).toBe(2 + left - 1);
  });
  test('7.6.3-a, 7.6.1-c ringed by SP and forts a force surrenders; its generals wait, Confederate cavalry three turns', () => {
    const play = goTo(
      setOut(
        USA,
        'sherman',
        'frederick-md',
        6,
        board => {
          board
            .sp(CSA, 'manassas-va', 2)
            .general('polk', 'manassas-va')
            .general('stuart', 'manassas-va')
            .sp(USA, 'washington-dc', 1);
          board.fort(USA, 'strasburg-va', 'culpeper-va').owns(USA, ...RING);
          for (const id of ['wilderness-va', 'fredericksburg-va', 'aquia-creek-va'] as const) board.sp(USA, id, 1);
        },
        { dice: [3, 1] },
      ),
      USA,
      'manassas-va',
    );
    play.does('CSA', 'lose', sp(2));
    fightOut(play);
    expect(play.told('surrendered')).toMatchObject([{ side: CSA }]);
    expect([place(play, 'polk'), play.pub.due[generalNamed('polk')], play.pub.due[generalNamed('stuart')]]).toEqual([
      WAITING,
      2,
      4,
    ]);
  });
  test('7.6.1-a a beaten attacker takes everything back with him, his cavalry too', () => {
    const play = goTo(
      setOut(
        USA,
        'hooker',
        'frederick-md',
        3,
        board => board.general('stoneman', 'frederick-md').sp(CSA, 'manassas-va', 8).fort(CSA, 'manassas-va'),
        { take: ['stoneman', ...sp(3)], dice: [1, 4] },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    expect([blue(play, 'manassas-va'), place(play, 'stoneman'), place(play, 'hooker')]).toEqual([
      0,
      at('frederick-md'),
      at('frederick-md'),
    ]);
  });
  test('7.2.2-a a force once beaten leaves freely for the rest of that move', () => {
    const play = goTo(
      setOut(USA, 'sherman', 'frederick-md', 6, board => board.sp(CSA, 'manassas-va', 3).general('polk', 'manassas-va'), {
        dice: [6, 1, 6, 6],
      }),
      USA,
      'manassas-va',
    );
    fightOut(play);
    const to = play.told('fellBack')[0]!.to;
    play.does('USA', 'goTo', to);
    play.asks('CSA', 'leaving.leave');
    play.does('CSA', 'withdraw', play.offered('CSA', 'withdraw')[0]!);
    expect([play.told('leaving'), play.pub.march?.at]).toEqual([[], to]);
  });
  test('7.2.3-a, 7.2.4-a a general rated 0 with cavalry leaves on a 2, not on a 3; into no enemy-held space', () => {
    const leave = (die: number) => {
      const play = goTo(
        setOut(
          USA,
          'sherman',
          'frederick-md',
          6,
          board =>
            board
              .sp(CSA, 'manassas-va', 3)
              .general('polk', 'manassas-va')
              .general('stuart', 'manassas-va')
              .owns(USA, 'culpeper-va'),
          { dice: [die, 6, 1, 6, 6] },
        ),
        USA,
        'manassas-va',
      );
      play.refuses('CSA', 'withdraw', 'culpeper-va').does('CSA', 'withdraw', 'wilderness-va');
      return play.told('leaving')[0]!.success;
    };
    expect([leave(2), leave(3)]).toEqual([true, false]);
  });
});
