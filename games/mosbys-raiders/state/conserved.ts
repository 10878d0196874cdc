/** What play can never change. */
import { BOX, UNITS } from '../data/units.ts';
import type { Table } from './table.ts';

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(' ');

/** 86 counters and 120 cards, each in exactly one place. */
export const conserved = ({ pub, own, dark }: Table): string => {
  const onMap = pub.at.map((at, token) => (at >= 0 ? dark.who[token]! : -1)).filter(unit => unit >= 0);
  const waiting = UNITS.filter(unit => BOX[unit]! > pub.boxes);
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
  return `${sorted(units)} | ${sorted(cards)} | ${sorted([...dark.depotsLeft, ...dark.depots, ...pub.burned].filter(value => value > 0))}`;
};
