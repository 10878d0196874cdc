/** Cases from the rulebook alone: a game that begins in one year and ends in another, the last spring, the first turn of 1863. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import { CSA, USA } from '../data/sides.ts';
import { idOf } from '../data/spaces.ts';
import { stateNamed } from '../data/states.ts';
import { excessGenerals } from '../queries/command.ts';
import { statesCounted } from '../queries/victory.ts';
import { at, type Board, begin } from './board.ts';
import { sp } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

describe('from one year into a later one', () => {
  test('S-a, 2.1-b thirteen games, each from the first turn of its year to the last of one not earlier', () => {
    const firsts = { '1861': 1, '1862': 4, '1863': 7, '1864': 11 } as const;
    expect(SCENARIOS.length).toBe(13);
    for (const name of SCENARIOS) expect(scenarios[name].end > firsts[scenarios[name].start], name).toBe(true);
  });
  test('S-b, 5.2.9-a, 5.3.4-b no set-up begins with a general too many anywhere', () => {
    for (const name of ['1861', '1862', '1863', '1864'] as const) {
      const { pub } = begin(name);
      for (const side of [USA, CSA] as const)
        for (const space of new Set(pub.general.filter(space => space >= 0)))
          expect(excessGenerals(pub, side, space), name).toBe(0);
    }
  });
  test('5.3.4-b, 7.8.1-a the first space of the map is one like any other', () => {
    const lay = (board: Board) =>
      board.sp(CSA, idOf(0), 3).general('price', idOf(0)).general('polk', idOf(0)).general('bragg', idOf(0));
    const crowded = scene('limits', {}, { bare: true, turn: 5, lay: board => lay(board).sp(CSA, idOf(0), 1) });
    crowded.asks('USA', 'limits.sendOff');
    const lost = scene('losses', { side: CSA, space: 0, count: 2 }, { bare: true, turn: 5, lay });
    expect(lost.pub.infantry[CSA][0]).toBe(1);
  });
  test('S-a, 15-b, 15-h a war from 1861 judged after 1863 counts the SP, and owes nothing for blockade cards', () => {
    const play = scene(
      'game',
      {},
      {
        scenario: '1861-to-1863',
        bare: true,
        turn: 9,
        lay: board => {
          // Eight more come to Washington as the turn begins.
          board.sp(USA, 'washington-dc', 32).sp(CSA, 'richmond-va', 10);
          board.pub.hadBlockade = true;
          board.pub.will = [100, 99];
        },
        hands: {},
      },
    );
    play.takeUp('game', 'close', {});
    // 30 SP more: the Confederacy has 10 more.
    expect([play.pub.ending, play.pub.winner]).toEqual(['scenario', 'CSA']);
  });
  test('17.3-a, 17.3-c the last spring: nine states and 25 of will are ten; a lead of 24 is not enough', () => {
    const count = (usa: number) => {
      const play = scene(
        'political',
        {},
        {
          bare: true,
          turn: 13,
          lay: board => {
            for (const id of ['MO', 'KY', 'WV', 'TN', 'AR', 'FL', 'MS', 'LA', 'AL'] as const)
              board.pub.state[stateNamed(id)] = USA;
            for (const i of [0, 1, 2]) board.pub.firstHeld[i] = USA;
            board.pub.will = [usa, 50];
          },
        },
      );
      return statesCounted(play.pub);
    };
    expect([count(75), count(74)]).toEqual([10, 9]);
  });
});

describe('1863', () => {
  const first = (hands: NonNullable<Setting['hands']>, lay: (board: Board) => void) =>
    scene('rounds', {}, { scenario: '1863', bare: true, lay, hands });
  test('15-a a campaign as the first card starts each move in another state; the second card is free', () => {
    const lay = (board: Board) =>
      board.sp(USA, 'columbus-oh', 2).sp(USA, 'cincinnati-oh', 2).sp(USA, 'cairo-il', 2).sp(CSA, 'atlanta-ga', 1);
    const moves = (hands: number[]) => {
      const play = first({ USA: hands, CSA: [] }, lay).does('CSA', 'letUnionBegin');
      if (hands[0] !== 83) play.does('USA', 'discard', hands[0]!);
      play
        .does('USA', 'event', { card: 83, variant: 0 })
        .does('USA', 'activate', { formation: 2, space: 'columbus-oh', leader: -1 })
        .does('USA', 'take', sp(1));
      letPass(play).does('USA', 'halt');
      return play
        .offered('USA', 'activate')
        .map(({ space }) => space)
        .includes(at('cincinnati-oh'));
    };
    expect([moves([83, 64, 57]), moves([64, 83, 57])]).toEqual([false, true]);
  });
  test('15-a no reorganising by anybody in the first turn, in the second it is open', () => {
    const may = (turn: number) => {
      const play = scene(
        'operations',
        { side: CSA, value: 1, card: 50 },
        {
          scenario: '1863',
          bare: true,
          turn,
          lay: board =>
            board.sp(CSA, 'atlanta-ga', 2).general('bragg', 'atlanta-ga').general('polk', 'atlanta-ga').sp(CSA, 'macon-ga', 2),
        },
      );
      return play.deeds('CSA').includes('reorganise');
    };
    expect([may(7), may(8)]).toEqual([false, true]);
  });
});
