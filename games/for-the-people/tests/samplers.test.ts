/** What chance may put together of a force is always a force that may set out. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { at, type Board } from './board.ts';
import { FREE, setOut, sp, who } from './forces.ts';
import { scene } from './scene.ts';

type Play = ReturnType<typeof setOut>;
/** Every list the sampler of a question can give, whatever chance says, is allowed. */
const refused = (play: Play, side: 'USA' | 'CSA'): string[] => {
  const wrong = new Set<string>();
  for (const offer of play.machine.sets(play.pos, side)) {
    const { sample } = (offer as unknown as { choice: { sample?: (...args: unknown[]) => unknown[] } }).choice;
    const { v, my, members } = offer as unknown as { v: unknown; my: unknown; members: unknown[] };
    if (sample === undefined) continue;
    for (let n = 0; n < 4 ** 6; n++) {
      let rest = n;
      const pick = (among: number): number => {
        const drawn = rest % 4;
        rest = (rest - drawn) / 4;
        return drawn % among;
      };
      const list = sample(v, my, pick, members);
      if (play.machine.allows(play.pos, side, offer.do, list as never) === null) wrong.add(JSON.stringify(list));
    }
  }
  return [...wrong];
};
const gathering = (formation: number, leader: number, lay: (board: Board) => void, licence: Partial<typeof FREE> = {}) =>
  scene(
    'march',
    {
      side: USA,
      activation: { formation: formation as 0, space: at('greencastle-in'), leader },
      licence: { ...FREE, ...licence },
    },
    { bare: true, lay },
  );

describe('setting out', () => {
  const corps = (board: Board) =>
    board.sp(USA, 'greencastle-in', 3).general('halleck', 'greencastle-in').general('stoneman', 'greencastle-in');
  test('5.1.3-a, 5.4.1-a a division takes at least one SP', () => {
    expect(refused(gathering(DIVISION, -1, corps), 'USA')).toEqual([]);
    expect(refused(gathering(CORPS, -1, corps, { most: 2, asCorps: true }), 'USA')).toEqual([]);
  });
  test('5.1.3-a, 5.3.2-d a corps may set out without SP, not when it must attack', () => {
    expect(refused(gathering(CORPS, who('halleck'), corps), 'USA')).toEqual([]);
    expect(refused(gathering(CORPS, who('halleck'), corps, { mustAttack: true }), 'USA')).toEqual([]);
  });
  test('5.1.2-a, 4.6.2-b an army takes an SP; on the way to Richmond all of them', () => {
    const army = (board: Board) => board.army('potomac', 'greencastle-in', 4, 'mcclellan', 'halleck');
    expect(refused(gathering(ARMY, who('mcclellan'), army), 'USA')).toEqual([]);
    expect(refused(gathering(ARMY, who('mcclellan'), army, { toRichmond: true }), 'USA')).toEqual([]);
  });
});
describe('intercepting', () => {
  test('5.8.1-d, 5.3.3-a with two brigades a corps takes one; the other stays where it is', () => {
    const play = setOut(
      USA,
      'pope',
      'frederick-md',
      2,
      board =>
        board
          .sp(CSA, 'culpeper-va', 3)
          .general('jackson', 'culpeper-va')
          .general('stuart', 'culpeper-va')
          .general('morgan', 'culpeper-va'),
      { take: sp(2), dice: [1] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    const jackson = play.offered('CSA', 'intercept').find(({ leader }) => leader === who('jackson'))!;
    play.does('CSA', 'intercept', jackson).asks('CSA', 'interception.who');
    play
      .offers('CSA', 'take', ['stuart', ...sp(3)])
      .offers('CSA', 'take', ['morgan', ...sp(3)])
      .refuses('CSA', 'take', sp(3), '5.8.1-d');
    expect(refused(play, 'CSA')).toEqual([]);
  });
  test('5.8.1-d whoever goes leaves behind what may stay', () => {
    for (const fort of [false, true]) {
      const play = setOut(
        USA,
        'pope',
        'frederick-md',
        2,
        board => {
          board
            .sp(CSA, 'culpeper-va', 5)
            .general('jackson', 'culpeper-va')
            .general('ewell', 'culpeper-va')
            .general('stuart', 'culpeper-va');
          if (fort) board.fort(CSA, 'culpeper-va');
        },
        { take: sp(2), dice: [1] },
      );
      play.does('USA', 'goTo', 'manassas-va');
      const jackson = play.offered('CSA', 'intercept').find(({ leader }) => leader === who('jackson'))!;
      play.does('CSA', 'intercept', jackson).asks('CSA', 'interception.who');
      expect(refused(play, 'CSA'), `fort ${fort}`).toEqual([]);
    }
  });
});
