/**
 * PLAYS the seats that bots hold. A match has at most one question waiting for the threads, and whoever plays has one
 * turn in the round, however many matches he has. What a bot chose goes the way of every command: checked by the engine, written, told. Nothing is kept here
 * that matters: whoever finds a match waiting for a bot takes it up again.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { offeredAs, type Thought, thoughtOf } from '@cuartel/bots';
import { openThinker, type Thinker } from '@cuartel/bots/node/thinker.ts';
import { actionsAt, countFor } from '@cuartel/engine';
import type { Live } from '../live/live.ts';
import type { LiveMatches } from '../live/matches.ts';
import { Fault } from '../protocol/fault.ts';
import { type BotTurn, waitsForBot, wantedOf } from './asked.ts';
import { isBot } from './seat.ts';
import { newTurns } from './turns.ts';

export interface BotPlayersHow {
  readonly matches: Pick<LiveMatches, 'visit' | 'command'>;
  readonly minds: readonly string[];
  /** Milliseconds after which a thread is given up. */
  readonly patience?: number;
  readonly threads?: number;
  now(): number;
  /** With whom a person shares his turn. */
  turnOf(person: string): Promise<string>;
  complain(error: unknown, about: string): void;
}
export interface BotPlayers {
  /** Something happened in this match: takes it up if a bot is asked. */
  saw(live: Live): void;
  /** Takes the match up whether or not a bot is asked. */
  takeUp(match: string): void;
  /** With whom a person shares his turn. */
  turnOf(person: string): Promise<string>;
  /** What the bot that chose last in this match thought; while it is played, of what its opponent knows to have been done. */
  thought(live: Live): Thought | null;
  /** How many matches are at work, and how often a thread had to be replaced. */
  figures(): { matches: number; replaced: number };
  close(): Promise<void>;
}
type Choice = Extract<BotTurn, { is: 'choice' }>;

export const newBotPlayers = (how: BotPlayersHow): BotPlayers => {
  const { matches } = how;
  const seed = randomBytes(8).toString('hex');
  /** Matches at work; true: look again before leaving off. */
  const working = new Map<string, boolean>();
  /** match -> side -> operation under way */
  const plans = new Map<string, Map<string, string | null>>();
  const thoughts = new Map<string, readonly Thought[]>();
  const places = how.threads ?? Math.max(1, availableParallelism() - 1);
  const turns = newTurns(places);
  const known = new Map<string, string>();
  let thinker: Thinker | null = null;
  let closed = false;

  const turnOf = async (person: string): Promise<string> => {
    const held = known.get(person);
    if (held !== undefined) return held;
    if (known.size > MOST_KNOWN) known.clear();
    const found = await how.turnOf(person);
    known.set(person, found);
    return found;
  };

  /** The threads start with the first question. */
  const threads = (): Thinker =>
    (thinker ??= openThinker({
      minds: how.minds,
      threads: places,
      ...(how.patience === undefined ? {} : { patience: how.patience }),
    }));
  const notes = (match: string): Map<string, string | null> => {
    const held = plans.get(match) ?? new Map();
    plans.set(match, held);
    return held;
  };
  /** The last thoughts are kept, of so many matches. */
  const remember = (match: string, thought: Thought): void => {
    const before = thoughts.get(match) ?? [];
    thoughts.delete(match);
    thoughts.set(match, [...before.filter(one => one.n < thought.n).slice(-MOST_IN_A_ROW), thought]);
    const [oldest] = thoughts.keys();
    if (thoughts.size > MOST_THOUGHTS && oldest !== undefined) thoughts.delete(oldest);
  };
  /** One of the options, whatever becomes of the bot: its choice, the doctrine's first, or the first there is. */
  const chosen = async (match: string, { side, at, job }: Choice) => {
    const { options } = job.seat;
    try {
      const answer = await threads().think(job);
      const { choice } = answer;
      notes(match).set(side, choice.plan);
      const option = offeredAs(options, choice.option);
      if (option !== undefined) {
        remember(match, thoughtOf(thoughts.get(match)?.at(-1) ?? null, side, at + 1, answer));
        return option;
      }
      how.complain(new Error(`${choice.option.do} is not offered`), `bot in match ${match}`);
    } catch (error) {
      how.complain(error, `bot in match ${match}`);
    }
    notes(match).delete(side);
    return options[0];
  };
  const play = async (match: string, wanted: Choice): Promise<void> => {
    const { person, side, at, since } = wanted;
    const still = (): Promise<boolean> => matches.visit(match, live => live.askedSince.get(side)?.seq === since);
    const whose = await matches.visit(match, live => Object.values(live.seats).find(p => !isBot(p)) ?? '');
    // What was taken back while it waited for its turn is not thought about.
    const option = await turns.take(await turnOf(whose), async () =>
      !closed && (await still()) ? chosen(match, wanted) : undefined,
    );
    if (closed || option === undefined) return;
    if (await still()) await matches.command(match, person, { is: 'act', at, do: option.do, with: option.with }, 'en');
  };
  /** One thing after another, until no bot is asked any more. */
  const work = async (match: string): Promise<void> => {
    while (!closed) {
      working.set(match, false);
      const wanted = await matches.visit(match, live => wantedOf(live, side => notes(match).get(side) ?? null, seed, how.now()));
      if (wanted === null) {
        if (working.get(match) !== true) return;
        continue;
      }
      try {
        if (wanted.is === 'answer') await matches.command(match, wanted.person, wanted.command, 'en');
        else await play(match, wanted);
      } catch (error) {
        // Somebody was quicker: the match is looked at again. Anything else waits until it is taken up anew.
        if (!(error instanceof Fault) || !AGAIN.includes(error.code)) throw error;
      }
    }
  };
  const takeUp = (match: string): void => {
    if (closed) return;
    if (working.has(match)) {
      working.set(match, true);
      return;
    }
    working.set(match, false);
    work(match)
      .catch(error => how.complain(error, `bot in match ${match}`))
      .finally(() => working.delete(match));
  };

  return {
    saw(live) {
      const { id } = live.agreed;
      if (live.status === 'over') plans.delete(id);
      else if (waitsForBot(live)) takeUp(id);
    },
    takeUp,
    turnOf,
    thought({ agreed, match, status }) {
      const made = (thoughts.get(agreed.id) ?? []).filter(one => one.n <= countFor(match, one.side));
      const open = ({ side, n }: Thought): boolean => match.marks[actionsAt(match, side, n) - 1]?.only === null;
      return (status === 'over' ? made.at(-1) : made.findLast(open)) ?? null;
    },
    figures: () => ({ matches: working.size, replaced: thinker?.replaced() ?? 0 }),
    async close() {
      closed = true;
      await thinker?.close();
    },
  };
};
const MOST_THOUGHTS = 2_000;
/** Thoughts of one match: a secret choice may have as many steps before its opponent hears of one again. */
const MOST_IN_A_ROW = 12;
const MOST_KNOWN = 5_000;
const AGAIN: readonly string[] = ['stale', 'not-asked', 'over', 'no-such-offer'];
