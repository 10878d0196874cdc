/** Cases from the rulebook alone: the phases around the rounds, where one thing hangs on another. */
import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { idOf, type SpaceId } from '../data/spaces.ts';
import { type StateId, spacesOf, stateNamed } from '../data/states.ts';
import { statesCounted } from '../queries/victory.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const political = (lay: (board: Board) => void, more: Partial<Setting> = {}) =>
  scene('political', {}, { bare: true, turn: 5, lay, ...more });
const all = (state: StateId): SpaceId[] => spacesOf[stateNamed(state)]!.map(idOf);
const first = (state: StateId, n: number): SpaceId[] => all(state).slice(0, n);

describe('will, one change at a time', () => {
  /** The Union wins Kentucky (+10) while Ohio and Pennsylvania are invaded (−5 each, and +5 each for the Confederacy). */
  const mixed = (signs: [boolean, boolean]) =>
    political(board => {
      board.owns(USA, ...first('KY', 7)).owns(CSA, ...first('OH', 3), ...first('PA', 3));
      board.pub.rising = signs;
    });
  const of = (play: ReturnType<typeof mixed>) => play.offered('USA', 'order').map(({ by }) => by);
  test('12.4-a, 12.1.3-c gains and losses of one step go in the order their owner likes, one after another', () => {
    const play = mixed([true, false]);
    expect(of(play).sort((a, b) => a - b)).toEqual([-5, -5, 10]);
    // Gain first: 110, then 102 with the fates, then 97.
    play.does('USA', 'order', play.offered('USA', 'order').find(({ by }) => by > 0)! as never);
    expect(play.pub.will).toEqual([97, 112]);
  });
  test('12.4-a the other way round it costs the fates twice', () => {
    const play = mixed([true, false]);
    play.does('USA', 'order', play.offered('USA', 'order').find(({ by }) => by < 0)! as never);
    // 92, and with losses and a gain still to come he is asked again.
    play.does('USA', 'order', play.offered('USA', 'order').find(({ by }) => by > 0)! as never);
    // 92 + 12, then 104 − 8.
    expect(play.pub.will[USA]).toBe(96);
  });
  test('12.4-a losses alone are nobody’s choice', () => {
    const play = political(board => board.owns(CSA, ...first('OH', 3), ...first('PA', 3)));
    expect([play.over(), play.pub.will]).toEqual([true, [90, 110]]);
  });
  test('12.4-a the Confederacy orders its own: a state lost and a Union state invaded', () => {
    const play = political(board => {
      board.owns(USA, ...first('FL', 12), ...first('AR', 9)).owns(CSA, ...first('OH', 3));
      board.pub.destroyed = 1 << 11;
      board.pub.rising = [false, true];
    });
    play.asks('CSA', 'changes.order');
    expect(
      play
        .offered('CSA', 'order')
        .map(({ by }) => by)
        .sort((a, b) => a - b),
    ).toEqual([-5, -5, 5]);
  });
});

describe('border states', () => {
  test('12.1.3-b won back from the Confederacy a border state moves both wills, and no marker is taken off', () => {
    const play = political(board => {
      board.owns(USA, ...first('KY', 7)).owns(CSA, ...all('KY').slice(7));
      board.pub.state[stateNamed('KY')] = CSA;
      board.pub.firstHeld[1] = CSA;
    });
    expect([play.over(), play.pub.state[stateNamed('KY')], play.told('unmarked').length]).toEqual([true, USA, 0]);
    // The Union’s marker turns up, the Confederacy’s down.
    expect(play.pub.will).toEqual([112, 87]);
  });
  test('12.1.3-a, 12.1.3-b a state the Union has been first in never goes over', () => {
    const play = political(board => {
      board.owns(CSA, ...all('MO'));
      board.pub.state[stateNamed('MO')] = USA;
      board.pub.firstHeld[0] = USA;
    });
    expect([play.pub.state[stateNamed('MO')], play.pub.will]).toEqual([USA, [100, 100]]);
  });
  test('12.1.3-a the winner clears and fills the rest of the state, but not under enemy SP or forts', () => {
    const rest = all('WV').slice(4);
    const play = political(board => {
      board
        .owns(USA, ...first('WV', 4))
        .owns(CSA, rest[0]!, rest[1]!)
        .sp(CSA, rest[0]!, 1);
    });
    play.asks('USA', 'claiming.claim');
    expect(play.members('USA', 'claim').map(idOf).sort()).toEqual([rest[1]!, rest[2]!].sort());
    play.does('USA', 'claim', [rest[1]!]);
    expect(rest.map(id => play.pub.control[at(id)])).toEqual([CSA, USA, NOBODY]);
  });
  test('17.3-b, 17.3-d three Confederate spaces in a border state cancel a state if the Union was first there, not if it won it back', () => {
    const count = (who: 0 | 1) => {
      const play = scene(
        'political',
        {},
        {
          bare: true,
          turn: 13,
          lay: board => {
            board.pub.state[stateNamed('KY')] = USA;
            board.pub.firstHeld[1] = who;
            board.owns(CSA, ...first('KY', 3));
          },
        },
      );
      return statesCounted(play.pub);
    };
    expect([count(USA), count(CSA)]).toEqual([0, 1]);
  });
});

describe('attrition', () => {
  const wasted = (lay: (board: Board) => void, more: Partial<Setting> = {}) =>
    scene('attrition', { side: USA, spaces: [], foraging: false } as never, { bare: true, turn: 5, lay, ...more });
  test('9.2-b, 5.5.4-b the owner says whether a rider or a man on foot dies of fever; the rider is away three turns', () => {
    const play = wasted(board => board.sp(CSA, 'atlanta-ga', 2).general('stuart', 'atlanta-ga'));
    play.asks('CSA', 'losses.lose').offers('CSA', 'lose', [-1]).does('CSA', 'lose', ['stuart']);
    expect([play.pub.general[generalNamed('stuart')], play.pub.due[generalNamed('stuart')], play.pub.spDue[CSA]]).toEqual([
      WAITING,
      8,
      0,
    ]);
  });
  test('9.1-a, 9.2-a four who forage lose one, and one more as three; two in their place none', () => {
    const play = wasted(board => board.sp(USA, 'macon-ga', 4).sp(USA, 'savannah-ga', 2));
    expect([play.pub.infantry[USA][at('macon-ga')], play.pub.infantry[USA][at('savannah-ga')]]).toEqual([2, 2]);
  });
  test('8.4.2-a, 5.3.1-a the Valley feeds a corps, not SP without a general', () => {
    const cut = (general: boolean) => {
      const play = wasted(board => {
        board.sp(CSA, 'franklin-wv', 4).owns(CSA, 'winchester-va', 'strasburg-va', 'staunton-va');
        if (general) board.general('jackson', 'franklin-wv');
        // Nothing east of the Mississippi is fed: Marshall alone is left.
        board.pub.destroyed = (1 << 12) - 1;
      });
      return play.pub.infantry[CSA][at('franklin-wv')];
    };
    expect([cut(true), cut(false)]).toEqual([3, 2]);
  });
});

describe('reinforcements', () => {
  const placing = (lay: (board: Board) => void, more: Partial<Setting> = {}) =>
    scene('placing', {} as never, { bare: true, turn: 5, lay, ...more });
  test('10.3.1-c, 10.1-a Union SP go where a line runs north by land, not to a town cut off', () => {
    const play = placing(board => board.owns(CSA, 'columbus-oh', 'sidney-oh'));
    if (play.place() === 'placing.doWithout') play.does('USA', 'doWithout', [1]);
    play.asks('USA', 'placing.muster');
    expect(play.members('USA', 'muster').map(idOf)).not.toContain('columbus-oh');
  });
});
