/** Cases from the rulebook alone: special cards and their order, interception before and after a retreat, rivers mended, ships that cannot go home. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { navalControl } from '../queries/naval-control.ts';
import { retreatsOf } from '../queries/retreats.ts';
import { at, type Board, begin, places } from './board.ts';
import { fightOut, goTo, setOut, sp, term } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

const round = (side: 0 | 1, hand: number[], setting: Setting = {}) =>
  scene('round', { side, opener: 0 }, { bare: true, hands: { [side === USA ? 'USA' : 'CSA']: hand }, ...setting });
const event = (card: number, variant = 0) => ({ card, variant });

describe('special cards', () => {
  const both = ({ pub }: Board) => {
    pub.victory = true;
    pub.will[CSA] = 110;
  };
  test('4.4.1-a, 4.4.2-a with both conditions met Emancipation goes at once, whatever else the hand holds', () => {
    const play = round(CSA, [82, 81, 50], { lay: both });
    play.refuses('CSA', 'event', event(82), '4.4.1-a').refuses('CSA', 'event', event(50), '4.4.1-a');
    play.refuses('CSA', 'operate', 81, '4.4.1-a').does('CSA', 'event', event(81));
    // 12.4-a 110+ falls by 10 and by 3 for the turn of the marker; the Union's by 5.
    expect([...play.pub.will]).toEqual([95, 97]);
  });
  test('4.4.2-b and its loss of will may take Intervention its condition: then only for operations, last', () => {
    const play = round(CSA, [82, 50], { lay: ({ pub }) => (pub.will[CSA] = 97) });
    play.refuses('CSA', 'event', event(82)).refuses('CSA', 'operate', 82, '4.4.2-b').refuses('CSA', 'discard', 82, '4.2.3-b');
    const last = round(CSA, [82], { lay: ({ pub }) => (pub.will[CSA] = 97) })
      .does('CSA', 'operate', 82)
      .does('CSA', 'forgo');
    expect([last.pub.discards, last.pub.reshuffle, last.pub.intervention]).toEqual([[82], true, false]);
  });
  test('4.4.2-a the Union too must play Intervention with its last card', () => {
    const play = round(USA, [82], { lay: both });
    play.refuses('USA', 'operate', 82, '4.4.2-a').does('USA', 'event', event(82));
    expect([play.pub.will[USA], play.pub.removed.includes(82)]).toEqual([90, true]);
  });
  test('4.4.1-b, 4.2.3-b beside Red River, Emancipation without its condition waits until the last', () => {
    const play = round(USA, [81, 14]);
    play.refuses('USA', 'operate', 81, '4.4.1-b').refuses('USA', 'discard', 14, '4.2.3-b').offers('USA', 'event', event(14));
  });
  test('4.2.6-a a Union compelled to march on Richmond pays its duty of Emancipation in the round after', () => {
    const play = scene(
      'rounds',
      {},
      {
        bare: true,
        hands: { USA: [64, 81, 30], CSA: [3, 50, 12] },
        draws: [30],
        lay: board => {
          board.army('potomac', 'washington-dc', 5, 'mcdowell').sp(CSA, 'danville-va', 2);
        },
      },
    );
    play.does('CSA', 'letUnionBegin').does('USA', 'discard', 64).does('CSA', 'event', event(3, 1));
    play.pub.victory = true;
    // The march comes first, with the card that lies ready.
    for (let n = 0; n < 6 && play.place() !== 'round.card'; n++) {
      letPass(play);
      if (play.place() === 'march.order') play.does('USA', 'goTo', play.offered('USA', 'goTo')[0]!);
    }
    play.asks('CSA', 'round.card').does('CSA', 'discard', 50);
    play.asks('USA', 'round.card').refuses('USA', 'operate', 81, '4.4.1-a').offers('USA', 'event', event(81));
  });
  const won = (side: 0 | 1, n: number, foes: number, dice: number[]) =>
    fightOut(
      goTo(
        setOut(
          side,
          side === USA ? 'grant' : 'lee',
          'frederick-md',
          n,
          board =>
            board.sp(side === USA ? CSA : USA, 'manassas-va', foes).general(side === USA ? 'polk' : 'meade', 'manassas-va'),
          {
            dice: [...dice, 6, 6],
          },
        ),
        side,
        'manassas-va',
      ),
    ).pub.victory;
  test('4.4.1-a a small victory is none; a medium one is, also in defence; a medium defeat is not', () => {
    // Five SP: small. Six: medium. Grant's three and a six against nothing and a one.
    expect([won(USA, 3, 2, [6, 1]), won(USA, 4, 2, [6, 1])]).toEqual([false, true]);
    expect([won(CSA, 3, 3, [1, 6]), won(USA, 3, 3, [1, 6])]).toEqual([true, false]);
  });
});

describe('interception', () => {
  const corps = (lay: (board: Board) => void, dice: number[] = []) => setOut(USA, 'hooker', 'frederick-md', 4, lay, { dice });
  const jackson = (board: Board) => board.sp(CSA, 'manassas-va', 3).general('jackson', 'manassas-va');
  test('5.8.2-a whoever slips away may intercept the very force he has just left', () => {
    const play = corps(jackson, [1]);
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'withdraw', 'fredericksburg-va');
    play.does('USA', 'goTo', 'aquia-creek-va').asks('CSA', '5.8.1-a', 'intercept', 'pass');
  });
  test('5.8.1-c, 7.2.4-a a failed attempt of a neighbour leaves the defender his retreat, a success takes it', () => {
    const lay = (board: Board) => jackson(board).sp(CSA, 'culpeper-va', 2).general('longstreet', 'culpeper-va');
    const from = { from: 'culpeper-va', formation: 1, leader: 'longstreet', on: 3 };
    const failed = corps(lay, [4]);
    failed.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', from).asks('CSA', 'leaving.leave', 'withdraw', 'stand');
    const came = corps(lay, [3, 1, 1, 6, 6]);
    came.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', from);
    // 5.8.1-g Both fight as one, under Jackson or Longstreet of equal influence: the owner names him.
    expect([came.place().startsWith('leaving'), came.told('fight')[0]!.sp]).toEqual([false, [4, 5]]);
  });
  test('5.8.1-a not into a space that holds a fort of the mover', () => {
    const play = corps(board => board.sp(CSA, 'culpeper-va', 2).general('longstreet', 'culpeper-va').fort(USA, 'manassas-va'));
    play.does('USA', 'goTo', 'manassas-va').asks('USA', 'march.order');
  });
  test('5.8.1-b a general rated 0 tries only with cavalry beside him', () => {
    const bragg = corps(board => board.sp(CSA, 'culpeper-va', 2).general('bragg', 'culpeper-va'));
    bragg.does('USA', 'goTo', 'manassas-va').asks('USA', 'march.order');
    const ridden = corps(board =>
      board.sp(CSA, 'culpeper-va', 2).general('bragg', 'culpeper-va').general('stuart', 'culpeper-va'),
    );
    ridden
      .does('USA', 'goTo', 'manassas-va')
      .offers('CSA', 'intercept', { from: 'culpeper-va', formation: 1, leader: 'bragg', on: 2 });
  });
  test('5.8.1-d the one SP of a fort goes, and the fort is left empty', () => {
    const play = corps(
      board => board.sp(CSA, 'culpeper-va', 1).general('jackson', 'culpeper-va').fort(CSA, 'culpeper-va'),
      [3, 1, 1, 6, 6],
    );
    play
      .does('USA', 'goTo', 'manassas-va')
      .does('CSA', 'intercept', { from: 'culpeper-va', formation: 1, leader: 'jackson', on: 3 });
    expect([play.pub.infantry[CSA][at('culpeper-va')], play.pub.fort[at('culpeper-va')]]).toEqual([0, CSA]);
  });
});

describe('rivers', () => {
  const RIVER: SpaceId[] = [
    'new-madrid-mo',
    'memphis-tn',
    'vicksburg-ms',
    'little-rock-ar',
    'alexandria-la',
    'nashville-tn',
    'decatur-al',
  ];
  const free = (lay: (board: Board) => unknown): SpaceId[] => {
    const board = begin();
    lay(board);
    return RIVER.filter(id => !navalControl(board.pub, at(id)));
  };
  test('6.6.2-e at the start all of it is free; with Columbus or St. Philip/Jackson gone only what Dover guards', () => {
    expect(free(() => undefined)).toEqual(RIVER);
    const guarded: SpaceId[] = ['nashville-tn', 'decatur-al'];
    expect(free(board => board.fort(-1, 'columbus-ky'))).toEqual(guarded);
    expect(free(board => board.owns(USA, 'forts-st-philip-jackson-la'))).toEqual(guarded);
  });
  test('6.6.2-e a fort or an ironclad at New Orleans mends the loss of St. Philip/Jackson', () => {
    expect(free(board => board.owns(USA, 'forts-st-philip-jackson-la').fort(CSA, 'new-orleans-la'))).toEqual(RIVER);
    expect(free(board => board.owns(USA, 'forts-st-philip-jackson-la').ironclad('new-orleans-la'))).toEqual(RIVER);
  });
  test('6.6.2-b with Dover lost the Cumberland and the Tennessee are the Union’s, the Mississippi stays free', () => {
    expect(free(board => board.fort(-1, 'dover-tn'))).toEqual(RIVER.slice(0, 5));
  });
});

describe('ships', () => {
  const farragut = (mined: SpaceId[], die: number) => {
    const play = scene(
      'voyage',
      { side: USA, from: at('cairo-il'), army: -1, assault: 0, guns: 2, farragut: true, operations: false },
      {
        bare: true,
        dice: [die, 3, 3, 6, 6],
        lay: board => {
          board.sp(USA, 'cairo-il', 3).fort(CSA, 'new-madrid-mo').sp(CSA, 'new-madrid-mo', 1).sp(CSA, 'memphis-tn', 1);
          board.pub.torpedoes = mined.map(at);
        },
      },
    );
    return letPass(play.does('USA', 'board', sp(3)).does('USA', 'steer', 'memphis-tn'));
  };
  test('6.3.1-a, 6.7-b Farragut ignores the first torpedo he meets: past the guns with a 2, and the next one counts', () => {
    const one = farragut(['memphis-tn'], 2);
    expect([one.told('guns')[0]!.modifier, term(one.told('fought')[0]!.defence, '6.4.1-b')]).toEqual([2, 0]);
    const two = farragut(['new-madrid-mo', 'memphis-tn'], 2);
    expect([two.told('guns')[0]!.modifier, term(two.told('fought')[0]!.defence, '6.4.1-b')]).toEqual([2, 1]);
  });
  test('7.6.2-b a beaten Union force at a port may take the ships or an own space with a line, as it likes', () => {
    const board = begin('1861').owns(USA, 'aquia-creek-va', 'fredericksburg-va', 'manassas-va');
    board.sp(USA, 'fredericksburg-va', 0).sp(USA, 'aquia-creek-va', 3).sp(CSA, 'manassas-va', 0);
    const found = retreatsOf(board.pub, USA, at('aquia-creek-va'), at('fredericksburg-va'));
    expect(places(found.map(({ to }) => to))).toContain('washington-dc');
    expect(found.every(({ preference }) => preference === 0)).toBe(true);
  });
});
