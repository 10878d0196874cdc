/** One match told to everybody: what each reader gets, byte for byte, with the names of persons and match left out. */
import { commitment, keyIn } from '@cuartel/engine';
import type { Pair } from './playing.ts';
import { pairUp } from './playing.ts';
import type { Trial } from './running.ts';

export const READERS = ['north', 'south', 'stranger'] as const;
export type Told = Record<(typeof READERS)[number], string[]>;

/** Matches with the same `key` have the same dice and the same hands. */
export const across = async (server: Trial, key: string, terms: object, play: (pair: Pair) => Promise<void>): Promise<Told> => {
  const [host, guest, stranger] = [await server.guest(), await server.guest(), await server.guest()];
  const pair = await pairUp(host, guest, { spectators: { is: 'delayed', minutes: 0 }, ...terms });
  const { matches, store } = server.house;
  await store.db
    .updateTable('matches')
    .set({ key, commitment: commitment(keyIn(key)) })
    .where('id', '=', pair.id)
    .execute();
  matches.cache.putAway(matches.cache.take(pair.id));
  const names = new Map([[pair.id, 'MATCH']]);
  for (const [name, client] of Object.entries({ NORTH: pair.north, SOUTH: pair.south, STRANGER: stranger })) {
    const me = (await client.me())!;
    names.set(me.id, name).set(me.name, name);
  }
  const told: Told = { north: [], south: [], stranger: [] };
  const nameless = (text: string): string => {
    let out = text;
    for (const [id, name] of names) out = out.replaceAll(id, name);
    return out;
  };
  await matches.visit(pair.id, (_, open) => {
    for (const reader of READERS) {
      // Spectators are told every so often what has come together since: how it was bundled is the machine's affair.
      const bundled = (text: string): string[] => (JSON.parse(text).events ?? [text]).map((one: unknown) => JSON.stringify(one));
      const send = (text: string): void =>
        void told[reader].push(...(reader === 'stranger' ? bundled(nameless(text)) : [nameless(text)]));
      open.watchers.set({ person: reader, words: null, send }, reader === 'stranger' ? null : reader);
    }
  });
  await play(pair);
  server.chores.spectators();
  await matches.visit(pair.id, () => {});
  for (const [reader, client] of [
    ['north', pair.north],
    ['south', pair.south],
    ['stranger', stranger],
  ] as const) {
    const seen = [await client.state(pair.id), await client.match(pair.id)];
    const missed = reader === 'stranger' ? [] : [await client.updates(pair.id, 1), await client.recap(pair.id)];
    told[reader].push(...[...seen, ...missed].map(one => nameless(JSON.stringify(one))));
  }
  return told;
};
