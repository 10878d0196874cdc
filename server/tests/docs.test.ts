import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings, SETTINGS, settingsTable } from '../config/settings.ts';
import { trial } from './running.ts';

const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const page = (name: string): string => readFileSync(join(house, 'docs', name), 'utf8');

test('the handbook names every setting with its default, and so does the printed table', () => {
  const read = readSettings({ SMTP_URL: 'smtp://user:hush@mail.example' });
  if ('faults' in read) throw new Error('the defaults are wrong');
  const printed = settingsTable(read.settings);
  expect(printed).not.toContain('hush');
  const handbook = page('operate.md');
  for (const [name, { about, default: fallback }] of Object.entries(SETTINGS)) {
    expect(handbook).toContain(`| \`${name}\` | ${fallback === '' ? '' : `\`${fallback.replaceAll(',', ', ')}\``} | ${about} |`);
    expect(printed).toContain(name);
  }
});

test('the OpenAPI document describes every route, and health, readiness and metrics answer', async () => {
  const server = await trial();
  const document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const path of [
    '/api/v1/sign-up',
    '/api/v1/me',
    '/api/v1/challenges',
    '/api/v1/matches/{id}/commands',
    '/api/v1/matches/{id}/orders',
    '/api/v1/matches/{id}/verify',
  ])
    expect(Object.keys(document.paths)).toContain(path);
  expect(JSON.stringify(document.paths['/api/v1/matches/{id}/commands'])).toContain('offer-takeback');
  expect((await fetch(`${server.url}/api/v1/docs/`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true, store: true, closing: false });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('cuartel_commands_total');
  server.house.closing = true;
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await server.end();
  const guarded = await trial({ METRICS_TOKEN: 'a token of mine', API_DOCS: 'off' });
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer a token of mine' } })).status).toBe(200);
  expect((await fetch(`${guarded.url}/api/v1/openapi.json`)).status).toBe(404);
  await guarded.end();
});
