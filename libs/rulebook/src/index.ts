export { EDITION_IDS, editionOf, isEditionId, type Edition, type EditionId } from './editions.js';
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
