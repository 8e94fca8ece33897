import type { Fact } from '#kernel';
import type { Decision, Ruleset } from '#ruleset';
import { isDealtOtherwise } from './dealer.js';
import { changed, evolveRecorder } from './evolve-recorder.js';
import type { MatchEvent, PlayRecorded, RecorderEvent } from './events.js';
import { impossible } from './impossible.js';
import type { MatchState } from './state.js';

/** The answer to an order: the events of its batch, the recorder's own first, and the match after them. */
export type MatchDecision<State, Play, F extends Fact> = Decision<MatchEvent<Play, F>, MatchState<State>>;

/** An order is accepted: the recorder's event is folded here, what the game comes to is told by whoever folded its facts. */
export const accepted = <State, Play, F extends Fact>(
  before: MatchState<State>,
  head: RecorderEvent<Play>,
  { verdict, facts, state: game }: Omit<Extract<Decision<F, State>, { outcome: 'accepted' }>, 'outcome'>,
): MatchDecision<State, Play, F> => ({
  outcome: 'accepted',
  verdict,
  facts: [head, ...facts],
  state: changed(evolveRecorder(before, head), { game }),
});

/** Records a play under the match's recording mode. */
export const record = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  play: Play,
): MatchDecision<State, Play, F> => {
  if (isDealtOtherwise(ruleset, state, play)) {
    return impossible(
      'match/dealer-draws',
      'Chance decides now, and this match is dealt from its secret: nobody else says how it falls.',
      'Leave the line out; the dealer draws by itself.',
    );
  }
  const decision = ruleset.decide(state.game, play, state.recording);
  if (decision.outcome !== 'accepted') return decision;
  const { verdict } = decision;
  const recorded: PlayRecorded<Play> = {
    type: 'PlayRecorded',
    data: { number: state.plays + 1, play, verdict },
    because: [...new Set(verdict.findings.map((finding) => finding.rule))],
  };
  return accepted(state, recorded, decision);
};
