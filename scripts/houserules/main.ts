/** Reads every source file of the house and prints what offends its rules. Part of `npm test` and `npm run check`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '../setup/house.mjs';
import { uncalled } from './callers.ts';
import { faultsOf, scriptOf } from './faults.ts';
import { WINGS } from './place.ts';
import { declaredIn, wordFaults } from './words.ts';

const sources = WINGS.filter(wing => existsSync(within(wing))).flatMap(wing =>
  readdirSync(within(wing), { recursive: true, encoding: 'utf8' })
    .map(path => join(wing, path).replaceAll('\\', '/'))
    .filter(path => /\.(?:[cm]?ts|svelte)$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
);
const read = sources.map(path => ({ path, source: readFileSync(within(path), 'utf8') }));
const faults = [
  ...read.flatMap(({ path, source }) => faultsOf(path, source)),
  ...uncalled(read.map(({ path, source }) => ({ path, source: scriptOf(path, source) }))),
  ...wordFaults(read.flatMap(({ path, source }) => declaredIn(path, source))),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0)
  process.stdout.write(`${faults.length} ${faults.length === 1 ? 'offence' : 'offences'} in ${sources.length} files.\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
