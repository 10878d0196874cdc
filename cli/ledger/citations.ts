/** Which rules a source file of a game cites, and which of its citations lead nowhere. */
import ts from 'typescript';
import { looksLikeId, mentions, unknownIn } from './ids.ts';
import { comments, lineOf, parse, strings, walk } from './source.ts';

/** The words of the engine that take a rule id first. */
const CITING: ReadonlySet<string> = new Set(['step', 'decide', 'together', 'moment', 'tell']);
const TESTING: ReadonlySet<string> = new Set(['test', 'it', 'describe']);

export interface Citations {
  ids: ReadonlySet<string>;
  faults: string[];
}

/** The name by which a function is called: `step(...)`, `t.tell(...)`, `test.each(...)(...)`. */
function calledName(call: ts.Expression): string {
  if (ts.isIdentifier(call)) return call.text;
  if (ts.isPropertyAccessExpression(call))
    return TESTING.has(calledName(call.expression)) ? calledName(call.expression) : call.name.text;
  return ts.isCallExpression(call) ? calledName(call.expression) : '';
}

const isIf = (node: ts.Node): node is ts.PropertyAssignment => ts.isPropertyAssignment(node) && node.name.getText() === 'if';

/** The literals that stand where the engine expects a rule id. */
function citedPlaces(file: ts.SourceFile): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const take = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node);
  };
  walk(file, node => {
    if (ts.isCallExpression(node) && CITING.has(calledName(node.expression))) take(node.arguments[0]);
    if (isIf(node) && ts.isArrayLiteralExpression(node.initializer)) {
      for (const condition of node.initializer.elements) if (ts.isArrayLiteralExpression(condition)) take(condition.elements[0]);
    }
  });
  return found;
}

/** Code cites by string literals and comments. */
export function citationsInCode(path: string, source: string, known: ReadonlySet<string>): Citations {
  const file = parse(path, source);
  const ids = new Set<string>();
  const faults: string[] = [];
  for (const { text } of strings(file)) {
    if (known.has(text)) ids.add(text);
    for (const { id } of mentions(text)) if (known.has(id)) ids.add(id);
  }
  for (const { text, line } of comments(file)) {
    for (const { id } of mentions(text)) if (known.has(id)) ids.add(id);
    for (const { id } of unknownIn(text, known))
      faults.push(`${path}:${line}: the comment cites ${id}, which is not in the ledger`);
  }
  for (const place of citedPlaces(file)) {
    if (!looksLikeId(place.text) || known.has(place.text)) continue;
    faults.push(`${path}:${lineOf(file, place.getStart(file))}: cites ${place.text}, which is not in the ledger`);
  }
  return { ids, faults };
}

/** Tests cite by name only; what they are worth is known after they ran. Here only names that lead nowhere are found. */
export function faultsInTests(path: string, source: string, known: ReadonlySet<string>): string[] {
  const file = parse(path, source);
  const faults: string[] = [];
  walk(file, node => {
    if (!ts.isCallExpression(node) || !TESTING.has(calledName(node.expression))) return;
    const title = node.arguments[0];
    if (!title || !ts.isStringLiteralLike(title)) return;
    for (const { id } of unknownIn(title.text, known)) {
      faults.push(`${path}:${lineOf(file, title.getStart(file))}: the test is named after ${id}, which is not in the ledger`);
    }
  });
  return faults;
}
