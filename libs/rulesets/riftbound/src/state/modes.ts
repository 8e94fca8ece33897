import type { RuleKey } from '#rulebook';
import type { ModeId } from '../words/vocabulary.js';

/**
 * A Mode of Play as data (483): what a rule that differs between modes reads.
 * - `sides`: how many sides play against each other; players sit in turn order, so those of one side are `sides` seats apart
 * - `picked`: whether each player's battlefield is drawn at random or chosen
 * - `firstBrings`: whether the first player brings a battlefield; there are as many as players who bring one (172)
 * - `firstDraws`: whether the first player draws in the first Draw Phase
 * - `wins`: games to win the match
 * - `start`: what a first game is begun with: whole decks (110-118), or sideboarding as between two games (TR 406.1.g)
 * - `reusesFrom`: the game from which battlefields that are out of the match may come again
 * - `rules`: the mode's own rule for each of these
 */
export interface Mode {
  readonly name: string;
  readonly players: number;
  readonly sides: number;
  readonly victoryScore: number;
  readonly picked: 'at random' | 'by choice';
  readonly firstBrings: boolean;
  readonly firstDraws: boolean;
  readonly wins: number;
  readonly start: 'decks' | 'sideboarding';
  readonly reusesFrom: number | null;
  readonly rules: ModeRules;
}

/** Rule keys of a mode. */
interface ModeRules {
  readonly players: RuleKey;
  readonly victoryScore: RuleKey;
  readonly battlefieldChoice: RuleKey;
  readonly format: RuleKey;
  readonly firstTurn: RuleKey;
}

const DUEL = {
  players: 2,
  sides: 2,
  victoryScore: 8, // 194.3
  firstBrings: true, // two: 485.4, 486.4
  firstDraws: true,
  wins: 1,
  start: 'decks',
  reusesFrom: null,
} as const;

const DUEL_RULES = {
  players: 'mode.duel.players',
  victoryScore: 'mode.duel.victory-score',
  battlefieldChoice: 'mode.duel.battlefield-choice',
  format: 'mode.duel.format',
  firstTurn: 'mode.duel.first-turn',
} as const;

const BY_CHOICE = {
  ...DUEL,
  picked: 'by choice',
  wins: 2,
  rules: {
    players: 'mode.match.players',
    victoryScore: 'mode.match.victory-score',
    battlefieldChoice: 'mode.match.battlefield-choice',
    format: 'mode.match.format',
    firstTurn: 'mode.match.first-turn',
  },
} as const;

const MANY = { picked: 'at random', firstDraws: false, wins: 1, start: 'decks', reusesFrom: null } as const;

/** The sanctioned modes (485-489), and the match as best of five (486.6.a) and of one (TR 406.1.g). */
export const MODE_TABLE: Readonly<Record<ModeId, Mode>> = {
  duel: {
    ...DUEL,
    name: '1v1 Duel',
    picked: 'at random',
    rules: DUEL_RULES,
  },
  match: { ...BY_CHOICE, name: '1v1 Match, best of three' },
  match5: {
    ...BY_CHOICE,
    name: '1v1 Match, best of five',
    wins: 3,
    reusesFrom: 4,
    rules: { ...BY_CHOICE.rules, format: 'mode.match.best-of-five' },
  },
  match1: {
    ...DUEL,
    name: '1v1 Match, best of one',
    picked: 'at random',
    start: 'sideboarding',
    rules: { ...DUEL_RULES, battlefieldChoice: 'tournament.best-of-one-start' },
  },
  // Skirmish (487).
  ffa3: {
    ...MANY,
    name: 'FFA3 Skirmish',
    players: 3,
    sides: 3,
    victoryScore: 8,
    firstBrings: true, // three: 487.4
    rules: {
      players: 'mode.skirmish.players',
      victoryScore: 'mode.skirmish.victory-score',
      battlefieldChoice: 'mode.skirmish.battlefield-choice',
      format: 'mode.skirmish.format',
      firstTurn: 'mode.skirmish.first-turn',
    },
  },
  // War (488).
  ffa4: {
    ...MANY,
    name: 'FFA4 War',
    players: 4,
    sides: 4,
    victoryScore: 8,
    firstBrings: false, // three: 488.4
    rules: {
      players: 'mode.war.players',
      victoryScore: 'mode.war.victory-score',
      battlefieldChoice: 'mode.war.battlefield-choice',
      format: 'mode.war.format',
      firstTurn: 'mode.war.first-turn',
    },
  },
  '2v2': {
    ...MANY,
    name: '2v2 Magma Chamber',
    players: 4,
    sides: 2,
    victoryScore: 11,
    firstBrings: false, // three: 489.4
    rules: {
      players: 'mode.teams.players',
      victoryScore: 'mode.teams.victory-score',
      battlefieldChoice: 'mode.teams.battlefield-choice',
      format: 'mode.teams.format',
      firstTurn: 'mode.teams.first-turn',
    },
  },
};
