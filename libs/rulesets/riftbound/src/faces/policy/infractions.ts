import type { RuleKey } from '#rulebook';
import type { Infraction, Lenience, Level, OtherPenalty, Penalty, Upgrade } from '#ruleset';

const HIGH: readonly Level[] = ['competitive', 'professional'];

const GAME_PLAY: RuleKey = 'tournament.game-play-errors';
const TOURNAMENT: RuleKey = 'tournament.tournament-errors';
const CONDUCT: RuleKey = 'tournament.unsporting-conduct';

interface Row {
  readonly key: string;
  readonly rule: RuleKey;
  readonly penalty: Penalty;
  readonly others?: readonly OtherPenalty[];
  readonly upgrades?: false;
  readonly isCheating?: true;
}

const rowsOf = (section: RuleKey, rows: readonly Row[]): readonly Infraction[] =>
  rows.map((row): Infraction => ({ section, others: [], upgrades: true, ...row }));

/** A warning, where the error was of use to who made it. */
const ofUse = (rule: RuleKey): NonNullable<Row['others']> => [{ penalty: 'warning', rule }];

/** Violations of the Core Rules (TR 702). Their names say what was done; the headings are in the table of the rules. */
const GAME_PLAY_ERRORS: readonly Infraction[] = rowsOf(GAME_PLAY, [
  {
    key: 'missed-trigger',
    rule: 'tournament.missed-trigger',
    penalty: 'none',
    others: ofUse('tournament.missed-mandatory'),
  },
  { key: 'forgotten-point', rule: 'tournament.forgotten-point', penalty: 'none' },
  {
    key: 'forgotten-draw',
    rule: 'tournament.forgotten-draw',
    penalty: 'none',
    others: ofUse('tournament.forgotten-draw-gain'),
  },
  { key: 'extra-cards-seen', rule: 'tournament.extra-cards-seen', penalty: 'warning' },
  { key: 'too-many-runes', rule: 'tournament.too-many-runes', penalty: 'warning' },
  {
    key: 'too-few-runes',
    rule: 'tournament.too-few-runes',
    penalty: 'none',
    others: ofUse('tournament.too-few-runes-gain'),
  },
  { key: 'overpaid', rule: 'tournament.overpaid', penalty: 'none', others: ofUse('tournament.overpaid-gain') },
  { key: 'mispaid', rule: 'tournament.mispaid', penalty: 'warning' },
  { key: 'secret-seen', rule: 'tournament.secret-seen', penalty: 'warning' },
  { key: 'private-seen', rule: 'tournament.private-seen', penalty: 'warning' },
  { key: 'extra-cards-drawn', rule: 'tournament.extra-cards-drawn', penalty: 'warning' },
  {
    key: 'facedown-error',
    rule: 'tournament.facedown-error',
    penalty: 'warning',
    others: [
      { penalty: 'game-loss', rule: 'tournament.facedown-no-replacement' },
      { penalty: 'game-loss', rule: 'tournament.facedown-late' },
    ],
  },
  { key: 'mulligan-error', rule: 'tournament.mulligan-error', penalty: 'warning' },
  {
    key: 'forgotten-ready',
    rule: 'tournament.forgotten-ready',
    penalty: 'none',
    others: ofUse('tournament.forgotten-ready-gain'),
  },
  { key: 'general-error', rule: 'tournament.general-error', penalty: 'warning' },
  {
    key: 'game-state-unmaintained',
    rule: 'tournament.game-state-unmaintained',
    penalty: 'warning',
    upgrades: false, // TR 702.17.b
  },
]);

/**
 * Violations of procedure (TR 703). Where an infraction has no penalty in its heading, the usual one is what its rule gives where nothing special is
 * told: the mildest for being late, and for advice that a player did not call a judge about the match.
 */
const TOURNAMENT_ERRORS: readonly Infraction[] = rowsOf(TOURNAMENT, [
  { key: 'slow-play', rule: 'tournament.slow-play', penalty: 'warning' },
  { key: 'decklist-error', rule: 'tournament.decklist-error', penalty: 'game-loss' },
  {
    key: 'deck-presentation',
    rule: 'tournament.deck-presentation',
    penalty: 'warning',
    others: [
      { penalty: 'game-loss', rule: 'tournament.deck-seen-by-other' },
      { penalty: 'game-loss', rule: 'tournament.deck-not-restored' },
      { penalty: 'game-loss', rule: 'tournament.extra-cards-professional', levels: ['professional'] },
    ],
  },
  { key: 'communication', rule: 'tournament.communication', penalty: 'warning' },
  { key: 'marked-cards', rule: 'tournament.marked-cards', penalty: 'warning' },
  { key: 'randomization', rule: 'tournament.randomization', penalty: 'warning' },
  {
    key: 'late',
    rule: 'tournament.late',
    penalty: 'warning',
    others: [
      { penalty: 'game-loss', rule: 'tournament.late-high', levels: HIGH },
      { penalty: 'match-loss', rule: 'tournament.late-ten-minutes' },
      { penalty: 'match-loss', rule: 'tournament.never-arrived' },
    ],
  },
  {
    key: 'outside-assistance',
    rule: 'tournament.outside-assistance',
    penalty: 'match-loss',
    others: [{ penalty: 'warning', rule: 'tournament.assistance-refused' }],
  },
  { key: 'improper-winner', rule: 'tournament.improper-winner', penalty: 'match-loss' },
]);

/** Unsporting conduct (TR 704). */
const UNSPORTING_CONDUCT: readonly Infraction[] = rowsOf(CONDUCT, [
  { key: 'unsporting-minor', rule: 'tournament.unsporting-minor', penalty: 'warning' },
  { key: 'unsporting-major', rule: 'tournament.unsporting-major', penalty: 'disqualification' },
  { key: 'angle-shooting', rule: 'tournament.angle-shooting', penalty: 'warning' },
  { key: 'bribery', rule: 'tournament.bribery', penalty: 'match-loss' },
  { key: 'wagering', rule: 'tournament.wagering', penalty: 'disqualification' },
  { key: 'theft', rule: 'tournament.theft', penalty: 'disqualification' },
  { key: 'cheating', rule: 'tournament.cheating', penalty: 'disqualification', isCheating: true },
]);

/** Every infraction, in the order of the Tournament Rules. */
export const INFRACTIONS: readonly Infraction[] = [...GAME_PLAY_ERRORS, ...TOURNAMENT_ERRORS, ...UNSPORTING_CONDUCT];

/** When repeated warnings become a game loss (TR 702.1.b, TR 703.1.b, TR 704.1.b). At casual level only those for the same error do. */
export const UPGRADES: readonly Upgrade[] = [
  { section: GAME_PLAY, of: 'same', from: 3, to: 'game-loss', rule: 'tournament.game-play-same' },
  {
    ...{ section: GAME_PLAY, of: 'any', from: 6, to: 'game-loss' },
    ...{ levels: ['competitive'], rule: 'tournament.game-play-any-competitive' },
  },
  {
    ...{ section: GAME_PLAY, of: 'any', from: 5, to: 'game-loss' },
    ...{ levels: ['professional'], rule: 'tournament.game-play-any-professional' },
  },
  { section: TOURNAMENT, of: 'same', from: 3, to: 'game-loss', rule: 'tournament.tournament-same' },
  {
    ...{ section: TOURNAMENT, of: 'any', from: 6, to: 'game-loss' },
    ...{ levels: ['competitive'], rule: 'tournament.tournament-any-competitive' },
  },
  {
    ...{ section: TOURNAMENT, of: 'any', from: 5, to: 'game-loss' },
    ...{ levels: ['professional'], rule: 'tournament.tournament-any-professional' },
  },
  { section: CONDUCT, of: 'same', from: 2, to: 'game-loss', rule: 'tournament.unsporting-again' },
];

/** At casual level penalties are milder, for errors in play and in procedure; of unsporting conduct the rules say no such thing. */
export const LENIENCE: readonly Lenience[] = [
  { section: GAME_PLAY, levels: ['casual'], rule: 'tournament.low-level' },
  { section: TOURNAMENT, levels: ['casual'], rule: 'tournament.low-level-procedure' },
];
