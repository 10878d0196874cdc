/** MUTANTS: one change each to the rules of a game, with a name that lasts as long as the line it changes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { lineOf, parse } from '../../cli/ledger/source.ts';
import { changesIn, type Kind, type Mutation } from './change.ts';

/** Where the rules of a game are. */
const ROOMS: readonly string[] = ['rulebook', 'queries', 'verbs', 'cards', 'state'];

export interface Mutant {
  readonly id: string;
  /** From the game's folder. */
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The number of what must run for it to make a difference. */
  readonly site: number;
}
/** A place in a file that a test reaches or does not. */
export interface Site {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly isStatement: boolean;
  /** Runs when the file is loaded, so every test reaches it. */
  readonly isAtOnce: boolean;
}
export interface Rules {
  /** By path from the game's folder. */
  readonly sources: ReadonlyMap<string, string>;
  readonly sites: readonly Site[];
  readonly mutants: readonly Mutant[];
}

export const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

const nameOf = (node: ts.Node): string | undefined => {
  const named = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  if ((named || ts.isPropertyAssignment(node)) && node.name !== undefined)
    return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
  return undefined;
};
/** `movement.orders.march`: the declarations and properties around a node. */
const pathTo = (node: ts.Node): string => {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    const name = nameOf(at);
    if (name !== undefined) names.unshift(name);
  }
  return names.join('.') || '-';
};
/** The smallest statement or property around a node: while its text stays, its mutants keep their names. */
const unitAround = (node: ts.Node): ts.Node => {
  for (let at = node; at.parent !== undefined; at = at.parent)
    if ((ts.isStatement(at) && !ts.isBlock(at)) || ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) return at;
  return node;
};
const isAtOnce = (node: ts.Node): boolean => {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) if (ts.isFunctionLike(at)) return false;
  return true;
};

const mutantsOf = (file: string, source: string, rules: readonly string[], sites: Site[]): Mutant[] => {
  const tree = parse(file, source);
  const numbers = new Map<ts.Node, number>();
  const numberOf = (node: ts.Node): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    numbers.set(node, sites.length);
    const isStatement = ts.isExpressionStatement(node);
    sites.push({ file, start: node.getStart(tree), end: node.end, isStatement, isAtOnce: isAtOnce(node) });
    return sites.length - 1;
  };
  const times = new Map<string, number>();
  const named = ({ kind, start, end, text, site }: Mutation): Mutant => {
    const unit = unitAround(site).getText(tree).replaceAll(/\s+/g, ' ');
    const path = pathTo(site);
    const mark = hashOf(path, unit, source.slice(start, end), text);
    const nth = times.get(mark) ?? 0;
    times.set(mark, nth + 1);
    const id = `${file} ${path} ${kind} ${hashOf(mark, String(nth)).slice(0, 8)}`;
    return { id, file, line: lineOf(tree, start), kind, start, end, text, site: numberOf(site) };
  };
  return [...changesIn({ file: tree, rules })].map(named);
};

/** All mutants of rules given as texts. `ids`: of the rules, in order. */
export const mutantsIn = (sources: ReadonlyMap<string, string>, ids: readonly string[]): Rules => {
  const sites: Site[] = [];
  const mutants = [...sources].flatMap(([file, source]) => mutantsOf(file, source, ids, sites));
  return { sources, sites, mutants };
};

/** The rule files of a game in `folder`. */
export const sourcesIn = (folder: string): Map<string, string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => ROOMS.includes(path.split('/')[0] ?? '') && path.endsWith('.ts') && !/\.(?:test|check)\.ts$/.test(path))
    .sort();
  return new Map(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]));
};

/** The same seed takes the same mutants in the same order, and a larger sample begins with the smaller one. */
export const sampleOf = (mutants: readonly Mutant[], seed: string, size: number): Mutant[] =>
  mutants
    .map(mutant => ({ mutant, lot: hashOf(seed, mutant.id) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);

export const spoiled = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);

/** The lines a mutant changes, as they are and as they become. */
export const diffOf = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string => {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end) < 0 ? source.length : source.indexOf('\n', end);
  const lines = (sign: string, part: string) =>
    part
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => `${sign} ${line}`);
  return [...lines('-', source.slice(from, to)), ...lines('+', source.slice(from, start) + text + source.slice(end, to))].join(
    '\n',
  );
};
