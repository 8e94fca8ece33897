import type { MatchOptions, RecordingMode } from '#ruleset';
import type { Past } from './rewinding/past.js';

/** A match as the recorder knows it: plain data. `game` is the ruleset's state; `plays` counts the plays and rewinds recorded. */
export interface MatchState<State> {
  readonly status: 'unopened' | 'open' | 'closed';
  readonly ruleset: string;
  readonly recording: RecordingMode;
  readonly options: MatchOptions | null;
  readonly plays: number;
  readonly past: Past<State>;
  readonly game: State;
}
