import ts from 'typescript';
import { way, type Way, type Ways } from './way.js';

/** The constants that a condition may be replaced by. */
type Constants = readonly ('true' | 'false')[];

const isConstant = ({ kind }: ts.Node): boolean =>
  kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

const signOf = (node: ts.Node): ts.SyntaxKind | null => (ts.isBinaryExpression(node) ? node.operatorToken.kind : null);

/**
 * The constants for a condition and its parts, so that none is told by another: where each part of `a && b` is noticed to be
 * always true, the whole would be, too. So the parts of `&&` are replaced by true alone, those of `||` by false.
 */
const replaced = (node: ts.Expression, by: Constants): readonly Way[] => {
  if (ts.isParenthesizedExpression(node)) return replaced(node.expression, by);
  if (isConstant(node)) return [];
  const sign = signOf(node);
  const neutral =
    sign === ts.SyntaxKind.AmpersandAmpersandToken ? 'true' : sign === ts.SyntaxKind.BarBarToken ? 'false' : null;
  const whole = by.filter((constant) => constant !== neutral).map((constant) => way('condition', node, constant));
  if (neutral === null || !ts.isBinaryExpression(node)) return whole;
  return [...whole, ...[node.left, node.right].flatMap((part) => replaced(part, [neutral]))];
};

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken]);

const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  ...LOGICAL,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

const isIn = (kinds: ReadonlySet<ts.SyntaxKind>, node: ts.Node): boolean => {
  const sign = signOf(node);
  return sign !== null && kinds.has(sign);
};

const isNegation = (node: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

const ASKING: ReadonlySet<string> = new Set([
  'filter',
  'some',
  'every',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
]);

const isAsked = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  ASKING.has(parent.expression.name.text);

const isTruth = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isFunctionLike(node) &&
  node.type !== undefined &&
  (node.type.kind === ts.SyntaxKind.BooleanKeyword || ts.isTypePredicateNode(node.type));

/** What a choice is made by. */
const decidedBy = (node: ts.Node): ts.Node | undefined => {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) || ts.isForStatement(node) ? node.condition : undefined;
};

/** What a function answers that is asked whether something is so. */
const answerOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isArrowFunction(node)) return isTruth(node) || isAsked(node) ? node.body : undefined;
  return ts.isReturnStatement(node) && isTruth(ts.findAncestor(node, ts.isFunctionLike)) ? node.expression : undefined;
};

const conditionOf = (node: ts.Node): ts.Node | undefined => decidedBy(node) ?? answerOf(node);

const unwrapped = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node.parent) ? unwrapped(node.parent) : node;

/** A comparison that is no part of a condition around it: that one's ways are its own, too. */
const standsAlone = (node: ts.Node): boolean => {
  const outer = unwrapped(node);
  return !isIn(LOGICAL, outer.parent) && conditionOf(outer.parent) !== outer;
};

/** Conditions that always or never hold: those of choices, answers to a question, and comparisons wherever they stand. */
export const truths: Ways = (node) => {
  const condition = conditionOf(node);
  if (condition !== undefined && ts.isExpression(condition)) return replaced(condition, ['true', 'false']);
  if (!ts.isExpression(node) || !(isIn(COMPARING, node) || isNegation(node)) || !standsAlone(node)) return [];
  return replaced(node, ['true', 'false']);
};
