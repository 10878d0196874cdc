/** Cases from the rulebook alone: generals and troops that travel, by rail, road and sea. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { at, type Board } from './board.ts';
import { travel, who } from './forces.ts';
import { type Setting, scene } from './scene.ts';

describe('generals who travel alone', () => {
  const going = (side: 0 | 1, value: number, lay: (board: Board) => void) =>
    scene('reorganise', { side, value }, { bare: true, turn: 8, lay });
  const mayGo = (side: 0 | 1, general: string, to: SpaceId, lay: (board: Board) => void, value = 1) =>
    going(side, value, board => {
      // Somebody may go somewhere.
      if (side === USA) board.sp(USA, 'trenton-nj', 1).sp(USA, 'philadelphia-pa', 1).general('curtis', 'trenton-nj');
      else board.sp(CSA, 'macon-ga', 1).sp(CSA, 'atlanta-ga', 1).general('hood', 'macon-ga');
      lay(board);
    })
      .members(side === USA ? 'USA' : 'CSA', 'transfer')
      .some(one => one.general === who(general as 'meade') && one.to === at(to));
  test('10.2.4-a, 5.6.5-b the Baltimore & Ohio carries nobody in the rounds', () => {
    expect(
      mayGo(USA, 'meade', 'parkersburg-wv', board => {
        board
          .sp(USA, 'harpers-ferry-va', 1)
          .general('meade', 'harpers-ferry-va')
          .sp(USA, 'parkersburg-wv', 1)
          .owns(USA, 'harpers-ferry-va', 'grafton-wv', 'parkersburg-wv')
          .owns(CSA, 'frederick-md', 'winchester-va', 'chambersburg-pa');
      }),
    ).toBe(false);
  });
  test('5.6.5-b, 5.6.6-b by rail as far as his own spaces go, not through a neutral or an enemy one', () => {
    const way = (lay: (board: Board) => void) =>
      mayGo(CSA, 'bragg', 'mobile-al', board =>
        lay(board.sp(CSA, 'richmond-va', 1).general('bragg', 'richmond-va').sp(CSA, 'mobile-al', 1)),
      );
    expect(way(() => undefined)).toBe(true);
    expect(way(board => board.owns(USA, 'pollard-al', 'winchester-ms'))).toBe(false);
  });
  test('5.6.6-b never into a space the enemy controls, though his own troops hold it', () => {
    const way = (owner: 0 | 1) =>
      mayGo(USA, 'meade', 'manassas-va', board =>
        board.sp(USA, 'washington-dc', 1).general('meade', 'washington-dc').sp(USA, 'manassas-va', 4).owns(owner, 'manassas-va'),
      );
    expect([way(USA), way(CSA)]).toEqual([true, false]);
  });
  test('5.6.5-c, 5.10-a over the rough ways only with a card of 3', () => {
    const way = (value: number) =>
      mayGo(
        CSA,
        'bragg',
        'jacksonville-al',
        board =>
          board.sp(CSA, 'decatur-al', 1).general('bragg', 'decatur-al').sp(CSA, 'jacksonville-al', 1).owns(USA, 'talladega-al'),
        value,
      );
    expect([way(2), way(3)]).toEqual([false, true]);
  });
  test('5.6.5-c, 6.2.5-a no Confederate general crosses a river the Union controls', () => {
    const way = (lay: (board: Board) => void) =>
      mayGo(CSA, 'bragg', 'monroe-la', board =>
        lay(board.sp(CSA, 'vicksburg-ms', 1).general('bragg', 'vicksburg-ms').sp(CSA, 'monroe-la', 1)),
      );
    expect([way(() => undefined), way(board => board.fort(CSA, 'vicksburg-ms'))]).toEqual([false, true]);
  });
  test('5.6.5-a the next in influence and the commander stay, and a brigade never goes', () => {
    const play = going(USA, 1, board =>
      board
        .army('potomac', 'washington-dc', 6, 'meade', 'hooker', 'hancock')
        .general('pleasonton', 'washington-dc')
        .sp(USA, 'baltimore-md', 2),
    );
    expect([...new Set(play.members('USA', 'transfer').map(({ general }) => general))]).toEqual([who('hancock')]);
  });
  test('5.6.5-a, 5.3.4-a a fort without SP takes a general, an empty space does not', () => {
    const to = (lay: (board: Board) => void) =>
      mayGo(USA, 'meade', 'baltimore-md', board => lay(board.sp(USA, 'washington-dc', 2).general('meade', 'washington-dc')));
    expect([to(board => board.fort(USA, 'baltimore-md')), to(() => undefined)]).toEqual([true, false]);
  });
});

describe('strategic movement', () => {
  const trains = (side: 0 | 1, lay: (board: Board) => void, more: Partial<Setting> = {}) =>
    scene('journeys', { side }, { bare: true, turn: 8, lay, ...more });
  const name = (side: 0 | 1) => (side === USA ? 'USA' : 'CSA');
  const mayTravel = (side: 0 | 1, from: SpaceId, to: SpaceId, lay: (board: Board) => void, more: Partial<Setting> = {}) => {
    const play = trains(side, lay, more);
    if (play.place() !== 'journeys.from' || !play.offered(name(side), 'entrain').includes(at(from))) return false;
    return play.does(name(side), 'entrain', from).offered(name(side), 'detrain').includes(at(to));
  };
  test('10.2.4-a here the Baltimore & Ohio carries the Union, and never the Confederacy', () => {
    const lay = (side: 0 | 1) => (board: Board) =>
      board.sp(side, 'harpers-ferry-va', 2).owns(side, 'harpers-ferry-va', 'grafton-wv', 'winchester-va', 'strasburg-va');
    expect(mayTravel(USA, 'harpers-ferry-va', 'grafton-wv', lay(USA))).toBe(true);
    expect(mayTravel(CSA, 'harpers-ferry-va', 'grafton-wv', lay(CSA))).toBe(false);
  });
  test('10.2.1-a no train runs through a neutral space, but an army beyond it takes SP over any line', () => {
    const lay = (army: boolean) => (board: Board) => {
      board.sp(USA, 'cincinnati-oh', 2).sp(USA, 'frankfort-ky', 2).owns(USA, 'frankfort-ky');
      if (army) board.army('cumberland', 'frankfort-ky', 5, 'buell');
    };
    expect([false, true].map(army => mayTravel(USA, 'cincinnati-oh', 'frankfort-ky', lay(army)))).toEqual([false, true]);
  });
  test('10.2.1-b, 8.3-a not to an army without a line of communication', () => {
    const lay = (cut: boolean) => (board: Board) => {
      board
        .sp(USA, 'columbus-oh', 2)
        .army('cumberland', 'knoxville-tn', 5, 'buell')
        .owns(USA, 'knoxville-tn', 'lexington-ky', 'somerset-ky');
      if (!cut) board.owns(USA, 'falmouth-ky', 'clinton-tn');
      else board.owns(CSA, 'falmouth-ky', 'clinton-tn', 'somerset-ky');
    };
    expect([false, true].map(cut => mayTravel(USA, 'columbus-oh', 'knoxville-tn', lay(cut)))).toEqual([true, false]);
  });
  test('10.2.3-a by sea from port to port, not past a Confederate fort on a river and into none of its harbours', () => {
    const lay = (fort: boolean) => (board: Board) => {
      board.sp(USA, 'cairo-il', 2).owns(USA, 'memphis-tn', 'new-orleans-la', 'forts-st-philip-jackson-la');
      if (fort) board.fort(CSA, 'new-madrid-mo');
    };
    expect([false, true].map(fort => mayTravel(USA, 'cairo-il', 'memphis-tn', lay(fort)))).toEqual([true, false]);
    const harbour = (marker: 0 | 1) => (board: Board) =>
      board.sp(USA, 'washington-dc', 2).owns(USA, 'charleston-sc').owns(marker, 'fort-sumter-sc');
    expect([USA, CSA].map(marker => mayTravel(USA, 'washington-dc', 'charleston-sc', harbour(marker as 0 | 1)))).toEqual([
      true,
      false,
    ]);
  });
  test('10.2.2-a the fifteenth SP of the Union is its last, wherever it goes', () => {
    const play = trains(USA, board => {
      board.sp(USA, 'columbus-oh', 20);
      board.pub.strategic[USA] = 12;
    });
    play.does('USA', 'entrain', 'columbus-oh');
    play.does('USA', 'detrain', 'cincinnati-oh').offers('USA', 'convey', 3).refuses('USA', 'convey', 4, '10.2.2-a');
    expect(play.does('USA', 'convey', 3).over()).toBe(true);
  });
  test('19-e under rail logistics three SP at most reach armies over other lines, trains still run', () => {
    const play = trains(
      USA,
      board => {
        board.sp(USA, 'cincinnati-oh', 8).army('cumberland', 'frankfort-ky', 5, 'buell').owns(USA, 'frankfort-ky');
      },
      { options: ['rail-logistics'] },
    );
    play.does('USA', 'entrain', 'cincinnati-oh').does('USA', 'detrain', 'frankfort-ky').refuses('USA', 'convey', 4, '19-e');
    play.does('USA', 'convey', 3).does('USA', 'entrain', 'cincinnati-oh').refuses('USA', 'detrain', 'frankfort-ky', '19-e');
    play.does('USA', 'detrain', 'columbus-oh').offers('USA', 'convey', 5);
  });
  test('10.2.1-a an SP that has travelled does not travel again, one that was there may', () => {
    const play = trains(CSA, board => board.sp(CSA, 'atlanta-ga', 2).sp(CSA, 'macon-ga', 1));
    travel(play.does('CSA', 'entrain', 'atlanta-ga'), 'CSA', 'macon-ga', 2).does('CSA', 'entrain', 'macon-ga');
    // One may go, and nobody is asked how many.
    play.does('CSA', 'detrain', 'savannah-ga');
    expect([play.pub.infantry[CSA][at('savannah-ga')], play.pub.infantry[CSA][at('macon-ga')]]).toEqual([1, 2]);
  });
  test('5.2.1-b, 5.2.1-c the train that takes an army’s last SP ends it at once, and its generals go to the turn track', () => {
    const play = trains(CSA, board => {
      board.army('tennessee', 'atlanta-ga', 2, 'bragg', 'polk').sp(CSA, 'macon-ga', 1);
    });
    travel(play.does('CSA', 'entrain', 'atlanta-ga'), 'CSA', 'macon-ga', 1);
    expect(play.pub.army[armyNamed('tennessee')]).toBe(at('atlanta-ga'));
    travel(play.does('CSA', 'entrain', 'atlanta-ga'), 'CSA', 'macon-ga', 1);
    expect([play.pub.army[armyNamed('tennessee')], play.pub.due[who('bragg')], play.pub.will[CSA]]).toEqual([-1, 9, 92]);
    play.asks('CSA', 'journeys.from').offers('CSA', 'entrain', 'macon-ga');
  });
});

describe('who begins the rounds', () => {
  const turn = (lay: (board: Board) => void) => {
    const play = scene('rounds', {}, { bare: true, turn: 5, hands: { USA: [64], CSA: [50] }, lay });
    play.pub.first = 5;
    return play.takeUp('turn', 'limits', {});
  };
  test('5.3.4-b, 5.3.4-a a general whose troops have left by train does not begin a round alone, but may in a fort', () => {
    const play = turn(board => board.general('bragg', 'atlanta-ga').general('polk', 'macon-ga').fort(CSA, 'macon-ga'));
    play.asks('CSA', 'rounds.open');
    expect([play.pub.general[who('bragg')], play.pub.due[who('bragg')], play.pub.general[who('polk')]]).toEqual([
      -1,
      6,
      at('macon-ga'),
    ]);
  });
  test('5.3.4-b, 5.3.4-c of two too many the enemy picks, before anybody plays a card', () => {
    const play = turn(board =>
      board.sp(CSA, 'atlanta-ga', 1).general('bragg', 'atlanta-ga').general('polk', 'atlanta-ga').general('lee', 'atlanta-ga'),
    );
    play.asks('USA', 'limits.sendOff').does('USA', 'sendOff', ['lee']).asks('CSA', 'rounds.open');
    expect(play.pub.due[who('lee')]).toBe(6);
  });
});
