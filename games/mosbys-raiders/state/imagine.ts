/** A complete table that agrees with everything the player has seen: what is not known is dealt anew. */
import { chanceFrom, copy, type Frame, type View } from '@cuartel/engine';
import { shuffled, take } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { ACTION_CARDS, type Card, EVENT_CARDS } from '../data/cards.ts';
import { DEPOT_SITES } from '../data/map.ts';
import { DEPOT_VALUES } from '../data/tunables.ts';
import { BOX, isCombat, SORT, UNITS, type Unit } from '../data/units.ts';
import type { Mosby } from '../types.ts';
import { DEPOT, type Seen, SURELY_COMBAT, type Table } from './table.ts';

const without = (all: readonly Card[], ...gone: (readonly Card[])[]): Card[] => {
  const known = new Set<Card>();
  for (const pile of gone) for (const card of pile) known.add(card);
  return all.filter(card => !known.has(card));
};
/** Counters that may be in the cup or face down on the map. */
export const unknownUnits = (pub: Seen): Unit[] => {
  const known = new Set<Unit>();
  for (const pile of [pub.holding, pub.eliminated, pub.face, pub.escortUnit]) for (const unit of pile) known.add(unit);
  return UNITS.filter(unit => BOX[unit]! <= pub.boxes && !known.has(unit));
};

/** By token, who it is; what is not on the map stays in `pool`: the cup. */
const facesOf = (pub: Seen, pool: Unit[]): (Unit | -1)[] => {
  const who = pub.face.slice();
  const unseen = who.map((_, token) => token).filter(token => pub.at[token]! >= 0 && pub.face[token]! < 0);
  const deal = (token: number, fits: (unit: Unit) => boolean): void => {
    who[token] = pool.splice(pool.findIndex(fits), 1)[0]!;
  };
  // 7.8-l An escort is surely a combat unit; a blank never stays on the map.
  const sure = (token: number): boolean => (pub.flag[token]! & SURELY_COMBAT) !== 0;
  for (const token of unseen) if (sure(token)) deal(token, isCombat);
  for (const token of unseen) if (!sure(token)) deal(token, unit => SORT[unit] !== 'blank');
  return who;
};

export const imagine = ({ pub: seen, own }: View<Mosby>, _: readonly Frame[], pick: Pick): Table => {
  const pub = copy(seen) as Table['pub'];
  const cup = shuffled(unknownUnits(seen), pick);
  const who = facesOf(pub, cup);
  const gun = pub.cannonAt >= 0 ? [0] : [];
  const actions = shuffled(without(ACTION_CARDS, own.hand, pub.spent, pub.removed, gun), pick);
  const events = shuffled(without(EVENT_CARDS, pub.resolved, pub.removed), pick);
  const values = shuffled(DEPOT_VALUES, pick);
  for (const value of pub.burned) take(values, value);
  const depots = DEPOT_SITES.map(site => ((pub.mark[site]! & DEPOT) !== 0 ? values.pop()! : 0));
  return {
    pub,
    own: { mosby: copy(own) as Table['own']['mosby'] },
    dark: { cup, actions, events, who, depotsLeft: values, depots, chance: chanceFrom([]) },
    log: null,
  };
};
