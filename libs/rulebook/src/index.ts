export {
  EDITION_IDS,
  editionOf,
  GAMES,
  isEditionId,
  OLDER_EDITIONS,
  type Edition,
  type EditionId,
  type Game,
} from './editions.js';
export {
  citationOf,
  isRuleKey,
  makeCitation,
  RULE_KEYS,
  ruleKeyOf,
  ruleKeysOf,
  type Citation,
  type RuleKey,
} from './citations.js';
export { placesOf, rulesNear, rulesNumbered, type NumberedRule, type RulePlace } from './places.js';
export { numbersInComment } from './comments.js';
