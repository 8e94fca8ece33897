import type { RuleKey } from '#rulebook';
import type { Finding } from '../verdict.js';
import { ROLES, type Level, type Role } from './roles.js';

/**
 * What somebody may wish to do about the match around its games.
 * - `run-clock`: to start, stop and go on with the clock of the round; `call-time`; `lengthen-round`: more time for what no call was about
 * - `concede`: a player's own match; `refuse-to-play`: to have one who does not play concede it
 * - `agree-to-draw`: to have the match drawn; `agree-alone`: without all its players
 * - `sign-result`
 */
const ROUND_WISHES = [
  'run-clock',
  'call-time',
  'lengthen-round',
  'concede',
  'refuse-to-play',
  'agree-to-draw',
  'agree-alone',
  'sign-result',
] as const;

/**
 * What somebody may wish to do in a dispute. The last ones are wishes that depend on how it stands: to go on with what a rule calls settled.
 * - `call-judge`, `pause-play`: to have a judge come; to have play stop for it
 * - `take-call`: a judge makes the call theirs, or has come to the table
 * - `claim`, `ask`, `note`: a player's account of what happened, a question, a remark
 * - `rule`, `decide-appeal`, `appeal`
 * - `remedy`: any remedy but a rewind; `simple-rewind`: of the last action; `complex-rewind`: of more; `reverse`: a player's own last decision
 * - `penalise`, `penalise-cheating`; `soften`: a milder penalty than the infraction comes to, where the rules have it milder; `deviate`: any other than that
 * - `withdraw`, `withdraw-own`: to give up a penalty of somebody else, or of one's own role
 * - `extend-time`, `close`
 * - `appeal-unruled`, `appeal-final`: before there is a ruling, and against one that is final; `rule-again`, `rule-again-own`: after one that is
 *   final, of somebody else or of one's own role
 * - `reverse-late`: after somebody has acted since; `resolve-late`: a trigger that was missed in an earlier turn
 * - `choose-trigger`: to have a missed trigger settled by the player whose choice it is; `choose-for-another`: by another one; `choose-unasked`: by none
 * - `consult-video`: to rule on what a video of the match shows
 */
export const WISHES = [
  ...ROUND_WISHES,
  'call-judge',
  'pause-play',
  'take-call',
  'claim',
  'ask',
  'note',
  'rule',
  'decide-appeal',
  'appeal',
  'remedy',
  'simple-rewind',
  'complex-rewind',
  'reverse',
  'penalise',
  'penalise-cheating',
  'deviate',
  'soften',
  'withdraw',
  'withdraw-own',
  'extend-time',
  'close',
  'appeal-unruled',
  'appeal-final',
  'rule-again',
  'rule-again-own',
  'reverse-late',
  'resolve-late',
  'choose-trigger',
  'choose-for-another',
  'choose-unasked',
  'consult-video',
] as const;

export type Wish = (typeof WISHES)[number];

/** Who wishes what at an event of which level. */
export interface Asked {
  readonly wish: Wish;
  readonly role: Role;
  readonly level: Level;
}

/**
 * A row of the table of who may do what: of the rows that fit a case the first one answers it. Roles and levels that are not
 * named are all.
 * - `rule`: the key of the rule that allows it; null where none does, or it is refused
 * - `refusal`: why not: a finding by its rule, or a sentence where no rule of the game's documents says so; null where it is allowed
 */
export interface Permission {
  readonly wishes: readonly Wish[];
  readonly roles?: readonly Role[];
  readonly levels?: readonly Level[];
  readonly rule: RuleKey | null;
  readonly refusal: Finding | string | null;
}

const fits = ({ wishes, roles, levels }: Permission, { wish, role, level }: Asked): boolean =>
  wishes.includes(wish) && (roles ?? ROLES).includes(role) && (levels?.includes(level) ?? true);

/** The row that answers a case; undefined where the table has none. */
export const permissionFor = (table: readonly Permission[], asked: Asked): Permission | undefined =>
  table.find((row) => fits(row, asked));
