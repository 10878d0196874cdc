/** Cases from the rulebook alone: ships, guns, harbours, and armies at sea. */
import { describe, expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { at, type Board } from './board.ts';
import { sp, term, who } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

interface Sailing {
  from: SpaceId;
  n?: number;
  assault?: number;
  guns?: number;
  farragut?: boolean;
}
const sail = (
  { from, n = 3, assault = 0, guns = 0, farragut = false }: Sailing,
  lay: (board: Board) => void,
  more: Partial<Setting> = {},
) => {
  const play = scene(
    'voyage',
    { side: USA, from: at(from), army: -1, assault, guns, farragut, operations: false },
    { bare: true, turn: 8, ...more, lay: board => lay(board.sp(USA, from, n).owns(USA, from)) },
  );
  if (play.place() === 'voyage.board') play.does('USA', 'board', sp(Math.min(3, n)));
  return play;
};

describe('past the guns', () => {
  const memphis = (dice: number[], lay: (board: Board) => void = () => undefined, more: Partial<Sailing> = {}) =>
    letPass(
      sail({ from: 'cairo-il', ...more }, board => lay(board.fort(CSA, 'new-madrid-mo')), { dice }).does(
        'USA',
        'steer',
        'memphis-tn',
      ),
    );
  test('6.3.1-a, 6.7-b torpedoes under the fort cost 1, an admiral is worth 2: 4 fails, 3 passes with Foote', () => {
    const torpedoes = (board: Board) => {
      board.pub.torpedoes = [at('new-madrid-mo')];
    };
    expect(memphis([4], torpedoes).pub.infantry[USA][at('memphis-tn')]).toBe(0);
    expect(memphis([5], torpedoes).pub.infantry[USA][at('memphis-tn')]).toBe(3);
    expect(memphis([3], torpedoes, { guns: 2 }).pub.infantry[USA][at('memphis-tn')]).toBe(3);
  });
  test('6.3.2-a, 6.4.2-a past them and beaten ashore: back to Cairo, with one SP less than the battle left', () => {
    const play = memphis([4, 1, 6], board => board.sp(CSA, 'memphis-tn', 3));
    expect([play.told('fought')[0]!.winner, play.told('fought')[0]!.losses[0]]).toEqual([CSA, 1]);
    expect(play.pub.infantry[USA][at('cairo-il')]).toBe(1);
  });
  test('6.2.2-a, 6.2.3-a an ironclad under way stops them where a fort would not', () => {
    const play = sail({ from: 'cairo-il' }, board => board.ironclad('new-madrid-mo'));
    play.offers('USA', 'steer', 'new-madrid-mo').refuses('USA', 'steer', 'memphis-tn');
  });
  test('6.2.2-a nullified control does not hinder them: the whole river below two forts’ reach, one of them run', () => {
    const play = sail({ from: 'cairo-il' }, board => board.fort(CSA, 'columbus-ky').owns(CSA, 'forts-st-philip-jackson-la'));
    play.offers('USA', 'steer', 'vicksburg-ms').offers('USA', 'steer', 'forts-st-philip-jackson-la');
  });
  test('6.1.3-a, 6.2.2-a no ship from the sea passes grey St. Philip/Jackson up to New Orleans, not even with a try at the guns', () => {
    const play = sail({ from: 'fort-monroe-va' }, () => undefined);
    play.offers('USA', 'steer', 'forts-st-philip-jackson-la').refuses('USA', 'steer', 'new-orleans-la');
  });
});

describe('assaults', () => {
  const assault = (lay: (board: Board) => void, sailing: Partial<Sailing> = {}) => {
    const play = sail({ from: 'fort-monroe-va', ...sailing }, lay, { dice: [3, 3] });
    return letPass(play.does('USA', 'steer', 'savannah-ga')).told('fought')[0]!;
  };
  const open = (board: Board) => board.owns(USA, 'fort-pulaski-ga').sp(CSA, 'savannah-ga', 1);
  const net = (fought: ReturnType<typeof assault>) => [term(fought.attack, '6.4.1-b'), term(fought.defence, '6.4.1-b')];
  test('6.4.1-a, 6.4.1-b the two sums meet: 4 of the Union against ironclad and torpedoes leave it 1', () => {
    const fought = assault(board => {
      open(board).ironclad('savannah-ga');
      board.pub.torpedoes = [at('savannah-ga')];
      board.pub.amphibious = 4;
    });
    expect(net(fought)).toEqual([1, 0]);
  });
  test('6.4.1-b never more than 3 for either, whatever lies in the scale', () => {
    expect(
      net(
        assault(
          board => {
            open(board);
            board.pub.amphibious = 5;
          },
          { assault: 2 },
        ),
      ),
    ).toEqual([3, 0]);
    expect(
      net(
        assault(board => {
          open(board).ironclad('savannah-ga').fort(CSA, 'savannah-ga');
          board.pub.torpedoes = [at('savannah-ga')];
          board.pub.hunley = at('savannah-ga');
        }),
      ),
    ).toEqual([0, 3]);
  });
  test('6.4.1-b, 6.8.7-a a fort’s 2 count in that sum alone', () => {
    const fought = assault(board => open(board).fort(CSA, 'savannah-ga'));
    expect([...net(fought), term(fought.defence, '6.8.7-a')]).toEqual([0, 2, 0]);
  });
  test('6.7-b the Hunley is gone after one assault, won or lost', () => {
    const play = sail(
      { from: 'fort-monroe-va' },
      board => {
        open(board);
        board.pub.hunley = at('savannah-ga');
      },
      { dice: [1, 6] },
    );
    letPass(play.does('USA', 'steer', 'savannah-ga'));
    expect([play.told('fought')[0]!.winner, play.pub.hunley]).toEqual([CSA, -1]);
  });
});

describe('armies at sea', () => {
  const fleet = (army: (board: Board) => void, more: Partial<Setting> = {}) =>
    scene('campaign', { side: USA, moves: 2 }, { bare: true, turn: 5, lay: army, ...more });
  test('6.1.5-c, 6.1.5-b Grant with nine takes the river from Cairo to Memphis; with ten aboard he may not, nor may Buell', () => {
    const river = (leader: 'grant' | 'buell', n: number) => {
      const play = fleet(board => {
        board.army('cumberland', 'cairo-il', 12, leader);
      });
      if (!play.deeds('USA').includes('armada')) return null;
      play.does('USA', 'armada', 'cumberland');
      return { refused: n > 9, play: n > 9 ? play.refuses('USA', 'board', sp(n)) : play.does('USA', 'board', sp(n)) };
    };
    expect(river('grant', 9)!.play.offered('USA', 'steer')).toContain(at('memphis-tn'));
    expect([river('grant', 10)!.refused, river('buell', 5)]).toEqual([true, null]);
  });
  test('6.1.5-a not once a move of the campaign has been made', () => {
    const play = fleet(board => {
      board.army('potomac', 'washington-dc', 8, 'mcclellan').sp(USA, 'columbus-oh', 2);
    });
    expect(play.deeds('USA')).toContain('armada');
    play.does('USA', 'activate', { formation: 2, space: 'columbus-oh', leader: -1 }).does('USA', 'take', sp(1));
    letPass(play).does('USA', 'halt');
    expect(play.deeds('USA')).not.toContain('armada');
  });
  test('6.1.5-b, 6.6.3-a with a Confederate fort at Aquia Creek McClellan leaves Washington past its guns, once', () => {
    const play = fleet(
      board => {
        board.army('potomac', 'washington-dc', 8, 'mcclellan').fort(CSA, 'aquia-creek-va').owns(USA, 'fort-monroe-va');
      },
      { dice: [3] },
    );
    play.does('USA', 'armada', 'potomac').does('USA', 'board', sp(8)).does('USA', 'steer', 'fort-monroe-va');
    letPass(play);
    expect([play.told('guns').length, play.pub.army[0], play.pub.general[who('mcclellan')]]).toEqual([
      1,
      at('washington-dc'),
      at('washington-dc'),
    ]);
  });
});
