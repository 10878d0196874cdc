/** 7. What a battle does: dice, fallen generals, elite units. */
import { die, pick } from '@cuartel/engine';
import { ELITES_OF, type Elite } from '../data/armies.ts';
import { CSA, foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { casualtyDice, type Fight, mayFall, modifiers, resolve } from '../queries/battle.ts';
import { armyAt, generalsAt, spAt } from '../queries/pieces.ts';
import type { Table } from '../state/table.ts';
import type { Sum } from '../types/operations.ts';
import { killGeneral, toTrack } from './losses.ts';
import { tell } from './pen.ts';
import { loseQueueOf } from './queue.ts';

/** 7.1-a The force under way meets whatever stands in the space named. */
export const joinBattle = (t: Table, from: Space): void => {
  const march = t.pub.march!;
  // 20-b
  for (const general of [...march.generals, ...generalsAt(t.pub, foe(march.side), march.to)]) loseQueueOf(t, general);
  t.pub.battle = {
    space: march.to,
    from,
    attacker: march.side,
    naval: march.naval,
    intercepted: march.met,
    commander: -1,
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    fallen: [[], []],
    fought: null,
  };
};
/** 7.5.1-a */
export const useElites = (t: Table, role: 0 | 1, n: number): void => {
  const { battle } = t.pub;
  battle!.elites[role] = n;
  if (n > 0) tell(t, '7.5.1-a', 'usedElites', { side: role === 0 ? battle!.attacker : foe(battle!.attacker), count: n });
};
/** 7.3.1-b Both dice with everything added to them. */
export const rollBattle = (t: Table, fight: Fight): [number, number] => {
  const sums = ([0, 1] as const).map((role): Sum => {
    const { total, terms } = modifiers(t.pub, fight, role);
    const rolled = die(t);
    return { die: rolled, terms: terms.map(term => ({ ...term })), total: rolled + total };
  });
  const [attack, defence] = sums as [Sum, Sum];
  const outcome = resolve(t.pub, fight, [attack.total, defence.total]);
  const attacker = fight.attacker.side;
  const winner = outcome.attackerWins ? attacker : foe(attacker);
  t.pub.battle!.fought = {
    commanders: [fight.attacker.commander, fight.defender.commander],
    sp: [fight.attacker.sp, fight.defender.sp],
    sums: [attack, defence].map(({ terms, ...sum }): Sum => ({ ...sum, terms: terms.map(term => ({ ...term })) })) as [Sum, Sum],
    losses: [outcome.losses[0], outcome.losses[1]],
    star: outcome.star,
    winner,
  };
  tell(t, '7.3.1-b', 'fought', {
    attacker,
    space: fight.space,
    attack,
    defence,
    losses: [outcome.losses[0], outcome.losses[1]],
    star: outcome.star,
    winner,
  });
  return [attack.total, defence.total];
};
/** 7.7-a, 7.7.3-a The active player first. 7.7.4-a Without its leader a force has no points left. 5.5.4-c The SP of a brigade whose general falls is kept in mind. */
export const rollCasualties = (t: Table, fight: Fight, rolls: readonly [number, number]): void => {
  const { pub } = t;
  const march = pub.march!;
  const on = casualtyDice(fight, rolls);
  for (const role of [0, 1] as const) {
    if (on[role] === 0) continue;
    const may = mayFall(pub, fight, role, march.atRisk);
    if (may.length === 0) continue;
    const side: Side = role === 0 ? fight.attacker.side : fight.defender.side;
    const rolled = die(t);
    tell(t, '7.7.3-a', 'casualtyDie', { side, die: rolled, on: on[role] });
    if (rolled > on[role]) continue;
    const general = may[may.length === 1 ? 0 : pick(t, may.length)]!;
    pub.battle!.fallen[role] = new Array<number>(pub.brigade[general]!).fill(general);
    if (general === march.leader || (march.army >= 0 && pub.commander[march.army] === general)) {
      march.over = true;
      march.points = 0;
      march.leader = -1;
    }
    killGeneral(t, '7.7-b', general);
  }
};
/** 7.5.1-a One of the elite units of an army that used any goes, on top of the losses. */
export const loseElite = (t: Table, role: 0 | 1): void => {
  const { pub } = t;
  const battle = pub.battle!;
  if (battle.elites[role] === 0) return;
  const side = role === 0 ? battle.attacker : foe(battle.attacker);
  const army = role === 0 ? pub.march!.army : armyAt(pub, side, battle.space);
  const elite: Elite | undefined = ELITES_OF[side]!.find(one => pub.elite[one] === army);
  if (elite === undefined) return;
  pub.elite[elite] = -1;
  tell(t, '7.5.1-a', 'eliteLost', { side, elite });
};
/** 7.3.5-a Nothing is left of a corps that stood there: its generals go to the turn track, out of a fort it has held too. */
export const disperse = (t: Table, side: Side, space: Space): void => {
  if (armyAt(t.pub, side, space) >= 0 || spAt(t.pub, side, space) > 0) return;
  for (const general of generalsAt(t.pub, side, space)) toTrack(t, '7.3.5-a', general);
};
/** 6.7-b The Hunley helps once. */
export const spendHunley = (t: Table): void => {
  const { pub } = t;
  const battle = pub.battle!;
  if (!battle.naval || battle.attacker === CSA || pub.hunley !== battle.space) return;
  pub.hunley = -1;
  tell(t, '6.7-b', 'hunley', { space: battle.space });
};
