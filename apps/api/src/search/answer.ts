import type { FoundMatch } from '#projections';
import type { FoundTapes } from '#recording';

/** A step that was found: the play that it is, the step of its tape, where in the match that is, and whose play. */
interface FoundStep {
  readonly play: number;
  readonly step: number;
  readonly game: number;
  readonly turn: number;
  readonly seat: number | null;
}

/** A match that was found, with its steps; none where matches alone were looked for. */
interface MatchAnswer {
  readonly match: string;
  readonly ruleset: string;
  readonly players: readonly string[];
  readonly event: string | null;
  readonly openedAt: string;
  readonly winners: readonly number[] | null;
  readonly steps: readonly FoundStep[];
}

/** What was found: counts of all of it, a page of the matches, and cards that were perhaps meant where a name is of none. */
export interface SearchAnswer {
  readonly matches: number;
  readonly steps: number;
  readonly meant: readonly string[];
  readonly found: readonly MatchAnswer[];
}

const matchOf = ({ id, facts, steps }: FoundMatch): MatchAnswer => ({
  match: id,
  ruleset: facts.ruleset,
  players: facts.players.map(({ name }) => name),
  event: facts.event,
  openedAt: facts.openedAt,
  winners: facts.winners,
  steps: steps.map(([play, step, game, turn, seat]) => ({ play, step, game, turn, seat })),
});

/** What was found, as it is sent. */
export const answerOf = ({ matches, steps, meant, found }: FoundTapes): SearchAnswer => ({
  matches,
  steps,
  meant,
  found: found.map(matchOf),
});
