import type { Fact } from '#kernel';
import type { Ruleset } from '#ruleset';
import { ForgottenPastError, gameBefore, type Past } from '../rewinding/past.js';
import type { MatchState } from '../state.js';
import { playOf } from './played.js';

/** The plays that stand, newest first, each with the game that it met. @throws ForgottenPastError */
function* standing<State>(past: Past<State>): Generator<{ readonly number: number; readonly game: State }, void> {
  for (let at = past; at !== null; at = at.earlier) {
    if (at === 'forgotten') throw new ForgottenPastError(0);
    yield at;
  }
}

/** Whether a game or match was lost by a penalty after the play of that number, or a later one: no player's action came last then. */
const isLostSince = ({ disputes }: Pick<MatchState<unknown>, 'disputes'>, number: number): boolean =>
  disputes.some(({ penalties }) => penalties.some(({ lostAfter }) => lostAfter !== null && lostAfter >= number));

/**
 * The number of the play that the last action began with: what stands after it answers it, pays for it, or passes (TR 701.5.b). Null where
 * nothing has been played, and where a loss by a penalty came last; no action reaches back over one. @throws ForgottenPastError
 */
export const lastActionOf = <State, Play, F extends Fact>(
  { goesOn }: Pick<Ruleset<State, Play, F>, 'goesOn'>,
  { past, played, disputes }: Pick<MatchState<State>, 'past' | 'played' | 'disputes'>,
): number | null => {
  let first: number | null = null;
  for (const { number, game } of standing(past)) {
    if (isLostSince({ disputes }, number)) return first;
    first = number;
    const play = playOf(played, number)?.play as Play;
    if ((goesOn?.(game, play) ?? null) === null) return number;
  }
  return first;
};

/** Whether the play of that number stands, and answered what was asked. @throws ForgottenPastError */
export const isAnswer = <State, Play, F extends Fact>(
  { goesOn }: Pick<Ruleset<State, Play, F>, 'goesOn'>,
  { past, played }: Pick<MatchState<State>, 'past' | 'played'>,
  number: number,
): boolean => {
  const then = gameBefore(past, number);
  return then !== null && goesOn?.(then.game, playOf(played, number)?.play as Play) === 'answer';
};

/** How deep a rewind goes: simple where it takes back the last action alone (TR 701.5.b), else complex. @throws ForgottenPastError */
export const depthOf = <State, Play, F extends Fact>(
  ruleset: Parameters<typeof lastActionOf<State, Play, F>>[0],
  state: Parameters<typeof lastActionOf<State, Play, F>>[1],
  to: number,
): 'simple' | 'complex' => {
  const last = lastActionOf(ruleset, state);
  return last !== null && to >= last ? 'simple' : 'complex';
};

/** The plays from that number on that stand. */
export const playsSince = <State>({ past, played }: Pick<MatchState<State>, 'past' | 'played'>, from: number) =>
  [...standing(past)].filter(({ number }) => number >= from).map(({ number }) => playOf(played, number)?.play);
