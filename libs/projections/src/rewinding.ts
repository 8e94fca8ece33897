import type { Fact } from '#kernel';
import {
  isDisputeEvent,
  isRecorderEvent,
  isRoundEvent,
  personText,
  policyOf,
  type MatchRewound,
  type MatchState,
} from '#match';
import { describeRound } from './round/describe.js';
import { describeDispute } from './disputes/describe.js';
import type { MatchStep } from './projection.js';

/** What a rewind says of itself: which play it undid, and by whose order. */
export const describeRewind = (
  { to, by: giver, note, dispute }: MatchRewound['data'],
  { options }: Pick<MatchState<unknown>, 'options'>,
): string => {
  const by = personText(giver, options?.players ?? []);
  const why = dispute === undefined ? '' : `, in dispute ${String(dispute)}`;
  return `The match is set back to before play ${String(to)}, by ${by}${why}${note === '' ? '.' : `: ${note}`}`;
};

/** What a step did to the table, in words and with the rules it cites: a fact of the game, a rewind, or a step of a dispute. */
export const describeStep = <State, Play, F extends Fact>({
  event,
  before,
  ruleset,
  viewer,
}: Pick<MatchStep<State, Play, F>, 'event' | 'before' | 'ruleset' | 'viewer'>): string => {
  if (!isRecorderEvent<Play>(event)) return ruleset.describeFact(event, before.game, viewer);
  if (isDisputeEvent(event)) {
    return describeDispute(event, { players: before.options?.players ?? [], policy: policyOf(ruleset) });
  }
  if (isRoundEvent(event)) return describeRound(event, before.options?.players ?? []);
  return event.type === 'MatchRewound' ? describeRewind(event.data, before) : '';
};
