import type { Result } from '#kernel';

/** Why a line could not be read. `column` counts from 1; `expected` lists words or names that would be accepted there. */
export interface NotationError {
  readonly code: string;
  readonly message: string;
  readonly column: number;
  readonly expected: readonly string[];
  /** The name that stands for nothing, where that is the fault. */
  readonly unknown?: string;
}

/** One line per play, both ways: `parse(make(play))` is the play. */
export interface Notation<State, Play> {
  readonly parse: (line: string, state: State) => Result<Play, NotationError>;
  readonly make: (play: Play, state: State) => string;
  /** How a line names a piece or a stack item without doubt, by its id on the neutral table. */
  readonly reference?: (id: string) => string;
}
