/** Cases from the rulebook alone: markers by operations and in the political phase, one leading to the next. */
import { describe, expect, test } from 'vitest';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const markers = (side: 0 | 1, count: number, lay: (board: Board) => void, more: Partial<Setting> = {}) =>
  scene('markers', { side, count }, { bare: true, turn: 5, lay, ...more });

describe('markers by operations', () => {
  /** The road of the rulebook's example: Falmouth, Lexington, Somerset, Clinton, Knoxville, all under Union SP. */
  const road = (board: Board) =>
    board
      .sp(USA, 'falmouth-ky', 1)
      .sp(USA, 'lexington-ky', 1)
      .sp(USA, 'somerset-ky', 1)
      .sp(USA, 'clinton-tn', 1)
      .sp(USA, 'knoxville-tn', 1)
      .owns(USA, 'falmouth-ky', 'lexington-ky')
      .owns(CSA, 'somerset-ky');
  test('11.3-b, 8.1-a a marker carries the line to the next space of the same card', () => {
    const play = markers(USA, 3, road);
    play.refuses('USA', 'mark', ['clinton-tn']).refuses('USA', 'mark', ['somerset-ky', 'knoxville-tn']);
    play.does('USA', 'mark', ['somerset-ky', 'clinton-tn', 'knoxville-tn']);
    expect(['somerset-ky', 'clinton-tn', 'knoxville-tn'].map(id => play.pub.control[at(id as 'clinton-tn')])).toEqual([
      USA,
      USA,
      USA,
    ]);
  });
  test('11.3-a with two markers the chain ends at the second', () => {
    expect(markers(USA, 2, road).members('USA', 'mark')).not.toContain(at('knoxville-tn'));
  });
  test('11.3-b a neutral border space may be marked though the SP in it are cut off, or though nobody is there', () => {
    const play = markers(CSA, 2, board =>
      board.sp(CSA, 'rolla-mo', 1).owns(USA, 'springfield-mo', 'fayetteville-ar', 'ironton-mo'),
    );
    play.does('CSA', 'mark', ['rolla-mo', 'lexington-mo']);
    expect([play.pub.control[at('rolla-mo')], play.pub.control[at('lexington-mo')]]).toEqual([CSA, CSA]);
  });
  test('11.3-b not a neutral space with an enemy fort or SP, nor an enemy one under SP without a line', () => {
    const play = markers(CSA, 2, board => board.sp(USA, 'rolla-mo', 1).fort(USA, 'lexington-mo').sp(CSA, 'springfield-il', 1));
    play.refuses('CSA', 'mark', ['rolla-mo']).refuses('CSA', 'mark', ['lexington-mo']).refuses('CSA', 'mark', ['springfield-il']);
  });
  test('11.3-b, 5.5.3-a a brigade raids what it cannot mark, and its infantry marks what it can', () => {
    const play = markers(CSA, 2, board =>
      board
        .sp(CSA, 'chattanooga-tn', 2)
        .owns(USA, 'chattanooga-tn', 'somerset-ky')
        .general('forrest', 'chattanooga-tn')
        .general('morgan', 'somerset-ky'),
    );
    play.does('CSA', 'mark', ['chattanooga-tn', 'somerset-ky']);
    expect([play.pub.control[at('chattanooga-tn')], play.pub.control[at('somerset-ky')]]).toEqual([CSA, NOBODY]);
    expect(play.told('marked').length).toBe(1);
  });
  test('11.3-b, 12.2-a, 12.11-a operations may destroy a centre and take a coastal fort, which events may not', () => {
    const play = markers(USA, 2, board => board.sp(USA, 'fort-sumter-sc', 1).sp(USA, 'charleston-sc', 1));
    play.does('USA', 'mark', ['fort-sumter-sc', 'charleston-sc']);
    expect([play.pub.will[CSA], play.pub.will[USA], play.told('destroyed').length]).toEqual([92, 107, 1]);
  });
  test('11.2.1-a, 11.3-c without a capital on the map nobody marks by operations, an army still converts', () => {
    const play = scene(
      'operations',
      { side: USA, value: 3, card: 83 },
      {
        bare: true,
        turn: 5,
        lay: board => {
          board.army('potomac', 'manassas-va', 8, 'meade');
          board.pub.capital[USA] = -1;
        },
      },
    );
    expect(play.deeds('USA')).not.toContain('markers');
    play
      .does('USA', 'activate', { formation: 0, space: 'manassas-va', leader: 'meade' })
      .does('USA', 'take', new Array(8).fill(-1));
    play.offers('USA', 'convert');
  });
});
