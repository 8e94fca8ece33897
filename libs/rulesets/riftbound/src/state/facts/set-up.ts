import type { DeckList } from '../../words/deck-list.js';
import type { ModeId, SeatZone } from '../../words/vocabulary.js';
import type { RiftboundResult } from '../ending.js';
import type { Attached, F, Moved } from './fact.js';

/** A piece as a game begins: `card` null where nobody has seen it. */
export interface FirstPiece {
  readonly owner: number;
  readonly zone: SeatZone;
  readonly card: string | null;
}

/** Opening, set-up and the match around the games (110-118, 485-486). */
export type SetUpFact =
  | F<
      'GameOpened',
      {
        readonly edition: string;
        readonly mode: ModeId;
        readonly victoryScore: number;
        readonly digital: boolean;
        readonly described: boolean;
        readonly game: number;
        readonly firstPlayer: number | null;
        readonly players: readonly {
          readonly name: string;
          readonly team?: string;
          readonly deck: DeckList | null;
        }[];
        /** Initial pieces by zone, in piece order. */
        readonly pieces: readonly FirstPiece[];
      }
    >
  | F<'FirstPlayerChosen', { readonly seat: number }>
  | F<'BattlefieldChosen', { readonly seat: number; readonly card: string | null }>
  | F<'BattlefieldsPlaced', { readonly cards: readonly { readonly seat: number; readonly card: string }[] }>
  | F<'DeckShuffled', { readonly seat: number; readonly deck: 'main-deck' | 'rune-deck' } & Moved>
  /** The random part of a deck is random again, as a rewind asks; the rest, and all places, stay (TR 701.4). */
  | F<'RandomPartShuffled', { readonly seat: number; readonly deck: 'main-deck' | 'rune-deck' } & Moved>
  /** A table laid out from a literal: what no other fact says of it. */
  | F<
      'TableLaidOut',
      { readonly players: readonly { readonly played: number; readonly wins: number; readonly turns: number }[] }
    >
  | F<'MulliganTaken', { readonly seat: number; readonly count: number }>
  /** Decks laid out once sideboards have been used: further pieces, numbered on in this order (TR 406.1.g.6). */
  | F<'DecksPresented', { readonly pieces: readonly FirstPiece[] }>
  /** `deck` is null where it was redacted for a viewer. */
  | F<'DeckChanged', { readonly seat: number; readonly deck: DeckList | null }>
  /**
   * Players have left the game (652): `pieces` are the cards that leave with them; priority and focus as they are then, with the
   * passes in a row that still count.
   */
  | F<
      'PlayersRemoved',
      {
        readonly seats: readonly number[];
        readonly pieces: readonly number[];
        readonly priority: number | null;
        readonly passes: number;
        readonly focus: number | null;
        readonly focusPasses: number;
      } & Attached
    >
  /** The time of the round is up: the game ends with that turn, or there is no next one (null). */
  | F<'TimeReached', { readonly lastTurn: number | null; readonly playoff: boolean }>
  /** The additional turns have decided nothing in a match that has to have a winner: the next point does. */
  | F<'NextPointAwaited', { readonly turn: number }>
  | F<'GameEnded', RiftboundResult>
  /** The points that had ended the game were wrong: it goes on where it was. */
  | F<'GameResumed', object>
  | F<'MatchEnded', RiftboundResult>;
