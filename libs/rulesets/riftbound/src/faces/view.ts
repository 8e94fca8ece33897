import { drawTable, type TableParts } from '#ruleset';
import { reasonText } from './descriptions/ending.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { viewClock, viewWindows } from './view/clock.js';
import { viewPieces } from './view/pieces.js';
import { viewPlayers } from './view/players.js';
import { viewStack } from './view/stack.js';
import { viewZones } from './view/zones.js';

/** Each part of the table as the viewer sees it. */
export const viewParts: TableParts<RiftboundState> = {
  players: viewPlayers,
  zones: viewZones,
  pieces: viewPieces,
  stack: viewStack,
  clock: viewClock,
  windows: viewWindows,
  result: (state) => state.result && { winners: state.result.winners, reason: reasonText(state, state.result) },
};

/**
 * The table as the viewer sees it: a piece's face shows where the privacy of its place allows (128), everything else is public.
 * Pieces keep their ids in decks too: a shuffle or a random order gives the cards to the pieces anew, so that an id never
 * says where in a deck a card lies.
 */
export const view = drawTable(viewParts);
