import type { Fact } from '#kernel';
import type { MatchResult, Seat } from '#ruleset';

/** The nine squares, row by row. */
export const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Square = (typeof SQUARES)[number];

/** A round ends with a line or a full board; a match ends at `target` points. `sealed` is a secret of each seat. */
export interface NoughtsState {
  readonly names: readonly string[];
  readonly target: number;
  readonly board: readonly (Seat | null)[];
  readonly scores: readonly number[];
  /** Undefined secret: null. A secret that the holder of this state does not know: 'unknown'. */
  readonly sealed: readonly (Square | 'unknown' | null)[];
  readonly round: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly announced: { readonly seat: Seat; readonly square: Square } | null;
  readonly result: MatchResult | null;
}

/** A square announced by its seat, `seal` keeps a secret, `clear` is the scorekeeper's correction, `coin` is chance's answer. */
export type NoughtsPlay =
  | { readonly type: 'mark'; readonly seat: Seat; readonly square: Square }
  | { readonly type: 'seal'; readonly seat: Seat; readonly square: Square | 'unknown' }
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'coin'; readonly seat: Seat }
  | { readonly type: 'clear'; readonly square: Square };

export type NoughtsFact =
  | Fact<'TableLaid', { readonly names: readonly string[]; readonly target: number; readonly first: Seat | null }>
  | Fact<'FirstPlayerChosen', { readonly seat: Seat }>
  | Fact<'MarkAnnounced', { readonly seat: Seat; readonly square: Square }>
  | Fact<'MarkPlaced', { readonly seat: Seat; readonly square: Square }>
  | Fact<'SquareSealed', { readonly seat: Seat; readonly square: Square | 'unknown' }>
  | Fact<'SquareCleared', { readonly square: Square }>
  | Fact<'PointGained', { readonly seat: Seat; readonly score: number }>
  | Fact<'RoundStarted', { readonly round: number; readonly seat: Seat }>
  | Fact<'TurnPassed', { readonly seat: Seat }>
  | Fact<'MatchEnded', MatchResult>;

const EMPTY: NoughtsState['board'] = SQUARES.map(() => null);

export const initial: NoughtsState = {
  names: [],
  target: 1,
  board: EMPTY,
  scores: [],
  sealed: [],
  round: 1,
  turn: 1,
  seat: null,
  announced: null,
  result: null,
};

// One case for each type of fact: the switch is as long as the union.
// oxlint-disable-next-line complexity
export const evolve = (state: NoughtsState, { type, data }: NoughtsFact): NoughtsState => {
  switch (type) {
    case 'TableLaid': {
      const { names, target, first } = data;
      return { ...state, names, target, seat: first, scores: names.map(() => 0), sealed: names.map(() => null) };
    }
    case 'FirstPlayerChosen':
      return { ...state, seat: data.seat };
    case 'MarkAnnounced':
      return { ...state, announced: data };
    case 'MarkPlaced':
      return { ...state, announced: null, board: state.board.with(SQUARES.indexOf(data.square), data.seat) };
    case 'SquareSealed':
      return { ...state, sealed: state.sealed.with(data.seat, data.square) };
    case 'SquareCleared':
      return { ...state, board: state.board.with(SQUARES.indexOf(data.square), null) };
    case 'PointGained':
      return { ...state, scores: state.scores.with(data.seat, data.score) };
    case 'RoundStarted':
      return { ...state, board: EMPTY, round: data.round, turn: state.turn + 1, seat: data.seat };
    case 'TurnPassed':
      return { ...state, turn: state.turn + 1, seat: data.seat };
    case 'MatchEnded':
      return { ...state, seat: null, result: data };
  }
};
