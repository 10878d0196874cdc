/** Installs the dependencies when they are missing or stale, and finds the pinned Node. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { house, leashed, SetupError, say, within } from './house.mjs';
import { withLock } from './lock.mjs';

const OLDEST_NODE = 20;
const STAMP = within('node_modules', '.cuartel-stamp');
const LOCK = within('.cuartel', 'install.lock');

/** The Node of this repository, an ordinary dependency. */
export const pinnedNode = within('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const json = file => JSON.parse(readFileSync(file, 'utf8'));
const pinnedVersion = () => json(within('package.json')).dependencies.node;

/** What the installed tree depends on. */
const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(within('package-lock.json')))
    .update(`${pinnedVersion()} ${process.platform} ${process.arch}`)
    .digest('hex');

/** True if npm itself finished installing exactly what the lock file says: somebody ran npm by hand. */
function installedByHand() {
  try {
    const wanted = json(within('package-lock.json')).packages;
    const found = json(within('node_modules', '.package-lock.json')).packages;
    return Object.entries(wanted).every(([path, entry]) => {
      if (!path.startsWith('node_modules/')) return true;
      const have = found[path];
      return have ? have.version === entry.version : Boolean(entry.optional || entry.peer);
    });
  } catch {
    return false;
  }
}

const nodeRuns = () => {
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${pinnedVersion()}`;
};

function fresh() {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === fingerprint();
  if (!installedByHand() || !nodeRuns()) return false;
  writeFileSync(STAMP, fingerprint());
  return true;
}

/** npm as it was started; else the one on the PATH. Never through the pinned Node, which npm is about to replace. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && existsSync(script) && existsSync(node)) return [node, [script]];
  return process.platform === 'win32' ? ['npm.cmd', []] : ['npm', []];
}

const INTERRUPTED = 'Set-up was interrupted. Run the same command again; it starts afresh.';

const advice = code =>
  [
    `npm could not install the dependencies (exit code ${code}); its own words are above. Usual causes:`,
    '  no network or a proxy: `npm ping` must answer;',
    '  package.json and package-lock.json disagree: run `npm install` once and commit the lock file;',
    '  no space or no right to write in this folder.',
    'Then run the same command again.',
  ].join('\n');

const NPM_OPTIONS = [
  ...['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
  // Without a network npm would try in silence for more than a minute.
  ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'],
];

/** Runs `npm ci` so that nothing of it goes on if this process is killed: every Node in it is on the leash. */
async function npmCi() {
  const [command, args] = npmCommand();
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, ...leashed].filter(Boolean).join(' ');
  let interrupted = false;
  const code = await runChild(command, [...args, 'ci', ...NPM_OPTIONS], {
    cwd: house,
    stdio: ['ignore', 2, 2],
    shell: command.endsWith('.cmd'),
    env: { ...process.env, NODE_OPTIONS, CUARTEL_OWNER: String(process.pid) },
    onSignal() {
      interrupted = true;
    },
  }).catch(error => {
    if (error.code === 'ENOENT')
      throw new SetupError('npm was not found. Install Node 20 or newer together with npm, then run this again.');
    throw error;
  });
  if (code === 0) return;
  throw new SetupError(interrupted ? INTERRUPTED : advice(code));
}

async function install() {
  const first = !existsSync(within('node_modules'));
  say(`${first ? 'first run: installing the dependencies' : 'installing the dependencies anew'} (about 20 seconds).`);
  rmSync(STAMP, { force: true });
  await npmCi();
  if (!nodeRuns()) {
    throw new SetupError(
      `npm finished, but the pinned Node ${pinnedVersion()} does not run here (${process.platform} ${process.arch}). ` +
        'If npm is set to ignore install scripts, allow them for this folder: `npm ci --ignore-scripts=false`.',
    );
  }
  writeFileSync(STAMP, fingerprint());
  say('ready.');
}

/** After this the pinned Node and all dependencies are in place. */
export async function ready() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    throw new SetupError(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer.`);
  if (fresh()) return;
  await withLock(
    LOCK,
    holder => say(`another command (process ${holder}) is installing; waiting for it.`),
    async () => {
      if (!fresh()) await install();
    },
  );
}
