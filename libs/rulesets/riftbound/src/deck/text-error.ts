/**
 * Why a deck list could not be read. `line` and `column` count from 1; `nearest` are card names that were perhaps meant.
 * Codes: `unknown-card`, `ambiguous-card`, `bad-count`, `outside-section`, `unknown-section`, `repeated-section`,
 * `missing-section`, `too-many-in-section`.
 */
export interface DeckTextError {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly nearest: readonly string[];
}
