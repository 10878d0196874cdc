import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
const sail = (
  side: 0 | 1,
  from: SpaceId,
  lay: (board: Board) => void,
  more: Partial<Setting> & { farragut?: boolean; guns?: number; assault?: number; army?: number; operations?: boolean } = {},
) => {
  const { farragut = false, guns = 0, assault = 0, army = -1, operations = false, ...setting } = more;
  return scene('voyage', { side, from: at(from), army, assault, guns, farragut, operations }, { bare: true, ...setting, lay });
};
const monroe = (board: Board) =>
  board.owns(USA, 'fort-monroe-va').sp(USA, 'fort-monroe-va', 5).general('butler', 'fort-monroe-va');

describe('Union ships', () => {
  test('6.1.2-a up to 3 SP and one general, a brigade being both, sail to any port and stop', () => {
    const play = sail(USA, 'fort-monroe-va', board =>
      monroe(board).general('hooker', 'fort-monroe-va').general('pleasonton', 'fort-monroe-va'),
    );
    play
      .asks('USA', 'voyage.board', 'board')
      .refuses('USA', 'board', sp(4), '6.1.2-a')
      .refuses('USA', 'board', ['butler', 'hooker', ...sp(1)], '6.1.2-a');
    play.refuses('USA', 'board', ['pleasonton', ...sp(3)], '6.1.2-a').refuses('USA', 'board', ['butler'], '6.1.2-a');
    play.does('USA', 'board', ['butler', ...sp(3)]).does('USA', 'steer', 'morehead-city-nc');
    expect(play.over()).toBe(true);
    expect(play.pub.infantry[USA][at('morehead-city-nc')]).toBe(3);
    expect(play.pub.general[generalNamed('butler')]).toBe(at('morehead-city-nc'));
    expect(play.pub.control[at('morehead-city-nc')]).toBe(CSA);
  });
  test('6.1.3-a a Confederate coastal fort shuts its port but may be assaulted itself', () => {
    const play = sail(USA, 'fort-monroe-va', monroe);
    play.does('USA', 'board', sp(3)).refuses('USA', 'steer', 'charleston-sc').offers('USA', 'steer', 'fort-sumter-sc');
  });
  test('6.4.1-a, 6.4.2-a, 6.1.1-c, 18-a an assault that fails goes back where it came from', () => {
    const play = sail(USA, 'fort-monroe-va', board => monroe(board).sp(CSA, 'morehead-city-nc', 3), { dice: [1, 6, 6, 6] });
    play.does('USA', 'board', sp(2)).does('USA', 'steer', 'morehead-city-nc');
    const [lost] = play.told('fought')[0]!.losses;
    expect(play.told('fought')[0]!.winner).toBe(CSA);
    expect(play.pub.infantry[USA][at('fort-monroe-va')]).toBe(5 - lost!);
    expect(play.pub.infantry[CSA][at('morehead-city-nc')]).toBeGreaterThan(0);
  });
  test('6.8.1-b, 7.5.3-a, 18-c even an empty fort is fought for, with +4', () => {
    const play = sail(USA, 'fort-monroe-va', monroe, { dice: [3, 1, 6, 6] });
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'fort-sumter-sc');
    const { attack, winner } = play.told('fought')[0]!;
    expect(attack.terms).toContainEqual(expect.objectContaining({ rule: '7.5.3-a', value: 4 }));
    expect(winner).toBe(USA);
    expect(play.pub.infantry[USA][at('fort-sumter-sc')]).toBeGreaterThan(0);
    // 12.11-a It is captured when the marker is placed.
    expect(play.pub.control[at('fort-sumter-sc')]).toBe(CSA);
  });
  test('6.7-c ironclads, torpedoes and the Hunley are lost where a Union SP ends its move; 6.7-b the Hunley by the battle itself', () => {
    const play = sail(
      USA,
      'fort-monroe-va',
      board => {
        monroe(board).ironclad('fort-sumter-sc');
        board.pub.torpedoes = [at('fort-sumter-sc')];
        board.pub.hunley = at('fort-sumter-sc');
      },
      { dice: [6, 1, 6, 6], assault: 2 },
    );
    play.pub.amphibious = 4;
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'fort-sumter-sc');
    expect(play.told('hunley')).toEqual([{ space: at('fort-sumter-sc') }]);
    expect(play.told('fought')[0]!.winner).toBe(USA);
    expect([play.pub.ironclads, play.pub.torpedoes]).toEqual([[], []]);
  });
  const river = (board: Board) =>
    board.sp(USA, 'cairo-il', 3).owns(USA, 'columbus-ky').sp(CSA, 'new-madrid-mo', 1).fort(CSA, 'new-madrid-mo');
  test('6.3.1-a running the guns needs 4 or more, torpedoes take 1, an admiral adds 2; who fails is back where he began', () => {
    const run = (die: number, more: { guns?: number; torpedo?: boolean } = {}) => {
      const play = sail(
        USA,
        'cairo-il',
        board => {
          river(board);
          if (more.torpedo) board.pub.torpedoes = [at('new-madrid-mo')];
        },
        { dice: [die], guns: more.guns ?? 0 },
      );
      play.does('USA', 'board', sp(2)).does('USA', 'steer', 'memphis-tn');
      return play.pub.infantry[USA][at('memphis-tn')];
    };
    expect([run(4), run(3), run(2, { guns: 2 }), run(4, { torpedo: true }), run(3, { guns: 2, torpedo: true })]).toEqual([
      2, 0, 2, 0, 2,
    ]);
  });
  test('6.3.2-a who has passed a fort and loses the assault comes home with 1 SP less', () => {
    const play = sail(USA, 'cairo-il', board => river(board).sp(CSA, 'memphis-tn', 3), { dice: [5, 1, 5, 6, 6] });
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'memphis-tn');
    const [lost] = play.told('fought')[0]!.losses;
    expect(play.pub.infantry[USA][at('cairo-il')]).toBe(Math.max(0, 3 - lost! - 1));
  });
  test('5.8.1-f a landing may be intercepted from a space next to it by land', () => {
    const play = sail(
      USA,
      'fort-monroe-va',
      board => monroe(board).sp(CSA, 'new-bern-nc', 2).general('longstreet', 'new-bern-nc'),
      {
        dice: [1, 6, 1, 6, 6],
      },
    );
    play.does('USA', 'board', sp(2)).does('USA', 'steer', 'morehead-city-nc');
    expect(play.place()).toBe('@moment.interception');
    play.asks('CSA', '5.8.1-a', 'intercept', 'pass');
    play.does('CSA', 'intercept', { from: 'new-bern-nc', formation: 1, leader: 'longstreet', on: 3 });
    const { defence, winner } = play.told('fought')[0]!;
    expect(defence.terms).toContainEqual({ rule: '5.8.3-a', value: 2, of: 'interception' });
    expect(winner).toBe(CSA);
    expect(play.pub.general[generalNamed('longstreet')]).toBe(at('morehead-city-nc'));
    expect([play.pub.infantry[CSA][at('morehead-city-nc')], play.pub.infantry[USA][at('fort-monroe-va')]]).toEqual([1, 4]);
    // From two spaces away nobody is asked.
    const far = sail(USA, 'fort-monroe-va', board =>
      monroe(board).sp(CSA, 'goldsboro-nc', 2).general('longstreet', 'goldsboro-nc'),
    );
    expect(far.does('USA', 'board', sp(2)).does('USA', 'steer', 'morehead-city-nc').over()).toBe(true);
  });
  test('11.3-e Farragut passes an empty fort and leaves a marker where he lands', () => {
    const play = sail(USA, 'fort-monroe-va', monroe, { farragut: true, guns: 2 });
    play.does('USA', 'board', sp(3)).does('USA', 'steer', 'charleston-sc');
    expect(play.pub.control[at('charleston-sc')]).toBe(USA);
    expect(play.told('marked').map(({ space }) => space)).toContain(at('charleston-sc'));
  });
  test('4.2.5-c, 4.2.5-d a naval move of operations may be stopped by a card, one of an event is safe', () => {
    const open = (operations: boolean) => {
      const play = sail(USA, 'fort-monroe-va', monroe, { operations, hands: { CSA: [12] } });
      return play.does('USA', 'board', sp(1)).does('USA', 'steer', 'morehead-city-nc').place();
    };
    expect([open(true), open(false)]).toEqual(['@moment.navalMove', 'over']);
    const play = sail(USA, 'fort-monroe-va', monroe, { operations: true, hands: { CSA: [112] } });
    play.does('USA', 'board', sp(1)).does('USA', 'steer', 'morehead-city-nc').does('CSA', 'event', { card: 112, variant: 0 });
    expect(play.pub.infantry[USA][at('fort-monroe-va')]).toBe(5);
  });
});

describe('campaigns by water', () => {
  test('4.3.2-a, 6.1.5-a, 6.1.5-b McClellan’s army sails in the bay with all the moves of a campaign', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 3 },
      {
        bare: true,
        lay: board =>
          board
            .army('potomac', 'washington-dc', 12, 'mcclellan', 'hooker')
            .sp(USA, 'fort-monroe-va', 1)
            .owns(USA, 'fort-monroe-va'),
      },
    );
    play
      .does('USA', 'armada', 'potomac')
      .does('USA', 'board', ['hooker', ...sp(12)])
      .does('USA', 'steer', 'fort-monroe-va');
    expect(play.over()).toBe(true);
    expect(play.pub.army[0]).toBe(at('fort-monroe-va'));
    expect(play.pub.infantry[USA][at('fort-monroe-va')]).toBe(13);
  });
  test('4.3.2-a one move of a campaign at most is naval; 4.3.1-b what has moved does not move again', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 3 },
      {
        bare: true,
        lay: board => monroe(board).sp(USA, 'washington-dc', 2),
      },
    );
    play
      .does('USA', 'sail', 'fort-monroe-va')
      .does('USA', 'board', ['butler', ...sp(3)])
      .does('USA', 'steer', 'morehead-city-nc');
    play.asks('USA', 'campaign.choose').refuses('USA', 'sail', 'fort-monroe-va', '4.3.2-a');
    const spaces = play.offered('USA', 'activate').map(({ space }) => space);
    expect(spaces).not.toContain(at('morehead-city-nc'));
    expect(spaces).toContain(at('fort-monroe-va'));
  });
});

describe('Confederate boats', () => {
  test('6.5.1-a, 6.5.2-a one SP goes by river where the Union has no control, with any card', () => {
    const play = scene('operations', { side: CSA, value: 1, card: 5 }, {});
    play.does('CSA', 'sail', 'memphis-tn').does('CSA', 'steer', 'vicksburg-ms');
    expect(play.pub.infantry[CSA][at('vicksburg-ms')]).toBe(1);
    expect(play.over()).toBe(true);
  });
  test('6.1.1-b the Union needs a 3-card or an event to sail', () => {
    expect(scene('operations', { side: USA, value: 2, card: 5 }, {}).offered('USA', 'sail')).toEqual([]);
    expect(scene('operations', { side: USA, value: 3, card: 5 }, {}).offered('USA', 'sail').length).toBeGreaterThan(0);
  });
});
