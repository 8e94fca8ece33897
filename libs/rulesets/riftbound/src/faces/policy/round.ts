import type { Permission, Role } from '#ruleset';
import { illegal } from '../../words/findings.js';

const JUDGES: readonly Role[] = ['head-judge', 'appeals-judge', 'judge'];
const OFFICIALS: readonly Role[] = [...JUDGES, 'scorekeeper', 'organiser'];

/** The match around its games: the clock, who gives it up or draws it, who records its result (TR 406.1.f, TR 408, TR 410). */
export const ROUND: readonly Permission[] = [
  { wishes: ['run-clock'], roles: [...OFFICIALS, 'scribe'], rule: 'tournament.round-clock', refusal: null },
  { wishes: ['call-time'], roles: [...OFFICIALS, 'scribe'], rule: 'tournament.time-limit', refusal: null },
  {
    wishes: ['run-clock', 'call-time'],
    rule: null,
    refusal: illegal('tournament.time-limits-kept', "The clock of the round is the event's: players keep to it."),
  },
  { wishes: ['lengthen-round'], roles: JUDGES, rule: 'tournament.deck-check-time', refusal: null },
  { wishes: ['lengthen-round'], rule: null, refusal: illegal('tournament.judges', 'A judge gives more time.') },
  { wishes: ['concede'], roles: ['player'], rule: 'tournament.intentional-draw', refusal: null },
  { wishes: ['refuse-to-play'], roles: OFFICIALS, rule: 'tournament.refusing-to-play', refusal: null },
  {
    wishes: ['concede', 'refuse-to-play'],
    rule: null,
    refusal: illegal(
      'tournament.refusing-to-play',
      'A match is conceded by the player; for one who refuses to play an official has it so.',
    ),
  },
  {
    wishes: ['agree-to-draw'],
    roles: [...OFFICIALS, 'scribe', 'player'],
    rule: 'tournament.intentional-draw',
    refusal: null,
  },
  {
    wishes: ['agree-to-draw', 'agree-alone'],
    rule: null,
    refusal: illegal('tournament.intentional-draw', 'A match is drawn where all its players agree.'),
  },
  { wishes: ['sign-result'], roles: ['player'], rule: 'tournament.results-reported', refusal: null },
  { wishes: ['sign-result'], roles: OFFICIALS, rule: 'tournament.match-complete', refusal: null },
  {
    wishes: ['sign-result'],
    rule: null,
    refusal: illegal(
      'tournament.match-complete',
      'A result is recorded by the players of the match or by an official.',
    ),
  },
];
