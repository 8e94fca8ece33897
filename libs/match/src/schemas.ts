import { makeSchemas, type Json, type JsonObject, type Schemas, type Upcaster } from '#kernel';
import type { AnyRuleset } from '#ruleset';

/** Shapes that the recorder's own events have had. Plays inside of them are the ruleset's to bring up to date. */
const RECORDER: readonly Upcaster[] = [
  // Schema 2 pins the program and the encodings that the match is judged with; what was recorded before says nothing of them.
  { type: 'MatchOpened', from: 1, upcast: (data: Json): Json => ({ ...(data as JsonObject), pins: null }) },
];

const known = new WeakMap<AnyRuleset, Schemas>();

/**
 * The schemas of a game's matches: the recorder's events and the ruleset's facts. Whoever makes envelopes takes the numbers from
 * here, and whoever reads them, from a store or a file, reads them through here.
 */
export const schemasOf = (ruleset: AnyRuleset): Schemas => {
  const found = known.get(ruleset);
  if (found !== undefined) return found;
  const made = makeSchemas([...RECORDER, ...(ruleset.upcasters ?? [])]);
  known.set(ruleset, made);
  return made;
};
