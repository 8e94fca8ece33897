import type { EditionId, RuleKey } from '#rulebook';
import type { Infraction, Lenience, Upgrade } from './penalties.js';
import type { Permission, Wish } from './permissions.js';
import { ROLES, type Role } from './roles.js';

/**
 * What an edition of a game's tournament rules says of disputes, as data.
 * - `document`: id of the edition; null where the game has no such rules
 * - `callIsShort`: seconds that a call may take before time is owed for it, and the rule; null where no rule says so
 * - `rewinding`: keys of the rules on how a table is set back, how a deck is made random again, and what all may know of a table
 * - `onceACall`: key of the rule by which several game losses of a player at once are one; null where each is lost
 * - `reported`: key of the rule by which the harder penalties are told to the head judge; null where none is
 */
export interface Policy {
  readonly document: EditionId | null;
  readonly permissions: readonly Permission[];
  readonly infractions: readonly Infraction[];
  readonly upgrades: readonly Upgrade[];
  readonly lenience: readonly Lenience[];
  readonly callIsShort: { readonly seconds: number; readonly rule: RuleKey } | null;
  readonly rewinding: { readonly steps: RuleKey; readonly shuffle: RuleKey; readonly table: RuleKey } | null;
  readonly onceACall: RuleKey | null;
  readonly reported: RuleKey | null;
}

const JUDGES: readonly Role[] = ['head-judge', 'appeals-judge', 'judge'];

const allow = (wishes: readonly Wish[], roles: readonly Role[]): Permission => ({
  ...{ wishes, roles },
  ...{ rule: null, refusal: null },
});

const refuse = (wishes: readonly Wish[], refusal: string): Permission => ({ wishes, rule: null, refusal });

/**
 * The policy of a game without tournament rules of its own: it knows officials and players, and no infractions. A head judge decides
 * appeals, and alone sets a match back by more than its last action.
 */
export const OFFICIALS_ONLY: Policy = {
  document: null,
  permissions: [
    allow(['call-judge', 'pause-play'], ROLES),
    allow(['claim', 'appeal', 'reverse'], ['player']),
    allow(['ask', 'note'], [...JUDGES, 'scorekeeper', 'organiser', 'scribe', 'player']),
    allow(['choose-trigger', 'choose-for-another', 'choose-unasked'], JUDGES),
    allow(['take-call', 'rule', 'remedy', 'simple-rewind', 'extend-time', 'close'], JUDGES),
    allow(['run-clock', 'call-time', 'lengthen-round', 'refuse-to-play'], [...JUDGES, 'scorekeeper', 'organiser']),
    allow(['run-clock', 'call-time'], ['scribe']),
    allow(['concede'], ['player']),
    allow(['agree-to-draw', 'sign-result'], [...JUDGES, 'scorekeeper', 'organiser', 'scribe', 'player']),
    allow(['decide-appeal', 'complex-rewind', 'rule-again', 'rule-again-own'], ['head-judge']),
    refuse(['run-clock', 'call-time', 'lengthen-round', 'refuse-to-play'], 'Only an official may do this.'),
    refuse(['agree-to-draw', 'sign-result'], 'A spectator has no part in the match.'),
    refuse(['agree-alone'], 'A match is drawn where all its players agree.'),
    refuse(['claim', 'appeal', 'reverse', 'concede'], 'Only a player may do this.'),
    refuse(['ask', 'note'], 'A spectator tells a judge, who notes it.'),
    refuse(['decide-appeal', 'complex-rewind', 'rule-again', 'rule-again-own'], 'Only the head judge may do this.'),
    refuse(['take-call', 'rule', 'remedy', 'simple-rewind', 'extend-time', 'close'], 'Only a judge may do this.'),
    refuse(['choose-trigger', 'choose-for-another', 'choose-unasked'], 'Only a judge may do this.'),
    refuse(['consult-video'], 'The rules of this game do not say who may look at a video.'),
    refuse(
      ['penalise', 'penalise-cheating', 'deviate', 'soften', 'withdraw', 'withdraw-own'],
      'This game has no list of infractions.',
    ),
    refuse(['appeal-unruled'], 'There is no ruling yet that could be appealed.'),
    refuse(['appeal-final'], 'What the head judge has ruled is final.'),
    refuse(['reverse-late'], 'Somebody has acted since.'),
    refuse(['resolve-late'], 'The trigger was missed in an earlier turn.'),
  ],
  infractions: [],
  upgrades: [],
  lenience: [],
  callIsShort: null,
  rewinding: null,
  onceACall: null,
  reported: null,
};
