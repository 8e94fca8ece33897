import { citationOf, makeCitation, ruleKeyOf, ruleKeysOf, type RuleKey } from './citations.js';
import { CORE_EDITIONS, EDITION_IDS, editionOf, NEWEST_CORE, type CoreEdition, type EditionId } from './editions.js';
import { differenceIn, isColumn, olderNumberOf } from './older.js';

/**
 * A rule in one document.
 * - `rule`: its number or heading there; null where it has none of its own, or where it is not known
 * - `isKnown`: whether that is known
 * - `difference`: what this document decides otherwise than the newest, in our words; null where nothing is known
 */
export interface RulePlace {
  readonly edition: EditionId;
  readonly rule: string | null;
  readonly isKnown: boolean;
  readonly difference: string | null;
}

const isCore = (edition: EditionId): edition is CoreEdition => CORE_EDITIONS.some((each) => each === edition);

/** The number of a rule of the Core Rules in one of their editions: null where it has none of its own, undefined where it is not known. */
const numberIn = (edition: CoreEdition, key: RuleKey): string | null | undefined => {
  if (isColumn(edition)) return olderNumberOf(edition, key);
  const citation = citationOf(edition, key);
  return citation?.edition === edition ? citation.rule : null;
};

const corePlace = (edition: CoreEdition, key: RuleKey): RulePlace => {
  const number = numberIn(edition, key);
  return { edition, rule: number ?? null, isKnown: number !== undefined, difference: differenceIn(edition, key) };
};

/** Documents from the newest Core Rules back to the oldest, then those of tournaments and of other games. */
const NEWEST_FIRST: readonly EditionId[] = [...CORE_EDITIONS.toReversed(), ...EDITION_IDS.filter((id) => !isCore(id))];

/** Where a rule stands in every document that has it or might have it, the newest first. */
export const placesOf = (key: RuleKey): readonly RulePlace[] => {
  const isOfCore = citationOf(NEWEST_CORE, key)?.edition === NEWEST_CORE;
  return NEWEST_FIRST.flatMap((edition): readonly RulePlace[] => {
    if (isCore(edition)) return isOfCore ? [corePlace(edition, key)] : [];
    const citation = citationOf(edition, key);
    return citation?.edition === edition ? [{ edition, rule: citation.rule, isKnown: true, difference: null }] : [];
  });
};

/** The same of the one document that a verdict is under; null where the rule is of another kind of document, or of another game. */
export const placeUnder = (edition: EditionId, key: string): RulePlace | null => {
  const citation = citationOf(edition, key);
  if (citation === undefined) return null;
  if (citation.edition === edition) return { edition, rule: citation.rule, isKnown: true, difference: null };
  return isCore(edition) && citation.edition === NEWEST_CORE ? corePlace(edition, key as RuleKey) : null;
};

/** A rule as people cite it under an edition; where its number there is not known, by its newest, which is said. Undefined for no rule. */
export const citationText = (edition: EditionId, key: string): string | undefined => {
  const citation = citationOf(edition, key);
  if (citation === undefined) return undefined;
  const place = placeUnder(edition, key);
  if (place === null || place.rule !== null) return makeCitation(citation);
  const { title } = editionOf(edition);
  return `${makeCitation(citation)}; ${place.isKnown ? `no number of its own in ${title}` : `its number in ${title} is not known`}`;
};

/** A rule that some documents have under a number. */
export interface NumberedRule {
  readonly key: RuleKey;
  readonly editions: readonly EditionId[];
}

/** The rules under a number in any of the documents, that of the newest first. */
export const rulesNumbered = (
  number: string,
  editions: readonly EditionId[] = NEWEST_FIRST,
): readonly NumberedRule[] => {
  const found = editions.flatMap((edition) => {
    const key = ruleKeyOf(edition, number);
    return key === undefined ? [] : [{ edition, key }];
  });
  return [...new Set(found.map(({ key }) => key))].map((key) => ({
    key,
    editions: found.filter((each) => each.key === key).map(({ edition }) => edition),
  }));
};

const distance = (one: string, other: string): number =>
  Math.abs(Number.parseInt(one, 10) - Number.parseInt(other, 10));

/** The rules of a document whose numbers are nearest to one that no key has: the rule above it and what is below that, or neighbours. */
export const rulesNear = (edition: EditionId, number: string): readonly RuleKey[] => {
  const keys = ruleKeysOf(edition);
  const numberOf = (key: RuleKey): string => citationOf(edition, key)?.rule ?? '';
  const parts = number.split('.');
  for (let length = parts.length; length > 0; length--) {
    const above = parts.slice(0, length).join('.');
    const below = keys.filter((key) => numberOf(key) === above || numberOf(key).startsWith(`${above}.`));
    if (below.length > 0) return below;
  }
  return keys.toSorted((one, other) => distance(numberOf(one), number) - distance(numberOf(other), number));
};
