/** Nothing a side sees, may choose, or is asked depends on what is hidden from it. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Fact } from '../journal/journal.ts';
import { type Position, stackFor } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { machineOf } from '../play/record.ts';
import { otherTruth } from '../play/truth.ts';
import { truthOf } from '../state/hash.ts';
import { canonical } from '../state/plain.ts';
import type { Chooser } from './chooser.ts';
import { insist, insistSame } from './failure.ts';
import { readSince, seenBy } from './seen.ts';

/** Returns how many re-dealt truths really differed: a battery that never saw a different one has proved nothing. */
export const checkSecrets = (game: AnyGame, pos: Position<AnyTypes>, action: Option, pick: Chooser): number => {
  const machine = machineOf(game);
  let different = 0;
  for (const me of game.sides) {
    const before = seenBy(game, pos, me);
    const other = otherTruth(game, pos, me, pick);
    if (canonical(truthOf(other)) !== canonical(truthOf(pos))) different++;
    insistSame('redeal', `conserved, for ${me}`, game.conserved(other.table), game.conserved(pos.table));
    insistSame('secrets', `what ${me} sees or may choose`, seenBy(game, other, me), before);
    if (action.by !== me) continue;
    const mine = machine.clone(pos);
    const [told, toldOther]: Fact[][] = [[], []];
    mine.table.log = told as Fact[];
    other.table.log = toldOther as Fact[];
    const came = machine.applyWatched(mine, action as never);
    const cameOther = machine.applyWatched(other, action as never);
    insist(
      'secrets',
      came.hidden === cameOther.hidden,
      () => `whether ${action.do} of ${me} opens a hidden drawer depends on what is hidden`,
    );
    if (came.hidden) continue;
    insistSame('secrets', `what ${me} sees after ${action.do}`, seenBy(game, other, me), seenBy(game, mine, me));
    insistSame(
      'secrets',
      `what ${me} reads after ${action.do}`,
      readSince(toldOther as Fact[], me),
      readSince(told as Fact[], me),
    );
  }
  return different;
};

/** While others still have to decide in secret, all choices of one side look alike to them. */
export const checkTogether = (game: AnyGame, pos: Position<AnyTypes>, side: string, options: readonly Option[]): void => {
  const machine = machineOf(game);
  const now = machine.asking(pos);
  if (now === null || now.place.is !== 'together' || machine.asked(pos).length < 2) return;
  for (const watcher of game.sides) {
    if (watcher === side) continue;
    const looks = new Map<string, string>();
    for (const option of options) {
      const trial = machine.clone(pos);
      const told: Fact[] = [];
      trial.table.log = told;
      machine.apply(trial, option as never);
      const still = machine.asked(trial).includes(side) ? 'more' : 'ready';
      const look = seenBy(game, trial, watcher) + readSince(told, watcher);
      const first = looks.get(still);
      if (first === undefined) looks.set(still, look);
      else insistSame('together', `${watcher} can tell ${option.do} of ${side} from another choice`, look, first);
    }
  }
};

/** A step of a secret choice, whatever it was, leaves nothing for anybody else to see, read or count. */
export const checkSecretSteps = (game: AnyGame, pos: Position<AnyTypes>, side: string, options: readonly Option[]): void => {
  const machine = machineOf(game);
  const now = machine.asking(pos);
  if (now === null || !now.place.secret) return;
  const watchers: (string | null)[] = [null, ...game.sides.filter(watcher => watcher !== side)];
  const seen = (at: Position<AnyTypes>, watcher: string | null): string =>
    watcher === null ? canonical([at.table.pub, stackFor(at.stack, null), machine.asked(at)]) : seenBy(game, at, watcher);
  const before = watchers.map(watcher => seen(pos, watcher));
  for (const option of options) {
    const trial = machine.clone(pos);
    const told: Fact[] = [];
    trial.table.log = told;
    if (!machine.applyWatched(trial, option as never).secret) continue;
    watchers.forEach((watcher, i) => {
      const who = watcher ?? 'a spectator';
      insistSame('secret step', `${who} sees that ${side} did ${option.do}`, seen(trial, watcher), before[i]!);
      insistSame('secret step', `${who} reads that ${side} did ${option.do}`, readSince(told, watcher), '[]');
    });
  }
};
