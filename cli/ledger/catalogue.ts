/** A catalogue of sentences under rule ids, read from its source so that even what the compiler would merge is seen. */
import ts from 'typescript';
import { lineOf, parse, plainText, walk } from './source.ts';

export interface Sentence {
  text: string;
  line: number;
}
export interface Sentences {
  path: string;
  sentences: ReadonlyMap<string, Sentence>;
  faults: string[];
}

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** Finds `export const NAME = { id: text, ... }`. */
function objectNamed(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  walk(file, node => {
    if (!ts.isVariableDeclaration(node) || node.name.getText(file) !== name || !node.initializer) return;
    const value = unwrap(node.initializer);
    if (ts.isObjectLiteralExpression(value)) found ??= value;
  });
  return found;
}

export function readCatalogue(path: string, source: string, name: 'rules' | 'definitional'): Sentences {
  const file = parse(path, source);
  const sentences = new Map<string, Sentence>();
  const faults: string[] = [];
  const object = objectNamed(file, name);
  if (!object) faults.push(`${path}: does not export \`${name}\` as a plain object`);
  for (const property of object?.properties ?? []) {
    const line = lineOf(file, property.getStart(file));
    const at = `${path}:${line}`;
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
      faults.push(`${at}: only plain \`'id': 'text'\` entries can be read`);
      continue;
    }
    const id = ts.isIdentifier(property.name) ? property.name.text : (property.name as ts.StringLiteral).text;
    const text = plainText(property.initializer);
    const earlier = sentences.get(id);
    if (earlier) faults.push(`${at}: ${id} stands twice; first on line ${earlier.line}`);
    if (text === undefined) faults.push(`${at}: ${id} is not plain text`);
    else if (text.trim() === '') faults.push(`${at}: ${id} has an empty text`);
    if (!earlier) sentences.set(id, { text: text ?? '', line });
  }
  return { path, sentences, faults };
}
