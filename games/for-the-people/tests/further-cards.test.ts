/** Cases from the rulebook alone: cards that break in, cards that must be played, and what nobody may learn from them. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { GONE, WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { sp, who } from './forces.ts';
import { letPass, played, type Setting, scene } from './scene.ts';

const lay = (board: Board) =>
  board
    .army('potomac', 'washington-dc', 8, 'hooker', 'meade')
    .army('northern-virginia', 'fredericksburg-va', 6, 'lee', 'longstreet')
    .fort(USA, 'washington-dc');
const rounds = (hands: NonNullable<Setting['hands']>, more: Partial<Setting> = {}) => {
  const play = scene('rounds', {}, { scenario: 'campaign', bare: true, turn: 8, lay, hands, ...more });
  return play.does('CSA', 'letUnionBegin');
};
const army = { formation: 0, space: 'washington-dc', leader: 'hooker' } as const;

describe('interrupts', () => {
  test('3.3.2-b, 4.2.5-a whoever interrupts still has his own round, and the interrupted card is spent', () => {
    const play = rounds({ USA: [12, 64], CSA: [107, 50] });
    play
      .does('USA', 'operate', 12)
      .does('USA', 'activate', army)
      .does('USA', 'take', ['meade', ...sp(8)]);
    play.does('CSA', 'event', { card: 107, variant: 0 });
    expect([play.pub.army[0], play.pub.discards.sort((a, b) => a - b)]).toEqual([at('washington-dc'), [12, 107]]);
    play.asks('CSA', 'round.card').does('CSA', 'event', { card: 50, variant: 0 }).asks('USA', 'round.card');
  });
  test('4.2.5-d, 4.2-a Quaker Guns stop no division and nobody rated 1: the window does not even open', () => {
    const play = rounds({ USA: [12, 64], CSA: [107, 89] });
    play
      .does('USA', 'operate', 12)
      .does('USA', 'activate', { formation: 2, space: 'washington-dc', leader: -1 })
      .does('USA', 'take', sp(1));
    // Mud March might lie in any hand: it is asked, and these two are not offered.
    if (play.place().startsWith('@')) expect(play.deeds('CSA')).toEqual(['pass']);
  });
  test('3.3.2-c the window opens alike for a hand that has nothing for it, and is shut once every such card is seen elsewhere', () => {
    const asked = (seen: number[]) => {
      const play = rounds(
        { USA: [12, 64], CSA: [50] },
        {
          lay: board => {
            lay(board);
            board.pub.discards = seen;
          },
        },
      );
      return play
        .does('USA', 'operate', 12)
        .does('USA', 'activate', army)
        .does('USA', 'take', ['meade', ...sp(8)])
        .place();
    };
    expect(asked([])).toBe('@moment.activation');
    expect(asked([7, 89, 107])).toBe('march.order');
  });
  test('4.3.1-c, 4.2.5-b Mud March slows one move of a campaign, not the next', () => {
    const play = rounds({ USA: [83, 64], CSA: [7, 50] }, { lay: board => lay(board).sp(USA, 'columbus-oh', 3) });
    play
      .does('USA', 'event', { card: 83, variant: 0 })
      .does('USA', 'activate', army)
      .does('USA', 'take', ['meade', ...sp(8)]);
    play.does('CSA', 'event', { card: 7, variant: 0 });
    expect(play.pub.march!.points).toBe(1);
    play
      .does('USA', 'halt')
      .does('USA', 'activate', { formation: 2, space: 'columbus-oh', leader: -1 })
      .does('USA', 'take', sp(3));
    letPass(play);
    expect(play.pub.march!.points).toBe(5);
  });
  test('4.2.5-c Severe Storms stop a voyage of operations, none of a campaign or of an admiral', () => {
    const sail = (card: number) => {
      const play = rounds({ USA: [card, 64], CSA: [112, 50] }, { lay: board => lay(board).sp(USA, 'fort-monroe-va', 2) });
      if (card === 57) play.does('USA', 'event', { card, variant: 0 });
      else if (card === 83) play.does('USA', 'event', { card, variant: 0 });
      else play.does('USA', 'operate', card);
      play.does('USA', 'sail', 'fort-monroe-va').does('USA', 'board', sp(2)).does('USA', 'steer', 'morehead-city-nc');
      return play.place();
    };
    expect(sail(12)).toBe('@moment.navalMove');
    expect([sail(83), sail(57)].some(place => place.startsWith('@'))).toBe(false);
  });
});

describe('cards that must be played', () => {
  test('4.2.6-a, 4.4-a On to Richmond draws Intervention with its condition met: both happen, the march comes next round', () => {
    const play = rounds(
      { USA: [64, 82], CSA: [3, 50] },
      {
        draws: [82],
        lay: board => {
          lay(board);
          board.pub.will[CSA] = 120;
        },
      },
    );
    play.does('USA', 'event', { card: 64, variant: 0 }).does('CSA', 'event', { card: 3, variant: 1 });
    expect([play.pub.intervention, play.pub.removed.includes(82), play.pub.reshuffle]).toEqual([true, true, false]);
    // The Union’s hand is empty, and its next round is the march all the same.
    play.asks('USA', 'march.gather');
    expect(play.pub.compelled).toBe(false);
  });
  test('4.2.6-a, 20-b the march that is forced on it breaks the Union’s queue', () => {
    const play = rounds({ USA: [50, 64], CSA: [3, 12] }, { options: ['operations-queue'], draws: [64] });
    play.does('USA', 'queue', { card: 50, general: 'hooker' });
    play.does('CSA', 'event', { card: 3, variant: 1 });
    expect([play.told('queueLost').length, play.pub.queue[USA]]).toEqual([1, null]);
  });
  test('4.4.2-a, 4.4.2-b Intervention drawn from a hand without its condition is discarded and brings the reshuffle', () => {
    const play = rounds({ USA: [64, 82], CSA: [27, 50] }, { draws: [82] });
    play.does('USA', 'event', { card: 64, variant: 0 }).does('CSA', 'event', { card: 27, variant: 0 });
    expect([play.pub.intervention, play.pub.discards.includes(82), play.pub.reshuffle]).toEqual([false, true, true]);
  });
  test('4.4.1-a with Emancipation and a victory in this turn nothing else may be played, not even for operations', () => {
    const play = rounds(
      { USA: [81, 83, 12], CSA: [50] },
      {
        lay: board => {
          lay(board);
          board.pub.victory = true;
        },
      },
    );
    expect(play.deeds('USA')).toEqual(['event']);
    play
      .refuses('USA', 'operate', 83, '4.4.1-a')
      .refuses('USA', 'discard', 12, '4.4.1-a')
      .refuses('USA', 'operate', 81, '4.4.1-a');
  });
});

describe('cards and generals', () => {
  test('5.6.4-a, 5.2.2-e Personal Advisor may take away a second in command; the army keeps its commander and nobody pays', () => {
    const play = played('CSA', 78, { bare: true, turn: 8, lay, hands: { CSA: [78] } }, 1);
    expect([play.pub.general[who('longstreet')], play.pub.commander[4], play.pub.will[CSA]]).toEqual([GONE, who('lee'), 100]);
  });
  test('5.6.4-a a cavalry general so dismissed leaves with his brigade, and its SP comes back next turn', () => {
    const play = played(
      'CSA',
      78,
      {
        bare: true,
        turn: 8,
        lay: board => lay(board).general('stuart', 'fredericksburg-va'),
        hands: { CSA: [78] },
      },
      1,
    ).does('CSA', 'dismiss', 'stuart');
    expect([play.pub.general[who('stuart')], play.pub.brigade[who('stuart')], play.pub.spDue[CSA]]).toEqual([GONE, 0, 1]);
  });
  test('5.6.4-a, 5.6.1-c the Sioux take a commander for nothing but those passed over, and for good', () => {
    const play = played('USA', 76, {
      bare: true,
      turn: 8,
      lay: board => {
        board.army('potomac', 'washington-dc', 8, 'butler', 'mcclellan', 'grant', 'hancock');
      },
      hands: { USA: [76] },
    });
    if (play.place() === 'relieving.which') play.does('USA', 'relieved', 'potomac');
    play.does('USA', 'appoint', 'hancock');
    // McClellan and Grant have more influence than Hancock: 4.
    expect([play.pub.will[USA], play.pub.general[who('butler')]]).toEqual([96, GONE]);
  });
  test('4.2.1-a, 5.5.4-a Costly Mistake draws among all subordinates, brigades too; a killed rider’s SP is back next turn', () => {
    const play = played('USA', 4, {
      bare: true,
      turn: 8,
      lay: board => lay(board).general('stuart', 'fredericksburg-va'),
      hands: { USA: [4] },
      dice: [3],
      draws: ['stuart'],
    });
    expect([play.pub.general[who('stuart')], play.pub.due[who('stuart')], play.pub.spDue[CSA]]).toEqual([WAITING, 11, 1]);
  });
  test('4.2.1-a an Ambush finds no brigade that rides with an army', () => {
    const ambush = (where: 'fredericksburg-va' | 'wilderness-va') =>
      rounds({ USA: [6, 64], CSA: [50] }, { lay: board => lay(board).general('stuart', where) })
        .offered('USA', 'event')
        .some(({ card }) => card === 6);
    expect([ambush('fredericksburg-va'), ambush('wilderness-va')]).toEqual([false, true]);
  });
});
