import type { JsonObject } from '#kernel';
import type { RuleKey } from '#rulebook';
import type { Finding, Problem, Severity } from '../verdict.js';

/** A name may stand first, and not every name begins with a capital. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Findings are made by the four below alone, so that all of them can be listed beside their rules. */
const made =
  (severity: Severity) =>
  (rule: RuleKey, message: string, facts?: JsonObject): Finding => ({
    rule,
    severity,
    message: sentence(message),
    ...(facts ? { facts } : {}),
  });

/** A finding that forbids. */
export const illegal = made('illegal');

/** A finding that leaves the verdict open: the book or an unknown card does not decide. */
export const doubtful = made('doubtful');

/** The mark of what the table tells, and no rule has looked at. */
export const told = made('told');

/** A finding worth knowing that forbids nothing. */
export const note = made('note');

/** Why the table cannot do it at all; the code begins with the game's id. */
export type Cannot = (code: string, message: string, remedy: string) => Problem;

/** Problems of one game, by its ruleset's id. */
export const cannotIn =
  (game: string): Cannot =>
  (code, message, remedy) => ({ code: `${game}/${code}`, message: sentence(message), remedy });
