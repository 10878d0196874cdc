import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const FREE = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };
const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
const who = (id: GeneralId): number => generalNamed(id);
interface Attack extends Partial<Setting> {
  formation?: 0 | 1 | 2;
  from?: SpaceId;
  take?: (string | number)[];
  atRisk?: boolean;
}
/** A Union force in Frederick that goes to Manassas. */
const attack = (leader: GeneralId | null, n: number, lay: (board: Board) => void, more: Attack = {}) => {
  const { formation = leader === null ? DIVISION : CORPS, from = 'frederick-md', take, atRisk = false, ...setting } = more;
  const play = scene(
    'march',
    {
      side: USA,
      activation: { formation, space: at(from), leader: leader === null ? -1 : who(leader) },
      licence: { ...FREE, atRisk },
    },
    {
      bare: true,
      ...setting,
      lay: board => {
        board.sp(USA, from, n);
        if (leader !== null) board.general(leader, from);
        lay(board);
      },
    },
  );
  if (play.place() === 'march.gather') play.does('USA', 'take', take ?? sp(n));
  return play;
};
/** Plays the rest of a battle with the first answer to everything. */
const fightOn = (play: ReturnType<typeof attack>) => {
  while (/^(battle|losses|retreat)\./.test(play.place())) {
    const [side] = play.machine.asked(play.pos);
    const [option] = play.machine.options(play.pos, side!);
    play.machine.apply(play.pos, option!);
  }
  return play;
};
const potomac =
  (n: number, ...generals: GeneralId[]) =>
  (board: Board) =>
    board.army('potomac', 'frederick-md', n, ...generals);

describe('a battle', () => {
  test('7.1-a, 7.3.1-b, 7.3.2-a, 7.3.2-b the higher figure loses; the loser retreats, the winner has the space', () => {
    const play = attack('hooker', 6, board => board.sp(CSA, 'manassas-va', 3), { dice: [6, 1] });
    play.does('USA', 'goTo', 'manassas-va');
    expect(play.told('fight')).toEqual([{ attacker: USA, space: at('manassas-va'), sp: [6, 3], size: 1 }]);
    expect(play.told('fought')[0]).toMatchObject({ winner: USA, attack: { die: 6 }, defence: { die: 1 } });
    expect(play.place()).toBe('retreat.loser');
    play.does('CSA', 'retreat', 'culpeper-va');
    expect(play.pub.infantry[CSA][at('manassas-va')]).toBe(0);
    expect(play.pub.march?.at).toBe(at('manassas-va'));
  });
  test('5.7.3-a at two to one the winner goes on; 7.3.2-b at less it stays', () => {
    const two = attack('hooker', 6, board => board.sp(CSA, 'manassas-va', 3), { dice: [6, 1] });
    two.does('USA', 'goTo', 'manassas-va').does('CSA', 'retreat', 'culpeper-va').offers('USA', 'goTo', 'frederick-md');
    const less = attack('hooker', 5, board => board.sp(CSA, 'manassas-va', 3), { dice: [6, 1] });
    less.does('USA', 'goTo', 'manassas-va').does('CSA', 'retreat', 'culpeper-va');
    expect(less.over()).toBe(true);
    expect(less.pub.infantry[USA][at('manassas-va')]).toBeGreaterThan(0);
  });
  test('5.4.1-a a battle ends the move of a division', () => {
    const play = attack(null, 3, board => board.sp(CSA, 'frederick-md', 0).sp(CSA, 'baltimore-md', 1).owns(CSA, 'baltimore-md'), {
      dice: [6, 1],
    });
    play.does('USA', 'goTo', 'baltimore-md');
    expect(play.over()).toBe(true);
  });
  test('7.6.1-b a beaten attacker goes back, and loses 1 SP more in the enemy’s country', () => {
    const own = attack('hooker', 4, board => board.sp(CSA, 'manassas-va', 6).general('jackson', 'manassas-va'), {
      dice: [1, 6, 6, 6],
    });
    own.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand');
    expect(own.pub.march).toBe(null);
    expect(own.told('turnedBack')).toEqual([{ side: USA, to: at('frederick-md') }]);
    const lost = own.told('fought')[0]!.losses[0]!;
    expect(own.pub.infantry[USA][at('frederick-md')]).toBe(4 - lost);
    const enemy = attack(
      'hooker',
      4,
      board => board.sp(CSA, 'manassas-va', 6).general('jackson', 'manassas-va').owns(CSA, 'frederick-md'),
      {
        dice: [1, 6, 6, 6],
      },
    );
    enemy.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand');
    expect(enemy.pub.infantry[USA][at('frederick-md')]).toBe(4 - enemy.told('fought')[0]!.losses[0]! - 1);
  });
  test('7.6.1-c, 7.6.1-d, 7.6.1-f among enemy spaces the winner chooses, and the retreat costs 1 SP more', () => {
    const play = attack(
      'hooker',
      6,
      board =>
        board
          .sp(CSA, 'manassas-va', 3)
          .owns(USA, 'strasburg-va', 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va')
          .sp(USA, 'washington-dc', 1),
      { dice: [6, 1] },
    );
    play.does('USA', 'goTo', 'manassas-va').asks('USA', 'retreat.winner', 'retreat').does('USA', 'retreat', 'wilderness-va');
    const left = 3 - play.told('fought')[0]!.losses[1]!;
    expect(play.pub.infantry[CSA][at('wilderness-va')]).toBe(left - 1);
  });
  test('7.6.3-a a force that cannot retreat surrenders', () => {
    const play = attack(
      'hooker',
      6,
      board =>
        board
          .sp(CSA, 'manassas-va', 3)
          .general('jackson', 'manassas-va')
          .sp(USA, 'strasburg-va', 1)
          .sp(USA, 'culpeper-va', 1)
          .sp(USA, 'wilderness-va', 1)
          .sp(USA, 'fredericksburg-va', 1)
          .sp(USA, 'aquia-creek-va', 1)
          .sp(USA, 'washington-dc', 1),
      { dice: [6, 1] },
    );
    play.does('USA', 'goTo', 'manassas-va');
    if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
    expect(play.told('surrendered')).toEqual([{ side: CSA, space: at('manassas-va') }]);
    expect(play.pub.infantry[CSA][at('manassas-va')]).toBe(0);
    expect(play.pub.due[who('jackson')]).toBe(2);
  });
  test('6.8.7-a, 12.11-b a garrisoned fort gives +2 and falls when the space is won', () => {
    const play = attack('hooker', 6, board => board.sp(CSA, 'manassas-va', 3).fort(CSA, 'manassas-va'), { dice: [6, 1] });
    play.does('USA', 'goTo', 'manassas-va');
    expect(play.told('fought')[0]!.defence.terms).toContainEqual(expect.objectContaining({ rule: '6.8.7-a', value: 2 }));
    if (play.place() === 'retreat.loser') play.does('CSA', 'retreat', 'culpeper-va');
    expect(play.pub.fort[at('manassas-va')]).toBe(play.told('fought')[0]!.winner === USA ? NOBODY : CSA);
  });
});

describe('large battles', () => {
  const armies = (board: Board) => {
    potomac(14, 'mcclellan', 'hooker', 'pleasonton')(board);
    board.army('northern-virginia', 'manassas-va', 9, 'lee', 'jackson', 'stuart');
    board.sp(USA, 'washington-dc', 1);
  };
  const begin = (dice: number[], more: Attack = {}) => {
    const play = scene(
      'march',
      {
        side: USA,
        activation: { formation: ARMY, space: at('frederick-md'), leader: who('mcclellan') },
        licence: { ...FREE, atRisk: more.atRisk ?? false },
      },
      { bare: true, dice, ...more, lay: board => (more.lay ?? armies)(board) },
    );
    return play.does('USA', 'take', more.take ?? ['hooker', 'pleasonton', ...sp(14)]);
  };
  test('12.3-a, 5.6.1-b the winner gains 3 and the loser loses 5; the beaten army’s commander is cheap to relieve', () => {
    const play = begin([1, 6, 6, 6]);
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand');
    fightOn(play);
    const changes = play.told('will').filter(({ cause }) => cause === 'battle');
    expect(changes.map(({ side, by }) => [side, by])).toEqual([
      [USA, -5],
      [CSA, 3],
    ]);
    expect(play.pub.lostLarge[0]).toBe(play.pub.rounds[USA]);
  });
  test('7.4.2-a the Union with the lower commander names one subordinate, the Confederacy two, at most one of them cavalry', () => {
    const play = begin([3, 3, 6, 6], {
      lay: board => {
        potomac(14, 'mcclellan', 'hooker', 'burnside', 'pleasonton')(board);
        board.army('northern-virginia', 'manassas-va', 9, 'lee', 'jackson', 'longstreet', 'stuart').sp(USA, 'washington-dc', 1);
      },
      take: ['hooker', 'burnside', 'pleasonton', ...sp(14)],
    });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand').asks('USA', 'battle.attackerNames', 'name');
    play.refuses('USA', 'name', ['hooker', 'burnside']).refuses('USA', 'name', []).does('USA', 'name', ['hooker']);
    play.asks('CSA', 'battle.defenderNames', 'name').does('CSA', 'name', ['jackson', 'stuart']);
    expect(play.told('named')).toEqual([
      { side: USA, generals: [who('hooker')] },
      { side: CSA, generals: [who('jackson'), who('stuart')].sort((a, b) => a - b) },
    ]);
    expect(play.told('fought')[0]!.defence.terms.filter(({ rule }) => rule === '7.4.2-a')).toHaveLength(2);
  });
  test('7.5.1-a an elite unit adds 1 if its owner likes, and one goes with a loss of 2 or more', () => {
    const play = begin([6, 6, 6, 6], {
      lay: board => {
        armies(board);
        board.pub.elite[0] = 0;
      },
    });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand');
    if (play.place() === 'battle.attackerNames') play.does('USA', 'name', ['hooker']);
    play.asks('USA', 'battle.attackerElites', 'elites').does('USA', 'elites', 1);
    expect(play.told('fought')[0]!.attack.terms).toContainEqual(expect.objectContaining({ rule: '7.5.1-a', value: 1 }));
    expect(play.told('eliteLost')).toEqual([{ side: USA, elite: 0 }]);
    expect(play.pub.elite[0]).toBe(-1);
  });
  test('5.2.8-a, 7.7.4-a a fallen commander is succeeded at once and the move is over', () => {
    const play = begin([1, 6, 1, 6], {
      atRisk: true,
      draws: [0],
      lay: board => {
        potomac(14, 'mcclellan', 'hooker', 'burnside')(board);
        board.army('northern-virginia', 'manassas-va', 9, 'lee', 'jackson', 'longstreet').sp(USA, 'washington-dc', 1);
      },
      take: ['hooker', 'burnside', ...sp(14)],
    });
    play.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand').does('USA', 'name', ['hooker']);
    fightOn(play);
    expect(play.told('casualtyDie').length).toBeGreaterThan(0);
    expect(play.told('generalGone')).toEqual([{ general: who('mcclellan') }]);
    expect(play.pub.commander[0]).not.toBe(who('mcclellan'));
    expect(play.pub.march).toBe(null);
  });
});

describe('losses', () => {
  test('5.5.4-b the owner chooses between infantry and a brigade; what leaves no choice is not asked', () => {
    const play = scene(
      'losses',
      { side: CSA, space: at('richmond-va'), count: 2 },
      {
        bare: true,
        lay: board => board.sp(CSA, 'richmond-va', 3).general('stuart', 'richmond-va'),
      },
    );
    play.asks('CSA', 'losses.lose', 'lose').does('CSA', 'lose', [INFANTRY, 'stuart']);
    expect(play.pub.infantry[CSA][at('richmond-va')]).toBe(2);
    expect(play.pub.due[who('stuart')]).toBe(4);
    const plain = scene(
      'losses',
      { side: CSA, space: at('richmond-va'), count: 2 },
      { bare: true, lay: board => board.sp(CSA, 'richmond-va', 3) },
    );
    expect(plain.over()).toBe(true);
    expect(plain.pub.infantry[CSA][at('richmond-va')]).toBe(1);
  });
  test('5.2.1-b, 7.3.5-a an army whose last SP is lost is eliminated before it could retreat', () => {
    const play = attack('hooker', 6, board => board.army('tennessee', 'manassas-va', 1, 'bragg', 'polk'), {
      dice: [6, 1, 6, 6],
    });
    play.does('USA', 'goTo', 'manassas-va');
    if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
    if (play.place() === 'battle.defenderNames') play.does('CSA', 'name', ['polk']);
    expect(play.pub.army[5]).toBe(-1);
    expect(play.told('will')).toContainEqual(expect.objectContaining({ cause: 'army', by: -5 }));
    expect(play.pub.due[who('polk')]).toBe(2);
    expect(play.told('fellBack')).toEqual([]);
  });
});
