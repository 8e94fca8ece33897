import type { Table, TablePiece, TableZone } from '#table';
import type { Viewer } from '#ruleset';
import { SQUARES, type NoughtsFact, type NoughtsPlay, type NoughtsState } from './noughts-state.js';

const piece = (id: string, owner: number, name: string | null): TablePiece => ({
  id,
  name,
  kind: 'mark',
  owner,
  controller: owner,
  faceDown: name === null,
  exhausted: false,
  badges: [],
  numbers: [],
  attachedTo: null,
  colours: [],
});

const isHidden = (seat: number, viewer: Viewer): boolean => viewer !== 'recorder' && viewer !== seat;

const sealedName = (state: NoughtsState, seat: number, viewer: Viewer): string | null => {
  const square = state.sealed[seat];
  return square === undefined || square === 'unknown' || isHidden(seat, viewer) ? null : square;
};

const zones = (state: NoughtsState): readonly TableZone[] => [
  ...SQUARES.map((square, index): TableZone => {
    const pieces = state.board[index] === null ? [] : [`${state.round}-${square}`];
    return { id: square, name: square, role: 'arena', owner: null, arena: square, pieces, badges: [] };
  }),
  ...state.names.map((name, seat): TableZone => {
    const pieces = state.sealed[seat] === null ? [] : [`sealed-${seat}`];
    return { id: `seal-${seat}`, name: `${name}'s seal`, role: 'hidden', owner: seat, arena: null, pieces, badges: [] };
  }),
];

const pieces = (state: NoughtsState, viewer: Viewer): readonly TablePiece[] => [
  ...state.board.flatMap((seat, index) =>
    seat === null ? [] : [piece(`${state.round}-${SQUARES[index] ?? ''}`, seat, seat === 0 ? 'O' : 'X')],
  ),
  ...state.names.flatMap((_, seat) =>
    state.sealed[seat] === null ? [] : [piece(`sealed-${seat}`, seat, sealedName(state, seat, viewer))],
  ),
];

export const view = (state: NoughtsState, viewer: Viewer): Table => ({
  players: state.names.map((name, seat) => {
    const score = state.scores[seat] ?? 0;
    return { seat, name, score, scoreName: 'points', target: state.target, counters: [], wins: 0 };
  }),
  zones: zones(state),
  pieces: pieces(state, viewer),
  stack:
    state.announced === null
      ? []
      : [
          {
            id: `item-${state.turn}`,
            label: `mark ${state.announced.square}`,
            controller: state.announced.seat,
            status: 'finalized',
            targets: [state.announced.square],
          },
        ],
  clock: { game: state.round, turn: state.turn, seat: state.seat, phase: 'marking' },
  windows: {
    state: state.announced === null ? 'Open' : 'Closed',
    priority: state.seat,
    focus: null,
    waiting: state.seat === null ? [] : [{ seat: state.seat, question: 'Which square?' }],
  },
  result: state.result && { winners: state.result.winners, reason: state.result.reason.kind },
});

export const redactFact = (fact: NoughtsFact, _before: NoughtsState, viewer: Viewer): NoughtsFact =>
  fact.type === 'SquareSealed' && isHidden(fact.data.seat, viewer)
    ? { ...fact, data: { ...fact.data, square: 'unknown' } }
    : fact;

export const redactPlay = (play: NoughtsPlay, _before: NoughtsState, viewer: Viewer): NoughtsPlay =>
  play.type === 'seal' && isHidden(play.seat, viewer) ? { ...play, square: 'unknown' } : play;

export const describeFact = (fact: NoughtsFact, before: NoughtsState, viewer: Viewer): string => {
  const { type, data } = redactFact(fact, before, viewer);
  if ('names' in data) return `${data.names.join(' and ')} sit down.`;
  if ('winners' in data) return `The match is over: ${data.reason.kind}.`;
  const who = 'seat' in data ? `${before.names[data.seat] ?? 'somebody'}: ` : '';
  const what = 'square' in data ? ` ${data.square}` : '';
  return `${who}${type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}${what}.`;
};
