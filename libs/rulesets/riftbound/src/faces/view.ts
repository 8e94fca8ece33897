import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import type { RiftboundState } from '../state/riftbound-state.js';
import { viewClock, viewWindows } from './view/clock.js';
import { viewPieces } from './view/pieces.js';
import { viewPlayers } from './view/players.js';
import { viewStack } from './view/stack.js';
import { viewZones } from './view/zones.js';

/**
 * The table as the viewer sees it: a piece's face shows where the privacy of its place allows (128), everything else is public.
 * Pieces keep their ids in decks too: a shuffle or a random order gives the cards to the pieces anew, so that an id never
 * says where in a deck a card lies.
 */
export const view = (state: RiftboundState, viewer: Viewer): Table => ({
  players: viewPlayers(state),
  zones: viewZones(state),
  pieces: viewPieces(state, viewer),
  stack: viewStack(state),
  clock: viewClock(state),
  windows: viewWindows(state),
  result: state.result && { winners: state.result.winners, reason: state.result.reason },
});
