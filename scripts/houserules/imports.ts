/** Every way in which a file takes something from another. */
import ts from 'typescript';
import { walk } from '../../cli/ledger/source.ts';

export interface Import {
  specifier: string;
  typeOnly: boolean;
  at: number;
}

/** True of `import type ...`, and of `import { type A, type B }`. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause } = node;
    return (
      node.isTypeOnly ||
      (clause !== undefined &&
        ts.isNamedExports(clause) &&
        clause.elements.length > 0 &&
        clause.elements.every(e => e.isTypeOnly))
    );
  }
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings: bindings } = clause;
  return (
    !clause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every(e => e.isTypeOnly)
  );
}

export function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const take = (name: ts.Node | undefined, typeOnly: boolean) => {
    if (name && ts.isStringLiteralLike(name)) found.push({ specifier: name.text, typeOnly, at: name.getStart(file) });
  };
  walk(file, node => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal, true);
  });
  return found;
}
