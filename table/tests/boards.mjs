/** `node table/tests/boards.mjs`: the boards that links show (server/boards), drawn anew by the page itself at the end of a match. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const house = dirname(dirname(here));
if (Number(process.versions.node.split('.')[0]) < 24) {
  const child = spawn(join(house, 'node_modules', 'node', 'bin', 'node'), process.argv.slice(1), { stdio: 'inherit' });
  child.on('close', code => process.exit(code ?? 1));
} else {
  const { drawBoards } = await import('./boards.ts');
  await drawBoards(join(house, 'server', 'boards'));
}
