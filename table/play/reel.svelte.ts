/** The film that runs, and the ways that are drawn over the map. */
import type { JournalLine } from '../worker/protocol.ts';
import { type FilmStep, filmOf, type Way } from './film.ts';
import type { OpenGame } from './game.svelte.ts';

export interface DrawnWay extends Way {
  /** The step it belongs to; 0: none. */
  readonly n: number;
  readonly state: 'made' | 'now' | 'later';
}
/** Of what has just moved, so many ways are drawn. */
const MOST = 6;

export class Reel {
  readonly #game: () => OpenGame;
  steps = $state.raw<readonly FilmStep[] | null>(null);
  /** Which step is shown, from 0. */
  at = $state(0);
  /** What the others did since: it can be seen again. */
  missed = $derived.by((): readonly FilmStep[] => {
    const game = this.#game();
    return game.sight.question === null || game.sight.lesson ? [] : filmOf(game.others, game.face);
  });
  /** No arrow without a march: of a film in order, else of what has just moved. */
  ways = $derived.by((): readonly DrawnWay[] => {
    const { at, steps } = this;
    if (steps !== null)
      return steps.flatMap(({ ways, n }, i) =>
        ways.map(way => ({ ...way, n, state: i < at ? 'made' : i === at ? 'now' : 'later' })),
      );
    const { face, fresh, past, struck } = this.#game();
    if (struck.size === 0 || past !== null) return [];
    return fresh
      .flatMap((line): DrawnWay[] => {
        const way = face.way?.(line) ?? null;
        return way === null ? [] : [{ ...way, n: 0, state: 'now' }];
      })
      .slice(-MOST);
  });

  constructor(game: () => OpenGame) {
    this.#game = game;
  }
  run(lines: readonly JournalLine[]): void {
    const steps = filmOf(lines, this.#game().face);
    if (steps.length === 0) return;
    this.at = 0;
    this.steps = steps;
  }
  /** What the others did since, from its beginning. */
  again(): void {
    if (this.missed.length > 0) this.run(this.#game().others);
  }
  end(): void {
    const game = this.#game();
    this.steps = null;
    void game.lookAt(game.sight.count);
  }
}
