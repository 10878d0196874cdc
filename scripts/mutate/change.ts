/** The ways in which a line of rules is spoiled: each finds its places in the syntax tree and says what to write there instead. */
import ts from 'typescript';

export const KINDS = [
  'negate',
  'compare',
  'logic',
  'arithmetic',
  'number',
  'boolean',
  'statement',
  'entry',
  'condition',
  'rule',
  'flow',
] as const;
export type Kind = (typeof KINDS)[number];

/** From `start` to `end` stands `text` instead. */
export interface Mutation {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Running this is running the change: an expression or a statement. */
  readonly site: ts.Node;
}

const K = ts.SyntaxKind;
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, readonly [Kind, string]>>> = {
  [K.LessThanToken]: ['compare', '<='],
  [K.LessThanEqualsToken]: ['compare', '<'],
  [K.GreaterThanToken]: ['compare', '>='],
  [K.GreaterThanEqualsToken]: ['compare', '>'],
  [K.EqualsEqualsEqualsToken]: ['compare', '!=='],
  [K.ExclamationEqualsEqualsToken]: ['compare', '==='],
  [K.AmpersandAmpersandToken]: ['logic', '||'],
  [K.BarBarToken]: ['logic', '&&'],
  [K.PlusToken]: ['arithmetic', '-'],
  [K.MinusToken]: ['arithmetic', '+'],
};

const isNot = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken;
const isEquation = (node: ts.Node): boolean => ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText());
const isNegative = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === K.MinusToken && ts.isNumericLiteral(node.operand);
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `for (let i = 0; ...`. */
const isCount = ({ parent }: ts.Node): boolean => ts.isVariableDeclaration(parent) && ts.isForStatement(parent.parent.parent);
/** The name in front of a property or a member. */
const isName = (node: ts.Node): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) && parent.name === node
  );
};
/** A step that happens by itself cites its rule for the reader alone. */
const isCitation = ({ parent }: ts.Node): boolean => ts.isCallExpression(parent) && parent.expression.getText() === 'step';
/** `[a, b] = ...` takes apart what is on the right: nothing is listed there. */
const isTakenApart = (node: ts.ArrayLiteralExpression): boolean =>
  ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === K.EqualsToken && node.parent.left === node;
const isIfList = ({ parent }: ts.Node): boolean => ts.isPropertyAssignment(parent) && parent.name.getText() === 'if';
/** `[rule, holds, refusal]`: one thing. */
const isCondition = ({ parent }: ts.Node): boolean => ts.isArrayLiteralExpression(parent) && isIfList(parent);

export interface Soil {
  readonly file: ts.SourceFile;
  /** The ids of the game's rules, in order. */
  readonly rules: readonly string[];
}

const over = (site: ts.Node, file: ts.SourceFile, kind: Kind, text: string): Mutation => ({
  kind,
  start: site.getStart(file),
  end: site.end,
  text,
  site,
});

function* conditions(node: ts.Node, { file }: Soil): Generator<Mutation> {
  const condition =
    ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node) || ts.isForStatement(node)
        ? node.condition
        : undefined;
  // What is turned round by taking its `not` away, or by its sign, is so already.
  if (condition !== undefined && !isNot(condition) && !isEquation(condition))
    yield over(condition, file, 'negate', `!(${condition.getText(file)})`);
  if (isNot(node)) yield over(node, file, 'negate', `(${node.operand.getText(file)})`);
}

function* operators(node: ts.Node, { file }: Soil): Generator<Mutation> {
  if (!ts.isBinaryExpression(node)) return;
  const found = OPERATORS[node.operatorToken.kind];
  if (found === undefined) return;
  const [kind, text] = found;
  // Sentences are joined by + too.
  if (kind === 'arithmetic' && (isText(node.left) || isText(node.right))) return;
  yield { kind, start: node.operatorToken.getStart(file), end: node.operatorToken.end, text, site: node };
}

function* figures(node: ts.Node, { file, rules }: Soil): Generator<Mutation> {
  if (isNegative(node) || (ts.isNumericLiteral(node) && !isNegative(node.parent) && !isName(node))) {
    const n = Number(node.getText(file).replaceAll('_', ''));
    yield over(node, file, 'number', n + 1 < 0 ? `(${n + 1})` : String(n + 1));
    // Below zero stands what is not there, and one less is not there either; nor is anything before the first of a list.
    if (n > 0 || (n === 0 && !isCount(node))) yield over(node, file, 'number', n === 0 ? '(-1)' : String(n - 1));
  }
  if (node.kind === K.TrueKeyword) yield over(node, file, 'boolean', 'false');
  if (node.kind === K.FalseKeyword) yield over(node, file, 'boolean', 'true');
  if (ts.isStringLiteral(node) && !isName(node) && !isCitation(node) && rules.length > 1) {
    const at = rules.indexOf(node.text);
    if (at >= 0) yield over(node, file, 'rule', `'${rules[(at + 1) % rules.length]}'`);
  }
}

function* left(node: ts.Node, { file }: Soil): Generator<Mutation> {
  if (ts.isExpressionStatement(node)) yield over(node, file, 'statement', ';');
  if (!ts.isArrayLiteralExpression(node) || isTakenApart(node) || isCondition(node)) return;
  for (const [n, entry] of node.elements.entries()) {
    const following = node.elements[n + 1];
    const before = node.elements[n - 1];
    const [start, end] =
      following !== undefined
        ? [entry.getStart(file), following.getStart(file)]
        : [before?.end ?? entry.getStart(file), entry.end];
    yield { kind: isIfList(node) ? 'condition' : 'entry', start, end, text: '', site: node };
  }
}

const NEXT = "({ go: 'next' })";
const DONE = "({ go: 'end', gives: undefined })";
const OVER = "({ go: 'over' })";
const FLOWS: Readonly<Record<string, string>> = { next: DONE, done: NEXT, again: NEXT, over: NEXT };
const FLOW_CALLS: Readonly<Record<string, string>> = { goto: NEXT, call: NEXT, moment: NEXT, give: DONE };

/** The step a flow is returned from, and the one that follows it in its section. */
const stepAround = (node: ts.Node): { following: string | undefined } | undefined => {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if (!ts.isPropertyAssignment(parent) || !ts.isCallExpression(parent.initializer)) continue;
    if (!/^(?:step|decide|together|window)$/.test(parent.initializer.expression.getText())) continue;
    const steps = (parent.parent as ts.ObjectLiteralExpression).properties;
    return { following: steps[steps.indexOf(parent) + 1]?.name?.getText() };
  }
  return undefined;
};
const isReturned = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isReturned(parent);
  if (ts.isParenthesizedExpression(parent)) return isReturned(parent);
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
};
function* flows(node: ts.Node, { file }: Soil): Generator<Mutation> {
  if (!ts.isExpression(node) || !isReturned(node)) return;
  const called = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined;
  const text = ts.isIdentifier(node) ? FLOWS[node.text] : called === undefined ? undefined : FLOW_CALLS[called];
  if (text === undefined) return;
  const step = stepAround(node);
  // From its last step a section ends by itself, and to go to the step that follows is to go on.
  const alike =
    (text === DONE || (ts.isIdentifier(node) && node.text === 'done')) && step !== undefined && step.following === undefined;
  if (called === 'goto') {
    const [to] = (node as ts.CallExpression).arguments;
    if (to !== undefined && ts.isStringLiteralLike(to) && to.text === step?.following) return;
  }
  yield over(node, file, 'flow', alike && called === undefined ? OVER : text);
}

const isOnlyType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** Every change that can be made, in the order of the text. */
export function* changesIn(ground: Soil): Generator<Mutation> {
  function* below(node: ts.Node): Generator<Mutation> {
    if (isOnlyType(node)) return;
    for (const way of [conditions, operators, figures, left, flows]) yield* way(node, ground);
    const children: ts.Node[] = [];
    ts.forEachChild(node, child => void children.push(child));
    for (const child of children) yield* below(child);
  }
  yield* below(ground.file);
}
