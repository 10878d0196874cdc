/** Where things are, and how the set-up speaks. Plain Node 20, no dependencies: this runs before anything is installed. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const within = (...parts) => join(house, ...parts);

/** Preloaded into what we start: see leash.mjs. */
export const leashed = ['--import', pathToFileURL(within('scripts', 'setup', 'leash.mjs')).href];

/** Set-up speaks on stderr, so that `npm run -s rules -- --json` prints JSON and nothing else. */
export const say = line => void process.stderr.write(`cuartel: ${line}\n`);

/** A failure that a person can act on: said in words, without a stack trace. */
export class SetupError extends Error {}
