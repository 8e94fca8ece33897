import type { FactOf } from '../../state/facts.js';
import { MODE_TABLE } from '../../state/modes.js';
import type { DeckList } from '../../words/deck-list.js';

const MAIN_DECK_OF_UNKNOWN = 39;

const RUNES_OF_UNKNOWN = 12;

type Opened = FactOf<'GameOpened'>['data'];

type FirstPiece = Opened['pieces'][number];

const sum = (counts: DeckList['main']): number => counts.reduce((all, { count }) => all + count, 0);

/** A player's pieces before the first shuffle: only legend and Chosen Champion are known by sight. */
const piecesOf = (deck: DeckList | null, owner: number): readonly FirstPiece[] => {
  const main = deck ? sum(deck.main) : MAIN_DECK_OF_UNKNOWN;
  const runes = deck ? sum(deck.runes) : RUNES_OF_UNKNOWN;
  return [
    { owner, zone: 'legend', card: deck?.legend ?? null },
    { owner, zone: 'champion', card: deck?.champion ?? null },
    ...Array.from({ length: main }, (): FirstPiece => ({ owner, zone: 'main-deck', card: null })),
    ...Array.from({ length: runes }, (): FirstPiece => ({ owner, zone: 'rune-deck', card: null })),
  ];
};

interface NextGame {
  readonly game: number;
  readonly firstPlayer: number | null;
}

/** The fact that lays out a game. */
export const gameOpened = (
  options: Pick<Opened, 'edition' | 'mode' | 'digital' | 'described' | 'players'>,
  { game, firstPlayer }: NextGame,
): FactOf<'GameOpened'> => ({
  type: 'GameOpened',
  data: {
    ...options,
    victoryScore: MODE_TABLE[options.mode].victoryScore,
    game,
    firstPlayer,
    pieces: options.players.flatMap(({ deck }, seat) => piecesOf(deck, seat)),
  },
  because: ['setup.legend', 'setup.champion', MODE_TABLE[options.mode].rules.victoryScore],
});
