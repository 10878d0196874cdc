/** Cases from the rulebook alone: armies that meet, generals who cannot command, forces that have been beaten. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { CSA, USA } from '../data/sides.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { fightOut, goTo, setOut, sp, who } from './forces.ts';
import { played, scene } from './scene.ts';

describe('two armies in a space', () => {
  const west = (giveUp: string) =>
    played('USA', 122, {
      bare: true,
      turn: 8,
      hands: { USA: [122] },
      lay: board => {
        board
          .army('northern-virginia', 'richmond-va', 8, 'lee', 'longstreet')
          .army('mississippi', 'fredericksburg-va', 4, 'jackson')
          .army('tennessee', 'memphis-tn', 6, 'bragg', 'polk');
      },
    })
      .does('CSA', 'relocate', { army: 'mississippi', to: 'memphis-tn' })
      .asks('CSA', 'settling.giveUp')
      .does('CSA', 'giveUp', giveUp);
  test('5.2.4-a an army set down beside another: only the generals of the one given up leave the map', () => {
    const play = west('mississippi');
    expect([play.pub.general[who('jackson')], play.pub.due[who('jackson')]]).toEqual([WAITING, 9]);
    expect(['bragg', 'polk'].map(id => play.pub.general[who(id as 'bragg')])).toEqual([at('memphis-tn'), at('memphis-tn')]);
    expect([play.pub.commander[armyNamed('tennessee')], play.pub.infantry[CSA][at('memphis-tn')]]).toEqual([who('bragg'), 10]);
    // 5 for the army and 2 for Jackson, and 3 as the marker turns.
    expect(play.pub.will[CSA]).toBe(90);
  });
  test('5.2.4-a, 5.2.4-b given up instead, the army that stood there loses its generals, and the newcomers keep theirs', () => {
    const play = west('tennessee');
    expect(['bragg', 'polk'].map(id => play.pub.general[who(id as 'bragg')])).toEqual([WAITING, WAITING]);
    expect([play.pub.general[who('jackson')], play.pub.commander[armyNamed('mississippi')]]).toEqual([
      at('memphis-tn'),
      who('jackson'),
    ]);
  });
});

describe('cavalry generals command no army', () => {
  test('5.6.7.B-a, 5.5.1-a Van Dorn takes no brigade while he commands a marching army, however small', () => {
    const army = (take: number) =>
      setOut(CSA, 'van-dorn', 'little-rock-ar', 3, board => board.army('west', 'little-rock-ar', 3, 'van-dorn'), {
        formation: 'army',
        options: ['generals'],
        take: sp(take),
      });
    army(1).refuses('CSA', 'mount', 'van-dorn');
    const corps = setOut(CSA, 'van-dorn', 'little-rock-ar', 1, () => undefined, { options: ['generals'] });
    corps.offers('CSA', 'mount', 'van-dorn').does('CSA', 'mount', 'van-dorn');
    expect([corps.pub.rides[who('van-dorn')], corps.pub.brigade[who('van-dorn')]]).toEqual([true, 1]);
  });
});

describe('beaten before', () => {
  test('7.2.2-a, 5.2.8-b an army under a generic general that has lost to this march leaves without a die', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      14,
      board => board.army('potomac', 'frederick-md', 14, 'grant').army('northern-virginia', 'manassas-va', 5),
      { formation: 'army', turn: 8, dice: [6, 1] },
    );
    goTo(play, USA, 'manassas-va');
    play.asks('CSA', 'retreat.loser').does('CSA', 'retreat', 'culpeper-va');
    fightOut(play);
    goTo(play, USA, 'culpeper-va').asks('CSA', 'leaving.leave').does('CSA', 'withdraw', 'gordonsville-va');
    expect(play.pub.army[armyNamed('northern-virginia')]).toBe(at('gordonsville-va'));
  });
});

describe('generals chosen by the enemy', () => {
  test('5.2.9-a, 5.2.8-a the enemy may name the commander: the next in influence follows him, and nobody pays', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        turn: 8,
        lay: board => {
          board.army('potomac', 'washington-dc', 1, 'meade', 'hancock', 'reynolds', 'hooker', 'sherman');
        },
      },
    );
    play.asks('CSA', 'limits.sendOff').does('CSA', 'sendOff', ['meade']);
    play.asks('USA', 'settling.command').offers('USA', 'command', 'hooker').offers('USA', 'command', 'sherman');
    play.refuses('USA', 'command', 'hancock').does('USA', 'command', 'sherman');
    expect([play.pub.will[USA], play.pub.commander[armyNamed('potomac')], play.pub.due[who('meade')]]).toEqual([
      100,
      who('sherman'),
      9,
    ]);
  });
});

describe('reassigning', () => {
  const cumberland = (lay: (board: Board) => void) => {
    const play = scene(
      'operations',
      { side: USA, value: 1, card: 64 },
      {
        bare: true,
        turn: 8,
        lay: board => {
          board
            .army('cumberland', 'columbus-oh', 6, 'grant', 'sherman')
            .army('potomac', 'fort-monroe-va', 6, 'meade', 'hancock')
            .owns(USA, 'fort-monroe-va');
          lay(board);
        },
      },
    );
    return play.does('USA', 'relieve', 'cumberland').deeds('USA').includes('reassign');
  };
  test('5.6.2-a, 10.2.3-a both in supply, but with the sea between them: no line for a general who is to change his army', () => {
    expect(cumberland(() => undefined)).toBe(false);
  });
  test('5.6.2-a with a road open to the north he may', () => {
    const road = ['williamsburg-va', 'urbanna-va', 'hanover-junction-va', 'fredericksburg-va', 'manassas-va'] as const;
    expect(cumberland(board => board.owns(USA, ...road))).toBe(true);
  });
});

describe('operations queue', () => {
  const options = ['operations-queue'];
  const lay = (board: Board) => board.sp(USA, 'columbus-oh', 6).general('mcclellan', 'columbus-oh').sp(CSA, 'atlanta-ga', 1);
  test('20-a, 20-d the sum reached he must go: by land, at once, and what is over is lost', () => {
    const play = scene(
      'rounds',
      {},
      { options, scenario: 'campaign', bare: true, turn: 5, lay, hands: { USA: [11, 18, 50], CSA: [12] } },
    );
    play
      .does('CSA', 'letUnionBegin')
      .does('USA', 'queue', { card: 11, general: 'mcclellan' })
      .does('CSA', 'operate', 12)
      .does('CSA', 'forgo');
    play.does('USA', 'addToQueue', 18).asks('USA', 'march.gather');
    expect([play.pub.queue[USA], play.pub.discards.includes(11), play.pub.discards.includes(18)]).toEqual([null, true, true]);
  });
  test('20-b a discard breaks it, and so does a card for the same general by itself', () => {
    const play = scene(
      'rounds',
      {},
      { options, scenario: 'campaign', bare: true, turn: 5, lay, hands: { USA: [11, 12, 50], CSA: [] } },
    );
    play.does('CSA', 'letUnionBegin').does('USA', 'queue', { card: 11, general: 'mcclellan' });
    play.does('USA', 'operate', 12);
    expect([play.pub.queue[USA], play.told('queueLost').length]).toEqual([null, 1]);
    play.offers('USA', 'activate', { formation: 1, space: 'columbus-oh', leader: 'mcclellan' });
  });
});
