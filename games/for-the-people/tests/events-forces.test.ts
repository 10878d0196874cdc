import { describe, expect, test } from 'vitest';
import type { CardNumber } from '../data/cards.ts';
import { generalNamed } from '../data/generals.ts';
import { CSA, numberOf, type SideName, USA } from '../data/sides.ts';
import { canPlay } from '../queries/playing.ts';
import { GONE, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { played, type Setting, scene, tableOf } from './scene.ts';

const usable = (by: SideName, card: CardNumber, variant = 0, setting: Setting = {}): boolean =>
  canPlay(tableOf(setting).pub, numberOf(by), { card, variant });

describe('SP taken by events', () => {
  test('4.2.4-a card 5: one enemy infantry SP where at least two SP stand', () => {
    const play = played('CSA', 5, { lay: board => board.sp(USA, 'cairo-il', 2) })
      .refuses('CSA', 'strip', ['springfield-il'])
      .does('CSA', 'strip', ['cairo-il']);
    expect(play.pub.infantry[USA][at('cairo-il')]).toBe(1);
  });
  test('4.2.4-a card 20: the Confederacy takes two from two spaces, never the last', () => {
    const play = played('CSA', 20, {
      bare: true,
      lay: board => board.sp(USA, 'cairo-il', 2).sp(USA, 'dover-de', 3).sp(USA, 'trenton-nj', 1),
    });
    // Two spaces qualify: no choice is left.
    expect([play.pub.infantry[USA][at('cairo-il')], play.pub.infantry[USA][at('dover-de')], play.over()]).toEqual([1, 2, true]);
  });
  test('4.2.4-a card 31: the Union takes two Confederate SP from two spaces, before Emancipation only', () => {
    const play = played('USA', 31, {
      bare: true,
      lay: board => board.sp(CSA, 'richmond-va', 3).sp(CSA, 'mobile-al', 1).sp(CSA, 'memphis-tn', 1),
    });
    play.refuses('USA', 'strip', ['richmond-va', 'richmond-va']).does('USA', 'strip', ['mobile-al', 'memphis-tn']);
    expect(usable('USA', 31, 0, { scenario: '1863' })).toBe(false);
  });
  test('4.2.4-a card 39: the Union takes three of its own, first from PA, MD, NJ and Washington', () => {
    const play = played('CSA', 39, {
      bare: true,
      lay: board => board.sp(USA, 'baltimore-md', 2).sp(USA, 'cairo-il', 3).sp(USA, 'columbus-oh', 1),
    });
    play.asks('USA', 'stripping.which').refuses('USA', 'strip', ['baltimore-md']).does('USA', 'strip', ['columbus-oh']);
    expect([play.pub.infantry[USA][at('baltimore-md')], play.pub.infantry[USA][at('cairo-il')]]).toEqual([0, 3]);
  });
  test('4.2.4-a card 65: the Union takes three of its own; 5.2.1-b, 12.7-a an army may lose its last', () => {
    const play = played('CSA', 65, {
      bare: true,
      lay: board => board.army('potomac', 'washington-dc', 2, 'mcdowell').sp(USA, 'cairo-il', 2),
    });
    play.does('USA', 'strip', ['washington-dc', 'washington-dc', 'cairo-il']);
    expect([play.pub.army[0], play.pub.will[USA], play.pub.general[generalNamed('mcdowell')]]).toEqual([-1, 90, WAITING]);
  });
  test('4.2.4-a card 73: one Union SP within two spaces of a Confederate one, harbours counted', () => {
    const play = played('CSA', 73, {
      bare: true,
      lay: board => board.sp(CSA, 'charleston-sc', 1).sp(USA, 'fort-sumter-sc', 1).sp(USA, 'cairo-il', 2),
    });
    expect([play.pub.infantry[USA][at('fort-sumter-sc')], play.pub.infantry[USA][at('cairo-il')]]).toEqual([0, 2]);
    expect(usable('CSA', 73, 0, { bare: true, lay: board => board.sp(CSA, 'richmond-va', 1).sp(USA, 'cairo-il', 2) })).toBe(
      false,
    );
  });
});

describe('attrition by card', () => {
  test.each([
    [1, 1],
    [124, 0],
  ])('9.1-a, 9.2-a card %i: a Confederate force suffers attrition, and forages without LOC', (card, variant) => {
    const play = played(
      'USA',
      card,
      { bare: true, lay: board => board.sp(CSA, 'richmond-va', 4).sp(CSA, 'columbus-oh', 7) },
      variant,
    );
    play.does('USA', 'waste', 'columbus-oh');
    expect([play.pub.infantry[CSA][at('columbus-oh')], play.pub.infantry[CSA][at('richmond-va')]]).toEqual([4, 4]);
    expect(usable('USA', card, variant, { bare: true, lay: board => board.sp(CSA, 'richmond-va', 2) })).toBe(false);
  });
});

describe('generals', () => {
  const anv = (board: Board) => board.army('northern-virginia', 'richmond-va', 6, 'lee', 'jackson', 'stuart');
  test('4.2.1-a, 7.7-b card 4: chance names a subordinate, up to 3 he is killed', () => {
    const play = played('USA', 4, { bare: true, turn: 5, dice: [3], draws: ['jackson'], lay: anv });
    expect(play.pub.general[generalNamed('jackson')]).toBe(GONE);
    expect(
      usable('USA', 4, 0, { bare: true, lay: board => board.army('northern-virginia', 'richmond-va', 6, 'lee', 'jackson') }),
    ).toBe(false);
  });
  test('4.2.1-a card 4: above 3 he is wounded; a brigade is off the map and comes back with him next turn', () => {
    const stuart = generalNamed('stuart');
    const { pub } = played('USA', 4, { bare: true, turn: 5, dice: [4], draws: ['stuart'], lay: anv });
    expect([pub.general[stuart], pub.due[stuart], pub.spDue[CSA]]).toEqual([WAITING, 6, 1]);
  });
  test('5.5.4-a card 6: a brigade outside armies; killed, the Confederate is away three turns and his SP one', () => {
    const stuart = generalNamed('stuart');
    const lay = (board: Board) => board.general('stuart', 'winchester-va').general('wheeler', 'memphis-tn');
    const play = played('USA', 6, { bare: true, turn: 4, dice: [3], lay }).does('USA', 'ambush', 'stuart');
    expect([play.pub.general[stuart], play.pub.due[stuart], play.pub.spDue[CSA]]).toEqual([WAITING, 7, 1]);
    expect(played('USA', 6, { bare: true, turn: 4, dice: [4], lay }).does('USA', 'ambush', 'stuart').pub.general[stuart]).toBe(
      at('winchester-va'),
    );
    expect(usable('USA', 6, 0, { bare: true, lay: anv })).toBe(false);
  });
  test('5.5.6-a with the option his substitute waits in his place', () => {
    const { pub } = played('USA', 6, {
      bare: true,
      turn: 4,
      options: ['cavalry-substitutes'],
      dice: [1],
      lay: board => board.general('stuart', 'winchester-va'),
    });
    expect([pub.general[generalNamed('stuart')], pub.due[generalNamed('f-lee')]]).toEqual([GONE, 7]);
  });
  test.each([
    [74, 'USA'],
    [78, 'USA'],
    [78, 'CSA'],
  ] as const)('5.6.4-a card %i of the %s relieves without paying for the man; demoted or removed', (card, by) => {
    const lay = (board: Board) =>
      by === 'USA'
        ? board.army('potomac', 'washington-dc', 6, 'mcclellan', 'burnside', 'hooker')
        : board.army('tennessee', 'nashville-tn', 6, 'bragg', 'hardee', 'hood');
    const play = played(by, card, { bare: true, turn: 11, lay });
    play
      .asks(by, 'relieve.appoint')
      .does(by, 'appoint', by === 'USA' ? 'hooker' : 'hood')
      .asks(by, 'relieve.fate', 'fate')
      .does(by, 'fate', 'demote');
    // 5.6.1-c Two for the one passed over.
    expect(play.pub.will[numberOf(by)]).toBe(by === 'USA' ? 98 : 95);
  });
  test('5.6.4-a card 76: the commander can only be removed', () => {
    const play = played('USA', 76, {
      bare: true,
      turn: 6,
      lay: board => board.army('potomac', 'washington-dc', 6, 'mcclellan', 'burnside'),
    });
    expect([play.pub.general[generalNamed('mcclellan')], play.pub.will[USA], play.over()]).toEqual([GONE, 100, true]);
  });
  test('5.6.4-a card 75: not in VA, NC, SC or FL', () => {
    const setting = (space: 'richmond-va' | 'nashville-tn'): Setting => ({
      bare: true,
      lay: board => board.army('tennessee', space, 6, 'bragg', 'polk'),
    });
    expect([usable('CSA', 75, 1, setting('richmond-va')), usable('CSA', 75, 1, setting('nashville-tn'))]).toEqual([false, true]);
  });
  test.each([74, 76, 78])('5.6.4-a card %i may instead remove a general who commands no army', card => {
    const play = played(
      'USA',
      card,
      {
        bare: true,
        lay: board =>
          board
            .army('potomac', 'washington-dc', 6, 'mcdowell', 'banks')
            .general('fremont', 'st-louis-mo')
            .sp(USA, 'st-louis-mo', 1),
      },
      1,
    );
    play.refuses('USA', 'dismiss', 'mcdowell').does('USA', 'dismiss', 'fremont');
    expect(play.pub.general[generalNamed('fremont')]).toBe(GONE);
  });
});

describe('armies, forts and the Valley', () => {
  test('4.2.1-a card 122: with two armies in Virginia the Confederacy sets one down in the West', () => {
    const lay = (board: Board) =>
      board.army('northern-virginia', 'richmond-va', 6, 'lee').army('tennessee', 'manassas-va', 5, 'bragg');
    const play = played('USA', 122, { bare: true, lay });
    play
      .asks('CSA', 'relocating.which', 'relocate')
      .refuses('CSA', 'relocate', { army: 'tennessee', to: 'atlanta-ga' })
      .does('CSA', 'relocate', { army: 'tennessee', to: 'vicksburg-ms' });
    expect([
      play.pub.army[5],
      play.pub.general[generalNamed('bragg')],
      play.pub.infantry[CSA][at('vicksburg-ms')],
      play.pub.infantry[CSA][at('manassas-va')],
    ]).toEqual([at('vicksburg-ms'), at('vicksburg-ms'), 5, 0]);
    expect(usable('USA', 122, 0, { bare: true, lay: board => board.army('northern-virginia', 'richmond-va', 6, 'lee') })).toBe(
      false,
    );
  });
  test('6.8.2-b card 115: an SP crosses into the empty fort of its port, and a marker goes on it', () => {
    const play = played('CSA', 115, { bare: true, lay: board => board.sp(CSA, 'pensacola-fl', 2) });
    expect([play.pub.infantry[CSA][at('fort-pickens-fl')], play.pub.control[at('fort-pickens-fl')]]).toEqual([1, CSA]);
    expect(
      usable('CSA', 115, 0, { bare: true, lay: board => board.sp(CSA, 'pensacola-fl', 2).sp(USA, 'fort-pickens-fl', 1) }),
    ).toBe(false);
  });
  test('8.4.2-a card 126: with Union infantry in all three spaces the Valley feeds nobody any more', () => {
    const lay = (board: Board) => board.sp(USA, 'winchester-va', 1).sp(USA, 'strasburg-va', 1).sp(USA, 'staunton-va', 1);
    expect(played('USA', 126, { bare: true, lay }).pub.devastated).toBe(true);
    expect(usable('USA', 126, 0, { bare: true, lay: board => lay(board).sp(USA, 'staunton-va', 0) })).toBe(false);
  });
});

describe('cards taken and drawn', () => {
  test.each([
    [25, 'USA', 'CSA'],
    [125, 'USA', 'CSA'],
    [27, 'CSA', 'USA'],
    [119, 'USA', 'CSA'],
    [119, 'CSA', 'USA'],
  ] as const)('4.2.6-a, 4.2.6-b card %i of the %s: a card of the %s drawn blindly is discarded', (card, by, from) => {
    const play = played(by, card, { hands: { [from]: [12, 45, 30] }, draws: [45] });
    expect([play.pub.discards, play.own[from].hand, play.heard(by, 'lostCard')]).toEqual([
      [45],
      [12, 30],
      [{ side: numberOf(from), card: 45 }],
    ]);
    expect(usable(by, card)).toBe(false);
  });
  test('4.4-a, 4.4.2-d a special event drawn so happens if its condition holds, without a reshuffle', () => {
    const drawn = (will: number) =>
      played('CSA', 27, {
        hands: { USA: [82] },
        draws: [82],
        lay: ({ pub }) => {
          pub.will[CSA] = will;
          pub.blockade = 3;
        },
      }).pub;
    expect([
      drawn(110).intervention,
      drawn(110).blockade,
      drawn(110).removed.includes(82),
      drawn(110).reshuffle,
      drawn(110).will[USA],
    ]).toEqual([true, 2, true, false, 90]);
    expect([drawn(109).intervention, drawn(109).blockade, drawn(109).discards, drawn(109).reshuffle]).toEqual([
      false,
      3,
      [82],
      true,
    ]);
  });
  test('4.4.1-a, 12.9-b Emancipation: Confederacy −10 and three SP of its choice, Union −5', () => {
    const play = played('USA', 81, { lay: ({ pub }) => (pub.victory = true) });
    play.asks('CSA', 'stripping.which').does('CSA', 'strip', ['manassas-va', 'memphis-tn', 'richmond-va']);
    expect([play.pub.will, play.pub.emancipation]).toEqual([[95, 87], true]);
    expect(usable('USA', 81)).toBe(false);
  });
  test('4.2.6-a, 4.6.5-a card 3 of the Confederacy: a card is lost and the Union must march next', () => {
    const near = (board: Board) => board.army('potomac', 'washington-dc', 5, 'mcdowell');
    const play = scene(
      'round',
      { side: CSA, opener: 0 },
      { hands: { USA: [12, 45], CSA: [3, 50] }, draws: [12], bare: true, lay: near },
    );
    play.does('CSA', 'event', { card: 3, variant: 1 });
    expect([play.pub.compelled, play.pub.discards, play.pub.hands]).toEqual([true, [12], [1, 1]]);
    expect(usable('CSA', 3, 1, { bare: true, lay: near })).toBe(false);
    expect(
      usable('CSA', 3, 1, { hands: { USA: [12] }, bare: true, lay: board => board.army('potomac', 'cairo-il', 5, 'mcdowell') }),
    ).toBe(false);
    // 4.6.3-a
    expect(usable('USA', 3, 0, { bare: true, lay: board => board.army('potomac', 'washington-dc', 5) })).toBe(false);
  });
});

describe('concentrations', () => {
  const lay = (board: Board) =>
    board
      .sp(CSA, 'mobile-al', 3)
      .sp(CSA, 'atlanta-ga', 4)
      .sp(CSA, 'corinth-ms', 2)
      .general('bragg', 'corinth-ms')
      .sp(USA, 'pittsburg-landing-tn', 2);
  test.each([75, 100, 101])(
    '4.5-a, 4.5.1-a, 4.5.2-a card %i: up to five SP from anywhere by rail, then a general must try to attack',
    card => {
      const play = played('CSA', card, { bare: true, lay });
      play
        .does('CSA', 'gather', 'corinth-ms')
        .refuses('CSA', 'rally', ['mobile-al', 'mobile-al', 'mobile-al', 'atlanta-ga', 'atlanta-ga', 'atlanta-ga']);
      play.does('CSA', 'rally', ['mobile-al', 'mobile-al', 'atlanta-ga', 'atlanta-ga', 'atlanta-ga']);
      expect([play.pub.infantry[CSA][at('corinth-ms')], play.pub.infantry[CSA][at('mobile-al')]]).toEqual([7, 1]);
      play.asks('CSA', 'march.gather').does('CSA', 'take', [-1, -1, -1, -1, -1, -1]);
      expect([play.pub.march?.mustAttack, play.pub.march?.atRisk]).toEqual([true, true]);
      play.asks('CSA', 'march.order').refuses('CSA', 'halt', null, '4.5.2-a');
    },
  );
  test('4.5-a, 4.5.2-d card 102: two SP from one space over five rail links at most, commanders not at risk', () => {
    const play = played(
      'CSA',
      102,
      { bare: true, lay: board => lay(board).sp(CSA, 'tuscumbia-al', 1).sp(CSA, 'memphis-tn', 1) },
      1,
    );
    play
      .does('CSA', 'gather', 'corinth-ms')
      .refuses('CSA', 'rally', ['tuscumbia-al', 'memphis-tn'])
      .refuses('CSA', 'rally', ['atlanta-ga']);
    play.does('CSA', 'rally', ['memphis-tn']).does('CSA', 'take', [-1, -1, -1]);
    expect(play.pub.march?.atRisk).toBe(false);
  });
  test('4.5.1-b the gathering may be left out; the general may stand anywhere', () => {
    const play = played('CSA', 100, {
      bare: true,
      lay: board => lay(board).sp(CSA, 'springfield-mo', 2).general('price', 'springfield-mo'),
    });
    play
      .does('CSA', 'skip')
      .asks('CSA', 'attackFrom.force')
      .does('CSA', 'activate', { formation: 1, space: 'springfield-mo', leader: 'price' });
  });
  test('4.5.1-a, 4.5.1-c the Union too gathers in one of the eleven states, with 103 over the Baltimore & Ohio', () => {
    const play = played('USA', 103, {
      bare: true,
      lay: board =>
        board
          .sp(USA, 'winchester-va', 2)
          .general('banks', 'winchester-va')
          .owns(USA, 'winchester-va', 'harpers-ferry-va', 'grafton-wv', 'wheeling-wv', 'parkersburg-wv')
          .sp(USA, 'grafton-wv', 2)
          .sp(USA, 'columbus-oh', 2)
          .general('buell', 'columbus-oh'),
    });
    expect(play.offered('USA', 'gather')).not.toContain(at('columbus-oh'));
  });
});
