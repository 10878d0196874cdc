/** One worker of the pool: plays the games it is given and reports. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, atRandom, type Decide } from '@cuartel/engine';
import { scriptedOf, takeDown } from '../games.ts';
import { mindFor } from '../ladder/minds.ts';
import { fuzzer } from './fuzz-game.ts';
import { ladderPlayer } from './ladder-game.ts';
import { type Counting, selfPlayer } from './self-game.ts';
import { type Chunk, type Finished, type Games, LANE, type PlaysGame, type Report, type Start } from './work.ts';

const { plan, lanes, lane } = workerData as Start;
const marks = new Int32Array(lanes, lane * LANE.size * 4, LANE.size);
const report = (r: Report): void => parentPort?.postMessage(r);

const playerFor = async (game: AnyGame, p: Games): Promise<PlaysGame> => {
  const scripted = await scriptedOf(game.slug);
  if (p.kind === 'fuzz') return fuzzer(game, p, (scripted?.['scripted'] as Decide | undefined) ?? null);
  const tally = (scripted?.['tally'] as Counting | undefined) ?? null;
  if (p.kind === 'ladder' || p.contest !== undefined) {
    const mind = await mindFor(game.slug);
    const decide = (scripted?.['scripted'] as Decide | undefined) ?? null;
    return ladderPlayer(game, p, mind, decide, p.kind === 'ladder' ? null : tally);
  }
  const decide = p.player === 'scripted' ? (scripted?.['scripted'] as Decide) : atRandom;
  return selfPlayer(game, p, decide, tally);
};

const game = await takeDown(plan.game);
if (game === undefined) throw new Error(`no game ${plan.game}`);
const player = await playerFor(game, plan);

const playAll = ({ from, to }: Chunk): Report => {
  const began = performance.now();
  const done: Finished[] = [];
  for (let i = from; i <= to; i++) {
    Atomics.store(marks, LANE.current, i);
    const result = player(i);
    Atomics.add(marks, LANE.games, 1);
    Atomics.add(marks, LANE.actions, result.actions);
    done.push(result);
    if (result.failure !== null) break;
  }
  Atomics.store(marks, LANE.current, 0);
  return { done, ms: performance.now() - began };
};

parentPort?.on('message', (chunk: Chunk) => {
  try {
    report(playAll(chunk));
  } catch (error) {
    report({ broke: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
