export { EDITION_IDS, editionOf, GAMES, isEditionId, type Edition, type EditionId, type Game } from './editions.js';
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
