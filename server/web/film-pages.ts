/**
 * The addresses people share. `/film/ID` tells those who make previews of links what it is, and leads everybody else to the film;
 * `/embed` is the table, allowed into the pages of others, where it shows films and nothing else.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@cuartel/engine';
import { z } from 'zod';
import { isShelved } from '../../games/shelf.ts';
import { findFilm } from '../club/films/film.ts';
import { Fault } from '../protocol/fault.ts';
import { type Film, PICTURE } from '../protocol/films.ts';
import { Id } from '../protocol/words.ts';
import type { House } from './house.ts';
import { type App, limited } from './routes/route.ts';

/** Boards of games as links show them where a film has no picture of its own; they come with the server. */
const boards = new Map<string, Buffer | null>();
export const boardOf = (game: string): Buffer | null => {
  if (!boards.has(game)) {
    const path = join(import.meta.dirname, '..', 'boards', `${game}.jpg`);
    boards.set(game, isShelved(game) && existsSync(path) ? readFileSync(path) : null);
  }
  return boards.get(game) ?? null;
};

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

/** Who won, by the names of the sides. */
export const endOf = (house: House, film: Film, language: Language): string => {
  const { winner } = film.result;
  if (winner === null) return WORDS[language].drawn;
  return WORDS[language].won(house.shelf.get(film.game)?.text[language].sides[winner] ?? winner);
};
/** What the preview of a link says: the game, who played, who won. */
const said = (house: House, film: Film, language: Language): { title: string; text: string } => {
  const words = house.shelf.get(film.game)?.text[language];
  const side = (id: string): string => words?.sides[id] ?? id;
  const players = Object.entries(film.players).map(
    ([id, { name, bot }]) => `${side(id)}: ${bot?.[language] ?? (name === '-' ? WORDS[language].left : name)}`,
  );
  const scenario = words?.scenarios[film.scenario]?.name ?? film.scenario;
  const won = endOf(house, film, language);
  const game = words?.title ?? film.game;
  const by = film.by === null ? [] : [WORDS[language].by(film.by)];
  const title = film.title === '' ? `${game} · ${scenario}` : `${film.title} · ${game}`;
  return { title, text: [...players, won, ...by].join(' · ') };
};

const page = (house: House, film: Film, language: Language): string => {
  const { title, text } = said(house, film, language);
  const here = `${house.publicUrl}/film/${film.id}`;
  const picture = `${house.publicUrl}/api/v1/films/${film.id}/picture.jpg?language=${language}`;
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
${meta('og:image:width', String(PICTURE.width))}
${meta('og:image:height', String(PICTURE.height))}
<meta name="twitter:card" content="summary_large_image">
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
