/** What a thing of the board is called, from what the page is told in words. */
import type { Thing } from '@cuartel/engine';
import type { Sight } from '../worker/protocol.ts';
import type { DeskRow } from './entries.ts';

const head = (text: string): string => text.split(/[:(,]/)[0]?.trim() ?? '';
/** By the board in words. */
export const nameOf = (sight: Sight, thing: Thing | null): string | null => {
  const line = thing === null ? undefined : sight.twin.flatMap(({ lines }) => lines).find(one => one.thing === thing);
  return line === undefined ? null : head(line.text);
};
/** For a beacon: the thing's own name, else what the choices with it say that others do not. */
export const beaconName = (sight: Sight, entries: readonly DeskRow[], thing: Thing): string => {
  const name = nameOf(sight, thing);
  if (name !== null) return name;
  const texts = entries.flatMap(entry => {
    if (entry.is === 'fold') return [];
    const one = entry.is === 'option' ? entry.option : entry.set.members[entry.n];
    const deed = entry.is === 'option' ? entry.option.do : entry.set.do;
    return one === undefined ? [] : [{ deed, text: one.text, things: one.things }];
  });
  const found = texts.find(({ things }) => things.includes(thing));
  const mine = found?.text.split(' ') ?? [];
  const alike = texts.filter(({ deed, things }) => deed === found?.deed && things.length > 0);
  let n = 0;
  while (alike.length > 1 && n < mine.length - 1 && alike.every(({ text }) => text.split(' ')[n] === mine[n])) n++;
  const rest = mine.slice(n).join(' ');
  // A mere number names nothing.
  return head(/^\d+$/.test(rest) ? mine.join(' ') : rest);
};
