import type { Fact, JsonObject } from '#kernel';
import type { Weights } from '#audit';
import type { AnyRuleset, Ruleset } from '#ruleset';
import { makeDeck, riftbound, type DeckList } from '#rulesets/riftbound';
import { CliError } from './cli-error.js';

/** A game's rules, as a holder who looks into none of its values has them. */
export type HeldRuleset = Ruleset<unknown, unknown, Fact>;

/** A game of the command line: its rules, how its decks are written, and how its random player plays. */
export interface InstalledGame {
  readonly ruleset: HeldRuleset;
  readonly makeDeck: (deck: JsonObject) => string;
  /** How often each kind of play is tried by chance; what would end every game at once is never tried. */
  readonly weights: Weights;
}

/** The games installed: the only place of the command line that names one. */
export const GAMES: readonly InstalledGame[] = [
  {
    ruleset: riftbound as AnyRuleset as HeldRuleset,
    makeDeck: (deck) => makeDeck(deck as unknown as DeckList),
    weights: {
      PlayCard: 6,
      MoveUnits: 6,
      HideCard: 1.5,
      Pass: 2,
      EndTurn: 1.5,
      UseRunes: 0.3,
      Invite: 0.5,
      RevealCard: 0.05,
      Concede: 0,
      AgreeDraw: 0,
    },
  },
];

/** The game of a name. Throws where it is not installed. */
export const gameOf = (id: string): InstalledGame => {
  const game = GAMES.find(({ ruleset }) => ruleset.id === id);
  if (game !== undefined) return game;
  const names = GAMES.map(({ ruleset }) => ruleset.id).join(', ');
  throw new CliError('unknown-game', `The game "${id}" is not installed.`, { remedy: `Name one of: ${names}.` });
};
