import type { MatchOptions, RecordingMode } from '#ruleset';
import type { Dispute } from './disputes/dispute.js';
import type { Played } from './disputes/played.js';
import type { Round } from './round/round.js';
import type { Past } from './rewinding/past.js';

/**
 * A match as the recorder knows it: plain data. `game` is the ruleset's state; `plays` counts the plays, rewinds and take-backs recorded; those up to
 * `settled` are nobody's to take back any more. `past` is set back with the match; `played` and `disputes` keep all there ever was, the latter in the order of their numbers. `round` is the match around its games.
 */
export interface MatchState<State> {
  readonly status: 'unopened' | 'open' | 'closed';
  readonly ruleset: string;
  readonly recording: RecordingMode;
  readonly options: MatchOptions | null;
  readonly plays: number;
  readonly settled: number;
  readonly past: Past<State>;
  readonly played: Played;
  readonly disputes: readonly Dispute[];
  readonly round: Round;
  readonly game: State;
}
