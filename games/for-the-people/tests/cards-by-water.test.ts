/** Cards that sail, and those that let a few SP march as if a general led them, each played as its event. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { DIVISION } from '../data/tables.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { letPass, played, scene } from './scene.ts';

const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
const monroe = (board: Board) => board.owns(USA, 'fort-monroe-va').sp(USA, 'fort-monroe-va', 5);
const cairo = (board: Board) => board.owns(USA, 'cairo-il').sp(USA, 'cairo-il', 4).fort(CSA, 'new-madrid-mo');

describe('naval moves by card', () => {
  for (const card of [57, 58])
    test(`6.4.1-a card ${card}: a shipload of three with +2 to the assault and for running guns`, () => {
      const play = played('USA', card, {
        bare: true,
        lay: board => monroe(board).sp(CSA, 'morehead-city-nc', 1),
        dice: [3, 3, 6, 6],
      });
      play.refuses('USA', 'board', sp(4), '6.1.2-a').does('USA', 'board', sp(3)).does('USA', 'steer', 'morehead-city-nc');
      expect(play.told('fought')[0]!.attack.terms).toContainEqual({ rule: '6.4.1-b', value: 2, of: 'assault' });
      // 6.3.1-a And +2 for running guns: a 2 is enough.
      const run = played('USA', card, { bare: true, lay: cairo, dice: [2] });
      run.does('USA', 'board', sp(2)).does('USA', 'steer', 'memphis-tn');
      expect(run.pub.infantry[USA][at('memphis-tn')]).toBe(2);
    });
  for (const card of [93, 94, 95, 96])
    test(`6.1.2-a card ${card}: a shipload without an admiral, past no coastal fort`, () => {
      const play = played('USA', card, {
        bare: true,
        lay: board => monroe(board).sp(CSA, 'morehead-city-nc', 1),
        dice: [3, 3, 6, 6],
      });
      play.does('USA', 'board', sp(3)).refuses('USA', 'steer', 'charleston-sc').does('USA', 'steer', 'morehead-city-nc');
      expect(play.told('fought')[0]!.attack.terms.map(({ of }) => of)).not.toContain('assault');
      const run = played('USA', card, { bare: true, lay: cairo, dice: [3] });
      run.does('USA', 'board', sp(2)).does('USA', 'steer', 'memphis-tn');
      expect([run.pub.infantry[USA][at('memphis-tn')], run.pub.infantry[USA][at('cairo-il')]]).toEqual([0, 4]);
    });
  test('6.1.3-a, 11.3-e card 59: Farragut passes one empty coastal fort, leaves a marker and brings nothing to an assault', () => {
    const play = played('USA', 59, { bare: true, lay: monroe });
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'charleston-sc');
    expect([play.pub.control[at('charleston-sc')], play.pub.infantry[USA][at('charleston-sc')]]).toEqual([USA, 3]);
    const held = played('USA', 59, { bare: true, lay: board => monroe(board).sp(CSA, 'fort-sumter-sc', 1) });
    held.does('USA', 'board', sp(3)).refuses('USA', 'steer', 'charleston-sc');
  });
});

describe('5.4.5-a a march as if led', () => {
  for (const card of [19, 66, 104])
    test(`5.4.5-a card ${card}: two SP without a general go where a division may not, and no third goes along`, () => {
      const play = played('USA', card, {
        bare: true,
        lay: board => board.owns(USA, 'washington-dc').sp(USA, 'washington-dc', 4),
      });
      letPass(play);
      play.refuses('USA', 'take', sp(3)).does('USA', 'take', sp(2));
      letPass(play).asks('USA', 'march.order').offers('USA', 'goTo', 'manassas-va');
      const division = scene(
        'operations',
        { side: USA, value: 2, card: 83 },
        { bare: true, lay: board => board.owns(USA, 'washington-dc').sp(USA, 'washington-dc', 4) },
      );
      division.does('USA', 'activate', { formation: DIVISION, space: 'washington-dc', leader: -1 }).does('USA', 'take', sp(2));
      letPass(division).refuses('USA', 'goTo', 'manassas-va', '5.4.2-a');
    });
});
