/** Dice nobody can choose: neither player, nor whoever keeps the key, alone or together with one of them. */
import { type Client, type Dicebox, newClient, newDicebox } from '@cuartel/client';
import { bindingOf, type GameRecord, isSound, keyOfDice, lotOf, verify } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelf } from '../shelf/games.ts';
import { letters } from './letters.ts';
import { playLive, playOut } from './playing.ts';
import { open, sendAll, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

interface Somebody {
  readonly client: Client;
  readonly id: string;
  readonly box: Dicebox & { readonly all: Map<string, string> };
}
const newBox = (): Somebody['box'] => {
  const all = new Map<string, string>();
  return { all, held: key => all.get(key) ?? null, keep: (key, value) => void all.set(key, value) };
};
/** Somebody whose program puts parts into the dice. */
const careful = async (box = newBox()): Promise<Somebody> => {
  const client = newClient({ url: server.url, program: true, dice: box });
  return { client, id: (await client.beGuest()).id, box };
};
const six = { game: 'six-spaces', scenario: 'short' };
const game = shelf.get('six-spaces')!;
const recordOf = async (client: Client, id: string): Promise<GameRecord> => (await client.record(id)) as unknown as GameRecord;

test('the host binds, the guest puts in, the host shows: then it begins, and the record proves all of it', async () => {
  const [host, guest] = [await careful(), await careful()];
  const { match } = await host.client.create(six);
  expect(match).toMatchObject({ status: 'waiting', dice: { host: null, guest: null, waits: null } });
  const joined = await guest.client.join(match.id);
  expect(joined).toMatchObject({ status: 'mixing', dice: { host: null, waits: 'host' }, yourTurn: false });
  await expect(guest.client.state(match.id)).rejects.toMatchObject({ code: 'not-started' });
  const seen = await host.client.match(match.id);
  expect(seen).toMatchObject({ status: 'mixing', yourTurn: true, to: { id: guest.id } });
  // The host knows the other's part before he shows his own.
  expect(seen.dice!.guest).toBe(guest.client.keptDice(match.id)!.part);
  const begun = await host.client.mix(seen, host.id);
  expect(begun.status).toBe('playing');
  const parts = [host.client.keptDice(match.id)!.part, guest.client.keptDice(match.id)!.part];
  expect([begun.dice!.host, begun.dice!.guest]).toEqual(parts);
  expect(begun.dice!.bound).toBe(bindingOf(parts[0]!));
  const sides = await host.client.match(match.id);
  await playOut({ id: match.id, north: host.client, south: guest.client }, 5);
  expect(await host.client.verify(match.id)).toMatchObject({ ok: true, promised: true });
  const record = await recordOf(guest.client, match.id);
  for (const part of parts) {
    const found = verify(game, record, sides.commitment, part);
    expect([isSound(found), found.mine]).toEqual([true, true]);
  }
  const info = await guest.client.match(match.id);
  for (const { client } of [host, guest]) expect(client.brokenDice(info)).toEqual([]);
  // Sides by lot come from the same key.
  const lot = game.sides[lotOf(keyOfDice(record), 2)]!;
  expect(info.seats[lot]!.id).toBe(host.id);
});

test('whatever the keeper of the key changes afterwards is seen by one of the two', async () => {
  const [host, guest] = [await careful(), await careful()];
  const { match } = await host.client.create(six);
  const info = await host.client.mix(await guest.client.join(match.id), host.id);
  const hex = 'ab'.repeat(32);
  const dice = info.dice!;
  const broken = (changed: object): string[] =>
    [host, guest].flatMap(({ client }, i) =>
      client.brokenDice({ ...info, ...changed }).map(what => `${i === 0 ? 'host' : 'guest'}: ${what}`),
    );
  expect(broken({})).toEqual([]);
  expect(broken({ commitment: hex })).toEqual(['host: commitment', 'guest: commitment']);
  // Another part of the guest, found by trying when the host's was known.
  expect(broken({ dice: { ...dice, guest: hex } })).toEqual(['host: theirs', 'guest: mine']);
  expect(broken({ dice: { ...dice, host: hex } })).toEqual(['host: mine', 'guest: theirs']);
  // Another part of the host together with what binds it.
  expect(broken({ dice: { ...dice, host: hex, bound: bindingOf(hex) } })).toEqual([
    'host: bound',
    'host: mine',
    'guest: bound',
    'guest: theirs',
  ]);
  expect(broken({ dice: null }).sort()).toEqual([
    'guest: bound',
    'guest: mine',
    'guest: theirs',
    'host: bound',
    'host: mine',
    'host: theirs',
  ]);
});

test('only the host shows the host’s part, once, and only the one he bound', async () => {
  const [host, guest, stranger] = [await careful(), await careful(), await careful()];
  const { match } = await host.client.create(six);
  const show = (who: Somebody, body: object): Promise<[number, string]> =>
    fetch(`${server.url}/api/v1/matches/${match.id}/dice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.client.token}` },
      body: JSON.stringify(body),
    }).then(async answer => [answer.status, ((await answer.json()) as { code?: string }).code ?? 'fine']);
  const part = host.box.held(match.dice!.bound!)!;
  // Before anybody has come, there is nothing to show.
  expect(await show(host, { part })).toEqual([409, 'taken']);
  await guest.client.join(match.id);
  for (const wrong of ['ab'.repeat(32), part.toUpperCase(), `${part}00`, '', 5, [part]])
    expect((await show(host, { part: wrong }))[0], String(wrong)).toBeGreaterThanOrEqual(400);
  expect(await show(host, { part: 'ab'.repeat(32) })).toEqual([409, 'bad-part']);
  expect(await show(guest, { part })).toEqual([409, 'taken']);
  expect(await show(guest, { waive: true })).toEqual([409, 'taken']);
  expect(await show(stranger, { part })).toEqual([404, 'not-found']);
  expect(await show(stranger, { waive: true })).toEqual([404, 'not-found']);
  // Shown many times at once: it begins once.
  const many = await Promise.all(Array.from({ length: 6 }, () => show(host, { part })));
  expect(many.filter(([status]) => status === 200)).toHaveLength(1);
  expect(many.filter(([, code]) => code === 'taken')).toHaveLength(5);
  const { n } = await server.house.store.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(1);
  expect(await show(host, { waive: true })).toEqual([409, 'taken']);
});

test('alone and against a bot one puts in one’s part as well, without noticing', async () => {
  const person = await careful();
  const solo = await person.client.create({ game: 'mosbys-raiders', scenario: 'standard' });
  expect(solo.match.status).toBe('playing');
  const { match } = await person.client.create({ ...six, bot: 'recruit' });
  expect(match).toMatchObject({ status: 'playing', dice: { host: person.client.keptDice(match.id)!.part, guest: null } });
  await playLive(person.client, match.id, 12);
  expect(await person.client.verify(match.id)).toMatchObject({ ok: true });
  // So does the game after it.
  const bound = person.client.bindPart()!;
  await person.client.command(match.id, { is: 'rematch', bound });
  const next = (await person.client.state(match.id)).rematch!.match;
  const waiting = await person.client.match(next);
  expect(waiting).toMatchObject({ status: 'mixing', yourTurn: true });
  expect(await person.client.mix(waiting, person.id)).toMatchObject({ status: 'playing', dice: { bound } });
  await until(
    async () => (await person.client.state(next)).at > 0 || (await person.client.state(next)).question !== null,
    'the next game',
  );
});

test('two pages of one person show the same part at once, and both see that it has begun', async () => {
  const [host, guest] = [await careful(), await careful()];
  const { match } = await host.client.create(six);
  await guest.client.join(match.id);
  const seen = await host.client.match(match.id);
  const both = await Promise.all([1, 2, 3].map(() => host.client.mix(seen, host.id)));
  expect(both.map(info => info.status)).toEqual(['playing', 'playing', 'playing']);
});

test('programs that put nothing in play as before; whoever does is protected as far as he can be', async () => {
  const [plain, other, keen] = [await server.guest(), await server.guest(), await careful()];
  const bare = await plain.create(six);
  expect((await other.join(bare.match.id)).status).toBe('playing');
  expect((await plain.match(bare.match.id)).dice).toBeNull();
  await plain.command(bare.match.id, { is: 'resign' });
  expect((await recordOf(plain, bare.match.id)).mix).toBeUndefined();
  // A guest alone.
  const one = await plain.create(six);
  expect(await keen.client.join(one.match.id)).toMatchObject({
    status: 'playing',
    dice: { bound: null, guest: keen.client.keptDice(one.match.id)!.part },
  });
  // A host alone.
  const two = await keen.client.create(six);
  expect((await other.join(two.match.id)).status).toBe('mixing');
  expect(await keen.client.mix(await keen.client.match(two.match.id), keen.id)).toMatchObject({
    status: 'playing',
    dice: { guest: null },
  });
});

test('a host who has lost his part does without; the other gives another, so that nobody gains by losing it', async () => {
  const [host, guest] = [await careful(), await careful()];
  const { match } = await host.client.create({ ...six, side: 'north' });
  await guest.client.join(match.id);
  const first = guest.client.keptDice(match.id)!.part;
  // From another device: the part is not there.
  const elsewhere = newClient({ url: server.url, program: true, token: host.client.token!, dice: newDicebox() });
  const seen = await elsewhere.match(match.id);
  expect((await elsewhere.mix(seen, host.id)).status).toBe('mixing');
  expect(await elsewhere.waive(match.id)).toMatchObject({
    status: 'mixing',
    dice: { waived: true, waits: 'guest', guest: null },
  });
  // The host’s part is of no use any more.
  expect(await host.client.mix(seen, host.id)).toMatchObject({ status: 'mixing', dice: { waived: true, host: null } });
  const info = await guest.client.mix(await guest.client.match(match.id), guest.id);
  expect(info).toMatchObject({ status: 'playing', dice: { waived: true, host: null } });
  expect(info.dice!.guest).not.toBe(first);
  expect(guest.client.brokenDice(info)).toEqual([]);
  await guest.client.command(match.id, { is: 'resign' });
  const record = await recordOf(guest.client, match.id);
  expect(record.mix).toEqual([
    { by: 'host', part: null, bound: info.dice!.bound },
    { by: 'guest', part: info.dice!.guest, bound: null },
  ]);
  expect(isSound(verify(game, record, info.commitment, info.dice!.guest!))).toBe(true);
  // Against a bot there is nobody to ask.
  const bot = await server.guest();
  const made = (await (
    await fetch(`${server.url}/api/v1/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bot.token}` },
      body: JSON.stringify({ ...six, bot: 'recruit', dice: { bound: 'cd'.repeat(32) } }),
    })
  ).json()) as { match: { id: string; status: string } };
  expect(made.match.status).toBe('mixing');
  expect((await bot.waive(made.match.id)).status).toBe('playing');
});

test('a server that asks again and again for parts gets no choice of them', async () => {
  const { guestsPart, hostsPart, bindPart, keptOf } = await import('@cuartel/client/dice.ts');
  const box = newBox();
  const hex = (n: number): string => String(n).repeat(64).slice(0, 64);
  const told = (more: object) => ({
    id: 'm'.repeat(16),
    commitment: hex(1),
    dice: { bound: hex(2), host: null, guest: null, waived: false, waits: null, ...more },
  });
  const first = guestsPart(box, told({}));
  expect(guestsPart(box, told({}))).toBe(first);
  const second = guestsPart(box, told({ waived: true, waits: 'guest' }));
  expect(second).not.toBe(first);
  for (let i = 0; i < 5; i++) expect(guestsPart(box, told({ waived: true, waits: 'guest' }))).toBe(second);
  // What was promised first stays what is compared, whatever is said later.
  guestsPart(box, { ...told({ waived: true }), commitment: hex(9) });
  expect(keptOf(box, 'm'.repeat(16))).toMatchObject({ commitment: hex(1), bound: hex(2), part: second });
  // The host shows his against one part of the other player.
  const mine = bindPart(box);
  const host = { id: 'h'.repeat(16), commitment: hex(3) };
  const shown = { bound: mine, host: null, waived: false, waits: 'host' as const };
  const part = hostsPart(box, { ...host, dice: { ...shown, guest: hex(4) } });
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(hostsPart(box, { ...host, dice: { ...shown, guest: hex(4) } })).toBe(part);
  expect(hostsPart(box, { ...host, dice: { ...shown, guest: hex(5) } })).toBeNull();
  expect(hostsPart(box, { ...host, dice: { ...shown, bound: hex(6), guest: hex(4) } })).toBeNull();
});

test('whoever has taken it up may leave before it begins: an open challenge stands open again, one made to him is off', async () => {
  const [host, fickle, other] = [await careful(), await careful(), await careful()];
  const { match } = await host.client.create(six);
  await fickle.client.join(match.id);
  await expect(other.client.join(match.id)).rejects.toMatchObject({ code: 'taken' });
  await expect(other.client.cancel(match.id)).rejects.toMatchObject({ code: 'not-found' });
  const stale = await host.client.match(match.id);
  await fickle.client.cancel(match.id);
  expect(await other.client.match(match.id)).toMatchObject({
    status: 'waiting',
    to: null,
    dice: { guest: null, bound: stale.dice!.bound },
  });
  await other.client.join(match.id);
  // The host shows his part to whoever sits there now, not to whoever sat there when he looked.
  const begun = await host.client.mix(await host.client.match(match.id), host.id);
  expect(
    Object.values(begun.seats)
      .map(p => p.id)
      .sort(),
  ).toEqual([host.id, other.id].sort());
  expect(begun.dice!.guest).toBe(other.client.keptDice(match.id)!.part);

  const member = server.newcomer();
  await member.signUp({ name: 'Asked for', password: 'a long way round the ford' });
  const asked = await host.client.create({ ...six, to: 'Asked for' });
  await member.join(asked.match.id);
  await member.cancel(asked.match.id);
  expect((await host.client.match(asked.match.id)).status).toBe('cancelled');
  // The host may call it off as well; the other is told.
  const third = await host.client.create(six);
  await fickle.client.join(third.match.id);
  await host.client.cancel(third.match.id);
  expect((await fickle.client.match(third.match.id)).status).toBe('cancelled');
});

test('somebody leaves and another comes while the host shows his part: it begins with neither mixed up', async () => {
  for (let i = 0; i < 12; i++) {
    const [host, a, b] = [await careful(), await careful(), await careful()];
    const { match } = await host.client.create(six);
    await a.client.join(match.id);
    const seen = await host.client.match(match.id);
    await Promise.allSettled([
      host.client.mix(seen, host.id),
      a.client.cancel(match.id).then(() => b.client.join(match.id)),
      b.client.join(match.id),
    ]);
    // A part that was shown when another sat there is not shown again: then it begins without.
    const now = await host.client.match(match.id);
    if (now.status === 'mixing' && (await host.client.mix(now, host.id)).status === 'mixing') {
      expect(now.dice!.guest).not.toBe(seen.dice!.guest);
      await host.client.waive(match.id);
      await b.client.mix(await b.client.match(match.id), b.id);
    }
    const info = await host.client.match(match.id);
    if (info.status !== 'playing') continue;
    if (!info.dice!.waived) expect(host.client.brokenDice(info)).toEqual([]);
    const rival = Object.values(info.seats).find(p => p.id !== host.id)!.id;
    const mine = (rival === a.id ? a : b).client.keptDice(match.id)!.part;
    expect([info.to!.id, info.dice!.guest]).toEqual([rival, mine]);
  }
});

test('a match that waits for dice counts as open, stands in both lists, and ends with its people', async () => {
  const strict = await trial({ CHALLENGES_PER_PERSON: '1', OPEN_MATCHES_PER_PERSON: '1' });
  const of = async (): Promise<Somebody> => {
    const box = newBox();
    const client = newClient({ url: strict.url, program: true, dice: box });
    return { client, id: (await client.beGuest()).id, box };
  };
  const [host, guest] = [await of(), await of()];
  const { match } = await host.client.create(six);
  await guest.client.join(match.id);
  for (const { client } of [host, guest]) {
    expect((await client.myMatches()).map(m => m.id)).toEqual([match.id]);
    await expect(client.create(six)).rejects.toMatchObject({ code: 'limit' });
  }
  expect((await guest.client.challenges()).map(c => c.id)).toEqual([]);
  await guest.client.deleteAccount();
  expect((await host.client.match(match.id)).status).toBe('cancelled');
  await strict.end();
});

test('a host who is away is written to, once, and his bell rings when he is here', async () => {
  const box = newBox();
  const client = newClient({ url: server.url, program: true, dice: box });
  const email = 'host@example.org';
  const me = await client.signUp({ name: 'Host away', password: 'a long way round the ford', email, language: 'es' });
  await until(() => letters(server.folder, email).length === 1, 'the letter to confirm');
  await client.confirm(/#\/confirm\/([\w-]{32})/.exec(letters(server.folder, email)[0]!)![1]!);
  const guest = await careful();
  const { match } = await client.create(six);
  await guest.client.join(match.id);
  await sendAll(server);
  const [, told] = letters(server.folder, email);
  expect(told).toContain(`/#/match/${match.id}`);
  expect(told).toMatch(/han aceptado|ha aceptado/);
  expect(letters(server.folder, email)).toHaveLength(2);
  await client.mix(await client.match(match.id), me.id);
  const second = await client.create(six);
  const rung: string[] = [];
  const live = client.live({ words: null, open, onMine: id => rung.push(id) });
  await until(() => server.house.presence.online(me.id));
  await guest.client.join(second.match.id);
  await until(() => rung.includes(second.match.id), 'the bell');
  live.close();
});

test('what was played with parts is not taken over as a game of one’s own', async () => {
  const [host, guest] = [await careful(), await careful()];
  const { match } = await host.client.create(six);
  await host.client.mix(await guest.client.join(match.id), host.id);
  await host.client.command(match.id, { is: 'resign' });
  const text = JSON.stringify(await host.client.record(match.id));
  await expect(guest.client.bring({ save: `${text}\n`, side: 'north', bot: 'recruit' })).rejects.toMatchObject({
    code: 'bad-save',
    detail: { why: 'dice' },
  });
});
