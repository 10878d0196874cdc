import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { ARMY, BRIGADE, CORPS, DIVISION, type Formation } from '../data/tables.ts';
import { INFANTRY, type Licence } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const FREE: Licence = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };
const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
/** A force that has just been activated on a map on which nothing stands but what is laid. */
const marching = (
  side: 0 | 1,
  formation: Formation,
  space: SpaceId,
  leader: Parameters<typeof generalNamed>[0] | null,
  lay: (board: Board) => void,
  more: Partial<Setting> & { licence?: Partial<Licence> } = {},
) =>
  scene(
    'march',
    {
      side,
      activation: { formation, space: at(space), leader: leader === null ? -1 : generalNamed(leader) },
      licence: { ...FREE, ...more.licence },
    },
    { bare: true, ...more, lay },
  );

describe('setting out', () => {
  test('5.1.2-a, 5.2.3-a an army sets out with its marker, generals and up to 15 SP, and leaves the rest loose', () => {
    const play = marching(USA, ARMY, 'frederick-md', 'mcclellan', board =>
      board.army('potomac', 'frederick-md', 17, 'mcclellan', 'hooker', 'burnside'),
    );
    play
      .asks('USA', 'march.gather', 'take')
      .asks('USA', '5.1.2-a')
      .refuses('USA', 'take', ['hooker', 'burnside', ...sp(16)], '5.1.3-a')
      .refuses('USA', 'take', ['hooker', 'burnside'], '5.1.2-a')
      .does('USA', 'take', ['hooker', 'burnside', ...sp(15)]);
    expect(play.pub.infantry[USA][at('frederick-md')]).toBe(2);
    expect(play.pub.march).toMatchObject({ infantry: 15, points: 6, army: 0 });
    play.does('USA', 'goTo', 'gettysburg-pa').does('USA', 'halt');
    expect(play.pub.army[0]).toBe(at('gettysburg-pa'));
    expect(play.over()).toBe(true);
  });
  test('5.2.2-e the next in influence does not stay behind; on ties one of them may', () => {
    const play = marching(USA, ARMY, 'frederick-md', 'mcclellan', board =>
      board.army('potomac', 'frederick-md', 6, 'mcclellan', 'hooker', 'reynolds'),
    );
    play.refuses('USA', 'take', sp(6), '5.2.2-e').refuses('USA', 'take', ['reynolds', ...sp(6)], '5.2.2-e');
    play.offers('USA', 'take', ['hooker', ...sp(6)]).offers('USA', 'take', ['hooker', 'reynolds', ...sp(6)]);
    const tied = marching(USA, ARMY, 'frederick-md', 'mcclellan', board =>
      board.army('potomac', 'frederick-md', 6, 'mcclellan', 'mcdowell', 'buell'),
    );
    tied.offers('USA', 'take', ['mcdowell', ...sp(6)]).offers('USA', 'take', ['buell', ...sp(6)]);
  });
  test('5.1.3-a, 5.3.3-a a corps takes up to 6 SP and one more general or brigade, which counts as an SP', () => {
    const play = marching(CSA, CORPS, 'manassas-va', 'longstreet', board =>
      board
        .sp(CSA, 'manassas-va', 8)
        .general('longstreet', 'manassas-va')
        .general('stuart', 'manassas-va')
        .general('ewell', 'manassas-va'),
    );
    play
      .refuses('CSA', 'take', sp(7), '5.1.3-a')
      .refuses('CSA', 'take', ['stuart', ...sp(6)], '5.1.3-a')
      .refuses('CSA', 'take', ['stuart', 'ewell', ...sp(2)], '5.3.3-a')
      .does('CSA', 'take', ['stuart', ...sp(5)]);
    expect(play.pub.march).toMatchObject({ infantry: 5, points: 8 });
  });
  test('5.3.2-a a companion has no more influence than the general activated', () => {
    const play = marching(CSA, CORPS, 'manassas-va', 'longstreet', board =>
      board.sp(CSA, 'manassas-va', 4).general('longstreet', 'manassas-va').general('j-johnston', 'manassas-va'),
    );
    expect(play.members('CSA', 'take')).toEqual([INFANTRY]);
  });
  test('5.3.2-d, 5.3.2-e a general sets out alone, keeps from the enemy, and picks up SP later', () => {
    const play = marching(CSA, CORPS, 'richmond-va', 'longstreet', board =>
      board
        .sp(CSA, 'richmond-va', 1)
        .general('longstreet', 'richmond-va')
        .sp(CSA, 'hanover-junction-va', 3)
        .owns(USA, 'petersburg-va'),
    );
    play.does('CSA', 'take', []).refuses('CSA', 'goTo', 'petersburg-va', '5.6.6-b').does('CSA', 'goTo', 'hanover-junction-va');
    play.does('CSA', 'regroup', sp(3));
    expect(play.pub.infantry[CSA][at('hanover-junction-va')]).toBe(0);
    expect(play.pub.march?.infantry).toBe(3);
  });
  test('5.4.1-a, 5.4.1-b a division is infantry, as many SP as the card at most, and has 5 points', () => {
    const play = marching(
      CSA,
      DIVISION,
      'richmond-va',
      null,
      board => board.sp(CSA, 'richmond-va', 4).general('stuart', 'richmond-va'),
      { licence: { most: 2 } },
    );
    expect(play.members('CSA', 'take')).toEqual([INFANTRY]);
    play.refuses('CSA', 'take', sp(3)).does('CSA', 'take', sp(2));
    expect(play.pub.march).toMatchObject({ points: 5, leader: -1 });
  });
  test('5.5.2-a a brigade sets out by itself with 10 points', () => {
    const play = marching(CSA, BRIGADE, 'richmond-va', 'stuart', board =>
      board.sp(CSA, 'richmond-va', 4).general('stuart', 'richmond-va'),
    );
    expect(play.place()).toBe('march.order');
    expect(play.pub.march).toMatchObject({ infantry: 0, points: 10 });
    expect(play.pub.infantry[CSA][at('richmond-va')]).toBe(4);
  });
  test('5.3.6-a, 5.4.4-a, 12.7-a whoever takes an army’s last SP ends it, with its price', () => {
    const play = marching(USA, DIVISION, 'frederick-md', null, board =>
      board.army('potomac', 'frederick-md', 2, 'mcclellan').sp(USA, 'washington-dc', 1),
    );
    play.does('USA', 'take', sp(2));
    expect(play.pub.army[0]).toBe(-1);
    expect(play.pub.general[generalNamed('mcclellan')]).toBe(-1);
    expect(play.pub.will[USA]).toBe(90);
    expect(play.pub.armyDue[0]).toBe(2);
  });
  test('5.4.5-a two SP move as a corps without a general: 8 points, and neither pick up nor drop', () => {
    const play = marching(CSA, CORPS, 'richmond-va', null, board => board.sp(CSA, 'richmond-va', 4), {
      licence: { most: 2, asCorps: true },
    });
    play.refuses('CSA', 'take', sp(3)).does('CSA', 'take', sp(2));
    expect(play.pub.march).toMatchObject({ points: 8, leader: -1 });
    play.asks('CSA', 'march.order', 'goTo', 'halt');
  });
});

describe('on the way', () => {
  test('5.1.1-a, 5.1.3-a each step costs a point and nobody goes on without one', () => {
    const play = marching(CSA, ARMY, 'richmond-va', 'lee', board => board.army('northern-virginia', 'richmond-va', 6, 'lee'));
    play.does('CSA', 'take', sp(6));
    for (const to of ['hanover-junction-va', 'fredericksburg-va', 'manassas-va', 'culpeper-va', 'gordonsville-va'])
      play.does('CSA', 'goTo', to);
    expect(play.pub.march?.points).toBe(1);
    play.does('CSA', 'goTo', 'charlottesville-va').refuses('CSA', 'goTo', 'gordonsville-va', '5.1.3-a').does('CSA', 'halt');
    expect(play.over()).toBe(true);
    expect(play.pub.army[4]).toBe(at('charlottesville-va'));
  });
  test('5.9.1-a a corps that goes by rail alone goes two spaces farther; 5.2.5-a an army does not', () => {
    const play = marching(CSA, DIVISION, 'richmond-va', null, board => board.sp(CSA, 'richmond-va', 1));
    for (const to of ['hanover-junction-va', 'richmond-va', 'hanover-junction-va', 'richmond-va', 'hanover-junction-va'])
      play.does('CSA', 'goTo', to);
    play.asks('CSA', 'march.order').does('CSA', 'goTo', 'richmond-va').does('CSA', 'goTo', 'petersburg-va');
    expect(play.over()).toBe(true);
    expect(play.pub.infantry[CSA][at('petersburg-va')]).toBe(1);
  });
  test('5.9.1-a a step by road closes the bonus', () => {
    const play = marching(CSA, DIVISION, 'richmond-va', null, board => board.sp(CSA, 'richmond-va', 1));
    play.does('CSA', 'goTo', 'drewrys-bluff-va');
    expect(play.pub.march).toMatchObject({ rail: false, points: 4 });
  });
  test('5.1.5-a, 5.1.5-b a corps drops and picks up, never its active general; a division only drops', () => {
    const play = marching(CSA, CORPS, 'richmond-va', 'longstreet', board =>
      board
        .sp(CSA, 'richmond-va', 4)
        .general('longstreet', 'richmond-va')
        .sp(CSA, 'hanover-junction-va', 2)
        .general('ewell', 'hanover-junction-va'),
    );
    play.does('CSA', 'take', sp(4)).does('CSA', 'goTo', 'hanover-junction-va');
    play.does('CSA', 'regroup', ['ewell', ...sp(5)]);
    expect(play.pub.infantry[CSA][at('hanover-junction-va')]).toBe(1);
    expect(play.pub.march?.generals).toEqual([generalNamed('longstreet'), generalNamed('ewell')]);
    const division = marching(CSA, DIVISION, 'richmond-va', null, board =>
      board.sp(CSA, 'richmond-va', 3).sp(CSA, 'hanover-junction-va', 2),
    );
    division.does('CSA', 'take', sp(2)).does('CSA', 'goTo', 'hanover-junction-va');
    division.refuses('CSA', 'regroup', sp(3)).does('CSA', 'regroup', sp(1));
    expect(division.pub.infantry[CSA][at('hanover-junction-va')]).toBe(3);
  });
  test('5.2.6-a, 5.2.6-b, 5.2.6-d an army converts the space it stands in for a point, where it starts too', () => {
    const play = marching(USA, ARMY, 'manassas-va', 'mcclellan', board =>
      board.army('potomac', 'manassas-va', 6, 'mcclellan').sp(USA, 'washington-dc', 1),
    );
    play.does('USA', 'take', sp(6)).does('USA', 'convert');
    expect(play.pub.control[at('manassas-va')]).toBe(USA);
    expect(play.pub.march?.points).toBe(5);
    play.does('USA', 'goTo', 'culpeper-va').offers('USA', 'convert');
  });
  test('5.2.6-a, 12.2-a converting a resource centre destroys it', () => {
    const play = marching(USA, ARMY, 'nashville-tn', 'buell', board =>
      board
        .army('cumberland', 'nashville-tn', 6, 'buell')
        .owns(USA, 'bowling-green-ky', 'lebanon-ky', 'louisville-ky')
        .owns(USA, 'clarksville-tn'),
    );
    const before = [...play.pub.will];
    play.does('USA', 'take', sp(6)).does('USA', 'convert');
    expect(play.told('destroyed')).toEqual([{ space: at('nashville-tn') }]);
    expect(play.pub.will[USA]).toBeGreaterThan(before[USA]!);
    expect(play.pub.will[CSA]).toBeLessThan(before[CSA]!);
  });
  test('5.4.2-a a division keeps out of what the enemy controls in his states', () => {
    const play = marching(USA, DIVISION, 'harpers-ferry-va', null, board =>
      board.sp(USA, 'harpers-ferry-va', 2).owns(USA, 'harpers-ferry-va'),
    );
    play.does('USA', 'take', sp(2)).refuses('USA', 'goTo', 'winchester-va', '5.4.2-a').offers('USA', 'goTo', 'frederick-md');
  });
  test('6.2.5-b nobody crosses a river into an enemy fort', () => {
    const play = marching(CSA, CORPS, 'manassas-va', 'beauregard', board =>
      board.sp(CSA, 'manassas-va', 6).general('beauregard', 'manassas-va').sp(USA, 'washington-dc', 1).fort(USA, 'washington-dc'),
    );
    play.does('CSA', 'take', sp(6)).refuses('CSA', 'goTo', 'washington-dc', '6.2.5-a');
  });
  test('5.7.4-a, 7.2.5-a enemy generals alone in the space go to the turn track', () => {
    const play = marching(CSA, CORPS, 'manassas-va', 'beauregard', board =>
      board
        .sp(CSA, 'manassas-va', 2)
        .general('beauregard', 'manassas-va')
        .general('butler', 'frederick-md')
        .sp(USA, 'baltimore-md', 1),
    );
    play.does('CSA', 'take', sp(2)).does('CSA', 'goTo', 'frederick-md');
    expect(play.pub.general[generalNamed('butler')]).toBe(-1);
    expect(play.pub.due[generalNamed('butler')]).toBe(2);
  });
  test('5.7.2-a, 5.7.2-d at ten to one there is no battle, and it counts as a victory for Emancipation', () => {
    const play = marching(USA, ARMY, 'frederick-md', 'mcclellan', board =>
      board.army('potomac', 'frederick-md', 10, 'mcclellan').sp(CSA, 'manassas-va', 1),
    );
    play.does('USA', 'take', sp(10)).does('USA', 'goTo', 'manassas-va');
    expect(play.pub.infantry[CSA][at('manassas-va')]).toBe(0);
    expect(play.pub.victory).toBe(true);
    play.asks('USA', 'march.order');
    expect(play.pub.march?.at).toBe(at('manassas-va'));
  });
  test('5.7.2-c, 12.11-a an empty fort counter is taken without battle and the mover goes on', () => {
    const play = marching(USA, CORPS, 'frederick-md', 'hooker', board =>
      board.sp(USA, 'frederick-md', 2).general('hooker', 'frederick-md').fort(CSA, 'manassas-va'),
    );
    play.does('USA', 'take', sp(2)).does('USA', 'goTo', 'manassas-va');
    expect(play.pub.fort[at('manassas-va')]).toBe(NOBODY);
    expect(play.pub.fortsOut[CSA]).toBe(1);
    expect(play.pub.will).toEqual([103, 96]);
    play.asks('USA', 'march.order');
  });
  test('11.2.2-a, 12.6-a entering the enemy capital sends it to its box', () => {
    const play = marching(USA, CORPS, 'hanover-junction-va', 'hooker', board =>
      board.sp(USA, 'hanover-junction-va', 2).general('hooker', 'hanover-junction-va'),
    );
    play.does('USA', 'take', sp(2)).does('USA', 'goTo', 'richmond-va');
    expect(play.pub.capital[CSA]).toBe(-1);
    expect(play.pub.will[CSA]).toBe(82);
  });
});

describe('duties', () => {
  test('4.6.2-a, 4.6.2-b, 4.6.2-c the army marches on Richmond by a shortest way with all it has, and does not stop before', () => {
    const play = marching(
      USA,
      ARMY,
      'frederick-md',
      'mcclellan',
      board => board.army('potomac', 'frederick-md', 6, 'mcclellan', 'hooker').fort(USA, 'frederick-md'),
      { licence: { toRichmond: true } },
    );
    play.refuses('USA', 'take', ['hooker', ...sp(4)], '4.6.2-b').offers('USA', 'take', ['hooker', ...sp(5)]);
    // The one way out of Frederick needs no question.
    play.does('USA', 'take', ['hooker', ...sp(6)]).asks('USA', 'march.order', 'goTo', 'convert');
    expect(play.pub.march?.at).toBe(at('manassas-va'));
    play.refuses('USA', 'goTo', 'culpeper-va', '4.6.2-a').refuses('USA', 'halt', null, '4.6.2-c');
    play.does('USA', 'convert').does('USA', 'goTo', 'fredericksburg-va');
    while (!play.over() && play.pub.march?.at !== at('richmond-va'))
      play.does('USA', 'goTo', play.pub.march?.at === at('fredericksburg-va') ? 'hanover-junction-va' : 'richmond-va');
    // 4.6.2-d In Richmond it is over, but for converting it.
    expect(play.pub.capital[CSA]).toBe(-1);
    if (!play.over()) play.refuses('USA', 'goTo', 'petersburg-va').does('USA', 'halt');
    expect(play.pub.army[0]).toBe(at('richmond-va'));
  });
  test('4.5.2-a the general must try to attack: he neither stops nor walks away from it', () => {
    const play = marching(
      CSA,
      CORPS,
      'manassas-va',
      'beauregard',
      board => board.sp(CSA, 'manassas-va', 4).general('beauregard', 'manassas-va').sp(USA, 'frederick-md', 1),
      { licence: { mustAttack: true } },
    );
    play.refuses('CSA', 'take', [], '4.5.2-a').does('CSA', 'take', sp(4));
    play.refuses('CSA', 'halt', null, '4.5.2-a').dice(6, 1);
    play.does('CSA', 'goTo', 'frederick-md');
    expect(play.pub.march === null || !play.pub.march.mustAttack).toBe(true);
  });
});

describe('armies in order', () => {
  test('5.2.4-a, 5.2.4-b two armies in a space: the owner gives one up and pays twice', () => {
    const play = marching(USA, ARMY, 'frederick-md', 'mcclellan', board =>
      board
        .army('potomac', 'frederick-md', 6, 'mcclellan', 'pleasonton')
        .army('cumberland', 'baltimore-md', 5, 'buell')
        .sp(USA, 'washington-dc', 1),
    );
    play
      .does('USA', 'take', ['pleasonton', ...sp(6)])
      .does('USA', 'goTo', 'baltimore-md')
      .does('USA', 'halt');
    play.asks('USA', 'settling.giveUp', 'giveUp').does('USA', 'giveUp', 'potomac');
    expect(play.pub.army[0]).toBe(-1);
    expect(play.pub.infantry[USA][at('baltimore-md')]).toBe(11);
    expect(play.pub.general[generalNamed('mcclellan')]).toBe(-1);
    expect(play.pub.brigade[generalNamed('pleasonton')]).toBe(0);
    expect(play.pub.spDue[USA]).toBe(1);
    expect(play.pub.commander[1]).toBe(generalNamed('buell'));
    expect(play.told('will').map(({ by, cause }) => [cause, by])).toEqual([
      ['army', -10],
      ['merged', expect.any(Number)],
    ]);
  });
  test('5.2.2-c, 5.2.2-b the first general to come takes an army without one, and a senior elsewhere costs 2', () => {
    const play = marching(USA, CORPS, 'frederick-md', 'hooker', board => {
      board
        .army('potomac', 'baltimore-md', 6)
        .sp(USA, 'frederick-md', 1)
        .general('hooker', 'frederick-md')
        .sp(USA, 'washington-dc', 2);
      board.general('fremont', 'washington-dc');
      board.pub.generic[0] = true;
    });
    play.does('USA', 'take', sp(1)).does('USA', 'goTo', 'baltimore-md').does('USA', 'halt');
    expect(play.pub.commander[0]).toBe(generalNamed('hooker'));
    expect(play.pub.generic[0]).toBe(false);
    expect(play.told('will')).toMatchObject([{ cause: 'creation', by: -2 }]);
  });
});

describe('special abilities', () => {
  const options = ['generals'];
  test('5.6.7.B-a Van Dorn with 1 SP changes for his brigade when he sets out', () => {
    const play = marching(
      CSA,
      CORPS,
      'richmond-va',
      'van-dorn',
      board => board.sp(CSA, 'richmond-va', 3).general('van-dorn', 'richmond-va'),
      { options },
    );
    play.does('CSA', 'take', sp(1)).does('CSA', 'mount', 'van-dorn');
    expect(play.pub.march).toMatchObject({ formation: BRIGADE, infantry: 0, points: 10 });
    expect(play.pub.brigade[generalNamed('van-dorn')]).toBe(1);
    play.does('CSA', 'halt');
    expect(play.pub.rides[generalNamed('van-dorn')]).toBe(true);
  });
  test('5.6.7.C-a Forrest takes in an SP and is worth 2', () => {
    const lay = (board: Board) => board.sp(CSA, 'richmond-va', 3).general('forrest', 'richmond-va');
    const play = marching(CSA, BRIGADE, 'richmond-va', 'forrest', lay, { options });
    play.does('CSA', 'absorb', 'forrest').does('CSA', 'halt');
    expect(play.pub.brigade[generalNamed('forrest')]).toBe(2);
    expect(play.pub.infantry[CSA][at('richmond-va')]).toBe(2);
    expect(marching(CSA, BRIGADE, 'richmond-va', 'forrest', lay).deeds('CSA')).not.toContain('absorb');
  });
});
