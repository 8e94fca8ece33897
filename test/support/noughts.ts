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

const parsePlay = (json: Json): Result<NoughtsPlay, Problem> => {
  const { type, seat, square } = { ...(json as { type?: Json; seat?: Json; square?: Json } | null) };
  const isPlay =
    (type === 'clear' && isSquare(square)) ||
    ((type === 'concede' || type === 'coin') && isSeat(seat)) ||
    ((type === 'mark' || type === 'seal') &&
      isSeat(seat) &&
      (isSquare(square) || (type === 'seal' && square === 'unknown')));
  if (isPlay) return ok(json as unknown as NoughtsPlay);
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
  brokenInvariants: (state) => (state.board.length === SQUARES.length ? [] : ['The board does not have nine squares.']),
  view,
  redactFact,
  redactPlay,
  notation,
  parsePlay,
  parseDeck: () => ok({}),
  describeFact,
};
