export {
  CORE_EDITIONS,
  EDITION_IDS,
  editionNamed,
  editionOf,
  editionOn,
  GAMES,
  isEditionId,
  NEWEST_CORE,
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
export {
  citationText,
  placeUnder,
  placesOf,
  rulesNear,
  rulesNumbered,
  type NumberedRule,
  type RulePlace,
} from './places.js';
export { numbersInComment } from './comments.js';
export { familyOf, RULE_FAMILIES, type RuleFamily } from './families.js';
