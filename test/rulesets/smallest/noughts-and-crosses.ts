import type { Fact } from '#kernel';
import { makeOpenRuleset, type MatchResult, type Seat } from '#ruleset';
import type { Table } from '#table';

interface State {
  readonly names: readonly string[];
  readonly board: readonly (Seat | null)[];
  readonly seat: Seat;
}
type Play = { readonly play: 'Mark'; readonly seat: Seat; readonly square: number };
type Facts =
  | Fact<'PlayersSat', { readonly names: readonly string[] }>
  | Fact<'SquareMarked', { readonly seat: Seat; readonly square: number }>;

const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const name = (square: number): string => SQUARES[square] ?? '?';

const REASONS: Readonly<Record<string, string>> = { line: 'three in a line', 'board-full': 'the board is full' };

const seen = (ended: MatchResult | null): Table['result'] =>
  ended && { winners: ended.winners, reason: REASONS[ended.reason.kind] ?? '' };

const result = ({ board }: State): MatchResult | null => {
  const line = LINES.find(
    ([a = 0, b = 0, c = 0]) => board[a] !== null && board[a] === board[b] && board[b] === board[c],
  );
  if (line) return { winners: [board[line[0] ?? 0] ?? 0], reason: { kind: 'line' }, because: ['end.line'] };
  return board.includes(null) ? null : { winners: [], reason: { kind: 'board-full' }, because: ['end.full'] };
};

const view = (state: State): Table => ({
  players: state.names.map((player, seat) => {
    return { seat, name: player, score: 0, scoreName: 'marks in a line', target: null, counters: [], wins: 0 };
  }),
  zones: SQUARES.map((square, at) => {
    const pieces = state.board[at] === null ? [] : [square];
    return { id: square, name: square, role: 'arena', owner: null, arena: square, pieces, badges: [] };
  }),
  pieces: state.board.flatMap((seat, at) => {
    if (seat === null) return [];
    const mark = { id: name(at), name: seat === 0 ? 'O' : 'X', kind: 'mark', owner: seat, controller: seat };
    return [{ ...mark, faceDown: false, exhausted: false, badges: [], numbers: [], attachedTo: null, colours: [] }];
  }),
  stack: [],
  clock: { game: 1, turn: state.board.filter((mark) => mark !== null).length + 1, seat: state.seat, phase: 'Marking' },
  windows: { state: 'Open', priority: result(state) ? null : state.seat, focus: null, waiting: [] },
  result: seen(result(state)),
});

/** Noughts and crosses: the shortest ruleset there can be, from which docs/how-to/add-a-ruleset.md is made. */
export const noughtsAndCrosses = makeOpenRuleset<State, Play, Facts>({
  id: 'noughts-and-crosses',
  title: 'Noughts and crosses',
  editions: ['playground'],
  modes: [{ id: 'single', name: 'Single game', players: 2 }],
  initial: { names: [], board: SQUARES.map(() => null), seat: 0 },
  setUp: ({ players }) => [
    { type: 'PlayersSat', data: { names: players.map((each) => each.name) }, because: ['setup'] },
  ],
  evolve: (state, { type, data }) =>
    type === 'PlayersSat'
      ? { ...state, names: data.names }
      : { ...state, board: state.board.with(data.square, data.seat), seat: 1 - data.seat },
  toAct: (state) => (result(state) ? null : state.seat),
  playsOf: ({ board }, seat) =>
    board.flatMap((mark, square) => (mark === null ? [{ play: 'Mark', seat, square }] : [])),
  may: (state, { seat }) =>
    seat === state.seat ? [] : [{ rule: 'turn', severity: 'illegal', message: 'The other player is to mark.' }],
  apply: (_, { seat, square }) => [{ type: 'SquareMarked', data: { seat, square }, because: ['mark'] }],
  result,
  view,
  lineOf: ({ square }) => name(square),
  sentenceOf: (fact) => (fact.type === 'PlayersSat' ? 'The players sit down.' : `${name(fact.data.square)} is marked.`),
});
