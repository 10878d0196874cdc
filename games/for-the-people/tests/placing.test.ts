import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { at } from './board.ts';
import { travel } from './forces.ts';
import { scene } from './scene.ts';

describe('reinforcements of the Union', () => {
  test('10.3.1-b, 10.3.1-c, 10.3.1-d, 3.1-a eight to Washington without a question, six and four where the Union likes', () => {
    const play = scene('placing', {}, { turn: 2 });
    expect(play.pub.infantry[USA][at('washington-dc')]).toBe(13);
    play
      .asks('USA', 'placing.muster', 'muster')
      .does('USA', 'muster', [
        'cincinnati-oh',
        'cincinnati-oh',
        'cincinnati-oh',
        'indianapolis-in',
        'indianapolis-in',
        'columbus-oh',
      ])
      .does('USA', 'muster', ['st-louis-mo', 'st-louis-mo', 'cairo-il', 'cairo-il'])
      .asks('CSA', 'runners.zone', 'runBlockade');
    expect(play.told('placedSp').map(({ count }) => count)).toEqual([8, 3, 1, 2, 2, 2]);
  });

  test('10.3.1-a, 10.3.1-e, 12.1.2-b, 4.4.2-c the Union does without an SP for each state capital and two for Foreign Intervention, where it likes', () => {
    const play = scene(
      'placing',
      {},
      {
        turn: 4,
        lay: ({ pub }) => {
          pub.control[at('harrisburg-pa')] = CSA;
          pub.intervention = true;
        },
      },
    );
    play
      .asks('USA', 'placing.doWithout')
      .does('USA', 'doWithout', [0, 1, 1])
      .does('USA', 'muster', ['cincinnati-oh', 'cincinnati-oh', 'cincinnati-oh', 'cincinnati-oh']);
    expect(play.told('placedSp')[0]).toEqual({ side: USA, space: at('washington-dc'), count: 7 });
    expect(() => play.does('USA', 'muster', ['cairo-il', 'cairo-il', 'cairo-il'])).toThrow();
    play.does('USA', 'muster', ['cairo-il', 'cairo-il', 'cairo-il', 'cairo-il']);
  });

  test('10.3.1-b cut off from the north edge, Washington receives nothing and four go to PA, DE or NJ', () => {
    const play = scene(
      'placing',
      {},
      { turn: 4, lay: board => board.sp(CSA, 'baltimore-md', 3).owns(CSA, 'baltimore-md', 'frederick-md') },
    );
    play.asks('USA', 'placing.muster').does('USA', 'muster', ['harrisburg-pa', 'harrisburg-pa', 'philadelphia-pa', 'trenton-nj']);
    expect(play.pub.infantry[USA][at('washington-dc')]).toBe(5);
  });

  test('5.6.7.A-b McClellan before the capital receives one SP more, only with the option', () => {
    const near = (options: string[]) =>
      scene(
        'placing',
        {},
        {
          turn: 4,
          options,
          bare: true,
          lay: board => board.army('potomac', 'frederick-md', 5, 'mcclellan').owns(USA, 'frederick-md'),
        },
      )
        .does(
          'USA',
          'muster',
          Array.from({ length: 6 }, () => 'cincinnati-oh'),
        )
        .does(
          'USA',
          'muster',
          Array.from({ length: 4 }, () => 'cairo-il'),
        ).pub.infantry[USA][at('frederick-md')];
    expect([near([]), near(['generals'])]).toEqual([5, 6]);
  });

  test('5.5.4-a the SP of a Union brigade comes back in an own space with LOC', () => {
    const play = scene('placing', {}, { turn: 4, lay: ({ pub }) => (pub.spDue[USA] = 1) })
      .does(
        'USA',
        'muster',
        Array.from({ length: 6 }, () => 'cincinnati-oh'),
      )
      .does(
        'USA',
        'muster',
        Array.from({ length: 4 }, () => 'cairo-il'),
      )
      .asks('USA', 'placing.remount')
      .refuses('USA', 'remount', 'richmond-va', '10.1-a')
      .does('USA', 'remount', 'annapolis-md')
      .asks('CSA', 'runners.zone');
    expect(play.pub.spDue[USA]).toBe(0);
  });
});

describe('reinforcements of the Confederacy', () => {
  const union = (setting: Parameters<typeof scene>[2]) => scene('runners', {}, { turn: 4, ...setting });

  test('10.5.4-a, 10.5.1-a, 12.5-a a die above the blockade brings an SP, one not above it costs 2', () => {
    const play = union({ dice: [1, 2, 3, 6], lay: ({ pub }) => (pub.blockade = 2) })
      .does('CSA', 'runBlockade', 0)
      .does('CSA', 'runBlockade', 1)
      .does('CSA', 'runBlockade', 3)
      .asks('CSA', 'runners.port');
    // 12.4-a The first loss turns the marker.
    expect(play.pub.will[CSA]).toBe(100 - 2 - 3 - 2);
    play
      .refuses('CSA', 'land', 'norfolk-va')
      .does('CSA', 'land', 'new-orleans-la')
      .does('CSA', 'land', 'mobile-al')
      .asks('CSA', 'runners.raise')
      .spent();
  });

  test('10.5.1-a, 10.5.2-a a zone without an open port is not rolled for and costs 2 all the same', () => {
    const play = union({
      lay: ({ pub }) => {
        pub.control[at('forts-st-philip-jackson-la')] = USA;
        pub.control[at('sabine-city-tx')] = USA;
      },
    }).does('CSA', 'runBlockade', 3);
    expect(play.told('noPort')).toEqual([{ zone: 3 }]);
    expect(play.pub.will[CSA]).toBe(95);
  });

  const landed = (setting: Parameters<typeof scene>[2]) => {
    const play = union({ dice: [1, 1, 1, 1], ...setting });
    play.pub.blockade = 5;
    return play.does('CSA', 'runBlockade', 0).does('CSA', 'runBlockade', 1).does('CSA', 'runBlockade', 2);
  };

  test('10.4.2-a, 10.4.3-a, 10.4.1-a nine states raise one SP each, never in pro-Union spaces', () => {
    const play = landed({});
    const states = ['VA', 'NC', 'SC', 'GA', 'FL', 'AL', 'MS', 'TN', 'AR'] as const;
    const sites = [
      'richmond-va',
      'wilmington-nc',
      'charleston-sc',
      'atlanta-ga',
      'tallahassee-fl',
      'mobile-al',
      'jackson-ms',
      'nashville-tn',
      'little-rock-ar',
    ];
    play.refuses('CSA', 'raise', [
      ...states.slice(0, 7).map((state, i) => ({ state, to: sites[i]! })),
      { state: 'TN', to: 'knoxville-tn' },
      { state: 'AR', to: 'little-rock-ar' },
    ]);
    expect(() => play.does('CSA', 'raise', [{ state: 'VA', to: 'richmond-va' }])).toThrow();
    play.does(
      'CSA',
      'raise',
      states.map((state, i) => ({ state, to: sites[i]! })),
    );
    expect(play.over()).toBe(true);
    expect(play.pub.infantry[CSA][at('charleston-sc')]).toBe(1);
  });

  test('10.4.2-a a state lost and the whole Mississippi cost one SP each', () => {
    const play = landed({
      bare: true,
      lay: board => {
        board.pub.state[3] = USA;
        board.owns(USA, 'forts-st-philip-jackson-la');
      },
    });
    expect(play.members('CSA', 'raise').every(({ state }) => state !== 3)).toBe(true);
    const list = [4, 5, 6, 7, 8, 9, 10].map(state => play.members('CSA', 'raise').find(raised => raised.state === state)!);
    play.does('CSA', 'raise', list);
    expect(play.over()).toBe(true);
  });

  test('10.4.3-b the SP of a disbanded brigade goes to a state that has raised none', () => {
    const play = landed({ lay: ({ pub }) => (pub.spDue[CSA] = 1) });
    const chosen = [3, 4, 6, 8, 9, 10, 11, 12, 13].map(
      state => play.members('CSA', 'raise').find(raised => raised.state === state)!,
    );
    play
      .does('CSA', 'raise', chosen)
      .asks('CSA', 'runners.remount')
      .refuses('CSA', 'remount', 'richmond-va')
      .does('CSA', 'remount', 'vicksburg-ms');
    expect([play.over(), play.pub.spDue[CSA]]).toEqual([true, 0]);
  });

  test('10.4.4-a Missouri and Kentucky under Confederate control give an SP each, without LOC', () => {
    const play = landed({ lay: ({ pub }) => (pub.state[0] = CSA) });
    play.does('CSA', 'raise', play.offered('CSA', 'raise')[0]!);
    // New Madrid is the only Confederate space of Missouri.
    expect(play.told('placedSp').at(-1)).toEqual({ side: CSA, space: at('new-madrid-mo'), count: 1 });
  });
});

describe('strategic movement', () => {
  test('10.2.1-a, 10.2.4-a, 10.2.2-a by rail through own spaces, over the Baltimore & Ohio too; what has travelled stays', () => {
    const play = scene('journeys', { side: USA }, { turn: 2 })
      .refuses('USA', 'entrain', 'richmond-va', '10.2.1-a')
      .does('USA', 'entrain', 'washington-dc')
      .refuses('USA', 'detrain', 'richmond-va', '10.2.2-b');
    travel(play, 'USA', 'cairo-il', 3).does('USA', 'entrain', 'washington-dc').does('USA', 'detrain', 'cairo-il');
    play.refuses('USA', 'convey', 3).does('USA', 'convey', 2);
    expect(play.pub.strategic[USA]).toBe(5);
    expect(play.pub.infantry[USA][at('cairo-il')]).toBeGreaterThanOrEqual(5);
    play.refuses('USA', 'entrain', 'washington-dc', '10.2.1-a').does('USA', 'finish');
    expect(play.over()).toBe(true);
  });

  test('10.2.2-a seven Confederate SP in a turn, no more', () => {
    const play = scene('journeys', { side: CSA }, { turn: 4, lay: board => board.sp(CSA, 'richmond-va', 9) })
      .does('CSA', 'entrain', 'richmond-va')
      .does('CSA', 'detrain', 'manassas-va')
      .refuses('CSA', 'convey', 8, '10.2.2-a')
      .does('CSA', 'convey', 7);
    expect(play.over()).toBe(true);
  });

  test('10.2.3-a the Union goes from port to port by sea, not past a Confederate coastal fort', () => {
    const play = scene('journeys', { side: USA }, { turn: 2 }).does('USA', 'entrain', 'washington-dc');
    play.offers('USA', 'detrain', 'fort-monroe-va').refuses('USA', 'detrain', 'norfolk-va', '10.2.2-b');
  });

  test('19-e with rail logistics three SP at most go to armies over other lines', () => {
    const setting = (options: string[]) => ({
      turn: 4,
      options,
      bare: true,
      lay: (board: Parameters<NonNullable<NonNullable<Parameters<typeof scene>[2]>['lay']>>[0]) =>
        board
          .army('cumberland', 'somerset-ky', 5, 'buell')
          .owns(USA, 'somerset-ky', 'lexington-ky', 'lebanon-ky')
          .sp(USA, 'cincinnati-oh', 8),
    });
    scene('journeys', { side: USA }, setting([]))
      .does('USA', 'entrain', 'cincinnati-oh')
      .does('USA', 'detrain', 'somerset-ky')
      .offers('USA', 'convey', 5);
    scene('journeys', { side: USA }, setting(['rail-logistics']))
      .does('USA', 'entrain', 'cincinnati-oh')
      .does('USA', 'detrain', 'somerset-ky')
      .refuses('USA', 'convey', 4, '19-e')
      .does('USA', 'convey', 3)
      .does('USA', 'entrain', 'cincinnati-oh')
      .refuses('USA', 'detrain', 'somerset-ky', '19-e');
  });
});
