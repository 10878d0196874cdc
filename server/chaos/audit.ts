/** After the storm: is everything that was acknowledged in the log, and is every match still a legal game? */
import { countFor, hashOf, replay } from '@cuartel/engine';
import type { ServerSettings } from '../config/settings.ts';
import { loadLive } from '../live/load.ts';
import { seqAt } from '../live/numbers.ts';
import { shelf } from '../shelf/games.ts';
import { openStore } from '../store/store.ts';
import type { Acknowledged } from './table.ts';

export interface Audited {
  readonly acknowledged: number;
  readonly lost: number;
  readonly matches: number;
  readonly events: number;
  readonly faults: readonly string[];
}

export const audit = async (settings: ServerSettings, acknowledged: readonly Acknowledged[]): Promise<Audited> => {
  const store = await openStore(settings);
  const faults: string[] = [];
  let lost = 0;
  const rows = await store.db
    .selectFrom('events')
    .select(['match_id', 'seq', 'kind', 'body'])
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  const matches = await store.db.selectFrom('matches').selectAll().where('status', 'in', ['playing', 'over']).execute();
  for (const match of matches) {
    const mine = rows.filter(r => r.match_id === match.id);
    if (mine.some((r, i) => r.seq !== i + 1) || mine.length !== match.seq)
      faults.push(`match ${match.id}: its events are not numbered 1 to ${match.seq}`);
    const live = await loadLive(store.db, shelf, match.id);
    for (const { host, seq } of acknowledged.filter(one => one.match === match.id)) {
      const side = live.agreed.game.sides.find(s => (live.seats[s] === live.agreed.hostId) === host) ?? null;
      if (seqAt(live, side, seq) === null) lost++;
    }
    if (countFor(live.match, null) !== match.plies)
      faults.push(`match ${match.id}: ${match.plies} actions in the list, ${countFor(live.match, null)} in the log`);
    if (JSON.stringify(live.asked) !== match.asked)
      faults.push(`match ${match.id}: the list and the log do not agree on who is asked`);
    const again = replay(live.agreed.game, live.match.record);
    if ('failed' in again) faults.push(`match ${match.id}: action ${again.failed + 1} was not legal`);
    else if (hashOf(again.match.position) !== hashOf(live.match.position))
      faults.push(`match ${match.id}: its log leads elsewhere`);
  }
  await store.close();
  return { acknowledged: acknowledged.length, lost, matches: matches.length, events: rows.length, faults };
};
