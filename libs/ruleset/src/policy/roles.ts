/** Who acts for the event at a table: what they may order is the tournament rules' to say. */
export const OFFICIALS = ['head-judge', 'appeals-judge', 'judge', 'scorekeeper', 'organiser'] as const;

export type OfficialRole = (typeof OFFICIALS)[number];

/** Everybody who may have a part in a dispute; the scribe is who records the match. */
export const ROLES = [...OFFICIALS, 'scribe', 'spectator', 'player'] as const;

export type Role = (typeof ROLES)[number];

/** A role in words: "head judge". */
export const roleText = (role: Role): string => role.replace('-', ' ');

/** How strictly an event is held to its rules, the mildest first. */
export const LEVELS = ['casual', 'competitive', 'professional'] as const;

export type Level = (typeof LEVELS)[number];

/** A match of no event, or of one that does not say, is held to the mildest level. */
export const levelOf = (level: Level | undefined): Level => level ?? LEVELS[0];
