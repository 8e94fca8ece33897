/**
 * What one edition of the page decides otherwise than another.
 * - `placedAttackersOutliveSkills`: attackers that were placed before a burst or focus spell may still attack, though the spell
 *   has put a skill on the stack (S3 1.5.3)
 */
export interface Policy {
  readonly placedAttackersOutliveSkills: boolean;
}

/** Editions this engine decides under, newest last. */
export const EDITIONS = ['runeterra-actions-without-quirk', 'runeterra-actions-2021-02-28'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition that decides where none is named: the page as it stands. */
export const NEWEST_EDITION: Edition = 'runeterra-actions-2021-02-28';

const POLICIES: Readonly<Record<Edition, Policy>> = {
  'runeterra-actions-without-quirk': { placedAttackersOutliveSkills: false },
  'runeterra-actions-2021-02-28': { placedAttackersOutliveSkills: true },
};

/** Whether the text names an edition of this engine. */
export const isEdition = (text: string): text is Edition => Object.hasOwn(POLICIES, text);

/** The policy of the edition that a table is played under. */
export const policyOf = ({ edition }: { readonly edition: string }): Policy =>
  POLICIES[isEdition(edition) ? edition : NEWEST_EDITION];
