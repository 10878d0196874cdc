import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pairUp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

/** A browser: it has a cookie and an origin. */
const browser = () => {
  let cookie = '';
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: { code?: string } & Record<string, unknown>; headers: Headers }> => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        origin: server.url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) cookie = set.split(';')[0]!;
    return { status: response.status, body: (await response.json()) as never, headers: response.headers };
  };
};
/** The letters to an address, with their soft line breaks joined; they are written in the background. */
const lettersTo = (address: string): string[] => {
  const folder = join(server.folder, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(f => f.endsWith('.eml'))
    .sort()
    .map(f => readFileSync(join(folder, f), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
    .filter(text => text.toLowerCase().includes(`to: ${address}`));
};
const letter = async (address: string, about: RegExp): Promise<string> => {
  const found = (): string | undefined => lettersTo(address).findLast(text => about.test(text));
  await until(() => found() !== undefined, `a letter to ${address}`);
  return found()!;
};

test('the cookie of a session is HttpOnly and SameSite, secure where the address is; the store keeps neither token nor password', async () => {
  const ask = browser();
  const { status, headers, body } = await ask('POST', '/sign-up', { name: 'Belisario', password: 'a long password' });
  expect(status).toBe(200);
  const cookie = headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^cuartel=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  const dump = JSON.stringify([
    await server.house.store.db.selectFrom('sessions').selectAll().execute(),
    await server.house.store.db.selectFrom('people').selectAll().execute(),
  ]);
  // No script of a page is told what the cookie holds.
  expect(body.token).toBeNull();
  expect(dump).not.toContain(cookie.slice(8, 40));
  expect(dump).not.toContain('a long password');
  expect(dump).toContain('$argon2id$');
  const secure = await trial({ PUBLIC_URL: 'https://play.example' });
  const response = await fetch(`${secure.url}/api/v1/guest`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: 'https://play.example' },
  });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-cuartel=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  await secure.end();
});

test('changes by cookie need the token of the session and come from no other site', async () => {
  const ask = browser();
  await ask('POST', '/guest', {});
  const { body } = await ask('GET', '/me');
  const csrf = { 'x-csrf-token': String(body.csrf) };
  const wanted = { game: 'six-spaces', scenario: 'short' };
  expect(await ask('POST', '/matches', wanted)).toMatchObject({ status: 403, body: { code: 'csrf' } });
  expect(await ask('POST', '/matches', wanted, { 'x-csrf-token': 'x' })).toMatchObject({ status: 403, body: { code: 'csrf' } });
  expect(await ask('POST', '/matches', wanted, { ...csrf, origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    body: { code: 'foreign-origin' },
  });
  expect(await ask('POST', '/matches', wanted, { ...csrf, 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
    body: { code: 'foreign-origin' },
  });
  expect(await ask('POST', '/sign-in', { name: 'x', password: 'y' }, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    body: { code: 'foreign-origin' },
  });
  expect(await ask('POST', '/matches', wanted, csrf)).toMatchObject({ status: 200 });
});

test('every answer carries the headers that keep foreign scripts and frames out', async () => {
  for (const path of ['/healthz', '/api/v1/games', '/nothing']) {
    const { headers } = await fetch(`${server.url}${path}`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('names are one to a person, however they are written', async () => {
  await server.newcomer().signUp({ name: 'José Arcadio', password: 'a long password' });
  for (const name of ['josé arcadio', 'JOSÉ.ARCADIO', 'José-Arcadio'])
    await expect(server.newcomer().signUp({ name, password: 'a long password' })).rejects.toMatchObject({ code: 'name-taken' });
  for (const name of [
    'ab',
    'x'.repeat(25),
    '<b>bold</b>',
    "Robert'); DROP TABLE people;--",
    'a\u202eb c',
    '  ',
    'double  space',
    'null\u0000byte',
  ])
    await expect(server.newcomer().signUp({ name, password: 'a long password' })).rejects.toMatchObject({ code: 'bad-message' });
  await expect(server.newcomer().signUp({ name: 'Short', password: '1234567' })).rejects.toMatchObject({ code: 'bad-message' });
});

test('a wrong password and an unknown name are answered alike', async () => {
  await server.newcomer().signUp({ name: 'Remedios', password: 'a long password' });
  const failures = await Promise.allSettled([
    server.newcomer().signIn('Remedios', 'wrong password'),
    server.newcomer().signIn('Nobody at all', 'wrong password'),
  ]);
  for (const failure of failures) expect(failure).toMatchObject({ status: 'rejected', reason: { code: 'wrong-password' } });
  expect((await server.newcomer().signIn('remedios', 'a long password')).name).toBe('Remedios');
});

test('changing the password ends every other session', async () => {
  const [here, there] = [server.newcomer(), server.newcomer()];
  await here.signUp({ name: 'Amaranta', password: 'a long password' });
  await there.signIn('Amaranta', 'a long password');
  expect(await here.sessions()).toHaveLength(2);
  await expect(here.changePassword('not this', 'another password')).rejects.toMatchObject({ code: 'wrong-password' });
  await here.changePassword('a long password', 'another password');
  expect(await there.me()).toBeNull();
  expect((await here.me())?.name).toBe('Amaranta');
  await expect(server.newcomer().signIn('Amaranta', 'a long password')).rejects.toMatchObject({ code: 'wrong-password' });
});

test('an address is confirmed by letter; a forgotten password is chosen anew by letter, once', async () => {
  const client = server.newcomer();
  const email = 'ursula@example.org';
  await client.signUp({ name: 'Úrsula', password: 'a long password', email, language: 'es' });
  const first = await letter(email, /#\/confirm\//);
  await client.forgot('Úrsula');
  await client.confirm(/#\/confirm\/([\w-]{32})/.exec(first)![1]!);
  expect((await client.me())?.emailConfirmed).toBe(true);
  // Asked for before it was confirmed: no letter went there.
  expect(lettersTo(email)).toHaveLength(1);
  await client.forgot(email);
  const token = /#\/reset\/([\w-]{32})/.exec(await letter(email, /#\/reset\//))![1]!;
  expect(await server.newcomer().forgot('nobody@example.org')).toEqual({ ok: true });
  // Asked again at once, the first letter still holds and no second one is sent.
  await client.forgot(email);
  await server.newcomer().reset({ token, password: 'the new password' });
  expect(lettersTo(email)).toHaveLength(2);
  await expect(server.newcomer().reset({ token, password: 'once more please' })).rejects.toMatchObject({ code: 'bad-token' });
  expect(await client.me()).toBeNull();
  expect((await server.newcomer().signIn(email, 'the new password')).name).toBe('Úrsula');
});

test('an address belongs to whoever confirms it: naming it first neither keeps its owner out nor tells that he is here', async () => {
  const [squatter, owner, later] = [server.newcomer(), server.newcomer(), server.newcomer()];
  const email = 'fernanda@example.org';
  await squatter.signUp({ name: 'Squatter', password: 'a long password', email });
  await owner.signUp({ name: 'Fernanda', password: 'a long password', email: 'Fernanda@example.org' });
  const tokens = (): string[] => lettersTo(email).flatMap(text => /#\/confirm\/([\w-]{32})/.exec(text)?.[1] ?? []);
  await until(() => tokens().length === 2, 'both letters');
  const mine = lettersTo(email).find(text => text.includes('Hello Fernanda'))!;
  await owner.confirm(/#\/confirm\/([\w-]{32})/.exec(mine)![1]!);
  const theirs = tokens().find(token => !mine.includes(token))!;
  await expect(squatter.confirm(theirs)).rejects.toMatchObject({ code: 'email-taken' });
  expect((await server.newcomer().signIn(email, 'a long password')).name).toBe('Fernanda');
  // Whoever asks is answered as for any other address; only the owner is told, by letter.
  expect((await later.signUp({ name: 'Later', password: 'a long password', email })).emailConfirmed).toBe(false);
  expect(await letter(email, /somebody who calls himself Later/)).not.toMatch(/#\/confirm/);
});

test('an address is moved by its owner, who knows the password, and not by the hundred', async () => {
  const client = server.newcomer();
  await client.signUp({ name: 'Petra Cotes', password: 'a long password' });
  await expect(client.change({ email: 'a@example.org' })).rejects.toMatchObject({ code: 'wrong-password' });
  await expect(client.change({ email: 'a@example.org', password: 'guessed it' })).rejects.toMatchObject({
    code: 'wrong-password',
  });
  const password = 'a long password';
  for (let i = 0; i < 3; i++) await client.change({ email: `petra${i}@example.org`, password });
  await expect(client.change({ email: 'victim@example.org', password })).rejects.toMatchObject({ code: 'too-many' });
  for (const email of [
    'a@example.org\r\nBcc: all@example.org',
    'a@example.org, b@example.org',
    '"a b"@example.org',
    'a@b\u0000.org',
  ])
    await expect(server.newcomer().signUp({ name: 'Injector', password, email })).rejects.toMatchObject({ code: 'bad-message' });
});

test('a letter that cannot be sent tells nothing: the answers are the same, and the account is there', async () => {
  const deaf = await trial({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const client = deaf.newcomer();
  expect((await client.signUp({ name: 'Arcadio', password: 'a long password', email: 'arcadio@example.org' })).name).toBe(
    'Arcadio',
  );
  await deaf.house.store.db.updateTable('people').set({ email_confirmed: 1, email_key: 'arcadio@example.org' }).execute();
  expect([await client.forgot('Arcadio'), await client.forgot('Nobody')]).toEqual([{ ok: true }, { ok: true }]);
  await deaf.end();
});

test('a reset asked for before the password was changed opens nothing afterwards', async () => {
  const client = server.newcomer();
  const email = 'visitacion@example.org';
  await client.signUp({ name: 'Visitación', password: 'a long password', email });
  await client.confirm(/#\/confirm\/([\w-]{32})/.exec(await letter(email, /#\/confirm\//))![1]!);
  await client.forgot('Visitación');
  const token = /#\/reset\/([\w-]{32})/.exec(await letter(email, /#\/reset\//))![1]!;
  await client.changePassword('a long password', 'another password');
  await expect(server.newcomer().reset({ token, password: 'the thief was here' })).rejects.toMatchObject({ code: 'bad-token' });
});

test('sockets end with their session, even when this process was not told of its end', async () => {
  const [here, there] = [server.newcomer(), server.newcomer()];
  await here.signUp({ name: 'Santa Sofía', password: 'a long password' });
  await there.signIn('Santa Sofía', 'a long password');
  const me = (await here.me())!.id;
  const lines: boolean[] = [];
  const live = there.live({ words: null, open, onLine: on => lines.push(on) });
  await until(() => server.house.sockets.count(me) === 1, 'the socket');
  await here.changePassword('a long password', 'another password');
  await until(() => server.house.sockets.count(me) === 0, 'the end of the socket');
  live.close();
  const again = here.live({ words: null, open });
  await until(() => server.house.sockets.count(me) === 1, 'another socket');
  await server.chores.sessions();
  expect(server.house.sockets.count(me)).toBe(1);
  // As another process would: the row is gone, and the notice was lost.
  await server.house.store.db.deleteFrom('sessions').where('person_id', '=', me).execute();
  await server.chores.sessions();
  await until(() => server.house.sockets.count(me) === 0, 'the end of the other socket');
  again.close();
});

test('a guest makes an account and keeps his matches', async () => {
  const guest = await server.guest();
  const { match } = await guest.create({ game: 'six-spaces', scenario: 'short' });
  expect(await guest.claim({ name: 'Melquíades', password: 'a long password' })).toMatchObject({
    name: 'Melquíades',
    guest: false,
  });
  expect((await guest.myMatches()).map(m => m.id)).toContain(match.id);
  await expect(guest.claim({ name: 'Again', password: 'a long password' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('one takes everything along, and leaves nothing behind', async () => {
  const [client, rival] = [server.newcomer(), await server.guest()];
  await client.signUp({ name: 'Pilar Ternera', password: 'a long password', email: 'pilar@example.org' });
  const pair = await pairUp(client, rival);
  await client.command(pair.id, { is: 'chat', text: 'my secret words' });
  await client.writeNotes(pair.id, 'my notes');
  await client.command(pair.id, { is: 'act', at: 0, do: 'nothing' });
  await rival.command(pair.id, { is: 'act', at: 1, do: 'nothing' });
  const all = JSON.stringify(await client.exportAll());
  for (const part of ['Pilar Ternera', 'pilar@example.org', 'my secret words', 'my notes', pair.id, 'signed-up'])
    expect(all).toContain(part);
  expect(((await client.exportAll()) as { decisions: unknown[] }).decisions).toMatchObject([
    { match: pair.id, side: 'north', do: 'nothing' },
  ]);
  expect(all).not.toContain('$argon2id$');
  await expect(client.deleteAccount('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
  await client.deleteAccount('a long password');
  expect(await client.me()).toBeNull();
  const state = await rival.state(pair.id);
  expect(state.standing.result).toEqual({ winner: 'south', by: 'resigned' });
  expect(JSON.stringify(state)).not.toMatch(/Pilar|secret words/);
  const { db } = server.house.store;
  const left = JSON.stringify([
    await db.selectFrom('people').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
    await db.selectFrom('notes').selectAll().execute(),
  ]);
  expect(left).not.toMatch(/Pilar|pilar@|secret words|my notes/);
  await expect(rival.profile('Pilar Ternera')).rejects.toMatchObject({ code: 'not-found' });
  await server.newcomer().signUp({ name: 'Pilar Ternera', password: 'a long password' });
});

test('the audit log tells what was done to accounts, and for how long', async () => {
  const { db } = server.house.store;
  const deeds = new Set((await db.selectFrom('audit').select('what').execute()).map(r => r.what));
  for (const what of [
    'signed-up',
    'guest',
    'signed-in',
    'sign-in-failed',
    'password-changed',
    'reset-asked',
    'reset',
    'email-confirmed',
    'exported',
    'deleted',
    'claimed',
  ])
    expect(deeds).toContain(what);
  await db.insertInto('audit').values({ at: 1, person_id: null, what: 'old', address: '', about: '{}' }).execute();
  await server.chores.cleaning();
  expect(await db.selectFrom('audit').select('id').where('what', '=', 'old').execute()).toEqual([]);
});

test('an idle guest is removed; one who plays is not', async () => {
  const [idle, busy, other] = [await server.guest(), await server.guest(), await server.guest()];
  await pairUp(busy, other);
  const { db } = server.house.store;
  const ids = [(await idle.me())!.id, (await busy.me())!.id];
  await db.updateTable('people').set({ seen_at: 1 }).where('id', 'in', ids).execute();
  await server.chores.cleaning();
  expect(await idle.me()).toBeNull();
  expect((await busy.me())?.id).toBe(ids[1]);
});

test('limits hold for an address: requests, sign-ins, new people', async () => {
  const strict = await trial({ SIGN_INS_PER_MINUTE: '3', NEW_PEOPLE_PER_HOUR: '2', RATE_PER_MINUTE: '30' });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => strict.newcomer().signIn('nobody', 'wrong password')));
  expect(tries.map(t => (t as PromiseRejectedResult).reason.code).sort()).toEqual([
    'too-many',
    'too-many',
    'wrong-password',
    'wrong-password',
    'wrong-password',
  ]);
  const guests = await Promise.allSettled(Array.from({ length: 4 }, () => strict.guest()));
  expect(guests.filter(g => g.status === 'fulfilled')).toHaveLength(2);
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => strict.newcomer().games()));
  expect(asked.some(a => a.status === 'rejected' && a.reason.code === 'too-many')).toBe(true);
  expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
  await strict.end();
});
