/** 18.4 to 18.7 BATTLE in rounds of fire; 24.6 assaults and 24.8 battles of fleets are fought the same way. */
import { die, done, goto, next, write } from '@cuartel/engine';
import { TACTICAL } from '../data/markers.ts';
import { foe, foeOf, nameOf, numberOf, SIDES, type Side } from '../data/sides.ts';
import { IS_FLEET } from '../data/units.ts';
import { attackerOf, battleLeadership, type Fighting, hitOf, mostToSpend, volley } from '../queries/fire.ts';
import { holds } from '../queries/hands.ts';
import { distinctTargets, targetsOf } from '../queries/hits.ts';
import { isBeaten, mayDeclareRetreat, maySlipAway } from '../queries/outcome.ts';
import type { Seen, View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import {
  closeBattle,
  giveQuarter,
  layTactical,
  lose,
  openBattle,
  rollInitiative,
  showTactical,
  strike,
  TARLETON,
  takeAim,
  underWay,
} from '../verbs/battle.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, moment, section, step, together, window } = write<Revolution>();

const fighting = (pub: Seen): Fighting => pub.battle!;
/** 18.4-b How many tactical markers a side may lay: everybody sees the limit. */
const tacticalLimit = (pub: Seen, side: Side): number => Math.min(battleLeadership(fighting(pub), side), pub.hands[side]!);
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const firing = (pub: Seen): Side => numberOf(fighting(pub).firing!);
const hasDice = (pub: Seen, side: Side): boolean => {
  const { dice, guns } = volley(pub, fighting(pub), side);
  return dice + guns > 0;
};
/** 18.4-k, 21.3-c, 24.6-e Dice are rolled at somebody, leaders alone too; guns aimed at the fleets need a ship. */
const standing = (b: Fighting, side: Side, atFleets: boolean): boolean =>
  atFleets ? targetsOf(b, side, true).some(unit => IS_FLEET[unit]) : targetsOf(b, side).length > 0;

/** 18.4-j, 7.9-v, 7.9-w Attacker first; asked whenever a marker could be in hand. */
export const drawn = window('drawn', {
  rule: '7.9-v',
  order: (pub, about) =>
    pub.massacre[about.space] !== 0 ? [] : [about.attacker, foeOf(about.attacker)].filter(side => pub.hands[numberOf(side)]! > 0),
  once: true,
  choices: {
    tarleton: {
      if: [['7.9-v', (v: View) => holds(v.own, numberOf(v.me), TARLETON)]],
      do(t, _, __, side) {
        giveQuarter(t, side);
        return next;
      },
    },
  },
});

export const battle = section('battle', () => ({ rolled: [], hit: 'disperse', atFleets: false }), {
  open: step('18.4-j', (t, my) => {
    openBattle(t, my.side, my.space, my.fight);
    return moment('drawn', { attacker: my.side, space: my.space });
  }),
  tactics: together(
    '18.4-b',
    (_, pub) => SIDES.filter(side => tacticalLimit(pub, numberOf(side)) > 0),
    {
      lay: {
        of: v => upTo(Math.min(tacticalLimit(v.pub, numberOf(v.me)), v.own.hand[TACTICAL]!)),
        do: (t, side, n) => (layTactical(t, side, n), 'ready'),
      },
    },
    t => {
      showTactical(t);
      return next;
    },
  ),
  initiative: step('18.4-c', t => {
    rollInitiative(t);
    const b = underWay(t);
    b.firing = b.initiative;
    return next;
  }),
  round: step('18.4-g', t => {
    underWay(t).rounds++;
    return next;
  }),
  fire: decide('18.4-d', (_, pub) => fighting(pub).firing!, {
    fire: {
      of: v => (hasDice(v.pub, firing(v.pub)) ? upTo(mostToSpend(v.pub, fighting(v.pub), firing(v.pub))) : []),
      do(t, my, spent) {
        takeAim(t, numberOf(underWay(t).firing!), spent, false);
        my.rolled = [];
        return goto('roll');
      },
    },
    bombard: {
      of: v => upTo(mostToSpend(v.pub, fighting(v.pub), firing(v.pub))),
      if: [
        [
          '24.6-j',
          v => {
            const b = fighting(v.pub);
            const side = firing(v.pub);
            return b.assault && side !== attackerOf(b) && volley(v.pub, b, side).guns > 0 && standing(b, foe(side), true);
          },
        ],
      ],
      do(t, my, spent) {
        takeAim(t, numberOf(underWay(t).firing!), spent, true);
        my.rolled = [];
        return goto('roll');
      },
    },
    // 18.4-l Without dice he may wait for the enemy, unless the enemy has none either: then somebody must go.
    hold: {
      if: [
        ['18.4-l', v => !hasDice(v.pub, firing(v.pub))],
        [
          '18.4-l',
          v => hasDice(v.pub, foe(firing(v.pub))) || !mayDeclareRetreat(v.pub, fighting(v.pub), firing(v.pub)),
          'somebodyMustGo',
        ],
      ],
      do(t) {
        const b = underWay(t);
        tell(t, '18.4-l', 'held', { side: b.firing! });
        [b.dice, b.guns] = [0, 0];
        return goto('result');
      },
    },
    retreat: {
      if: [['18.4-m', v => mayDeclareRetreat(v.pub, fighting(v.pub), firing(v.pub))]],
      do(t) {
        const b = underWay(t);
        const side = b.firing!;
        const slips = maySlipAway(t.pub, b, numberOf(side));
        b.retreating = side;
        tell(t, '18.4-i', 'quits', { side, slips });
        // 35.3-a Gone without a shot, and the battle is lost.
        if (slips) {
          lose(t, numberOf(side));
          return goto('retreat');
        }
        b.firing = foeOf(side);
        return goto('round');
      },
    },
  }),
  // 18.4-k One die after another until one strikes; then its owner says whom.
  roll: step('18.4-e', (t, my) => {
    const b = underWay(t);
    const side = numberOf(b.firing!);
    const target = foe(side);
    while (b.dice + b.guns > 0) {
      my.atFleets = b.guns > 0;
      if (!standing(b, target, my.atFleets)) {
        if (my.atFleets) b.guns = 0;
        else b.dice = 0;
        continue;
      }
      if (my.atFleets) b.guns--;
      else b.dice--;
      const rolled = die(t);
      my.rolled.push(rolled);
      const hit = hitOf(t.pub, b, target, rolled, my.atFleets);
      if (hit === 'none' && b.dice + b.guns > 0 && !(my.atFleets && b.guns === 0)) continue;
      tell(t, '18.4-e', 'volley', { side: nameOf(side), dice: my.rolled, atFleets: my.atFleets });
      my.rolled = [];
      if (hit === 'none') continue;
      my.hit = hit;
      return next;
    }
    return goto('result');
  }),
  hit: decide('18.4-e', (_, pub) => foeOf(fighting(pub).firing!), {
    take: {
      of: (v, my) => distinctTargets(fighting(v.pub), targetsOf(fighting(v.pub), numberOf(v.me), my.atFleets)),
      do(t, my, unit) {
        strike(t, unit, my.hit);
        return goto('roll');
      },
    },
  }),
  result: step('18.4-h', t => {
    const b = underWay(t);
    const side = numberOf(b.firing!);
    if (isBeaten(b, foe(side)) || b.retreating === nameOf(foe(side))) {
      lose(t, foe(side));
      return next;
    }
    b.firing = nameOf(foe(side));
    return goto('round');
  }),
  retreat: step('18.8-a', () => call('retreat', {})),
  aftermath: step('18.11-c', () => call('aftermath', {})),
  over: step('18.10-a', t => {
    closeBattle(t);
    return done;
  }),
});
