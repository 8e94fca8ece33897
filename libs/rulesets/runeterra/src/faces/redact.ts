import { redactFactBy, redactPlayBy, type FactRedactorsOf, type LookAt, type PlayRedactorsOf } from '#ruleset';
import type { Correction, Play } from '../words/plays.js';
import type { FactOf, RuneterraFact } from '../state/facts.js';
import { maySee } from '../reading/sight.js';
import type { RuneterraState } from '../state/runeterra-state.js';

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

/** Nobody sees where in a deck a card lay that is drawn. */
const drawn = (data: FactOf<'CardsDrawn'>['data'], look: Look): FactOf<'CardsDrawn'>['data'] => {
  const { at: _, ...seen } = intoHand(data, look);
  return seen;
};

/** Nor where those lay that go: who may not know them folds as many. */
const tossed = (data: FactOf<'CardsTossed'>['data'], { viewer }: Look): FactOf<'CardsTossed'>['data'] => ({
  ...data,
  at: data.at.map((_, place) => place),
  cards: data.seat === viewer ? data.cards : unnamed(data.cards),
});

interface Noted {
  readonly correction: Correction;
  readonly note: string;
}

/** A correction that names a card is for those who may look at it; a note is in the recorder's free words, for the recorder alone. */
const correctionSeen = <Data extends Noted>(data: Data, look: Look): Data => {
  const { correction } = data;
  const isOpen = correction.change !== 'card' || isSeen(look, correction.piece);
  return { ...data, correction: isOpen ? correction : { ...correction, card: null }, note: '' };
};

/** Where a card that is moved there lies open. */
const OPEN: ReadonlySet<string> = new Set(['bench', 'graveyard']);

/** What a piece is that a correction moves is for those who see it here or there. */
const cardMoved = (correction: Correction, card: string | null, look: Look): string | null =>
  correction.change === 'move' && (isSeen(look, correction.piece) || OPEN.has(correction.to)) ? card : null;

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
  CardsDrawn: drawn,
  CardsTossed: tossed,
  DrawLost: ({ at: _, ...data }, { viewer }) => (data.seat === viewer ? data : { ...data, card: null }),
  CardsCreated: (data, look) =>
    data.where === 'hand' ? intoHand(data, look) : { ...data, cards: unnamed(data.cards) },
  CardRevealed: (data, look) => (isSeen(look, data.piece) ? data : { ...data, card: null }),
  TableCorrected: (data, look) => ({
    ...correctionSeen(data, look),
    card: cardMoved(data.correction, data.card, look),
  }),
};

/** What is taken out, by kind of play; the others name nothing that is hidden, or name it for all to hear. */
const PLAYS: PlayRedactorsOf<RuneterraState, Play> = {
  Shuffle: (play) => ({ ...play, cards: null }),
  RevealCard: (play, look) => (isSeen(look, play.piece) ? play : { ...play, card: null }),
  Correct: correctionSeen,
};

/** The fact as the viewer may know it, given the state before it. */
export const redactFact = redactFactBy(FACTS);

/** The play as the viewer may know it, given the state before it. */
export const redactPlay = redactPlayBy(PLAYS);
