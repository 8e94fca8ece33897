import type { Json, JsonObject } from '#kernel';
import { unusual } from '#ruleset';
import { holderOf } from '../../reading/situation.js';
import type { Grant, RuneterraState, SeatState } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { cardName, pieceName, type Walk } from './walk.js';

const laidGain = ({ power, health, keyword, until }: Grant): JsonObject => ({
  ...unusual('power', power, power === 0),
  ...unusual('health', health, health === 0),
  ...unusual('keyword', keyword ?? '', keyword === null),
  until,
});

/** A unit or landmark: its bare name where nothing is unusual about it. */
const laidUnit = (state: RuneterraState, number: number): Json => {
  const piece = state.pieces[number];
  const card = pieceName(state, number);
  if (!piece) return card;
  const { damage, stunned, frostbitten, silenced, held, grants, spent, countdown, counted, acted } = piece;
  const like = {
    ...unusual('damage', damage, damage === 0),
    ...unusual('stunned', true, !stunned),
    ...unusual('frostbitten', true, !frostbitten),
    ...unusual('silenced', silenced ?? '', silenced === null),
    ...unusual('held', held.map(laidGain), held.length === 0),
    ...unusual('gained', grants.map(laidGain), grants.length === 0),
    ...unusual('spent', spent, spent.length === 0),
    ...unusual('countdown', countdown ?? 0, countdown === null),
    ...unusual('counted', counted, counted === 0),
    ...unusual('acted', acted.length, acted.length === 0),
  };
  return Object.keys(like).length === 0 ? card : { card, ...like };
};

/** Attackers and blockers are listed with those on the bench, from which the lines of the combat take them. */
const onBench = (state: RuneterraState, { bench }: SeatState, seat: number): readonly number[] => [
  ...bench,
  ...state.pieces.flatMap(({ place, owner }, number) => (place === 'battlefield' && owner === seat ? [number] : [])),
];

const onStack = ({ stack }: RuneterraState, seat: number): readonly number[] =>
  stack.flatMap(({ piece, controller }) => (piece !== null && controller === seat ? [piece] : []));

/** Spells on the stack are laid out from the hand. */
const inHand = (state: RuneterraState, { hand }: SeatState, seat: number): readonly number[] => [
  ...hand,
  ...onStack(state, seat),
];

const laidHand = (state: RuneterraState, hand: readonly number[]): JsonObject => {
  const names = hand.map((piece) => pieceName(state, piece));
  const isSecret = names.every((name) => name === 'unknown');
  return unusual<Json>('hand', isSecret ? names.length : names, names.length === 0);
};

const laidDead = (state: RuneterraState, { graveyard, waitingToReturn }: SeatState): JsonObject => {
  const dead = graveyard.map((piece): Json => {
    const card = pieceName(state, piece);
    return waitingToReturn.includes(piece) ? { card, waits: true } : card;
  });
  return unusual('graveyard', dead, dead.length === 0);
};

const laidDeck = (state: RuneterraState, { deck }: SeatState): JsonObject => {
  const known = deck.slice(0, deck.findLastIndex((card) => card !== null) + 1).map((card) => cardName(state, card));
  return { ...unusual('deck', known, known.length === 0), deckSize: deck.length };
};

/** The token by turns, unless its holder is attacking with it. */
const hasTokenUsually = (state: RuneterraState, seat: number): boolean =>
  state.phase !== 'round-start' && seat === holderOf(state) && state.combat?.seat !== seat;

const resources = (state: RuneterraState, player: SeatState, seat: number): JsonObject => {
  const { nexus, gems, mana, spellMana, token, cardsPlayed, strikesSurvived, scouted, died, raided, deep, deck } =
    player;
  // Spells on the stack count as they are laid out on it.
  const before = Math.max(0, cardsPlayed - onStack(state, seat).length);
  return {
    ...unusual('nexus', nexus, nexus === LIMITS.nexus),
    ...unusual('gems', gems, gems === Math.min(LIMITS.gems, state.round)),
    ...unusual('mana', mana, mana === gems),
    ...unusual('spellMana', spellMana, spellMana === 0),
    ...unusual('token', token, token === hasTokenUsually(state, seat)),
    ...unusual('played', before, before === 0),
    ...unusual('survived', strikesSurvived, strikesSurvived === 0),
    ...unusual('died', died, died === 0),
    ...unusual('raided', true, !raided),
    ...unusual('deep', true, !deep || deck.length <= LIMITS.deep),
    ...unusual('scouted', true, !scouted),
  };
};

/** What is unusual about a player: the named pieces stand in the order in which the lay-out numbers them. */
export const laidPlayer = ({ state, named }: Walk, player: SeatState, seat: number): JsonObject => {
  const bench = onBench(state, player, seat);
  const hand = inHand(state, player, seat);
  named.push(...bench, ...player.graveyard, ...hand);
  const units = bench.map((number) => laidUnit(state, number));
  return {
    ...resources(state, player, seat),
    ...unusual('bench', units, units.length === 0),
    ...laidHand(state, hand),
    ...laidDead(state, player),
    ...laidDeck(state, player),
  };
};
