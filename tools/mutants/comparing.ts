import ts from 'typescript';
import { isWording, otherSignOf } from './kinds.js';
import type { MutableFile } from './mutants-of.js';
import { MARKED } from './site.js';
import { SIGNS, type Called, type OtherSigned, type Signed, type Watch } from './watch.js';
import type { Way } from './way.js';

/** What the files know that were written so far: how many mutants and sites they have, which mutants they compare, and with what. */
export class Tables {
  mutants = 0;
  sites = 0;
  readonly compared = new Set<number>();
  readonly signs: Signed[] = [];
  readonly calls: Called[] = [];
}

/** A way to change a node, and its number among the mutants of all files. */
interface Numbered {
  readonly way: Way;
  readonly mutant: number;
}

/** A number as it stands beside a sign: the literal, and what its own minus makes of its value. */
const literalIn = (node: ts.Expression): { readonly literal: ts.Expression; readonly times: number } =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken
    ? { literal: node.operand, times: -1 }
    : { literal: node, times: 1 };

/** A copy is made to be changed, and equals what it was made of: whether it is needed, no comparison tells. */
const isCopy = ({ arguments: given }: ts.CallExpression, name: string): boolean =>
  name === 'slice' && given.length === 0;

/** A call that is the whole of what stands behind its `?.`, or has none before it. */
const isWhole = (node: ts.CallExpression): boolean =>
  node.questionDotToken === undefined && (!ts.isOptionalChain(node) || !ts.isOptionalChain(node.parent));

const callOf = (method: keyof Watch, ...given: readonly (string | number)[]): string =>
  `${MARKED}.${method}(${given.join(', ')})`;

/** Writes a file anew, from the inside: each place that may be broken hands what it has to the watch. */
class Writer {
  private readonly ways = new Map<ts.Node, readonly Numbered[]>();
  private readonly sites: ReadonlyMap<ts.Node, number>;

  constructor(
    private readonly file: MutableFile,
    private readonly tables: Tables,
  ) {
    this.sites = new Map(file.sites.map((node, at) => [node, tables.sites + at]));
    for (const [at, way] of file.ways.entries()) {
      const own = { way, mutant: tables.mutants + at };
      this.ways.set(way.node, [...(this.ways.get(way.node) ?? []), own]);
    }
    tables.mutants += file.ways.length;
    tables.sites += file.sites.length;
  }

  written(node: ts.Node): string {
    if (isWording(node) || ts.isTypeNode(node)) return node.getText();
    const answered = this.answered(node, this.inner(node) ?? this.copied(node));
    const site = this.sites.get(node);
    if (site === undefined) return answered;
    const mark = callOf('come', site);
    // What stands in no function is come to as the file is loaded.
    if (ts.isSourceFile(node)) return `${answered};${mark};`;
    return ts.isExpression(node) ? `(${mark}, ${answered})` : `${mark}; ${answered}`;
  }

  /** As it stands, with what is within it written anew. */
  private copied(node: ts.Node): string {
    const { text } = this.file;
    let at = node.getStart();
    let made = '';
    node.forEachChild((child) => {
      made += text.slice(at, child.getStart()) + this.written(child);
      at = child.getEnd();
    });
    return made + text.slice(at, node.getEnd());
  }

  private inner(node: ts.Node): string | null {
    if (ts.isBinaryExpression(node)) return this.signed(node) ?? this.fallback(node);
    if (ts.isCallExpression(node)) return this.called(node);
    return ts.isSpreadElement(node) ? this.spread(node) : null;
  }

  /** What a place answers, where a constant or nothing would stand for all of it. */
  private answered(node: ts.Node, written: string): string {
    return this.waysAt(node).reduce((inner, { way, mutant }) => {
      if (way.kind === 'result') return callOf('emptied', this.compare(mutant), inner);
      if (way.kind !== 'condition') return inner;
      return callOf(way.text === 'true' ? 'always' : 'never', this.compare(mutant), inner);
    }, written);
  }

  private signed(node: ts.BinaryExpression): string | null {
    const sign = node.operatorToken.getText();
    if (!Object.hasOwn(SIGNS, sign)) return null;
    const { left, right } = node;
    const others: readonly OtherSigned[] = [
      ...this.otherSigns(node),
      ...this.otherNumbers(left).map(({ mutant, value }) => ({ mutant, sign, left: value })),
      ...this.otherNumbers(right).map(({ mutant, value }) => ({ mutant, sign, right: value })),
    ];
    if (others.length === 0) return null;
    for (const { mutant } of others) this.compare(mutant);
    const place = this.tables.signs.push({ sign, others }) - 1;
    return callOf('signed', place, this.written(left), this.written(right));
  }

  private otherSigns(node: ts.BinaryExpression): readonly OtherSigned[] {
    const sign = otherSignOf(node.operatorToken.kind);
    const own = this.waysAt(node).filter(({ way: { kind } }) => kind === 'boundary' || kind === 'arithmetic');
    return sign === undefined ? [] : own.map(({ mutant }) => ({ mutant, sign }));
  }

  private otherNumbers(node: ts.Expression): readonly { readonly mutant: number; readonly value: number }[] {
    const { literal, times } = literalIn(node);
    const own = this.waysAt(literal).filter(({ way }) => way.kind === 'number');
    // One less is written in brackets.
    return own.map(({ way, mutant }) => ({ mutant, value: times * Number(way.text.replaceAll(/[()]/g, '')) }));
  }

  private fallback(node: ts.BinaryExpression): string | null {
    const own = this.waysAt(node).find(({ way }) => way.kind === 'fallback');
    if (own === undefined) return null;
    return callOf('fallback', this.compare(own.mutant), this.written(node.left), `() => (${this.written(node.right)})`);
  }

  private called(node: ts.CallExpression): string | null {
    if (!ts.isPropertyAccessExpression(node.expression) || !isWhole(node)) return null;
    const { expression: receiver, name } = node.expression;
    const own = [...this.waysAt(name), ...this.waysAt(node)].find(({ way }) => way.kind === 'method');
    if (own === undefined || isCopy(node, name.text)) return null;
    const mutant = this.compare(own.mutant);
    const other = own.way.node === name ? own.way.text : null;
    const place = this.tables.calls.push({ mutant, name: name.text, other }) - 1;
    const given = node.arguments.map((each) => this.written(each));
    return callOf('called', place, this.written(receiver), `[${given.join(', ')}]`);
  }

  private spread(node: ts.SpreadElement): string | null {
    const own = this.waysAt(node).find(({ way }) => way.kind === 'element');
    return own === undefined
      ? null
      : `...${callOf('emptied', this.compare(own.mutant), this.written(node.expression))}`;
  }

  private waysAt(node: ts.Node): readonly Numbered[] {
    return this.ways.get(node) ?? [];
  }

  private compare(mutant: number): number {
    this.tables.compared.add(mutant);
    return mutant;
  }
}

/** A file each place of which evaluates what stands there and, beside it, what its mutants would have. `tables` learns of them. */
export const comparing = (file: MutableFile, tables: Tables): string => {
  const { source, text } = file;
  return text.slice(0, source.getStart()) + new Writer(file, tables).written(source);
};
