import { drawTable, type TableParts } from '#ruleset';
import { reasonText } from './descriptions/ending.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { viewClock, viewWindows } from './view/clock.js';
import { viewPieces } from './view/pieces.js';
import { viewPlayers } from './view/players.js';
import { viewStack } from './view/stack.js';
import { viewZones } from './view/zones.js';

/** Each part of the table as the viewer sees it. */
export const viewParts: TableParts<RuneterraState> = {
  players: viewPlayers,
  zones: viewZones,
  pieces: viewPieces,
  stack: viewStack,
  clock: viewClock,
  windows: viewWindows,
  result: (state) => state.result && { winners: state.result.winners, reason: reasonText(state, state.result) },
};

/**
 * The table as the viewer sees it: hands are their players' own, decks nobody's, everything else is public. A card in a deck is no
 * piece of the game yet; it is shown as an unknown one that lies there.
 */
export const view = drawTable(viewParts);
