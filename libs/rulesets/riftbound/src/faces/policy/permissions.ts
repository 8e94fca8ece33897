import { illegal } from '../../words/findings.js';
import type { Level, Permission, Role } from '#ruleset';
import { REMEDIES } from './remedies.js';
import { ROUND } from './round.js';

const JUDGES: readonly Role[] = ['head-judge', 'appeals-judge', 'judge'];
const HIGH: readonly Level[] = ['competitive', 'professional'];
const STAFF: readonly Role[] = ['scorekeeper', 'organiser', 'scribe'];

/** Who calls, takes and leaves a call, and who says something in it (TR 204, TR 412, TR 701.1.d). */
const CALLS: readonly Permission[] = [
  { wishes: ['call-judge', 'pause-play'], roles: ['player'], rule: 'tournament.judge-call', refusal: null },
  { wishes: ['call-judge', 'pause-play'], roles: JUDGES, rule: 'tournament.intervention', refusal: null },
  { wishes: ['call-judge', 'pause-play'], roles: STAFF, rule: null, refusal: null },
  {
    wishes: ['call-judge'],
    roles: ['spectator'],
    levels: ['professional'],
    rule: 'tournament.spectator-alert',
    refusal: null,
  },
  {
    wishes: ['pause-play'],
    roles: ['spectator'],
    levels: ['professional'],
    rule: null,
    refusal: illegal(
      'tournament.spectator-no-pause',
      'At professional level a spectator may alert a judge, and play goes on meanwhile.',
    ),
  },
  { wishes: ['call-judge', 'pause-play'], roles: ['spectator'], rule: 'tournament.spectator-pause', refusal: null },
  { wishes: ['take-call', 'close'], roles: JUDGES, rule: 'tournament.judge-duties', refusal: null },
  {
    wishes: ['take-call', 'close'],
    rule: null,
    refusal: illegal(
      'tournament.judges',
      'Judges take and close calls: floor judges, appeals judges and the head judge.',
    ),
  },
  { wishes: ['claim'], roles: ['player'], rule: 'tournament.player-calls', refusal: null },
  {
    wishes: ['claim'],
    roles: ['spectator'],
    rule: null,
    refusal: illegal('tournament.spectator-tells', 'What a spectator has seen is told to a judge, who notes it.'),
  },
  { wishes: ['claim'], rule: null, refusal: 'A claim is made by a player; what somebody else has seen is a note.' },
  {
    wishes: ['ask', 'note'],
    roles: ['spectator'],
    rule: null,
    refusal: illegal(
      'tournament.spectator-silence',
      'Spectators are silent during a match; a judge whom they tell notes it.',
    ),
  },
  { wishes: ['ask'], roles: ['player'], rule: 'tournament.judge-questions', refusal: null },
  { wishes: ['ask', 'note'], rule: null, refusal: null },
];

/** Rulings and appeals, and what they may rest on (TR 204.4, TR 204.5.b, TR 413, TR 418.5, TR 701.1.m). */
const RULINGS: readonly Permission[] = [
  { wishes: ['rule'], roles: JUDGES, rule: 'tournament.judge-rulings', refusal: null },
  { wishes: ['rule'], rule: null, refusal: illegal('tournament.judges', 'A ruling is given by a judge.') },
  {
    wishes: ['rule-again-own'],
    roles: ['head-judge', 'appeals-judge'],
    rule: 'tournament.own-mistakes',
    refusal: null,
  },
  { wishes: ['rule-again'], roles: ['head-judge'], rule: 'tournament.head-judge', refusal: null },
  {
    wishes: ['rule-again', 'rule-again-own'],
    rule: null,
    refusal: illegal(
      'tournament.appeal-final',
      'The last ruling is final: whoever gave it comes back to it, or the head judge.',
    ),
  },
  { wishes: ['appeal'], roles: ['player'], rule: 'tournament.appeal', refusal: null },
  { wishes: ['appeal'], rule: null, refusal: illegal('tournament.appeal', 'Only a player appeals a ruling.') },
  {
    wishes: ['appeal-unruled'],
    rule: null,
    refusal: illegal('tournament.appeal-after-ruling', 'There is no full ruling yet that could be appealed.'),
  },
  {
    wishes: ['appeal-final'],
    rule: null,
    refusal: illegal('tournament.appeal-final', 'A ruling of the head judge or of an appeals judge is not appealed.'),
  },
  { wishes: ['decide-appeal'], roles: ['head-judge'], rule: 'tournament.appeal', refusal: null },
  {
    wishes: ['decide-appeal'],
    roles: ['appeals-judge'],
    levels: HIGH,
    rule: 'tournament.appeals-judge',
    refusal: null,
  },
  {
    wishes: ['decide-appeal'],
    roles: ['appeals-judge'],
    rule: null,
    refusal: illegal(
      'tournament.appeals-judge',
      'Appeals judges are designated at high levels only; here the head judge hears the appeal.',
    ),
  },
  {
    wishes: ['decide-appeal'],
    rule: null,
    refusal: illegal('tournament.appeal', 'An appeal is heard by the head judge.'),
  },
  {
    wishes: ['consult-video'],
    roles: ['head-judge'],
    levels: ['professional'],
    rule: 'tournament.video',
    refusal: null,
  },
  {
    wishes: ['consult-video'],
    roles: ['player'],
    rule: null,
    refusal: illegal('tournament.video-request', 'That a video be looked at is never granted to a player.'),
  },
  {
    wishes: ['consult-video'],
    rule: null,
    refusal: illegal(
      'tournament.video',
      'At professional level alone the head judge may look at a video, nobody else.',
    ),
  },
];

/** Penalties and time (TR 412.2, TR 701.1.k-n, TR 701.3, TR 704.8). */
const PENALTIES: readonly Permission[] = [
  { wishes: ['penalise', 'soften'], roles: JUDGES, rule: 'tournament.penalties-applied', refusal: null },
  {
    wishes: ['penalise', 'soften'],
    rule: null,
    refusal: illegal('tournament.judges', 'A penalty is issued by a judge.'),
  },
  { wishes: ['penalise-cheating'], roles: ['head-judge'], rule: 'tournament.cheating-penalty', refusal: null },
  {
    wishes: ['penalise-cheating'],
    rule: null,
    refusal: illegal('tournament.cheating-penalty', 'Penalties for cheating are at the discretion of the head judge.'),
  },
  { wishes: ['deviate'], roles: ['head-judge'], rule: 'tournament.deviation', refusal: null },
  {
    wishes: ['deviate'],
    rule: null,
    refusal: illegal('tournament.deviation', 'Only the head judge gives another penalty than the rules come to.'),
  },
  { wishes: ['withdraw-own'], roles: JUDGES, rule: 'tournament.own-mistakes', refusal: null },
  { wishes: ['withdraw'], roles: ['head-judge'], rule: 'tournament.downgrade', refusal: null },
  {
    wishes: ['withdraw', 'withdraw-own'],
    rule: null,
    refusal: illegal('tournament.downgrade', "The head judge gives up a penalty, or a judge one of a judge's own."),
  },
  { wishes: ['extend-time'], roles: JUDGES, rule: 'tournament.time-extension', refusal: null },
  { wishes: ['extend-time'], rule: null, refusal: illegal('tournament.judges', 'A judge gives more time.') },
];

/** Who may do what in a dispute and about the match, by the Tournament Rules; of the rows that fit the first one answers. */
export const PERMISSIONS: readonly Permission[] = [...CALLS, ...RULINGS, ...REMEDIES, ...PENALTIES, ...ROUND];
