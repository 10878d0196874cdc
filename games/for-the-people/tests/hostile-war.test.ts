/** Cases written from the rulebook alone: rivers, forts, reliefs, landings and cards that chain. */
import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { letPass, played, type Setting, scene } from './scene.ts';

/** A corps of a side stands ready to step out of a space, the windows let pass. */
const stepOut = (side: 0 | 1, leader: string, from: SpaceId, lay: (board: Board) => void, setting: Setting = {}) => {
  const name = side === USA ? 'USA' : 'CSA';
  const play = scene(
    'operations',
    { side, value: 3, card: 83 },
    {
      bare: true,
      lay: board => {
        board.sp(side, from, 3).general(leader as 'lee', from);
        lay(board);
      },
      ...setting,
    },
  );
  play.does(name, 'activate', { formation: 1, space: from, leader }).does(name, 'take', [-1, -1]);
  return letPass(play).asks(name, 'march.order');
};

describe('naval control, nullified and not', () => {
  const ohio = (board: Board) =>
    board.fort(CSA, 'louisville-ky').fort(USA, 'cincinnati-oh').owns(CSA, 'frankfort-ky', 'falmouth-ky', 'louisville-ky');
  test('6.2.5-a, 6.2.5-b a Confederate fort at Louisville opens the Ohio there, not at Cincinnati with its Union fort', () => {
    stepOut(CSA, 'bragg', 'louisville-ky', ohio).offers('CSA', 'goTo', 'bloomington-in');
    stepOut(CSA, 'bragg', 'falmouth-ky', ohio).refuses('CSA', 'goTo', 'cincinnati-oh');
  });
  test('6.2.4-a the Union may not cross into Louisville’s fort, but may attack Falmouth', () => {
    stepOut(USA, 'buell', 'bloomington-in', ohio).refuses('USA', 'goTo', 'louisville-ky');
    stepOut(USA, 'buell', 'cincinnati-oh', board => ohio(board).sp(CSA, 'falmouth-ky', 1)).offers('USA', 'goTo', 'falmouth-ky');
  });
  test('6.6.2-a a fort at Vicksburg lets the Confederacy cross to Monroe; without it the river is the Union’s', () => {
    stepOut(CSA, 'bragg', 'vicksburg-ms', board => board.fort(CSA, 'vicksburg-ms')).offers('CSA', 'goTo', 'monroe-la');
    stepOut(CSA, 'bragg', 'vicksburg-ms', () => undefined).refuses('CSA', 'goTo', 'monroe-la', '6.2.5-a');
  });
  test('6.6.2-a an ironclad does as well as a fort', () => {
    stepOut(CSA, 'bragg', 'vicksburg-ms', board => board.ironclad('vicksburg-ms')).offers('CSA', 'goTo', 'monroe-la');
  });
  test('6.6.2-e with Columbus lost, a new fort at New Madrid mends the river again', () => {
    const polk = (forts: SpaceId[]) =>
      stepOut(CSA, 'polk', 'new-madrid-mo', board => board.fort(CSA, ...forts).owns(CSA, 'new-madrid-mo'));
    polk(['new-madrid-mo']).offers('CSA', 'goTo', 'humboldt-tn');
    polk([]).refuses('CSA', 'goTo', 'humboldt-tn', '6.2.5-a');
  });
  test('6.2.6.B-c with neither fort nor ironclad at Dover nobody grey crosses from Nashville to Bowling Green', () => {
    const bragg = (fort: boolean) =>
      stepOut(CSA, 'bragg', 'nashville-tn', board => (fort ? board.fort(CSA, 'dover-tn') : board).owns(CSA, 'bowling-green-ky'));
    bragg(true).offers('CSA', 'goTo', 'bowling-green-ky');
    bragg(false).refuses('CSA', 'goTo', 'bowling-green-ky', '6.2.5-a');
  });
  test('6.2.6.B-b a fort at Dover keeps the Union out from McKenzie, an ironclad does not', () => {
    const halleck = (lay: (board: Board) => void) =>
      stepOut(USA, 'halleck', 'mckenzie-tn', board => {
        board.owns(USA, 'mckenzie-tn');
        lay(board);
      });
    halleck(board => board.fort(CSA, 'dover-tn')).refuses('USA', 'goTo', 'dover-tn');
    halleck(board => board.ironclad('dover-tn')).offers('USA', 'goTo', 'dover-tn');
  });
  test('6.6.3-a with a Confederate fort at Aquia Creek no strategic move leaves Washington by sea', () => {
    const sea = (fort: boolean) => {
      const play = scene(
        'journeys',
        { side: USA },
        {
          bare: true,
          turn: 4,
          lay: board => {
            board.sp(USA, 'washington-dc', 3).owns(USA, 'fort-monroe-va');
            if (fort) board.fort(CSA, 'aquia-creek-va');
          },
        },
      );
      return play.does('USA', 'entrain', 'washington-dc').offered('USA', 'detrain').includes(at('fort-monroe-va'));
    };
    expect([sea(false), sea(true)]).toEqual([true, false]);
  });
  test('10.2.2-b a Confederate train does not cross a river the Union controls', () => {
    const train = (fort: boolean) => {
      const play = scene(
        'journeys',
        { side: CSA },
        {
          bare: true,
          turn: 4,
          lay: board => {
            board.sp(CSA, 'nashville-tn', 2).owns(CSA, 'bowling-green-ky');
            if (fort) board.fort(CSA, 'dover-tn');
          },
        },
      );
      return play.does('CSA', 'entrain', 'nashville-tn').offered('CSA', 'detrain').includes(at('bowling-green-ky'));
    };
    expect([train(true), train(false)]).toEqual([true, false]);
  });
});

describe('reliefs', () => {
  const relief = (lay: (board: Board) => void, setting: Setting = {}) =>
    scene('operations', { side: USA, value: 1, card: 64 }, { bare: true, turn: 8, lay, ...setting });
  test('5.6.1-b, 5.6.1-c Frémont relieved by Grant beside McClellan and Butler: 8 and 2, Butler being his equal', () => {
    const play = relief(board => {
      board.army('potomac', 'washington-dc', 8, 'fremont', 'mcclellan', 'butler', 'grant');
    })
      .does('USA', 'relieve', 'potomac')
      .does('USA', 'appoint', 'grant')
      .does('USA', 'fate', 'demote');
    expect([play.pub.will[USA], play.pub.due[generalNamed('fremont')], play.pub.general[generalNamed('fremont')]]).toEqual([
      90,
      9,
      WAITING,
    ]);
  });
  test('5.6.2-a Grant goes from the Cumberland to the Potomac and relieves Meade: 8 and 5, and 2 for Burnside passed over', () => {
    const play = relief(board => {
      board
        .army('cumberland', 'columbus-oh', 6, 'grant', 'sherman', 'thomas')
        .army('potomac', 'washington-dc', 6, 'meade', 'burnside');
    })
      .does('USA', 'relieve', 'cumberland')
      .does('USA', 'appoint', 'sherman')
      .does('USA', 'reassign', 'potomac')
      .does('USA', 'fate', 'demote');
    expect([play.pub.commander[0], play.pub.commander[1], play.pub.will[USA]]).toEqual([
      generalNamed('grant'),
      generalNamed('sherman'),
      87,
    ]);
  });
  test('5.6.2-a without a line between the armies there is no reassignment', () => {
    const play = relief(board => {
      board.army('cumberland', 'meridian-ms', 6, 'grant', 'sherman').army('potomac', 'washington-dc', 6, 'meade', 'burnside');
    }).does('USA', 'relieve', 'cumberland');
    play.asks('USA', 'relieve.fate', 'fate');
  });
  test('5.6.1-b after a large defeat the price is half, rounded up: 5 for an influence of 10, 3 for 5', () => {
    const price = (commander: 'mcclellan' | 'hooker') =>
      relief(board => {
        board.army('potomac', 'washington-dc', 8, commander, 'hancock');
        board.pub.rounds[USA] = 4;
        board.pub.lostLarge[0] = 4;
      })
        .does('USA', 'relieve', 'potomac')
        .does('USA', 'fate', 'remove').pub.will[USA];
    expect([price('mcclellan'), price('hooker')]).toEqual([95, 97]);
  });
  test('5.6.1-a the second in command cannot be relieved to nothing: an army of one general has no relief', () => {
    expect(
      relief(board => {
        board.army('potomac', 'washington-dc', 8, 'mcclellan').general('pleasonton', 'washington-dc');
      }).deeds('USA'),
    ).not.toContain('relieve');
  });
});

describe('landings and forts', () => {
  const landing = (lay: (board: Board) => void, to: SpaceId, dice: number[], setting: Setting = {}) => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      {
        bare: true,
        dice,
        lay: board => {
          board.sp(USA, 'fort-monroe-va', 3).owns(USA, 'fort-monroe-va');
          lay(board);
        },
        ...setting,
      },
    );
    play.does('USA', 'board', [-1, -1]).does('USA', 'steer', to);
    return letPass(play);
  };
  test('18-a against an empty fort 1-1 succeeds with two SP: one is left, and the fort is not captured yet', () => {
    const play = landing(() => undefined, 'fort-pulaski-ga', [1, 2]);
    expect([play.pub.infantry[USA][at('fort-pulaski-ga')], play.pub.control[at('fort-pulaski-ga')], play.pub.will]).toEqual([
      1,
      CSA,
      [100, 100],
    ]);
  });
  test('18-b against a garrison 1-1 fails, and what is left goes home', () => {
    // Assault modifier 0 against the fort's 2.
    const play = landing(board => board.sp(CSA, 'fort-pulaski-ga', 1), 'fort-pulaski-ga', [4, 2]);
    expect([play.pub.infantry[USA][at('fort-monroe-va')], play.pub.infantry[USA][at('fort-pulaski-ga')]]).toEqual([2, 0]);
  });
  test('6.4.1-b the defenders’ sum counts for 3 at most, however many weapons lie there', () => {
    const play = landing(
      board => {
        board.sp(CSA, 'fort-pulaski-ga', 1).ironclad('fort-pulaski-ga');
        board.pub.torpedoes = [at('fort-pulaski-ga')];
        board.pub.hunley = at('fort-pulaski-ga');
        board.pub.amphibious = 1;
      },
      'fort-pulaski-ga',
      [1, 1],
    );
    expect(play.told('fought')[0]!.defence.terms.find(({ rule }) => rule === '6.4.1-b')?.value).toBe(3);
    // 6.7-b The Hunley has struck and is gone.
    expect(play.pub.hunley).toBe(-1);
  });
  test('6.1.3-a Charleston is shut while Sumter is grey, and open once the Union’s marker lies on it', () => {
    const open = (owner: 0 | 1) =>
      scene(
        'voyage',
        { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
        {
          bare: true,
          lay: board => board.sp(USA, 'fort-monroe-va', 1).owns(USA, 'fort-monroe-va').owns(owner, 'fort-sumter-sc'),
        },
      )
        .offered('USA', 'steer')
        .includes(at('charleston-sc'));
    expect([open(CSA), open(USA)]).toEqual([false, true]);
  });
  test('6.8.3-a a Confederate coastal fort takes one SP, never a second, by train or by card', () => {
    const play = played('CSA', 22, { bare: true, lay: board => board.sp(CSA, 'fort-sumter-sc', 1) });
    expect(play.members('CSA', 'levy')).not.toContain(at('fort-sumter-sc'));
  });
});

describe('cards that chain', () => {
  test('12.2-a, 17.2.2-a Wilson’s Raid on the last centre ends the war', () => {
    const play = played('USA', 111, {
      bare: true,
      lay: board => {
        board.general('stoneman', 'montgomery-al');
        board.pub.destroyed = (1 << 13) - 1 - (1 << 9);
        for (const id of [
          'norfolk-va',
          'morehead-city-nc',
          'wilmington-nc',
          'charleston-sc',
          'savannah-ga',
          'fernandina-fl',
          'jacksonville-fl',
          'columbus-ga',
          'pensacola-fl',
          'mobile-al',
          'new-orleans-la',
          'sabine-city-tx',
        ] as const)
          board.owns(USA, id);
      },
    }).does('USA', 'place', ['selma-al']);
    expect([play.pub.ending, play.pub.winner]).toEqual(['resources', 'USA']);
  });
  test('11.3-e, 11.2.2-a, 12.6-a Wilson’s Raid on the capital sends it to its box', () => {
    const play = played('USA', 111, { bare: true, lay: board => board.general('stoneman', 'fredericksburg-va') }).does(
      'USA',
      'place',
      ['richmond-va'],
    );
    // The centre is worth 12; the capital costs 15 and turns the marker.
    expect([play.pub.capital[CSA], play.pub.will]).toEqual([-1, [114, 100 - 15 - 3 - 12]]);
  });
  test('4.2.5-b an interrupted move of a campaign: the other moves are still made, with other forces', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        hands: { CSA: [89, 107] },
        lay: board =>
          board
            .sp(USA, 'washington-dc', 3)
            .general('mcclellan', 'washington-dc')
            .sp(USA, 'cairo-il', 3)
            .general('halleck', 'cairo-il'),
      },
    );
    play
      .does('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'mcclellan' })
      .does('USA', 'take', [-1, -1])
      .does('CSA', 'event', { card: 89, variant: 0 });
    play.asks('USA', 'campaign.choose').refuses('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'mcclellan' });
    play
      .does('USA', 'activate', { formation: 1, space: 'cairo-il', leader: 'halleck' })
      .does('USA', 'take', [-1])
      .does('CSA', 'event', { card: 107, variant: 0 });
    // 3.3.2-b Both cards are gone; the round that follows is the Confederacy's own affair.
    expect([play.pub.hands[CSA], play.pub.campaign]).toEqual([0, null]);
  });
  test('4.5.2-c an activation that is stopped lifts the duty, and the troops gathered stay', () => {
    const play = played('CSA', 100, {
      bare: true,
      hands: { USA: [1] },
      lay: board =>
        board.sp(CSA, 'mobile-al', 3).sp(CSA, 'corinth-ms', 2).general('bragg', 'corinth-ms').sp(USA, 'pittsburg-landing-tn', 2),
    });
    play
      .does('CSA', 'gather', 'corinth-ms')
      .does('CSA', 'rally', ['mobile-al', 'mobile-al', 'mobile-al'])
      .does('CSA', 'take', [-1, -1, -1, -1, -1])
      .does('USA', 'event', { card: 1, variant: 0 });
    expect([play.over(), play.pub.infantry[CSA][at('corinth-ms')], play.pub.march]).toEqual([true, 5, null]);
  });
  test('5.2.1-b, 4.5.2-d a concentration may take an army’s last SP: it is eliminated with its price', () => {
    const play = played('CSA', 100, {
      bare: true,
      lay: board =>
        board
          .army('mississippi', 'jackson-ms', 2, 'van-dorn')
          .sp(CSA, 'corinth-ms', 2)
          .general('bragg', 'corinth-ms')
          .sp(USA, 'pittsburg-landing-tn', 2),
    });
    play.does('CSA', 'gather', 'corinth-ms').does('CSA', 'rally', ['jackson-ms', 'jackson-ms']);
    expect([play.pub.army[6], play.pub.general[generalNamed('van-dorn')], play.pub.will[CSA]]).toEqual([-1, WAITING, 92]);
  });
  test('4.2.6-a a discard event may take the very card an interrupt would need', () => {
    const play = played('USA', 25, { hands: { CSA: [89, 50] }, draws: [89] });
    expect([play.pub.hands[CSA], play.pub.discards]).toEqual([1, [89]]);
  });
  test('5.5.4-a, 5.2.1-b an army of a single brigade is eliminated when its general is killed by a card', () => {
    const play = played('USA', 4, {
      bare: true,
      dice: [1],
      draws: ['stuart'],
      turn: 5,
      lay: board => board.army('northern-virginia', 'richmond-va', 0, 'lee', 'jackson').general('stuart', 'richmond-va'),
    });
    expect([play.pub.army[4], play.pub.general[generalNamed('lee')], play.pub.spDue[CSA], play.pub.will[CSA]]).toEqual([
      -1,
      WAITING,
      1,
      92,
    ]);
  });
  test('7.5.1-b an elite unit goes back to the stock with its army, and may be given again', () => {
    const play = played('CSA', 65, {
      bare: true,
      lay: board => {
        board.army('potomac', 'washington-dc', 3, 'mcdowell');
        board.pub.elite[0] = 0;
      },
    });
    expect([play.pub.army[0], play.pub.elite[0]]).toEqual([-1, -1]);
  });
});

describe('optional rail logistics', () => {
  test('19-c away from rail lines a step costs two, and who has one point left does not go', () => {
    const walk = (options: string[]) => {
      const play = stepOut(USA, 'buell', 'somerset-ky', board => board.owns(USA, 'lexington-ky', 'somerset-ky'), { options });
      const before = play.pub.march!.points;
      letPass(play.does('USA', 'goTo', 'clinton-tn'));
      const spent = before - play.pub.march!.points;
      play.pub.march!.points = 1;
      return [spent, play.offered('USA', 'goTo').length > 0];
    };
    expect(walk([])).toEqual([1, true]);
    expect(walk(['rail-logistics'])).toEqual([2, false]);
  });
});
