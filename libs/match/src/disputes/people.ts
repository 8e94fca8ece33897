import { isEditionId, ruleKeyOf } from '#rulebook';
import { roleText, type PlayerEntry, type Role, type Seat } from '#ruleset';

/** Somebody with a part in a dispute: a player by the seat, everybody else by role and name; `name` may be empty. */
export type Person =
  { readonly role: 'player'; readonly seat: Seat } | { readonly role: Exclude<Role, 'player'>; readonly name: string };

/** A person in words: "Ana", "the head judge Kim". */
export const personText = (person: Person, players: readonly Pick<PlayerEntry, 'name'>[]): string => {
  if (person.role === 'player') return players[person.seat]?.name ?? `player ${String(person.seat + 1)}`;
  return ['the', roleText(person.role), person.name].filter(Boolean).join(' ');
};

/** A rule that somebody names: by its number in the rules of the game (CR) or of tournaments (TR). */
export interface Citing {
  readonly document: 'CR' | 'TR';
  readonly rule: string;
}

/** A rule as the tape keeps it: by its document and its number there. */
export interface Cited {
  readonly edition: string;
  readonly rule: string;
}

/** Rule keys that a number stands for: its own, or that of the nearest rule above it that has one. */
export const keysOf = ({ edition, rule }: Cited): readonly string[] => {
  if (!isEditionId(edition)) return [];
  const parts = rule.split('.');
  for (let length = parts.length; length > 0; length--) {
    const key = ruleKeyOf(edition, parts.slice(0, length).join('.'));
    if (key !== undefined) return [key];
  }
  return [];
};
