import type { Fact } from '#kernel';
import type { Seat } from '#ruleset';
import { isEqual, type TablePlayer } from '#table';
import type { MatchStep, Projection } from './projection.js';
import { describeStep } from './rewinding.js';

/** A change of a score: from, to, and the fact that made it, in words and with the rules it cites. */
export interface ScoreChange {
  readonly revision: number;
  readonly game: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly sentence: string;
  readonly because: readonly string[];
}

/** A player's score now. `wins` counts games won in a match of several. */
export interface Score {
  readonly seat: Seat;
  readonly name: string;
  readonly score: number;
  readonly scoreName: string;
  readonly target: number | null;
  readonly wins: number;
}

/** The scores now and every change of them, in order. */
export interface Scoring {
  readonly scores: readonly Score[];
  readonly changes: readonly ScoreChange[];
}

const scoreOf = ({ seat, name, score, scoreName, target, wins }: TablePlayer): Score => ({
  seat,
  name,
  score,
  scoreName,
  target,
  wins,
});

const changesIn = <State, Play, F extends Fact>(step: MatchStep<State, Play, F>): readonly ScoreChange[] => {
  const { before, after, envelope, event, tables } = step;
  const was = new Map(tables.part('players', before).map(({ seat, score }) => [seat, score]));
  const changed = tables.part('players', after).filter(({ seat, score }) => was.has(seat) && was.get(seat) !== score);
  if (changed.length === 0) return [];
  const clock = tables.part('clock', after);
  return changed.map(({ seat, score }) => ({
    revision: envelope.revision,
    game: clock.game,
    turn: clock.turn,
    seat,
    from: was.get(seat) ?? 0,
    to: score,
    sentence: describeStep(step),
    because: event.because,
  }));
};

/** Points over the tape, read from the tables before and after each fact. */
export const scoring: Projection<Scoring> = {
  initial: { scores: [], changes: [] },
  evolve: (view, step) => {
    if (step.before.game === step.after.game) return view;
    const scores = step.tables.part('players', step.after).map(scoreOf);
    if (isEqual(scores, view.scores)) return view;
    const changes = changesIn(step);
    return { scores, changes: changes.length === 0 ? view.changes : [...view.changes, ...changes] };
  },
};
