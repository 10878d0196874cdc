/** `node scripts/run.mjs scripts/boards.mjs`: the boards that links show where a film has no picture of its own (server/boards), drawn anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFromSeed, open, save } from '../engine/index.ts';
import { takeDownAll } from '../games/index.ts';
import { newDraughtsman } from '../server/club/films/draughtsman.ts';
import { build, isFresh, PICTURES } from '../table/build.mjs';

/** With many pieces on the board from the beginning. */
const LIVELY = { 'bobby-lee': '1862', 'for-the-people': '1862' };

if (!isFresh()) await build();
const draughtsman = newDraughtsman(PICTURES);
// Whoever draws keeps no program from ending; here there is nothing else to wait for.
const waiting = setInterval(() => undefined, 1000);
for (const game of await takeDownAll()) {
  const scenario = LIVELY[game.slug] ?? game.scenarios[0];
  const begun = save(open(game, { scenario, options: [] }, keyFromSeed('a board')));
  const jpeg = await draughtsman.ask({ save: begun, language: 'en', result: '', winner: null });
  if (jpeg === null) throw new Error(`${game.slug} was not drawn`);
  writeFileSync(join(import.meta.dirname, '..', 'server', 'boards', `${game.slug}.jpg`), Buffer.from(jpeg, 'base64'));
  process.stdout.write(`${game.slug}\n`);
}
await draughtsman.close();
clearInterval(waiting);
