/** Cases from the rulebook alone: capitals entered by the back door, naval weapons under Union feet, harbours and rivers. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { navalControl } from '../queries/naval-control.ts';
import { at, type Board, bare } from './board.ts';
import { goTo, setOut, sp, travel } from './forces.ts';
import { letPass, scene } from './scene.ts';

describe('capitals', () => {
  /** A Confederate division goes from Petersburg to an empty Richmond; Grant at Fredericksburg is quicker. */
  const intercepted = (dice: number[]) => {
    const play = setOut(
      CSA,
      null,
      'petersburg-va',
      3,
      board => board.sp(USA, 'hanover-junction-va', 6).general('grant', 'hanover-junction-va'),
      {
        turn: 8,
        dice,
      },
    );
    play.does('CSA', 'goTo', 'richmond-va');
    const by = play.offered('USA', 'intercept')[0]!;
    return letPass(play.does('USA', 'intercept', by));
  };
  test('11.2.2-a, 12.6-a an interceptor who wins in the enemy’s capital drives it out', () => {
    const play = intercepted([1, 1, 6, 6]);
    expect([play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([-1, 82]);
    expect(play.told('will').map(({ by, fates }) => by + fates)).toContain(-18);
  });
  test('11.2.2-a one who loses there does not', () => {
    const play = intercepted([1, 6, 1]);
    expect(play.told('fought')[0]!.winner).toBe(CSA);
    expect([play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([at('richmond-va'), 100]);
  });
  test('11.2.2-a, 7.6.1-d a beaten Union force with nowhere else to go falls back on Richmond, and the government flees', () => {
    const play = setOut(
      CSA,
      'lee',
      'petersburg-va',
      6,
      board => board.sp(USA, 'drewrys-bluff-va', 4).sp(CSA, 'williamsburg-va', 1).sp(CSA, 'amelia-court-house-va', 1),
      { turn: 8, dice: [2, 1] },
    );
    goTo(play, CSA, 'drewrys-bluff-va');
    expect([play.pub.infantry[USA][at('richmond-va')], play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([1, -1, 82]);
  });
  /** Six under Butler come over one under Polk. */
  const wiped = (dice: number[]) =>
    goTo(
      setOut(USA, 'butler', 'hanover-junction-va', 6, board => board.sp(CSA, 'richmond-va', 1).general('polk', 'richmond-va'), {
        turn: 8,
        dice,
      }),
      USA,
      'richmond-va',
    );
  test('7.3.3-b, 11.2.2-a who loses the battle and yet holds the ground has not taken the capital; 3.4.1-a at the end of the turn it moves', () => {
    // 1 and 4 for the ratio against 4: one loss each, no star counts here, and nobody grey is left.
    const play = wiped([1, 4]);
    expect(play.told('fought')[0]!.winner).toBe(CSA);
    expect([play.pub.infantry[USA][at('richmond-va')], play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([
      5,
      at('richmond-va'),
      100,
    ]);
    play.takeUp('political', 'capitals', { side: USA, aside: [], states: [] });
    play.asks('CSA', 'political.seat');
    expect([play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([-1, 82]);
  });
});

describe('naval weapons under Union feet', () => {
  const armed = (board: Board) => {
    board.ironclad('mobile-al');
    board.pub.torpedoes = [at('mobile-al')];
    return board;
  };
  const left = (play: { pub: Board['pub'] }) => [play.pub.ironclads.length, play.pub.torpedoes.length];
  const meeting = (dice: number[]) => {
    const play = setOut(
      CSA,
      null,
      'winchester-ms',
      3,
      board => armed(board).sp(USA, 'pollard-al', 6).general('grant', 'pollard-al').owns(USA, 'pollard-al'),
      { turn: 8, dice },
    );
    play.does('CSA', 'goTo', 'mobile-al');
    letPass(play.does('USA', 'intercept', play.offered('USA', 'intercept')[0]!));
    if (play.place() === 'march.order') play.does('CSA', 'halt');
    return play;
  };
  test('6.7-c who intercepts into a harbour and holds it takes what lies there, once the battle is over', () => {
    expect(left(meeting([1, 1, 6, 6]))).toEqual([0, 0]);
    expect(left(meeting([1, 6, 1]))).toEqual([1, 1]);
  });
  test('6.7-c SP that come by train into a port turned over by raiders sink what was left in it', () => {
    const play = scene(
      'journeys',
      { side: USA },
      {
        bare: true,
        turn: 8,
        lay: board =>
          armed(board)
            .sp(USA, 'pollard-al', 2)
            .sp(USA, 'pensacola-fl', 1)
            .owns(USA, 'pollard-al', 'mobile-al', 'pensacola-fl', 'fort-pickens-fl'),
      },
    );
    travel(play.does('USA', 'entrain', 'pollard-al'), 'USA', 'mobile-al', 1);
    expect(left(play)).toEqual([0, 0]);
  });
  test('6.7-c Confederate trains leave them alone', () => {
    const play = scene('journeys', { side: CSA }, { bare: true, turn: 8, lay: board => armed(board).sp(CSA, 'pollard-al', 2) });
    travel(play.does('CSA', 'entrain', 'pollard-al'), 'CSA', 'mobile-al', 1);
    expect(left(play)).toEqual([1, 1]);
  });
});

describe('control of harbours and rivers', () => {
  test('6.6.2-d, 6.6.1-a a harbour is the Union’s once its fort is, and not by SP in the fort alone', () => {
    const charleston = (lay: (board: Board) => void) => {
      const board = bare();
      lay(board);
      return navalControl(board.pub, at('charleston-sc'));
    };
    expect([
      charleston(() => undefined),
      charleston(board => board.sp(USA, 'fort-sumter-sc', 1)),
      charleston(board => board.owns(USA, 'fort-sumter-sc')),
    ]).toEqual([false, false, true]);
  });
  test('6.6.2-a an ironclad alone keeps an open harbour', () => {
    const jacksonville = (board: Board) => navalControl(board.pub, at('jacksonville-fl'));
    expect([jacksonville(bare()), jacksonville(bare().ironclad('jacksonville-fl'))]).toEqual([true, false]);
  });
  test('6.6.2-b, 6.6.2-c a fort at Little Rock frees Little Rock alone, one at Arkansas Post the whole river above it', () => {
    const free = (fort: SpaceId) =>
      (['arkansas-post-ar', 'little-rock-ar'] as const).filter(id => !navalControl(bare().fort(CSA, fort).pub, at(id)));
    expect([free('little-rock-ar'), free('arkansas-post-ar')]).toEqual([
      ['little-rock-ar'],
      ['arkansas-post-ar', 'little-rock-ar'],
    ]);
  });
  test('6.5.1-a, 6.5.2-a a Confederate boat goes where the Union does not reach, with any card, one SP at a time', () => {
    const boat = (lay: (board: Board) => void) => {
      const play = scene(
        'operations',
        { side: CSA, value: 1, card: 50 },
        { bare: true, turn: 5, lay: board => lay(board.sp(CSA, 'little-rock-ar', 3)) },
      );
      return play.offered('CSA', 'sail').includes(at('little-rock-ar')) ? play.does('CSA', 'sail', 'little-rock-ar') : null;
    };
    expect(boat(() => undefined)).toBeNull();
    const play = boat(board => board.fort(CSA, 'arkansas-post-ar'))!;
    if (play.place() === 'voyage.board') play.refuses('CSA', 'board', sp(2)).does('CSA', 'board', sp(1));
    letPass(play);
    expect([play.pub.infantry[CSA][at('arkansas-post-ar')], play.pub.infantry[CSA][at('little-rock-ar')]]).toEqual([1, 2]);
  });
});
