import type { Fact } from '#kernel';
import { isRecorderEvent, roleText, type MatchRewound } from '#match';
import type { MatchStep } from './projection.js';

/** What a rewind says of itself: which play it undid, and by whose order. */
export const describeRewind = ({ to, by, note }: MatchRewound['data']): string => {
  const who = `${roleText(by.role)}${by.name === '' ? '' : ` ${by.name}`}`;
  return `The match is set back to before play ${String(to)}, by the ${who}${note === '' ? '.' : `: ${note}`}`;
};

/** What a step did to the table, in words and with the rules it cites: a fact of the game, or a rewind. */
export const describeStep = <State, Play, F extends Fact>({
  event,
  before,
  ruleset,
  viewer,
}: Pick<MatchStep<State, Play, F>, 'event' | 'before' | 'ruleset' | 'viewer'>): string => {
  if (!isRecorderEvent<Play>(event)) return ruleset.describeFact(event, before.game, viewer);
  return event.type === 'MatchRewound' ? describeRewind(event.data) : '';
};
