/** 17.9-n UNITS WITH NO WAY OUT: all together to one adjacent space, at a price. */
import { give, goto, next, write } from '@cuartel/engine';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { isRegion, type Place } from '../data/places.ts';
import { onRoad, RETREATED } from '../data/posts.ts';
import { roadBetween } from '../data/roads.ts';
import { foe, foeOf, numberOf, type Side, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { counterKind, FIELD, TOKENS_OF, type Token } from '../data/units.ts';
import { enemyHolds } from '../queries/control.ts';
import { unitBesieged } from '../queries/fortresses.ts';
import { breakoutHits, breakouts, secondRetreats } from '../queries/retreat.ts';
import { half } from '../queries/skirmish.ts';
import { forceOf, isToken, pointsOf } from '../queries/units.ts';
import { isFighterToken } from '../queries/withdrawal.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { keepGuns, takePoints } from '../verbs/guns.ts';
import { tell } from '../verbs/pen.ts';
import { blockOf, eliminate, loseStrength, mark, moveUnits } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** 17.9-o Enemies on the road between two spaces, whichever they wait to enter, and those in the space beyond. */
const inTheWay = (t: Table, side: Side, from: Space, to: Place): { road: Token[]; there: Token[] } => {
  const enemies = TOKENS_OF[foeOf(side)];
  const road = onRoad(roadBetween(from, to));
  return {
    road: enemies.filter(token => t.pub.at[token]! >= 0 && t.pub.post[token] === road),
    there: enemies.filter(token => t.pub.at[token] === to && t.pub.post[token]! <= 1 && !unitBesieged(t.pub, token)),
  };
};

export const surrounded = section('surrounded', () => ({ to: -1 }), {
  where: decide('17.9-n', my => my.side, {
    breakOut: {
      of: (_, my) => breakouts(numberOf(my.side), my.space),
      do(_, my, to) {
        my.to = to;
        return next;
      },
    },
  }),
  hits: step('17.9-o', (t, my) => {
    const { pub } = t;
    const side = numberOf(my.side);
    const enemy = t.own[foe(my.side)];
    const { road, there } = inTheWay(t, side, my.space, my.to);
    const hits = breakoutHits(forceOf(enemy, road), forceOf(enemy, there));
    tell(t, '17.9-o', 'surrounded', { side: my.side, from: my.space, to: my.to, hits });
    // 17.9-p The captured guns go to the winner, where the combat was.
    const field = my.units.filter(unit => counterKind[unit] === FIELD);
    const points = half(field.reduce((sum, unit) => sum + pointsOf(pub, unit), 0));
    let taken = 0;
    for (const unit of field) taken += takePoints(t, side, FIELD, my.space, pub.post[unit]!, points - taken);
    if (taken > 0) keepGuns(t, '17.9-o', foeOf(side), FIELD, my.space, taken);
    for (const unit of my.units) if (isToken(unit) && blockArm[blockOf(t, unit)] === TRAIN) loseStrength(t, '17.9-o', unit);
    const tokens = my.units.filter(unit => isToken(unit) && pub.at[unit] === my.space);
    return call('losses', { side: my.side, place: my.space, tokens, hits, order: 'largest-first', by: 'any' });
  }),
  arrive: step('17.9-p', (t, my) => {
    const { pub } = t;
    const side = numberOf(my.side);
    my.units = my.units.filter(unit => pub.at[unit] === my.space);
    const blocks = my.units.filter(unit => isFighterToken(t.own[my.side], unit)).length;
    if (blocks === 0) return give(-1);
    for (const unit of my.units) mark(t, unit, RETREATED);
    moveUnits(t, my.units, my.to);
    tell(t, '17.9-n', 'retreated', { ...went(my), by: 'road', blocks, counters: my.units.filter(unit => !isToken(unit)).length });
    // 23.1-a In a region enemies are in nobody's way.
    if (isRegion(my.to) || !enemyHolds(pub, side, my.to)) return give(my.to);
    return secondRetreats(pub, side, my.to, my.space).length > 0 ? next : goto('end');
  }),
  further: decide('17.9-p', my => my.side, {
    fallBack: {
      of: ({ pub }, my) => secondRetreats(pub, numberOf(my.side), my.to, my.space),
      do(t, my, to) {
        const tokens = my.units.filter(isToken).length;
        moveUnits(t, my.units, to);
        tell(t, '17.9-p', 'retreated', {
          side: my.side,
          from: my.to,
          to,
          by: 'road',
          blocks: tokens,
          counters: my.units.length - tokens,
        });
        return give(to);
      },
    },
  }),
  // 17.9-q Their guns stay behind and are dealt with as left alone.
  end: step('17.9-q', (t, my) => {
    tell(t, '17.9-q', 'trapped', { side: my.side, place: my.to });
    for (const unit of my.units) if (isToken(unit) && t.pub.at[unit]! >= 0) eliminate(t, '17.9-q', unit);
    return give(-1);
  }),
});
const went = (my: { side: SideName; space: Space; to: Place }) => ({ side: my.side, from: my.space, to: my.to });
