import { victoryScoreOf } from './statics/limits.js';
import type { PaidCost } from '../state/chain-item.js';
import type { ChainItem } from '../state/riftbound-state.js';
import { areFriendly, opponentsOf } from '../state/sides.js';
import { battlefieldAt, battlefieldZone, facedownAt, seatZone } from '../state/zones.js';
import { amountOf, valueOf } from './amounts.js';
import type { Condition } from '../words/definition.js';
import { matches, matching, sideFits } from './filters/filters.js';
import { objectsOf, seatsOf } from './references.js';
import { cameFrom, type Setting } from './setting.js';
import { excessAssigned, powerSpent, timesThisTurn } from './history/this-turn.js';
import { policyOf } from '../words/editions/editions.js';

type UnionKeys<Union> = Union extends unknown ? keyof Union : never;
type Having<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;
type Test<Key extends string> = (setting: Setting, condition: Having<Key>, item: ChainItem | undefined) => boolean;

const there: Test<'there'> = (setting, condition) => {
  const count = matching(setting, condition.there).length;
  const { atLeast, atMost } = condition;
  const usual = atMost === undefined ? 1 : 0;
  return count >= (atLeast === undefined ? usual : amountOf(setting, atLeast)) && count <= (atMost ?? Infinity);
};

const object: Test<'object'> = (setting, condition) => {
  const objects = objectsOf(setting, condition.object);
  return objects.length > 0 && objects.every((number) => matches(setting, number, condition.is));
};

const played: Test<'played'> = (setting, condition, item) => {
  if (condition.played === 'to battlefield') return battlefieldAt(setting.here) !== null;
  const from = item?.from ?? cameFrom(setting.state, setting.source);
  // From the hand of who asks: who has taken control of a spell has not played it (419.4.b).
  return condition.played === 'from hand' ? from === seatZone('hand', setting.you) : facedownAt(from) !== null;
};

/** An additional cost of the card's own, which older tapes count as the first. */
const isOwnExtra = ({ cost }: PaidCost): boolean =>
  typeof cost === 'number' ? cost === 0 : cost !== null && cost.source === undefined && cost.delayed === undefined;

/** Read off the item as far as that is known: a permanent's trigger asks before it is an item of its own. */
const paid: Test<'paid'> = (setting, condition, item) =>
  condition.paid === 'additional cost' ? (item?.declared?.paid ?? setting.paid).some(isOwnExtra) : setting.paidWithin;

const cardsPlayed = ({ state, you }: Setting): number => state.seats[you]?.played ?? 0;

/** Cards finalized by the player this turn, the one that asks aside (812.1.c). */
const otherCardsPlayed = (setting: Setting): number =>
  cardsPlayed(setting) -
  (setting.state.seats[setting.you]?.finalized ?? []).filter((piece) => piece === setting.source).length;

/** Legion (812): another card; of activated abilities older editions count any. */
const legion: Test<'legion'> = (setting, _condition, item) =>
  policyOf(setting.state).legion === 'any card' && item?.kind === 'activated'
    ? cardsPlayed(setting) > 0
    : otherCardsPlayed(setting) > 0;

/** Conditions by the property that tells them apart. */
const TESTS = {
  there,
  object,
  amount: ((setting, { amount, least }) => {
    const value = valueOf(setting, amount);
    const bound = valueOf(setting, least);
    return value !== null && bound !== null && value >= bound;
  }) satisfies Test<'amount'>,
  turnOf: (({ state, you }, { turnOf }) =>
    turnOf === 'you' ? state.turn.seat === you : !areFriendly(state, state.turn.seat, you)) satisfies Test<'turnOf'>,
  legion,
  // Level (824).
  level: (({ state, you }, { level }) => (state.seats[you]?.xp ?? 0) >= level) satisfies Test<'level'>,
  firstTurn: (({ state }) => (state.seats[state.turn.seat]?.turns ?? 0) <= 1) satisfies Test<'firstTurn'>,
  opponentPointsLeft: (({ state, you }, { opponentPointsLeft }) =>
    opponentsOf(state, you).some(
      (seat) => victoryScoreOf(state) - (state.seats[seat]?.points ?? 0) <= opponentPointsLeft,
    )) satisfies Test<'opponentPointsLeft'>,
  battlefieldControlledBy: (({ state, you }) =>
    state.battlefields.some(
      ({ controller }) => controller !== null && !areFriendly(state, controller, you),
    )) satisfies Test<'battlefieldControlledBy'>,
  paid,
  played,
  // An instruction linked to one before it, which has to have been executed (359.3.e.14.a).
  did: (({ those, undone }) => those.length > undone.length) satisfies Test<'did'>,
  thisTurn: ((setting, { thisTurn, atLeast, atMost = Infinity, inPhase }) => {
    const times = timesThisTurn(setting, thisTurn, inPhase);
    return times >= (atLeast ?? (atMost === Infinity ? 1 : 0)) && times <= atMost;
  }) satisfies Test<'thisTurn'>,
  excess: ((setting, { excess }) => excessAssigned(setting) >= excess) satisfies Test<'excess'>,
  after: (({ state, you }) => state.showdown?.combat?.attacker === you) satisfies Test<'after'>,
  pointsLeft: (({ state, you }, { pointsLeft }) =>
    victoryScoreOf(state) - (state.seats[you]?.points ?? 0) <= pointsLeft) satisfies Test<'pointsLeft'>,
  spentPower: ((setting, { spentPower }) => powerSpent(setting) >= spentPower) satisfies Test<'spentPower'>,
  fights: (({ state, you }) => {
    const combat = state.showdown?.combat;
    return combat?.attacker === you || combat?.defender === you;
  }) satisfies Test<'fights'>,
  phase: (({ state }, { phase }) => state.turn.phase === phase) satisfies Test<'phase'>,
  fewer: ((setting, { fewer }) => {
    const has = (you: number): number => matching({ ...setting, you }, fewer).length;
    return opponentsOf(setting.state, setting.you).some((seat) => has(seat) > has(setting.you));
  }) satisfies Test<'fewer'>,
  you: (({ state, you }, condition, item) => {
    if (item === undefined) return false;
    return condition.you === 'another' ? you !== item.controller : !areFriendly(state, you, item.controller);
  }) satisfies Test<'you'>,
  any: ((setting, { any }, item) => any.some((each) => holds(setting, each, item))) satisfies Test<'any'>,
  during: (({ state, here }, { during }) => {
    if (during === 'combat') return Boolean(state.showdown?.combat);
    if (state.showdown === null) return false;
    return during === 'showdown' || battlefieldZone(state.showdown.battlefield) === here;
  }) satisfies Test<'during'>,
  controls: (({ state, you, here }) =>
    state.battlefields[battlefieldAt(here) ?? -1]?.controller === you) satisfies Test<'controls'>,
  controllerOf: ((setting, { controllerOf, side }) =>
    seatsOf(setting, { controllerOf }).some((seat) => sideFits(setting, seat, side))) satisfies Test<'controllerOf'>,
  not: ((setting, { not }, item) => !holds(setting, not, item)) satisfies Test<'not'>,
  all: ((setting, { all }, item) => all.every((each) => holds(setting, each, item))) satisfies Test<'all'>,
};

type Key = keyof typeof TESTS & UnionKeys<Condition>;

const isKey = (key: string): key is Key => Object.hasOwn(TESTS, key);

/**
 * Whether a condition holds now, for the item that asks (absent for static abilities): where there are several, all of them
 * (727.1.b.3).
 */
export const holds = (setting: Setting, condition: Condition, item?: ChainItem): boolean =>
  Object.keys(condition)
    .filter(isKey)
    .every((key) => (TESTS[key] as Test<Key>)(setting, condition as Having<Key>, item));
