/** One way of saying that an index is within bounds: `x[i]!`. A cast would also hide that something else lies there. */
import ts from 'typescript';
import { walk } from '../../cli/ledger/source.ts';
import type { Impurity } from './purity.ts';

/** Scratch paper as the engine holds it is of unknown contents: there a cast says what it is. */
const isUnknown = (of: ts.Expression): boolean => /^(?:.*\.)?(?:my|mine)$/.test(of.getText());

export const castIndices = (file: ts.SourceFile): Impurity[] => {
  const found: Impurity[] = [];
  walk(file, node => {
    if (!ts.isAsExpression(node) || node.type.kind !== ts.SyntaxKind.NumberKeyword) return;
    const { expression: indexed } = node;
    if (!ts.isElementAccessExpression(indexed) || ts.isStringLiteral(indexed.argumentExpression)) return;
    if (isUnknown(indexed.expression)) return;
    found.push({ at: node.getStart(file), what: `${indexed.getText(file)} as number: write ${indexed.getText(file)}!` });
  });
  return found;
};
