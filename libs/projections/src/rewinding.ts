import type { Fact } from '#kernel';
import {
  isDisputeEvent,
  isErasure,
  isRecorderEvent,
  isRoundEvent,
  personText,
  policyOf,
  isSettingBack,
  type MatchRewound,
  type PeopleErased,
  type PlaysTakenBack,
  type MatchState,
  type SettingBack,
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

/** What a take-back says of itself: a play, or all from it on. */
const describeTakeBack = ({ number, to, note }: PlaysTakenBack['data']): string => {
  const what = to === number - 1 ? `Play ${String(to)} is` : `All from play ${String(to)} on is`;
  return `${what} taken back, as it was misheard${note === '' ? '.' : `: ${note}`}`;
};

const describeSettingBack = (event: SettingBack, before: Pick<MatchState<unknown>, 'options'>): string =>
  event.type === 'MatchRewound' ? describeRewind(event.data, before) : describeTakeBack(event.data);

/** What was erased, by the seat that is left of it. */
const describeErasure = ({ data: { seat, reason } }: PeopleErased): string => {
  const whose =
    seat === null
      ? 'All names and notes are erased'
      : `Name and notes of the player on seat ${String(seat + 1)} are erased`;
  return reason === 'asked' ? `${whose}.` : `${whose}: they were kept for as long as they have to be.`;
};

/** What a step did to the table, in words and with the rules it cites: a fact of the game, a rewind, a take-back, or a step of a dispute. */
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
  if (isErasure(event)) return describeErasure(event);
  return isSettingBack(event) ? describeSettingBack(event, before) : '';
};
