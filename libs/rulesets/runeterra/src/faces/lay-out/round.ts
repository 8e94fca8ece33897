import { LayOutError } from '#ruleset';
import { emit, push, type Draft } from '../../engine/draft.js';
import { holderOf } from '../../reading/situation.js';
import { enemyOf } from '../../reading/units/board.js';
import type { TableLayout } from './layout.js';

const USUAL_ROUND = 5;
const TURNS_A_ROUND = 6;

/** The seat of a player by name. Throws LayOutError. */
export const seatOf = ({ players }: TableLayout, name: string, property: string): number => {
  const names = Object.keys(players);
  const seat = names.indexOf(name);
  if (seat < 0) {
    throw new LayOutError(`There is no player "${name}". Name one of: ${names.join(', ')}.`, [property], names);
  }
  return seat;
};

/** The round begins: who has the token, and what was counted before. */
export const layRound = (draft: Draft, layout: TableLayout): void => {
  const { firstPlayer, round = USUAL_ROUND } = layout;
  const first = firstPlayer === undefined ? 0 : seatOf(layout, firstPlayer, 'firstPlayer');
  emit(draft, { type: 'FirstPlayerChosen', data: { seat: first }, because: [] });
  const seat = holderOf({ ...draft.state, round });
  emit(draft, { type: 'RoundStarted', data: { round, seat }, because: [] });
  emit(draft, { type: 'PhaseBegan', data: { phase: 'actions' }, because: [] });
};

/** The attack token: by turns, unless the attack that goes on has used it, the round is still to begin, or it is told. */
export const layTokens = (draft: Draft, layout: TableLayout): void => {
  const attacker = draft.state.combat?.seat ?? null;
  const holder = layout.phase === 'round-start' ? null : holderOf(draft.state);
  Object.values(layout.players).forEach(({ token, scouted }, seat) => {
    const by = scouted ? 'scout' : 'round';
    const has = token ?? (seat === holder && attacker !== seat);
    if (has || scouted) emit(draft, { type: 'AttackTokenGained', data: { seat, by }, because: [] });
    if (scouted && !has) emit(draft, { type: 'AttackTokenLost', data: { seat, by: 'attack' }, because: [] });
  });
};

/** Who acts where nobody says: who may answer the newest item, else the defender, else whoever has the token. */
const toAct = ({ state }: Draft): number => {
  const newest = state.stack.at(-1);
  if (newest) return enemyOf(newest.controller);
  if (state.combat === null) return holderOf(state);
  return state.combat.step === 'defence' ? enemyOf(state.combat.seat) : state.combat.seat;
};

const beginTurn = (draft: Draft, { turnNumber }: TableLayout, seat: number): void => {
  const turn = turnNumber ?? (draft.state.round - 1) * TURNS_A_ROUND + 1;
  emit(draft, { type: 'TurnBegan', data: { seat, turn }, because: [] });
};

/** The turn in which the combat or the stack began has begun before it: with a turn, what opened the last stack is forgotten. */
export const layTurnUnderWay = (draft: Draft, layout: TableLayout): void => {
  const { phase = 'actions', attack, stack = [] } = layout;
  if (phase === 'actions' && (attack !== undefined || stack.length > 0)) {
    beginTurn(draft, layout, holderOf(draft.state));
  }
};

const begin = (draft: Draft, layout: TableLayout, seat: number): void => {
  const isTurn = draft.state.combat === null && draft.state.stack.length === 0;
  if (isTurn) beginTurn(draft, layout, seat);
  else emit(draft, { type: 'PriorityGiven', data: { seat }, because: [] });
};

/** Who acts; or the phase begins that the literal names. */
export const layTurn = (draft: Draft, layout: TableLayout): void => {
  const { phase = 'actions', passed, turn } = layout;
  if (phase !== 'actions') {
    push(draft, { task: phase, step: 0 });
    return;
  }
  if (passed !== undefined) {
    const seat = seatOf(layout, passed, 'passed');
    emit(draft, { type: 'ActionPassed', data: { seat }, because: [] });
    begin(draft, layout, turn === undefined ? enemyOf(seat) : seatOf(layout, turn, 'turn'));
    return;
  }
  begin(draft, layout, turn === undefined ? toAct(draft) : seatOf(layout, turn, 'turn'));
};
