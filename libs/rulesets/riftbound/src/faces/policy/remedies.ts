import { illegal } from '../../words/findings.js';
import type { Level, Permission, Role } from '#ruleset';

const JUDGES: readonly Role[] = ['head-judge', 'appeals-judge', 'judge'];
const HIGH: readonly Level[] = ['competitive', 'professional'];

/** Remedies, rewinds and what players take back (TR 509, TR 701.3.b, TR 701.5, TR 702.2.f). */
export const REMEDIES: readonly Permission[] = [
  { wishes: ['remedy'], roles: JUDGES, rule: 'tournament.judge-explains', refusal: null },
  { wishes: ['remedy'], rule: null, refusal: illegal('tournament.judges', 'A remedy is ordered by a judge.') },
  { wishes: ['simple-rewind'], roles: JUDGES, rule: 'tournament.rewind-simple-judge', refusal: null },
  {
    wishes: ['simple-rewind'],
    rule: null,
    refusal: illegal('tournament.rewind-simple-judge', 'A judge sets the match back, also by one action.'),
  },
  { wishes: ['complex-rewind'], roles: ['head-judge'], rule: 'tournament.rewind-deep', refusal: null },
  {
    wishes: ['complex-rewind'],
    roles: ['appeals-judge'],
    levels: HIGH,
    rule: 'tournament.rewind-deep',
    refusal: null,
  },
  {
    wishes: ['complex-rewind'],
    rule: null,
    refusal: illegal(
      'tournament.rewind-deep',
      'More than the last action is undone: only the head judge orders that, at high levels an appeals judge too.',
    ),
  },
  {
    wishes: ['reverse'],
    roles: ['player'],
    levels: ['casual'],
    rule: 'tournament.take-back-casual',
    refusal: null,
  },
  { wishes: ['reverse'], roles: ['player'], rule: 'tournament.take-back-high', refusal: null },
  {
    wishes: ['reverse'],
    rule: null,
    refusal: illegal(
      'tournament.decisions-stand',
      'A decision is taken back by the player who made it; a judge orders a rewind.',
    ),
  },
  {
    wishes: ['reverse-late'],
    levels: ['casual'],
    rule: null,
    refusal: illegal(
      'tournament.take-back-casual',
      'Only the last action can be taken back, by the player who took it.',
    ),
  },
  {
    wishes: ['reverse-late'],
    rule: null,
    refusal: illegal(
      'tournament.take-back-high',
      'Only the last action can be taken back, by the player who took it and before anybody answers.',
    ),
  },
  {
    wishes: ['resolve-late'],
    rule: null,
    refusal: illegal(
      'tournament.missed-trigger-earlier',
      'The trigger was missed in an earlier turn: play goes on without it.',
    ),
  },
  { wishes: ['choose-trigger'], roles: JUDGES, rule: 'tournament.missed-trigger-choice', refusal: null },
  {
    wishes: ['choose-unasked'],
    roles: JUDGES,
    levels: ['casual'],
    rule: 'tournament.low-level-choice',
    refusal: null,
  },
  {
    wishes: ['choose-unasked'],
    rule: null,
    refusal: illegal(
      'tournament.missed-trigger-choice',
      'The next opponent of whoever missed it chooses whether it resolves now, and has to be asked.',
    ),
  },
  {
    wishes: ['choose-trigger', 'choose-for-another'],
    rule: null,
    refusal: illegal(
      'tournament.missed-trigger-choice',
      'It is the next opponent in turn order after whoever missed it who chooses, as a judge has them do.',
    ),
  },
];
