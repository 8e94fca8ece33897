import { inOrderFrom, isInGame, playersLeft, teammatesOf } from '../state/sides.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { policyOf } from '../words/editions/editions.js';

/**
 * Who gets priority and focus in turn: every player in the game. While a combat is fought older editions have those alone who fight, with
 * their teammates, and whoever has joined them: by something of theirs that went on the chain, be they invited or not.
 */
export const actingPlayers = (state: RiftboundState): readonly number[] => {
  const combat = state.showdown?.combat;
  if (!combat || policyOf(state).actsInCombat === 'everybody') return playersLeft(state);
  const fighting = [combat.attacker, combat.defender];
  const relevant = new Set([
    ...fighting,
    ...fighting.flatMap((seat) => teammatesOf(state, seat)),
    ...(combat.joined ?? []),
  ]);
  return playersLeft(state).filter((seat) => relevant.has(seat));
};

/** The next of those who act, in turn order. */
export const nextToAct = (state: RiftboundState, seat: number): number => {
  const acting = actingPlayers(state);
  return inOrderFrom(state, seat + 1).find((each) => acting.includes(each)) ?? seat;
};

/** Whether a player could be invited to act with those who fight: in the game, and not one of them. */
export const isStandingBy = (state: RiftboundState, seat: number): boolean =>
  isInGame(state, seat) && !actingPlayers(state).includes(seat);
