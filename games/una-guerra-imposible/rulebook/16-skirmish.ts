/** 16. SKIRMISH. The side whose phase it is attacks, be it by a sortie (18.2). */
import { next, write } from '@cuartel/engine';
import { blockArm, CAVALRY, TRAIN } from '../data/blocks.ts';
import { INSIDE } from '../data/posts.ts';
import { foe, numberOf, SIDES, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Token } from '../data/units.ts';
import { attackerOf, isRelief } from '../queries/combat.ts';
import { coveredInSkirmish, firesFirst, mostCavalryFiring, mustFire, whoRetreats } from '../queries/skirmish.ts';
import { hasTactic } from '../queries/tactics.ts';
import { fighters, forceAt, regulars, tokensAt } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import type { War } from '../types.ts';
import { sweepTactics } from '../verbs/cards.ts';
import { comeIn, leaveBehind, standDown, unitsInOpen, waitingUnits } from '../verbs/combat.ts';
import { joinAll } from '../verbs/crowding.ts';
import { tell } from '../verbs/pen.ts';
import { freeThose, shelter } from '../verbs/siege.ts';
import { reveal } from '../verbs/units.ts';

const { call, section, step, together } = write<War>();

const able = (v: View, space: Space): Token[] =>
  tokensAt(v.pub, numberOf(v.me), space).filter(token => blockArm[v.own.block[token]!] !== TRAIN);
const isHorse = (v: View, token: Token): boolean => blockArm[v.own.block[token]!] === CAVALRY;
const mustPick = (v: View, space: Space): number => {
  const side = numberOf(v.me);
  return mustFire(space, side, attackerOf(v.pub), forceAt(v.pub, v.own, side, space));
};

export const skirmish = section(
  'skirmish',
  () => ({ picked: [[], []], first: 'Liberal', hits: 0, loser: 'nobody' }),
  {
    begin: step('16-a', (t, my) => {
      tell(t, '16-a', 'skirmish', { space: my.space, attacker: t.pub.active, sortie: my.sortie });
      return next;
    }),
    // 16-c In secret, and shown together.
    pick: together(
      '16-b',
      () => SIDES,
      {
        pickToFire: {
          among: (v, my) => able(v, my.space),
          part: [
            [
              '16-b',
              (v, my, list) => list.filter(token => isHorse(v, token)).length <= mostCavalryFiring(my.space),
              'tooMuchHorse',
            ],
          ],
          size: ['16-c', (v, my) => [mustPick(v, my.space), mustPick(v, my.space)]],
          do(_, __, list, ___, mine) {
            mine.picks = [...list];
            return 'ready';
          },
        },
      },
      (t, my, mine) => {
        for (const side of SIDES) {
          my.picked[numberOf(side)] = mine[side].picks;
          for (const token of mine[side].picks) reveal(t, '16-c', token);
        }
        return next;
      },
    ),
    show: step('16-e', ({ pub }, my) =>
      call('tacticals', { window: 'skirmish', place: my.space, attacker: pub.active, round: 1 }),
    ),
    // 16-a, 16-d, and a card that fires first.
    order: step('16-d', ({ pub }, my) => {
      const attacker = attackerOf(pub);
      my.first = firesFirst(my.space, attacker) === 'attacker' ? pub.active : foe(pub.active);
      for (const side of SIDES) if (hasTactic(pub, 'fire-first', numberOf(side))) my.first = side;
      return next;
    }),
    volley: step('16-a', (_, my) => call('volley', volleyOf(my, my.first), 'hits')),
    losses: step('16-i', (_, my) => call('losses', lossesOf(my, foe(my.first)))),
    volleyBack: step('16-a', (_, my) => call('volley', volleyOf(my, foe(my.first)), 'hits')),
    lossesBack: step('16-i', (_, my) => call('losses', lossesOf(my, my.first))),
    result: step('16-k', (t, my) => {
      const { pub, own } = t;
      const [attacker, defender] = [pub.active, foe(pub.active)];
      const force = (side: SideName) => forceAt(pub, own[side], numberOf(side), my.space);
      const besieged =
        !my.sortie && isRelief(pub, my.space) ? forceAt(pub, own[attacker], numberOf(attacker), my.space, INSIDE) : null;
      const forces = { attacker: force(attacker), defender: force(defender), besieged };
      const goes = whoRetreats(forces);
      my.loser = goes === 'nobody' ? goneOf(forces, attacker) : goes === 'attacker' ? attacker : defender;
      tell(t, goes === 'nobody' ? '16-n' : '16-k', 'stays', {
        space: my.space,
        loser: my.loser,
        attackers: regulars(forces.attacker) + (besieged === null ? 0 : regulars(besieged)),
        defenders: regulars(forces.defender),
      });
      const loser = numberOf(my.loser);
      // 16-p, 16-q Worked out on what stood outside, before anybody goes; where nobody is left to go, 11.3-c alone (16-n).
      const left = force(my.loser);
      if (fighters(left) > 0 && !coveredInSkirmish(loser, my.space, left))
        leaveBehind(t, '16-p', loser, my.space, { field: 'half', mountain: 'none', train: 'one' });
      sweepTactics(t);
      standDown(t);
      return next;
    }),
    retreat: step('16-o', (t, my) => {
      if (my.loser === 'nobody') return next;
      const side = numberOf(my.loser);
      const role = my.loser === t.pub.active ? 'attacker' : 'defender';
      const units = [...unitsInOpen(t, side, my.space), ...(role === 'attacker' ? waitingUnits(t, side, my.space) : [])];
      return call('retreat', { side: my.loser, space: my.space, role, units });
    }),
    end: step('11.5-b', (t, my) => {
      if (my.loser !== t.pub.active) comeIn(t, attackerOf(t.pub), my.space);
      freeThose(t, my.space);
      shelter(t, my.space);
      joinAll(t);
      return call('settle', {});
    }),
  },
  () => ({ picks: [] }),
);
const volleyOf = (my: { picked: [Token[], Token[]]; space: Space }, side: SideName) => ({
  side,
  place: my.space,
  tokens: [...my.picked[numberOf(side)]],
  guns: true,
  assault: 'no' as const,
});
const lossesOf = (my: { picked: [Token[], Token[]]; space: Space; hits: number }, side: SideName) => ({
  side,
  place: my.space,
  tokens: [...my.picked[numberOf(side)]],
  hits: my.hits,
  order: 'largest-first' as const,
  by: 'any' as const,
});
/** 16-n The side that has been wiped out. */
const goneOf = (forces: { attacker: { infantry: number; cavalry: number } }, attacker: SideName): SideName =>
  forces.attacker.infantry + forces.attacker.cavalry === 0 ? attacker : foe(attacker);
