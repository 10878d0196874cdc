/**
 * WHAT MAY COME OF A CHOICE: it is made many times over in positions that its maker could not tell from the true one, with
 * other dice ahead. Only what happens in some of them and not in others is told: nothing that he may not know is read.
 */
import { type AnyTypes, type Match, machineOf, type Option, otherTruth, readBy } from '@cuartel/engine';

export interface Likelihood {
  /** In how many of a hundred. */
  readonly percent: number;
  readonly text: string;
}
const [TRIALS, STEPS] = [200, 6];
/** The same numbers each time. */
const numbers = (): ((n: number) => number) => {
  let x = 0x2545f491;
  return n => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
};
/** What is told of it until somebody has more to say than "no". */
const toldOnce = ({ game, position }: Match, option: Option, pick: (n: number) => number): string[] => {
  const machine = machineOf(game);
  const pos = otherTruth(game, position, option.by, pick);
  const log: NonNullable<typeof pos.table.log> = [];
  pos.table.log = log;
  machine.apply(pos, option as never);
  for (let i = 0; i < STEPS; i++) {
    const [asked] = machine.asked(pos);
    const pass = asked === undefined ? null : machine.allows(pos, asked, 'pass', null);
    if (pass === null) break;
    machine.apply(pos, pass as never);
  }
  return log.flatMap(fact => {
    const read = readBy(fact, option.by);
    return read === null ? [] : [JSON.stringify([read.kind, read.about])];
  });
};

export const chancesOf = (match: Match, option: Option, say: (kind: string, about: unknown) => string): readonly Likelihood[] => {
  const pick = numbers();
  const seen = new Map<string, number>();
  for (let i = 0; i < TRIALS; i++) {
    // Sentences that differ in their numbers alone are one: the dice are not the outcome.
    const lines = toldOnce(match, option, pick).map(line => {
      const [kind, about] = JSON.parse(line) as [string, AnyTypes['facts'][string]];
      return say(kind, about).replace(/\d+/g, '…');
    });
    for (const line of new Set(lines)) seen.set(line, (seen.get(line) ?? 0) + 1);
  }
  return [...seen]
    .filter(([, n]) => n < TRIALS)
    .map(([text, n]) => ({ percent: Math.round((n * 100) / TRIALS), text }))
    .sort((a, b) => b.percent - a.percent || (a.text < b.text ? -1 : 1))
    .slice(0, 8);
};
