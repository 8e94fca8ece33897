import type { MatchRates } from '#projections';
import { request } from './api.js';

/** A match that was found, with its steps; none where matches alone were looked for. */
export interface FoundMatchAnswer {
  readonly match: string;
  readonly players: readonly string[];
  readonly event: string | null;
  readonly openedAt: string;
  readonly winners: readonly number[] | null;
  readonly steps: readonly {
    readonly play: number;
    readonly step: number;
    readonly turn: number;
    readonly seat: number | null;
  }[];
}

/** What was found in all tapes. */
export interface FoundAnswer {
  readonly matches: number;
  readonly steps: number;
  readonly meant: readonly string[];
  readonly found: readonly FoundMatchAnswer[];
}

/** Looks for steps of all tapes. Throws `ApiProblem`. */
export const fetchFound = async (q: string): Promise<FoundAnswer> =>
  (await request(`/search?${new URLSearchParams({ q }).toString()}`)) as FoundAnswer;

/** Figures over the matches that fit. Throws `ApiProblem`. */
export const fetchRates = async (wish: Readonly<Record<string, string>>): Promise<MatchRates> =>
  (await request(`/statistics/matches?${new URLSearchParams(wish).toString()}`)) as MatchRates;
