import { makeSchemas, type Json, type Upcaster } from '#kernel';

const asItWas = (data: Json): Json => data;

/** Shapes that the events of a tournament have had. */
const TOURNAMENT: readonly Upcaster[] = [
  // Schema 2 may say a delay in seconds ("90 s"), which a program before it would have taken for none; minutes are said as before.
  { type: 'TournamentOpened', from: 1, upcast: asItWas },
  { type: 'DelaySet', from: 1, upcast: asItWas },
];

/** The schemas of a tournament's events: whoever makes envelopes takes the numbers from here, and whoever reads them reads them through here. */
export const TOURNAMENT_SCHEMAS = makeSchemas(TOURNAMENT);
