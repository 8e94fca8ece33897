import { roleText, type Role as PartOfDispute } from '#ruleset';

/**
 * What a link lets its holder be. The first four are the officials of the tournament rules (`judge` is a floor judge); the scribe records at
 * tables of theirs; a caster tells a match to an audience; a player looks from the own seat; the public is everybody without a link.
 */
export const ROLES = [
  'organiser',
  'head-judge',
  'appeals-judge',
  'judge',
  'scribe',
  'caster',
  'player',
  'public',
] as const;

export type Role = (typeof ROLES)[number];

/** Roles that a link can give: all but that which everybody has. */
export const LINK_ROLES = ROLES.slice(0, -1) as readonly Exclude<Role, 'public'>[];

/** Roles whose links ask for a PIN besides: a link that was forwarded does not rule the hall. */
export const PIN_ROLES: readonly Role[] = ['organiser', 'head-judge'];

/** Judges of any rank. */
export const JUDGES: readonly Role[] = ['head-judge', 'appeals-judge', 'judge'];

/** A role in words: "floor judge". */
export const wordsOf = (role: Role): string => (role === 'judge' ? 'floor judge' : role.replace('-', ' '));

const OFFICIAL_PARTS: Partial<Record<Role, readonly PartOfDispute[]>> = {
  organiser: ['organiser', 'scorekeeper', 'head-judge', 'appeals-judge', 'judge', 'scribe', 'spectator', 'player'],
  'head-judge': ['head-judge', 'appeals-judge', 'judge', 'scorekeeper', 'spectator', 'player'],
  'appeals-judge': ['appeals-judge', 'judge', 'spectator', 'player'],
  judge: ['judge', 'spectator', 'player'],
  scribe: ['scribe', 'spectator', 'player'],
};

/** Whose words a role may enter in a dispute: the own, those of ranks below, and what players say, who hold no device in a match. */
export const speaksFor = (role: Role): readonly PartOfDispute[] => OFFICIAL_PARTS[role] ?? [];

/** Why a role may not enter what another one says; null where it may. */
export const notSpokenBy = (role: Role, by: PartOfDispute): string | null =>
  speaksFor(role).includes(by) ? null : `The link of a ${wordsOf(role)} does not speak for a ${roleText(by)}.`;

/** What stands as `actor` beside what a role records, the usual first. */
export const actorsOf = (role: Role): readonly ('scorekeeper' | 'judge')[] => {
  if (role === 'organiser') return ['scorekeeper', 'judge'];
  if (role === 'scribe') return ['scorekeeper'];
  return JUDGES.includes(role) ? ['judge'] : [];
};
