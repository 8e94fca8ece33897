import type { RuleKey } from '#rulebook';
import type { Finding, Problem } from '#ruleset';
import type { JsonObject } from '#kernel';

/** A finding that forbids. */
export const illegal = (rule: RuleKey, message: string, facts?: JsonObject): Finding => ({
  rule,
  severity: 'illegal',
  message,
  ...(facts ? { facts } : {}),
});

/** A finding that leaves the verdict open: the book or an unknown card does not decide. */
export const doubtful = (rule: RuleKey, message: string): Finding => ({ rule, severity: 'doubtful', message });

/** A finding worth knowing that forbids nothing. */
export const note = (rule: RuleKey, message: string): Finding => ({ rule, severity: 'note', message });

/** Why the table cannot do it at all; null where it can. */
export const cannot = (code: string, message: string, remedy: string): Problem => ({
  code: `riftbound/${code}`,
  message,
  remedy,
});
