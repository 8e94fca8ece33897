import type { ChainItem } from '../state.js';
import { battlefieldAt, facedownAt, isSeatZone } from '../zones.js';
import { amountOf } from './amounts.js';
import type { Condition } from './definition.js';
import { matches, matching } from './filters.js';
import { objectsOf } from './refs.js';
import type { Setting } from './setting.js';

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
  const from = item?.from ?? -1;
  return condition.played === 'from hand' ? isSeatZone(from, 'hand') : facedownAt(from) !== null;
};

const cardsPlayed = ({ state, you }: Setting): number => state.seats[you]?.played ?? 0;

/** Cards finalized by the player this turn, the one that asks aside (812.1.c). */
const otherCardsPlayed = (setting: Setting): number =>
  cardsPlayed(setting) -
  (setting.state.seats[setting.you]?.finalized ?? []).filter((piece) => piece === setting.source).length;

/** Tokens are played, but they are no cards (350.2). */
const speaksOfToken = ({ state, it }: Setting): boolean => it.some((number) => state.pieces[number]?.token);

/** Conditions by the property that tells them apart. */
const TESTS = {
  there,
  object,
  turnOf: (({ state, you }, { turnOf }) => (turnOf === 'you') === (state.turn.seat === you)) satisfies Test<'turnOf'>,
  legion: ((setting) => otherCardsPlayed(setting) > 0) satisfies Test<'legion'>,
  level: (({ state, you }, { level }) => (state.seats[you]?.xp ?? 0) >= level) satisfies Test<'level'>,
  accelerated: ((_setting, _condition, item) => item?.accelerated ?? false) satisfies Test<'accelerated'>,
  nthCardThisTurn: ((setting, { nthCardThisTurn }) =>
    cardsPlayed(setting) === nthCardThisTurn && !speaksOfToken(setting)) satisfies Test<'nthCardThisTurn'>,
  firstTurn: (({ state }) => state.turn.number <= state.seats.length) satisfies Test<'firstTurn'>,
  opponentPointsLeft: (({ state, you }, { opponentPointsLeft }) =>
    state.seats.some(
      ({ points }, seat) => seat !== you && state.victoryScore - points <= opponentPointsLeft,
    )) satisfies Test<'opponentPointsLeft'>,
  battlefieldControlledBy: (({ state, you }, { battlefieldControlledBy }) =>
    state.battlefields.some(
      ({ controller }) => controller !== null && (controller === you) === (battlefieldControlledBy === 'you'),
    )) satisfies Test<'battlefieldControlledBy'>,
  played,
  did: ((setting) => setting.those.length > 0) satisfies Test<'did'>,
  during: (({ state }) => state.showdown !== null) satisfies Test<'during'>,
  not: ((setting, { not }, item) => !holds(setting, not, item)) satisfies Test<'not'>,
  all: ((setting, { all }, item) => all.every((each) => holds(setting, each, item))) satisfies Test<'all'>,
};

type Key = keyof typeof TESTS & UnionKeys<Condition>;

const isKey = (key: string): key is Key => Object.hasOwn(TESTS, key);

/** Whether a condition holds now, for the item that asks (absent for static abilities). */
export const holds = (setting: Setting, condition: Condition, item?: ChainItem): boolean =>
  Object.keys(condition)
    .filter(isKey)
    .every((key) => (TESTS[key] as Test<Key>)(setting, condition as Having<Key>, item));
