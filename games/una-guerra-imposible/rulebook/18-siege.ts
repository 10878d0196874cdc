/** 18. SIEGE: assault, sortie, fall of a fortress. */
import { goto, next, write } from '@cuartel/engine';
import { INSIDE, SALLIED } from '../data/posts.ts';
import { foe, foeOf, nameOf, numberOf, type Side } from '../data/sides.ts';
import { CITY, type Space, spaceKind } from '../data/spaces.ts';
import { counterKind, type Token, UNITS_OF, type Unit } from '../data/units.ts';
import { canHaveFortress, fortressOf, garrisonEffectiveness, markersLeft } from '../queries/fortresses.ts';
import {
  assaulters,
  assaultHitsOn,
  assaultRounds,
  defenderOutguns,
  lossesInside,
  mostAssaulting,
  salliers,
} from '../queries/siege.ts';
import { captured } from '../queries/stacking.ts';
import { tacticNumber } from '../queries/tactics.ts';
import { isFighter, isToken, tokensAt } from '../queries/units.ts';
import type { Seen, Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { sweepTactics } from '../verbs/cards.ts';
import { roll, standDown } from '../verbs/combat.ts';
import { fallTo, gunsInside, loseBaggageInside, raze } from '../verbs/fall.ts';
import { tell } from '../verbs/pen.ts';
import { blockOf, mark, moveUnits, reveal, strengthOf } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

const besiegedOf = (pub: Seen, space: Space): Side => fortressOf(pub, space) as Side;
/** 18.1-f The infantry and cavalry inside. */
const insideOf = (t: Table, space: Space): Token[] =>
  tokensAt(t.pub, besiegedOf(t.pub, space), space, INSIDE).filter(token => isFighter(blockOf(t, token)));

export const assault = section(
  'assault',
  () => ({ round: 0, rounds: 0, outgunned: false, half: false, hits: 0, stormers: [], fallen: false }),
  {
    // 18.1-e, 18.1-l Field artillery is compared once.
    begin: step('18.1-e', (t, my) => {
      my.outgunned = defenderOutguns(t.pub, numberOf(t.pub.active), my.space);
      my.rounds = assaultRounds(my.outgunned);
      t.pub.assaulted.push(my.space);
      return next;
    }),
    storm: decide(
      '18.1-f',
      (_, pub) => pub.active,
      {
        storm: {
          among: (v, my) => assaulters(v.pub, v.own, numberOf(v.me), my.space),
          size: [
            '18.1-f',
            (v, my) => [1, Math.min(mostAssaulting(my.space), assaulters(v.pub, v.own, numberOf(v.me), my.space).length)],
          ],
          do(t, my, list) {
            my.round++;
            my.stormers = [...list];
            tell(t, '18.1-f', 'assault', { space: my.space, attacker: t.pub.active, round: my.round });
            for (const token of list) reveal(t, '18.1-f', token);
            return next;
          },
        },
      },
      { always: true },
    ),
    cards: step('18.1-g', ({ pub }, my) =>
      call('tacticals', { window: 'assault-round', place: my.space, attacker: pub.active, round: my.round }),
    ),
    defend: step('18.1-i', (t, my) => {
      const tokens = insideOf(t, my.space);
      for (const token of tokens) reveal(t, '18.1-f', token);
      return call(
        'volley',
        { side: foe(t.pub.active), place: my.space, tokens, guns: false, assault: my.outgunned ? 'outgunned' : 'even' },
        'hits',
      );
    }),
    // 18.1-f The garrison fires too.
    defended: step('18.1-i', (t, my) => {
      const side = besiegedOf(t.pub, my.space);
      const on = assaultHitsOn(garrisonEffectiveness(side, my.space), 0, 'defender', my.outgunned, 0);
      const [die] = roll(t, 1) as [number];
      tell(t, '18.1-f', 'garrisonFired', { side: nameOf(side), space: my.space, on, die });
      if (die <= on) my.hits++;
      return call('losses', {
        side: t.pub.active,
        place: my.space,
        tokens: [...my.stormers],
        hits: my.hits,
        order: 'largest-first',
        by: 'any',
      });
    }),
    attack: step('18.1-i', (t, my) =>
      call(
        'volley',
        {
          side: t.pub.active,
          place: my.space,
          tokens: [...my.stormers],
          guns: false,
          assault: my.outgunned ? 'outgunned' : 'even',
        },
        'hits',
      ),
    ),
    // 18.1-h, 18.1-k Two hits a point, the garrison last.
    struck: step('18.1-h', (t, my) => {
      const { losses, half } = lossesInside(my.hits, my.half, tacticNumber(t.pub, 'whole-hits', numberOf(t.pub.active)));
      my.half = half;
      tell(t, '18.1-h', 'wallsHit', { space: my.space, hits: my.hits, losses, half });
      const tokens = insideOf(t, my.space);
      const all = tokens.reduce((sum, token) => sum + strengthOf(t, token), 0);
      my.fallen = losses > all;
      return call('losses', {
        side: foe(t.pub.active),
        place: my.space,
        tokens,
        hits: losses,
        order: 'largest-first',
        by: 'any',
      });
    }),
    wall: step('18.1-k', (t, my) => {
      my.rounds += tacticNumber(t.pub, 'extra-assault-round', numberOf(t.pub.active));
      sweepTactics(t);
      if (my.fallen) {
        tell(t, '18.1-k', 'garrisonGone', { space: my.space });
        return goto('over');
      }
      const left = my.stormers.some(token => t.pub.at[token] === my.space);
      const able = left || assaulters(t.pub, t.own[t.pub.active], numberOf(t.pub.active), my.space).length > 0;
      return able && my.round < my.rounds ? next : goto('over');
    }),
    another: decide('18.1-e', (_, pub) => pub.active, {
      goOn: { do: () => goto('storm') },
      enough: { do: () => next },
    }),
    over: step('18.1-l', (t, my) => {
      standDown(t);
      if (my.fallen) return call('fall', { space: my.space });
      tell(t, '18.1-l', 'repelled', { space: my.space });
      return next;
    }),
    end: step('15-j', () => call('settle', {})),
  },
);

/** 18.2-a Units that may come out: blocks, and guns at their own risk. */
const mayCome = (
  v: { pub: Seen; own: Parameters<typeof salliers>[1]; me: 'Liberal' | 'Carlist' },
  space: Space,
): { blocks: Token[]; guns: Unit[] } => ({
  blocks: salliers(v.pub, v.own, numberOf(v.me), space),
  guns: UNITS_OF[numberOf(v.me)].filter(
    unit => v.pub.at[unit] === space && v.pub.post[unit] === INSIDE && (counterKind[unit] === 0 || counterKind[unit] === 1),
  ),
});
export const sortie = section('sortie', () => ({}), {
  who: decide(
    '18.2-a',
    (_, pub) => pub.active,
    {
      sallyWith: {
        among: (v, my) => [...mayCome(v, my.space).blocks, ...mayCome(v, my.space).guns],
        whole: [['18.2-a', (_, __, list) => list.some(isToken), 'notAlone']],
        do(t, my, list) {
          t.pub.sallied.push(my.space);
          for (const unit of list) mark(t, unit, SALLIED);
          moveUnits(t, list, my.space);
          tell(t, '18.2-a', 'sortie', { side: t.pub.active, space: my.space, n: list.filter(isToken).length });
          return next;
        },
      },
    },
    { always: true },
  ),
  skirmish: step('18.2-b', (_, my) => call('skirmish', { space: my.space, sortie: true })),
});

/** 18.3, 18.3-d The besieger has the fortress, in whatever step it falls: its guns by half, then the walls or nothing. */
export const fall = section('fall', () => ({}), {
  guns: step('18.3-a', (t, my) => {
    const side = besiegedOf(t.pub, my.space);
    tell(t, '18.3-a', 'fell', { space: my.space, by: nameOf(foeOf(side)) });
    loseBaggageInside(t, side, my.space);
    const points = gunsInside(t.pub, side, my.space);
    return points > 0 ? call('spoils', { side: nameOf(side), place: my.space, inside: true, n: captured(points) }) : next;
  }),
  city: step('18.3-b', (t, my) => {
    const by = foeOf(besiegedOf(t.pub, my.space));
    if (spaceKind[my.space] === CITY) {
      fallTo(t, my.space, by);
      return goto('end');
    }
    if (!canHaveFortress(my.space) || markersLeft(t.pub, by) === 0) {
      raze(t, my.space, by);
      return goto('end');
    }
    return next;
  }),
  keep: decide('18.3-b', (my, pub) => nameOf(foeOf(besiegedOf(pub, my.space))), {
    keepFortress: {
      do(t, my) {
        fallTo(t, my.space, foeOf(besiegedOf(t.pub, my.space)));
        return next;
      },
    },
    razeFortress: {
      do(t, my) {
        raze(t, my.space, foeOf(besiegedOf(t.pub, my.space)));
        return next;
      },
    },
  }),
  end: step('18.3-b', () => call('settle', {})),
});
