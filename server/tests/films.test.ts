/** Films: a stranger looks at a finished game; nothing of a running one, or of one that is nobody's business, gets out by a link. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@cuartel/client';
import { save } from '@cuartel/engine';
import { afterAll, expect, test } from 'vitest';
import { cleanJpeg } from '../club/films/jpeg.ts';
import { MINUTE } from '../config/time.ts';
import { PICTURE } from '../protocol/films.ts';
import { shelf } from '../shelf/games.ts';
import { onBothStores } from './both.ts';
import { localGame } from './local-game.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';
import { newFolder } from './running.ts';

const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];
const frame = (width: number, height: number): number[] =>
  segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
/** As much of a JPEG as can be told from outside. */
const jpeg = (
  more: readonly number[] = [],
  size: readonly [number, number] = [PICTURE.width, PICTURE.height],
  after: readonly number[] = [],
): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]),
    ...more,
    ...segment(0xdb, [0, 1, 2]),
    ...frame(size[0], size[1]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x12,
    0xff,
    0x00,
    0x34,
    0xff,
    0xd9,
    ...after,
  ]);

test('a picture is kept without what does not belong to it; what is no picture of the right size is refused', () => {
  const secret = [...'GPS 40.4168 -3.7038'].map(letter => letter.charCodeAt(0));
  const told = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
  const clean = cleanJpeg(jpeg([...segment(0xe1, secret), ...segment(0xfe, secret)], undefined, secret));
  expect(clean).not.toBeNull();
  expect(told(clean!)).not.toContain('GPS');
  expect(cleanJpeg(clean!)).toEqual(clean);
  for (const wrong of [
    jpeg([], [1200, 631]),
    jpeg().subarray(0, 20),
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    jpeg(segment(0xc3, secret)),
    Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]),
    new Uint8Array(PICTURE.bytes + 1).fill(0xff),
  ])
    expect(cleanJpeg(wrong)).toBeNull();
});

const PAGE = '<!doctype html><title>table</title>';
const pages = newFolder();
writeFileSync(join(pages, 'index.html'), PAGE);
writeFileSync(join(pages, 'film.js'), '');
afterAll(() => rmSync(pages, { recursive: true, force: true }));

test('every game of the shelf has a board that links can show', () => {
  for (const slug of shelf.keys()) {
    const board = readFileSync(join(import.meta.dirname, '..', 'boards', `${slug}.jpg`));
    expect([slug, cleanJpeg(board)?.length]).toEqual([slug, board.length]);
  }
});

onBothStores({ STATIC_DIR: pages, MODERATORS: 'Film Judge' }, club => {
  let made: Promise<Client> | null = null;
  const judge = () => (made ??= club().member('Film Judge'));
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${club().server.url}${path}`, { headers });

  test('a finished match is looked at without an account, by a link that says what it is', async () => {
    const [ann, bob] = [await club().member('Film <Ann>'.replace(/[<>]/g, '')), await club().member('Film Bob')];
    const pair = await pairUp(ann, bob);
    await playOut(pair, 11);
    const stranger = club().server.newcomer();
    const film = await stranger.film(pair.id);
    expect(film).toMatchObject({ kind: 'match', game: 'six-spaces', picture: false, players: { south: { name: 'Film Bob' } } });
    const record = await stranger.filmRecord(pair.id);
    expect(record).toMatchObject({ cuartel: 'save', game: 'six-spaces' });
    const page = await get(`/film/${pair.id}`, { 'accept-language': 'es-ES' });
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('<meta property="og:image"');
    expect(text).toContain('Film Bob');
    expect(text).toContain('/boards/six-spaces.jpg');
    const board = await get('/boards/six-spaces.jpg');
    expect([board.status, board.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const path of ['/boards/nothing.jpg', '/boards/..%2f..%2fpackage.jpg', '/boards/%2e%2e.jpg'])
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    expect(text).toContain('Ver la partida');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('nothing of a running match, of one without spectators or of one that is watched late gets out by a link', async () => {
    const [cat, dan] = [await club().member('Film Cat'), await club().member('Film Dan')];
    const stranger = await club().server.guest();
    const running = await pairUp(cat, dan, { spectators: { is: 'delayed', minutes: 0 } });
    await stepByHttp(running, chooser(1));
    const hidden = await pairUp(cat, dan, { spectators: { is: 'never' } });
    await hidden.north.command(hidden.id, { is: 'resign' });
    const late = await pairUp(cat, dan, { spectators: { is: 'delayed', minutes: 20 } });
    await late.north.command(late.id, { is: 'resign' });
    const waiting = await cat.create({ game: 'six-spaces', scenario: 'short' });
    for (const id of [running.id, hidden.id, late.id, waiting.match.id]) {
      for (const ask of [() => stranger.film(id), () => stranger.filmRecord(id)])
        await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/not-over|not-found|not-watched/) });
      for (const path of [`/film/${id}`, `/api/v1/films/${id}/picture.jpg`])
        expect((await get(path)).status).toBeGreaterThan(400);
    }
    // Nor to its players while it is played; a hidden one is theirs once it is over.
    for (const player of [cat, dan]) {
      await expect(player.filmRecord(running.id)).rejects.toMatchObject({ code: 'not-over' });
      await expect(player.paintFilm(running.id, jpeg())).rejects.toMatchObject({ code: 'not-found' });
      expect((await player.film(hidden.id)).id).toBe(hidden.id);
    }
    // A picture that was made does not run ahead of the film, nor is it kept on its way to a player for whoever asks next.
    await cat.paintFilm(late.id, jpeg());
    const picture = await get(`/api/v1/films/${late.id}/picture.jpg`, { authorization: `Bearer ${cat.token}` });
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await get(`/api/v1/films/${late.id}/picture.jpg`)).status).toBeGreaterThan(400);
    // To those who look at pictures it does not run ahead either.
    const mod = await judge();
    const waits = async (): Promise<boolean> => (await mod.moderation.pictures()).some(one => one.film === late.id);
    expect(await waits()).toBe(false);
    club().pass(21 * MINUTE);
    // What a browser has drawn nobody has looked at: strangers see the board of the game until somebody has.
    expect(await stranger.film(late.id)).toMatchObject({ picture: false, painted: true });
    expect((await get(`/api/v1/films/${late.id}/picture.jpg`)).status).toBe(404);
    expect((await get(`/api/v1/films/${late.id}/picture.jpg`, { authorization: `Bearer ${dan.token}` })).status).toBe(404);
    expect(await (await get(`/film/${late.id}`)).text()).toContain('/boards/six-spaces.jpg');
    expect(await waits()).toBe(true);
    const shown = await get(`/api/v1/films/${late.id}/picture.jpg`, { authorization: `Bearer ${mod.token}` });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await expect(cat.moderation.pictures()).rejects.toMatchObject({ code: 'not-found' });
    await expect(cat.moderation.do({ is: 'show-picture', film: late.id })).rejects.toMatchObject({ code: 'not-found' });
    await mod.moderation.do({ is: 'show-picture', film: late.id });
    await expect(mod.moderation.do({ is: 'show-picture', film: late.id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await waits()).toBe(false);
    const known = await get(`/api/v1/films/${late.id}/picture.jpg`);
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    expect((await stranger.film(late.id)).picture).toBe(true);
    expect(await (await get(`/film/${late.id}`)).text()).toContain(`/api/v1/films/${late.id}/picture.jpg`);
  });

  test('a game of one’s browser is published once it is over: checked by the rules, named, taken back', async () => {
    const eva = await club().member('Film Eva');
    const match = localGame('a local game');
    const film = await eva.publish({ save: save(match), title: 'A <b>fine</b> game', players: { north: 'My "sister"' } });
    expect(film).toMatchObject({ kind: 'published', by: 'Film Eva', title: 'A <b>fine</b> game' });
    const stranger = club().server.newcomer();
    expect((await stranger.filmRecord(film.id)).position).toBe(JSON.parse(save(match)).position);
    const page = await (await get(`/film/${film.id}`)).text();
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('"sister"');
    expect(await eva.myFilms()).toMatchObject([{ id: film.id, picture: false }]);
    await eva.paintFilm(film.id, jpeg());
    await expect(eva.paintFilm(film.id, jpeg())).rejects.toMatchObject({ code: 'taken' });
    expect((await get(`/api/v1/films/${film.id}/picture.jpg`)).status).toBe(404);
    expect((await get(`/api/v1/films/${film.id}/picture.jpg`, { authorization: `Bearer ${eva.token}` })).status).toBe(200);
    await (await judge()).moderation.do({ is: 'show-picture', film: film.id });
    const painted = await get(`/api/v1/films/${film.id}/picture.jpg`);
    expect([painted.headers.get('content-type'), painted.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ]);
    const other = await club().member('Film Fay');
    await expect(other.removeFilm(film.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(other.paintFilm(film.id, jpeg())).rejects.toMatchObject({ code: 'not-found' });
    await eva.removeFilm(film.id);
    await expect(stranger.film(film.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await get(`/api/v1/films/${film.id}/picture.jpg`)).status).toBe(404);
  });

  test('what is under way, forged, or a match of this server is not published; nor by guests', async () => {
    const gus = await club().member('Film Gus');
    await expect(gus.publish({ save: save(localGame('half a game', 4)) })).rejects.toMatchObject({ code: 'not-over' });
    const forged = save(localGame('forged')).replace('"north"', '"south"');
    await expect(gus.publish({ save: forged })).rejects.toMatchObject({ code: 'bad-save' });
    await expect(gus.publish({ save: save(localGame('seats')), players: { east: 'Nobody' } })).rejects.toMatchObject({
      code: 'bad-message',
    });
    const guest = await club().server.guest();
    await expect(guest.publish({ save: save(localGame('guests')) })).rejects.toMatchObject({ code: 'guests-cannot' });
    // The record of a match nobody else may see does not become public under another name.
    const pair = await pairUp(gus, await club().member('Film Hal'), { spectators: { is: 'never' } });
    await playOut(pair, 21);
    const record = JSON.stringify(await gus.record(pair.id));
    await expect(gus.publish({ save: record })).rejects.toMatchObject({ code: 'bad-save' });
    for (const body of ['not a picture', '{}'])
      await expect(gus.paintFilm(pair.id, Buffer.from(body))).rejects.toMatchObject({ code: 'bad-picture' });
  });

  test('the table may be framed at /embed and nowhere else', async () => {
    const embed = await get('/embed');
    expect([embed.status, await embed.text()]).toEqual([200, PAGE]);
    expect(embed.headers.get('x-frame-options')).toBeNull();
    const policy = embed.headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self'");
    for (const path of ['/', '/index.html', '/embed/', '/api/v1/games', '/film.js']) {
      const { headers } = await get(path);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('whoever leaves takes what he published along', async () => {
    const ivo = await club().member('Film Ivo');
    const film = await ivo.publish({ save: save(localGame('leaving')) });
    expect(((await ivo.exportAll()) as { films: unknown[] }).films).toHaveLength(1);
    const pair = await pairUp(ivo, await club().member('Film Jan'));
    await ivo.command(pair.id, { is: 'resign' });
    // Who looks at links does not make the server play games through.
    const { cache } = club().server.house.matches;
    await club().server.house.matches.visit(pair.id, (_, open) => cache.putAway(open));
    const link = async (): Promise<string> => (await get(`/film/${pair.id}`)).text();
    expect(await link()).toContain('Film Ivo');
    expect((await club().server.newcomer().film(pair.id)).plies).toBe(0);
    expect(cache.open.get(pair.id)?.live ?? null).toBeNull();
    await ivo.deleteAccount('a long way round the ford');
    const text = await link();
    expect(text).not.toContain('Ivo');
    expect(text).toContain('somebody who has left');
    await expect(club().server.newcomer().film(film.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
