import { redactFactBy, redactPlayBy, type FactRedactorsOf, type LookAt, type PlayRedactorsOf } from '#ruleset';
import type { Correction, Play } from './commands.js';
import type { RuneterraFact } from './events.js';
import { maySee } from './sight.js';
import type { RuneterraState } from './state.js';

type Look = LookAt<RuneterraState>;

const unnamed = (cards: readonly unknown[]): readonly null[] => cards.map(() => null);

const isSeen = ({ before, viewer }: Look, number: number): boolean => {
  const piece = before.pieces[number];
  return piece !== undefined && maySee(piece, viewer);
};

/** Cards that come into a hand are for its owner. */
const intoHand = <Data extends { readonly seat: number; readonly cards: readonly (string | null)[] }>(
  data: Data,
  { viewer }: Look,
): Data => (data.seat === viewer ? data : { ...data, cards: unnamed(data.cards) });

/** A correction that names a card is for those who may look at it. */
const correctionSeen = (correction: Correction, look: Look): Correction =>
  correction.change === 'card' && !isSeen(look, correction.piece) ? { ...correction, card: null } : correction;

/**
 * What is taken out, by type of fact. A type that is not here tells nothing that is hidden: it names no cards, or what it names
 * lies open, or comes into the open by it.
 */
const FACTS: FactRedactorsOf<RuneterraState, RuneterraFact> = {
  TableLaid: (data) => ({
    ...data,
    players: data.players.map(({ name, deck }) => ({ name, deck: unnamed(deck) })),
  }),
  DeckShuffled: (data) => ({ ...data, cards: unnamed(data.cards) }),
  CardsDrawn: intoHand,
  DrawLost: (data, { viewer }) => (data.seat === viewer ? data : { ...data, card: null }),
  CardsCreated: (data, look) =>
    data.where === 'hand' ? intoHand(data, look) : { ...data, cards: unnamed(data.cards) },
  CardRevealed: (data, look) => (isSeen(look, data.piece) ? data : { ...data, card: null }),
  TableCorrected: (data, look) => ({ ...data, correction: correctionSeen(data.correction, look) }),
};

/** What is taken out, by kind of play; the others name nothing that is hidden, or name it for all to hear. */
const PLAYS: PlayRedactorsOf<RuneterraState, Play> = {
  Shuffle: (play) => ({ ...play, cards: null }),
  RevealCard: (play, look) => (isSeen(look, play.piece) ? play : { ...play, card: null }),
  Correct: (play, look) => ({ ...play, correction: correctionSeen(play.correction, look) }),
};

/** The fact as the viewer may know it, given the state before it. */
export const redactFact = redactFactBy(FACTS);

/** The play as the viewer may know it, given the state before it. */
export const redactPlay = redactPlayBy(PLAYS);
