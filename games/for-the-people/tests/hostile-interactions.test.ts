/** A third reading of the rulebook: where one section meets another. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { influence } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { CORPS, DIVISION } from '../data/tables.ts';
import { navalControl } from '../queries/naval-control.ts';
import { mayStepOver } from '../queries/steps.ts';
import { type Pub, WAITING } from '../state/table.ts';
import { at, type Board, bare } from './board.ts';
import { fightOut, goTo, setOut, term, who } from './forces.ts';
import { letPass, played, type Setting, scene } from './scene.ts';

const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;
const sp = ({ infantry }: Pub, side: 0 | 1, id: SpaceId): number => infantry[side]![at(id)]!;

describe('forts and those who leave them', () => {
  const louisa = (lay: (board: Board) => void, dice: number[] = []) =>
    setOut(
      USA,
      'thomas',
      'frederick-md',
      4,
      board => lay(board.sp(CSA, 'manassas-va', 2).general('longstreet', 'manassas-va').fort(CSA, 'manassas-va')),
      { dice },
    );
  test('7.2.4-b, 5.7.2-d, 12.11-a a garrison that slips away loses its fort, and the Union has its victory all the same', () => {
    const play = letPass(louisa(() => undefined, [1]).does('USA', 'goTo', 'manassas-va'));
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

describe('those who fall', () => {
  const attack = (lay: (board: Board) => void, more: Partial<Setting> & { take?: (string | number)[] }) =>
    fightOut(goTo(setOut(USA, 'grant', 'frederick-md', 6, lay, more), USA, 'manassas-va'));
  test('7.7.4-a, 5.7.3-a the second general of a corps falls: the corps goes on', () => {
    const play = attack(
      board => board.sp(CSA, 'manassas-va', 2).general('jackson', 'manassas-va').general('hooker', 'frederick-md'),
      {
        take: ['hooker', -1, -1, -1, -1, -1, -1],
        dice: [6, 6, 1],
        draws: ['hooker'],
      },
    );
    const { attack: sum } = play.told('fought')[0]!;
    expect(sum.total).toBeGreaterThanOrEqual(10);
    expect(play.told('casualtyDie').length).toBeGreaterThanOrEqual(1);
  });
  test('5.5.4-c, 5.2.1-b, 12.7-a the general of an army’s only brigade falls and its SP pays the loss: the army is gone, nothing comes back', () => {
    const play = fightOut(
      goTo(
        setOut(
          USA,
          'grant',
          'frederick-md',
          2,
          board => {
            board.army('west', 'manassas-va', 0, 'bragg').general('forrest', 'manassas-va').pub.turn = 6;
          },
          { dice: [6, 1, 1], draws: ['forrest'] },
        ),
        USA,
        'manassas-va',
      ),
    );
    expect([play.pub.army[armyNamed('west')], play.pub.general[who('bragg')], play.pub.general[who('forrest')]]).toEqual([
      -1,
      WAITING,
      WAITING,
    ]);
    expect([play.pub.will[CSA], play.pub.due[who('forrest')], play.pub.due[who('bragg')]]).toEqual([92, 9, 7]);
  });
});

describe('who stays where he may not', () => {
  test('5.3.4-a, 5.2.1-c a brigade’s SP is enough for two generals; a fort without SP for one', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        lay: board =>
          board
            .general('forrest', 'corinth-ms')
            .general('polk', 'corinth-ms')
            .general('price', 'memphis-tn')
            .general('bragg', 'memphis-tn')
            .fort(CSA, 'memphis-tn'),
      },
    );
    play.asks('USA', 'limits.sendOff').does('USA', 'sendOff', ['price']);
    expect([play.pub.general[who('price')], play.pub.general[who('polk')], play.over()]).toEqual([
      WAITING,
      at('corinth-ms'),
      true,
    ]);
  });
  test('5.2.4-a, 5.2.2-c an army that falls back on a leaderless one: one goes before anybody changes his command', () => {
    const play = (gone: 'mississippi' | 'west') => {
      const fought = goTo(
        setOut(
          USA,
          'grant',
          'frederick-md',
          6,
          board => {
            board.army('west', 'manassas-va', 3, 'bragg').army('mississippi', 'culpeper-va', 3);
            board.pub.generic[armyNamed('mississippi')] = true;
            board.owns(USA, 'strasburg-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va');
          },
          { dice: [5, 1] },
        ),
        USA,
        'manassas-va',
      );
      while (fought.place() !== 'settling.giveUp') {
        const [side] = fought.machine.asked(fought.pos);
        const options = fought.machine.options(fought.pos, side!);
        fought.machine.apply(fought.pos, options.find(({ do: deed }) => deed === 'stand' || deed === 'pass') ?? options[0]!);
      }
      const before = fought.pub.will[CSA]!;
      fought.does('CSA', 'giveUp', gone);
      const { commander, general, will: after } = fought.pub;
      return [before - after[CSA]!, commander[armyNamed(gone === 'west' ? 'mississippi' : 'west')], general[who('bragg')]];
    };
    // 5 and the fates of war; nobody commanded that army.
    expect(play('mississippi')).toEqual([8, who('bragg'), at('culpeper-va')]);
    // Bragg's 8 as well, and the leaderless one stays so.
    expect(play('west')).toEqual([8 + influence[who('bragg')]!, -1, WAITING]);
  });
});

describe('an army without a general', () => {
  const generic = (board: Board, space: SpaceId, n: number): Board => {
    board.army('mississippi', space, n);
    board.pub.generic[armyNamed('mississippi')] = true;
    return board;
  };
  test('5.8.1-g, 5.2.2-c, 5.2.2-b a corps that intercepts into its space takes it before the battle, and fights with two subordinates', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      6,
      board =>
        generic(board, 'manassas-va', 3)
          .sp(CSA, 'culpeper-va', 3)
          .general('jackson', 'culpeper-va')
          .general('polk', 'richmond-va')
          .sp(CSA, 'richmond-va', 1),
      { dice: [1, 3, 3] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    while (play.place().startsWith('@')) {
      const options = play.machine.options(play.pos, 'CSA');
      play.machine.apply(play.pos, options.find(({ do: deed }) => deed === 'intercept') ?? options[0]!);
    }
    if (play.place() === 'interception.who') play.does('CSA', 'take', [-1, -1, -1]);
    fightOut(play);
    const [at_] = play.told('commands');
    expect([at_?.general, at_?.army]).toEqual([who('jackson'), armyNamed('mississippi')]);
    // Polk has more influence and stands elsewhere, outside an army.
    expect(
      play
        .told('will')
        .filter(({ cause }) => cause === 'creation')
        .map(({ by }) => by),
    ).toEqual([-2]);
    const { defence } = play.told('fought')[0]!;
    expect([term(defence as never, '7.4.1-a'), term(defence as never, '5.8.3-a')]).toEqual([3, 2]);
  });
  test('5.1.2-a, 5.2.8-b a division may leave it, the marker stays with what is left, and the last SP ends it', () => {
    const play = scene(
      'operations',
      { side: CSA, value: 3, card: 17 },
      { bare: true, lay: board => generic(board, 'corinth-ms', 3) },
    );
    expect(play.offered('CSA', 'activate').map(({ formation }) => formation)).toEqual([DIVISION]);
    play.does('CSA', 'activate', { formation: DIVISION, space: 'corinth-ms', leader: -1 }).does('CSA', 'take', [-1, -1, -1]);
    expect([play.pub.army[armyNamed('mississippi')], will(play.pub)]).toEqual([-1, '100- 92-']);
  });
  test('5.6.1-a, 5.6.2-a nobody is relieved there, and nobody is sent there by a relief', () => {
    const play = scene(
      'operations',
      { side: CSA, value: 1, card: 19 },
      {
        bare: true,
        lay: board => generic(board, 'corinth-ms', 3).army('west', 'memphis-tn', 3, 'bragg', 'polk'),
      },
    );
    expect(play.offered('CSA', 'relieve')).toEqual([armyNamed('west')]);
    play.does('CSA', 'relieve', 'west');
    if (play.place() === 'relieve.appoint') play.does('CSA', 'appoint', 'polk');
    expect(play.deeds('CSA')).not.toContain('reassign');
  });
});

describe('rivers, lines and sources together', () => {
  test('6.6.2-a, 8.1.1-a an ironclad at Memphis alone opens its own bar, and no line along the river', () => {
    const board = bare().ironclad('memphis-tn').owns(USA, 'columbus-ky', 'forts-st-philip-jackson-la');
    expect([navalControl(board.pub, at('memphis-tn')), navalControl(board.pub, at('vicksburg-ms'))]).toEqual([false, true]);
    expect([
      mayStepOver(board.pub, CSA, at('madison-ar'), at('memphis-tn')),
      mayStepOver(board.pub, CSA, at('monroe-la'), at('vicksburg-ms')),
    ]).toEqual([true, false]);
  });
  test('8.3-b, 8.1-a a defender whose only line runs through the space he was attacked from is cut off, the attacker is not', () => {
    const play = goTo(
      setOut(
        USA,
        'grant',
        'frederick-md',
        4,
        board => {
          board.sp(CSA, 'manassas-va', 4).general('jackson', 'manassas-va');
          board.owns(USA, 'strasburg-va', 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va', 'winchester-va');
        },
        { dice: [2, 2] },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    const { attack, defence } = play.told('fought')[0]!;
    expect([term(attack as never, '8.3-b'), term(defence as never, '8.3-b')]).toEqual([2, 0]);
  });
  test('7.2.4-a, 7.6.2-a ships do not carry the defender to the port the attacker has come from', () => {
    const play = goTo(
      setOut(CSA, 'jackson', 'baltimore-md', 4, board =>
        board.sp(USA, 'annapolis-md', 3).general('mcclellan', 'annapolis-md').general('stoneman', 'annapolis-md'),
      ),
      CSA,
      'annapolis-md',
    );
    play
      .asks('USA', 'leaving.leave')
      .refuses('USA', 'withdraw', 'baltimore-md', '7.2.4-a')
      .offers('USA', 'withdraw', 'philadelphia-pa');
  });
});

describe('capitals, brigades and tracks at their limits', () => {
  test('11.2.3-a, 11.2.3-b, 12.6-a driven out and free again before the phase, Washington takes its capital back, for 10 more', () => {
    const play = scene(
      'political',
      {},
      {
        lay: board => {
          board.pub.capital[USA] = -1;
          board.sp(CSA, 'washington-dc', 0);
        },
      },
    );
    play.asks('USA', 'political.seat').offers('USA', 'seat', 'washington-dc').refuses('USA', 'seat', 'st-louis-mo', '11.2.3-a');
    play.does('USA', 'seat', 'washington-dc');
    expect([play.pub.capital[USA], play.told('will').map(({ by, cause }) => [by, cause])[0]]).toEqual([
      at('washington-dc'),
      [-10, 'capitalAway'],
    ]);
  });
  test('7.2.1-a, 7.2.4-a, 5.7.2-a a lone brigade ringed by enemy markers has nowhere to go and is swept aside at ten to one', () => {
    const ring = [
      'strasburg-va',
      'culpeper-va',
      'wilderness-va',
      'fredericksburg-va',
      'aquia-creek-va',
      'winchester-va',
    ] as const;
    const ride = (shut: boolean) => {
      const play = setOut(
        USA,
        'mcclellan',
        'frederick-md',
        10,
        board => {
          board.army('potomac', 'frederick-md', 10, 'mcclellan').general('stuart', 'manassas-va').pub.turn = 5;
          if (shut) board.owns(USA, ...ring);
        },
        { formation: 'army' },
      );
      return letPass(play.does('USA', 'goTo', 'manassas-va'));
    };
    expect(ride(false).place()).toBe('leaving.leave');
    const swept = ride(true);
    expect([swept.pub.general[who('stuart')], swept.pub.due[who('stuart')], swept.told('overrun').length]).toEqual([
      WAITING,
      8,
      1,
    ]);
    // 5.5.4-b The SP of a brigade that is beaten does not come back.
    expect(swept.pub.spDue[CSA]).toBe(0);
  });
  test('4.4.2-c, 10.5.3-a from 5 Foreign Intervention brings the blockade to 4, and no card lifts it again', () => {
    const play = played('CSA', 82, {
      lay: board => {
        board.pub.blockade = 5;
        board.pub.will[CSA] = 110;
      },
    });
    expect([play.pub.blockade, play.pub.intervention, play.pub.will[USA]]).toEqual([4, true, 90]);
    const card = scene(
      'round',
      { side: USA, opener: 0 },
      {
        hands: { USA: [68, 12] },
        lay: ({ pub }) => {
          pub.blockade = 4;
          pub.intervention = true;
        },
      },
    );
    card.refuses('USA', 'event', { card: 68, variant: 0 });
  });
  test('10.2.1-b, 10.2.3-a an army takes SP that come by rail and by sea on one journey; nobody else does', () => {
    const way = (army: boolean) => {
      const play = scene(
        'journeys',
        { side: USA },
        {
          bare: true,
          turn: 4,
          lay: board => {
            board.sp(USA, 'columbus-oh', 2).sp(USA, 'fort-monroe-va', 1);
            if (army) board.army('potomac', 'fort-monroe-va', 1, 'mcclellan');
          },
        },
      );
      return play.does('USA', 'entrain', 'columbus-oh').offered('USA', 'detrain').includes(at('fort-monroe-va'));
    };
    expect([way(false), way(true)]).toEqual([false, true]);
  });
});
