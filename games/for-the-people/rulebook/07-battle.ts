/** 7. BATTLE, in the order of 7.1-b. */
import { goto, next, write } from '@cuartel/engine';
import { isCoastalFort } from '../data/ports.ts';
import { foe, SIDES, type Side, USA } from '../data/sides.ts';
import { LARGE, LARGE_LOST, LARGE_WON, SMALL } from '../data/tables.ts';
import { loserStays, mayGoOn, mayName, resolve, sizeOf, subordinatesAllowed } from '../queries/battle.ts';
import { commandersAt } from '../queries/command.ts';
import { battleSupply, fightOf } from '../queries/fight.ts';
import { mayFightOn } from '../queries/forces.ts';
import { armyAt, fortAt, generalsAt, marchSp, spAt } from '../queries/pieces.ts';
import { couldInterrupt } from '../queries/windows.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { disperse, joinBattle, loseElite, rollBattle, rollCasualties, spendHunley, useElites } from '../verbs/battle.ts';
import { evictCapital } from '../verbs/control.ts';
import { enter, standDown, vanish } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { changeWill } from '../verbs/will.ts';

const { call, decide, moment, section, step } = write<People>();
const NO_MATTER = [true, true] as const;
/** 7.5.1-a Elite units of a side's army in the battle. */
const elitesOf = (pub: Seen, side: Side): number => {
  const army = pub.march!.side === side ? pub.march!.army : armyAt(pub, side, pub.battle!.space);
  return army < 0 ? 0 : pub.elite.filter(with_ => with_ === army).length;
};
const sideIn = (pub: Seen, role: 0 | 1): Side => (role === 0 ? pub.battle!.attacker : foe(pub.battle!.attacker));
/** 7.4.2-a, 7.5.2-a Those who may be named. */
const nameable = (pub: Seen, role: 0 | 1): number[] => {
  const fight = fightOf(pub, NO_MATTER);
  const force = role === 0 ? fight.attacker : fight.defender;
  return force.generals.filter(general => general !== force.commander && !(fight.detached[role] && pub.rides[general]));
};
/** 7.5-a Nobody waives a rating: as many are named as may be. */
const howMany = (pub: Seen, role: 0 | 1): number => {
  const able = nameable(pub, role);
  const foot = able.filter(general => !pub.rides[general]).length;
  return Math.min(subordinatesAllowed(pub, fightOf(pub, NO_MATTER), role), foot + (foot < able.length ? 1 : 0));
};
const naming = (role: 0 | 1) => ({
  among: ({ pub }: { pub: Seen }) => nameable(pub, role),
  part: [
    [
      '7.4.2-a',
      ({ pub }: { pub: Seen }, _: unknown, list: readonly number[]) => mayName(pub, fightOf(pub, NO_MATTER), role, list),
      'oneRider',
    ],
  ] as const,
  size: [
    '7.4.2-a',
    ({ pub }: { pub: Seen }) => {
      const n = howMany(pub, role);
      return [n, n] as const;
    },
  ] as const,
});
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

export const battle = section(
  'battle',
  () => ({
    supplied: [true, true],
    sp: [0, 0],
    size: SMALL,
    fort: false,
    rolls: [0, 0],
    losses: [0, 0],
    wins: false,
    goOn: false,
    stays: false,
    pays: false,
  }),
  {
    begin: step('7.1-a', (t, my) => {
      joinBattle(t, my.from);
      const { attacker, space } = t.pub.battle!;
      my.sp = [marchSp(t.pub), spAt(t.pub, foe(attacker), space)];
      my.size = sizeOf(my.sp[0] + my.sp[1]);
      my.fort = fortAt(t.pub, space) === foe(attacker);
      tell(t, '7.3.1-a', 'fight', { attacker, space, sp: my.sp, size: my.size });
      return commandersAt(t.pub, foe(attacker), space).length > 0 ? next : goto('cards');
    }),
    commander: decide('7.4.1-a', (_, pub) => SIDES[sideIn(pub, 1)]!, {
      command: {
        of: ({ pub }) => commandersAt(pub, sideIn(pub, 1), pub.battle!.space),
        do(t, _, general) {
          t.pub.battle!.commander = general;
          return next;
        },
      },
    }),
    cards: step('7.1-b', t => {
      const { attacker, space } = t.pub.battle!;
      return couldInterrupt(t.pub, attacker, 'battle') || couldInterrupt(t.pub, foe(attacker), 'battle')
        ? moment('battle', { attacker, space })
        : next;
    }),
    attackerNames: decide('7.4.2-a', (_, pub) => SIDES[sideIn(pub, 0)]!, {
      name: {
        ...naming(0),
        do(t, _, list) {
          t.pub.battle!.subordinates[0] = [...list];
          if (list.length > 0) tell(t, '7.4.2-a', 'named', { side: sideIn(t.pub, 0), generals: [...list] });
          return next;
        },
      },
    }),
    attackerElites: decide('7.5.1-a', (_, pub) => SIDES[sideIn(pub, 0)]!, {
      elites: {
        of: ({ pub }) => upTo(elitesOf(pub, sideIn(pub, 0))),
        do(t, _, n) {
          useElites(t, 0, n);
          return next;
        },
      },
    }),
    defenderNames: decide('7.4.2-a', (_, pub) => SIDES[sideIn(pub, 1)]!, {
      name: {
        ...naming(1),
        do(t, _, list) {
          t.pub.battle!.subordinates[1] = [...list];
          if (list.length > 0) tell(t, '7.4.2-a', 'named', { side: sideIn(t.pub, 1), generals: [...list] });
          return next;
        },
      },
    }),
    defenderElites: decide('7.5.1-a', (_, pub) => SIDES[sideIn(pub, 1)]!, {
      elites: {
        of: ({ pub }) => upTo(elitesOf(pub, sideIn(pub, 1))),
        do(t, _, n) {
          useElites(t, 1, n);
          return next;
        },
      },
    }),
    dice: step('7.3.1-b', (t, my) => {
      const [a, d] = battleSupply(t.pub);
      my.supplied = [a, d];
      const fight = fightOf(t.pub, my.supplied);
      my.rolls = rollBattle(t, fight);
      const outcome = resolve(t.pub, fight, my.rolls);
      my.wins = outcome.attackerWins;
      my.losses = [outcome.losses[0], outcome.losses[1]];
      // 6.8.2-a A coastal fort is one, whoever's marker it has.
      const fort = my.fort || isCoastalFort[fight.space]!;
      my.goOn = mayGoOn(fight, outcome, fort) && mayFightOn(t.pub.march!.formation);
      my.stays = loserStays(fight, outcome, fort);
      return next;
    }),
    casualties: step('7.7-a', (t, my) => {
      rollCasualties(t, fightOf(t.pub, my.supplied), my.rolls);
      return next;
    }),
    attackerLosses: step('7.8.1-a', (t, my) => {
      if (my.losses[0] > 1) loseElite(t, 0);
      return call('losses', { side: t.pub.battle!.attacker, space: -1, count: my.losses[0] });
    }),
    defenderLosses: step('7.8.1-a', (t, my) => {
      const { attacker, space } = t.pub.battle!;
      if (my.losses[1] > 1) loseElite(t, 1);
      spendHunley(t);
      return call('losses', { side: foe(attacker), space, count: my.losses[1] });
    }),
    will: step('12.3-a', (t, my) => {
      const { pub } = t;
      const { attacker, space } = pub.battle!;
      const [winner, loser] = my.wins ? [attacker, foe(attacker)] : [foe(attacker), attacker];
      // 4.4.1-a, 5.7.2-d A fort taken is news enough, with a garrison or without. 7.2.2-a
      if (winner === USA && (my.size !== SMALL || (my.wins && my.fort && marchSp(pub) > 0))) pub.victory = true;
      const army = loser === attacker ? pub.march!.army : armyAt(pub, loser, space);
      if (my.wins) {
        pub.march!.beaten.push(...generalsAt(pub, loser, space));
        if (army >= 0) pub.march!.routed.push(army);
      }
      if (my.size !== LARGE) return next;
      if (army >= 0) pub.lostLarge[army] = pub.rounds[loser];
      changeWill(t, '12.3-a', loser, LARGE_LOST, 'battle', space);
      changeWill(t, '12.3-a', winner, LARGE_WON, 'battle', space);
      return next;
    }),
    // 5.2.1-b Before any retreat, so that it cannot be saved by one.
    armies: step('5.2.1-b', (t, my) => {
      const { attacker, space } = t.pub.battle!;
      if (marchSp(t.pub) === 0) vanish(t);
      if (my.sp[1] > 0) disperse(t, foe(attacker), space);
      // 7.3.3-b, 5.5.4-a A brigade that has won and lost its general is gone like one that has lost its SP.
      if (my.sp[1] > 0 && !my.wins && !my.fort && !isCoastalFort[space] && !t.pub.battle!.naval)
        my.stays ||= spAt(t.pub, foe(attacker), space) === 0;
      return call('settling', {});
    }),
    retreat: step('7.6.1-a', (t, my) => {
      const { pub } = t;
      const { attacker, space, from } = pub.battle!;
      const other = foe(attacker);
      // 7.3.3-a A winner that is wiped out has won all the same, and the defender stays.
      if (pub.march === null) return goto('close');
      if (my.wins) return spAt(pub, other, space) > 0 ? call('retreat', { side: other, space, from }) : next;
      return my.stays ? next : goto('back');
    }),
    spoils: step('11.2.2-a', (t, my) => {
      const march = t.pub.march!;
      enter(t, t.pub.battle!.space, !my.wins);
      // 5.9.1-b On the bonus of the railway there are no points left to go on with.
      march.over ||= !my.goOn || march.naval || march.points < 0;
      // 7.3.3-b Who holds the ground after a battle he has lost has ended his move.
      if (!my.wins && !my.goOn) march.points = 0;
      return goto('close');
    }),
    // 7.6.1-b, 6.1.1-c, 6.3.2-a The attacker goes back where he came from, among his own, and pays for the enemy's country or the guns.
    back: step('7.6.1-b', (t, my) => {
      const { pub } = t;
      const march = pub.march!;
      const { attacker, from } = pub.battle!;
      my.pays = march.naval ? march.passedFort : pub.control[from] === foe(attacker);
      tell(t, '7.6.1-b', 'turnedBack', { side: attacker, to: from });
      standDown(t);
      // 7.6.1-f Two armies first.
      return call('settling', {});
    }),
    toll: step('7.6.1-b', (t, my) => {
      const { attacker, from } = t.pub.battle!;
      return my.pays ? call('losses', { side: attacker, space: from, count: 1 }) : next;
    }),
    close: step('7.1-b', t => {
      const { space } = t.pub.battle!;
      t.pub.battle = null;
      // 11.2.2-a An interceptor has won the enemy's capital.
      evictCapital(t, space);
      return call('settling', {});
    }),
  },
);
