/** The kit is what games share: whatever `engine/kit` exports has a caller, and a test alone is none. */
import ts from 'typescript';
import { lineOf, parse, walk } from '../../cli/ledger/source.ts';
import { placeOf, targetOf } from './place.ts';

export interface Source {
  readonly path: string;
  /** TypeScript; of a component, its scripts. */
  readonly source: string;
}
const KIT = 'engine/kit/';
/** Hands on what other files of the kit declare. */
const BARREL = `${KIT}index.ts`;

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return named && statement.name !== undefined ? [statement.name.text] : [];
};

/** What a file takes from the kit: `path name`, and `path *` where it takes all. */
const takenBy = (path: string, file: ts.SourceFile): string[] => {
  const taken: string[] = [];
  walk(file, node => {
    const isLink = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (!isLink || node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const target = targetOf(path, node.moduleSpecifier.text);
    if (target.kind !== 'house' || !target.place.path.startsWith(KIT)) return;
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
    if (bindings !== undefined && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)))
      for (const { propertyName, name } of bindings.elements) taken.push(`${target.place.path} ${(propertyName ?? name).text}`);
    else taken.push(`${target.place.path} *`);
  });
  return taken;
};

/** Exports of the kit that nobody takes but tests. */
export const uncalled = (sources: readonly Source[]): string[] => {
  const taken = new Set<string>();
  const kit: { path: string; file: ts.SourceFile }[] = [];
  for (const { path, source } of sources) {
    const isKit = path.startsWith(KIT);
    if (placeOf(path)?.isTest !== false || path === BARREL || (!isKit && !source.includes('/kit/'))) continue;
    const file = parse(path, source);
    if (isKit) kit.push({ path, file });
    for (const one of takenBy(path, file)) taken.add(one);
  }
  const isTaken = (path: string, name: string): boolean =>
    [path, BARREL].some(from => taken.has(`${from} ${name}`) || taken.has(`${from} *`));
  return kit.flatMap(({ path, file }) =>
    file.statements.filter(isExported).flatMap(statement =>
      namesOf(statement)
        .filter(name => !isTaken(path, name))
        .map(
          name =>
            `${path}:${lineOf(file, statement.getStart(file))}: ${name} has no caller outside tests: let a game use it, or take it away`,
        ),
    ),
  );
};
