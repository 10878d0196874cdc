import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, act, keyFromSeed, type Language, lessonNow, load, open, question, same } from '@cuartel/engine';
import { afterAll, expect, test } from 'vitest';
import { takeDown } from '../games.ts';
import { listedFor } from '../play/listed.ts';
import { openHome } from './cuartel.ts';

const homes: ReturnType<typeof openHome>[] = [];
const newHome = (): ReturnType<typeof openHome> => {
  const home = openHome();
  homes.push(home);
  return home;
};
afterAll(async () => {
  await Promise.all(homes.map(home => home.end()));
});

/** The numbers a reader types to follow a lesson to its end, and what it says last. */
const followed = (game: AnyGame, id: string, language: Language): { numbers: string[]; end: string } => {
  const match = open(game, { scenario: id, options: [] }, keyFromSeed(id));
  const numbers: string[] = [];
  for (;;) {
    const now = lessonNow(match, language);
    if (now?.expected == null) return { numbers, end: now?.say ?? '' };
    const { by, do: deed, with: what } = now.expected;
    const listed = listedFor(question(match, by, language));
    const one = listed.find(({ option }) => option !== null && option.do === deed && same(option.with, what));
    // A list is put together by the numbers of its members; Enter decides it.
    const members = Array.isArray(what) ? listed.filter(({ member }) => what.some(w => same(w, member?.with))) : [];
    numbers.push(...(one === undefined ? [members.map(({ n }) => n).join(' '), ''] : [String(one.n)]));
    act(match, now.expected);
  }
};
const flat = (text: string): string => text.replace(/\s+/g, ' ');

test.each([
  ['mosbys-raiders', 'en'],
  ['bobby-lee', 'es'],
  ['american-revolution', 'en'],
  ['una-guerra-imposible', 'es'],
] as const)('every lesson of %s is read to its end, in %s', async (slug, language) => {
  const game = (await takeDown(slug)) as AnyGame;
  for (const { id, title } of game.lessons ?? []) {
    const home = newHome();
    const { numbers, end } = followed(game, id, language);
    const { out, err, code } = await home.run(['learn', slug, id.replace(/^lesson-/, ''), '--lang', language], numbers);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(title[language]);
    expect(flat(out)).toContain(flat(end));
    expect(flat(out)).toContain(`cuartel play ${slug}`);
    // One person reads it: nobody is told to pass the keyboard.
    expect(out).not.toMatch(/Pass the keyboard|pasa el teclado/i);
  }
});

test('a choice that is not the example’s is not taken; a lesson that was left goes on from its file; no game is overwritten', async () => {
  const home = newHome();
  const game = (await takeDown('mosbys-raiders')) as AnyGame;
  const { numbers, end } = followed(game, 'lesson-union-mills', 'en');
  const file = join(home.dir, 'half.json');
  const half = await home.run(['learn', 'mosbys-raiders', '1', '--save', file], ['1', ...numbers.slice(0, 6), 'u', 'q']);
  expect(half.out).toContain('The example does something else here: 4, Ride to Groveton.');
  expect(half.out).toMatch(/step 7 of 18/);
  const kept = load(readFileSync(file, 'utf8'), () => game);
  expect(kept.ok && kept.match.record.actions.length).toBeGreaterThan(4);
  const done = kept.ok ? kept.match.record.actions.length : 0;
  const rest = await home.run(['play', '--load', file, '--save', file], numbers.slice(done));
  expect(rest.code).toBe(0);
  expect(flat(rest.out)).toContain(flat(end));
  expect(existsSync(join(home.dir, 'state', 'cuartel', 'mosbys-raiders-autosave.json'))).toBe(false);
});

test('lessons are listed, and one that is not there is one sentence', async () => {
  const home = newHome();
  const [listed, wrong, none] = await Promise.all([
    home.run(['learn', 'mosbys-raiders', '--lang', 'es'], ['q']),
    home.run(['learn', 'mosbys-raiders', 'gettysburg']),
    home.run(['learn', 'six-spaces']),
  ]);
  expect(listed.out).toContain('¿Qué lección?');
  expect(listed.out).toContain('El puente de Union Mills');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('There is no lesson "gettysburg". There are: union-mills, dulaney.');
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.err).toContain('"six-spaces" has no lessons.');
});
