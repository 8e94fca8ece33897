import { citationOf, citationText, EDITION_IDS, editionOf, isEditionId } from '#rulebook';

/** An edition as people call it; its id where no book on the shelf has it. */
export const editionTitle = (id: string): string => (isEditionId(id) ? editionOf(id).title : id);

/**
 * A rule as a chip shows it: its number and heading in the match's edition, or the key alone where no book on the shelf has it.
 * `title` names the book as well.
 */
export interface ShownRule {
  readonly key: string;
  readonly number: string | null;
  readonly heading: string;
  readonly title: string;
}

/** The rule of that key under an edition. Never throws: a ruleset without a rulebook still shows its keys. */
export const shownRule = (edition: string, key: string): ShownRule => {
  const citation = isEditionId(edition) ? citationOf(edition, key) : undefined;
  if (citation === undefined || !isEditionId(edition)) return { key, number: null, heading: key, title: key };
  return {
    key,
    number: citation.rule,
    heading: citation.title,
    title: `${citation.title} (${citationText(edition, key) ?? ''})`,
  };
};

/** The rule of that key as the newest document has it that names it: for what is told of matches under several editions. */
export const newestRule = (key: string): ShownRule =>
  shownRule(EDITION_IDS.findLast((id) => citationOf(id, key) !== undefined) ?? '', key);
