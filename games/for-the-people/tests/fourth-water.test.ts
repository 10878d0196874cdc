/** Cases from the rulebook alone: naval control nullified, guns, weapons, landings that are met, lines along rivers and coasts. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { mississippiOpen, navalControl } from '../queries/naval-control.ts';
import { canPlay } from '../queries/playing.ts';
import { inSupply } from '../queries/supply.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board, bare } from './board.ts';
import { fightOut, goTo, type Out, setOut, sp, term, who } from './forces.ts';
import { letPass, played, type Setting, scene, tableOf } from './scene.ts';

const free = (board: Board, ...ids: SpaceId[]): SpaceId[] => ids.filter(id => !navalControl(board.pub, at(id)));
const supplied = (board: Board, side: 0 | 1, ...ids: SpaceId[]): SpaceId[] => ids.filter(id => inSupply(board.pub, side, at(id)));
const there = (play: { pub: Out['pub'] }, id: SpaceId): number[] => [USA, CSA].map(side => play.pub.infantry[side]![at(id)]!);
const laid = (lay: (board: Board) => void) => tableOf({ bare: true, lay }).pub;
interface Ship extends Partial<Setting> {
  to: SpaceId;
  from?: SpaceId;
  n?: number;
  assault?: number;
  guns?: number;
  farragut?: boolean;
}
/** A Union shipload under way, up to the first question ashore. */
const sail = (lay: (board: Board) => void, ship: Ship) => {
  const { to, from = 'fort-monroe-va', n = 3, assault = 0, guns = 0, farragut = false, ...setting } = ship;
  const play = scene(
    'voyage',
    { side: USA, from: at(from), army: -1, assault, guns, farragut, operations: false },
    {
      bare: true,
      ...setting,
      lay: board => {
        lay(board.sp(USA, from, n).owns(USA, from));
      },
    },
  );
  if (play.place() === 'voyage.board') play.does('USA', 'board', sp(Math.min(3, n)));
  return letPass(play.does('USA', 'steer', to), '@moment.interception');
};

describe('control nullified', () => {
  test('6.6.2-a, 6.2.6.B-c an ironclad at Nashville frees its bars and nothing else of the Cumberland', () => {
    const board = bare().ironclad('nashville-tn');
    expect(free(board, 'nashville-tn', 'clarksville-tn', 'dover-tn', 'decatur-al')).toEqual(['nashville-tn']);
    const step = (from: SpaceId) =>
      setOut(CSA, 'bragg', from, 2, on => {
        on.ironclad('nashville-tn');
      });
    step('nashville-tn').offers('CSA', 'goTo', 'bowling-green-ky').offers('CSA', 'goTo', 'clarksville-tn');
    step('clarksville-tn').offers('CSA', 'goTo', 'nashville-tn').refuses('CSA', 'goTo', 'dover-tn', '6.2.5-a');
  });
  test('6.2.3-a, 6.2.4-a an ironclad keeps no Union troops from crossing to it, a fort does', () => {
    const step = (lay: (board: Board) => Board) =>
      setOut(USA, 'buell', 'bowling-green-ky', 2, board => {
        lay(board);
      });
    step(board => board.ironclad('nashville-tn')).offers('USA', 'goTo', 'nashville-tn');
    step(board => board.fort(CSA, 'nashville-tn')).refuses('USA', 'goTo', 'nashville-tn', '6.2.5-a');
  });
  test('6.6.2-b, 6.6.2-e a fort at Yazoo City holds its own river alone', () => {
    const board = bare().owns(USA, 'forts-st-philip-jackson-la').fort(CSA, 'yazoo-city-ms');
    expect(free(board, 'yazoo-city-ms', 'vicksburg-ms', 'memphis-tn', 'grand-gulf-ms')).toEqual(['yazoo-city-ms']);
  });
  test('6.6.2-c a gap between two forts is free however long, and opens when either falls', () => {
    const between = ['memphis-tn', 'vicksburg-ms', 'grand-gulf-ms', 'alexandria-la', 'baton-rouge-la'] as const;
    const board = bare().owns(USA, 'forts-st-philip-jackson-la', 'new-orleans-la').fort(CSA, 'new-madrid-mo', 'baton-rouge-la');
    expect(free(board, ...between, 'new-orleans-la', 'columbus-ky')).toEqual([...between]);
    board.pub.fort[at('new-madrid-mo')] = -1;
    expect(free(board, ...between)).toEqual(['baton-rouge-la']);
  });
  test('6.6.2-d, 8.2-a a harbour whose fort is grey feeds the Union garrison of neither port nor road', () => {
    const lay = (fort: 0 | 1) => bare().owns(USA, 'wilmington-nc', 'lumberton-nc').owns(fort, 'fort-fisher-nc');
    expect(supplied(lay(CSA), USA, 'wilmington-nc', 'lumberton-nc', 'fort-fisher-nc')).toEqual(['fort-fisher-nc']);
    expect(supplied(lay(USA), USA, 'wilmington-nc', 'lumberton-nc')).toEqual(['wilmington-nc', 'lumberton-nc']);
  });
  test('12.8-a, 6.6.2-a what shuts the Mississippi: a fort at Decatur does, one at Yazoo City or Charleston in Virginia does not', () => {
    const open = (...forts: SpaceId[]) =>
      mississippiOpen(
        bare()
          .owns(USA, 'forts-st-philip-jackson-la')
          .fort(CSA, ...forts).pub,
      );
    expect([open(), open('decatur-al'), open('yazoo-city-ms', 'shreveport-la', 'charleston-wv')]).toEqual([true, false, true]);
  });
});

describe('past the guns', () => {
  test('6.3.1-a under two forts there is no way, with one an ironclad behind it stops the ships in its own port', () => {
    const play = (lay: (board: Board) => void) =>
      scene(
        'voyage',
        { side: USA, from: at('cairo-il'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
        { bare: true, lay: board => lay(board.sp(USA, 'cairo-il', 3).owns(USA, 'forts-st-philip-jackson-la')) },
      ).does('USA', 'board', sp(3));
    play(board => board.fort(CSA, 'columbus-ky', 'new-madrid-mo')).refuses('USA', 'steer', 'memphis-tn');
    play(board => board.fort(CSA, 'columbus-ky').ironclad('memphis-tn'))
      .offers('USA', 'steer', 'memphis-tn')
      .refuses('USA', 'steer', 'vicksburg-ms');
  });
  test('6.3.1-a, 6.7-b torpedoes without a fort are passed without a die, and in the port they help its defenders', () => {
    const play = sail(
      board => {
        board.sp(CSA, 'memphis-tn', 1).pub.torpedoes = [at('new-madrid-mo'), at('memphis-tn')];
      },
      { from: 'cairo-il', to: 'memphis-tn', dice: [1, 1] },
    );
    fightOut(play as Out);
    const { defence } = play.told('fought')[0]!;
    expect([play.told('guns').length, term(defence, '6.4.1-b')]).toEqual([0, 1]);
  });
  test('5.3.6-a, 12.7-a, 6.3.1-a a shipload that takes an army’s last SP ends it, and the guns that turn it back raise it no more', () => {
    const play = sail(board => void board.army('union-tennessee', 'cairo-il', 2, 'grant', 'mcpherson').fort(CSA, 'columbus-ky'), {
      from: 'cairo-il',
      to: 'new-madrid-mo',
      n: 2,
      dice: [3],
    });
    expect([play.told('guns')[0]!.success, there(play, 'cairo-il'), play.pub.army[2]]).toEqual([false, [2, 0], -1]);
    expect([play.pub.general[who('grant')], play.pub.general[who('mcpherson')], play.pub.will[USA]]).toEqual([
      WAITING,
      WAITING,
      90,
    ]);
  });
  test('4.3.1-c, 6.3.1-a what has failed before the guns does not march under the same campaign', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        dice: [1],
        lay: board => {
          board.sp(USA, 'cairo-il', 3).fort(CSA, 'columbus-ky').owns(USA, 'cairo-il');
        },
      },
    );
    play.does('USA', 'sail', 'cairo-il').does('USA', 'board', sp(3)).does('USA', 'steer', 'new-madrid-mo');
    expect([play.told('guns')[0]!.success, there(play, 'cairo-il')]).toEqual([false, [3, 0]]);
    expect(play.offered('USA', 'activate')).toEqual([]);
    expect(play.deeds('USA')).toEqual([]);
  });
});

describe('landings that are met', () => {
  const twoNear = (board: Board) => {
    board.sp(CSA, 'hanover-junction-va', 2).general('jackson', 'hanover-junction-va');
    board.sp(CSA, 'williamsburg-va', 2).general('beauregard', 'williamsburg-va');
    board.pub.torpedoes = [at('urbanna-va')];
  };
  const calls = (play: ReturnType<typeof sail>, leader: 'jackson' | 'beauregard' | 'stuart') =>
    play.does('CSA', 'intercept', play.offered('CSA', 'intercept').find(by => by.leader === who(leader))!);
  test('5.8.2-a, 6.7-c of two who stand near one tries; he fails, the port is taken, and what lies in it is swept', () => {
    const play = sail(twoNear, { to: 'urbanna-va', dice: [4] });
    expect(play.offered('CSA', 'intercept').map(({ leader, on }) => [leader, on])).toEqual(
      expect.arrayContaining([
        [who('jackson'), 3],
        [who('beauregard'), 1],
      ]),
    );
    calls(play, 'jackson');
    expect([play.told('interception').length, there(play, 'urbanna-va'), play.pub.torpedoes]).toEqual([1, [3, 0], []]);
  });
  test('5.8.1-f, 6.4.1-a, 6.4.2-a he comes in time: the torpedoes and the 2 for interception help him, and lie there still', () => {
    const play = sail(twoNear, { to: 'urbanna-va', dice: [3, 1, 4, 6] });
    fightOut(calls(play, 'jackson') as Out);
    const { defence, attack, winner } = play.told('fought')[0]!;
    expect([term(defence, '5.8.3-a'), term(defence, '6.4.1-b'), term(defence, '7.4.1-a'), term(attack, '6.4.1-b')]).toEqual([
      2, 1, 3, 0,
    ]);
    expect([winner, play.pub.torpedoes, there(play, 'urbanna-va')[0]]).toEqual([CSA, [at('urbanna-va')], 0]);
    expect(there(play, 'fort-monroe-va')[0]).toBeGreaterThan(0);
  });
  test('5.8.1-b, 5.5.5-a a lone brigade may meet a landing; beaten, it goes back inland', () => {
    const play = sail(board => void board.general('stuart', 'hanover-junction-va'), {
      to: 'urbanna-va',
      assault: 2,
      dice: [4, 5, 1],
    });
    fightOut(calls(play, 'stuart') as Out);
    const { losses, winner } = play.told('fought')[0]!;
    // Its only SP is lost with the battle, and he is away three turns.
    expect([losses[1], winner, play.pub.general[who('stuart')], play.pub.due[who('stuart')]]).toEqual([1, USA, WAITING, 4]);
    expect(there(play, 'urbanna-va')[0]).toBe(3 - losses[0]!);
  });
  test('5.8.1-a nobody meets ships in a port that Union SP already hold', () => {
    const play = sail(
      board => void board.sp(USA, 'urbanna-va', 1).sp(CSA, 'hanover-junction-va', 2).general('jackson', 'hanover-junction-va'),
      {
        to: 'urbanna-va',
      },
    );
    expect([play.told('interception'), there(play, 'urbanna-va')]).toEqual([[], [4, 0]]);
  });
  test('11.2.2-a, 6.4.2-a a landing on the enemy’s capital drives it out only if it wins', () => {
    const land = (dice: number[]) => {
      const play = sail(
        board => {
          board.sp(CSA, 'norfolk-va', 1).pub.capital[CSA] = at('norfolk-va');
        },
        { to: 'norfolk-va', dice },
      );
      return fightOut(play as Out).pub.capital[CSA];
    };
    expect([land([6, 1]), land([1, 6])]).toEqual([-1, at('norfolk-va')]);
  });
});

describe('coastal forts that are taken and not yet marked', () => {
  test('6.4.1-a, 6.8.2-a a second shipload joins the first in a Sumter that is still grey: nobody is left there to fight', () => {
    const play = sail(board => void board.sp(USA, 'fort-sumter-sc', 1), { to: 'fort-sumter-sc', n: 2 });
    expect([there(play, 'fort-sumter-sc'), play.told('fight'), play.pub.victory]).toEqual([[3, 0], [], false]);
    // Its harbour stays shut all the same (6.1.3-a).
    const shut = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      {
        bare: true,
        lay: board => void board.sp(USA, 'fort-sumter-sc', 1).sp(USA, 'fort-monroe-va', 2).owns(USA, 'fort-monroe-va'),
      },
    ).does('USA', 'board', sp(2));
    shut.refuses('USA', 'steer', 'charleston-sc').offers('USA', 'steer', 'fort-sumter-sc');
  });
  test('6.8.1-a, 5.7.2-d by land too, for either side: Monroe is taken once, and once only is it news', () => {
    const enter = (side: 0 | 1, inside: number) => {
      const other = side === USA ? CSA : USA;
      const play = setOut(
        side,
        side === USA ? 'grant' : 'jackson',
        'williamsburg-va',
        3,
        board => void board.owns(other, 'fort-monroe-va').sp(side, 'fort-monroe-va', inside),
      );
      goTo(play, side, 'fort-monroe-va');
      return [play.told('overrun').length, play.pub.victory, play.pub.march?.at];
    };
    const monroe = at('fort-monroe-va');
    expect([enter(USA, 0), enter(USA, 1)]).toEqual([
      [1, true, monroe],
      [0, false, monroe],
    ]);
    expect([enter(CSA, 0), enter(CSA, 1)]).toEqual([
      [1, false, monroe],
      [0, false, monroe],
    ]);
  });
});

describe('weapons', () => {
  test('6.7-a with three ironclads no card brings a fourth, until the Monitor has sunk one', () => {
    const lay = (board: Board) => void board.ironclad('norfolk-va', 'memphis-tn', 'mobile-al');
    expect([53, 54, 55].map(card => canPlay(laid(lay), CSA, { card, variant: 0 }))).toEqual([false, false, false]);
    const play = played('USA', 60, { bare: true, lay }).does('USA', 'sink', 'memphis-tn');
    expect(canPlay(play.pub, CSA, { card: 53, variant: 0 })).toBe(true);
  });
  test('6.7-a a harbour may hold ironclad, torpedoes and Hunley together, none twice, and none where the Union’s marker lies', () => {
    const play = played('CSA', 51, {
      bare: true,
      lay: board => {
        board.ironclad('fort-sumter-sc').owns(USA, 'savannah-ga').pub.torpedoes = [
          'norfolk-va',
          'mobile-al',
          'memphis-tn',
          'dover-tn',
        ].map(id => at(id as SpaceId));
      },
    });
    // Six in all: two are left.
    play.refuses('CSA', 'arm', ['fort-sumter-sc', 'charleston-sc', 'wilmington-nc']);
    play.refuses('CSA', 'arm', ['norfolk-va']).refuses('CSA', 'arm', ['savannah-ga']).refuses('CSA', 'arm', ['atlanta-ga']);
    play.does('CSA', 'arm', ['fort-sumter-sc', 'charleston-sc']);
    expect(play.pub.torpedoes).toHaveLength(6);
  });
  test('6.8.5-a, 6.7-c, 12.11-a Ship Island takes the forts below New Orleans and the torpedoes in them, not from under an ironclad', () => {
    const lay = (ironclad: boolean) => (board: Board) => {
      board.pub.torpedoes = [at('forts-st-philip-jackson-la')];
      if (ironclad) board.ironclad('forts-st-philip-jackson-la');
    };
    const play = played('USA', 61, { bare: true, lay: lay(false) });
    if (play.place() === 'marking.which') play.does('USA', 'place', ['forts-st-philip-jackson-la']);
    expect([play.pub.control[at('forts-st-philip-jackson-la')], play.pub.torpedoes, play.pub.blockade, play.pub.will]).toEqual([
      USA,
      [],
      1,
      [103, 96],
    ]);
    const shut = played('USA', 61, { bare: true, lay: lay(true) });
    expect([
      shut.pub.control[at('forts-st-philip-jackson-la')],
      shut.pub.torpedoes.length,
      shut.pub.blockade,
      shut.pub.will,
    ]).toEqual([CSA, 1, 1, [100, 100]]);
  });
  test('6.8.4-a, 6.7-c the Hunley and an ironclad in a fort without garrison go with its port', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => {
          board
            .sp(USA, 'charleston-sc', 1)
            .owns(USA, 'kingstree-sc', 'florence-sc', 'marion-sc', 'wilmington-nc', 'fort-fisher-nc');
          board.ironclad('fort-sumter-sc').pub.hunley = at('fort-sumter-sc');
        },
      },
    );
    expect([pub.control[at('fort-sumter-sc')], pub.ironclads, pub.hunley]).toEqual([USA, [], -1]);
  });
  test('6.8.3-a an army set down by Crisis in the West does not crowd the forts below New Orleans', () => {
    const play = played('USA', 122, {
      bare: true,
      lay: board => void board.army('northern-virginia', 'richmond-va', 6, 'lee').army('tennessee', 'manassas-va', 5, 'bragg'),
    });
    play.refuses('CSA', 'relocate', { army: 'tennessee', to: 'forts-st-philip-jackson-la' });
    play.offers('CSA', 'relocate', { army: 'tennessee', to: 'new-orleans-la' });
    const lone = played('USA', 122, {
      bare: true,
      lay: board => void board.army('northern-virginia', 'richmond-va', 6, 'lee').army('tennessee', 'manassas-va', 1, 'bragg'),
    });
    lone.offers('CSA', 'relocate', { army: 'tennessee', to: 'forts-st-philip-jackson-la' });
  });
});

describe('lines of communication', () => {
  test('8.2-d Marshall alone feeds nobody; with Sabine City open each makes the other good', () => {
    const cut = () => bare().owns(USA, 'shreveport-la', 'grand-ecore-la');
    expect(supplied(cut().owns(USA, 'sabine-city-tx'), CSA, 'marshall-tx', 'nacogdoches-tx')).toEqual([]);
    expect(supplied(cut(), CSA, 'marshall-tx', 'nacogdoches-tx', 'sabine-city-tx')).toEqual([
      'marshall-tx',
      'nacogdoches-tx',
      'sabine-city-tx',
    ]);
    // Union SP between them part them, whatever marker lies there.
    expect(supplied(cut().sp(USA, 'nacogdoches-tx', 1), CSA, 'marshall-tx', 'sabine-city-tx')).toEqual([]);
  });
  test('8.1.1-a, 8.1-a a Confederate at Louisville is fed over the Cumberland while Dover holds, then by Knoxville, then not at all', () => {
    const board = bare().fort(CSA, 'dover-tn');
    expect(supplied(board, CSA, 'louisville-ky')).toEqual(['louisville-ky']);
    board.owns(USA, 'somerset-ky');
    expect(supplied(board, CSA, 'louisville-ky')).toEqual(['louisville-ky']);
    board.pub.fort[at('dover-tn')] = -1;
    expect(supplied(board, CSA, 'louisville-ky')).toEqual([]);
    board.owns(-1, 'somerset-ky');
    expect(supplied(board, CSA, 'louisville-ky')).toEqual(['louisville-ky']);
  });
  test('8.1.2-a up a nullified river a Union line runs through its own ports, not through the enemy’s', () => {
    const lay = (...own: SpaceId[]) =>
      bare()
        .fort(CSA, 'paducah-ky')
        .owns(USA, 'pittsburg-landing-tn', ...own);
    expect(supplied(lay('dover-tn'), USA, 'pittsburg-landing-tn', 'dover-tn')).toEqual(['pittsburg-landing-tn', 'dover-tn']);
    expect(supplied(lay(), USA, 'pittsburg-landing-tn', 'dover-tn')).toEqual(['dover-tn']);
  });
  test('8.3-b, 8.1.2-b the same assault is cut off out of the one port and not out of the other', () => {
    const cut = (owned: boolean) => {
      const play = sail(
        board => {
          board.fort(CSA, 'paducah-ky').sp(CSA, 'tuscumbia-al', 1);
          if (owned) board.owns(USA, 'dover-tn');
        },
        { from: 'pittsburg-landing-tn', to: 'tuscumbia-al', dice: [6, 1] },
      );
      return term(fightOut(play as Out).told('fought')[0]!.defence, '8.3-b');
    };
    expect([cut(true), cut(false)]).toEqual([0, 2]);
  });
  test('8.3-c, 5.2.6-c a Union army in a grey Fort Monroe is in supply and may turn it over', () => {
    const play = setOut(
      USA,
      'mcclellan',
      'fort-monroe-va',
      6,
      board => void board.army('potomac', 'fort-monroe-va', 6, 'mcclellan').owns(CSA, 'fort-monroe-va'),
      { formation: 'army', take: sp(6) },
    );
    play.does('USA', 'convert');
    expect([play.pub.control[at('fort-monroe-va')], play.pub.march!.points]).toEqual([USA, 5]);
    goTo(play, USA, 'williamsburg-va').does('USA', 'convert');
    expect(play.pub.control[at('williamsburg-va')]).toBe(USA);
  });
  test('5.2.6-c, 8.1-a out of a Fort Monroe that stays grey it finds itself cut off a step farther', () => {
    const play = setOut(
      USA,
      'mcclellan',
      'fort-monroe-va',
      6,
      board => void board.army('potomac', 'fort-monroe-va', 6, 'mcclellan').owns(CSA, 'fort-monroe-va'),
      { formation: 'army', take: sp(6) },
    );
    goTo(play, USA, 'williamsburg-va').refuses('USA', 'convert', null, '5.2.6-a');
  });
});
