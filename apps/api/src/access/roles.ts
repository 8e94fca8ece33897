/** What the holder of a key may act as: the word that stands on the tape beside what was recorded. The first is the usual one. */
export const ROLES = ['scorekeeper', 'judge'] as const;

export type Role = (typeof ROLES)[number];

/** Who records where nothing else is said. */
export const USUAL_ROLE: Role = ROLES[0];
