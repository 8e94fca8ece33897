// Words that people say in a table literal, and the property that is meant, or how it is written.

/** Of a piece. */
export const PIECE_WORDS = {
  ...{ name: 'card', tapped: 'exhausted', wounds: 'damage', counters: 'buffs', buffed: 'buffs', equipment: 'attached' },
  ...{
    ready: 'exhausted: false',
    untapped: 'exhausted: false',
    gear: 'attached',
    equipped: 'attached',
    power: 'might',
  },
};

/** Of a player. */
export const PLAYER_WORDS = {
  ...{ graveyard: 'trash', discard: 'trash', 'discard pile': 'trash', exile: 'banished', banishment: 'banished' },
  ...{ library: 'deck', 'main deck': 'deck', score: 'points', experience: 'xp', mana: 'energy', cards: 'hand' },
  ...{ units: 'base', board: 'base', gear: 'base', bench: 'base', 'rune deck': 'runeDeck', 'deck size': 'deckSize' },
};

/** Of a battlefield. */
export const BATTLEFIELD_WORDS = {
  ...{ name: 'card', battlefield: 'card', control: 'controller', controlled: 'controller', controlledBy: 'controller' },
  ...{ 'controlled by': 'controller', hidden: 'facedown', 'face down': 'facedown', contested: 'contestedBy' },
  ...{ 'contested by': 'contestedBy', scored: 'scoredBy', 'scored by': 'scoredBy', unit: 'units' },
};

/** Of the table. */
export const TABLE_WORDS = {
  ...{ 'turn player': 'turn', active: 'turn', stack: 'chain', first: 'firstPlayer', 'first player': 'firstPlayer' },
  ...{ player: 'players', rules: 'edition', 'victory score': 'victoryScore', 'turn number': 'turnNumber' },
};
