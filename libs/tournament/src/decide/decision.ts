import type { TournamentEvent } from '../events.js';

/** Why an order cannot be carried out: code for programs, what is wrong, how to mend it. */
export interface TournamentProblem {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** The answer to an order: the events that it comes to (none where it changes nothing), or why it cannot be. */
export type TournamentDecision =
  | { readonly outcome: 'accepted'; readonly events: readonly TournamentEvent[] }
  | { readonly outcome: 'impossible'; readonly problem: TournamentProblem };

/** Events of an order, with the rules that they rest on. */
export const accepted = (...events: readonly TournamentEvent[]): TournamentDecision => ({
  outcome: 'accepted',
  events,
});

export const impossible = (code: string, message: string, remedy: string): TournamentDecision => ({
  outcome: 'impossible',
  problem: { code: `tournament/${code}`, message, remedy },
});

/** What an order needs before anything else: a round that is there, and of it a table. */
export const noRound = (round: number): TournamentDecision =>
  impossible('no-round', `Round ${round} has no pairings.`, 'Import its pairings first, or name another round.');

export const noTable = (round: number, table: number): TournamentDecision =>
  impossible('no-table', `Round ${round} has no table ${table}.`, 'Name a table that its pairings have.');

export const roundClosed = (round: number): TournamentDecision =>
  impossible(
    'round-closed',
    `Round ${round} is closed.`,
    'Name the round that is under way; an official may still settle a result of a closed one.',
  );
