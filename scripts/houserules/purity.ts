/** The engine and the rules of the games are exact and repeatable: no clock, no chance of their own, no locale, no I/O. */
import ts from 'typescript';
import { walk } from '../../cli/ledger/source.ts';
import type { Target, Whereabouts } from './place.ts';

const PURE_ROOMS: readonly string[] = ['data', 'state', 'queries', 'verbs', 'rulebook', 'cards'];

export const mustBePure = ({ wing, room, isTest }: Whereabouts): boolean =>
  !isTest && (wing === 'engine' || (wing === 'games' && room !== undefined && PURE_ROOMS.includes(room)));

/** The parts of Math that give the same integer on every machine. */
const EXACT_MATH: readonly string[] = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'];

const BANNED_GLOBALS: Record<string, string> = {
  Date: 'there is no clock in a rulebook',
  performance: 'there is no clock in a rulebook',
  Intl: 'the result depends on the machine',
  console: 'nothing is printed here; tell the journal',
  process: 'nothing of the machine is known here',
  Buffer: 'Node only; use Uint8Array',
  require: 'use import',
  globalThis: 'name what is needed',
  fetch: 'no I/O here',
  crypto: 'chance comes from the engine',
  setTimeout: 'there is no clock in a rulebook',
  setInterval: 'there is no clock in a rulebook',
  setImmediate: 'there is no clock in a rulebook',
  queueMicrotask: 'nothing happens later by itself here',
};

const LOCALE_METHOD = /^(?:localeCompare|toLocale\w+)$/;

export interface Impurity {
  at: number;
  what: string;
}

/** Names that the file itself declares: `performance` may be the points of a game. */
function declaredIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  walk(file, node => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node);
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

/** True if the identifier only names a property, a key or a member: `card.process`, `{ Date: 1 }`. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return node !== (ts.isQualifiedName(parent) ? parent.left : parent.expression);
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isBindingElement(parent);
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return named && parent.name === node;
}

const isBigInt = (node: ts.Expression): boolean =>
  ts.isBigIntLiteral(node) || (ts.isCallExpression(node) && node.expression.getText() === 'BigInt');

/** Powers of big integers, and of numbers written out, are exact. */
const isExactPower = ({ left, right }: ts.BinaryExpression): boolean =>
  isBigInt(left) || isBigInt(right) || (ts.isNumericLiteral(left) && ts.isNumericLiteral(right));

function impurityOf(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  if (ts.isIdentifier(node) && !declared.has(node.text) && !isMemberName(node)) {
    const why = Object.hasOwn(BANNED_GLOBALS, node.text) ? BANNED_GLOBALS[node.text] : undefined;
    if (why) return `${node.text}: ${why}`;
    if (node.text === 'Math') return mathFault(node.parent);
  }
  if (ts.isPropertyAccessExpression(node) && LOCALE_METHOD.test(node.name.text))
    return `${node.name.text}: the result depends on the machine; compare with < or by a fixed order`;
  if (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    LOCALE_METHOD.test(node.argumentExpression.text)
  )
    return `${node.argumentExpression.text}: the result depends on the machine`;
  if (ts.isBinaryExpression(node) && /^\*\*=?$/.test(node.operatorToken.getText()) && !isExactPower(node))
    return '**: powers may differ between machines; multiply integers';
  return undefined;
}

function mathFault(parent: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(parent)) return 'Math: name the function that is needed, as Math.floor';
  const name = parent.name.text;
  if (name === 'random') return 'Math.random: chance comes from the engine';
  return EXACT_MATH.includes(name) ? undefined : `Math.${name}: may differ between machines; rules use integers`;
}

export function impurities(file: ts.SourceFile): Impurity[] {
  const declared = declaredIn(file);
  const found: Impurity[] = [];
  walk(file, node => {
    const what = impurityOf(node, declared);
    if (what !== undefined) found.push({ at: node.getStart(file), what });
  });
  return found;
}

/** Pure rooms import from the house alone. */
export const importFault = (target: Target): string | undefined =>
  target.kind === 'house' ? undefined : `import of ${target.name}: only the house itself may be imported here`;
