import { drawBelow, ok, err, type Json, type Result } from '#kernel';
import type { JudgedPlay, Offer, Problem, Ruleset, Seat } from '#ruleset';
import { verdictOf } from '#ruleset';
import { isSquare, notation } from './noughts-notation.js';
import { decide, evolve, findingsOf, initial, setUp, TARGETS } from './noughts-rules.js';
import { SQUARES, type NoughtsFact, type NoughtsPlay, type NoughtsState } from './noughts-state.js';
import { describeFact, redactFact, redactPlay, view } from './noughts-view.js';

export type { NoughtsFact, NoughtsPlay, NoughtsState } from './noughts-state.js';

const labelOf = (play: NoughtsPlay): string => ('square' in play ? `${play.type} ${play.square}` : play.type);

const imaginable = (seat: Seat): readonly NoughtsPlay[] => [
  ...SQUARES.map((square): NoughtsPlay => ({ type: 'mark', seat, square })),
  { type: 'seal', seat, square: 'a1' },
  { type: 'concede', seat },
];

const judgedPlays = (state: NoughtsState, seat: Seat): readonly JudgedPlay<NoughtsPlay>[] =>
  imaginable(seat).map((play) => ({ play, label: labelOf(play), verdict: verdictOf(findingsOf(state, play)) }));

const isAccepted = (state: NoughtsState, play: NoughtsPlay): boolean =>
  decide(state, play, 'strict').outcome === 'accepted';

const slotsOf = (play: NoughtsPlay): Offer<NoughtsPlay>['slots'] =>
  play.type === 'seal'
    ? [{ name: 'square', question: 'Which square?', options: SQUARES.map((value) => ({ value, label: value })) }]
    : [];

const legalPlays = (state: NoughtsState, seat: Seat): readonly Offer<NoughtsPlay>[] =>
  imaginable(seat)
    .filter((play) => isAccepted(state, play))
    .map((play) => ({ play, label: labelOf(play), because: [`may.${play.type}`], slots: slotsOf(play) }));

const isSeat = (value: unknown): boolean => value === 0 || value === 1;

const shapes: Readonly<Record<NoughtsPlay['type'], (seat: unknown, square: unknown) => boolean>> = {
  mark: (seat, square) => isSeat(seat) && isSquare(square),
  seal: (seat, square) => isSeat(seat) && (isSquare(square) || square === 'unknown'),
  concede: isSeat,
  coin: isSeat,
  clear: (_, square) => isSquare(square),
};

const isType = (type: unknown): type is NoughtsPlay['type'] => typeof type === 'string' && Object.hasOwn(shapes, type);

const isPlay = (json: unknown): json is NoughtsPlay => {
  if (typeof json !== 'object' || json === null || !('type' in json) || !isType(json.type)) return false;
  const { seat, square } = json as { readonly seat?: unknown; readonly square?: unknown };
  return shapes[json.type](seat, square);
};

const parsePlay = (json: Json): Result<NoughtsPlay, Problem> => {
  if (isPlay(json)) return ok(json);
  const message = `${JSON.stringify(json)} is no play of noughts and crosses.`;
  return err({ code: 'noughts/bad-play', message, remedy: 'Send {"type":"mark","seat":0,"square":"b2"} or the like.' });
};

/**
 * Noughts and crosses, with a coin for the first player (chance), a sealed square (a secret) and rounds up to a target score:
 * the smallest game that uses every part of the contract. For tests only. Modes: `single`, `first-to-3`, `marathon`.
 */
export const noughts: Ruleset<NoughtsState, NoughtsPlay, NoughtsFact> = {
  id: 'noughts',
  title: 'Noughts and crosses',
  editions: ['club-1'],
  modes: Object.keys(TARGETS).map((id) => ({ id, name: id, players: 2 })),
  cardSetHash: '0'.repeat(64),
  engine: '1',
  initial,
  setUp,
  evolve,
  decide,
  waitingFor: (state) => {
    if (state.result !== null) return [];
    return [{ seat: state.seat, question: state.seat === null ? 'Who starts?' : 'Which square?' }];
  },
  legalPlays,
  judgedPlays,
  drawChance: (state, random) => {
    if (state.seat !== null || state.result !== null) return null;
    const { value: seat, next } = drawBelow(random, 2);
    return { value: { type: 'coin', seat }, next };
  },
  result: (state) => state.result,
  randomWeights: {},
  brokenInvariants: (state) => (state.board.length === SQUARES.length ? [] : ['The board does not have nine squares.']),
  view,
  redactFact,
  redactPlay,
  notation,
  parsePlay,
  parseDeck: () => ok({}),
  makeDeck: () => '',
  describeFact,
};
