/** 4.2.5-d The interrupts: in each window, out of the whole deck, just the cards that are made for it; what they do; where they go. */
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type CardNumber } from '../../data/cards.ts';
import { CSA, numberOf, type SideName, USA } from '../../data/sides.ts';
import { ARMY, CORPS, DIVISION } from '../../data/tables.ts';
import { at, type Board } from '../board.ts';
import { sp, term } from '../forces.ts';
import { letPass, scene } from '../scene.ts';

const LEFT = 83;
/** A 3-point operation of a side; the other holds all the rest of the deck, or what is said. */
const operation = (by: SideName, lay: (board: Board) => unknown, foes?: readonly CardNumber[], dice: number[] = []) => {
  const other = by === 'USA' ? 'CSA' : 'USA';
  const hand = foes ?? ALL_CARDS.filter(card => card !== LEFT && card !== 84);
  return scene(
    'round',
    { side: numberOf(by), opener: 0 },
    {
      bare: true,
      hands: { [by]: [LEFT, 84], [other]: hand },
      dice,
      lay: board => {
        lay(board);
      },
    },
  ).does(by, 'operate', LEFT);
};
type Play = ReturnType<typeof operation>;
const offered = (play: Play, side: SideName): string[] =>
  play.offered(side, 'event').map(({ card, variant }) => `${card}.${variant}`);
/** Where a card lies that has been played: out of the game or not. */
const lies = (play: Play, card: CardNumber): string =>
  play.pub.removed.includes(card) ? 'gone' : play.pub.discards.includes(card) ? 'discarded' : 'held';

const hooker = (board: Board) => board.sp(USA, 'frederick-md', 6).general('hooker', 'frederick-md');
const longstreet = (board: Board) => board.sp(CSA, 'culpeper-va', 6).general('longstreet', 'culpeper-va');
const goes = (play: Play, by: SideName, space: string, leader: string | -1, formation: number = CORPS, n = 2): Play =>
  play.does(by, 'activate', { formation, space, leader }).does(by, 'take', sp(n));

describe('activation', () => {
  test('4.2.5-d against a Union general rated 2 or 3: cards 7, 89, 107; rated 1, or a division: card 7 only', () => {
    expect(offered(goes(operation('USA', hooker), 'USA', 'frederick-md', 'hooker'), 'CSA')).toEqual(['7.0', '89.0', '107.0']);
    const grant = operation('USA', board => board.sp(USA, 'frederick-md', 6).general('grant', 'frederick-md'));
    expect(offered(goes(grant, 'USA', 'frederick-md', 'grant'), 'CSA')).toEqual(['7.0']);
    expect(offered(goes(operation('USA', hooker), 'USA', 'frederick-md', -1, DIVISION), 'CSA')).toEqual(['7.0']);
  });
  test('4.2.5-d against a Confederate force: cards 1 and 7, led or not', () => {
    expect(offered(goes(operation('CSA', longstreet), 'CSA', 'culpeper-va', 'longstreet'), 'USA')).toEqual(['1.0', '7.0']);
    expect(offered(goes(operation('CSA', longstreet), 'CSA', 'culpeper-va', -1, DIVISION), 'USA')).toEqual(['1.0', '7.0']);
  });
  test.each([89, 107])('4.2.5-a card %i: the force stays, its card is spent, and the interrupter keeps his round', card => {
    const play = goes(operation('USA', hooker, [card, 12]), 'USA', 'frederick-md', 'hooker').does('CSA', 'event', {
      card,
      variant: 0,
    });
    expect([play.over(), play.pub.march, play.pub.infantry[USA][at('frederick-md')]]).toEqual([true, null, 6]);
    expect([lies(play, card), play.own.CSA.hand, play.own.USA.hand]).toEqual(['discarded', [12], [84]]);
  });
  test('4.2.5-a card 1: the same against a Confederate force', () => {
    const play = goes(operation('CSA', longstreet, [1, 12]), 'CSA', 'culpeper-va', 'longstreet').does('USA', 'event', {
      card: 1,
      variant: 0,
    });
    expect([play.over(), play.pub.infantry[CSA][at('culpeper-va')], lies(play, 1), play.own.USA.hand]).toEqual([
      true,
      6,
      'discarded',
      [12],
    ]);
  });
  test.each(['USA', 'CSA'] as const)('4.2.5-a card 7 against the %s: one movement point', by => {
    const [space, leader, near, far] =
      by === 'USA'
        ? ['frederick-md', 'hooker', 'gettysburg-pa', 'york-pa']
        : ['culpeper-va', 'longstreet', 'gordonsville-va', 'charlottesville-va'];
    const play = goes(operation(by, by === 'USA' ? hooker : longstreet, [7]), by, space, leader);
    play.does(by === 'USA' ? 'CSA' : 'USA', 'event', { card: 7, variant: 0 });
    expect([play.pub.march?.points, lies(play, 7)]).toEqual([1, 'discarded']);
    play.does(by, 'goTo', near as 'york-pa').refuses(by, 'goTo', far);
  });
  test('4.2.5-c a naval move is not announced here', () => {
    const play = operation('USA', board => board.sp(USA, 'annapolis-md', 3));
    play.does('USA', 'sail', 'annapolis-md').does('USA', 'board', sp(2)).does('USA', 'steer', 'fort-monroe-va');
    expect([play.place(), offered(play, 'CSA')]).toEqual(['@moment.navalMove', ['112.0']]);
  });
});

describe('windows that nobody could use', () => {
  test('4.2.5-d once card 7 has been seen to lie elsewhere, only a Union general rated 2 or 3 is announced, whatever the hand', () => {
    const announced = (leader: string | -1, seen: CardNumber[], hand: CardNumber[]) => {
      const board = (b: Board) => {
        hooker(b).general('grant', 'frederick-md');
        b.pub.discards.push(...seen);
      };
      return goes(operation('USA', board, hand), 'USA', 'frederick-md', leader, leader === -1 ? DIVISION : CORPS).place();
    };
    // 12 answers nothing, 89 and 107 do: the question comes alike.
    for (const hand of [[12], [89], [107, 12]])
      expect(['hooker', 'grant', -1].map(leader => announced(leader as string | -1, [7], hand))).toEqual([
        '@moment.activation',
        'march.order',
        'march.order',
      ]);
    expect(announced('grant', [], [12])).toBe('@moment.activation');
    expect(announced('hooker', [7, 89, 107], [12])).toBe('march.order');
  });
  test('7.1-b, 7.5.2-a the Union is asked for a battle card only against an army with cavalry or a fort: no other card of its serves', () => {
    const asked = (lay: (board: Board) => unknown): string[] => {
      const play = goes(
        operation('USA', board => lay(hooker(board)), [12]),
        'USA',
        'frederick-md',
        'hooker',
        CORPS,
        3,
      );
      play.does('CSA', 'pass').does('USA', 'goTo', 'manassas-va');
      if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
      return play.place() === '@moment.battle' ? [...play.machine.asked(play.pos)] : [];
    };
    expect(asked(board => board.sp(CSA, 'manassas-va', 3))).toEqual(['CSA']);
    expect(asked(board => board.sp(CSA, 'manassas-va', 3).fort(CSA, 'manassas-va'))).toEqual(['USA']);
    const army =
      (...riders: 'stuart'[]) =>
      (board: Board) =>
        board.army('northern-virginia', 'manassas-va', 3, 'lee', ...riders);
    expect(asked(army())).toEqual(['CSA']);
    expect(asked(army('stuart'))).toEqual(['USA']);
  });
});

describe('interception', () => {
  const far = (board: Board) => hooker(board).sp(CSA, 'gordonsville-va', 3).general('jackson', 'gordonsville-va');
  const named = (lay: (board: Board) => unknown, foes?: readonly CardNumber[], dice?: number[]) =>
    goes(operation('USA', lay, foes, dice), 'USA', 'frederick-md', 'hooker')
      .does('CSA', 'pass')
      .does('USA', 'goTo', 'manassas-va');
  test('4.2.5-d, 5.8.4-a cards 8, 102 and 103 of the Confederacy, 8 and 103 of the Union', () => {
    expect(offered(named(far), 'CSA')).toEqual(['8.0', '102.0', '103.1']);
    const union = goes(
      operation('CSA', board => longstreet(board).sp(USA, 'frederick-md', 3).general('hooker', 'frederick-md')),
      'CSA',
      'culpeper-va',
      'longstreet',
    );
    union.does('USA', 'pass').does('CSA', 'goTo', 'manassas-va');
    expect(offered(union, 'USA')).toEqual(['8.0', '103.1']);
  });
  test.each([
    [8, 0],
    [102, 0],
    [103, 1],
  ])('5.8.4-a, 5.8.3-a card %i: a force two spaces away comes without a die and defends with +2', (card, variant) => {
    const play = named(far, [card, 12], [1, 1]).does('CSA', 'event', { card, variant });
    letPass(play);
    expect(play.told('interception')).toEqual([]);
    expect(play.told('fight')).toMatchObject([{ attacker: USA, space: at('manassas-va'), sp: [2, 3] }]);
    expect([term(play.told('fought')[0]!.defence, '5.8.3-a'), lies(play, card)]).toEqual([2, 'discarded']);
  });
  test('5.8.4-a refused: three spaces away, without a general, over a space of the enemy', () => {
    expect(
      offered(
        named(board => hooker(board).sp(CSA, 'richmond-va', 3).general('jackson', 'richmond-va')),
        'CSA',
      ),
    ).toEqual([]);
    expect(
      offered(
        named(board => hooker(board).sp(CSA, 'gordonsville-va', 3)),
        'CSA',
      ),
    ).toEqual([]);
    expect(
      offered(
        named(board => far(board).owns(USA, 'culpeper-va', 'strasburg-va', 'wilderness-va', 'fredericksburg-va')),
        'CSA',
      ),
    ).toEqual([]);
  });
});

describe('naval move', () => {
  const lay = (board: Board) => board.sp(USA, 'annapolis-md', 3);
  test('4.2.5-d card 112: the ships turn back, the operation is spent, and the card leaves the game', () => {
    const play = operation('USA', lay, [112, 12]);
    play.does('USA', 'sail', 'annapolis-md').does('USA', 'board', sp(2)).does('USA', 'steer', 'fort-monroe-va');
    play.does('CSA', 'event', { card: 112, variant: 0 });
    expect([play.over(), play.pub.infantry[USA][at('annapolis-md')], lies(play, 112), play.own.CSA.hand]).toEqual([
      true,
      3,
      'gone',
      [12],
    ]);
  });
  test('4.2.5-c not against an event, nor a campaign', () => {
    for (const card of [93, 83]) {
      const play = scene('round', { side: USA, opener: 0 }, { bare: true, lay, hands: { USA: [card], CSA: [112] } });
      play.does('USA', 'event', { card, variant: 0 });
      if (card === 83) play.does('USA', 'sail', 'annapolis-md');
      play.does('USA', 'board', sp(2)).does('USA', 'steer', 'fort-monroe-va');
      expect([play.pub.infantry[USA][at('fort-monroe-va')], lies(play as Play, 112)]).toEqual([2, 'held']);
    }
  });
});

describe('the start of a battle', () => {
  const armies = (board: Board) =>
    board
      .army('potomac', 'frederick-md', 9, 'grant')
      .general('pleasonton', 'frederick-md')
      .army('northern-virginia', 'manassas-va', 6, 'lee')
      .general('stuart', 'manassas-va')
      .fort(CSA, 'manassas-va');
  const attack = (
    lay: (board: Board) => unknown,
    foes: readonly CardNumber[],
    mine: readonly CardNumber[] = [],
    dice = [1, 1, 6, 6],
  ) => {
    const play = scene(
      'operations',
      { side: USA, value: 3, card: LEFT },
      { bare: true, hands: { USA: mine, CSA: foes }, dice, lay: board => void lay(board) },
    );
    play
      .does('USA', 'activate', { formation: ARMY, space: 'frederick-md', leader: 'grant' })
      .does('USA', 'take', ['pleasonton', ...sp(9)]);
    letPass(play).does('USA', 'goTo', 'manassas-va');
    letPass(play, '@moment.battle');
    if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
    return play as unknown as Play;
  };
  const ALL = ALL_CARDS.filter(card => card !== LEFT);
  const [half, rest] = [ALL.filter(card => card % 2 === 0), ALL.filter(card => card % 2 === 1)];
  test('4.2.5-d, 7.1-b the attacker first: 105 against an army with cavalry, 130 of the Union against a fort, 28 of the Confederacy', () => {
    expect(offered(attack(armies, rest, [...half, 105]), 'USA')).toEqual(['130.0', '105.0']);
    const play = attack(armies, [...half, 105], [12]).does('USA', 'pass');
    expect(offered(play, 'CSA')).toEqual(['28.1', '105.0']);
  });
  test('4.2.5-d neither an army without cavalry nor a space without a fort', () => {
    const plain = (board: Board) =>
      board.army('potomac', 'frederick-md', 9, 'grant').general('pleasonton', 'frederick-md').sp(CSA, 'manassas-va', 6);
    expect(offered(attack(plain, [12], [105, 130, 28]), 'USA')).toEqual([]);
    const own = (board: Board) => plain(board).fort(USA, 'washington-dc').general('longstreet', 'manassas-va');
    expect(offered(attack(own, [12], [105, 130, 28]), 'USA')).toEqual([]);
  });
  test('4.2.5-a card 28: two more for the Confederate die', () => {
    const play = attack(armies, [28], [12]).does('USA', 'pass').does('CSA', 'event', { card: 28, variant: 1 });
    letPass(play);
    const plain = attack(armies, [12], [12]).does('USA', 'pass').does('CSA', 'pass');
    letPass(plain);
    const sum = (of: Play) => of.told('fought')[0]!.defence.terms.reduce((all, { value }) => all + value, 0);
    expect([sum(play) - sum(plain), lies(play, 28), play.own.CSA.hand]).toEqual([2, 'discarded', []]);
  });
  test('4.2.5-a, 7.5.2-a card 105: the commander’s rating is two lower and Stuart’s does not count', () => {
    const sum = (of: Play) =>
      letPass(of)
        .told('fought')[0]!
        .defence.terms.reduce((all, { value }) => all + value, 0);
    const plain = attack(armies, [12], [12]).does('USA', 'pass').does('CSA', 'pass');
    const play = attack(armies, [12], [105]).does('USA', 'event', { card: 105, variant: 0 });
    letPass(play);
    // Lee's three become one, Stuart's two are gone.
    expect([sum(plain) - sum(play), lies(play, 105)]).toEqual([4, 'discarded']);
  });
  test('4.2.5-a card 130: the fort’s two do not count, the Union draws a card, and this one leaves the game', () => {
    const play = attack(armies, [12], [130, 64]);
    const deck = play.pub.deck;
    play.does('USA', 'event', { card: 130, variant: 0 });
    letPass(play);
    expect([term(play.told('fought')[0]!.defence, '6.8.7-a'), lies(play, 130)]).toEqual([0, 'gone']);
    expect([play.own.USA.hand.length, play.pub.deck]).toEqual([2, deck - 1]);
    const plain = letPass(attack(armies, [12], [12]));
    expect(term(plain.told('fought')[0]!.defence, '6.8.7-a')).toBe(2);
  });
  test('4.2.5-a, 6.4.1-b card 130 in an assault on a garrisoned coastal fort', () => {
    const play = scene(
      'operations',
      { side: USA, value: 3, card: LEFT },
      {
        bare: true,
        hands: { USA: [130], CSA: [12] },
        dice: [3, 3],
        lay: board => {
          board.sp(USA, 'fort-monroe-va', 3).sp(CSA, 'fort-sumter-sc', 1);
          board.pub.amphibious = 1;
        },
      },
    );
    play.does('USA', 'sail', 'fort-monroe-va').does('USA', 'board', sp(3)).does('USA', 'steer', 'fort-sumter-sc');
    letPass(play, '@moment.battle').does('USA', 'event', { card: 130, variant: 0 });
    letPass(play);
    // Without the fort's two the Union's modifier of one is left.
    expect(term(play.told('fought')[0]!.attack, '6.4.1-b')).toBe(1);
  });
});
