/** Names that could be taken for another's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '../people/names.ts';
import { isPlainName } from '../protocol/names.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/store.ts';
import { newFolder, settingsFor, type Trial, trial } from './running.ts';

let server: Trial;
beforeAll(async () => {
  server = await trial();
});
afterAll(() => server.end());

const password = 'a long way round the ford';
const signUp = (name: string): Promise<unknown> => server.newcomer().signUp({ name, password });

test('names that look like one that is taken are taken too', async () => {
  await signUp('Paulina Molina');
  for (const alike of [
    'Paulina Molina',
    'paulina.molina',
    'PAULINA_MOLINA',
    'PauIina MoIina',
    'Pau1ina Mo1ina',
    'Paulina M0lina',
    'PaulinaMolina',
    'Paulina-Molina',
  ])
    await expect(signUp(alike), alike).rejects.toMatchObject({ code: 'name-taken' });
  await signUp('Armando');
  await expect(signUp('Arrnando')).rejects.toMatchObject({ code: 'name-taken' });
  await signUp('саша');
  // All Cyrillic, and it looks like Latin "cawa" only to a machine; but this one is all Latin letters' twins.
  await signUp('copa');
  await expect(signUp('сора')).rejects.toMatchObject({ code: 'name-taken' });
  await expect(signUp('сopa')).rejects.toMatchObject({ code: 'bad-message' });
  // A guest who makes an account is held to the same.
  await expect((await server.guest()).claim({ name: 'C0PA', password })).rejects.toMatchObject({ code: 'name-taken' });
  // Names that differ to the eye are different.
  await signUp('José');
  await signUp('Jose');
  await signUp('Íñigo');
});

test('of two who ask at once for names that look alike, one has it', async () => {
  const both = await Promise.allSettled([signUp('Bill Lill'), signUp('BiIl LiIl'), signUp('Bi11 Li11')]);
  expect(both.filter(r => r.status === 'fulfilled')).toHaveLength(1);
  for (const r of both) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'name-taken' });
});

test('nothing invisible, no imitations, one script at a time', () => {
  for (const name of [
    'Ana',
    'Ñandú',
    'José Luis',
    "O'Neil",
    'Ольга',
    'Ελένη',
    '山田太郎',
    'やまだ',
    '김철수',
    'محمد',
    'Anna-Maria 2',
  ])
    expect(isPlainName(name), name).toBe(true);
  for (const name of [
    'Ana\u3164Mar',
    '\u3164\u3164\u3164',
    'Ana\u115f',
    'Ana\uffa0b',
    'An\u200ba',
    'Ana\u00ad',
    'An\u034fa',
    'Ana\u2060b',
    'Ana\u{e0041}',
    '𝐀𝐧𝐚',
    'Ａｎａ',
    'ﬁna',
    'Anaⅷ',
    'Ana²',
    'ⒶⓃⒶ',
    'Аna',
    'Anα',
    'Ana\u0301\u0301',
    ' Ana',
    'Ana ',
    'An  a',
    '...',
    'Ana\u202eb',
    'a\u0000b',
    '🎲🎲🎲',
  ])
    expect(isPlainName(name), JSON.stringify(name)).toBe(false);
  expect(lookOf('Mоdеstа')).toBe(lookOf('Modesta'));
});

test('nobody calls himself like the house, a bot or a guest', async () => {
  for (const name of [
    'admin',
    'Administrador',
    'ADMIN',
    'A.d.m.i.n',
    'Cuartel',
    'Cuarte1',
    'CuarteI',
    'Moderator',
    'M0derator',
    'Guest 1234567890',
    'Guest1',
    'Captain',
    'capitán',
    'Recluta',
    'Bot',
    'Nadie',
    'Servidor',
    'root',
  ])
    await expect(signUp(name), name).rejects.toMatchObject({ code: 'name-reserved' });
  await signUp('Guesthouse');
  await signUp('Capitana Juana');
});

test('names of before keep their owners: of two that look alike, the older keeps the look', async () => {
  const settings = settingsFor({ DATA_DIR: newFolder() });
  const { db } = openDatabase(settings);
  await migrate(db, '6-brought');
  const row = (id: string, name: string, created_at: number) => ({
    id,
    name,
    name_key: name.toLowerCase(),
    guest: 0,
    language: 'en',
    created_at,
    seen_at: 1,
  });
  await db
    .insertInto('people')
    .values([row('two', 'PauI', 2), row('one', 'Paul', 1), row('gone', '-', 3)] as never)
    .execute();
  await migrate(db);
  const rows = await db.selectFrom('people').select(['id', 'look_key']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'gone', look_key: expect.any(String) },
    { id: 'one', look_key: lookOf('Paul') },
    { id: 'two', look_key: expect.stringContaining('two') },
  ]);
  await db.destroy();
});
