/** A third reading of the rulebook: armies, generals, lines and tracks where one section meets another. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { influence, offence } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { DIVISION } from '../data/tables.ts';
import { navalControl } from '../queries/naval-control.ts';
import { mayStepOver } from '../queries/steps.ts';
import { GONE, type Pub, WAITING } from '../state/table.ts';
import { at, type Board, bare } from './board.ts';
import { fightOut, goTo, setOut, term, who } from './forces.ts';
import { letPass, played, scene } from './scene.ts';

const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;

describe('those who fall', () => {
  test('7.7.4-a, 5.7.3-a a subordinate of an army falls, and the army goes on', () => {
    const attack = (...others: ('sherman' | 'hooker')[]) =>
      fightOut(
        goTo(
          setOut(
            USA,
            'grant',
            'frederick-md',
            5,
            board =>
              board
                .army('potomac', 'frederick-md', 5, 'grant', ...others)
                .sp(CSA, 'manassas-va', 2)
                .general('jackson', 'manassas-va'),
            { formation: 'army', take: [...others, -1, -1, -1, -1, -1], dice: [6, 1, 1, 6], draws: [0] },
          ),
          USA,
          'manassas-va',
        ),
      );
    const play = attack('sherman', 'hooker');
    expect([play.told('fought')[0]!.attack.total, play.told('fought')[0]!.winner]).toEqual([
      6 + 3 + offence[who('sherman')]!,
      USA,
    ]);
    expect(['sherman', 'hooker'].filter(id => play.pub.general[who(id as 'hooker')] === GONE)).toHaveLength(1);
    expect(play.deeds('USA')).toContain('goTo');
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
