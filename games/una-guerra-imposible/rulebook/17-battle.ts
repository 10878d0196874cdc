/** 17. BATTLE: deployment, up to three rounds, result, retreat of the loser, regrouping of the winner. */
import { goto, next, write } from '@cuartel/engine';
import { blockArm, CAVALRY, INFANTRY } from '../data/blocks.ts';
import { foe, numberOf, SIDES } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { BATTLE_ROUNDS, ROUT_VP } from '../data/tables.ts';
import type { Token } from '../data/units.ts';
import { coveredInBattle, isRouted, mustStandInFront } from '../queries/battle.ts';
import { attackerOf } from '../queries/combat.ts';
import { hasTactic } from '../queries/tactics.ts';
import { fighters, forceAt, tokensAt } from '../queries/units.ts';
import type { Seen, Table, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { battleOf, beginBattle, deploy, readyGuns } from '../verbs/battle.ts';
import { sweepTactics } from '../verbs/cards.ts';
import { comeIn, standDown, unitsInOpen, waitingUnits } from '../verbs/combat.ts';
import { joinAll } from '../verbs/crowding.ts';
import { tell } from '../verbs/pen.ts';
import { forgetFailures } from '../verbs/reinforcing.ts';
import { freeThose, shelter } from '../verbs/siege.ts';
import { gainVp } from '../verbs/tracks.ts';

const { call, section, step, together } = write<War>();

type Arm = typeof INFANTRY | typeof CAVALRY;
const ofArm = (v: View, space: Space, arm: Arm): Token[] =>
  tokensAt(v.pub, numberOf(v.me), space).filter(token => blockArm[v.own.block[token]!] === arm);
/** 17.1-b, 17.1-f How many of an arm have to stand in front. */
const needed = (v: View, space: Space, arm: Arm): number =>
  mustStandInFront({ space, attacker: attackerOf(v.pub), river: false }, numberOf(v.me), arm, ofArm(v, space, arm).length);
const countArm = (v: View, list: readonly Token[], arm: Arm): number =>
  list.filter(token => blockArm[v.own.block[token]!] === arm).length;

/** 17.3-a, 17.3-b Who has lost for want of infantry in his front line; if both, the attacker. */
const beatenNow = (pub: Seen): 'Liberal' | 'Carlist' | null => {
  if (isRouted(pub, numberOf(pub.active))) return pub.active;
  return isRouted(pub, numberOf(foe(pub.active))) ? foe(pub.active) : null;
};
const lose = (
  t: Table,
  my: { loser: 'Liberal' | 'Carlist'; by: 'rout' | 'retreat' | 'rounds' },
  loser: 'Liberal' | 'Carlist',
  by: 'rout' | 'retreat' | 'rounds',
) => {
  my.loser = loser;
  my.by = by;
  tell(t, by === 'rout' ? '17.3-a' : by === 'retreat' ? '17.3-c' : '17.3-d', 'beaten', {
    side: loser,
    space: battleOf(t).space,
    by,
  });
  return goto('result');
};

export const battle = section(
  'battle',
  () => ({ loser: 'Liberal', by: 'rounds', covered: false, went: [], leaves: 'nobody' }),
  {
    begin: step('17-a', (t, my) => {
      beginBattle(t, my.space);
      return next;
    }),
    // 17.1-a, 17.1-c At once and unseen: those in the open; who is inside or waits on a road is not.
    formUp: together(
      '17.1-b',
      () => SIDES,
      {
        formUp: {
          among: (v, my) => [...ofArm(v, my.space, INFANTRY), ...ofArm(v, my.space, CAVALRY)],
          part: [
            ['17.1-b', (v, my, list) => countArm(v, list, INFANTRY) <= needed(v, my.space, INFANTRY), 'lineFull'],
            ['17.1-b', (v, my, list) => countArm(v, list, CAVALRY) <= needed(v, my.space, CAVALRY), 'lineFull'],
          ],
          size: [
            '17.1-f',
            (v, my) => {
              const all = needed(v, my.space, INFANTRY) + needed(v, my.space, CAVALRY);
              return [all, all];
            },
          ],
          do(_, __, list, ___, mine) {
            mine.front = [...list];
            return 'ready';
          },
        },
      },
      (t, my, mine) => {
        for (const side of SIDES) deploy(t, numberOf(side), my.space, mine[side].front);
        readyGuns(t);
        return next;
      },
    ),
    // 15-i Whoever has no infantry left to deploy is routed.
    deployed: step('17.3-a', (t, my) => {
      const beaten = beatenNow(t.pub);
      return beaten === null ? next : lose(t, my, beaten, 'rout');
    }),
    round: step('17.2-b', (t, my) => {
      const fought = battleOf(t);
      fought.round++;
      fought.passed = [false, false];
      fought.ways = [[], []];
      tell(t, '17.2-a', 'round', { space: my.space, round: fought.round });
      return call('tacticals', { window: 'battle-round', place: my.space, attacker: t.pub.active, round: fought.round });
    }),
    river: step('17.2-b', (t, my) => (battleOf(t).river ? call('cardRiver', { side: t.pub.active, space: my.space }) : next)),
    open: step('17.3-a', (t, my) => {
      const beaten = beatenNow(t.pub);
      return beaten === null ? next : lose(t, my, beaten, 'rout');
    }),
    fight: step('17.2-c', (_, my) => call('activations', { space: my.space })),
    ended: step('17.3-a', (t, my) => {
      const beaten = beatenNow(t.pub);
      if (beaten !== null) return lose(t, my, beaten, 'rout');
      return battleOf(t).round < BATTLE_ROUNDS ? next : lose(t, my, t.pub.active, 'rounds');
    }),
    endOfRound: step('17.7-a', (_, my) => call('endOfRound', { space: my.space }, 'leaves')),
    again: step('17.7-j', (t, my) => {
      if (my.leaves !== 'nobody') return lose(t, my, my.leaves, 'retreat');
      const beaten = beatenNow(t.pub);
      if (beaten !== null) return lose(t, my, beaten, 'rout');
      sweepTactics(t);
      battleOf(t).wall = -1;
      return goto('round');
    }),
    result: step('17.8-a', (t, my) => {
      const { pub } = t;
      const loser = numberOf(my.loser);
      my.covered = coveredInBattle(pub, t.own[my.loser], loser, my.space);
      const spared = my.by === 'retreat' && hasTactic(pub, 'no-pursuit', loser);
      sweepTactics(t);
      if (my.by === 'rout') gainVp(t, '9.1-b', foe(my.loser), ROUT_VP);
      if (my.by === 'rounds' || spared) return next;
      return call('chase', { space: my.space, loser: my.loser, rout: my.by === 'rout', covered: my.covered });
    }),
    chased: step('17.8-i', t => {
      t.pub.battle = null;
      standDown(t);
      forgetFailures(t);
      return next;
    }),
    retreat: step('17.9-a', (t, my) => {
      const side = numberOf(my.loser);
      const role = my.loser === t.pub.active ? 'attacker' : 'defender';
      const units = [...unitsInOpen(t, side, my.space), ...(role === 'attacker' ? waitingUnits(t, side, my.space) : [])];
      return call('retreat', { side: my.loser, space: my.space, role, units }, 'went');
    }),
    // 17.9-r The loser merges in every place he has come to.
    merging: step('17.9-r', (_, my) => {
      const place = my.went.pop();
      if (place === undefined) return goto('winner');
      return call('merging', { side: my.loser, place });
    }),
    mergedThere: step('17.9-r', () => goto('merging')),
    winner: step('17.10-a', (t, my) => {
      const winner = foe(my.loser);
      if (winner === t.pub.active) comeIn(t, numberOf(winner), my.space);
      freeThose(t, my.space);
      const there = fighters(forceAt(t.pub, t.own[winner], numberOf(winner), my.space)) > 0;
      return there ? call('regrouping', { side: winner, space: my.space }) : next;
    }),
    end: step('11.5-b', (t, my) => {
      shelter(t, my.space);
      joinAll(t);
      return call('settle', {});
    }),
  },
  () => ({ front: [] }),
);
