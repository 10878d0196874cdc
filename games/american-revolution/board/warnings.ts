/** What a choice wastes, loses or leaves undone, said before it is made. */
import type { Face, Warning } from '@cuartel/boardkit/face.ts';
import { IS_SEA } from '../data/map.ts';
import { numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_LEADER, UNITS_OF, type Unit } from '../data/units.ts';
import { isMarooned } from '../queries/departures.ts';
import { ashore } from '../queries/forces.ts';
import { markerPrice } from '../queries/hands.ts';
import { canMove } from '../queries/movement.ts';
import { isFrozen } from '../queries/nations.ts';
import { borderValue, lostAtBorder, mayTryBorder, refugesAtSea, retreatsByLand } from '../queries/retreat.ts';
import { hungryIn, spacesToFeed } from '../queries/supply.ts';
import type { Revolution } from '../types.ts';
import { WARNING_WORDS, type WarningWords } from './warning-words.ts';

type Asking = Parameters<NonNullable<Face<Revolution>['warn']>>;

/** 18.4-m Those of a side ashore in the battle would have nowhere to go. */
const isTrapped = ({ pub, own, me }: Asking[0]): boolean => {
  const { battle } = pub;
  if (battle === null || own === null || me === null || battle.fight === 'naval' || battle.fight === 'sortie') return false;
  const side = numberOf(me);
  const group = battle.units[side]!.filter(unit => own.aboard[unit]! < 0 && !battle.landed.includes(unit));
  if (group.length === 0) return false;
  return (
    retreatsByLand({ pub }, side, group, battle.space).length + refugesAtSea(pub, own, side, group, battle.space).length === 0
  );
};

/** 23.1-b, 23.1-c, 33.2-a, 33.2-b Whom of the militia a retreat costs, or may cost; its commanders cross with an expedition. */
const atBorder = ({ pub }: Asking[0], group: readonly Unit[], from: Space, to: Space, w: WarningWords): string => {
  const bound = lostAtBorder(group, from, to);
  if (IS_SEA[to]) return bound.length === 0 ? '' : w.swim(bound.length);
  const going = mayTryBorder(pub, group) ? bound.filter(unit => !IS_LEADER[unit]) : bound;
  if (going.length === 0) return '';
  return borderValue({ pub }, group, pub.battle?.dispersed ?? []) > 0 ? w.borderRoll(going.length) : w.border(going.length);
};

export const warn = (...[view, { do: deed, with: what }, { section }, language]: Asking): Warning | null => {
  const { pub, own, me } = view;
  if (own === null || me === null) return null;
  const w = WARNING_WORDS[language];
  const side = numberOf(me);
  if (deed === 'finish' && section === 'mobilization') {
    const left = pub.points[side]!;
    return left >= markerPrice(pub, side) ? { text: w.points(left) } : null;
  }
  if (deed === 'finish' && section === 'movement' && pub.campaign === 1) {
    const mine = UNITS_OF[side].filter(unit => own.at[unit]! >= 0);
    const idle = mine.filter(unit => canMove(pub, own, unit)).length;
    const moved = mine.some(unit => !canMove(pub, own, unit) && !isFrozen(pub, unit));
    return idle === 0 ? null : moved ? { text: w.idle(idle) } : { text: w.nobodyMoved, grave: true };
  }
  if (deed === 'march' || deed === 'sail') {
    const at = own.force.length > 0 ? own.at[own.force[0]!]! : -1;
    const leaves = at >= 0 && pub.fortress[at] === side && ashore(own, side, at).every(unit => own.force.includes(unit));
    return leaves ? { text: w.fortress } : null;
  }
  if (deed === 'retreat' && isTrapped(view)) return { text: w.trapped, grave: true };
  if (deed === 'withdraw' && pub.battle !== null) {
    const { space, units } = pub.battle;
    const group = units[side]!.filter(unit => own.at[unit] === space && own.aboard[unit]! < 0);
    const text = atBorder(view, group, space, what as number, w);
    return text === '' ? null : { text };
  }
  if (deed === 'accept' && section === 'honors') {
    return isMarooned({ pub, own, me }) ? { text: w.marooned, grave: true } : null;
  }
  if (deed === 'feed') {
    const fed = (what as readonly number[]).length;
    const hungry = spacesToFeed(pub, own, side).reduce((sum, space) => sum + hungryIn(pub, own, side, space).length, 0);
    return hungry > fed ? { text: w.hungry(hungry - fed) } : null;
  }
  return null;
};
