import type { Envelope, Fact } from '#kernel';
import { lastRevision, stateAt } from '#replay';
import type { Measure } from '#ruleset';
import { makeMatchTape, type MatchTape } from '../match-tape.js';
import { project, type ReadingContext } from '../projection.js';
import { tableReader } from '../tables.js';
import type { TimelineEntry } from '../timeline-entry.js';
import { timeline } from '../timeline.js';
import { chainsOf, type ChainRun } from './chains.js';
import { momentsOf, type Moment } from './moments.js';
import { measuresOf, type Spot, type Stretch, stretchesOf, type Values } from './stretches.js';

/** A turn, or a round where the game has rounds: the levels as it ended, and what came about in it. */
export interface TurnSum extends Spot {
  readonly from: number;
  readonly to: number;
  readonly values: Values;
}

/**
 * A match in numbers, as one viewer may know it: of every play, every turn and every chain, and the moments that stand out. `byRound`: the game
 * counts rounds where others count turns.
 */
export interface MatchAnalysis {
  readonly players: readonly string[];
  readonly byRound: boolean;
  readonly measures: readonly Measure[];
  readonly turns: readonly TurnSum[];
  readonly plays: readonly Stretch[];
  readonly chains: readonly ChainRun[];
  readonly moments: readonly Moment[];
}

const joined = (measures: readonly Measure[], one: Values, other: Values): Values =>
  Object.fromEntries(
    measures.map(({ id, kind }) => {
      const [first = [], then = []] = [one[id], other[id]];
      return [id, kind === 'level' ? then : then.map((value, seat) => value + (first[seat] ?? 0))];
    }),
  );

const turnsOf = (measures: readonly Measure[], stretches: readonly Stretch[]): readonly TurnSum[] => {
  const turns: TurnSum[] = [];
  for (const { game, turn, turnOf, from, to, values } of stretches) {
    const open = turns.at(-1);
    if (open?.game !== game || open.turn !== turn) turns.push({ game, turn, turnOf, from, to, values });
    else turns[turns.length - 1] = { ...open, to, values: joined(measures, open.values, values) };
  }
  return turns;
};

/** Measures a match by its tape and its timeline, both as one viewer knows them. */
export const analyse = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  context: ReadingContext<State, Play, F>,
  entries: readonly TimelineEntry[],
): MatchAnalysis => {
  const { ruleset, viewer } = context;
  const match = stateAt(tape, lastRevision(tape));
  const players = match.options?.players.map(({ name }) => name) ?? [];
  if (match.status === 'unopened') {
    return { players, byRound: false, measures: [], turns: [], plays: [], chains: [], moments: [] };
  }
  const tables = tableReader(ruleset, viewer);
  const measures = measuresOf({ players: tables.part('players', match) }, ruleset.measures?.list);
  const plays = stretchesOf(tape, context, entries);
  return {
    players,
    byRound: tables.part('clock', match).round !== undefined,
    measures,
    turns: turnsOf(measures, plays),
    plays,
    chains: chainsOf(tape, context, plays),
    moments: momentsOf({ measures, stretches: plays, entries }, players),
  };
};

/** The same of the envelopes that a viewer was given. */
export const analyseEnvelopes = <State, Play, F extends Fact>(
  context: ReadingContext<State, Play, F>,
  envelopes: readonly Envelope[],
): MatchAnalysis =>
  analyse(makeMatchTape(context.ruleset, envelopes, context.viewer), context, project(timeline, context, envelopes));
