import type { RuleKey } from '#rulebook';
import type { Level } from '#ruleset';
import { type Action, ACTION_NAMES } from './actions.js';
import { JUDGES, type Role, ROLES } from './roles.js';
import type { Settings } from './settings.js';

/** What a row may look at besides who asks: the settings of the event, the level there, and whether the tape is still open. */
export interface Case {
  readonly settings: Settings;
  readonly level: Level;
  readonly isOpen: boolean;
}

/**
 * A row of the table of who may do what. Of the rows that fit a case the first one answers it. Roles that are not named are all.
 * - `where`: a setting of the event that has to hold for the row to fit, and the same in words
 * - `rule`: key of the tournament rule behind it, where there is one
 * - `refusal`: why not, in words for whoever asks; null where it is allowed
 */
export interface Permission {
  readonly actions: readonly Action[];
  readonly roles?: readonly Role[];
  readonly where?: { readonly words: string; readonly holds: (asked: Case) => boolean };
  readonly rule?: RuleKey;
  readonly refusal: string | null;
}

const RECORDING: readonly Role[] = ['organiser', 'scribe'];
const OFFICIALS: readonly Role[] = ['organiser', ...JUDGES];

const judgesMayConsult = ({ settings, level }: Case): boolean =>
  settings.judgesSeeHands && settings.tapesMayBeConsulted === 'judges' && level !== 'professional';

const headMayConsult = ({ settings }: Case): boolean =>
  settings.judgesSeeHands && settings.tapesMayBeConsulted !== 'nobody';

const goesOn = ({ isOpen }: Case): boolean => isOpen;

const ROWS_OF_HANDS: readonly Permission[] = [
  { actions: ['hands.read', 'seat.read', 'offers.read'], roles: RECORDING, refusal: null },
  {
    actions: ['hands.read', 'seat.read', 'offers.read'],
    roles: ['head-judge'],
    where: { words: 'judges see hands, and tapes may be consulted', holds: headMayConsult },
    rule: 'tournament.video',
    refusal: null,
  },
  {
    actions: ['hands.read', 'seat.read', 'offers.read'],
    roles: ['appeals-judge', 'judge'],
    where: {
      words: 'judges see hands, and all judges may consult tapes; not at professional level',
      holds: judgesMayConsult,
    },
    rule: 'tournament.video',
    refusal: null,
  },
  {
    actions: ['hands.read', 'seat.read', 'offers.read'],
    roles: JUDGES,
    rule: 'tournament.video',
    refusal: 'The settings of this event do not let this judge look at hidden cards or into tapes.',
  },
  {
    actions: ['hands.read', 'seat.read'],
    roles: ['caster'],
    where: {
      words: 'casters see hands, and the tape is closed',
      holds: ({ settings, isOpen }) => settings.castersSeeHands === 'closed' && !isOpen,
    },
    refusal: null,
  },
  {
    actions: ['hands.read', 'seat.read'],
    roles: ['caster'],
    refusal: 'A caster is shown hidden cards where the event allows it, once the tape of the match is closed.',
  },
  {
    actions: ['seat.read'],
    roles: ['player'],
    where: {
      words: 'the tape is closed, or players may follow',
      holds: ({ settings, isOpen }) => !isOpen || settings.playersMayFollow,
    },
    refusal: null,
  },
  {
    actions: ['seat.read'],
    roles: ['player'],
    refusal: 'Players use no devices in a match: this event shows a player the own seat once the tape is closed.',
  },
  {
    actions: ['offers.read', 'audit.read'],
    roles: ['player'],
    where: { words: 'the tape is open', holds: goesOn },
    rule: 'tournament.judge-questions',
    refusal: 'While a match goes on nobody tells its players what they may play, or could have played.',
  },
  { actions: ['hands.read'], refusal: 'Hidden cards are shown to who records the match.' },
  {
    actions: ['seat.read'],
    roles: ['public'],
    refusal: 'A hand is shown to its own seat, and to who records the match.',
  },
];

/** The one table: checks, refusals, the page of roles, OpenAPI and what the page offers all come from it. */
export const PERMISSIONS: readonly Permission[] = [
  ...ROWS_OF_HANDS,
  {
    actions: [
      'server.read',
      'rulings.read',
      'log.read',
      'session.change',
      'matches.read',
      'events.read',
      'match.read',
      'audit.read',
      'offers.read',
      'slip.read',
    ],
    refusal: null,
  },
  { actions: ['present.read'], roles: [...OFFICIALS, 'scribe', 'caster'], refusal: null },
  { actions: ['present.read'], refusal: 'Players and the audience see it late.' },
  { actions: ['match.open', 'plays.record', 'match.close'], roles: RECORDING, refusal: null },
  {
    actions: ['match.open', 'plays.record', 'match.close'],
    refusal: 'Only the scribe of a table and the organiser record there.',
  },
  { actions: ['study.write'], roles: [...OFFICIALS, 'scribe', 'caster'], refusal: null },
  {
    actions: ['study.write'],
    refusal: 'Officials, scribes and casters write studies here; keep one of your own in the page, and export it.',
  },
  { actions: ['call.enter', 'round.order'], roles: [...OFFICIALS, 'scribe'], refusal: null },
  {
    actions: ['call.enter', 'round.order'],
    refusal: 'Players and guests tell an official at the table, who enters it.',
  },
  { actions: ['call.rule'], roles: OFFICIALS, rule: 'tournament.judge-rulings', refusal: null },
  { actions: ['call.rule'], rule: 'tournament.judge-rulings', refusal: 'Only a judge or the organiser orders this.' },
  { actions: ['officials.read', 'warnings.read'], roles: OFFICIALS, refusal: null },
  {
    actions: ['officials.read', 'warnings.read'],
    refusal: 'Names of officials, and of whom they warned, are for officials.',
  },
  { actions: ['metrics.read'], roles: OFFICIALS, refusal: null },
  {
    actions: ['metrics.read'],
    refusal: 'The numbers of a node are for who runs it, and for officials of every event.',
  },
  { actions: ['desk.read'], roles: OFFICIALS, refusal: null },
  { actions: ['desk.read'], refusal: 'The whole desk of an event is for its officials.' },
  { actions: ['desk.order'], roles: ['organiser', 'head-judge'], refusal: null },
  { actions: ['desk.order'], refusal: 'Only the organiser and the head judge run the whole of an event.' },
  { actions: ['broadcast.direct'], roles: ['organiser', 'head-judge', 'caster'], refusal: null },
  { actions: ['broadcast.direct'], refusal: 'Casters and the organiser pick this.' },
  { actions: ['slip.log'], roles: ['organiser', 'head-judge', 'scribe'], refusal: null },
  { actions: ['slip.log'], refusal: 'The organiser, the head judge and the scribe of the table log a match.' },
  {
    actions: ['event.open', 'findings.count', 'names.erase', 'links.manage', 'views.rebuild'],
    roles: ['organiser'],
    refusal: null,
  },
  {
    actions: ['event.open', 'findings.count', 'names.erase', 'links.manage', 'views.rebuild'],
    refusal: 'Only the organiser does this.',
  },
];

/** Actions for which the table has no row for some role: none, or the table is not whole. */
export const unanswered = (): readonly string[] =>
  ACTION_NAMES.flatMap((action) =>
    ROLES.filter(
      (role) =>
        !PERMISSIONS.some(
          (row) => row.actions.includes(action) && (row.roles ?? ROLES).includes(role) && row.where === undefined,
        ),
    ).map((role) => `${action} for ${role}`),
  );

/** The row that answers a case. */
export const permissionFor = (action: Action, role: Role, asked: Case): Permission | undefined =>
  PERMISSIONS.find(
    ({ actions, roles, where }) =>
      actions.includes(action) && (roles ?? ROLES).includes(role) && (where?.holds(asked) ?? true),
  );
