import { MODES } from './words/vocabulary.js';

const MODE_NAMES = { standard: 'Standard' } as const;

/** What Legends of Runeterra and its modes are called: all that a list of matches says of the game, without fetching it. */
export const runeterraNamed = {
  id: 'runeterra',
  title: 'Legends of Runeterra',
  modes: MODES.map((id) => ({ id, name: MODE_NAMES[id], players: 2 })),
} as const;
