/** The table of battles against an oracle of its own, written from 7.3 and 7.10: every size, every pair of rolls, land and water. */
import { expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { type Fight, resolve } from '../queries/battle.ts';
import { at, bare } from './board.ts';

/** Attacker's losses / defender's losses, large, medium, small, as printed. */
const PRINTED = [
  '1/1 1/0 0/0',
  '2/2 1/1 1/0',
  '3/2 1/1 1/0',
  '3/3 1/1 1/1',
  '3/3 1/1 1/1',
  '4/3 1/2 1/1',
  '4/4* 2/2* 1/1*',
  '4/4* 3/2* 1/1*',
  '5/5* 3/2* 1/1*',
  '6/5* 3/3* 2/1*',
].map(row => row.split(' '));
const cell = (roll: number, sp: number) => {
  const column = sp >= 20 ? 0 : sp >= 6 ? 1 : 2;
  const [attacker, defender] = PRINTED[Math.max(1, Math.min(10, roll)) - 1]![column]!.split('/') as [string, string];
  return { attacker: Number(attacker), defender: Number.parseInt(defender, 10), star: defender.endsWith('*') };
};
interface Ground {
  space: SpaceId;
  /** A resource centre or a capital: stars are void. */
  void: boolean;
  fort: boolean;
}
const oracle = (a: number, d: number, rolls: readonly [number, number], ground: Ground, naval: boolean) => {
  const [onDefender, onAttacker] = [cell(rolls[0], a + d).defender, cell(rolls[1], a + d).attacker];
  const star = cell(rolls[0], a + d).star && !ground.void;
  const lostA = Math.min(onAttacker, d === 0 ? 1 : 2 * d, a);
  const lostD = Math.min(onDefender, 2 * a, d);
  if (naval && ground.fort) {
    // 6.8.1, 18: a fort is never wiped out, and a tie needs somebody left to take it.
    const tie = onDefender === onAttacker && lostA < a && (d === 0 || star);
    return { wins: onDefender > onAttacker || tie, lost: [lostA, lostD] };
  }
  const wins = onDefender > onAttacker || (onDefender === onAttacker && star);
  if (lostA < a || lostD < d || d === 0) return { wins, lost: [lostA, lostD] };
  // 7.3.4: both wiped out; the winner keeps one, and on a tie without a star both do.
  if (onDefender === onAttacker && !star) return { wins, lost: [a - 1, d - 1] };
  return { wins, lost: wins ? [a - 1, d] : [a, d - 1] };
};
const fight = (a: number, d: number, ground: Ground, naval: boolean): Fight => {
  const force = (side: 0 | 1, sp: number) => ({
    side,
    army: -1,
    commander: -1,
    generals: [],
    sp,
    infantry: sp,
    formation: 1 as const,
  });
  return {
    space: at(ground.space),
    attacker: force(USA, a),
    defender: force(CSA, d),
    naval,
    intercepted: false,
    supplied: [true, true],
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    admiral: 0,
    torpedoIgnored: false,
  };
};
const GROUNDS: readonly Ground[] = [
  { space: 'tupelo-ms', void: false, fort: false },
  { space: 'tupelo-ms', void: false, fort: true },
  { space: 'atlanta-ga', void: true, fort: false },
  { space: 'richmond-va', void: true, fort: true },
  { space: 'harrisburg-pa', void: true, fort: false },
];

test('7.3.1-c, 7.3.2-a, 7.3.4-a, 7.3.4-b, 7.9-a, 7.10-a, 7.10-b, 6.8.1-b, 18-a, 18-b every battle of up to 24 SP comes out as the table says', () => {
  for (const ground of GROUNDS) {
    const board = bare();
    if (ground.fort) board.fort(CSA, ground.space);
    for (const naval of [false, true])
      for (let a = 1; a <= 16; a++)
        for (let d = naval && ground.fort ? 0 : 1; d <= 8; d++)
          for (let rollA = 0; rollA <= 12; rollA++)
            for (let rollD = 0; rollD <= 12; rollD++) {
              const { attackerWins, losses } = resolve(board.pub, fight(a, d, ground, naval), [rollA, rollD]);
              const { wins, lost } = oracle(a, d, [rollA, rollD], ground, naval);
              if (attackerWins === wins && losses[0] === lost[0] && losses[1] === lost[1]) continue;
              expect({ ground, naval, a, d, rollA, rollD, attackerWins, losses }).toEqual({ wins, lost });
            }
  }
});
