import type { PlaysTakenBack } from '../events.js';
import { playOf, type PlayedPlay } from '../disputes/played.js';
import type { MatchState } from '../state.js';
import { gamesBackTo } from './past.js';

/**
 * Says of the number of a play whether it was taken back, by the events of a tape. No rewind stands between a take-back and what it
 * strikes out, so that all numbers between are plays of its own.
 */
export const takenBackIn = (
  events: Iterable<{ readonly type: string; readonly data: unknown }>,
): ((number: number) => boolean) => {
  const stretches: Pick<PlaysTakenBack['data'], 'to' | 'number'>[] = [];
  for (const { type, data } of events) if (type === 'PlaysTakenBack') stretches.push(data as PlaysTakenBack['data']);
  return (play) => stretches.some(({ to, number }) => play >= to && play < number);
};

/** The plays that taking back from that number on strikes out, newest first, as they were recorded. @throws ForgottenPastError */
export const struckOut = (
  { past, played }: Pick<MatchState<unknown>, 'past' | 'played'>,
  to: number,
): readonly PlayedPlay[] =>
  (gamesBackTo(past, to) ?? []).map(({ number }) => playOf(played, number)).filter((play) => play !== null);
