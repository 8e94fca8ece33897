import type ts from 'typescript';
import type { Sources } from './program.js';

/** What a name stands for that only the table decides. */
export const OPEN = Symbol('open');
/** What a record does not have, and what is null. */
export const ABSENT = Symbol('absent');

/** What an expression comes to: a text, with blanks where the table decides; a literal to look into, or a function; nothing; or unknown. */
export type Value = string | ts.Expression | ts.FunctionDeclaration | typeof OPEN | typeof ABSENT;

/** What names have been taken for, by their declarations, so that each means the same in the rule and in the sentence of one finding. */
export type Scope = ReadonlyMap<ts.Node, Value>;

/** One of the things that an expression may come to, and what its names were taken for. */
export interface Found {
  readonly value: Value;
  readonly scope: Scope;
}

/** The sources, and what is known where an expression stands. */
export interface At {
  readonly sources: Sources;
  readonly scope: Scope;
  /** The functions that are being read: one that calls itself is not read anew. */
  readonly inside: readonly ts.Node[];
  /** Reads an expression there. */
  readonly read: (node: ts.Expression, at: At) => readonly Found[];
}

export const found = (value: Value, { scope }: At): readonly Found[] => [{ value, scope }];

/** Goes on from each thing found. */
export const then = (
  all: readonly Found[],
  at: At,
  next: (value: Value, at: At) => readonly Found[],
): readonly Found[] => all.flatMap(({ value, scope }) => next(value, { ...at, scope }));

/** The same place, with a name taken for a value. */
export const bound = (at: At, declaration: ts.Node, value: Value): At => ({
  ...at,
  scope: new Map([...at.scope, [declaration, value]]),
});

export const isText = (value: Value): value is string => typeof value === 'string';

export const isNode = (value: Value): value is ts.Expression | ts.FunctionDeclaration => typeof value === 'object';
