import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import type { RuneterraState } from '../state/runeterra-state.js';
import { viewClock, viewWindows } from './view/clock.js';
import { viewPieces } from './view/pieces.js';
import { viewPlayers } from './view/players.js';
import { viewStack } from './view/stack.js';
import { viewZones } from './view/zones.js';

/**
 * The table as the viewer sees it: hands are their players' own, decks nobody's, everything else is public. A card in a deck is no
 * piece of the game yet; it is shown as an unknown one that lies there.
 */
export const view = (state: RuneterraState, viewer: Viewer): Table => ({
  players: viewPlayers(state),
  zones: viewZones(state),
  pieces: viewPieces(state, viewer),
  stack: viewStack(state),
  clock: viewClock(state),
  windows: viewWindows(state),
  result: state.result && { winners: state.result.winners, reason: state.result.reason },
});
