import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, anyGame, keyFromSeed, machineOf, open, save } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';
import { expect, test } from 'vitest';
import { loadFile, recordAddress } from '../files/read.ts';
import { en } from '../text/en.ts';

test('a match on a server is read from the address of its page or of its record', async () => {
  const match = open(anyGame(sixSpaces), { scenario: 'short', options: [] }, keyFromSeed(1));
  act(match, machineOf(match.game).options(match.position, 'north')[0] as never);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/api/v1/matches/abc/record') response.end(save(match));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await loadFile(`${origin}/#/match/abc`, en)).ok).toBe(true);
    expect((await loadFile(`${origin}/api/v1/matches/abc/record`, en)).ok).toBe(true);
    await expect(loadFile(`${origin}/api/v1/matches/nobody/record`, en)).rejects.toThrow('404');
    expect(asked).toHaveLength(3);
    expect(recordAddress('game.json')).toBe('game.json');
  } finally {
    server.close();
  }
});
