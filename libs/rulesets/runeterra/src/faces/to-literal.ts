import { err, ok, type JsonObject, type Result } from '#kernel';
import { readLiteral, unseenOf, unusual, type TableSaid, type Viewer } from '#ruleset';
import { enemyOf } from '../reading/units/board.js';
import { evolve, INITIAL } from '../evolve/evolve.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { maySee } from '../reading/sight.js';
import { NEWEST_EDITION } from '../words/policy.js';
import { layOutLiteral } from './lay-out.js';
import { layoutForm } from './lay-out/form.js';
import { notation } from './notation.js';
import { laidPlayer } from './to-literal/players.js';
import { progressLines } from './to-literal/progress.js';
import { UNSEEN } from './to-literal/unseen.js';
import { playerOn, type Walk } from './to-literal/walk.js';

const toldCards = (state: RuneterraState): readonly string[] =>
  state.told.map((card) => notation.make({ play: 'DefineCard', card }, state).replace(/^card: /, ''));

const clock = (state: RuneterraState): JsonObject => {
  const { edition, digital, described, round, first, phase, toAct, turn, passes } = state;
  const cards = toldCards(state);
  return {
    ...unusual('edition', edition, edition === NEWEST_EDITION),
    ...unusual('digital', true, !digital),
    ...unusual('texts', 'described', !described),
    round,
    firstPlayer: playerOn(state, first ?? 0),
    ...unusual('phase', phase, phase === 'actions'),
    ...unusual('turn', playerOn(state, toAct ?? 0), toAct === null),
    turnNumber: turn,
    ...unusual('passed', playerOn(state, enemyOf(toAct ?? 0)), passes === 0 || toAct === null),
    ...unusual('cards', cards, cards.length === 0),
  };
};

/** The table without the cards that the viewer does not see: what they remember of them is no part of it. */
const knownTo = (state: RuneterraState, viewer: Viewer): RuneterraState => ({
  ...state,
  pieces: state.pieces.map((piece) => (maySee(piece, viewer) ? piece : { ...piece, card: null })),
  seats: state.seats.map((seat) => (viewer === 'recorder' ? seat : { ...seat, deck: seat.deck.map(() => null) })),
});

const withProgress = (walk: Walk, literal: JsonObject): TableSaid => {
  const layout = readLiteral(layoutForm(literal), literal);
  if (!layout.ok) return { literal, unsaid: [] };
  const { lines, unsaid } = progressLines(walk, layout.value);
  return { literal: { ...literal, ...lines }, unsaid };
};

/**
 * The table as the literal that lays it out again, with the cards that the viewer sees, and what of it that does not say. The
 * error says why there is no table yet.
 */
export const toLiteral = (whole: RuneterraState, viewer: Viewer): Result<TableSaid, string> => {
  const state = knownTo(whole, viewer);
  if (state.phase === 'set-up') return err('The game is still being set up: there is no table to lay out yet.');
  const walk: Walk = { state, named: [] };
  const players = state.seats.map((seat, number) => [seat.name, laidPlayer(walk, seat, number)] as const);
  const said = withProgress(walk, { ...clock(state), players: Object.fromEntries(players) });
  const facts = layOutLiteral(said.literal);
  const unseen = facts.ok ? unseenOf(UNSEEN, state, facts.value.reduce(evolve, INITIAL)) : [];
  return ok({ literal: said.literal, unsaid: [...said.unsaid, ...unseen] });
};
