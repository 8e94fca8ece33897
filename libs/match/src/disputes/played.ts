import type { Verdict } from '#ruleset';
import { ForgottenPastError } from '../rewinding/past.js';

/** A play as it was recorded. `play` is the ruleset's, which this state does not look into. */
export interface PlayedPlay {
  readonly number: number;
  readonly play: unknown;
  readonly verdict: Verdict;
}

/** Plays that hardly anybody asks for any more, as one text: the collector of garbage passes over it. `number`: of the newest of them. */
interface PlaysAsText {
  readonly number: number;
  readonly oldest: number;
  readonly text: string;
}

/**
 * Every play of the match, newest first, those that were undone as well. Lists share their tails. `forgotten` ends a list whose
 * older part was left out where the state was kept away.
 */
export type Played = ((PlayedPlay | PlaysAsText) & { readonly earlier: Played }) | 'forgotten' | null;

/** The play of that number; null where none has it. @throws ForgottenPastError */
export const playOf = (played: Played, number: number): PlayedPlay | null => {
  let at = played;
  while (at !== null && at !== 'forgotten' && ('text' in at ? at.oldest : at.number) > number) at = at.earlier;
  if (at === 'forgotten') throw new ForgottenPastError(number);
  if (at === null || at.number < number) return null;
  if (!('text' in at)) return at;
  return (JSON.parse(at.text) as readonly PlayedPlay[]).find((play) => play.number === number) ?? null;
};

/** How many plays stay as they are, at least, and how many more there are when all those become a text. */
const RECENT = { newest: 4, more: 8 } as const;

/** The list with its older plays as text. */
export const withRecentPlays = (played: Played): Played => {
  const plays: PlayedPlay[] = [];
  let at = played;
  for (; at !== null && at !== 'forgotten' && !('text' in at); at = at.earlier) plays.push(at);
  if (plays.length < RECENT.newest + RECENT.more) return played;
  const older = plays.splice(RECENT.newest).map(({ number, play, verdict }) => ({ number, play, verdict }));
  const [number, oldest] = [older[0]?.number ?? 0, older.at(-1)?.number ?? 0];
  const text: Played = { number, oldest, text: JSON.stringify(older), earlier: at };
  return plays.reduceRight<Played>((earlier, play) => ({ ...play, earlier }), text);
};
