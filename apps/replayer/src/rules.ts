import type { AnyRuleset, AnyShownRuleset } from '#ruleset';
import { createPart, type Part } from './part.js';
import { gameOf } from './rulesets.js';
import type { SeenTape } from './tape.js';

const parts = new Map<string, Part<AnyRuleset>>();

const fetchRules = async (id: string): Promise<AnyRuleset> => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`This page was built without the ruleset "${id}".`);
  return game.load();
};

/** What judges plays of a game: a tape is shown before it is here. */
export const rulesPart = (id: string): Part<AnyRuleset> => {
  const part = parts.get(id) ?? createPart(() => fetchRules(id));
  parts.set(id, part);
  return part;
};

const judges = (ruleset: AnyShownRuleset): ruleset is AnyRuleset => 'decide' in ruleset;

/** The rules that judge the plays of a tape; null until they are here (`rulesPart`). */
export const rulesOf = ({ ruleset }: Pick<SeenTape, 'ruleset'>): AnyRuleset | null =>
  judges(ruleset) ? ruleset : rulesPart(ruleset.id).code.value;

/** Fetches them, unless they are here; what keeps them away is told by `rulesPart`. */
export const askForRules = async (seen: Pick<SeenTape, 'ruleset'>): Promise<void> => {
  if (rulesOf(seen) === null) await rulesPart(seen.ruleset.id).need();
};

/** Somebody was let judge plays before the rules were here. */
export class NoRulesYetError extends Error {
  readonly code = 'replayer/no-rules-yet';
  constructor(readonly game: string) {
    super(`The rules of ${game} are still on their way; ask again in a moment.`);
    this.name = 'NoRulesYetError';
  }
}

/** The same for what is made only once they are here. Throws `NoRulesYetError`. */
export const rulesHere = (seen: Pick<SeenTape, 'ruleset'>): AnyRuleset => {
  const rules = rulesOf(seen);
  if (rules === null) throw new NoRulesYetError(seen.ruleset.title);
  return rules;
};
