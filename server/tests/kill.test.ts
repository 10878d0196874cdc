/** A killed process loses nothing that was acknowledged; one that is asked to end says goodbye first. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { audit } from '../chaos/audit.ts';
import { fewPages } from '../chaos/room.ts';
import { weather } from '../chaos/storm.ts';
import { newTable } from '../chaos/table.ts';
import { startChild } from '../load/child.ts';
import { shelf } from '../shelf/games.ts';
import { newFolder, settingsFor, until } from './running.ts';

const six = shelf.get('six-spaces')!;

test('killed in mid-game and started again, twice: every acknowledged action is in the log, and every match goes on', async () => {
  const folder = newFolder();
  const tables = Array.from({ length: 6 }, () => newTable(six, { is: 'none' }));
  for (let i = 0; i < 3; i++) {
    const server = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    await Promise.all(tables.map(table => table.sit(server.url)));
    const before = tables.reduce((n, t) => n + t.acknowledged.length, 0);
    await until(() => tables.reduce((sum, t) => sum + t.acknowledged.length, 0) >= before + 60, 'sixty more actions');
    await server.end('SIGKILL');
    for (const table of tables) table.rise();
  }
  const verdict = await audit(
    settingsFor({ DATA_DIR: folder }),
    tables.flatMap(t => t.acknowledged),
  );
  expect(verdict).toMatchObject({ lost: 0, faults: [] });
  // The audit itself can find fault.
  const forged = { match: tables[0]!.matches[0]!, host: true, seq: 9_999 };
  expect((await audit(settingsFor({ DATA_DIR: folder }), [forged])).lost).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});

test('asked to end, it tells its sockets, finishes and goes with code 0', async () => {
  const folder = newFolder();
  const server = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/socket`);
  const heard: string[] = [];
  ws.on('message', data => heard.push(String(data)));
  await new Promise(resolve => ws.once('open', resolve));
  ws.send('{"t":"hello","v":1}');
  await until(() => heard.length > 0, 'the welcome');
  const closed = new Promise<number>(resolve => ws.once('close', resolve));
  await server.end('SIGTERM');
  expect(await closed).toBe(1012);
  expect(heard.at(-1)).toBe('{"t":"bye","why":"restart"}');
  expect(server.process.exitCode).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('a store that fills up under play: the want of room is met and counted, nothing acknowledged is lost, and the same server goes on', async () => {
  const after = await weather({ game: six, matches: 3, kills: 2, room: fewPages(), fills: true });
  expect(after).toMatchObject({ lost: 0, faults: [] });
  expect(after.noRoom).toBeGreaterThan(0);
  expect(after.refused.get('unavailable')).toBeGreaterThan(0);
  expect(after.afterwards).toBeGreaterThan(0);
});
