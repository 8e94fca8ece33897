import { auditTape, unorderedView } from '#audit';
import { fold, type Fact } from '#kernel';
import {
  board,
  chain,
  makeMatchTape,
  project,
  readWith,
  scoring,
  statistics,
  tapeSeenBy,
  timeline,
  together,
} from '#projections';
import { stateAt } from '#replay';
import { PLAIN_SIGHT, type Viewer } from '#ruleset';
import { isSame, sample, type Case, type Law } from './law.js';

const everything = together({ board, chain, scoring, timeline, statistics });

export const rebuiltIsLive: Law = ({ ruleset, envelopes }) => {
  const context = { ruleset, viewer: 'recorder' as const };
  const { initial, evolve } = readWith(everything, context);
  let live = initial;
  const stops = new Set(sample([...envelopes.keys()], 8));
  return envelopes.flatMap((envelope, index) => {
    live = evolve(live, envelope);
    if (!stops.has(index)) return [];
    const twice = fold(evolve, live, envelopes.slice(0, index + 1));
    const rebuilt = project(everything, context, envelopes.slice(0, index + 1));
    return [
      ...(isSame(live.view, rebuilt) ? [] : [`at revision ${index} the rebuilt projections are not the live ones`]),
      ...(isSame(twice.view, rebuilt) ? [] : [`at revision ${index} the projections change when fed twice`]),
    ];
  });
};

export const auditAgrees: Law = ({ ruleset, envelopes }) =>
  auditTape(ruleset, envelopes).map(
    ({ revision, line, message }) => `revision ${revision} (${line ?? 'opening'}): ${message}`,
  );

const viewersOf = <State, Play, F extends Fact>({ live }: Case<State, Play, F>): readonly Viewer[] => [
  'public',
  ...(live.options?.players.keys() ?? []),
];

/** Folds the game as a viewer gets it, beside the game as it was, and compares what the viewer sees of both. */
const seenBy = <State, Play, F extends Fact>(game: Case<State, Play, F>, viewer: Viewer): readonly string[] => {
  const { ruleset, tape, envelopes } = game;
  try {
    const seen = tapeSeenBy(ruleset, viewer, envelopes);
    const folded = makeMatchTape(ruleset, seen.envelopes, viewer);
    return sample([...envelopes.keys()], 40).flatMap((revision) => {
      const [state, seenState] = [stateAt(tape, revision).game, stateAt(folded, revision).game];
      const known = unorderedView(ruleset, { state: seenState, viewer, sight: PLAIN_SIGHT });
      const actual = unorderedView(ruleset, { state, viewer, sight: seen.sightAfter(revision) });
      return isSame(known, actual)
        ? []
        : [`revision ${revision}: ${viewer} sees another table on the redacted tape than on the whole one`];
    });
  } catch (error) {
    return [`the tape redacted for ${viewer} does not fold: ${String(error)}`];
  }
};

export const redactedTapeFolds: Law = (game) => viewersOf(game).flatMap((viewer) => seenBy(game, viewer));
