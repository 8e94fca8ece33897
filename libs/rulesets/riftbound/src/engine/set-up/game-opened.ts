import type { FactOf } from '../../state/facts.js';
import type { FirstPiece } from '../../state/facts/set-up.js';
import { MODE_TABLE } from '../../state/modes.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { DeckList } from '../../words/deck-list.js';

const MAIN_DECK_OF_UNKNOWN = 39;

const RUNES_OF_UNKNOWN = 12;

type Opened = FactOf<'GameOpened'>['data'];

const sum = (counts: DeckList['main']): number => counts.reduce((all, { count }) => all + count, 0);

const legendOf = (deck: DeckList | null, owner: number): FirstPiece => ({
  owner,
  zone: 'legend',
  card: deck?.legend ?? null,
});

/** The rest of a player's pieces before the first shuffle: of these the Chosen Champion alone is known by sight. */
const deckOf = (deck: DeckList | null, owner: number): readonly FirstPiece[] => {
  const main = deck ? sum(deck.main) : MAIN_DECK_OF_UNKNOWN;
  const runes = deck ? sum(deck.runes) : RUNES_OF_UNKNOWN;
  return [
    { owner, zone: 'champion', card: deck?.champion ?? null },
    ...Array.from({ length: main }, (): FirstPiece => ({ owner, zone: 'main-deck', card: null })),
    ...Array.from({ length: runes }, (): FirstPiece => ({ owner, zone: 'rune-deck', card: null })),
  ];
};

interface NextGame {
  readonly game: number;
  readonly firstPlayer: number | null;
}

/** Whether this game of a match is begun with sideboarding, its decks being laid out after it (TR 406.1.g). */
export const beginsWithSideboards = ({ mode, game }: Pick<RiftboundState, 'mode' | 'game'>): boolean =>
  game === 1 && MODE_TABLE[mode].start === 'sideboarding';

/** The fact that lays out every player's deck, as it is after sideboarding. */
export const decksPresented = ({ seats }: Pick<RiftboundState, 'seats'>): FactOf<'DecksPresented'> => ({
  type: 'DecksPresented',
  data: { pieces: seats.flatMap(({ deck }, seat) => deckOf(deck, seat)) },
  because: ['tournament.best-of-one-start', 'setup.champion'],
});

/** The fact that lays out a game. */
export const gameOpened = (
  options: Pick<Opened, 'edition' | 'mode' | 'digital' | 'described' | 'players'>,
  { game, firstPlayer }: NextGame,
): FactOf<'GameOpened'> => {
  const isLater = beginsWithSideboards({ mode: options.mode, game });
  return {
    type: 'GameOpened',
    data: {
      ...options,
      victoryScore: MODE_TABLE[options.mode].victoryScore,
      game,
      firstPlayer,
      pieces: options.players.flatMap(({ deck }, seat) => [
        legendOf(deck, seat),
        ...(isLater ? [] : deckOf(deck, seat)),
      ]),
    },
    because: [
      'setup.legend',
      isLater ? 'tournament.best-of-one-start' : 'setup.champion',
      MODE_TABLE[options.mode].rules.victoryScore,
    ],
  };
};
