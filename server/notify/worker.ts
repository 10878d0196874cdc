/** Sends what was planned: one notice for a hand-over, if the person is still asked and still away. */

import type { AnyGame } from '@cuartel/engine';
import type { Kysely } from 'kysely';
import { botAsPerson, isBot } from '../bots/seat.ts';
import { HOUR } from '../config/time.ts';
import type { LiveMatches } from '../live/matches.ts';
import { awayUntil } from '../people/vacation.ts';
import { Fault } from '../protocol/fault.ts';
import type { Shelf } from '../shelf/games.ts';
import { type Job, jobDone, jobFailed, takeJobs } from '../store/jobs.ts';
import { matchRow, peopleNamed } from '../store/matches.ts';
import { readMix, waitsFor } from '../store/mix.ts';
import type { Tables } from '../store/tables.ts';
import { isOfTournament } from '../store/tournaments.ts';
import { planDigest, sendDigest } from './digest.ts';
import { type Letters, wordsFor } from './letters.ts';
import type { Push } from './push.ts';

export interface WorkerHow {
  readonly db: Kysely<Tables>;
  readonly matches: LiveMatches;
  readonly shelf: Shelf;
  readonly letters: Letters;
  readonly push: Push;
  readonly publicUrl: string;
  online(person: string): boolean;
  now(): number;
  complain(error: unknown, about: string): void;
}
interface Planned {
  readonly match: string;
  readonly person: string;
  readonly side?: string;
  readonly since?: number;
  /** Of a reminder: when the time is up. */
  readonly deadline?: number;
}

interface About {
  readonly due: boolean;
  readonly game: AnyGame;
  readonly rivals: readonly string[];
}
const playedOf = (how: WorkerHow, kind: string, { match, person, side, since }: Planned): Promise<About> =>
  how.matches.visit(match, live => ({
    // Asked without a break since the hand-over this was planned for.
    due: kind === 'over' || (live.status === 'playing' && side !== undefined && live.askedSince.get(side)?.seq === since),
    game: live.agreed.game,
    rivals: Object.values(live.seats).filter(p => p !== person),
  }));
/** A match that waits for this person's part of the dice. */
const mixingOf = async (how: WorkerHow, match: string, person: string): Promise<About> => {
  const row = await matchRow(how.db, match);
  const game = how.shelf.get(row?.game ?? '');
  if (row === undefined || game === undefined) throw new Fault('not-found');
  const waits = row.status === 'mixing' ? waitsFor(readMix(row.mix)) : null;
  const rivals = [row.host_id, row.guest_id].flatMap(p => (p === null || p === person ? [] : [p]));
  return { due: (waits === 'host' ? row.host_id : waits === 'guest' ? row.guest_id : null) === person, game, rivals };
};

/** Most reminders are out of date when they come up: seen from the row alone, without fetching the match. */
const isRunningOut = async ({ db }: WorkerHow, { match, side, deadline }: Planned): Promise<boolean> => {
  const row = await matchRow(db, match);
  if (row === undefined || row.status !== 'playing' || row.deadline_at === null) return false;
  return (JSON.parse(row.asked) as string[]).includes(side ?? '') && row.deadline_at <= (deadline ?? 0);
};

export const notify = async (how: WorkerHow, kind: string, planned: Planned): Promise<void> => {
  const { match, person } = planned;
  if (kind === 'remind' && !(await isRunningOut(how, planned))) return;
  const about = kind === 'mix' ? await mixingOf(how, match, person) : await playedOf(how, kind, planned);
  if (!about.due || how.online(person)) return;
  const gone = kind === 'turn' && !(await isOfTournament(how.db, match)) ? await awayUntil(how.db, person, how.now()) : null;
  // Whoever is away need not be told; a match that began since he left learns of it here.
  if (gone !== null) return how.matches.away(match, person, gone);
  const reader = await how.db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', person)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (reader === undefined) return;
  const names = await peopleNamed(how.db, about.rivals);
  const words = wordsFor(reader.language);
  const language = reader.language === 'es' ? 'es' : 'en';
  const { title } = about.game.text[language];
  const [rival = ''] = about.rivals;
  const rivalName = isBot(rival) ? (botAsPerson(about.game.slug, rival).bot?.[language] ?? '') : (names.get(rival)?.name ?? '');
  const notice = {
    ...(kind === 'remind'
      ? words.remind(title, Math.max(1, Math.round(((planned.deadline ?? 0) - how.now()) / HOUR)))
      : words[kind === 'over' ? 'over' : kind === 'mix' ? 'mix' : 'turn'](title, rivalName)),
    url: `${how.publicUrl}/#/match/${match}`,
  };
  await Promise.all([
    reader.push_turns === 1 ? how.push.send(person, notice) : null,
    reader.mail_turns !== 1 || reader.email_confirmed !== 1
      ? null
      : reader.mail_digest === 1 && kind === 'turn'
        ? planDigest(how.db, person, reader.digest_at, how.now())
        : how.letters.turn(reader, notice),
  ]);
};

/** One thing planned, from its taking to its end. */
const work = async (how: WorkerHow, job: Job): Promise<void> => {
  try {
    const planned = JSON.parse(job.body) as Planned;
    await (job.kind === 'digest' ? sendDigest(how, planned.person) : notify(how, job.kind, planned));
    await jobDone(how.db, job.id);
  } catch (error) {
    // A match that is gone, or of other rules, will not come back by waiting.
    if (error instanceof Fault && error.code !== 'unavailable') return jobDone(how.db, job.id);
    how.complain(error, `notice ${job.id}`);
    await jobFailed(how.db, job, how.now());
  }
};

export interface Worker {
  /** Takes up what is due now, beside what is under way already: nobody waits for another's dead screen. */
  begin(): Promise<{ taken: number; done: Promise<unknown> }>;
  /** What is under way is done. */
  settled(): Promise<void>;
}
const MOST_AT_ONCE = 100;
const TAKEN = 20;

export const newWorker = (how: WorkerHow): Worker => {
  const underway = new Set<Promise<void>>();
  return {
    async begin() {
      const jobs = await takeJobs(how.db, how.now(), Math.min(TAKEN, MOST_AT_ONCE - underway.size));
      const done = jobs.map(job => {
        const one = work(how, job)
          .catch(error => how.complain(error, `notice ${job.id}`))
          .finally(() => underway.delete(one));
        underway.add(one);
        return one;
      });
      return { taken: jobs.length, done: Promise.all(done) };
    },
    settled: async () => void (await Promise.all(underway)),
  };
};
