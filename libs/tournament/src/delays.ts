import type { Delay } from '#access';
import type { DelaySet } from './events.js';
import type { TournamentOpening } from './settings.js';
import type { Tournament } from './state.js';

/** Where a match is played in a tournament; `round` null: in none that is known. `table` null: the round as a whole. */
export interface DelayPlace {
  readonly round: number | null;
  readonly table: number | null;
}

/** What a tournament has settled of delays, which everybody may know. */
type Settled = Pick<Tournament, 'delays'> & { readonly opening: Pick<TournamentOpening, 'settings'> | null };

const settledFor = ({ delays }: Settled, { round, table }: DelayPlace): Delay | undefined =>
  delays.find((each) => each.round === round && each.table === table)?.delay;

/** The delay that counts at a place: the narrowest that is settled: of the table in that round, of the table, of the round, of the event. */
export const delayAt = (tournament: Settled, { round, table }: DelayPlace): Delay =>
  (table === null
    ? undefined
    : (settledFor(tournament, { round, table }) ?? settledFor(tournament, { round: null, table }))) ??
  (round === null ? undefined : settledFor(tournament, { round, table: null })) ??
  tournament.opening?.settings.delay ??
  0;

/** Whether anything of a tournament is shown late. */
export const isDelayed = ({ opening, delays }: Settled): boolean =>
  [opening?.settings.delay ?? 0, ...delays.map(({ delay }) => delay)].some((delay) => delay !== 0);

/** What was settled of delays, after one more order. A delay of the event itself stands in its settings. */
export const withDelay = (tournament: Tournament, { round, table, delay }: DelaySet['data']): Tournament => {
  const { opening, delays } = tournament;
  if (round === null && table === null) {
    if (opening === null) return tournament;
    return { ...tournament, opening: { ...opening, settings: { ...opening.settings, delay: delay ?? 0 } } };
  }
  const others = delays.filter((each) => each.round !== round || each.table !== table);
  return { ...tournament, delays: delay === null ? others : [...others, { round, table, delay }] };
};
