/** Cases from the rulebook alone: concentrations, and the attack that must follow them. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { at, type Board } from './board.ts';
import { sp, who } from './forces.ts';
import { letPass, played, type Setting } from './scene.ts';

const shiloh = (lay: (board: Board) => void, more: Partial<Setting> = {}, variant = 0, card = 100) =>
  played('CSA', card, { bare: true, turn: 5, hands: { CSA: [card] }, lay, ...more }, variant);
/** Bragg at Corinth with the enemy at Pittsburg Landing, Lee in Richmond with nobody near. */
const west = (board: Board) =>
  board
    .sp(CSA, 'corinth-ms', 2)
    .general('bragg', 'corinth-ms')
    .sp(CSA, 'richmond-va', 4)
    .general('lee', 'richmond-va')
    .sp(CSA, 'mobile-al', 3)
    .sp(USA, 'pittsburg-landing-tn', 2);

describe('where they gather, and who attacks', () => {
  test('4.5.2-a, 4.5.2-b he may not halt before the attack, and goes on freely when the enemy has slipped away', () => {
    const play = shiloh(
      board => {
        west(board).general('buell', 'pittsburg-landing-tn').owns(USA, 'pittsburg-landing-tn', 'waynesboro-tn');
        board.fort(CSA, 'dover-tn');
      },
      { dice: [1] },
    )
      .does('CSA', 'skip')
      .does('CSA', 'activate', { formation: 1, space: 'corinth-ms', leader: 'bragg' });
    letPass(play.does('CSA', 'take', sp(2)));
    play.refuses('CSA', 'halt', null, '4.5.2-a');
    letPass(play.does('CSA', 'goTo', 'pittsburg-landing-tn'));
    if (play.place() === 'leaving.leave') play.does('USA', 'withdraw', 'waynesboro-tn');
    expect([play.pub.march!.at, play.pub.march!.mustAttack]).toEqual([at('pittsburg-landing-tn'), false]);
    play.offers('CSA', 'halt');
  });
  test('4.5.2-d, 4.5.1-a five SP at most, by own rails, from as many spaces as one likes; an army robbed of its last SP is gone', () => {
    const play = shiloh(board => {
      west(board).sp(CSA, 'mobile-al', 1);
      board.army('mississippi', 'jackson-ms', 3, 'pemberton');
    }).does('CSA', 'gather', 'corinth-ms');
    play.refuses('CSA', 'rally', ['jackson-ms', 'jackson-ms', 'jackson-ms', 'mobile-al', 'richmond-va', 'richmond-va']);
    play.does('CSA', 'rally', ['jackson-ms', 'jackson-ms', 'jackson-ms', 'mobile-al']);
    expect([play.pub.army[6], play.pub.infantry[CSA][at('corinth-ms')], play.pub.due[who('pemberton')]]).toEqual([-1, 6, 6]);
  });
  test('4.5-a Manassas gathers two SP from one space over five links', () => {
    const play = shiloh(
      board =>
        board
          .sp(CSA, 'manassas-va', 1)
          .general('jackson', 'manassas-va')
          .sp(CSA, 'culpeper-va', 1)
          .sp(CSA, 'gordonsville-va', 3)
          .sp(CSA, 'atlanta-ga', 4)
          .sp(USA, 'frederick-md', 2),
      {},
      1,
      102,
    );
    if (play.place() === 'gathering.where') play.does('CSA', 'gather', 'manassas-va');
    play
      .offers('CSA', 'rally', ['gordonsville-va', 'gordonsville-va'])
      .refuses('CSA', 'rally', ['culpeper-va', 'gordonsville-va']);
    play
      .refuses('CSA', 'rally', ['atlanta-ga'])
      .refuses('CSA', 'rally', sp(0).concat([at('gordonsville-va'), at('gordonsville-va'), at('gordonsville-va')]));
  });
});
