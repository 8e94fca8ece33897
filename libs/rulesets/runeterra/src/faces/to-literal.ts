import { err, ok, type JsonObject, type Result } from '#kernel';
import { readLiteral, unseenOf, unusual, type TableSaid } from '#ruleset';
import { enemyOf } from '../reading/units/board.js';
import { evolve, INITIAL } from '../evolve/evolve.js';
import type { RuneterraState } from '../state/runeterra-state.js';
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

const withProgress = (walk: Walk, literal: JsonObject): TableSaid => {
  const layout = readLiteral(layoutForm(literal), literal);
  if (!layout.ok) return { literal, unsaid: [] };
  const { lines, unsaid } = progressLines(walk, layout.value);
  return { literal: { ...literal, ...lines }, unsaid };
};

/**
 * The table as the literal that lays it out again, and what of it that does not say. The error says why there is no table yet.
 * What is unknown stays so: the state of a viewer's tape gives the literal of what that viewer knows.
 */
export const toLiteral = (state: RuneterraState): Result<TableSaid, string> => {
  if (state.phase === 'set-up') return err('The game is still being set up: there is no table to lay out yet.');
  const walk: Walk = { state, named: [] };
  const players = state.seats.map((seat, number) => [seat.name, laidPlayer(walk, seat, number)] as const);
  const said = withProgress(walk, { ...clock(state), players: Object.fromEntries(players) });
  const facts = layOutLiteral(said.literal);
  const unseen = facts.ok ? unseenOf(UNSEEN, state, facts.value.reduce(evolve, INITIAL)) : [];
  return ok({ literal: said.literal, unsaid: [...said.unsaid, ...unseen] });
};
