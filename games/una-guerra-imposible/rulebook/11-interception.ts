/** 11.6 INTERCEPTION, and 12.2 EVASION: what happens when a group enters a space */
import { die, give, goto, next, write } from '@cuartel/engine';
import { carryOut, playable } from '../cards/playable.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { CARLIST, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { UNITS_OF, type Unit } from '../data/units.ts';
import { evadesSurely, evasionSucceeds } from '../queries/carlist-moves.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { fightersIn, interceptingUnits } from '../queries/groups.ts';
import { canPayToIntercept, interceptFrom, interceptSucceeds, interceptsSurely } from '../queries/interception.ts';
import { blocksIn } from '../queries/movement.ts';
import { isStanding } from '../queries/standing.ts';
import { countTokens } from '../queries/units.ts';
import type { Seen, Table } from '../state/table.ts';
import type { Attempt } from '../types/march.ts';
import type { War } from '../types.ts';
import { liftStanding } from '../verbs/cards.ts';
import { liftSieges } from '../verbs/fortress.ts';
import { tell } from '../verbs/pen.ts';
import { changeCommand } from '../verbs/tracks.ts';
import { moveUnits } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

interface Asked {
  side: SideName;
  into: Space;
  group: Unit[];
  attempts: Attempt[];
}
const tried = (my: Readonly<Asked>): Space[] => my.attempts.map(({ from }) => from);
/** 8-d, 11.6-a A point, or a card that stands in for it. */
const paid = (pub: Seen, side: SideName): boolean =>
  canPayToIntercept(pub, numberOf(side)) || isStanding(pub, 'free-intercept') || isStanding(pub, 'auto-intercept');

/** 11.6-h What a card has given is used, or not used at this entry: it is kept for no other. */
const forgetCard = (t: Table): void => {
  liftStanding(t, 'free-intercept');
  liftStanding(t, 'auto-intercept');
};
/** 11.6-g, 11.6-k, 11.6-m, 11.6-n, 11.6-o One attempt, which is no action: its die, and whoever succeeds is there before the group. */
const attempt = (t: Table, my: Asked, { from, units, sure }: Attempt): boolean => {
  const blocks = blocksIn(units);
  let success = sure || interceptsSurely(numberOf(my.side), from, my.into);
  if (success) tell(t, sure ? '11.6-h' : '11.6-n', 'interceptionSure', { from });
  else {
    const rolled = die(t);
    success = interceptSucceeds(rolled, blocks);
    tell(t, '11.6-g', 'interceptionRoll', { side: my.side, from, into: my.into, blocks, die: rolled, success });
  }
  if (success) {
    moveUnits(t, units, my.into, IN_THE_OPEN);
    liftSieges(t);
  }
  return success;
};

export const interceptions = section('interceptions', () => ({ attempts: [], success: false }), {
  // 11.6-j All attempts are announced first.
  announce: decide(
    '11.6-a',
    my => my.side,
    {
      intercept: {
        among: (v, my) => (paid(v.pub, my.side) ? interceptingUnits(v.pub, numberOf(my.side), my.into, my.group, tried(my)) : []),
        part: [['11.6-i', (v, _, units) => units.every(unit => v.pub.at[unit] === v.pub.at[units[0]!]), 'elsewhere']],
        whole: [['11.3-a', (v, _, units) => fightersIn(v.own, units).length > 0, 'needsFighter']],
        do(t, my, units) {
          const from = t.pub.at[units[0]!]!;
          const sure = isStanding(t.pub, 'auto-intercept');
          // A card pays for one attempt, and that may be the one it makes sure (C3).
          if (sure || isStanding(t.pub, 'free-intercept')) forgetCard(t);
          else changeCommand(t, '8-d', my.side, -1);
          my.attempts.push({ from, units: [...units], sure });
          tell(t, '11.6-j', 'announced', { side: my.side, from, into: my.into, units: [...units] });
          const side = numberOf(my.side);
          const more =
            interceptFrom(t.pub, side, my.into, my.group, tried(my)).length > 0 &&
            (t.pub.command[side]! > 0 || t.pub.hands[side]! > 0);
          return more ? goto('announce') : goto('settle');
        },
      },
      card: {
        rule: '11.6-h',
        of: (v, my) => playable(v, 'interception', { side: numberOf(my.side), place: my.into }),
        do: (t, my, card) => carryOut(t, my.side, card, my.into),
      },
      pass: {
        do(t) {
          forgetCard(t);
          return goto('settle');
        },
      },
    },
    { always: true },
  ),
  played: step('11.6-a', () => goto('announce')),
  settle: step('11.6-j', (t, my) => {
    if (my.attempts.length === 0) return give(my.success);
    if (my.attempts.length > 1) return next;
    my.success = attempt(t, my, my.attempts.shift()!) || my.success;
    return give(my.success);
  }),
  which: decide('11.6-j', my => my.side, {
    settleFirst: {
      of: (_, my) => my.attempts.map(({ from }) => from),
      do(t, my, from) {
        const at = my.attempts.findIndex(one => one.from === from);
        const [one] = my.attempts.splice(at, 1);
        my.success = attempt(t, my, one!) || my.success;
        return goto('settle');
      },
    },
  }),
});

/** 12.2-c, 12.2-l Everybody of the Carlists who is there when the enemy comes. */
const evaders = (pub: Seen, space: Space): Unit[] =>
  UNITS_OF[CARLIST].filter(unit => pub.at[unit] === space && pub.post[unit] === IN_THE_OPEN);
/** 12.2-h Only a march is evaded; a sortie never comes here. */
export const evasion = section('evasion', () => ({ units: [], stayed: false }), {
  choose: decide('12.2-a', () => 'Carlist', {
    evade: {
      do(t, my) {
        const { space } = my;
        my.units = evaders(t.pub, space);
        if (evadesSurely(space) || isStanding(t.pub, 'auto-evade')) {
          tell(t, evadesSurely(space) ? '12.2-i' : '12.2-a', 'evasionSure', { space });
          liftStanding(t, 'auto-evade');
        } else {
          const blocks = countTokens(t.pub, CARLIST, space);
          const rolled = die(t);
          const success = evasionSucceeds(rolled, blocks);
          tell(t, '12.2-a', 'evasionRoll', { space, blocks, die: rolled, success });
          if (!success) return give(false);
        }
        return fortressOf(t.pub, space) === CARLIST ? next : goto('gone');
      },
    },
    standFast: {
      do(t, my) {
        liftStanding(t, 'auto-evade');
        tell(t, '12.2-f', 'stoodFast', { space: my.space });
        return give(false);
      },
    },
  }),
  // 12.2-d One unit may stay behind in a Carlist fortress.
  remain: decide('12.2-d', () => 'Carlist', {
    remain: {
      of: (_, my) => my.units,
      do(t, my, unit) {
        my.units = my.units.filter(other => other !== unit);
        my.stayed = true;
        tell(t, '12.2-d', 'remained', { space: my.space });
        return my.units.length === 0 ? give(true) : next;
      },
    },
    pass: { rule: '12.2-e', do: () => next },
  }),
  // 12.2-k As defenders retreat.
  gone: step('12.2-c', (_, my) => call('retreat', { side: 'Carlist', space: my.space, role: 'evader', units: my.units })),
  // 12.2-l, 11.4-j Nobody may be left before the walls.
  over: step('12.2-e', (t, my) => {
    liftSieges(t, 'Liberal');
    return give(my.stayed);
  }),
});
