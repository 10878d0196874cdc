/**
 * One word for one thing: an exported type may not bear a name that another wing uses for something else. A game speaks its rulebook's
 * own language, and a map the land's; they are held to the words of the engine (but for its kit, which has theirs) and the boardkit.
 * What the words mean stands in docs/glossary.md.
 */
import ts from 'typescript';
import { lineOf, parse } from '../../cli/ledger/source.ts';
import { OWED, SAME } from './glossary.ts';
import { placeOf, targetOf, type Wing } from './place.ts';

export interface Declared {
  readonly name: string;
  readonly wing: Wing;
  /** Of `engine/kit`: made from what games have in common, under the nouns of their rulebooks. */
  readonly isKit: boolean;
  /** `path:line` */
  readonly at: string;
}

/** Names that a file takes from other wings. */
const takenFrom = (file: ts.SourceFile, wing: Wing): Set<string> => {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const target = targetOf(file.fileName, statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (target.kind !== 'house' || target.place.wing === wing || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { propertyName, name } of bindings.elements) names.add((propertyName ?? name).text);
  }
  return names;
};
const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The types a file exports. What is made from the thing of the same name in another wing (`Table` of a game) is that thing. */
export const declaredIn = (path: string, source: string): Declared[] => {
  const place = placeOf(path);
  if (place === undefined || place.isTest) return [];
  const { wing } = place;
  const isKit = path.startsWith('engine/kit/');
  const file = parse(path, source);
  const taken = takenFrom(file, wing);
  return file.statements.flatMap(statement => {
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    const name = isType && isExported(statement) ? statement.name?.text : undefined;
    return name === undefined || taken.has(name)
      ? []
      : [{ name, wing, isKit, at: `${path}:${lineOf(file, statement.getStart(file))}` }];
  });
};

/** These name what is in the world: they heed only the words of what they are built on. */
const NAMING: readonly Wing[] = ['games', 'cartography'];
const heeds = ({ wing }: Declared, other: Declared): boolean =>
  !NAMING.includes(wing) || other.wing === 'boardkit' || (other.wing === 'engine' && !other.isKit);
const clash = (a: Declared, b: Declared): boolean => a.wing !== b.wing && heeds(a, b) && heeds(b, a);

/** Words that stand for several things: the wings of each, with what they declare there. */
export const sharedWords = (declared: readonly Declared[]): Map<string, readonly Declared[]> => {
  const byName = new Map<string, Declared[]>();
  for (const one of declared) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const shared = [...byName].map(([name, all]) => [name, all.filter(one => all.some(other => clash(one, other)))] as const);
  return new Map(shared.filter(([, all]) => all.length > 0));
};

/** What is wrong with the words of the house, and with the list of what is still owed. */
export const wordFaults = (declared: readonly Declared[], same = SAME, owed = OWED): string[] => {
  const shared = sharedWords(declared);
  const faults: string[] = [];
  for (const [name, all] of shared) {
    const known = [...(same[name] ?? []), ...(owed[name] ?? [])];
    for (const one of all.filter(({ wing }) => !known.includes(wing))) {
      const others = new Set(all.filter(other => clash(one, other)).map(({ wing }) => wing));
      faults.push(
        `${one.at}: ${name} is already a word of ${[...others].join(', ')}: import it if it is the same thing, else choose another`,
      );
    }
  }
  for (const list of [same, owed])
    for (const [name, wings] of Object.entries(list))
      for (const wing of wings)
        if (!(shared.get(name) ?? []).some(other => other.wing === wing))
          faults.push(`scripts/houserules/glossary.ts: ${name} is no longer shared by ${wing}/: strike it off`);
  return faults;
};
