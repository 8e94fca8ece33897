import type ts from 'typescript';
import type { MutantKind } from './mutant.js';

/** A way to change a node: what its text becomes. An element that becomes nothing takes its comma along. */
export interface Way {
  readonly kind: MutantKind;
  readonly node: ts.Node;
  readonly text: string;
}

/** The ways to change a node itself; nodes within it have their own. */
export type Ways = (node: ts.Node) => readonly Way[];

export const way = (kind: MutantKind, node: ts.Node, text: string): Way => ({ kind, node, text });
