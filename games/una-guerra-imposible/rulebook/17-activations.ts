/** 17.2 THE ACTIVATIONS OF A ROUND, one side after the other. */
import { done, goto, next, write } from '@cuartel/engine';
import { blockArm, CAVALRY, INFANTRY } from '../data/blocks.ts';
import { FRONT_LINE } from '../data/posts.ts';
import { foe, foeOf, nameOf, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { artilleryUses, freshInFront, inLine, isRouted, isSpent, opensRound } from '../queries/battle.ts';
import { hasNamed, hasTactic, tacticNumber } from '../queries/tactics.ts';
import type { Battle, Seen } from '../state/table.ts';
import type { Activation } from '../types/combat.ts';
import type { War } from '../types.ts';
import { battleOf, spend, useGuns } from '../verbs/battle.ts';
import { useTactic } from '../verbs/cards.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<War>();

/** The river keeps the attacker's cavalry from charging in round 1 (C9). */
const riverBars = (battle: Pick<Battle, 'river' | 'round' | 'attacker'>, side: number): boolean =>
  battle.river && battle.round === 1 && side === battle.attacker;

/** 17.2-c, 17.4-a, 17.4-c, 17.6-a Everything a side can do with its next activation. */
const activationsOf = (pub: Seen, name: SideName): Activation[] => {
  const [side, battle] = [numberOf(name), pub.battle!];
  const targets = inLine(pub, foeOf(side), FRONT_LINE);
  return freshInFront(pub, side).flatMap(token => {
    const arm = blockArm[pub.shown[token]!]!;
    const uses = artilleryUses(battle as Battle, side, arm);
    if (arm === CAVALRY) return targets.flatMap(target => uses.map(use => ({ token, target, ...use, named: false })));
    const names = hasNamed(pub, side) ? [false, true] : [false];
    return names.flatMap(named => uses.map(use => ({ token, target: -1, ...use, named })));
  });
};

export const activations = section('activations', () => ({ turn: 'Liberal', left: 1, extra: false }), {
  begin: step('17.2-c', ({ pub }, my) => {
    const { side, units } = opensRound(pub.battle!);
    my.turn = nameOf(side);
    my.left = units;
    for (const name of SIDES)
      if (hasTactic(pub, 'first-activation', numberOf(name))) {
        my.turn = name;
        my.left = 1;
      }
    return next;
  }),
  turn: step('17.2-c', (t, my) => {
    const battle = battleOf(t);
    if (isRouted(t.pub, 0) || isRouted(t.pub, 1)) return done;
    for (const side of [0, 1] as const) if (freshInFront(t.pub, side).length === 0) battle.passed[side] = true;
    if (battle.passed[0] && battle.passed[1]) return done;
    if (battle.passed[numberOf(my.turn)]) {
      my.turn = foe(my.turn);
      my.left = 1;
    }
    return next;
  }),
  act: decide('17.2-c', my => my.turn, {
    engage: {
      of: ({ pub }, my) => activationsOf(pub, my.turn),
      all: ({ pub }, my) => [
        ...activationsOf(pub, my.turn),
        ...inLine(pub, numberOf(my.turn), FRONT_LINE)
          .filter(token => isSpent(pub, token))
          .flatMap(token =>
            blockArm[pub.shown[token]!] === INFANTRY
              ? [{ token, target: -1, support: false, counterBattery: 0, named: false }]
              : inLine(pub, foeOf(numberOf(my.turn)), FRONT_LINE).map(target => ({
                  token,
                  target,
                  support: false,
                  counterBattery: 0,
                  named: false,
                })),
          ),
      ],
      if: [
        ['17.2-c', ({ pub }, _, { token }) => !isSpent(pub, token), 'spentAlready'],
        ['7.3-b', ({ pub }, my, { target }) => target < 0 || !riverBars(pub.battle!, numberOf(my.turn)), 'river'],
      ],
      do(t, my, { token, target, support, counterBattery, named }) {
        if (my.extra) useTactic(t, 'double-activation', numberOf(my.turn));
        spend(t, token);
        useGuns(t, numberOf(my.turn), support, counterBattery);
        return target < 0
          ? call('musketry', { side: my.turn, token, support, named })
          : call('charge', { side: my.turn, token, target });
      },
    },
    holdBack: {
      if: [['17.2-c', (_, my) => !my.extra]],
      do(t, my) {
        battleOf(t).passed[numberOf(my.turn)] = true;
        tell(t, '17.2-c', 'held', { side: my.turn });
        return goto('turn');
      },
    },
    // The second activation in a row that a card allows is not used now.
    enough: {
      if: [['7.3-b', (_, my) => my.extra]],
      do(_, my) {
        my.extra = false;
        my.turn = foe(my.turn);
        my.left = 1;
        return goto('turn');
      },
    },
  }),
  acted: step('17.2-c', ({ pub }, my) => {
    const side = numberOf(my.turn);
    if (isRouted(pub, 0) || isRouted(pub, 1)) return done;
    const had = my.extra;
    my.extra = false;
    if (--my.left > 0 && freshInFront(pub, side).length > 0) return goto('turn');
    if (!had && tacticNumber(pub, 'double-activation', side) > 0 && freshInFront(pub, side).length > 0) {
      my.extra = true;
      my.left = 1;
      return goto('act');
    }
    my.turn = foe(my.turn);
    my.left = 1;
    return goto('turn');
  }),
});
