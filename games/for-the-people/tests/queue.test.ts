/** 20 The operations queue. */
import { describe, expect, test } from 'vitest';
import type { CardNumber } from '../data/cards.ts';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { Board } from './board.ts';
import { letPass, type Setting, scene } from './scene.ts';

const lay = (board: Board) =>
  board
    .sp(USA, 'washington-dc', 5)
    .general('mcclellan', 'washington-dc')
    .general('pope', 'washington-dc')
    .sp(CSA, 'manassas-va', 1);
const rounds = (union: CardNumber[], confederate: CardNumber[] = [], setting: Setting = {}) => {
  const play = scene(
    'rounds',
    {},
    { options: ['operations-queue'], bare: true, lay, hands: { USA: union, CSA: confederate }, ...setting },
  );
  return play.does('CSA', 'letUnionBegin');
};

describe('the operations queue', () => {
  test('20-a one queue at a time, for a general whom the card alone would not activate; the sum activates him', () => {
    // 50 is worth 1, 2 is worth 2.
    const play = rounds([50, 2, 64]);
    play.refuses('USA', 'queue', { card: 2, general: 'pope' }).does('USA', 'queue', { card: 50, general: 'mcclellan' });
    expect([play.pub.queue[USA], play.pub.hands[USA], play.pub.discards]).toEqual([
      { general: generalNamed('mcclellan'), cards: [50] },
      2,
      [],
    ]);
    expect(play.deeds('USA')).not.toContain('queue');
    play.does('USA', 'addToQueue', 2).does('USA', 'take', [-1]);
    expect([play.pub.queue[USA], play.pub.march?.leader, play.pub.discards]).toEqual([null, generalNamed('mcclellan'), [50, 2]]);
  });
  test('20-b any other play in the own round loses it; an interrupt in the enemy’s round does not', () => {
    const play = rounds([50, 2, 7], [3, 12]).does('USA', 'queue', { card: 50, general: 'mcclellan' });
    play
      .does('CSA', 'operate', 3)
      .does('CSA', 'activate', { formation: 2, space: 'manassas-va', leader: -1 })
      .does('USA', 'event', { card: 7, variant: 0 });
    expect(play.pub.queue[USA]).not.toBeNull();
    letPass(play).does('CSA', 'halt').does('USA', 'discard', 2);
    expect([play.pub.queue[USA], play.told('queueLost')]).toEqual([null, [{ side: USA, general: generalNamed('mcclellan') }]]);
  });
  test('20-b it is lost if the general fights a battle', () => {
    const play = rounds([50, 2], [83], {
      lay: board =>
        lay(board)
          .sp(CSA, 'manassas-va', 6)
          .general('beauregard', 'manassas-va')
          .sp(USA, 'frederick-md', 3)
          .general('butler', 'frederick-md')
          .owns(USA, 'frederick-md'),
    });
    play.does('USA', 'queue', { card: 50, general: 'butler' }).does('CSA', 'operate', 83);
    play
      .does('CSA', 'activate', { formation: 1, space: 'manassas-va', leader: 'beauregard' })
      .does('CSA', 'take', [-1, -1, -1, -1, -1, -1]);
    letPass(play).dice(1, 1).does('CSA', 'goTo', 'frederick-md');
    letPass(play);
    if (play.place() === 'leaving.leave') play.does('USA', 'stand');
    letPass(play);
    expect(play.pub.queue[USA]).toBeNull();
  });
  test('20-b, 20-d it is lost when he leaves the map and at the end of the turn', () => {
    const play = scene('political', {}, { bare: true, lay, hands: { USA: [50] } });
    expect(play.over()).toBe(true);
    const turn = rounds([50]).does('USA', 'queue', { card: 50, general: 'mcclellan' });
    turn.takeUp('political', 'forts', { side: USA, aside: [], states: [] });
    expect([turn.pub.queue[USA], turn.pub.discards]).toEqual([null, [50]]);
  });
  test('20-a without the option there is no queue', () => {
    expect(rounds([50, 2], [], { options: [] }).deeds('USA')).not.toContain('queue');
  });
});
