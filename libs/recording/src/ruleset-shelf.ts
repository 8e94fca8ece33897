import type { Json, JsonFact } from '#kernel';
import type { AnyRuleset, Ruleset } from '#ruleset';
import { unknownRuleset } from './problem.js';

/** A ruleset as the shell holds it: whose states, plays and facts are plain JSON that it does not look into. */
export type HeldRuleset = Ruleset<Json, Json, JsonFact>;

/** The installed ruleset of that id. Throws `ruleset/unknown` naming those that are installed. */
export const rulesetOf = (rulesets: readonly AnyRuleset[], id: string): HeldRuleset => {
  const found: HeldRuleset | undefined = rulesets.find((ruleset) => ruleset.id === id);
  if (found === undefined) {
    throw unknownRuleset(
      id,
      rulesets.map((ruleset) => ruleset.id),
    );
  }
  return found;
};
