/** Cases from the rulebook alone: amphibious assaults row by row, guns, weapons, interception of landings, forts, naval retreats. */
import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CSA, type Owner, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { at, type Board } from './board.ts';
import { fightOut, goTo, setOut, sp, term } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

interface Landing extends Partial<Setting> {
  n?: number;
  to?: SpaceId;
  from?: SpaceId;
  assault?: number;
  farragut?: boolean;
  guns?: number;
}
const voyage = (
  lay: (board: Board) => void,
  { n = 3, to = 'fort-sumter-sc', from = 'fort-monroe-va', assault = 0, guns = 0, farragut = false, ...setting }: Landing = {},
) => {
  const play = scene(
    'voyage',
    { side: USA, from: at(from), army: -1, assault, guns, farragut, operations: false },
    { bare: true, ...setting, lay: board => lay(board.owns(USA, from).sp(USA, from, n)) },
  );
  if (play.place() === 'voyage.board') play.does('USA', 'board', sp(n));
  return play.does('USA', 'steer', to);
};
const landing = (lay: (board: Board) => void, more: Landing = {}) => fightOut(voyage(lay, more));
const there = (play: ReturnType<typeof voyage>, id: SpaceId = 'fort-sumter-sc'): [number, number] => [
  play.pub.infantry[USA][at(id)]!,
  play.pub.infantry[CSA][at(id)]!,
];

describe('18 assaults on forts, row by row', () => {
  /** Dice are chosen so that, with every modifier, the sums are the rows wanted. */
  const assault = (n: number, garrison: number, dice: [number, number], amphibious = 0) => {
    const play = landing(
      board => {
        board.sp(CSA, 'fort-sumter-sc', garrison);
        board.pub.amphibious = amphibious;
      },
      { n, dice: [...dice, 6, 6] },
    );
    const { losses, star, winner } = play.told('fought')[0]!;
    return [`${losses[0]}-${losses[1]}${star ? '*' : ''}`, winner === USA, there(play)[0]];
  };
  test('18-a, 6.8.1-b empty fort, 0-0 (fort’s row 1): the attacker stays', () => {
    // Amphibious 2 cancels the fort's 2: 1 + 4 = 5 against 1.
    const [, wins, left] = assault(1, 0, [1, 1], 2);
    expect([wins, left]).toEqual([true, 1]);
  });
  test('18-a, 18-c empty fort, the fort hits: one SP fails and is lost, two succeed with one left', () => {
    expect(assault(1, 0, [1, 3]).slice(1)).toEqual([false, 0]);
    expect(assault(2, 0, [1, 3]).slice(1)).toEqual([true, 1]);
  });
  test('18-a empty fort: 2 against the attacker fails whatever he does to it', () => {
    const all = (board: Board) => {
      board.ironclad('fort-sumter-sc');
      board.pub.torpedoes = [at('fort-sumter-sc')];
    };
    // 6.4.1-b Fort, ironclad and torpedoes count for 3 together: 9, one SP, and the assault succeeds.
    const nine = landing(all, { n: 3, dice: [6, 6, 6, 6] }).told('fought')[0]!;
    expect([nine.defence.total, nine.winner]).toEqual([9, USA]);
    const play = voyage(all, { n: 3, dice: [6, 6, 6, 6], hands: { CSA: [28] } });
    play.does('CSA', 'event', { card: 28, variant: 1 });
    const eleven = fightOut(play).told('fought')[0]!;
    // 7.8.1-a An empty fort takes one SP at most all the same.
    expect([eleven.defence.total, eleven.winner, eleven.losses[0], play.pub.infantry[USA][at('fort-monroe-va')]]).toEqual([
      11,
      CSA,
      1,
      2,
    ]);
  });
  test('18-b garrison, tie without a star: the fort holds; with a star two SP take it, one does not', () => {
    // 3 to 1 is worth 2: 2 + 2 = 4 hits; the fort's 2 + 2 = 4 hits.
    expect(assault(3, 1, [2, 2]).slice(1)).toEqual([false, 0]);
    expect(assault(3, 1, [5, 2]).slice(1)).toEqual([true, 2]);
    expect(assault(1, 1, [6, 2], 3).slice(1)).toEqual([false, 0]);
  });
  test('18-b garrison, nobody hits: the fort holds and everybody goes home', () => {
    const play = landing(
      board => {
        board.sp(CSA, 'fort-sumter-sc', 1);
        board.pub.amphibious = 2;
      },
      { n: 2, dice: [1, 1, 6, 6] },
    );
    expect([play.told('fought')[0]!.losses, there(play), play.pub.infantry[USA][at('fort-monroe-va')]]).toEqual([
      [0, 0],
      [0, 1],
      2,
    ]);
  });
  test('18-d, 6.4.2-a, 7.3.3-c without a fort too: lost to a last defender who dies, the landing goes home', () => {
    const play = landing(board => board.sp(CSA, 'morehead-city-nc', 1), { to: 'morehead-city-nc', n: 2, dice: [4, 4, 6, 6] });
    expect([
      play.told('fought')[0]!.winner,
      there(play, 'morehead-city-nc'),
      play.pub.infantry[USA][at('fort-monroe-va')],
    ]).toEqual([CSA, [0, 0], 1]);
  });
});

describe('guns and weapons', () => {
  test('6.4.1-a, 6.4.1-b fort, ironclad, torpedoes and Hunley against +1: 5 left, 3 counted, the Hunley gone', () => {
    const play = landing(
      board => {
        board.sp(CSA, 'fort-sumter-sc', 1).ironclad('fort-sumter-sc');
        board.pub.torpedoes = [at('fort-sumter-sc')];
        board.pub.hunley = at('fort-sumter-sc');
        board.pub.amphibious = 1;
      },
      { dice: [1, 1, 6, 6] },
    );
    const { attack, defence } = play.told('fought')[0]!;
    expect([term(defence, '6.4.1-b'), term(attack, '6.4.1-b'), play.pub.hunley, play.pub.ironclads]).toEqual([
      3,
      0,
      -1,
      [at('fort-sumter-sc')],
    ]);
  });
  test('6.4.1-a, 6.4.1-b Porter’s 2 on a modifier of 4 is 3 at most for the Union', () => {
    const play = landing(board => void (board.sp(CSA, 'morehead-city-nc', 1).pub.amphibious = 4), {
      to: 'morehead-city-nc',
      assault: 2,
      dice: [1, 1, 6, 6],
    });
    expect(term(play.told('fought')[0]!.attack, '6.4.1-b')).toBe(3);
  });
  test('6.7-c an unopposed landing takes the weapons of the port with it', () => {
    const play = landing(
      board => {
        board.ironclad('morehead-city-nc');
        board.pub.torpedoes = [at('morehead-city-nc')];
      },
      { to: 'morehead-city-nc' },
    );
    expect([play.told('fight'), play.pub.ironclads, play.pub.torpedoes]).toEqual([[], [], []]);
  });
  test('6.3.2-a, 6.1.3-a Farragut past Sumter into Charleston, beaten: home with one SP less', () => {
    const play = landing(board => board.sp(CSA, 'charleston-sc', 5).general('beauregard', 'charleston-sc'), {
      to: 'charleston-sc',
      farragut: true,
      guns: 2,
      dice: [1, 1, 6, 6],
    });
    const { losses, winner } = play.told('fought')[0]!;
    expect([winner, play.pub.infantry[USA][at('fort-monroe-va')]]).toEqual([CSA, 3 - losses[0]! - 1]);
  });
  test('6.1.3-a Farragut does not pass a fort with a garrison', () => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 2, farragut: true, operations: false },
      { bare: true, lay: board => board.owns(USA, 'fort-monroe-va').sp(USA, 'fort-monroe-va', 2).sp(CSA, 'fort-sumter-sc', 1) },
    );
    play.does('USA', 'board', sp(2)).refuses('USA', 'steer', 'charleston-sc');
  });
  test('8.1.2-b, 8.3-e out of a port that has no line the assault is cut off, out of a supplied one never', () => {
    const cut = (fort: boolean) => {
      const play = landing(
        board => {
          board.sp(CSA, 'new-madrid-mo', 2);
          if (fort) board.fort(CSA, 'new-madrid-mo');
        },
        { from: 'memphis-tn', to: 'new-madrid-mo', dice: [1, 1, 6, 6] },
      );
      return term(play.told('fought')[0]!.defence, '8.3-b');
    };
    expect([cut(true), cut(false)]).toEqual([2, 0]);
  });
});

describe('landings intercepted', () => {
  const ready = (n: number) => (board: Board) => board.sp(CSA, 'new-bern-nc', n).general('longstreet', 'new-bern-nc');
  const call = (play: ReturnType<typeof voyage>) => {
    const [sent] = play.asks('CSA', '5.8.1-a').offered('CSA', 'intercept');
    return fightOut(play.does('CSA', 'intercept', sent!));
  };
  test('5.8.1-f, 5.8.1-g the interceptor and the garrison fight as one force with the 2 for all', () => {
    const play = call(
      voyage(board => ready(2)(board).sp(CSA, 'morehead-city-nc', 1), { to: 'morehead-city-nc', dice: [3, 1, 1, 6, 6] }),
    );
    const { defence } = play.told('fought')[0]!;
    expect([play.told('fight')[0]!.sp, term(defence, '5.8.3-a'), term(defence, '7.4.1-a')]).toEqual([[3, 3], 2, 3]);
  });
  test('5.8.1-b, 5.8.1-c a die above the rating: nobody comes, and the landing goes on', () => {
    const play = call(voyage(ready(2), { to: 'morehead-city-nc', dice: [4] }));
    expect([there(play, 'morehead-city-nc'), play.told('fight')]).toEqual([[3, 0], []]);
  });
  test('5.8.1-e not into a coastal fort: no land way leads there', () => {
    const play = voyage(board => board.sp(CSA, 'charleston-sc', 3).general('beauregard', 'charleston-sc'), {
      dice: [6, 1, 6, 6],
    });
    expect(play.told('interception')).toEqual([]);
  });
  test('5.8.1-a, 5.8.1-f Norfolk’s neighbour Suffolk may meet a landing at Norfolk; 6.4.2-a the beaten go back to their ships', () => {
    const play = voyage(board => board.sp(CSA, 'suffolk-va', 4).general('jackson', 'suffolk-va').owns(USA, 'fort-monroe-va'), {
      to: 'norfolk-va',
      n: 2,
      dice: [1, 1, 6, 6, 6],
    });
    const [sent] = play.offered('CSA', 'intercept');
    fightOut(play.does('CSA', 'intercept', sent!));
    const { winner, losses } = play.told('fought')[0]!;
    expect([winner, play.pub.infantry[USA][at('fort-monroe-va')], play.pub.general[generalNamed('jackson')]]).toEqual([
      CSA,
      2 - losses[0]!,
      at('norfolk-va'),
    ]);
  });
});

describe('forts on the coast', () => {
  test('6.8.2-a, 6.8.7-a a Union SP in a fort marked Confederate opens no port, but has the fort’s 2', () => {
    const play = setOut(
      CSA,
      'jackson',
      'williamsburg-va',
      3,
      board => board.sp(USA, 'fort-monroe-va', 2).owns(CSA, 'fort-monroe-va'),
      { dice: [1, 1, 6, 6] },
    );
    fightOut(goTo(play, CSA, 'fort-monroe-va'));
    expect(term(play.told('fought')[0]!.defence, '6.8.7-a')).toBe(2);
  });
  test('6.8.3-a, 6.8.2-b Monroe takes any number of Confederates and can be retaken by land', () => {
    const play = setOut(CSA, 'jackson', 'williamsburg-va', 5, board => board.owns(USA, 'fort-monroe-va'));
    goTo(play, CSA, 'fort-monroe-va').does('CSA', 'halt');
    expect(play.pub.infantry[CSA][at('fort-monroe-va')]).toBe(5);
    const { pub } = scene(
      'political',
      {},
      { bare: true, lay: board => board.sp(CSA, 'fort-monroe-va', 2).owns(USA, 'fort-monroe-va') },
    );
    expect(pub.control[at('fort-monroe-va')]).toBe(CSA);
  });
  test('6.8.4-a, 12.11-a Charleston taken by land brings an empty Sumter with it, not one with a garrison', () => {
    const taken = (garrison: number): [Owner, number] => {
      const { pub } = scene(
        'political',
        {},
        {
          bare: true,
          lay: board =>
            board.sp(USA, 'charleston-sc', 3).sp(CSA, 'fort-sumter-sc', garrison).owns(USA, 'savannah-ga', 'fort-pulaski-ga'),
        },
      );
      return [pub.control[at('fort-sumter-sc')]!, pub.will[CSA]];
    };
    // Charleston is worth 4 as a centre: −3 −4, and −1 for the fort.
    expect([taken(0), taken(1)]).toEqual([
      [USA, 92],
      [CSA, 93],
    ]);
  });
  test('6.8.6-a forts: a 3-card for the Confederacy, any for the Union; not beside the enemy, not twice, not in a printed one', () => {
    const build = (side: 0 | 1, value: number) =>
      scene('operations', { side, value, card: 83 }, { bare: true, lay: board => board.fort(side, 'nashville-tn', 'cairo-il') });
    expect([build(CSA, 2).offered('CSA', 'build'), build(USA, 1).offered('USA', 'build').length > 0]).toEqual([[], true]);
    const grey = build(CSA, 3).offered('CSA', 'build');
    expect([grey.includes(at('nashville-tn')), grey.includes(at('fort-sumter-sc')), grey.includes(at('vicksburg-ms'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('G-f, G-e a fort stands on in a space the enemy has marked, and keeps his line out', () => {
    const { pub } = scene(
      'political',
      {},
      { bare: true, lay: board => board.fort(CSA, 'bowling-green-ky').owns(USA, 'bowling-green-ky') },
    );
    expect(pub.fort[at('bowling-green-ky')]).toBe(CSA);
  });
});

describe('naval retreats', () => {
  const beaten = (lay: (board: Board) => void) =>
    goTo(
      setOut(CSA, 'jackson', 'hanover-junction-va', 6, board => lay(board.sp(USA, 'urbanna-va', 3)), { dice: [5, 1, 6, 6] }),
      CSA,
      'urbanna-va',
    );
  test('7.6.2-a, 7.6.2-b out of Urbanna only by water: to a Union port with a line in a Union state', () => {
    const play = beaten(board => board.owns(USA, 'fort-monroe-va'));
    const ports = play.place().startsWith('retreat') ? play.offered('USA', 'retreat') : play.told('fellBack').map(({ to }) => to);
    expect(ports).toContain(at('philadelphia-pa'));
    expect([ports.includes(at('fort-monroe-va')), ports.includes(at('williamsburg-va'))]).toEqual([false, false]);
  });
  test('7.6.2-a before a battle too, if the die allows', () => {
    const play = setOut(
      CSA,
      'jackson',
      'hanover-junction-va',
      6,
      board => board.sp(USA, 'urbanna-va', 3).general('mcclellan', 'urbanna-va'),
      { dice: [2] },
    );
    letPass(play.does('CSA', 'goTo', 'urbanna-va'));
    play.asks('USA', 'leaving.leave').does('USA', 'withdraw', 'baltimore-md');
    expect(play.pub.infantry[USA][at('baltimore-md')]).toBe(3);
  });
  test('7.6.2-c, 7.6.3-a Confederates never: at Brunswick with the land shut they surrender', () => {
    const play = goTo(
      setOut(
        USA,
        'sherman',
        'walthourville-ga',
        6,
        board => board.sp(CSA, 'brunswick-ga', 3).sp(USA, 'tebeauville-ga', 1).owns(USA, 'walthourville-ga'),
        { dice: [2, 1] },
      ),
      USA,
      'brunswick-ga',
    );
    fightOut(play);
    expect(play.told('surrendered')).toMatchObject([{ side: CSA }]);
  });
});
