import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import { readLiteral, unseenOf, unusual, type TableSaid, type Viewer } from '#ruleset';
import { INITIAL, evolve } from '../evolve/evolve.js';
import { maySee } from '../reading/sight.js';
import { NEWEST_EDITION } from '../words/editions/editions.js';
import { MODE_TABLE } from '../state/modes.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { layOutLiteral } from './lay-out.js';
import { layoutForm } from './lay-out/form.js';
import { laidBattlefield } from './to-literal/battlefields.js';
import { chainLines } from './to-literal/chain.js';
import { laidPlayer, runesInOrder } from './to-literal/players.js';
import { UNSEEN } from './to-literal/unseen.js';
import { playerOn, type Walk } from './to-literal/walk.js';

const clock = (state: RiftboundState): JsonObject => {
  const { turn, mode, edition, digital, described, game, victoryScore, firstPlayer } = state;
  const { phase, number } = turn;
  return {
    ...unusual('mode', mode, mode === 'duel'),
    ...unusual('edition', edition, edition === NEWEST_EDITION),
    ...unusual('digital', true, !digital),
    ...unusual('texts', 'described', !described),
    ...unusual('game', game, game === 1),
    ...unusual('victoryScore', victoryScore, victoryScore === MODE_TABLE[mode].victoryScore),
    firstPlayer: playerOn(state, firstPlayer ?? 0),
    turn: playerOn(state, turn.seat),
    turnNumber: number,
    ...unusual('phase', phase, phase === 'main'),
  };
};

/** Who has priority on the chain, where that is not whose item is the newest. */
const priority = ({ chain, priority: seat, ...state }: RiftboundState, lines: readonly string[]): JsonObject => {
  const newest = chain[lines.length - 1];
  const isUsual = newest === undefined || seat === null || seat === newest.controller;
  return unusual('priority', state.seats[seat ?? 0]?.name ?? '', isUsual);
};

const withChain = (walk: Walk, literal: JsonObject): TableSaid => {
  const layout = readLiteral(layoutForm(walk.state.seats.map(({ name }) => name)), literal);
  if (!layout.ok) return { literal, unsaid: [] };
  const { lines, unsaid } = chainLines(walk, layout.value);
  const chain: JsonObject = { ...unusual<Json>('chain', lines, lines.length === 0), ...priority(walk.state, lines) };
  return { literal: { ...literal, ...chain }, unsaid };
};

/** The table without the cards that the viewer does not see: what they remember of them is no part of it. */
const knownTo = (state: RiftboundState, viewer: Viewer): RiftboundState => ({
  ...state,
  pieces: state.pieces.map((piece) => (maySee(state, piece, viewer) ? piece : { ...piece, card: null, print: null })),
});

/** Of items on the chain that are not laid out more is said than what is not seen of them. */
const unseenAfter = (before: RiftboundState, after: RiftboundState): readonly string[] =>
  unseenOf(UNSEEN, { ...before, chain: before.chain.slice(0, after.chain.length) }, after);

/**
 * The table as the literal that lays it out again, with the cards that the viewer sees, and what of it that does not say. The
 * error says why there is no table yet.
 */
export const toLiteral = (whole: RiftboundState, viewer: Viewer): Result<TableSaid, string> => {
  const state = knownTo(whole, viewer);
  if (state.turn.phase === 'set-up') return err('The game is still being set up: there is no table to lay out yet.');
  const runes = state.seats.map((_, seat) => runesInOrder(state, seat));
  const walk: Walk = { state, named: [], runes };
  const players = state.seats.map((seat, number) => [seat.name, laidPlayer(walk, seat, number)] as const);
  const battlefields = state.battlefields.map((battlefield, at) => laidBattlefield(walk, battlefield, at));
  const said = withChain(walk, { ...clock(state), players: Object.fromEntries(players), battlefields });
  const facts = layOutLiteral(said.literal);
  const unseen = facts.ok ? unseenAfter(state, facts.value.reduce(evolve, INITIAL)) : [];
  return ok({ literal: said.literal, unsaid: [...said.unsaid, ...unseen] });
};
