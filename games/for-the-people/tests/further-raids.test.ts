/** Cases from the rulebook alone: SP that march as if led, and markers that cards and raiders lay and lift. */
import { describe, expect, test } from 'vitest';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { at, type Board } from './board.ts';
import { sp } from './forces.ts';
import { letPass, played } from './scene.ts';

describe('moves as if led', () => {
  const belmont = (n: number, more: (board: Board) => void = () => undefined, dice: number[] = []) => {
    const play = played('USA', 19, {
      bare: true,
      turn: 2,
      dice,
      hands: { USA: [19] },
      lay: board => more(board.sp(USA, 'cairo-il', 3).general('grant', 'cairo-il')),
    });
    if (play.place() === 'asCorps.force') play.does('USA', 'activate', { formation: 1, space: 'cairo-il', leader: -1 });
    return letPass(play.does('USA', 'take', sp(n)));
  };
  test('5.4.5-a they may be dropped on the way, and pick up neither SP nor a general', () => {
    const play = belmont(2, board => board.sp(USA, 'paducah-ky', 2).general('buell', 'paducah-ky'));
    letPass(play.does('USA', 'goTo', 'paducah-ky'));
    play.refuses('USA', 'regroup', [-1, -1, -1]).refuses('USA', 'regroup', ['buell', -1]).refuses('USA', 'regroup', []);
    play.does('USA', 'regroup', [-1]);
    expect([play.pub.infantry[USA][at('paducah-ky')], play.pub.march!.infantry]).toEqual([3, 1]);
  });
  test('5.4.5-a two SP at most, and no general goes along', () => {
    const play = played('USA', 19, {
      bare: true,
      turn: 2,
      hands: { USA: [19] },
      lay: board => board.sp(USA, 'cairo-il', 3).general('grant', 'cairo-il'),
    });
    play.refuses('USA', 'take', sp(3)).refuses('USA', 'take', ['grant', -1]);
  });
  test('5.4.5-a, 5.7.3-a they attack what the enemy controls, and go on after a battle won at two to one', () => {
    const play = belmont(2, board => board.sp(CSA, 'paducah-ky', 1).owns(CSA, 'paducah-ky').owns(USA, 'cairo-il'), [6, 1]);
    letPass(play.does('USA', 'goTo', 'paducah-ky'));
    if (play.place().startsWith('retreat')) play.does('CSA', 'retreat', play.offered('CSA', 'retreat')[0]!);
    expect([play.told('fought')[0]!.winner, play.pub.march?.over]).toEqual([USA, false]);
  });
});

describe('markers of raiders', () => {
  test('4.2.1-a, 11.3-e Grierson names one brigade, and both markers lie within four spaces of it, centres and captive forts excepted', () => {
    const play = played('USA', 16, {
      bare: true,
      turn: 8,
      hands: { USA: [16] },
      lay: board => board.general('pleasonton', 'corinth-ms').general('stoneman', 'manassas-va'),
    });
    play.does('USA', 'raider', 'pleasonton');
    play
      .refuses('USA', 'place', ['memphis-tn'])
      .refuses('USA', 'place', ['culpeper-va'])
      .does('USA', 'place', ['tupelo-ms', 'decatur-al']);
    expect([play.pub.control[at('tupelo-ms')], play.pub.control[at('decatur-al')], play.pub.control[at('culpeper-va')]]).toEqual([
      USA,
      USA,
      CSA,
    ]);
  });
  test('4.2.1-a Kentucky Anarchy takes three of the enemy’s and one of one’s own, under forts too', () => {
    const play = played('CSA', 42, {
      bare: true,
      turn: 2,
      hands: { CSA: [42] },
      lay: board =>
        board
          .owns(USA, 'louisville-ky', 'lexington-ky', 'frankfort-ky', 'lebanon-ky')
          .fort(USA, 'louisville-ky')
          .owns(CSA, 'columbus-ky', 'paducah-ky'),
    });
    play.does('CSA', 'lift', ['louisville-ky', 'lexington-ky', 'frankfort-ky']);
    play.refuses('CSA', 'lift', []).does('CSA', 'lift', ['paducah-ky']);
    expect(
      ['louisville-ky', 'lebanon-ky', 'paducah-ky', 'columbus-ky'].map(id => play.pub.control[at(id as 'lebanon-ky')]),
    ).toEqual([NOBODY, USA, NOBODY, CSA]);
    expect(play.pub.fort[at('louisville-ky')]).toBe(USA);
  });
});
