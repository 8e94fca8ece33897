import type { Table } from '#table';
import type { Viewer } from './match-options.js';

/** How each part of a table is drawn by itself, as a viewer sees it: who asks for the clock alone needs no piece. */
export type TableParts<State> = {
  readonly [Part in keyof Table]: (state: State, viewer: Viewer) => Table[Part];
};

/** The whole table, drawn of its parts. */
export const drawTable =
  <State>({ players, zones, pieces, stack, clock, windows, result }: TableParts<State>) =>
  (state: State, viewer: Viewer): Table => ({
    players: players(state, viewer),
    zones: zones(state, viewer),
    pieces: pieces(state, viewer),
    stack: stack(state, viewer),
    clock: clock(state, viewer),
    windows: windows(state, viewer),
    result: result(state, viewer),
  });
