/** 4.4 The special cards and others with a will of their own, played in rounds. */
import { describe, expect, test } from 'vitest';
import type { CardNumber } from '../data/cards.ts';
import { CSA, USA } from '../data/sides.ts';
import type { Board } from './board.ts';
import { at } from './board.ts';
import { letPass, type Setting, scene } from './scene.ts';

const rounds = (USA_: CardNumber[], CSA_: CardNumber[], setting: Setting = {}) =>
  scene('rounds', {}, { hands: { USA: USA_, CSA: CSA_ }, ...setting });
const round = (side: 0 | 1, hand: CardNumber[], setting: Setting = {}) =>
  scene('round', { side, opener: 0 }, { hands: { [side === USA ? 'USA' : 'CSA']: hand }, ...setting });

describe('who begins', () => {
  test('3.3.1-a, 3.3.2-c every Confederate hand is asked; only a campaign card opens, as its first play', () => {
    rounds([12], [50, 2]).asks('CSA', 'rounds.open', 'letUnionBegin').does('CSA', 'letUnionBegin').asks('USA', 'round.card');
    const play = rounds([12], [50, 85]).asks('CSA', 'rounds.open', 'openWith', 'letUnionBegin').does('CSA', 'openWith', 85);
    play.asks('CSA', 'campaign.choose');
    expect(play.pub.hands).toEqual([1, 1]);
  });
  test('3.3.2-a the players take turns; once a hand is empty the other goes on alone', () => {
    const play = rounds([12, 2], [50])
      .does('CSA', 'letUnionBegin')
      .does('USA', 'discard', 12)
      .does('CSA', 'discard', 50)
      .does('USA', 'discard', 2);
    expect([play.over(), play.told('round').map(({ side }) => side)]).toEqual([true, [USA, CSA, USA]]);
  });
});

describe('Emancipation', () => {
  const won: Setting = { lay: ({ pub }) => (pub.victory = true) };
  test('4.4.1-a after a Union victory its holder, whoever he is, must play it', () => {
    for (const side of [USA, CSA] as const) {
      const name = side === USA ? 'USA' : 'CSA';
      const play = round(side, [81, 12, 50], won).asks(name, 'round.card', 'event');
      play
        .refuses(name, 'operate', 12, '4.4.1-a')
        .refuses(name, 'discard', 50, '4.4.1-a')
        .does(name, 'event', { card: 81, variant: 0 });
      expect(play.pub.removed).toContain(81);
    }
  });
  test('4.4.1-b without it, only for operations and as the last card', () => {
    round(CSA, [81, 50])
      .refuses('CSA', 'operate', 81, '4.4.1-b')
      .refuses('CSA', 'discard', 81, '4.2.3-b')
      .offers('CSA', 'operate', 50);
    const play = round(CSA, [81]).asks('CSA', 'round.card', 'operate').does('CSA', 'operate', 81).does('CSA', 'forgo');
    expect([play.pub.reshuffle, play.pub.discards]).toEqual([true, [81]]);
  });
  test('4.4.1-c the deck is reshuffled at the end of the rounds', () => {
    const play = rounds([12], [81])
      .does('CSA', 'letUnionBegin')
      .does('USA', 'discard', 12)
      .does('CSA', 'operate', 81)
      .does('CSA', 'forgo');
    expect([play.pub.reshuffle, play.pub.discards, play.told('reshuffled')]).toEqual([false, [], [{ cards: 130 }]]);
  });
});

describe('Foreign Intervention', () => {
  const strong: Setting = { lay: ({ pub }) => (pub.will[CSA] = 110) };
  test('4.4.2-a while its condition holds it may be played, and must be as the last card', () => {
    const play = round(CSA, [82, 50], strong).offers('CSA', 'event', { card: 82, variant: 0 }).offers('CSA', 'operate', 50);
    play.refuses('CSA', 'operate', 82, '4.4.2-b');
    round(CSA, [82], strong).asks('CSA', 'round.card', 'event');
  });
  test('4.4.2-b without it, only for operations in the last place', () => {
    round(CSA, [82, 50]).refuses('CSA', 'event', { card: 82, variant: 0 }).refuses('CSA', 'operate', 82, '4.4.2-b');
    round(CSA, [82]).asks('CSA', 'round.card', 'operate');
  });
  test('4.4.1-d, 4.4.2-e with both special cards Intervention goes last but one', () => {
    round(USA, [81, 82, 12]).refuses('USA', 'operate', 82).refuses('USA', 'operate', 81).offers('USA', 'operate', 12);
    round(USA, [81, 82]).refuses('USA', 'operate', 81, '4.4.1-d').does('USA', 'operate', 82);
  });
  test('4.4.2-a last but one beside Emancipation it must be the event if the condition holds', () => {
    round(CSA, [81, 82], strong).asks('CSA', 'round.card', 'event').refuses('CSA', 'operate', 82, '4.4.2-a');
  });
  test('4.4.2-c its effects last: blockade −1 and never above 4, Union −10', () => {
    const play = round(CSA, [82], {
      lay: ({ pub }) => {
        pub.will[CSA] = 110;
        pub.blockade = 5;
      },
    }).does('CSA', 'event', { card: 82, variant: 0 });
    expect([play.pub.blockade, play.pub.intervention, play.pub.will[USA], play.pub.removed.includes(82)]).toEqual([
      4,
      true,
      90,
      true,
    ]);
  });
});

describe('Red River Campaign', () => {
  test('4.2.3-b the Union can only use it as its own 3-point operation, and it leaves the game', () => {
    const play = round(USA, [14, 12]);
    play
      .refuses('USA', 'discard', 14, '4.2.3-b')
      .refuses('USA', 'operate', 14, '4.2.3-b')
      .does('USA', 'event', { card: 14, variant: 0 });
    play.asks('USA', 'operations.choose').does('USA', 'forgo');
    expect([play.pub.will[USA], play.pub.removed.includes(14)]).toEqual([95, true]);
  });
  test('4.2.3-b with Union SP at Grand Ecore nothing is lost, and markers may be placed there', () => {
    const play = round(USA, [14], { bare: true, lay: board => board.sp(USA, 'grand-ecore-la', 2).sp(USA, 'shreveport-la', 1) });
    play
      .does('USA', 'event', { card: 14, variant: 0 })
      .does('USA', 'forgo')
      .asks('USA', 'marking.which')
      .does('USA', 'place', ['grand-ecore-la']);
    expect([play.pub.will[USA], play.pub.control[at('grand-ecore-la')], play.pub.control[at('shreveport-la')]]).toEqual([
      100,
      USA,
      CSA,
    ]);
  });
  test('4.2.2-a for the Confederacy it is an ordinary 3-card', () => {
    const play = round(CSA, [14]).offers('CSA', 'discard', 14).does('CSA', 'operate', 14).does('CSA', 'forgo');
    expect(play.pub.discards).toEqual([14]);
  });
});

describe('Forward to Richmond', () => {
  const near = (board: Board) => board.army('potomac', 'washington-dc', 5, 'mcdowell').sp(CSA, 'richmond-va', 3);
  test('4.2.6-a the Union’s next round is that event, with that card and none of its hand', () => {
    const play = rounds([12, 45], [3, 50], { bare: true, lay: near, draws: [12] })
      .does('CSA', 'letUnionBegin')
      .does('USA', 'discard', 45);
    // The only card left is lost to the event; the round comes all the same.
    play.does('CSA', 'event', { card: 3, variant: 1 });
    expect([play.pub.hands, play.pub.compelled, play.pub.discards]).toEqual([[0, 1], false, [45, 12, 3]]);
    // 4.6.2-b The whole army goes, without a question.
    expect([play.pub.march?.toRichmond, play.pub.march?.infantry]).toEqual([true, 5]);
    letPass(play).asks('USA', 'march.order').refuses('USA', 'halt', null, '4.6.2-c').refuses('USA', 'goTo', 'frederick-md');
  });
  test('4.2.6-b if no army can march any more, the card is discarded and the Union plays on', () => {
    const play = scene(
      'round',
      { side: USA, opener: 0 },
      { hands: { USA: [12] }, bare: true, lay: board => board.sp(USA, 'washington-dc', 1) },
    );
    expect(play.place()).toBe('round.card');
    const late = scene('round', { side: USA, opener: 0 }, { hands: { USA: [12], CSA: [3] }, bare: true });
    late.own.CSA.hand.splice(0);
    late.pub.hands[CSA] = 0;
    late.pub.compelled = true;
    late.takeUp('round', 'begin', { side: USA, opener: 0 });
    expect([late.place(), late.pub.compelled, late.pub.discards, late.told('lapsed')]).toEqual([
      'round.card',
      false,
      [3],
      [{ card: 3 }],
    ]);
  });
});

describe('interrupts', () => {
  const armies = (board: Board) =>
    board
      .sp(CSA, 'manassas-va', 5)
      .general('beauregard', 'manassas-va')
      .sp(USA, 'washington-dc', 5)
      .general('mcclellan', 'washington-dc');
  const moves = (by: 'USA' | 'CSA', foes: CardNumber[], card: CardNumber, setting: Setting = {}) =>
    scene(
      'round',
      { side: by === 'USA' ? USA : CSA, opener: 0 },
      { bare: true, lay: armies, hands: { [by]: [card], [by === 'USA' ? 'CSA' : 'USA']: foes }, ...setting },
    ).does(by, 'operate', card);
  const setOut = (by: 'USA' | 'CSA', play: ReturnType<typeof moves>) =>
    play
      .does(by, 'activate', {
        formation: 1,
        space: by === 'USA' ? 'washington-dc' : 'manassas-va',
        leader: by === 'USA' ? 'mcclellan' : 'beauregard',
      })
      .does(by, 'take', [-1, -1]);

  test.each([89, 107])('4.2.5-a, 4.2.5-d card %i stops a Union general of strategy 2 or 3, not a division', card => {
    const play = setOut('USA', moves('USA', [card], 83))
      .asks('CSA', '4.2.5-d')
      .does('CSA', 'event', { card, variant: 0 });
    expect([play.pub.march, play.pub.infantry[USA][at('washington-dc')], play.pub.discards.includes(card)]).toEqual([
      null,
      5,
      true,
    ]);
    const division = moves('USA', [card], 83)
      .does('USA', 'activate', { formation: 2, space: 'washington-dc', leader: -1 })
      .does('USA', 'take', [-1, -1]);
    division.asks('CSA', '4.2.5-d').refuses('CSA', 'event', { card, variant: 0 });
    const grant = moves('USA', [card], 83, { lay: board => board.sp(USA, 'washington-dc', 5).general('grant', 'washington-dc') });
    grant
      .does('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'grant' })
      .does('USA', 'take', [-1])
      .refuses('CSA', 'event', { card, variant: 0 });
  });
  test('4.2.5-a card 1 stops a Confederate force', () => {
    const play = setOut('CSA', moves('CSA', [1], 83)).does('USA', 'event', { card: 1, variant: 0 });
    expect([play.pub.march, play.pub.infantry[CSA][at('manassas-va')]]).toEqual([null, 5]);
  });
  test('4.2.5-a card 7 leaves one movement point', () => {
    const play = setOut('CSA', moves('CSA', [7], 83)).does('USA', 'event', { card: 7, variant: 0 });
    expect([play.pub.march?.points, play.pub.march?.rail]).toEqual([1, false]);
    letPass(play.does('CSA', 'goTo', 'fredericksburg-va'))
      .refuses('CSA', 'goTo', 'aquia-creek-va')
      .does('CSA', 'halt');
    expect(play.pub.infantry[CSA][at('fredericksburg-va')]).toBe(2);
  });
  test('4.2.5-c, 4.2.5-d card 112 stops a naval move of operations, not one of an event', () => {
    const lay = (board: Board) => board.sp(USA, 'annapolis-md', 3);
    const play = scene('round', { side: USA, opener: 0 }, { bare: true, lay, hands: { USA: [83], CSA: [112] } });
    play
      .does('USA', 'operate', 83)
      .does('USA', 'sail', 'annapolis-md')
      .does('USA', 'board', [-1, -1])
      .does('USA', 'steer', 'fort-monroe-va')
      .does('CSA', 'event', { card: 112, variant: 0 });
    expect([play.pub.infantry[USA][at('annapolis-md')], play.pub.removed.includes(112)]).toEqual([3, true]);
    const board = scene('round', { side: USA, opener: 0 }, { bare: true, lay, hands: { USA: [93], CSA: [112] } });
    board.does('USA', 'event', { card: 93, variant: 0 }).does('USA', 'board', [-1, -1]).does('USA', 'steer', 'urbanna-va');
    expect([board.over(), board.pub.infantry[USA][at('urbanna-va')]]).toEqual([true, 2]);
  });
  test('3.3.2-c the windows open alike, whatever the hand holds', () => {
    for (const hand of [[89], [12], [50]]) setOut('USA', moves('USA', hand, 83)).asks('CSA', '4.2.5-d');
  });
});

describe('cards at the start of a battle', () => {
  const battle = (hands: NonNullable<Setting['hands']>, lay: (board: Board) => void, setting: Setting = {}) =>
    scene('operations', { side: USA, value: 3, card: 83 }, { bare: true, hands, lay, ...setting });
  test('4.2.5-d card 28: +2 for the Confederate die; card 105 takes the screen away; card 130 silences the fort and draws', () => {
    const lay = (board: Board) =>
      board
        .army('potomac', 'frederick-md', 9, 'mcclellan')
        .general('pleasonton', 'frederick-md')
        .army('northern-virginia', 'manassas-va', 6, 'lee')
        .fort(CSA, 'manassas-va')
        .owns(USA, 'frederick-md')
        .owns(CSA, 'manassas-va');
    const play = battle({ USA: [130], CSA: [28, 105] }, lay);
    play
      .does('USA', 'activate', { formation: 0, space: 'frederick-md', leader: 'mcclellan' })
      .does('USA', 'take', ['pleasonton', ...new Array<number>(9).fill(-1)]);
    letPass(play).does('USA', 'goTo', 'manassas-va');
    if (play.place() === '@moment.interception') letPass(play, '@moment.battle');
    if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
    const deck = play.pub.deck;
    play.asks('USA', '7.1-b').does('USA', 'event', { card: 130, variant: 0 });
    expect([play.pub.battle?.siegeGuns, play.pub.hands[USA], play.pub.deck]).toEqual([true, 1, deck - 1]);
    play
      .asks('CSA', '7.1-b')
      .offers('CSA', 'event', { card: 28, variant: 1 })
      .dice(1, 1)
      .does('CSA', 'event', { card: 105, variant: 0 });
    // 7.5.2-a McClellan's offence of 0 cannot fall further.
    expect(play.told('fought')).toHaveLength(1);
    expect(play.told('fought')[0]!.defence.terms.some(({ rule }) => rule === '6.8.7-a')).toBe(false);
  });
});
