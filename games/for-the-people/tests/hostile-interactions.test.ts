/** A third reading of the rulebook: where one section meets another. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { CORPS } from '../data/tables.ts';
import { type Pub, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { fightOut, goTo, setOut, term, who } from './forces.ts';
import { letPass, played, type Setting, scene } from './scene.ts';

const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;
const sp = ({ infantry }: Pub, side: 0 | 1, id: SpaceId): number => infantry[side]![at(id)]!;

describe('forts and those who leave them', () => {
  const garrison = (lay: (board: Board) => void, dice: number[] = []) =>
    setOut(
      USA,
      'thomas',
      'frederick-md',
      4,
      board => lay(board.sp(CSA, 'manassas-va', 2).general('longstreet', 'manassas-va').fort(CSA, 'manassas-va')),
      { dice },
    );
  test('7.2.4-b, 5.7.2-d, 12.11-a a garrison that slips away loses its fort, and the Union has its victory all the same', () => {
    const play = letPass(garrison(() => undefined, [1]).does('USA', 'goTo', 'manassas-va'));
    play.does('CSA', 'withdraw', 'culpeper-va');
    expect([play.pub.fort[at('manassas-va')], play.pub.victory, will(play.pub)]).toEqual([NOBODY, true, '103+ 96-']);
    // 6.8.6-b Not this turn: a sixth counter is not to be had while it lies on the track.
    expect([play.pub.fortsOut[CSA], play.place()]).toEqual([1, 'march.order']);
  });
  test('6.8.6-a, 6.8.6-b with five forts standing and one on the track nothing is built', () => {
    const build = (out: number) =>
      scene(
        'operations',
        { side: CSA, value: 3, card: 17 },
        {
          lay: board => {
            board.fort(CSA, 'corinth-ms', 'atlanta-ga');
            board.pub.fortsOut[CSA] = out;
          },
        },
      ).offered('CSA', 'build').length > 0;
    expect([build(0), build(1)]).toEqual([true, false]);
  });
  test('11.2.2-a, 12.6-a, 12.11-a a capital in an empty fort: both go with a single step, each with its will', () => {
    const play = goTo(
      setOut(USA, 'thomas', 'hanover-junction-va', 4, board => board.fort(CSA, 'richmond-va').owns(USA, 'hanover-junction-va')),
      USA,
      'richmond-va',
    );
    expect([play.pub.capital[CSA], play.pub.fort[at('richmond-va')], play.pub.victory]).toEqual([-1, NOBODY, true]);
    // 15 and 3 of fates, then the fort: one more, no fates; the Union up by one and two.
    expect(will(play.pub)).toBe('103+ 81-');
  });
});

describe('armies swept aside, broken up and beaten home', () => {
  test('5.7.2-a, 5.2.1-c, 12.7-a an army overrun: its price, its generals away, its marker free next turn', () => {
    const swept = setOut(
      USA,
      'mcclellan',
      'frederick-md',
      10,
      board => {
        board.army('potomac', 'frederick-md', 10, 'mcclellan').army('west', 'manassas-va', 1, 'polk').pub.turn = 5;
      },
      { formation: 'army' },
    );
    letPass(swept.does('USA', 'goTo', 'manassas-va'));
    if (swept.place() === 'leaving.leave') swept.does('CSA', 'stand');
    const west = armyNamed('west');
    expect([swept.pub.army[west], swept.pub.armyDue[west], swept.pub.general[who('polk')], swept.pub.due[who('polk')]]).toEqual([
      -1,
      6,
      WAITING,
      6,
    ]);
    expect([will(swept.pub), swept.pub.victory, sp(swept.pub, CSA, 'manassas-va')]).toEqual(['100- 92-', true, 0]);
  });
  test('7.6.1-b, 5.2.1-b, 12.7-a an attacker whose last SP is taken by the enemy’s country: the army ends, its general waits', () => {
    const play = goTo(
      setOut(
        USA,
        'mcclellan',
        'culpeper-va',
        2,
        board => board.army('potomac', 'culpeper-va', 2, 'mcclellan').sp(CSA, 'manassas-va', 3).general('jackson', 'manassas-va'),
        { formation: 'army', dice: [1, 1] },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    const { losses, winner } = play.told('fought')[0]!;
    expect([losses[0], winner]).toEqual([1, CSA]);
    expect([play.pub.army[armyNamed('potomac')], play.pub.general[who('mcclellan')], sp(play.pub, USA, 'culpeper-va')]).toEqual([
      -1,
      WAITING,
      0,
    ]);
    expect(play.pub.will[USA]).toBe(90);
  });
  test('7.2.2-a who was beaten in one move of a campaign leaves the next one on a die only', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        dice: [5, 1, 4],
        lay: board =>
          board
            .sp(USA, 'frederick-md', 3)
            .general('thomas', 'frederick-md')
            .sp(CSA, 'manassas-va', 3)
            .general('pemberton', 'manassas-va')
            .sp(USA, 'aquia-creek-va', 3)
            .general('sherman', 'aquia-creek-va')
            .owns(USA, 'aquia-creek-va'),
      },
    );
    const move = (leader: 'thomas' | 'sherman', space: SpaceId, to: SpaceId) => {
      play.does('USA', 'activate', { formation: CORPS, space, leader }).does('USA', 'take', [-1, -1, -1]);
      letPass(play);
      letPass(play.does('USA', 'goTo', to));
    };
    move('thomas', 'frederick-md', 'manassas-va');
    play.does('CSA', 'stand');
    fightOut(play);
    expect(play.told('fought')[0]!.winner).toBe(USA);
    const beaten = play.pub.general[who('pemberton')]!;
    play.does('USA', 'activate', { formation: CORPS, space: 'aquia-creek-va', leader: 'sherman' });
    play.does('USA', 'take', [-1, -1, -1]);
    letPass(play);
    expect([play.pub.march!.beaten, beaten !== at('manassas-va')]).toEqual([[], true]);
  });
});

describe('the march goes on', () => {
  test('5.2.6-d, 5.7.3-a an army that may not go on after its victory may still spend what it has left on a marker', () => {
    const play = goTo(
      setOut(
        USA,
        'grant',
        'frederick-md',
        5,
        board => board.army('potomac', 'frederick-md', 5, 'grant').sp(CSA, 'manassas-va', 3),
        { formation: 'army', dice: [5, 1] },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    expect(play.told('fought')[0]!.winner).toBe(USA);
    play.refuses('USA', 'goTo', 'culpeper-va', '5.1.1-d').does('USA', 'convert');
    expect(play.pub.control[at('manassas-va')]).toBe(USA);
  });
  test('5.2.6-a, 12.2-a, 6.8.4-a, 6.7-c an army on the march turns Charleston over: the centre, the empty fort, what lies in it', () => {
    const play = setOut(
      USA,
      'grant',
      'charleston-sc',
      5,
      board => {
        board.army('potomac', 'charleston-sc', 5, 'grant').owns(USA, 'kingstree-sc').pub.turn = 11;
        board.pub.torpedoes = [at('fort-sumter-sc')];
      },
      { formation: 'army' },
    );
    play.does('USA', 'convert');
    expect([play.pub.control[at('fort-sumter-sc')], play.pub.torpedoes, play.pub.march!.points]).toEqual([USA, [], 5]);
    // The centre: −4 and −3, +4 and +2. The fort: −1, +1.
    expect(will(play.pub)).toBe('107+ 92-');
  });
  test('5.2.6-c, 8.3-c before 1864 the same army cut off turns nothing over', () => {
    const play = setOut(
      USA,
      'grant',
      'macon-ga',
      5,
      board => {
        board.army('potomac', 'macon-ga', 5, 'grant').pub.turn = 9;
      },
      { formation: 'army' },
    );
    play.refuses('USA', 'convert', null, '5.2.6-a');
  });
  test('5.9.1-a, 5.9.2-a a corps goes ten spaces by rail through its own, and the ninth may not be the enemy’s', () => {
    const line: SpaceId[] = [
      'pittsburgh-pa',
      'johnstown-pa',
      'lewistown-pa',
      'harrisburg-pa',
      'philadelphia-pa',
      'trenton-nj',
      'camden-nj',
      'atlantic-city-nj',
    ];
    const play = setOut(USA, 'thomas', 'pittsburgh-pa', 2, () => undefined);
    for (const space of line.slice(1)) goTo(play, USA, space);
    expect(play.pub.march!.points).toBe(1);
    for (const space of ['camden-nj', 'trenton-nj', 'philadelphia-pa'] as const) goTo(play, USA, space);
    expect(play.pub.march!.points).toBe(-2);
    play.refuses('USA', 'goTo', 'harrisburg-pa', '5.1.3-a');
  });
});

describe('the political phase in its order', () => {
  test('5.5.3-b, 11.1-a infantry beside a brigade places the marker, and nobody is asked about the brigade', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => board.sp(CSA, 'corinth-ms', 1).general('forrest', 'corinth-ms').owns(USA, 'corinth-ms'),
      },
    );
    expect([play.pub.control[at('corinth-ms')], play.over()]).toEqual([CSA, true]);
  });
  test('11.1-b, 12.1.1-a, 3.4.2-c a brigade lifts the marker that would have been the state’s last', () => {
    const florida = ['jacksonville-fl', 'fernandina-fl', 'st-augustine-fl', 'pensacola-fl', 'cedar-key-fl'] as const;
    const lay = (ridden: boolean) => (board: Board) => {
      board.owns(USA, ...florida, 'fort-pickens-fl');
      board.owns(CSA, 'fort-pickens-fl');
      if (ridden) board.general('forrest', 'cedar-key-fl');
    };
    const state = (ridden: boolean) => {
      const play = scene('political', {}, { bare: true, lay: lay(ridden) });
      if (ridden) play.does('CSA', 'raid', ['cedar-key-fl']);
      return play.told('wonState').length;
    };
    expect([state(false), state(true)]).toEqual([1, 0]);
  });
  test('11.2.1-a, 11.3-c, 5.5.3-a with the capital in its box a card lifts no marker by a brigade either', () => {
    const markers = (capital: boolean) =>
      scene(
        'operations',
        { side: CSA, value: 1, card: 19 },
        {
          bare: true,
          lay: board => {
            board.general('forrest', 'corinth-ms').owns(USA, 'corinth-ms');
            if (!capital) board.pub.capital[CSA] = -1;
          },
        },
      );
    markers(true).offers('CSA', 'markers');
    markers(false).refuses('CSA', 'markers', null, '11.2.1-a');
  });
  test('11.3-e, 11.2.1-a an event marks all the same', () => {
    const play = played('USA', 29, {
      bare: true,
      lay: board => {
        board.pub.capital[USA] = -1;
      },
    });
    expect(play.deeds('USA')).toContain('place');
  });
});

describe('landings that meet somebody', () => {
  const landing = (lay: (board: Board) => void, n: number, more: Partial<Setting> = {}) => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      { bare: true, lay: board => lay(board.sp(USA, 'fort-monroe-va', n)), ...more },
    );
    if (play.place() === 'voyage.board') play.does('USA', 'board', new Array(n).fill(-1));
    return play;
  };
  test('6.8.1-b, 5.8.1-f an empty fort into which somebody has come in time is empty no more: no 4 for the landing', () => {
    const lay = (board: Board) => board.fort(CSA, 'norfolk-va').sp(CSA, 'suffolk-va', 2).general('jackson', 'suffolk-va');
    const play = landing(lay, 3, { dice: [1, 4, 1] });
    play.does('USA', 'steer', 'norfolk-va');
    while (play.place().startsWith('@')) {
      const option = play.machine.options(play.pos, 'CSA').find(({ do: deed }) => deed === 'intercept')!;
      play.machine.apply(play.pos, option);
    }
    fightOut(play);
    const { attack, defence } = play.told('fought')[0]!;
    expect(term(attack as never, '7.5.3-a')).toBe(0);
    expect([term(defence as never, '5.8.3-a'), term(defence as never, '6.4.1-b')]).toEqual([2, 2]);
  });
  test('5.6.6-b, 5.7.4-a, 6.8.1-b a general alone in a coastal fort leads nobody, and goes off when it falls', () => {
    const lay = (board: Board) => board.general('pemberton', 'fort-sumter-sc');
    const play = landing(lay, 3, { dice: [4, 1] });
    play.does('USA', 'steer', 'fort-sumter-sc');
    fightOut(play);
    expect([sp(play.pub, USA, 'fort-sumter-sc') > 0, play.pub.general[who('pemberton')]]).toEqual([true, WAITING]);
  });
  test('6.1.1-c, 7.2.4-a whoever is landed on may leave by land before the battle, and the port is taken without one', () => {
    const lay = (board: Board) => board.sp(CSA, 'norfolk-va', 2).general('jackson', 'norfolk-va');
    const play = landing(lay, 3, { dice: [1] });
    play.does('USA', 'steer', 'norfolk-va');
    letPass(play);
    play.does('CSA', 'withdraw', 'suffolk-va');
    expect([sp(play.pub, USA, 'norfolk-va'), sp(play.pub, CSA, 'suffolk-va'), play.told('fought').length]).toEqual([3, 2, 0]);
  });
});

describe('strategic movement: where to, then how many', () => {
  test('10.2.1-a each destination is offered once, and the number is asked only where more than one could go', () => {
    const play = scene(
      'journeys',
      { side: CSA },
      { bare: true, turn: 4, lay: board => board.sp(CSA, 'atlanta-ga', 3).sp(CSA, 'macon-ga', 1) },
    );
    play.does('CSA', 'entrain', 'atlanta-ga').asks('CSA', 'journeys.to');
    const offered = play.offered('CSA', 'detrain');
    expect(new Set(offered).size).toBe(offered.length);
    play.does('CSA', 'detrain', 'macon-ga').asks('CSA', 'journeys.many');
    expect(play.offered('CSA', 'convey')).toEqual([1, 2, 3]);
    play.does('CSA', 'convey', 2).does('CSA', 'entrain', 'atlanta-ga').does('CSA', 'detrain', 'augusta-ga');
    expect([play.place(), sp(play.pub, CSA, 'augusta-ga'), play.pub.strategic[CSA]]).toEqual(['journeys.from', 1, 3]);
  });
});
