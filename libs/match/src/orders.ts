import type { Fact } from '#kernel';
import type { Decision, Problem, Ruleset, Verdict } from '#ruleset';
import type { MatchCommand } from './commands.js';
import { dealerPlay } from './dealer.js';
import type { MatchEvent } from './events.js';
import { matchDecider } from './match.js';
import type { MatchState } from './state.js';

/** One batch as it was decided: who gave the order, its play (null for opening and closing), and the match before and after. */
export interface DecidedBatch<State, Play, F extends Fact> {
  readonly by: 'order' | 'dealer';
  readonly play: Play | null;
  readonly verdict: Verdict;
  readonly events: readonly MatchEvent<Play, F>[];
  readonly before: MatchState<State>;
  readonly after: MatchState<State>;
}

/** What has come of an order: its batch, or why there is none. */
export type Answer<State, Play, F extends Fact> =
  | { readonly outcome: 'accepted'; readonly batch: DecidedBatch<State, Play, F> }
  | Exclude<Decision, { outcome: 'accepted' }>;

/** Decides one order on a match and folds it. Nothing is dealt: see `carryOut`. */
export const takeOrder = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  before: MatchState<State>,
  command: MatchCommand<Play>,
): Answer<State, Play, F> => {
  const decision = matchDecider(ruleset).decide(before, command);
  if (decision.outcome !== 'accepted') return decision;
  const { verdict, facts: events, state: after } = decision;
  const play = command.type === 'RecordPlay' ? command.play : null;
  return { outcome: 'accepted', batch: { by: 'order', play, verdict, events, before, after } };
};

/** More chance choices in a row than any game asks for: a ruleset that passes this never stops asking. */
const MOST_DEALT = 1000;

const endless = (ruleset: string): Problem => ({
  code: 'dealer/endless',
  message: `The ruleset "${ruleset}" asked the dealer ${MOST_DEALT} times in a row.`,
  remedy: 'Report this with the match; the tape is kept as it is.',
});

/**
 * What the dealer of a digital match answers, batch by batch, until a person has to act; nothing on paper. Each is decided as it is
 * asked for, so that one who appends them to a store may stop between two. An answer that is not accepted is the last one.
 */
export function* deal<State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  from: MatchState<State>,
): Generator<Answer<State, Play, F>, void> {
  let state = from;
  for (let count = 0; count < MOST_DEALT; count++) {
    const play = dealerPlay(ruleset, state);
    if (play === null) return;
    const answer = takeOrder(ruleset, state, { type: 'RecordPlay', play });
    if (answer.outcome !== 'accepted') {
      yield answer;
      return;
    }
    yield { ...answer, batch: { ...answer.batch, by: 'dealer' } };
    state = answer.batch.after;
  }
  yield { outcome: 'impossible', problem: endless(ruleset.id) };
}

/** Decides an order, folds it, and lets the dealer answer what chance must choose: every door to a match is a turn of this loop. */
export function* carryOut<State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  command: MatchCommand<Play>,
): Generator<Answer<State, Play, F>, void> {
  const answer = takeOrder(ruleset, state, command);
  yield answer;
  if (answer.outcome === 'accepted') yield* deal(ruleset, answer.batch.after);
}
