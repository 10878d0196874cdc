/** Pictures of finished games: who draws them knows nothing, may do nothing, and is ended when he takes too long or too much. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDraughtsman, type Wanted } from '../club/films/draughtsman.ts';
import { forgetPictures, newPictures } from '../club/films/pictures.ts';
import { PICTURE } from '../protocol/films.ts';
import { DRAWN, drawingOf, sizeOf, svgOf } from './drawing.ts';
import { playedGame } from './local-game.ts';
import { newFolder, trial } from './running.ts';

const save = playedGame('to be drawn');
const wanted: Wanted = { save, language: 'en', result: 'North won', winner: 'north' };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const drawing = (body: string): string => {
  const folder = drawingOf(body);
  folders.push(folder);
  return folder;
};
const once = async (body: string, patience?: number): Promise<string | null> => {
  const clerk = newDraughtsman(drawing(body), patience)!;
  try {
    return await clerk.ask(wanted);
  } finally {
    await clerk.close();
  }
};

test('a game that was played through is drawn at its end, as a JPEG of the right size', async () => {
  const jpeg = Buffer.from((await once(DRAWN))!, 'base64');
  expect(sizeOf(jpeg)).toEqual([PICTURE.width, PICTURE.height]);
  expect(jpeg.length).toBeLessThan(PICTURE.bytes);
  // What it is told is what everybody may see: no side, no side's own drawer, no secret of the dice.
  const told = `const all = JSON.stringify([slug, view, language, told]);
    if (slug !== 'six-spaces' || view.me !== null || view.own !== null || view.dark !== undefined || told.winner !== 'north') return null;
    if (/"(?:key|chacha|state)"/.test(all)) return null; ${DRAWN}`;
  expect(await once(told)).not.toBeNull();
});

test('what is no game, no drawing, or of another size gives no picture; the next one is drawn', async () => {
  const clerk = newDraughtsman(drawing(`if (language === 'es') throw new Error('no'); ${DRAWN}`))!;
  for (const bad of ['{}', '{"game":"../../etc"}', '{"game":"six-spaces"}', save.replace('"north"', '"south"'), '['])
    expect(await clerk.ask({ ...wanted, save: bad })).toBeNull();
  expect(await clerk.ask({ ...wanted, language: 'es' })).toBeNull();
  expect(await clerk.ask(wanted)).not.toBeNull();
  await clerk.close();
  expect(await once('return "<svg"')).toBeNull();
  expect(await once('return \'<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>\'')).toBeNull();
});

test('one that never ends, or takes all memory, is ended; whoever waits behind it is served', async () => {
  const clerk = newDraughtsman(drawing(`if (language === 'es') for (;;) {} ${DRAWN}`), 3_000)!;
  const [stuck, next] = await Promise.all([clerk.ask({ ...wanted, language: 'es' }), clerk.ask(wanted)]);
  expect([stuck, next === null]).toEqual([null, false]);
  await clerk.close();
  expect(await once('const all = []; for (;;) all.push({ n: all.length, text: String(all.length).repeat(9) });')).toBeNull();
});

test('it knows no secret of the server and may write nothing', async () => {
  const outside = join(newFolder(), 'written');
  const tries = `if (process.env.DATABASE_URL !== undefined || process.env.PATH !== undefined) return null;
    try { writeFileSync(${JSON.stringify(outside)}, 'x'); return null; } catch {}
    try { (await import('node:fs')).readFileSync('/etc/passwd'); return null; } catch {}
    try { (await import('node:child_process')).execFileSync('id'); return null; } catch {}
    ${DRAWN}`;
  expect(await once(tries)).not.toBeNull();
  expect(existsSync(outside)).toBe(false);
});

test('no drawing was built: links show the board of the game', async () => {
  expect(newDraughtsman('/nowhere')).toBeNull();
  const server = await trial();
  try {
    const [ann, ben] = [server.newcomer(), await server.guest()];
    await ann.signUp({ name: 'Drawn Ann', password: 'a long way round the ford' });
    const { match } = await ann.create({ game: 'six-spaces', scenario: 'short', side: 'north' });
    await ben.join(match.id);
    await ben.command(match.id, { is: 'resign' });
    const shown = await fetch(`${server.url}/api/v1/films/${match.id}/picture.jpg`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    const board = readFileSync(join(import.meta.dirname, '..', 'boards', 'six-spaces.jpg'));
    expect(Buffer.from(await shown.arrayBuffer()).equals(board)).toBe(true);
  } finally {
    await server.end();
  }
});

test('a crowd that asks for pictures makes nobody play games through', async () => {
  const server = await trial();
  try {
    let [asked, played] = [0, 0];
    const pictures = newPictures(server.house.store.db, server.house.now, {
      ask: async () => {
        asked++;
        return Buffer.from(svgOf('red')).toString('base64');
      },
      waiting: () => 0,
      close: async () => undefined,
    });
    const told = {
      result: '',
      record: async () => {
        played++;
        await new Promise(resolve => setImmediate(resolve));
        return save;
      },
    };
    const film = (id: string) => ({ id, result: { winner: null, by: 'end' } }) as never;
    const all = Array.from({ length: 40 }, (_, i) => pictures.of(film(`film-${i % 20}`), 'en', told));
    const found = await Promise.all(all);
    expect(found.filter(one => one === null).length).toBeGreaterThan(0);
    expect(played).toBe(asked);
    expect(asked).toBeLessThan(20);
    // Whoever asks for all there are does not fill the store.
    const { db } = server.house.store;
    const kept = async (): Promise<number> => (await db.selectFrom('drawings').select('film_id').execute()).length;
    await db
      .insertInto('drawings')
      .values(
        Array.from({ length: 30 }, (_, i) => ({ film_id: `old-${i}`, language: 'en', jpeg: Buffer.from('x'), created_at: i })),
      )
      .execute();
    const before = await kept();
    await forgetPictures(db, 30, 10);
    expect([before > 30, await kept()]).toEqual([true, 10]);
    // Two who want the same wait for the same.
    const [a, b] = await Promise.all([pictures.of(film('both'), 'en', told), pictures.of(film('both'), 'en', told)]);
    expect([a?.equals(b!), asked]).toEqual([true, played]);
  } finally {
    await server.end();
  }
});
