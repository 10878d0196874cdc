/** A TypeScript file as its syntax tree, with what the ledger looks for: string literals and comments. */
import ts from 'typescript';

export interface Passage {
  text: string;
  line: number;
}

export const parse = (path: string, text: string): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

export const lineOf = (file: ts.SourceFile, at: number): number => file.getLineAndCharacterOfPosition(at).line + 1;

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateLiteralLikeNode =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Every string literal, and the fixed parts of every template. */
export function strings(file: ts.SourceFile): Passage[] {
  const found: Passage[] = [];
  walk(file, node => {
    if (ts.isStringLiteralLike(node) || isTemplatePart(node))
      found.push({ text: node.text, line: lineOf(file, node.getStart(file)) });
  });
  return found;
}

/** Every comment, without its slashes and stars. */
export function comments(file: ts.SourceFile): Passage[] {
  const source = file.text;
  const ranges = new Map<number, number>();
  const collect = (node: ts.Node) => {
    for (const range of ts.getLeadingCommentRanges(source, node.pos) ?? []) ranges.set(range.pos, range.end);
    for (const range of ts.getTrailingCommentRanges(source, node.end) ?? []) ranges.set(range.pos, range.end);
    for (const child of node.getChildren(file)) if (!ts.isJSDoc(child)) collect(child);
  };
  collect(file);
  return [...ranges]
    .sort(([a], [b]) => a - b)
    .flatMap(([from, to]) =>
      source
        .slice(from, to)
        .split('\n')
        .map((raw, row) => ({ text: bare(raw), line: lineOf(file, from) + row })),
    )
    .filter(({ text }) => text !== '');
}

const bare = (line: string): string =>
  line
    .replace(/^\s*(?:\/\*+|\*(?!\/)|\/\/+)/, '')
    .replace(/\*+\/\s*$/, '')
    .trim();

/** The text of an expression that is nothing but text: a literal, or literals joined by `+`. */
export function plainText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return plainText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = plainText(node.left);
    const right = plainText(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}
