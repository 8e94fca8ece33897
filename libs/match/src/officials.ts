import type { OfficialRole } from '#ruleset';

/** An official as named by whoever gives the order; `name` may be empty. */
export interface Official {
  readonly role: OfficialRole;
  readonly name: string;
}
