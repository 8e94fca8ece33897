import { editionNamed } from '#rulebook';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { CliError } from './cli-error.js';

const INSTALLED: readonly [AnyRuleset, ...AnyRuleset[]] = [riftbound, runeterra];

/** The rulesets of the command line, the usual one first: the only place of it that names games. */
export const RULESETS = INSTALLED as readonly [HeldRuleset, ...HeldRuleset[]];

/** The ruleset of a name. Throws where it is not installed. */
export const rulesetOf = (id: string): HeldRuleset => {
  const ruleset = RULESETS.find((each) => each.id === id);
  if (ruleset !== undefined) return ruleset;
  const names = RULESETS.map((each) => each.id).join(', ');
  throw new CliError('unknown-game', `The game "${id}" is not installed.`, { remedy: `Name one of: ${names}.` });
};

/** The edition of a game that is named, `core-1.1` or `1.1` in short. Throws where the game has none of that name. */
export const editionOfGame = ({ title, editions }: HeldRuleset, name: string): string => {
  const found = [name, editionNamed(name)].find((id) => id !== undefined && editions.includes(id));
  if (found !== undefined) return found;
  const remedy = `Name one of: ${editions.join(', ')}.`;
  throw new CliError('unknown-edition', `${title} is decided by no edition "${name}".`, { remedy, expected: editions });
};
