/** Cases from the rulebook alone: commanders and their relief, influence, corps out of armies, limits, cavalry and its raids. */
import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { stateNamed } from '../data/states.ts';
import { ARMY, BRIGADE, CORPS, DIVISION } from '../data/tables.ts';
import { GONE, MARCHING, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { goTo, setOut, sp, who } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

const operations = (side: 0 | 1, value: number, lay: (board: Board) => void, setting: Setting = {}) =>
  scene('operations', { side, value, card: 83 }, { bare: true, lay, ...setting });
const place = (play: { pub: { general: readonly number[] } }, id: GeneralId): number => play.pub.general[generalNamed(id)]!;

describe('relief', () => {
  const two = (board: Board) =>
    board
      .army('cumberland', 'nashville-tn', 8, 'grant', 'sherman', 'thomas')
      .army('potomac', 'washington-dc', 8, 'meade', 'burnside')
      .owns(USA, 'nashville-tn', 'bowling-green-ky', 'louisville-ky', 'lebanon-ky');
  test('5.6.2-a, 5.6.2-b Grant goes east, Sherman follows him, Meade goes: 8 and 5, none is passed over with more influence', () => {
    const play = operations(USA, 1, two, { turn: 11 });
    play.does('USA', 'relieve', 'cumberland').does('USA', 'appoint', 'sherman').does('USA', 'reassign', 'potomac');
    letPass(play);
    if (play.place() === 'relieve.fate') play.does('USA', 'fate', 'demote');
    // 100- is on minus already: each loss counts as it stands. Burnside's 6 is less than Grant's 8.
    expect([play.pub.will[USA], play.pub.commander[1], play.pub.commander[0]]).toEqual([87, who('sherman'), who('grant')]);
    expect([place(play, 'grant'), place(play, 'meade'), play.pub.due[who('meade')]]).toEqual([at('washington-dc'), WAITING, 12]);
  });
  test('5.6.2-a without a line between them nobody is reassigned', () => {
    const play = operations(
      USA,
      1,
      board =>
        two(board)
          .owns(CSA, 'bowling-green-ky', 'clarksville-tn')
          .fort(CSA, 'dover-tn')
          .sp(CSA, 'franklin-tn', 1)
          .sp(CSA, 'murfreesboro-tn', 1),
      { turn: 11 },
    );
    play.does('USA', 'relieve', 'cumberland').does('USA', 'appoint', 'sherman');
    play.refuses('USA', 'reassign', 'potomac').offers('USA', 'fate', 'remove');
  });
  test('5.6.1-b after a large battle lost the price is half, rounded up; 5.6.1-c what is due for those passed over is not halved', () => {
    const price = (lost: boolean, successor: GeneralId) => {
      const play = operations(USA, 2, board => {
        board.army('potomac', 'washington-dc', 8, 'rosecrans', 'buell', 'hooker');
        board.pub.rounds = [5, 5];
        board.pub.lostLarge[0] = lost ? 4 : -1;
      });
      play.does('USA', 'relieve', 'potomac').does('USA', 'appoint', successor).does('USA', 'fate', 'remove');
      return 100 - play.pub.will[USA];
    };
    // Rosecrans 5, half of it 3; Hooker is passed over Buell's 6, Buell over nobody.
    expect([price(false, 'buell'), price(true, 'buell'), price(true, 'hooker')]).toEqual([5, 3, 5]);
  });
  test('5.6.1-b a defeat before the last round but one is too long ago', () => {
    const play = operations(USA, 2, board => {
      board.army('potomac', 'washington-dc', 8, 'rosecrans', 'buell');
      board.pub.rounds = [6, 5];
      board.pub.lostLarge[0] = 4;
    });
    play.does('USA', 'relieve', 'potomac').does('USA', 'fate', 'remove');
    expect(play.pub.will[USA]).toBe(95);
  });
  test('5.6.1-a a cavalry general is no successor', () => {
    const play = operations(USA, 2, board =>
      board.army('potomac', 'washington-dc', 8, 'hooker').general('stoneman', 'washington-dc'),
    );
    play.refuses('USA', 'relieve', 'potomac');
  });
  test('5.6.4-a a relieved commander who is removed never comes back, 5.6.3-a a demoted one next turn', () => {
    const fate = (how: 'remove' | 'demote') => {
      const play = operations(USA, 1, board => board.army('potomac', 'washington-dc', 8, 'mcdowell', 'buell'), { turn: 3 });
      play.does('USA', 'relieve', 'potomac').does('USA', 'fate', how);
      return [place(play, 'mcdowell'), play.pub.due[who('mcdowell')]];
    };
    expect([fate('remove')[0], fate('demote')]).toEqual([GONE, [WAITING, 4]]);
  });
});

describe('armies and who leads them', () => {
  const create = (lay: (board: Board) => void) => {
    const play = operations(USA, 2, board =>
      lay(board.sp(USA, 'cincinnati-oh', 5).general('buell', 'cincinnati-oh').general('rosecrans', 'cincinnati-oh')),
    );
    return play.does('USA', 'create', 'cincinnati-oh');
  };
  test('5.2.2-b, 5.2.2-a Buell before Rosecrans; Frémont and Butler on the map cost 2 together, not 4', () => {
    const play = create(board =>
      board
        .sp(USA, 'st-louis-mo', 1)
        .general('fremont', 'st-louis-mo')
        .sp(USA, 'fort-monroe-va', 1)
        .general('butler', 'fort-monroe-va'),
    );
    expect([play.pub.will[USA], play.pub.commander[play.pub.army.indexOf(at('cincinnati-oh'))]]).toEqual([98, who('buell')]);
  });
  test('5.2.2-b a greater one in an army’s box, or one of equal influence, costs nothing', () => {
    expect(create(board => board.army('potomac', 'washington-dc', 5, 'fremont')).pub.will[USA]).toBe(100);
    expect(create(board => board.sp(USA, 'washington-dc', 1).general('mcdowell', 'washington-dc')).pub.will[USA]).toBe(100);
  });
  test('5.2.1-a four SP, an enemy-held space, or a 1-card make no army; brigades count for the five', () => {
    const at5 = (value: number, n: number, lay: (board: Board) => void = () => undefined) =>
      operations(USA, value, board => lay(board.sp(USA, 'cincinnati-oh', n).general('buell', 'cincinnati-oh'))).offered(
        'USA',
        'create',
      ).length;
    expect([at5(2, 5), at5(1, 5), at5(2, 4)]).toEqual([1, 0, 0]);
    expect(at5(2, 4, board => board.general('stoneman', 'cincinnati-oh'))).toBe(1);
    expect(at5(2, 5, board => board.owns(CSA, 'cincinnati-oh'))).toBe(0);
  });
  test('5.2.2-e, 5.3.6-a neither the commander nor the next in influence leads a corps away', () => {
    const play = operations(USA, 3, board => board.army('potomac', 'washington-dc', 8, 'mcclellan', 'burnside', 'hooker'));
    const corps = (leader: GeneralId) => ({ formation: CORPS, space: 'washington-dc', leader });
    play
      .refuses('USA', 'activate', corps('mcclellan'))
      .refuses('USA', 'activate', corps('burnside'))
      .offers('USA', 'activate', corps('hooker'));
  });
  test('5.3.6-a, 12.7-a, 5.2.1-b a corps that takes an army’s last SP ends the army: Union −10, its generals off', () => {
    const play = operations(USA, 3, board => board.army('potomac', 'washington-dc', 3, 'mcclellan', 'burnside', 'hooker'));
    play.does('USA', 'activate', { formation: CORPS, space: 'washington-dc', leader: 'hooker' }).does('USA', 'take', sp(3));
    letPass(play);
    goTo(play, USA, 'frederick-md').does('USA', 'halt');
    expect([play.pub.army[0], play.pub.will[USA], place(play, 'mcclellan'), place(play, 'hooker')]).toEqual([
      -1,
      90,
      WAITING,
      at('frederick-md'),
    ]);
  });
  test('5.2.8-a, 5.2.8-b with its last general gone an army neither moves nor intercepts, but may try to leave with cavalry', () => {
    const generic = (board: Board) => {
      board.army('northern-virginia', 'culpeper-va', 6).general('stuart', 'culpeper-va');
      board.pub.generic[4] = true;
    };
    const play = operations(CSA, 3, generic);
    expect(play.offered('CSA', 'activate').some(({ formation }) => formation === ARMY)).toBe(false);
    const march = setOut(USA, 'pope', 'manassas-va', 6, generic, { dice: [2] });
    march.does('USA', 'goTo', 'wilderness-va');
    // Beside it only: the brigade may intercept alone, the army may not.
    const all = march.place() === '@moment.interception' ? march.offered('CSA', 'intercept') : [];
    expect(all.every(({ formation }) => formation !== ARMY)).toBe(true);
    const attacked = setOut(USA, 'pope', 'manassas-va', 6, generic, { dice: [2] });
    goTo(attacked, USA, 'culpeper-va').asks('CSA', 'leaving.leave').does('CSA', 'withdraw', 'gordonsville-va');
    expect([attacked.told('leaving'), attacked.pub.army[4]]).toMatchObject([[{ on: 2, success: true }], at('gordonsville-va')]);
  });
  test('5.2.2-c who comes into the space of a leaderless army takes it, at the price of creation', () => {
    const play = setOut(USA, 'pope', 'frederick-md', 2, board => {
      board.army('potomac', 'washington-dc', 5);
      board.pub.generic[0] = true;
      board.sp(USA, 'st-louis-mo', 1).general('fremont', 'st-louis-mo');
    });
    goTo(play, USA, 'washington-dc').does('USA', 'halt');
    expect([play.pub.commander[0], play.pub.will[USA]]).toEqual([who('pope'), 98]);
  });
  test('5.2.4-a, 5.2.4-b two armies in a space: one goes with its price and its commander’s influence, the SP stay', () => {
    const play = setOut(
      USA,
      'hooker',
      'frederick-md',
      6,
      board => board.army('potomac', 'frederick-md', 6, 'hooker').army('cumberland', 'washington-dc', 5, 'burnside'),
      { formation: 'army' },
    );
    goTo(play, USA, 'washington-dc').does('USA', 'halt').does('USA', 'giveUp', 'cumberland');
    // −10 and −6, both on minus.
    expect([play.pub.will[USA], play.pub.infantry[USA][at('washington-dc')], place(play, 'burnside'), play.pub.army[1]]).toEqual([
      84,
      11,
      WAITING,
      -1,
    ]);
  });
  test('5.2.5-a, 5.9.1-a an army has no rail bonus and does not sail with operations', () => {
    const play = operations(USA, 3, board => board.army('potomac', 'washington-dc', 5, 'mcclellan'));
    play.refuses('USA', 'armada', 'potomac');
    play.does('USA', 'activate', { formation: ARMY, space: 'washington-dc', leader: 'mcclellan' }).does('USA', 'take', sp(5));
    expect(letPass(play).pub.march?.points).toBe(6);
  });
});

describe('generals without troops', () => {
  test('5.3.2-d, 5.3.2-a, 5.3.1-a Burnside goes out alone, comes back for Frémont and the SP, and is under him again', () => {
    const play = setOut(USA, 'burnside', 'st-louis-mo', 1, board => board.general('fremont', 'st-louis-mo'), { take: [] });
    goTo(play, USA, 'salem-il');
    goTo(play, USA, 'st-louis-mo').does('USA', 'regroup', ['fremont', -1]);
    expect(play.pub.march).toMatchObject({ leader: who('burnside'), infantry: 1 });
    play.does('USA', 'halt');
    expect([place(play, 'burnside'), place(play, 'fremont')]).toEqual([at('st-louis-mo'), at('st-louis-mo')]);
  });
  test('5.3.2-a a second general of more influence does not leave with him', () => {
    const play = operations(USA, 3, board =>
      board.sp(USA, 'st-louis-mo', 3).general('burnside', 'st-louis-mo').general('fremont', 'st-louis-mo'),
    );
    play.does('USA', 'activate', { formation: CORPS, space: 'st-louis-mo', leader: 'burnside' });
    play.refuses('USA', 'take', ['fremont', -1]).offers('USA', 'take', sp(2));
  });
  test('5.6.6-b, 5.3.2-e alone he enters no space the enemy controls, own troops there or not', () => {
    const play = setOut(USA, 'burnside', 'frederick-md', 1, board => board.sp(USA, 'manassas-va', 3), { take: [] });
    play.refuses('USA', 'goTo', 'manassas-va', '5.6.6-b').offers('USA', 'goTo', 'gettysburg-pa');
  });
  test('5.3.4-a, 5.3.4-c at the end of a round a general alone on the map goes off, one alone in a fort stays', () => {
    const end = (fort: boolean) => {
      const play = scene(
        'limits',
        {},
        {
          bare: true,
          lay: board => {
            board.general('polk', 'nashville-tn');
            if (fort) board.fort(CSA, 'nashville-tn');
          },
        },
      );
      return place(play, 'polk');
    };
    expect([end(true), end(false)]).toEqual([at('nashville-tn'), WAITING]);
  });
  test('5.3.4-b, 5.3.4-c four generals with two SP: the enemy sends one off, never a brigade', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        lay: board =>
          board
            .sp(CSA, 'nashville-tn', 1)
            .general('polk', 'nashville-tn')
            .general('bragg', 'nashville-tn')
            .general('smith', 'nashville-tn')
            .general('wheeler', 'nashville-tn'),
      },
    );
    play.asks('USA', 'limits.sendOff').refuses('USA', 'sendOff', ['wheeler']).does('USA', 'sendOff', ['smith']);
    expect([place(play, 'smith'), play.pub.due[who('smith')]]).toEqual([WAITING, 2]);
  });
  test('5.2.9-a an army of one SP keeps four generals; the enemy may send its commander off', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        lay: board => board.army('tennessee', 'nashville-tn', 1, 'bragg', 'polk', 'smith', 'hardee', 'hood'),
      },
    );
    play.asks('USA', 'limits.sendOff').does('USA', 'sendOff', ['bragg']);
    expect([place(play, 'bragg'), play.pub.commander[5]]).toEqual([WAITING, who('smith')]);
  });
  test('5.6.5-a, 5.6.5-b reorganisation: any distance by rail, ten spaces by road, never both, and not the second of an army', () => {
    const play = operations(USA, 1, board =>
      board
        .army('potomac', 'washington-dc', 8, 'mcclellan', 'burnside', 'hooker')
        .sp(USA, 'peoria-il', 1)
        .sp(USA, 'kansas-city-mo', 1)
        .owns(USA, 'kansas-city-mo'),
    );
    play.does('USA', 'reorganise');
    play
      .refuses('USA', 'transfer', [{ general: 'burnside', to: 'peoria-il' }])
      .refuses('USA', 'transfer', [{ general: 'hooker', to: 'kansas-city-mo' }]);
    play.does('USA', 'transfer', [{ general: 'hooker', to: 'peoria-il' }]);
    expect(place(play, 'hooker')).toBe(at('peoria-il'));
  });
});

describe('cavalry', () => {
  test('5.5.3-a one marker of the card takes the enemy’s off under a brigade: grey again in a grey space, neutral in a border one', () => {
    const raid = (where: 'atlanta-ga' | 'frankfort-ky') => {
      const play = operations(CSA, 1, board => board.general('forrest', where).owns(USA, where));
      play.does('CSA', 'markers').does('CSA', 'mark', [where]);
      return play.pub.control[at(where)];
    };
    expect([raid('atlanta-ga'), raid('frankfort-ky')]).toEqual([CSA, NOBODY]);
  });
  test('5.5.3-a, 5.5.3-b a Union brigade in a grey space takes nothing off and places nothing', () => {
    const play = operations(USA, 3, board => board.general('stoneman', 'atlanta-ga'));
    if (play.deeds('USA').includes('markers'))
      expect(play.does('USA', 'markers').members('USA', 'mark')).not.toContain(at('atlanta-ga'));
  });
  test('11.1-b, 5.5.3-b in the political phase Forrest may lift a Union marker in Kentucky; Morgan in a neutral space does nothing', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => board.general('forrest', 'frankfort-ky').owns(USA, 'frankfort-ky').general('morgan', 'lebanon-ky'),
      },
    );
    play.asks('CSA', 'political.raid').does('CSA', 'raid', ['frankfort-ky']);
    expect([play.pub.control[at('frankfort-ky')], play.pub.control[at('lebanon-ky')]]).toEqual([NOBODY, NOBODY]);
  });
  test('12.2-a, 11.1-b Stoneman ends the turn in Atlanta: the centre is untouched', () => {
    const { pub } = scene('political', {}, { bare: true, lay: board => board.general('stoneman', 'atlanta-ga') });
    expect([pub.control[at('atlanta-ga')], pub.destroyed]).toEqual([CSA, 0]);
  });
  test('11.1-a, 5.2.6-a an army of cavalry alone converts nothing, under way or in the political phase', () => {
    const play = setOut(
      CSA,
      'lee',
      'manassas-va',
      0,
      board => board.army('northern-virginia', 'manassas-va', 0, 'lee').general('stuart', 'manassas-va').owns(USA, 'manassas-va'),
      { formation: 'army', take: ['stuart'] },
    );
    play.refuses('CSA', 'convert', null);
  });
  test('5.5.4-a a Confederate cavalry general killed on turn 4 is back on turn 7, his SP next turn', () => {
    const play = scene(
      'effects',
      { by: 'USA', of: { card: 6, variant: 0 } },
      {
        bare: true,
        turn: 4,
        dice: [3],
        lay: board => board.general('morgan', 'lebanon-ky'),
      },
    );
    if (!play.over()) play.does('USA', 'ambush', 'morgan');
    expect([place(play, 'morgan'), play.pub.due[who('morgan')], play.pub.spDue[CSA]]).toEqual([WAITING, 7, 1]);
  });
  test('5.5.5-a with infantry and no other general a brigade rides alone, but defends and leaves with all of them', () => {
    const play = operations(CSA, 3, board => board.sp(CSA, 'manassas-va', 3).general('stuart', 'manassas-va'));
    play.offers('CSA', 'activate', { formation: BRIGADE, space: 'manassas-va', leader: 'stuart' });
    play.refuses('CSA', 'activate', { formation: CORPS, space: 'manassas-va', leader: 'stuart' });
    const out = setOut(
      USA,
      'pope',
      'frederick-md',
      3,
      board => board.sp(CSA, 'manassas-va', 3).general('stuart', 'manassas-va'),
      { dice: [4] },
    );
    goTo(out, USA, 'manassas-va').does('CSA', 'withdraw', 'culpeper-va');
    expect([out.told('leaving')[0], out.pub.infantry[CSA][at('culpeper-va')]]).toMatchObject([{ on: 4, success: true }, 3]);
  });
  test('5.5.2-a, 5.7.3-a a battle ends a brigade’s move at any odds', () => {
    const play = setOut(
      CSA,
      'forrest',
      'nashville-tn',
      0,
      board => board.sp(USA, 'franklin-tn', 1).sp(CSA, 'murfreesboro-tn', 0),
      { formation: 'brigade', dice: [6, 1, 6, 6] },
    );
    goTo(play, CSA, 'franklin-tn');
    expect([play.over(), place(play, 'forrest')]).toEqual([true, at('franklin-tn')]);
  });
  test('5.1.5-a, 5.4.2-a a division drops and never picks up; a brigade does neither', () => {
    const play = setOut(USA, null, 'frederick-md', 3, board => board.sp(USA, 'baltimore-md', 2));
    goTo(play, USA, 'baltimore-md').refuses('USA', 'regroup', sp(4)).offers('USA', 'regroup', sp(1));
    const rides = setOut(USA, 'stoneman', 'frederick-md', 0, board => board.sp(USA, 'baltimore-md', 2), { formation: 'brigade' });
    goTo(rides, USA, 'baltimore-md').refuses('USA', 'regroup', ['stoneman', -1]);
    expect(rides.pub.general[who('stoneman')]).toBe(MARCHING);
  });
  test('5.4.1-a, 5.4.2-a, 5.4.2-b a division of as many SP as the card’s value, into no enemy-held space of his states', () => {
    const play = operations(USA, 2, board => board.sp(USA, 'frederick-md', 4));
    play
      .does('USA', 'activate', { formation: DIVISION, space: 'frederick-md', leader: -1 })
      .refuses('USA', 'take', sp(3))
      .does('USA', 'take', sp(2));
    letPass(play).refuses('USA', 'goTo', 'manassas-va').offers('USA', 'goTo', 'gettysburg-pa');
    const won = setOut(USA, null, 'frederick-md', 2, ({ pub }) => void (pub.state[stateNamed('VA')] = USA));
    won.offers('USA', 'goTo', 'manassas-va');
  });
});
