/**
 * The addresses people share. `/film/ID` tells those who make previews of links what it is, and leads everybody else to the film;
 * `/embed` is the table, allowed into the pages of others, where it shows films and nothing else.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { findFilm } from '../club/films/film.ts';
import { Fault } from '../protocol/fault.ts';
import { type Film, PICTURE } from '../protocol/films.ts';
import { Id, Slug } from '../protocol/words.ts';
import type { House } from './house.ts';
import { type App, limited } from './routes/route.ts';

/** Boards of games as links show them, drawn by the table itself; they come with the server. */
const boardOf = (game: string): string => join(import.meta.dirname, '..', 'boards', `${game}.jpg`);

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const WORDS = {
  en: {
    open: 'Watch the game',
    won: (side: string) => `${side} won`,
    drawn: 'nobody won',
    by: (name: string) => `published by ${name}`,
    left: 'somebody who has left',
    site: 'Cuartel',
  },
  es: {
    open: 'Ver la partida',
    won: (side: string) => `ganó ${side}`,
    drawn: 'no ganó nadie',
    by: (name: string) => `publicada por ${name}`,
    left: 'alguien que se fue',
    site: 'Cuartel',
  },
} as const;

/** What the preview of a link says: the game, who played, who won. */
const said = (house: House, film: Film, language: 'en' | 'es'): { title: string; text: string } => {
  const words = house.shelf.get(film.game)?.text[language];
  const side = (id: string): string => words?.sides[id] ?? id;
  const players = Object.entries(film.players).map(
    ([id, { name, bot }]) => `${side(id)}: ${bot?.[language] ?? (name === '-' ? WORDS[language].left : name)}`,
  );
  const scenario = words?.scenarios[film.scenario]?.name ?? film.scenario;
  const won = film.result.winner === null ? WORDS[language].drawn : WORDS[language].won(side(film.result.winner));
  const game = words?.title ?? film.game;
  const by = film.by === null ? [] : [WORDS[language].by(film.by)];
  const title = film.title === '' ? `${game} · ${scenario}` : `${film.title} · ${game}`;
  return { title, text: [...players, won, ...by].join(' · ') };
};

const page = (house: House, film: Film, language: 'en' | 'es'): string => {
  const { title, text } = said(house, film, language);
  const here = `${house.publicUrl}/film/${film.id}`;
  // Its own, when a moderator has looked at it; else the board of its game; else the mark of the house.
  const board = existsSync(boardOf(film.game));
  const picture = film.picture
    ? `${house.publicUrl}/api/v1/films/${film.id}/picture.jpg`
    : `${house.publicUrl}${board ? `/boards/${film.game}.jpg` : '/icons/icon-512.png'}`;
  const large = film.picture || board;
  const size = large ? [PICTURE.width, PICTURE.height] : [512, 512];
  const meta = (property: string, content: string): string => `<meta property="${property}" content="${escaped(content)}">`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Cuartel</title>
<meta name="description" content="${escaped(text)}">
${meta('og:type', 'article')}
${meta('og:site_name', WORDS[language].site)}
${meta('og:title', title)}
${meta('og:description', text)}
${meta('og:url', here)}
${meta('og:image', picture)}
${meta('og:image:width', String(size[0]))}
${meta('og:image:height', String(size[1]))}
<meta name="twitter:card" content="${large ? 'summary_large_image' : 'summary'}">
<link rel="canonical" href="${escaped(here)}">
<script src="/film.js"></script>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="/#/film/${film.id}">${WORDS[language].open}</a></p>
</body>
</html>
`;
};

export const filmPages = (app: App, house: House): void => {
  app.get(
    '/boards/:game.jpg',
    { config: limited(240, '1 minute'), schema: { hide: true, params: z.object({ game: Slug }) } as never },
    async (request, reply) => {
      const path = boardOf((request.params as { game: string }).game);
      if (!existsSync(path)) throw new Fault('not-found');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(readFileSync(path));
    },
  );
  const index = join(resolve(house.settings.STATIC_DIR), 'index.html');
  app.get(
    '/film/:id',
    { config: limited(240, '1 minute'), schema: { hide: true, params: z.object({ id: Id }) } as never },
    async (request, reply) => {
      const { id } = request.params as { id: string };
      const language = /^es\b/.test(request.headers['accept-language'] ?? '') ? 'es' : 'en';
      // As a stranger: a link shows everybody the same.
      const film = await findFilm(house, id, null).catch(error => {
        throw error instanceof Fault && error.code !== 'unavailable' ? new Fault('not-found') : error;
      });
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(page(house, film, language));
    },
  );
  app.get('/embed', { schema: { hide: true } as never }, async (_, reply) => {
    let text: string;
    try {
      text = readFileSync(index, 'utf8');
    } catch {
      throw new Fault('not-found');
    }
    const policy = String(reply.getHeader('content-security-policy') ?? '').replace(
      "frame-ancestors 'none'",
      'frame-ancestors *',
    );
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(text);
  });
};
