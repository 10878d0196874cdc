/** 17.8, 17.9-r, 17.10 AFTER A BATTLE: pursuit and rout, merging, regrouping. */
import { again, done, next, write } from '@cuartel/engine';
import { blockArm, effectiveness, INFANTRY, maxStrength } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import { DEMORALISED, FRONT_LINE, IN_THE_OPEN, LANDED, RESERVE } from '../data/posts.ts';
import { spacesBeside } from '../data/roads.ts';
import { foe, numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { MOST_AFTER_MOVING } from '../data/tables.ts';
import { TOKENS_OF, type Token, UNITS_OF, type Unit } from '../data/units.ts';
import { chase as chaseOf, chasers, inLine } from '../queries/battle.ts';
import { enemyHolds } from '../queries/control.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { blockDice, hitsOn } from '../queries/skirmish.ts';
import { fighters, forceAt, isFighter, isToken, tokensAt, unitsAt } from '../queries/units.ts';
import type { Seen, View } from '../state/table.ts';
import type { Shot } from '../types/combat.ts';
import type { War } from '../types.ts';
import { leaveBehind, shoot } from '../verbs/combat.ts';
import { tell, tellApart } from '../verbs/pen.ts';
import { blockOf, eliminate, moveUnits, reveal, strengthOf } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

export const chase = section('chase', () => ({ foot: 0, horse: 0 }), {
  roll: step('17.8-c', (t, my) => {
    const winner = foe(my.loser);
    const how = chaseOf(my.rout, my.covered);
    const shots: Shot[] = [];
    for (const token of chasers(t.pub, t.own[winner], numberOf(winner))) {
      reveal(t, '17.8-c', token);
      const block = blockOf(t, token);
      const on = how.hits === 'on-1' ? 1 : hitsOn(effectiveness[block]!);
      // 13.2-e
      const dice = how.dice === 'one' ? 1 : blockDice(strengthOf(t, token), (t.pub.marks[token]! & LANDED) !== 0);
      const { shot, hits } = shoot(t, block, on, dice, false);
      shots.push(shot);
      if (blockArm[block] === INFANTRY) my.foot += hits;
      else my.horse += hits;
    }
    tell(t, my.rout ? '17.8-f' : '17.8-c', 'chased', {
      side: winner,
      space: my.space,
      rout: my.rout,
      shots,
      foot: my.foot,
      horse: my.horse,
    });
    return next;
  }),
  // 17.8-g, 17.8-h Everybody in the battlefield may be hit, the demoralised included.
  foot: step('17.8-g', (t, my) =>
    call('losses', {
      side: my.loser,
      place: my.space,
      tokens: beaten(t.pub, numberOf(my.loser)),
      hits: my.foot,
      order: 'largest-first',
      by: 'infantry',
    }),
  ),
  horse: step('17.8-g', (t, my) =>
    call('losses', {
      side: my.loser,
      place: my.space,
      tokens: beaten(t.pub, numberOf(my.loser)),
      hits: my.horse,
      order: 'largest-first',
      by: 'cavalry',
    }),
  ),
  spoils: step('17.8-d', (t, my) => {
    leaveBehind(t, my.rout ? '17.8-f' : '17.8-d', numberOf(my.loser), my.space, chaseOf(my.rout, my.covered));
    return done;
  }),
});
const beaten = (pub: Seen, side: 0 | 1): Token[] => [FRONT_LINE, RESERVE, DEMORALISED].flatMap(line => inLine(pub, side, line));

/** Infantry and cavalry of the chooser in the open at a place. */
const blocksAt = (v: View, place: Place): Token[] =>
  tokensAt(v.pub, numberOf(v.me), place).filter(token => isFighter(v.own.block[token]!));
/** 17.9-r Whom a block may add its strength to: of its arm, of equal or lower effectiveness. */
const takersOf = (v: View, place: Place, from: Token): Token[] => {
  const block = v.own.block[from]!;
  return blocksAt(v, place).filter(into => {
    const other = v.own.block[into]!;
    return into !== from && blockArm[other] === blockArm[block] && effectiveness[other]! <= effectiveness[block]!;
  });
};

export const merging = section(
  'merging',
  () => ({}),
  {
    // Asked wherever three or more blocks can be seen; whether they are infantry and cavalry is counted once, by their owner.
    begin: step('17.9-r', (t, my, mine) => {
      const side = numberOf(my.side);
      mine[my.side].may = fighters(forceAt(t.pub, t.own[my.side], side, my.place)) >= 3;
      return tokensAt(t.pub, side, my.place).length >= 3 ? next : done;
    }),
    merge: decide(
      '17.9-r',
      my => my.side,
      {
        merge: {
          of: (v, my) =>
            v.mine.may ? blocksAt(v, my.place).flatMap(from => takersOf(v, my.place, from).map(into => ({ from, into }))) : [],
          do(t, my, { from, into }) {
            const own = t.own[my.side];
            const block = own.block[into]!;
            own.strength[block] = Math.min(maxStrength[block]!, own.strength[block]! + strengthOf(t, from));
            tellApart(
              t,
              '17.9-r',
              my.side,
              'mergedInto',
              { side: my.side, place: my.place, block, strength: own.strength[block]! },
              'merged',
              {
                side: my.side,
                place: my.place,
              },
            );
            eliminate(t, '17.9-r', from);
            return again;
          },
        },
        dissolve: {
          of: (v, my) => (v.mine.may ? blocksAt(v, my.place).filter(token => takersOf(v, my.place, token).length === 0) : []),
          do(t, _, token) {
            eliminate(t, '17.9-r', token);
            return again;
          },
        },
        enough: { do: () => done },
      },
      { always: true },
    ),
  },
  () => ({ may: false }),
);

/** 17.10-a Spaces the winner may exchange units with. */
const quarters = (pub: Seen, side: 0 | 1, space: Space): Space[] =>
  spacesBeside[space]!.filter(
    beside => !enemyHolds(pub, side, beside) && (unitsAt(pub, side, beside).length > 0 || fortressOf(pub, beside) === side),
  );
const inOpen = (pub: Seen, side: 0 | 1, place: Place): Unit[] =>
  UNITS_OF[side].filter(unit => pub.at[unit] === place && pub.post[unit] === IN_THE_OPEN);
type Regroup = { readonly unit: Unit; readonly to: Space };
const isBlock = (v: View, unit: Unit): boolean => isToken(unit) && isFighter(v.own.block[unit]!);

/** 17.10-a, 17.10-c It leaves no mark: who won or regrouped may still reinforce and assault. */
export const regrouping = section('regrouping', () => ({}), {
  begin: step('17.10-a', ({ pub }, my) => (quarters(pub, numberOf(my.side), my.space).length > 0 ? next : done)),
  units: decide(
    '17.10-a',
    my => my.side,
    {
      regroup: {
        among: ({ pub }, my) => {
          const side = numberOf(my.side);
          const beside = quarters(pub, side, my.space);
          return [
            ...inOpen(pub, side, my.space).flatMap(unit => beside.map(to => ({ unit, to }))),
            ...beside.flatMap(from => inOpen(pub, side, from).map(unit => ({ unit, to: my.space }))),
          ];
        },
        key: member => member.unit,
        whole: [
          [
            '17.10-b',
            (v, _, list) =>
              list.every(
                one =>
                  isBlock(v, one.unit) ||
                  list.some(
                    other => isBlock(v, other.unit) && other.to === one.to && v.pub.at[other.unit] === v.pub.at[one.unit],
                  ),
              ),
            'notAlone',
          ],
          [
            '17.10-b',
            (v, _, list) =>
              [...new Set(list.map(one => one.to))].every(to => {
                const there = TOKENS_OF[numberOf(v.me)].filter(token => v.pub.at[token] === to && isBlock(v, token)).length;
                const come = list.filter(one => one.to === to && isBlock(v, one.unit)).length;
                const leave = list.filter(one => v.pub.at[one.unit] === to && isBlock(v, one.unit)).length;
                return come <= leave || there + come - leave <= MOST_AFTER_MOVING;
              }),
            'tooManyThere',
          ],
        ],
        size: ['17.10-a', ({ pub }, my) => [0, inOpen(pub, numberOf(my.side), my.space).length + 30]],
        do(t, my, list) {
          const to = [...new Set(list.map(one => one.to))];
          for (const place of to) {
            const units = list.filter((one: Regroup) => one.to === place).map(one => one.unit);
            for (const from of new Set(units.map(unit => t.pub.at[unit]!)))
              moveUnits(
                t,
                units.filter(unit => t.pub.at[unit] === from),
                place,
              );
          }
          if (list.length > 0) tell(t, '17.10-a', 'regrouped', { side: my.side, space: my.space, n: list.length });
          return done;
        },
      },
    },
    { always: true },
  ),
});
