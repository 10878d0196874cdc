/** Pieces of the machine that npm cannot bring: found, installed through apt-get where possible, else named clearly. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SetupError, say } from './setup/house.mjs';

/** What we may ask for: the programs that prove it is there, and how to get it. */
const PIECES = {
  chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    apt: 'chromium',
    why: 'the browser tests',
    elsewhere: 'macOS: brew install --cask chromium; Fedora: dnf install chromium; or any Chrome on the PATH',
  },
};

/** Where a program lies on the PATH. */
export function programPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** Where a piece lies, or undefined if it is missing. */
export function find(piece) {
  for (const program of PIECES[piece].programs) {
    const path = programPath(program);
    if (path) return path;
  }
  return undefined;
}

const canInstall = () => process.getuid?.() === 0 && programPath('apt-get') !== undefined;

let updated = false;
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-y', '-qq', ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return status === 0 ? undefined : stderr.trim().split('\n').slice(-3).join('\n');
}

function install(piece) {
  say(`installing ${piece} for ${PIECES[piece].why} (apt-get).`);
  const trouble = updated ? undefined : apt('update');
  updated = true;
  return trouble ?? apt('install', '--no-install-recommends', PIECES[piece].apt);
}

const missing = (piece, trouble) => {
  const { apt: name, why, elsewhere } = PIECES[piece];
  const tried = trouble ? `apt-get failed:\n${trouble}\n` : '';
  return `${piece} is missing; ${why} need it. ${tried}Debian, Ubuntu: sudo apt-get install ${name}. ${elsewhere}.`;
};

/** Makes sure that all pieces are there and returns where each lies; throws one message naming all that are not. */
export function need(pieces) {
  const unknown = pieces.filter(piece => !Object.hasOwn(PIECES, piece));
  if (unknown.length > 0) throw new TypeError(`unknown system piece: ${unknown.join(', ')}`);
  const found = {};
  const lacking = [];
  for (const piece of pieces) {
    const trouble = find(piece) || !canInstall() ? undefined : install(piece);
    const path = find(piece);
    if (path) found[piece] = path;
    else lacking.push(missing(piece, trouble));
  }
  if (lacking.length > 0) throw new SetupError(lacking.join('\n'));
  return found;
}

// `node scripts/system.mjs chromium` asks by hand.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    for (const [piece, path] of Object.entries(need(process.argv.slice(2)))) process.stdout.write(`${piece}: ${path}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
