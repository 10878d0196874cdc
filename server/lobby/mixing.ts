/**
 * DICE NOBODY CHOOSES. The key of a match is bound before anybody puts anything in. The host binds his part with the challenge;
 * whoever takes it up puts his in openly, knowing neither the key nor the host's part; only then, knowing the other's, does the
 * host show his. So whoever comes last, even hand in hand with the keeper of the key, had no choice left. Until the host has shown it the match is `mixing`.
 */
import { bindingOf } from '@cuartel/engine';
import { isBot } from '../bots/seat.ts';
import { Fault } from '../protocol/fault.ts';
import { type MatchRow, matchRow } from '../store/matches.ts';
import { type Mix, NO_MIX, readMix, waitsFor } from '../store/mix.ts';
import { type BeginHow, startMatch } from './begin.ts';

export interface MixingHow extends BeginHow {
  tell(person: string, match: string): void;
  /** A match has begun in which a bot holds a seat. */
  botSeated(match: string): void;
}
export interface Mixing {
  /** The other seat is taken (or there is none): begins, or waits for the host to show his part. False: somebody else was first. */
  fill(row: MatchRow, guest: string | null, part: string | undefined): Promise<boolean>;
  /** Somebody shows his part. */
  show(person: string, match: string, part: string): Promise<void>;
  /** The host has lost his part: the match begins without it, with another part of the other player. */
  waive(person: string, match: string): Promise<void>;
  /** The other player leaves before it has begun; the challenge stands open again, or is off. */
  leave(person: string, match: string): Promise<boolean>;
}

export const newMixing = (how: MixingHow): Mixing => {
  const { db } = how.store;
  /** Whoever plays alone or against a bot has done it himself just now. */
  const ring = ({ id, host_id, guest_id }: MatchRow): void => {
    if (guest_id === null || isBot(guest_id)) return;
    how.tell(host_id, id);
    how.tell(guest_id, id);
  };
  const begun = async (row: MatchRow, was: MatchRow): Promise<boolean> => {
    if (!(await startMatch(how, row, was))) return false;
    if (row.guest_id !== null && isBot(row.guest_id)) how.botSeated(row.id);
    ring(row);
    return true;
  };
  /** Waits for one of the two; he is written to if he does not come. */
  const wait = async (row: MatchRow, was: MatchRow, mix: Mix): Promise<boolean> => {
    const at = how.now();
    const person = waitsFor(mix) === 'host' ? row.host_id : (row.guest_id as string);
    const waiting = await db.transaction().execute(async tx => {
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({ status: 'mixing', guest_id: row.guest_id, mix: JSON.stringify(mix), updated_at: at })
        .where('id', '=', row.id)
        .where('status', '=', was.status)
        .where('mix', was.mix === null ? 'is' : '=', was.mix)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      await tx
        .insertInto('jobs')
        .values({
          id: `mix:${row.id}:${at}`,
          kind: 'mix',
          body: JSON.stringify({ match: row.id, person }),
          run_at: at + how.notifyAfter,
          taken_until: 0,
          tries: 0,
        })
        .onConflict(c => c.doNothing())
        .execute();
      return true;
    });
    if (waiting) ring(row);
    return waiting;
  };
  const mixingRow = async (id: string, person: string): Promise<{ row: MatchRow; mix: Mix; as: 'host' | 'guest' }> => {
    const row = await matchRow(db, id);
    const as = row?.host_id === person ? 'host' : row?.guest_id === person ? 'guest' : null;
    if (row === undefined || as === null) throw new Fault('not-found');
    const mix = readMix(row.mix);
    if (row.status !== 'mixing' || mix === null) throw new Fault('taken');
    return { row, mix, as };
  };

  return {
    fill(row, guest, part) {
      const mix: Mix = { ...(readMix(row.mix) ?? NO_MIX), guest: part ?? null, taken: row.guest_id === null && guest !== null };
      const filled = { ...row, guest_id: guest };
      if (mix.bound !== null) return wait(filled, row, mix);
      return begun({ ...filled, mix: part === undefined ? null : JSON.stringify(mix) }, row);
    },
    async show(person, id, part) {
      const { row, mix, as } = await mixingRow(id, person);
      if (waitsFor(mix) !== as) throw new Fault('taken');
      if (as === 'host' && bindingOf(part) !== mix.bound) throw new Fault('bad-part');
      if (!(await begun({ ...row, mix: JSON.stringify({ ...mix, [as]: part } satisfies Mix) }, row))) throw new Fault('taken');
    },
    async waive(person, id) {
      const { row, mix, as } = await mixingRow(id, person);
      if (as !== 'host' || waitsFor(mix) !== 'host') throw new Fault('taken');
      // His own part was known to whoever could know the key: he gives another, so that the host gains nothing by not showing his.
      const waived: Mix = { ...mix, waived: true, guest: null };
      const others = row.guest_id !== null && !isBot(row.guest_id) && mix.guest !== null;
      const done = others ? await wait(row, row, waived) : await begun({ ...row, mix: JSON.stringify(waived) }, row);
      if (!done) throw new Fault('taken');
    },
    async leave(person, id) {
      const row = await matchRow(db, id);
      const mix = readMix(row?.mix ?? null);
      if (row === undefined || mix === null || row.status !== 'mixing' || row.guest_id !== person) return false;
      const open: Mix = { ...mix, guest: null, taken: false };
      // A part that was waived is known to be lost: then it is off for good.
      const again = mix.taken && !mix.waived;
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({
          updated_at: how.now(),
          ...(again ? { status: 'waiting', guest_id: null, mix: JSON.stringify(open) } : { status: 'cancelled' }),
        })
        .where('id', '=', id)
        .where('status', '=', 'mixing')
        .where('guest_id', '=', person)
        .where('mix', '=', row.mix)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      ring(row);
      return true;
    },
  };
};
