/** One game of the fuzzer: the battery's random game, and the file to keep when it fails. */
import { type AnyGame, type Decide, hashOf, keyIn, machineOf, startOf } from '@cuartel/engine';
import { type Failure, failureFile, playRandomGame } from '@cuartel/engine/battery/index.ts';
import { agreedFor } from './agreed.ts';
import { type Games, type PlaysGame, seedOf } from './work.ts';

/** The hash of the position the recorded actions lead to; nothing when they lead nowhere. */
const reached = (game: AnyGame, { record }: Failure): string => {
  try {
    const pos = startOf(game, record, keyIn(record.key));
    for (const action of record.actions) machineOf(game).apply(pos, action as never);
    return hashOf(pos);
  } catch {
    return '';
  }
};

export const fuzzer =
  (game: AnyGame, plan: Games, scripted: Decide | null): PlaysGame =>
  i => {
    const result = playRandomGame(game, {
      ...agreedFor(game, plan, i),
      seed: seedOf(plan, i),
      every: plan.every,
      most: plan.most,
      ...(scripted !== null && i % 2 === 0 ? { guide: scripted } : {}), // every second game goes deeper
    });
    if ('played' in result) {
      const { actions, winner, by } = result.played;
      return { i, actions, winner, by, tally: null, failure: null };
    }
    const { failure } = result;
    const { property, detail } = failure;
    return {
      i,
      actions: failure.record.actions.length,
      winner: null,
      by: '',
      tally: null,
      failure: { property, detail, file: failureFile(failure, reached(game, failure)) },
    };
  };
