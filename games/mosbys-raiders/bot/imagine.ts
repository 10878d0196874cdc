/** A complete table that agrees with everything the player has seen: what is not known is dealt anew. */
import { chanceFrom, copy, type Told, type View } from '@cuartel/engine';
import { ACTION_CARDS, type Card, EVENT_CARDS } from '../data/cards.ts';
import { DEPOT_SITES } from '../data/map.ts';
import { DEPOT_VALUES } from '../data/tunables.ts';
import { BOX, isCombat, SORT, UNITS, type Unit } from '../data/units.ts';
import { DEPOT, DEPOT_DOWN, SURELY_COMBAT, type Table } from '../state/table.ts';
import type { Facts, Mosby } from '../types.ts';

type Pick = (n: number) => number;
/** What the player remembers: by depot site, the value it turned out to have; 0: it has not been burned. */
export interface Memory {
  readonly depots: readonly number[];
}
export const recall = (before: Memory | null, told: readonly Told[]): Memory => {
  let depots = before?.depots ?? DEPOT_SITES.map(() => 0);
  for (const { kind, about } of told) {
    if (kind !== 'demolished') continue;
    const { target, here, points } = about as Facts['demolished'];
    if (target === 'depot') depots = depots.map((value, i) => (DEPOT_SITES[i] === here ? points : value));
  }
  return { depots };
};

const shuffled = <T>(list: T[], pick: Pick): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
};
const without = (all: readonly Card[], ...gone: (readonly Card[])[]): Card[] => {
  const known = new Set<Card>();
  for (const pile of gone) for (const card of pile) known.add(card);
  return all.filter(card => !known.has(card));
};
/** Counters that may be in the cup or face down on the map. */
export const unknownUnits = (pub: View<Mosby>['pub']): Unit[] => {
  const known = new Set<Unit>();
  for (const pile of [pub.holding, pub.eliminated, pub.face, pub.escortUnit]) for (const unit of pile) known.add(unit);
  return UNITS.filter(unit => (BOX[unit] as number) <= pub.boxes && !known.has(unit));
};

export const imagine = ({ pub: seen, own }: View<Mosby>, memory: Memory | null, pick: Pick): Table => {
  const pub = copy(seen) as Table['pub'];
  const pool = shuffled(unknownUnits(seen), pick);
  const who: (Unit | -1)[] = pub.face.slice();
  const unseen = who.map((_, token) => token).filter(token => (pub.at[token] as number) >= 0 && (pub.face[token] as number) < 0);
  const deal = (token: number, fits: (unit: Unit) => boolean): void => {
    who[token] = pool.splice(pool.findIndex(fits), 1)[0] as Unit;
  };
  // 7.8-l An escort is surely a combat unit; a blank never stays on the map.
  const sure = (token: number): boolean => ((pub.flag[token] as number) & SURELY_COMBAT) !== 0;
  for (const token of unseen) if (sure(token)) deal(token, isCombat);
  for (const token of unseen) if (!sure(token)) deal(token, unit => SORT[unit] !== 'blank');

  const gun = pub.cannonAt >= 0 ? [0] : [];
  const actions = shuffled(without(ACTION_CARDS, own.hand, pub.spent, pub.removed, gun), pick);
  const events = shuffled(without(EVENT_CARDS, pub.resolved, pub.removed), pick);

  const values = shuffled(DEPOT_VALUES.slice(), pick);
  const burned = (i: number): boolean => ((pub.mark[DEPOT_SITES[i] as number] as number) & DEPOT_DOWN) !== 0;
  const depots = DEPOT_SITES.map((_, i) => {
    const value = burned(i) ? (memory?.depots[i] ?? 0) : 0;
    if (value > 0) values.splice(values.indexOf(value), 1);
    return value;
  });
  DEPOT_SITES.forEach((site, i) => {
    if (depots[i] === 0 && (burned(i) || ((pub.mark[site] as number) & DEPOT) !== 0)) depots[i] = values.pop() as number;
  });
  return {
    pub,
    own: { mosby: copy(own) as Table['own']['mosby'] },
    dark: { cup: pool, actions, events, who, depotsLeft: values, depots, chance: chanceFrom([]) },
    log: null,
  };
};
