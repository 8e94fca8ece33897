import type { Statements } from './statements.js';

/** An open file of views. `transaction` runs its work whole or not at all, and translates what SQLite throws. */
export interface OpenViews {
  readonly version: string;
  readonly owner: string;
  readonly statements: Statements;
  readonly transaction: <Answer>(work: () => Answer) => Answer;
  readonly sweep: () => Promise<void>;
}
