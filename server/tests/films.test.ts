/** Films: a stranger looks at a finished game; nothing of a running one, or of one that is nobody's business, gets out by a link. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { save } from '@cuartel/engine';
import { afterAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../config/time.ts';
import { PICTURE } from '../protocol/films.ts';
import { shelf } from '../shelf/games.ts';
import { onBothStores } from './both.ts';
import { DRAWN, drawingOf, sizeOf } from './drawing.ts';
import { localGame } from './local-game.ts';
import { chooser, pairUp, playOut, stepByHttp } from './playing.ts';
import { newFolder } from './running.ts';

const PAGE = '<!doctype html><title>table</title>';
const pages = newFolder();
writeFileSync(join(pages, 'index.html'), PAGE);
writeFileSync(join(pages, 'film.js'), '');
afterAll(() => rmSync(pages, { recursive: true, force: true }));

test('every game of the shelf has a board that links can show', () => {
  for (const slug of shelf.keys()) {
    const board = readFileSync(join(import.meta.dirname, '..', 'boards', `${slug}.jpg`));
    expect([slug, sizeOf(board)]).toEqual([slug, [PICTURE.width, PICTURE.height]]);
    expect(board.length).toBeLessThan(PICTURE.bytes);
  }
});

const drawing = drawingOf(DRAWN);
afterAll(() => rmSync(drawing, { recursive: true, force: true }));

onBothStores({ STATIC_DIR: pages, PICTURES_DIR: drawing, MODERATORS: 'Film Judge' }, club => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${club().server.url}${path}`, { headers });

  test('a finished match is looked at without an account, by a link that says what it is', async () => {
    const [ann, bob] = [await club().member('Film <Ann>'.replace(/[<>]/g, '')), await club().member('Film Bob')];
    const pair = await pairUp(ann, bob);
    await playOut(pair, 11);
    const stranger = club().server.newcomer();
    const film = await stranger.film(pair.id);
    expect(film).toMatchObject({ kind: 'match', game: 'six-spaces', players: { south: { name: 'Film Bob' } } });
    const record = await stranger.filmRecord(pair.id);
    expect(record).toMatchObject({ cuartel: 'save', game: 'six-spaces' });
    const page = await get(`/film/${pair.id}`, { 'accept-language': 'es-ES' });
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('<meta property="og:image"');
    expect(text).toContain('Film Bob');
    expect(text).toContain(`/api/v1/films/${pair.id}/picture.jpg?language=es`);
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
      expect((await player.film(hidden.id)).id).toBe(hidden.id);
    }
    // Not even its players are given the picture of what strangers may not see: it would be kept on its way for whoever asks next.
    for (const id of [late.id, hidden.id])
      expect((await get(`/api/v1/films/${id}/picture.jpg`, { authorization: `Bearer ${cat.token}` })).status).toBeGreaterThan(
        400,
      );
    club().pass(21 * MINUTE);
    const known = await get(`/api/v1/films/${late.id}/picture.jpg?language=es`);
    expect([known.status, known.headers.get('content-type'), known.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400',
    ]);
    const jpeg = Buffer.from(await known.arrayBuffer());
    expect(sizeOf(jpeg)).toEqual([PICTURE.width, PICTURE.height]);
    // It is drawn once, and kept for a while.
    const { db } = club().server.house.store;
    const kept = () => db.selectFrom('drawings').select(['language', 'jpeg']).where('film_id', '=', late.id).execute();
    expect((await kept()).map(row => [row.language, Buffer.from(row.jpeg).equals(jpeg)])).toEqual([['es', true]]);
    await db
      .updateTable('drawings')
      .set({ jpeg: Buffer.from('kept') })
      .where('film_id', '=', late.id)
      .execute();
    expect(await (await get(`/api/v1/films/${late.id}/picture.jpg?language=es`)).text()).toBe('kept');
    expect((await get(`/api/v1/films/${late.id}/picture.jpg?language=fr`)).status).toBe(400);
    club().pass(31 * DAY);
    await club().server.chores.cleaning();
    expect(await kept()).toEqual([]);
  });

  test('nobody gives a film a picture of his own', async () => {
    const kim = await club().member('Film Kim');
    const film = await kim.publish({ save: save(localGame('no picture')) });
    for (const method of ['PUT', 'POST'])
      expect(
        (
          await fetch(`${club().server.url}/api/v1/films/${film.id}/picture`, {
            method,
            headers: { authorization: `Bearer ${kim.token}`, 'content-type': 'image/jpeg' },
            body: Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
          })
        ).status,
      ).toBeGreaterThanOrEqual(400);
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
    expect(await eva.myFilms()).toMatchObject([{ id: film.id }]);
    const painted = await get(`/api/v1/films/${film.id}/picture.jpg`);
    expect([painted.headers.get('content-type'), painted.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ]);
    const other = await club().member('Film Fay');
    await expect(other.removeFilm(film.id)).rejects.toMatchObject({ code: 'not-found' });
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
