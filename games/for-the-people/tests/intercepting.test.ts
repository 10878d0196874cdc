import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { CORPS } from '../data/tables.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const FREE = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };
const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
/** A Union corps under Hooker that has set out from Frederick with all its SP. */
const corps = (n: number, lay: (board: Board) => void, more: Partial<Setting> = {}) => {
  const play = scene(
    'march',
    { side: USA, activation: { formation: CORPS, space: at('frederick-md'), leader: generalNamed('hooker') }, licence: FREE },
    {
      bare: true,
      ...more,
      lay: board => {
        board.sp(USA, 'frederick-md', n).general('hooker', 'frederick-md');
        lay(board);
      },
    },
  );
  return play.does('USA', 'take', sp(n));
};
const sent = (leader: GeneralId, from: SpaceId, formation: number, on: number) => ({ from, formation, leader, on });

describe('interception', () => {
  const near = (board: Board) => board.sp(CSA, 'culpeper-va', 3).general('jackson', 'culpeper-va');
  const jackson = sent('jackson', 'culpeper-va', CORPS, 3);
  test('5.8.1-a, 5.1.1-d the enemy is asked before the space is entered, and may let it pass', () => {
    const play = corps(2, near);
    play.does('USA', 'goTo', 'manassas-va').asks('CSA', '5.8.1-a', 'intercept', 'pass').does('CSA', 'pass');
    expect(play.pub.march?.at).toBe(at('manassas-va'));
    expect(play.pub.march?.points).toBe(7);
  });
  test('5.8.1-b, 5.8.1-c, 5.8.3-a it succeeds on a die up to the defence rating; battle follows with +2, without retreat', () => {
    const play = corps(2, near, { dice: [3, 1, 1] });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', jackson);
    expect(play.told('interception')).toMatchObject([{ die: 3, on: 3, success: true }]);
    expect(play.told('fight')).toMatchObject([{ attacker: USA, space: at('manassas-va'), sp: [2, 3] }]);
    expect(play.told('fought')[0]!.defence.terms).toContainEqual(expect.objectContaining({ rule: '5.8.3-a', value: 2 }));
    expect(play.told('leaving')).toEqual([]);
  });
  test('5.8.1-b, 5.8.2-a too high a die fails, and the move is not tried again', () => {
    const play = corps(2, board => near(board).sp(CSA, 'fredericksburg-va', 2).general('longstreet', 'fredericksburg-va'), {
      dice: [4],
    });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', jackson);
    expect(play.pub.march).toMatchObject({ at: at('manassas-va'), intercepted: true });
    play.does('USA', 'goTo', 'aquia-creek-va').asks('USA', 'march.order');
  });
  test('5.8.1-b a brigade in the force takes 2 off the die', () => {
    const play = corps(2, board => near(board).general('stuart', 'culpeper-va'));
    play.does('USA', 'goTo', 'manassas-va').offers('CSA', 'intercept', { ...jackson, on: 5 });
  });
  test('5.8.1-d the whole force goes, but for what its formation cannot take and one SP in a fort', () => {
    const play = corps(2, board => board.sp(CSA, 'culpeper-va', 8).general('jackson', 'culpeper-va').fort(CSA, 'culpeper-va'), {
      dice: [1, 1, 6, 6, 6],
    });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', jackson);
    expect(play.pub.infantry[CSA][at('culpeper-va')]).toBe(2);
    const five = corps(2, board => board.sp(CSA, 'culpeper-va', 5).general('jackson', 'culpeper-va').fort(CSA, 'culpeper-va'), {
      dice: [1],
    });
    five.does('USA', 'goTo', 'manassas-va').does('CSA', 'intercept', jackson);
    five.refuses('CSA', 'take', sp(3), '5.8.1-d').offers('CSA', 'take', sp(5)).offers('CSA', 'take', sp(4));
  });
  test('5.8.1-a no interception where the mover’s own SP already stand, nor of a general alone', () => {
    const own = corps(2, board => near(board).sp(USA, 'manassas-va', 1));
    own.does('USA', 'goTo', 'manassas-va').asks('USA', 'march.order');
  });
  test('5.8.2-a every move of a campaign may be intercepted for itself', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        dice: [6, 6],
        lay: board =>
          near(board)
            .sp(USA, 'frederick-md', 2)
            .general('hooker', 'frederick-md')
            .sp(USA, 'harpers-ferry-va', 2)
            .general('burnside', 'harpers-ferry-va')
            .owns(USA, 'harpers-ferry-va'),
      },
    );
    for (const [leader, from] of [
      ['hooker', 'frederick-md'],
      ['burnside', 'harpers-ferry-va'],
    ] as const) {
      play.does('USA', 'activate', { formation: CORPS, space: from, leader }).does('USA', 'take', sp(2));
      if (from === 'harpers-ferry-va') play.does('USA', 'goTo', 'frederick-md');
      play.does('USA', 'goTo', 'manassas-va').asks('CSA', '5.8.1-a').does('CSA', 'pass').does('USA', 'halt');
      if (leader === 'hooker') play.pub.infantry[USA][at('manassas-va')] = 0;
      if (leader === 'hooker') play.pub.general[generalNamed('hooker')] = -1;
    }
  });
  test('3.3.2-c, 4.2.5-d the window opens for a force two spaces away whatever the hand holds, while a card could be there', () => {
    const far = (board: Board) => board.sp(CSA, 'gordonsville-va', 2).general('jackson', 'gordonsville-va');
    const with8 = corps(2, far, { hands: { CSA: [8] } });
    with8.does('CSA', 'pass').does('USA', 'goTo', 'manassas-va').asks('CSA', '5.8.1-a', 'event', 'pass');
    const without = corps(2, far, { hands: { CSA: [12] } });
    without.does('CSA', 'pass').does('USA', 'goTo', 'manassas-va').asks('CSA', '5.8.1-a', 'pass');
    const none = corps(2, far);
    none.does('USA', 'goTo', 'manassas-va').asks('USA', 'march.order');
  });
  test('5.8.4-a a card brings the force for certain, over a space of its own', () => {
    const play = corps(2, board => board.sp(CSA, 'gordonsville-va', 2).general('jackson', 'gordonsville-va'), {
      hands: { CSA: [8, 12] },
      dice: [1, 1],
    });
    play.does('CSA', 'pass').does('USA', 'goTo', 'manassas-va').does('CSA', 'event', { card: 8, variant: 0 });
    expect(play.told('summoned')).toMatchObject([{ from: at('gordonsville-va'), to: at('manassas-va') }]);
    expect(play.told('fight')).toHaveLength(1);
  });
});

describe('retreat before battle', () => {
  const jackson = (board: Board) => board.sp(CSA, 'manassas-va', 3).general('jackson', 'manassas-va');
  test('7.2.3-a, 7.2.4-a a die up to the commander’s defence: the whole force goes to an own space not on the enemy’s way', () => {
    const play = corps(4, jackson, { dice: [3] });
    play.does('USA', 'goTo', 'manassas-va').asks('CSA', 'leaving.leave', 'withdraw', 'stand');
    play.refuses('CSA', 'withdraw', 'frederick-md', '7.2.4-a').refuses('CSA', 'withdraw', 'washington-dc', '7.2.4-b');
    play.does('CSA', 'withdraw', 'culpeper-va');
    expect(play.pub.infantry[CSA][at('culpeper-va')]).toBe(3);
    expect(play.pub.general[generalNamed('jackson')]).toBe(at('culpeper-va'));
    // 7.2.4-b The attacker has the space and goes on.
    expect(play.pub.march).toMatchObject({ at: at('manassas-va'), points: 7 });
  });
  test('7.2.4-a a failed attempt is a battle', () => {
    const play = corps(4, jackson, { dice: [4, 1, 1] });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'withdraw', 'culpeper-va');
    expect(play.told('fight')).toHaveLength(1);
    expect(play.told('fellBack')).toEqual(play.told('fellBack').filter(({ from }) => from === at('manassas-va')));
  });
  test('7.2.1-a a brigade alone goes without a die', () => {
    const play = corps(4, board => board.general('stuart', 'manassas-va'));
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'withdraw', 'culpeper-va').spent();
    expect(play.pub.general[generalNamed('stuart')]).toBe(at('culpeper-va'));
  });
  test('7.2.3-a without a general nobody is asked', () => {
    const play = corps(4, board => board.sp(CSA, 'manassas-va', 2), { dice: [6, 1] });
    play.does('USA', 'goTo', 'manassas-va');
    expect(play.told('fight')).toHaveLength(1);
  });
  test('7.2.4-b a fort left behind is lost to the attacker', () => {
    const play = corps(4, board => jackson(board).fort(CSA, 'manassas-va'), { dice: [1] });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'withdraw', 'culpeper-va');
    expect(play.pub.fort[at('manassas-va')]).toBe(-1);
    expect(play.pub.fortsOut[CSA]).toBe(1);
  });
  test('4.5.2-b whoever slips away has been attacked: the duty is done', () => {
    const play = scene(
      'march',
      {
        side: USA,
        activation: { formation: CORPS, space: at('frederick-md'), leader: generalNamed('hooker') },
        licence: { ...FREE, mustAttack: true },
      },
      { bare: true, dice: [1], lay: board => jackson(board.sp(USA, 'frederick-md', 4).general('hooker', 'frederick-md')) },
    );
    play.does('USA', 'take', sp(4)).does('USA', 'goTo', 'manassas-va').does('CSA', 'withdraw', 'culpeper-va');
    expect(play.pub.march?.mustAttack).toBe(false);
    play.offers('USA', 'halt');
  });
});
