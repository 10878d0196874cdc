/** Which standing answer, if any, speaks for a side that is asked now. */
import { type Match, machineOf, type Option, same, viewOf } from '@cuartel/engine';
import type { Answer } from '../protocol/standing.ts';
import type { Live } from './live.ts';
import { holds, reckon, type Seen } from './predicate.ts';

/** A standing answer in force. `then`: the values of its `until` when it was given. */
export interface InForce {
  readonly id: string;
  readonly side: string;
  readonly answer: Answer;
  readonly then: readonly unknown[];
}

const seenBy = (match: Match, side: string): Seen => {
  const machine = machineOf(match.game);
  const { pub, own } = viewOf(match.position.table, side);
  const now = machine.asking(match.position);
  const offered = [...new Set(machine.options(match.position, side).map(o => o.do))];
  return { pub, own, me: side, my: now?.f.my ?? null, offered };
};

export const untilNow = (match: Match, side: string, answer: Pick<Answer, 'until'>): unknown[] => {
  const seen = seenBy(match, side);
  return answer.until.map(path => reckon({ get: path }, seen));
};

/** It has lapsed: what it was to last for is over, or it is spent. */
export const lapsed = ({ match, spoken: said }: Live, { id, side, answer, then }: InForce): boolean =>
  (answer.times !== null && (said.get(id) ?? 0) >= answer.times) || !same(untilNow(match, side, answer), then);

/** The action a standing answer gives, or null when the person must be asked. */
export const spoken = (live: Live, inForce: readonly InForce[], side: string): { action: Option; by: InForce } | null => {
  const { match } = live;
  const machine = machineOf(match.game);
  const now = machine.asking(match.position);
  if (now === null || !machine.asked(match.position).includes(side)) return null;
  const { section, step } = now.f;
  for (const rule of inForce) {
    const { at, when, unless, choose } = rule.answer;
    if (rule.side !== side) continue;
    if ('moment' in at ? section !== '@moment' || step !== at.moment : section !== at.section || step !== at.step) continue;
    if (lapsed(live, rule)) continue;
    const seen = seenBy(match, side);
    if (when !== undefined && !holds(when, seen)) continue;
    if (unless !== undefined && holds(unless, seen)) continue;
    const all = machine
      .options(match.position, side)
      .filter(o => o.do === choose.do && (choose.with === undefined || same(o.with, choose.with)));
    const action = choose.which === 'only' && all.length > 1 ? undefined : all[0];
    if (action !== undefined) return { action: action as Option, by: rule };
  }
  return null;
};
