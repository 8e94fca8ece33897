import { citationOf, isEditionId, makeCitation } from '#rulebook';

/** A rule as a chip shows it: its number and title in the match's edition, or the key alone where no book on the shelf has it. */
export interface ShownRule {
  readonly key: string;
  readonly number: string | null;
  readonly title: string;
}

/** The rule of that key under an edition. Never throws: a ruleset without a rulebook still shows its keys. */
export const shownRule = (edition: string, key: string): ShownRule => {
  const citation = isEditionId(edition) ? citationOf(edition, key) : undefined;
  if (citation === undefined) return { key, number: null, title: key };
  return { key, number: citation.rule, title: `${citation.title} (${makeCitation(citation)})` };
};
