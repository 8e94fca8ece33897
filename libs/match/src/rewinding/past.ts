/**
 * The game as it was before each numbered play and rewind that still stands, newest first. Lists share their tails, as the states of a
 * tape share what did not change. `forgotten` ends a list whose older part was left out where the state was kept away.
 */
export type Past<State> = PastGame<State> | 'forgotten' | null;

/** The game before the play of that number. */
export interface PastGame<State> {
  readonly number: number;
  readonly game: State;
  readonly earlier: Past<State>;
}

/** A match was kept without its past, and is to be set back: it has to be folded from its first event. */
export class ForgottenPastError extends Error {
  readonly code = 'match/forgotten-past';
  override readonly name = 'ForgottenPastError';
  constructor(readonly number: number) {
    super(
      `What the table was like before play ${String(number)} was not kept with this state. Fold the match from its first event.`,
    );
  }
}

/** The list from the play of that number on, or from the newest one before it where that play does not stand. */
const upTo = <State>(past: Past<State>, number: number): Past<State> => {
  let at = past;
  while (at !== null && at !== 'forgotten' && at.number > number) at = at.earlier;
  return at;
};

/** Whether it can be told what the game was before that play, or that no such play stands. */
export const remembers = <State>(past: Past<State>, number: number): boolean => upTo(past, number) !== 'forgotten';

/** The number of the oldest play that the match can still be set back to. */
export const oldestRemembered = (past: Past<unknown>): number => {
  let [at, oldest] = [past, Infinity];
  while (at !== null && at !== 'forgotten') [at, oldest] = [at.earlier, at.number];
  return at === null ? 0 : oldest;
};

/** The game before that play; null where no play of that number stands. @throws ForgottenPastError */
export const gameBefore = <State>(past: Past<State>, number: number): PastGame<State> | null => {
  const at = upTo(past, number);
  if (at === 'forgotten') throw new ForgottenPastError(number);
  return at?.number === number ? at : null;
};

/** The plays from that number on that stand, newest first, each with the game before it; null where no play of it stands. @throws ForgottenPastError */
export const gamesBackTo = <State>(past: Past<State>, number: number): readonly PastGame<State>[] | null => {
  if (gameBefore(past, number) === null) return null;
  const games: PastGame<State>[] = [];
  for (let at = past; at !== null && at !== 'forgotten' && at.number >= number; at = at.earlier) games.push(at);
  return games;
};

/** How many plays a match in memory can be set back by, at least, before it has to be folded from its first event. */
const RECENT = 1;

/** The list without what lies further back than recent plays. It stays as it is until it is twice as long, so that it is seldom copied. */
export const recentPast = <State>(past: Past<State>): Past<State> => {
  const recent: PastGame<State>[] = [];
  let at = past;
  while (at !== null && at !== 'forgotten' && recent.length < 2 * RECENT) {
    recent.push(at);
    at = at.earlier;
  }
  if (at === null || at === 'forgotten') return past;
  return recent
    .slice(0, RECENT)
    .reduceRight<Past<State>>((earlier, { number, game }) => ({ number, game, earlier }), 'forgotten');
};

/** A state that is to be kept or sent: its past would hold every game there was. */
export const withoutPast = <
  Match extends { readonly past: Past<unknown>; readonly played: unknown; readonly plays: number },
>(
  match: Match,
): Match => {
  const forgotten = match.plays === 0 ? null : 'forgotten';
  return { ...match, past: forgotten, played: forgotten };
};
