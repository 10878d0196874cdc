/** Who plays the sides that no person holds. A bot is handed its seat and nothing else; one that is late or breaks plays by the manual. */
import {
  answerAtOnce,
  type Level,
  memoryOf,
  opens,
  type Reasoned,
  seatAt,
  type Task,
  type TaskReply,
} from '@cuartel/bots/index.ts';
import { journalFor, LANGUAGES, type Match, machineOf, type Option } from '@cuartel/engine';
import { fill } from '../sheets.ts';
import { mindFor } from './minds.ts';
import type { SeatedBy } from './protocol.ts';

/** What is waited for beyond a level's own time. */
const GRACE = 4000;
const RANDOM = 'bot:random';

export const levelsOf = async (slug: string): Promise<readonly Level[]> => (await mindFor(slug))?.levels ?? [];
/** `bot`: a sensible one, neither the gentlest nor the strongest. */
const levelFor = async (slug: string, seat: SeatedBy): Promise<Level | null> => {
  const levels = await levelsOf(slug);
  const named = levels.find(level => seat === `bot:${level.id}`);
  return named ?? levels[Math.max(0, levels.length - 2)] ?? null;
};

let thinker: Worker | null = null;
let number = 0;
const think = (job: Task, ms: number): Promise<Reasoned | null> => {
  thinker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const worker = thinker;
  const id = ++number;
  return new Promise(resolve => {
    const done = (answer: Reasoned | null): void => {
      clearTimeout(late);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', broke);
      if (answer === null) {
        worker.terminate();
        if (thinker === worker) thinker = null;
      }
      resolve(answer);
    };
    const hear = ({ data }: MessageEvent<TaskReply>): void => {
      if (data.id === id) done('answer' in data ? data.answer : null);
    };
    const broke = (): void => done(null);
    const late = setTimeout(() => done(null), ms + GRACE);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', broke);
    worker.postMessage({ id, job });
  });
};

export interface Chosen {
  readonly option: Option;
  readonly plan: string | null;
  /** What the bot answered; null: it did not think. */
  readonly answer: Reasoned | null;
}
const atRandom = ({ game, position }: Match, side: string): Chosen | null => {
  const options = machineOf(game).options(position, side) as readonly Option[];
  const option = options[Math.floor(Math.random() * options.length)];
  return option === undefined ? null : { option, plan: null, answer: null };
};

/** What it thought is told in both languages. */
const atOnce = async (job: Task): Promise<Reasoned> => {
  await Promise.all(LANGUAGES.map(language => fill('words', language, job.game)));
  return answerAtOnce(job);
};
export const chosenBy = async (match: Match, side: string, seat: SeatedBy, plan: string | null): Promise<Chosen | null> => {
  const { game, position, record } = match;
  const level = seat === RANDOM ? null : await levelFor(game.slug, seat);
  if (level === null) return atRandom(match, side);
  const memory = memoryOf(game.slug, journalFor(match, side));
  const job: Task = {
    game: game.slug,
    level: level.id,
    seat: seatAt(game, position, side, memory, plan),
    seed: `${Math.random()}|${record.actions.length}`,
    opening: opens(match, side, plan),
  };
  const answer = (await think(job, level.plan)) ?? (await atOnce(job));
  return { option: answer.choice.option, plan: answer.choice.plan, answer };
};
/** What the strongest bot would do in this seat. */
export const advice = async (match: Match, side: string): Promise<Chosen | null> => {
  const levels = await levelsOf(match.game.slug);
  const best = levels[levels.length - 1];
  return best === undefined ? null : chosenBy(match, side, `bot:${best.id}`, null);
};
