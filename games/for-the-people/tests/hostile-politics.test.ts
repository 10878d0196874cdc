/** Cases written from the rulebook alone: cards, will, control, the end of turns and games. */
import { describe, expect, test } from 'vitest';
import { CENTRES } from '../data/places.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { spacesOf, stateNamed } from '../data/states.ts';
import { hasStep } from '../queries/reinforcements.ts';
import { supply } from '../queries/supply.ts';
import { endsAtOnce, endsTurn, judged } from '../queries/victory.ts';
import type { Pub } from '../state/table.ts';
import { dealCards, reshuffle } from '../verbs/hand.ts';
import { at, type Board } from './board.ts';
import { letPass, played, type Setting, scene, tableOf } from './scene.ts';

const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;
const round = (side: 0 | 1, hands: NonNullable<Setting['hands']>, setting: Setting = {}) =>
  scene('round', { side, opener: 0 }, { hands, ...setting });

describe('chained conversions', () => {
  test('11.1-a a chain of five neutral spaces is converted outward from the first that has a line', () => {
    const chain = ['falmouth-ky', 'lexington-ky', 'frankfort-ky', 'somerset-ky'] as const;
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => {
          for (const id of chain) board.sp(USA, id, 1).owns(CSA, id);
        },
      },
    );
    // Enemy markers shut the line until each is turned: the first borders Cincinnati, and so on.
    expect(chain.map(id => pub.control[at(id)])).toEqual([USA, USA, USA, USA]);
  });
  test('11.1-c the Union converts first and may cut the line of Confederates who would have converted', () => {
    const lay = (cut: boolean) => (board: Board) => {
      board.sp(CSA, 'fayetteville-ar', 0).general('price', 'springfield-mo').sp(CSA, 'springfield-mo', 2);
      if (cut) board.sp(USA, 'fayetteville-ar', 1).owns(USA, 'rolla-mo');
    };
    const springfield = (cut: boolean) => scene('political', {}, { lay: lay(cut) }).pub.control[at('springfield-mo')];
    expect(springfield(false)).toBe(CSA);
    // SP in Fayetteville are enough to shut the way south, with or without a marker.
    expect(springfield(true)).toBe(NOBODY);
  });
  test('6.8.4-a a garrisoned coastal fort does not follow its port', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => board.sp(USA, 'savannah-ga', 2).owns(USA, 'brunswick-ga', 'walthourville-ga').sp(CSA, 'fort-pulaski-ga', 1),
      },
    );
    expect([pub.control[at('savannah-ga')], pub.control[at('fort-pulaski-ga')], will(pub)]).toEqual([USA, CSA, '100- 100+']);
  });
  test('8.3-c, 12.11-a Union SP in an uncaptured coastal fort are supplied and take it in the political phase', () => {
    const { pub } = scene('political', {}, { bare: true, lay: board => board.sp(USA, 'fort-pulaski-ga', 1) });
    expect([pub.control[at('fort-pulaski-ga')], will(pub)]).toEqual([USA, '103+ 96-']);
  });
  test('3.4.2-a in its own colour a side only takes the enemy marker off', () => {
    const play = scene('political', {}, { bare: true, lay: board => board.sp(CSA, 'atlanta-ga', 1).owns(USA, 'atlanta-ga') });
    expect(play.pub.control[at('atlanta-ga')]).toBe(CSA);
  });
  test('12.2-a a centre retaken stays destroyed, and a second marker costs nothing more', () => {
    const board = (pub: Pub) => {
      pub.destroyed |= 1 << CENTRES.indexOf(at('nashville-tn'));
    };
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: b => {
          board(b.pub);
          b.sp(USA, 'nashville-tn', 2).owns(USA, 'bowling-green-ky', 'lebanon-ky', 'louisville-ky');
        },
      },
    );
    expect([pub.control[at('nashville-tn')], will(pub)]).toEqual([USA, '100- 100+']);
  });
});

describe('states', () => {
  test('12.1.1-a, 8.4.3-a Valley spaces count double: fourteen of Virginia are enough, but not with an open Norfolk', () => {
    const virginia = (norfolk: 0 | 1) => {
      const { pub } = scene(
        'political',
        {},
        {
          bare: true,
          lay: ({ pub: p }) => {
            for (const space of spacesOf[stateNamed('VA')]!) p.control[space] = CSA;
            const held = [
              'winchester-va',
              'strasburg-va',
              'staunton-va',
              'manassas-va',
              'fredericksburg-va',
              'aquia-creek-va',
              'harpers-ferry-va',
              'urbanna-va',
              'richmond-va',
              'williamsburg-va',
              'fort-monroe-va',
            ] as const;
            for (const id of held) p.control[at(id)] = USA;
            p.destroyed |= 1 << CENTRES.indexOf(at('richmond-va'));
            p.control[at('norfolk-va')] = norfolk;
          },
        },
      );
      return pub.state[stateNamed('VA')];
    };
    // Fort Monroe in Union hands closes Norfolk either way; eleven spaces, three of them double.
    expect([virginia(USA), virginia(CSA)]).toEqual([USA, USA]);
  });
  test('12.1.1-a a state once lost never comes back', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: ({ pub: p }) => {
          p.state[stateNamed('FL')] = USA;
          for (const space of spacesOf[stateNamed('FL')]!) p.control[space] = CSA;
        },
      },
    );
    expect([pub.state[stateNamed('FL')], will(pub)]).toEqual([USA, '100- 100+']);
  });
  test('12.1.2-a a border state won by the Union is no Union state: three Confederate spaces there cost nothing', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: ({ pub: p }) => {
          p.state[0] = USA;
          p.firstHeld[0] = USA;
          for (const space of spacesOf[0]!.slice(0, 4)) p.control[space] = CSA;
        },
      },
    );
    expect(will(pub)).toBe('100- 100+');
  });
  test('12.1.2-a two invaded states are two causes, each of five', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: ({ pub: p }) => {
          for (const state of ['PA', 'OH'] as const)
            for (const space of spacesOf[stateNamed(state)]!.slice(0, 3)) p.control[space] = CSA;
        },
      },
    );
    expect(will(pub)).toBe('90- 110+');
  });
  test('12.4-a, 12.4-b the fates of war count once a turn of the marker, not once a cause', () => {
    const { pub } = scene(
      'political',
      {},
      {
        bare: true,
        lay: ({ pub: p }) => {
          p.rising[USA] = true;
          for (const state of ['PA', 'OH'] as const)
            for (const space of spacesOf[stateNamed(state)]!.slice(0, 3)) p.control[space] = CSA;
        },
      },
    );
    expect(will(pub)).toBe('87- 110+');
  });
  test('12.9-a, 12.1.3-a fall comes after the states: a gain of that phase is turned by it', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        turn: 3,
        lay: ({ pub: p }) => {
          for (const space of spacesOf[stateNamed('WV')]!) p.control[space] = USA;
        },
      },
    );
    // 100- +5 +2 = 107+, then -5 -3.
    expect(will(play.pub)).toBe('99- 100+');
  });
});

describe('the deal', () => {
  test('3.2-c the deck gives out in mid-deal: the discards alone are shuffled and dealing goes on', () => {
    const t = tableOf({ turn: 4 });
    t.pub.discards = t.dark.deck.splice(0, 100);
    t.dark.deck.splice(0, 27);
    t.pub.deck = 3;
    dealCards(t);
    expect([t.pub.hands, t.pub.discards, t.dark.deck.length]).toEqual([[7, 7], [], 3 + 100 - 14]);
  });
  test('3.2-c if the discards run out too, the hands stay short', () => {
    const t = tableOf({ turn: 4 });
    t.dark.deck.splice(0, 125);
    dealCards(t);
    expect([t.pub.hands, t.pub.deck]).toEqual([[3, 2], 0]);
  });
  test('3.2-b, 4.4.1-c a reshuffle brings discards and undrawn cards together, never what was removed', () => {
    const t = tableOf({});
    t.pub.removed = [29, 44];
    t.pub.discards = [12, 50];
    t.dark.deck = t.dark.deck.filter(card => ![29, 44, 12, 50].includes(card));
    reshuffle(t);
    expect([t.dark.deck.length, t.dark.deck.includes(29), t.dark.deck.includes(12), t.pub.discards]).toEqual([
      128,
      false,
      true,
      [],
    ]);
  });
  test('3.2-a, 3.2-d four, five, six and seven cards; the enemy hears the number only', () => {
    const play = scene('deal', {}, { turn: 3 });
    expect([play.pub.hands, play.heard('CSA', 'dealtCards')[0]?.cards, play.heard('CSA', 'dealt')]).toEqual([
      [6, 6],
      play.own.CSA.hand,
      [{ side: USA, count: 6 }],
    ]);
  });
});

describe('special cards at the end of a turn', () => {
  test('4.4.1-b a victory won by that very play does not bring the event about', () => {
    const play = round(
      USA,
      { USA: [81] },
      {
        bare: true,
        dice: [6, 1],
        lay: board =>
          board.sp(USA, 'frederick-md', 6).general('hooker', 'frederick-md').owns(USA, 'frederick-md').sp(CSA, 'manassas-va', 1),
      },
    );
    play
      .does('USA', 'operate', 81)
      .does('USA', 'activate', { formation: 1, space: 'frederick-md', leader: 'hooker' })
      .does('USA', 'take', [-1, -1, -1, -1, -1, -1]);
    letPass(play).does('USA', 'goTo', 'manassas-va');
    letPass(play);
    expect([play.pub.victory, play.pub.emancipation, play.pub.discards, play.pub.reshuffle]).toEqual([true, false, [81], true]);
  });
  test('4.4.1-a the victory of this turn only: next turn the duty is gone', () => {
    const play = round(CSA, { CSA: [81, 50] }, { lay: ({ pub }) => (pub.victory = false) });
    play.offers('CSA', 'operate', 50).refuses('CSA', 'event', { card: 81, variant: 0 });
  });
  test('4.4.2-c Foreign Intervention at a blockade of 0 lowers nothing, and everything else happens', () => {
    const play = round(CSA, { CSA: [82] }, { lay: ({ pub }) => (pub.will[CSA] = 120) }).does('CSA', 'event', {
      card: 82,
      variant: 0,
    });
    expect([play.pub.blockade, play.pub.intervention, play.pub.will[USA]]).toEqual([0, true, 90]);
  });
  test('4.4.2-e Emancipation afterwards does not end Foreign Intervention', () => {
    const play = round(
      USA,
      { USA: [81] },
      {
        lay: ({ pub }) => {
          pub.victory = true;
          pub.intervention = true;
        },
      },
    ).does('USA', 'event', { card: 81, variant: 0 });
    play.does('CSA', 'strip', ['manassas-va', 'manassas-va', 'manassas-va']);
    expect([play.pub.intervention, play.pub.emancipation]).toEqual([true, true]);
  });
  test('4.4-a Emancipation drawn out of a hand after a Union victory happens at once, whoever drew it', () => {
    const play = played('USA', 25, { hands: { CSA: [81, 50] }, draws: [81], lay: ({ pub }) => (pub.victory = true) });
    play.asks('CSA', 'stripping.which').does('CSA', 'strip', ['manassas-va', 'manassas-va', 'manassas-va']);
    expect([play.pub.emancipation, play.pub.removed.includes(81), play.pub.reshuffle, play.pub.hands[CSA]]).toEqual([
      true,
      true,
      false,
      1,
    ]);
  });
  test('4.2.4-a with fewer than three infantry SP left Emancipation takes what there is', () => {
    const play = played('CSA', 81, {
      bare: true,
      lay: board => {
        board.pub.victory = true;
        board.sp(CSA, 'richmond-va', 2);
      },
    });
    expect([play.pub.infantry[CSA][at('richmond-va')], play.pub.emancipation]).toEqual([0, true]);
  });
  test('4.2.6-b an event that could do nothing is not offered, and the card still serves for operations', () => {
    const play = round(USA, { USA: [60, 45] }, { bare: true });
    play
      .refuses('USA', 'event', { card: 60, variant: 0 })
      .refuses('USA', 'event', { card: 45, variant: 0 })
      .offers('USA', 'operate', 60)
      .offers('USA', 'discard', 45);
  });
});

describe('the end', () => {
  test('17.2.1-a, 17.2.1-b Confederate will at 0 ends the game in the middle of a round', () => {
    const play = round(
      USA,
      { USA: [18, 12] },
      {
        lay: ({ pub }) => {
          pub.will[CSA] = 2;
          pub.rising[CSA] = false;
        },
      },
    ).does('USA', 'event', { card: 18, variant: 0 });
    expect([play.over(), play.pub.ending, play.pub.winner]).toEqual([true, 'will', 'USA']);
  });
  test('17.2.1-a if both fall to 0 the Union has won; Union will at 0 alone ends nothing', () => {
    const board = tableOf({}).pub;
    board.will = [0, 0];
    expect(endsAtOnce(board)?.winner).toBe('USA');
    board.will = [0, 1];
    expect(endsAtOnce(board)).toBeNull();
    expect(endsTurn(board)).toEqual({ ending: 'doubled', winner: 'CSA' });
  });
  test('17.2.1-a exactly double is not more than double', () => {
    const { pub } = tableOf({});
    pub.will = [50, 100];
    expect(endsTurn(pub)).toBeNull();
    pub.will = [49, 99];
    expect(endsTurn(pub)?.ending).toBe('doubled');
  });
  test('17.2.1-b on the last turn of 1861 the doubling is not tested; 13.2-a the scenario decides', () => {
    const { pub } = tableOf({ turn: 3 });
    pub.will = [40, 100];
    expect([endsTurn(pub), judged(pub)]).toEqual([null, { ending: 'scenario', winner: 'CSA' }]);
  });
  test('17.2.1-a in fall 1864 a Union will of 50 is enough, 49 is not', () => {
    const fall = (value: number) => {
      const { pub } = tableOf({ scenario: '1864', turn: 12 });
      pub.will = [value, 40];
      return endsTurn(pub)?.ending ?? null;
    };
    expect([fall(50), fall(49)]).toEqual([null, 'election']);
  });
  test('17.2.2-a, 8.2-c the last centre gone and no runner port open: at once', () => {
    const { pub } = tableOf({ bare: true });
    pub.destroyed = (1 << CENTRES.length) - 1;
    expect(endsAtOnce(pub)).toEqual({ ending: 'resources', winner: 'USA' });
    pub.destroyed &= ~(1 << CENTRES.indexOf(at('atlanta-ga')));
    expect(endsAtOnce(pub)).toBeNull();
  });
  test('13.2-a both sides meet a condition: a draw', () => {
    const { pub } = tableOf({ turn: 3 });
    pub.will = [84, 79];
    expect(judged(pub).winner).toBeNull();
  });
  test('14-e, 15-g a tie goes to the Confederacy', () => {
    const tie = (scenario: '1862' | '1863') => {
      const { pub } = tableOf({ scenario, bare: true, lay: board => board.sp(USA, 'washington-dc', 35) });
      pub.will = [70, 70];
      return judged(pub).winner;
    };
    expect([tie('1862'), tie('1863')]).toEqual(['CSA', 'CSA']);
  });
  test('15-h, 15-b thirty SP more give the Confederacy 10, and a blockade card not used 10 more', () => {
    const last = (usa: number, neglected: boolean) => {
      const { pub } = tableOf({ scenario: '1863', bare: true, lay: board => board.sp(USA, 'washington-dc', 30) });
      pub.will = [usa, 70];
      pub.hadBlockade = neglected;
      return judged(pub).winner;
    };
    expect([last(80, false), last(81, false), last(90, true), last(91, true)]).toEqual(['CSA', 'USA', 'CSA', 'USA']);
  });
  test('17.3-a, 17.3-b, 17.3-c nine states and 25 of will make ten; an invaded Union state takes one away', () => {
    const count = (lead: number, invaded: boolean) => {
      const { pub } = tableOf({ scenario: 'campaign', turn: 13, bare: true });
      for (const state of [0, 1, 2, 3, 4, 5, 6, 7, 8]) pub.state[state] = USA;
      pub.firstHeld = [USA, USA, USA];
      pub.will = [50 + lead, 50];
      if (invaded) for (const space of spacesOf[stateNamed('PA')]!.slice(0, 3)) pub.control[space] = CSA;
      return judged(pub).winner;
    };
    expect([count(24, false), count(25, false), count(49, true), count(50, true)]).toEqual(['CSA', 'USA', 'CSA', 'USA']);
  });
});

describe('games that run on', () => {
  test('S-a, 3.1-d from 1861 into 1862: the spring of 1862 has all its steps; a game that begins there has generals only', () => {
    const steps = (scenario: '1861-to-1862' | '1862') =>
      (['a', 'b', 'c'] as const).map(step => hasStep(tableOf({ scenario, turn: 4 }).pub, step));
    expect([steps('1861-to-1862'), steps('1862')]).toEqual([
      [true, true, true],
      [false, false, true],
    ]);
  });
  test('S-a, 2.8-a turn 3 leaves out step a in every game; turn 1 has none', () => {
    const steps = (turn: number) =>
      (['a', 'b', 'c'] as const).map(step => hasStep(tableOf({ scenario: 'campaign', turn }).pub, step));
    expect([steps(1), steps(3), steps(5)]).toEqual([
      [false, false, false],
      [false, true, true],
      [true, true, true],
    ]);
  });
  test('16-a west of the Mississippi the Confederacy of 1864 begins without a source', () => {
    const { pub } = tableOf({ scenario: '1864' });
    expect(['shreveport-la', 'marshall-tx', 'camden-ar'].map(id => supply(pub, CSA)[at(id as 'shreveport-la')])).toEqual([
      0, 0, 0,
    ]);
  });
});
