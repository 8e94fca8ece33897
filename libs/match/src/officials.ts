/** Who acts for the event at a table: what they may order is the tournament rules' to say. */
export const OFFICIALS = ['head-judge', 'appeals-judge', 'judge', 'scorekeeper'] as const;

export type OfficialRole = (typeof OFFICIALS)[number];

/** A role in words: "head judge". */
export const roleText = (role: OfficialRole): string => role.replace('-', ' ');

/** An official as named by whoever gives the order; `name` may be empty. */
export interface Official {
  readonly role: OfficialRole;
  readonly name: string;
}
