import { MODE_TABLE } from './state/modes.js';
import { MODES } from './words/vocabulary.js';

/** What Riftbound and its modes are called: all that a list of matches says of the game, without fetching it. */
export const riftboundNamed = {
  id: 'riftbound',
  title: 'Riftbound',
  modes: MODES.map((id) => ({ id, name: MODE_TABLE[id].name, players: MODE_TABLE[id].players })),
} as const;
