import type { Json } from '#kernel';
import type { MatchOptions, Ruleset } from '#ruleset';

/**
 * What a match is judged with, beside the card facts.
 * - `engine`: version of the ruleset's program; `encodings`: fingerprint of all encoded card texts
 * - `cards`: fingerprint of the encoding of each card that the decks name, as far as they are known; null for one that is not encoded
 */
export interface Pins {
  readonly engine: string;
  readonly encodings: string;
  readonly cards: Readonly<Record<string, string | null>>;
}

/** The parts of a ruleset that a match is pinned to. */
export type Pinned = Pick<Ruleset<never, never, never>, 'engine' | 'encodings'>;

const textsIn = (json: Json): readonly string[] => {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap((each) => textsIn(each)) : [];
};

/** The cards that the decks of a match name. */
const cardsIn = ({ encodings }: Pinned, { players }: Pick<MatchOptions, 'players'>): readonly string[] => {
  const texts = players.flatMap(({ deck }) => textsIn(deck));
  return [...new Set(texts)].filter((text) => encodings?.isCard(text)).sort();
};

const pinnedCards = (ruleset: Pinned, cards: readonly string[]): Pins['cards'] =>
  Object.fromEntries(cards.map((card) => [card, ruleset.encodings?.of(card) ?? null]));

/** The pins of a match that is opened now. */
export const pinsOf = (ruleset: Pinned, options: Pick<MatchOptions, 'players'>): Pins => ({
  engine: ruleset.engine,
  encodings: ruleset.encodings?.all() ?? '',
  cards: pinnedCards(ruleset, cardsIn(ruleset, options)),
});

/** The pins as far as a viewer may know them: no more cards than the decks that the viewer is given name. */
export const seePins = ({ cards, ...pins }: Pins, { players }: Pick<MatchOptions, 'players'>): Pins => {
  const seen = new Set(players.flatMap(({ deck }) => textsIn(deck)));
  return { ...pins, cards: Object.fromEntries(Object.entries(cards).filter(([card]) => seen.has(card))) };
};

/** What of a match's pins is otherwise in this program: one entry each, with the cards known to differ; empty where all is the same. */
export interface PinDifference {
  readonly pin: 'engine' | 'encodings';
  readonly recorded: string;
  readonly present: string;
  readonly cards: readonly string[];
}

/** Holds the pins of a tape against this program. A tape that was recorded before tapes were pinned has nothing to hold. */
export const comparePins = (ruleset: Pinned, pins: Pins | null): readonly PinDifference[] => {
  if (pins === null) return [];
  const present = { engine: ruleset.engine, encodings: ruleset.encodings?.all() ?? '' };
  const now = pinnedCards(ruleset, Object.keys(pins.cards));
  const cards = Object.keys(pins.cards).filter((card) => pins.cards[card] !== now[card]);
  return (['engine', 'encodings'] as const).flatMap((pin) =>
    pins[pin] === present[pin]
      ? []
      : [{ pin, recorded: pins[pin], present: present[pin], cards: pin === 'encodings' ? cards : [] }],
  );
};

const cardsText = ({ pin, cards }: PinDifference): string => {
  if (pin === 'engine') return '';
  return cards.length === 0
    ? ' No card of the decks known here differs.'
    : ` Of the cards in its decks these differ: ${cards.join(', ')}.`;
};

/** A difference as a sentence. */
export const pinText = (difference: PinDifference): string =>
  `The tape was recorded with ${difference.pin} ${difference.recorded}; this program has ${difference.present}.${cardsText(difference)}`;
