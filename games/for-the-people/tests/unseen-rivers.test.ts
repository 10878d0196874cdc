/** Cases from the rulebook alone: naval control, crossings, river moves, lines of communication along rivers, the Mississippi. */
import { describe, expect, test } from 'vitest';
import { CSA, type Owner, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { mississippiOpen, navalControl } from '../queries/naval-control.ts';
import { inSupply } from '../queries/supply.ts';
import { at, type Board, bare, begin } from './board.ts';
import { fightOut, goTo, setOut, sp, term } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

const free = (board: Board, ids: readonly SpaceId[]): SpaceId[] => ids.filter(id => !navalControl(board.pub, at(id)));
const sail = (from: SpaceId, n: number, lay: (board: Board) => void, more: Partial<Setting> = {}) => {
  const play = scene(
    'voyage',
    { side: USA, from: at(from), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
    { bare: true, ...more, lay: board => lay(board.sp(USA, from, n).owns(USA, from)) },
  );
  if (play.place() === 'voyage.board') play.does('USA', 'board', sp(Math.min(3, n)));
  return play;
};

describe('control nullified', () => {
  const lower = [
    'columbus-ky',
    'new-madrid-mo',
    'memphis-tn',
    'yazoo-city-ms',
    'vicksburg-ms',
    'arkansas-post-ar',
    'little-rock-ar',
  ] as const;
  const red = ['alexandria-la', 'grand-ecore-la', 'shreveport-la'] as const;
  const south = (fort: SpaceId) =>
    bare().owns(USA, 'new-orleans-la', 'forts-st-philip-jackson-la').fort(CSA, fort, 'columbus-ky');
  test('6.6.2-c, 6.6.2-b between Columbus and Vicksburg the river and what flows in are free, nothing below', () => {
    expect(free(south('vicksburg-ms'), [...lower, 'grand-gulf-ms', 'port-hudson-la', ...red])).toEqual([...lower]);
  });
  test('6.6.2-c with Port Hudson in Vicksburg’s stead the Red River is free as well', () => {
    expect(free(south('port-hudson-la'), [...lower, 'grand-gulf-ms', 'port-hudson-la', ...red, 'baton-rouge-la'])).toEqual([
      ...lower,
      'grand-gulf-ms',
      'port-hudson-la',
      ...red,
    ]);
  });
  const north = (...forts: SpaceId[]) => bare().fort(CSA, ...forts);
  const confluence = ['st-louis-mo', 'cairo-il', 'paducah-ky', 'evansville-in', 'louisville-ky', 'vincennes-in'] as const;
  test('6.6.2-c St. Louis, Vincennes and Louisville shut all three ways in, and Cairo is free', () => {
    expect(free(north('st-louis-mo', 'vincennes-in', 'louisville-ky'), confluence)).toEqual([...confluence]);
  });
  test('6.6.2-c without the one at Vincennes the Wabash lets the Union in', () => {
    expect(free(north('st-louis-mo', 'louisville-ky'), ['cairo-il', 'paducah-ky', 'evansville-in'])).toEqual([]);
  });
  test('6.6.2-c ironclads shut a river as forts do', () => {
    const board = north('st-louis-mo', 'vincennes-in').ironclad('louisville-ky');
    expect(free(board, confluence)).toEqual([...confluence]);
  });
  test('6.6.2-b a fort at Pittsburg Landing frees what lies above it on the Tennessee, not Dover', () => {
    const ids = ['dover-tn', 'pittsburg-landing-tn', 'tuscumbia-al', 'decatur-al', 'nashville-tn'] as const;
    expect(free(bare().fort(CSA, 'pittsburg-landing-tn'), ids)).toEqual(['pittsburg-landing-tn', 'tuscumbia-al', 'decatur-al']);
  });
  test('6.6.2-b the Ohio rises in no Confederate state: a fort at Louisville frees Louisville alone', () => {
    expect(free(north('louisville-ky'), ['cincinnati-oh', 'louisville-ky', 'evansville-in'])).toEqual(['louisville-ky']);
  });
  test('6.6-a, 6.6.1-a with nothing Confederate on them every port of every river is the Union’s', () => {
    const board = bare().owns(USA, 'forts-st-philip-jackson-la');
    expect(free(board, [...lower, ...red, ...confluence, 'decatur-al', 'nashville-tn', 'washington-dc'])).toEqual([]);
  });
  test('6.6-a torpedoes and the Hunley stop no pressure', () => {
    const board = bare();
    board.pub.torpedoes = [at('dover-tn')];
    board.pub.hunley = at('paducah-ky');
    expect(free(board, ['dover-tn', 'nashville-tn', 'decatur-al'])).toEqual([]);
  });
});

describe('crossings', () => {
  const step = (side: 0 | 1, from: SpaceId, lay: (board: Board) => void) =>
    setOut(side, side === USA ? 'buell' : 'bragg', from, 2, lay);
  test('6.2.6.A-c with forts at Cairo and Paducah the Union still goes by the south route', () => {
    step(USA, 'cairo-il', board => board.fort(USA, 'cairo-il').fort(CSA, 'paducah-ky')).offers('USA', 'goTo', 'paducah-ky');
  });
  test('6.2.6.A-c, 6.2.6.A-b the Confederacy gets to Cairo with a fort at Paducah and not without', () => {
    const paducah = (fort: boolean) =>
      step(CSA, 'paducah-ky', board => (fort ? board.fort(CSA, 'paducah-ky') : board).fort(USA, 'cairo-il'));
    paducah(true).offers('CSA', 'goTo', 'cairo-il');
    paducah(false).refuses('CSA', 'goTo', 'cairo-il', '6.2.5-a');
  });
  test('6.2.6.A-b a fort never hinders who leaves it: Confederates cross out of a free Vicksburg, the Union out of Louisville', () => {
    step(CSA, 'vicksburg-ms', board => board.fort(CSA, 'vicksburg-ms')).offers('CSA', 'goTo', 'monroe-la');
    step(USA, 'louisville-ky', board => board.fort(USA, 'louisville-ky')).offers('USA', 'goTo', 'bloomington-in');
  });
  test('6.2.6.B-e with a fort at Paducah and none at Dover the west bar is free, the Cumberland is not', () => {
    const lay = (board: Board) => board.fort(CSA, 'paducah-ky').owns(CSA, 'paducah-ky');
    step(CSA, 'mckenzie-tn', lay).offers('CSA', 'goTo', 'dover-tn');
    step(CSA, 'dover-tn', lay).refuses('CSA', 'goTo', 'clarksville-tn', '6.2.5-a').offers('CSA', 'goTo', 'mckenzie-tn');
    step(CSA, 'pittsburg-landing-tn', lay).offers('CSA', 'goTo', 'waynesboro-tn');
  });
  test('6.2.6.B-d with neither at Paducah nor Dover nobody grey crosses at Pittsburg Landing, unless it has an ironclad', () => {
    const landing = (lay: (board: Board) => void) => step(CSA, 'pittsburg-landing-tn', lay);
    landing(() => undefined).refuses('CSA', 'goTo', 'waynesboro-tn', '6.2.5-a');
    landing(board => board.ironclad('pittsburg-landing-tn')).offers('CSA', 'goTo', 'waynesboro-tn');
  });
  test('6.6.3-a, 6.2.5-b Manassas to Washington: shut by a Union fort, and by naval control without one', () => {
    step(CSA, 'manassas-va', board => board.fort(USA, 'washington-dc')).refuses('CSA', 'goTo', 'washington-dc');
    step(CSA, 'manassas-va', () => undefined).refuses('CSA', 'goTo', 'washington-dc', '6.2.5-a');
    step(CSA, 'manassas-va', board => board.fort(CSA, 'aquia-creek-va')).offers('CSA', 'goTo', 'washington-dc');
  });
});

describe('ships on rivers', () => {
  test('6.2.2-a Confederate SP and markers on the way do not matter, and no die is thrown for them', () => {
    const play = sail('cairo-il', 2, board => board.sp(CSA, 'memphis-tn', 2).sp(CSA, 'columbus-ky', 1));
    letPass(play.does('USA', 'steer', 'vicksburg-ms'));
    expect([play.pub.infantry[USA][at('vicksburg-ms')], play.told('guns')]).toEqual([2, []]);
  });
  test('6.2.2-a, 6.2.3-a an ironclad may be entered, not passed', () => {
    sail('cairo-il', 2, board => board.ironclad('memphis-tn'))
      .offers('USA', 'steer', 'memphis-tn')
      .refuses('USA', 'steer', 'vicksburg-ms');
  });
  test('6.3.1-a two forts on the way are one too many', () => {
    sail('cairo-il', 2, board => board.fort(CSA, 'columbus-ky', 'memphis-tn'))
      .offers('USA', 'steer', 'new-madrid-mo')
      .offers('USA', 'steer', 'memphis-tn')
      .refuses('USA', 'steer', 'vicksburg-ms');
  });
  test('6.2.2-a a fort that is the goal needs no running: it is assaulted', () => {
    const play = sail('cairo-il', 3, board => board.fort(CSA, 'columbus-ky').owns(CSA, 'columbus-ky'), { dice: [6, 1] });
    fightOut(play.does('USA', 'steer', 'columbus-ky'));
    expect([play.told('guns'), play.told('fought').length]).toEqual([[], 1]);
  });
  test('6.6.3-a with a Confederate fort at Aquia Creek a way out of Washington runs its guns, and fails on a 3', () => {
    const out = (die: number) => {
      const play = sail('washington-dc', 2, board => board.fort(CSA, 'aquia-creek-va').owns(USA, 'fort-monroe-va'), {
        dice: [die],
      });
      letPass(play.does('USA', 'steer', 'fort-monroe-va'));
      return [play.told('guns').length, play.pub.infantry[USA][at('fort-monroe-va')]];
    };
    expect([out(4), out(3)]).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });
  test('6.3.1-a, 4.2.1-a who fails to run the guns is back where he began and has not moved at all', () => {
    const play = sail('cairo-il', 3, board => board.fort(CSA, 'columbus-ky'), { dice: [1] });
    letPass(play.does('USA', 'steer', 'memphis-tn'));
    expect([play.pub.infantry[USA][at('cairo-il')], play.over()]).toEqual([3, true]);
  });
  const boat = (lay: (board: Board) => void) =>
    scene('operations', { side: CSA, value: 1, card: 5 }, { bare: true, lay: board => lay(board.sp(CSA, 'memphis-tn', 2)) });
  test('6.5.2-a a Confederate boat passes neither Union SP nor a Union fort, and none where the Union controls', () => {
    const to = (lay: (board: Board) => void): SpaceId[] => {
      const play = boat(lay);
      if (!play.offered('CSA', 'sail').includes(at('memphis-tn'))) return [];
      play.does('CSA', 'sail', 'memphis-tn');
      const goals = play.offered('CSA', 'steer');
      return (['new-madrid-mo', 'vicksburg-ms', 'little-rock-ar', 'port-hudson-la'] as const).filter(id =>
        goals.includes(at(id)),
      );
    };
    const shut = (board: Board) => board.fort(CSA, 'columbus-ky');
    expect(to(shut)).toEqual(['new-madrid-mo', 'vicksburg-ms', 'little-rock-ar', 'port-hudson-la']);
    expect(to(board => shut(board).sp(USA, 'vicksburg-ms', 1))).toEqual(['new-madrid-mo', 'little-rock-ar']);
    expect(to(board => shut(board).fort(USA, 'vicksburg-ms'))).toEqual(['new-madrid-mo', 'little-rock-ar']);
    expect(to(() => undefined)).toEqual([]);
  });
  test('6.5.3-a, 6.5.3-c, 6.8.3-a one SP goes from Charleston to Sumter and back, a second finds no room', () => {
    const harbour = (inFort: number) =>
      scene(
        'operations',
        { side: CSA, value: 1, card: 5 },
        {
          bare: true,
          lay: board => board.sp(CSA, 'charleston-sc', 2).sp(CSA, 'fort-sumter-sc', inFort),
        },
      );
    const out = harbour(0).does('CSA', 'sail', 'charleston-sc');
    const there = out.over() ? out : out.does('CSA', 'steer', 'fort-sumter-sc');
    expect(there.pub.infantry[CSA][at('fort-sumter-sc')]).toBe(1);
    expect(harbour(1).offered('CSA', 'sail')).toEqual([at('fort-sumter-sc')]);
  });
});

describe('lines along rivers', () => {
  const landing = (lay: (board: Board) => void): boolean => {
    const board = begin().fort(-1, 'dover-tn').sp(USA, 'pittsburg-landing-tn', 3);
    lay(board);
    return inSupply(board.pub, USA, at('pittsburg-landing-tn'));
  };
  test('8.1.2-a, 8.2-a up a river the Union controls, through spaces the enemy holds', () => {
    expect(landing(() => undefined)).toBe(true);
    expect(landing(board => board.sp(CSA, 'dover-tn', 3))).toBe(true);
  });
  test('8.1.2-a never through a Confederate fort or ironclad; torpedoes do not matter', () => {
    expect(landing(board => board.fort(CSA, 'dover-tn'))).toBe(false);
    expect(landing(board => board.ironclad('paducah-ky'))).toBe(false);
    expect(landing(board => void (board.pub.torpedoes = [at('dover-tn')]))).toBe(true);
  });
  test('8.2-a a port without a Union marker feeds the force in it and nobody beyond', () => {
    const vicksburg = (owner: Owner) => {
      const board = begin()
        .fort(-1, 'columbus-ky')
        .owns(owner, 'vicksburg-ms')
        .sp(USA, 'vicksburg-ms', 2)
        .sp(USA, 'jackson-ms', 2);
      return (['vicksburg-ms', 'jackson-ms'] as const).map(id => inSupply(board.pub, USA, at(id)));
    };
    expect([vicksburg(CSA), vicksburg(USA)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
  test('8.2-a a way of own spaces leads on: Meridian by Forest and Jackson to Vicksburg', () => {
    const board = begin().fort(-1, 'columbus-ky').owns(USA, 'vicksburg-ms', 'jackson-ms', 'forest-ms').sp(USA, 'meridian-ms', 2);
    expect(inSupply(board.pub, USA, at('meridian-ms'))).toBe(true);
    board.sp(CSA, 'forest-ms', 1);
    expect(inSupply(board.pub, USA, at('meridian-ms'))).toBe(false);
  });
  test('8.3-b out of Humboldt, fed by New Madrid and without a marker of its own, the attack on Grand Junction is cut off', () => {
    const play = setOut(
      USA,
      'halleck',
      'humboldt-tn',
      3,
      board => board.owns(USA, 'new-madrid-mo').sp(CSA, 'grand-junction-tn', 2),
      { dice: [6, 6, 6, 6] },
    );
    expect(inSupply(play.pub, USA, at('humboldt-tn'))).toBe(true);
    fightOut(goTo(play, USA, 'grand-junction-tn'));
    expect(term(play.told('fought')[0]!.defence, '8.3-b')).toBe(2);
  });
  test('6.6.3-a Washington starves behind Aquia Creek with Baltimore, Annapolis and Frederick gone', () => {
    const washington = (fort: boolean) => {
      const board = begin().owns(CSA, 'baltimore-md', 'annapolis-md', 'frederick-md');
      if (fort) board.fort(CSA, 'aquia-creek-va');
      return inSupply(board.pub, USA, at('washington-dc'));
    };
    expect([washington(false), washington(true)]).toEqual([true, false]);
  });
  test('8.1.1-a a Confederate line follows a river that is free, and is cut where the Union has it', () => {
    const shreveport = (fort: boolean) => {
      const board = begin();
      // Texas and Arkansas are spent: only the river leads east.
      board.pub.destroyed |= (1 << 11) | (1 << 12);
      board.owns(USA, 'sabine-city-tx');
      if (!fort) board.fort(-1, 'columbus-ky');
      return inSupply(board.pub, CSA, at('shreveport-la'));
    };
    expect([shreveport(true), shreveport(false)]).toEqual([true, false]);
  });
});

describe('the Mississippi', () => {
  const open = (lay: (board: Board) => void): boolean => {
    const board = bare().owns(USA, 'forts-st-philip-jackson-la');
    lay(board);
    return mississippiOpen(board.pub);
  };
  test('12.8-a forts and ironclads anywhere in its system shut it, Little Rock is not of it', () => {
    expect(open(() => undefined)).toBe(true);
    for (const id of ['nashville-tn', 'wheeling-wv', 'vicksburg-ms', 'decatur-al'] as const)
      expect([open(board => board.fort(CSA, id)), open(board => board.ironclad(id))], id).toEqual([false, false]);
    expect(open(board => board.fort(CSA, 'little-rock-ar', 'alexandria-la', 'yazoo-city-ms'))).toBe(true);
  });
  test('12.8-a, 12.8-b markers, SP, torpedoes and the Hunley shut nothing; St. Philip/Jackson do while they are grey', () => {
    const littered = (board: Board) => {
      board.sp(CSA, 'memphis-tn', 5).owns(CSA, 'memphis-tn', 'new-orleans-la');
      board.pub.torpedoes = [at('memphis-tn')];
      board.pub.hunley = at('new-orleans-la');
    };
    expect(open(littered)).toBe(true);
    expect(open(board => board.owns(CSA, 'forts-st-philip-jackson-la'))).toBe(false);
  });
  test('12.8-a, 10.4.2-a the bonus is paid once, the SP is withheld as long as it is open', () => {
    const phase = (done: boolean) => {
      const { pub } = scene(
        'political',
        {},
        {
          bare: true,
          lay: board => {
            board.owns(USA, 'forts-st-philip-jackson-la');
            board.pub.mississippi = done;
          },
        },
      );
      return [pub.will[USA], pub.mississippi];
    };
    expect([phase(false), phase(true)]).toEqual([
      [112, true],
      [100, true],
    ]);
  });
});
