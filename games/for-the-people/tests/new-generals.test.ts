import { describe, expect, test } from 'vitest';
import { GENERALS, generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import { at } from './board.ts';
import { scene } from './scene.ts';

describe('new generals', () => {
  const names = (list: { general: number }[]) => list.map(({ general }) => GENERALS[general]![0]);

  test('10.6.1-a, 10.6.4-b, 3.1-c laid face down by pool, the Union first, and turned up together', () => {
    const play = scene(
      'generals',
      {},
      {
        turn: 2,
        draws: ['buell', 'rosecrans', 'halleck', 'pope', 'mcclellan', 'banks', 'burnside', 'smith', 'bragg', 'stuart'],
      },
    );
    for (const space of [
      'cincinnati-oh',
      'cincinnati-oh',
      'st-louis-mo',
      'springfield-il',
      'frederick-md',
      'harpers-ferry-va',
      'washington-dc',
    ])
      play.pub.infantry[USA][at(space as 'cincinnati-oh')]! += 2;
    play
      .refuses('USA', 'lay', { space: 'washington-dc', cavalry: true }, '10.6.4-b')
      .refuses('USA', 'lay', { space: 'lexington-ky', cavalry: false }, '10.6.1-a');
    for (const space of [
      'cincinnati-oh',
      'cincinnati-oh',
      'st-louis-mo',
      'springfield-il',
      'frederick-md',
      'harpers-ferry-va',
      'washington-dc',
    ])
      play.does('USA', 'lay', { space, cavalry: false });
    play.does('CSA', 'lay', { space: 'richmond-va', cavalry: false });
    expect(play.told('turnedUp')).toEqual([]);
    play
      .does('CSA', 'lay', { space: 'nashville-tn', cavalry: false })
      .does('CSA', 'lay', { space: 'manassas-va', cavalry: true })
      .spent();
    expect(names(play.told('turnedUp'))).toEqual([
      'buell',
      'rosecrans',
      'halleck',
      'pope',
      'mcclellan',
      'banks',
      'burnside',
      'smith',
      'bragg',
      'stuart',
    ]);
    // 10.6.4-a, 5.5.1-a The cavalry general takes in an SP.
    expect([play.pub.brigade[generalNamed('stuart')], play.pub.infantry[CSA][at('manassas-va')]]).toEqual([1, 2]);
  });

  test('10.6.2-a, 10.6.3-a an army without a general comes first, and who is laid there commands at no price', () => {
    const play = scene(
      'generals',
      {},
      {
        turn: 4,
        bare: true,
        lay: board => {
          for (const general of GENERALS.keys()) board.pub.due[general] = general === generalNamed('curtis') ? 4 : 99;
          board.army('potomac', 'washington-dc', 5).sp(USA, 'cincinnati-oh', 3);
          board.pub.generic[0] = true;
        },
        draws: ['curtis'],
      },
    );
    expect(play.pub.commander[0]).toBe(generalNamed('curtis'));
    expect(play.pub.will[USA]).toBe(100);
    expect(play.told('laid')).toEqual([{ side: USA, space: at('washington-dc'), cavalry: false }]);
  });

  test('5.6.7.A-a McClellan turned up at the head of an army near the capital pleases the North, once and only with the option', () => {
    const turnedUp = (options: string[], space: 'washington-dc' | 'cincinnati-oh', had = false) =>
      scene(
        'generals',
        {},
        {
          turn: 4,
          bare: true,
          options,
          lay: board => {
            for (const general of GENERALS.keys()) board.pub.due[general] = general === generalNamed('mcclellan') ? 4 : 99;
            board.army('potomac', space, 5);
            board.pub.generic[0] = true;
            board.pub.mcclellan = had;
          },
          draws: ['mcclellan'],
        },
      ).pub;
    const near = turnedUp(['generals'], 'washington-dc');
    // Five, and two more because the marker turns (12.4-b).
    expect([near.commander[0], near.mcclellan, near.will[USA]]).toEqual([generalNamed('mcclellan'), true, 107]);
    expect(turnedUp(['generals'], 'cincinnati-oh').will[USA]).toBe(100);
    expect(turnedUp(['generals'], 'washington-dc', true).will[USA]).toBe(100);
    expect(turnedUp([], 'washington-dc').will[USA]).toBe(100);
  });

  test('15-a in 1863 Grant stands in Memphis without a draw', () => {
    const play = scene('generals', {}, { scenario: '1863' });
    expect(play.pub.general[generalNamed('grant')]).toBe(at('memphis-tn'));
  });

  test('10.6.4-b who finds no legal space waits', () => {
    const play = scene('generals', {}, { turn: 2, bare: true });
    expect(play.told('waits')).toHaveLength(2);
    expect(play.over()).toBe(true);
  });

  test('5.6.7.D-a Sheridan may be set down on foot as the general of a corps', () => {
    const play = scene(
      'generals',
      {},
      {
        scenario: 'campaign',
        turn: 11,
        options: ['generals'],
        bare: true,
        draws: ['sheridan'],
        lay: board => {
          for (const general of GENERALS.keys()) board.pub.due[general] = general === generalNamed('sheridan') ? 11 : 99;
          board.sp(USA, 'washington-dc', 4);
        },
      },
    );
    play.asks('USA', '5.6.7.D-a', 'ride', 'walk').does('USA', 'walk');
    const sheridan = generalNamed('sheridan');
    expect([play.pub.rides[sheridan], play.pub.brigade[sheridan], play.pub.infantry[USA][at('washington-dc')]]).toEqual([
      false,
      0,
      4,
    ]);
  });
});

test('5.5.4-b where brigades stand the owner chooses what is lost; a brigade lost sends its general away', () => {
  const play = scene(
    'attrition',
    {},
    { bare: true, turn: 4, lay: board => board.sp(CSA, 'richmond-va', 2).general('stuart', 'richmond-va') },
  );
  play.asks('CSA', 'losses.lose').does('CSA', 'lose', ['stuart']);
  expect([play.pub.general[generalNamed('stuart')], play.pub.due[generalNamed('stuart')]]).toEqual([-1, 7]);
});
