/** What is hidden, dealt anew; and what can never change. */
import { DEPOT_SITES } from '../data/map.ts';
import { BOX, SORT, UNITS, type Unit } from '../data/units.ts';
import { clone, DEPOT, SURELY_COMBAT, type Table } from './table.ts';

/** Another truth that the player could not tell from this one: cup, unseen counters, both decks, depot values, the dice to come. */
export const redeal = (t: Table, pick: (n: number) => number): Table => {
  const other = clone(t);
  const { pub, dark } = other;
  const shuffled = <T>(list: T[]): T[] => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  };
  const unseen = pub.at
    .map((_, token) => token)
    .filter(token => (pub.at[token] as number) >= 0 && (pub.face[token] as number) < 0);
  const pool: Unit[] = shuffled([...dark.cup, ...unseen.map(token => dark.who[token] as Unit)]);
  const take = (fits: (unit: Unit) => boolean): Unit => pool.splice(pool.findIndex(fits), 1)[0] as Unit;
  // A blank never stays on the map, and an escort is surely a combat unit: those first.
  const sure = (token: number): boolean => ((pub.flag[token] as number) & SURELY_COMBAT) !== 0;
  for (const token of unseen) if (sure(token)) dark.who[token] = take(unit => SORT[unit] === 'combat');
  for (const token of unseen) if (!sure(token)) dark.who[token] = take(unit => SORT[unit] !== 'blank');
  dark.cup = pool;
  shuffled(dark.actions);
  shuffled(dark.events);
  const covered = DEPOT_SITES.map((_, i) => i).filter(i => ((pub.mark[DEPOT_SITES[i] as number] as number) & DEPOT) !== 0);
  const values = shuffled([...dark.depotsLeft, ...covered.map(i => dark.depots[i] as number)]);
  for (const i of covered) dark.depots[i] = values.pop() as number;
  dark.depotsLeft = values;
  dark.chance.key = dark.chance.key.map(() => pick(0x10000) * 0x10000 + pick(0x10000));
  return other;
};

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(' ');

/** 86 counters and 120 cards, each in exactly one place. */
export const conserved = ({ pub, own, dark }: Table): string => {
  const onMap = pub.at.map((at, token) => (at >= 0 ? (dark.who[token] as Unit) : -1)).filter(unit => unit >= 0);
  const waiting = UNITS.filter(unit => (BOX[unit] as number) > pub.boxes);
  const units = [
    ...dark.cup,
    ...onMap,
    ...pub.holding,
    ...pub.eliminated,
    ...waiting,
    ...pub.escortUnit.filter(unit => unit >= 0),
  ];
  const cards = [
    ...own.mosby.hand,
    ...dark.actions,
    ...dark.events,
    ...pub.spent,
    ...pub.resolved,
    ...pub.removed,
    ...(pub.cannonAt >= 0 ? [0] : []),
  ];
  return `${sorted(units)} | ${sorted(cards)} | ${sorted([...dark.depotsLeft, ...dark.depots.filter(value => value > 0)])}`;
};
