import type { Card } from '../words/card.js';
import { cardOf } from '../cards/catalogue.js';
import { cardAt } from './objects.js';
import { keywordValue } from './layers/keywords.js';
import { countedMight, mightOf } from './layers/might.js';
import { nextPiece } from '../state/chain-item.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { holds } from './conditions.js';
import type { Amount, Filter, Ref } from '../words/definition.js';
import { matching } from './filters/filters.js';
import { GONE_ZONE, isSeatZone } from '../state/zones.js';
import { objectsOf } from './references.js';
import type { Setting } from './setting.js';
import { policyOf } from '../words/editions/editions.js';
import { dealtInAllPlays, excessAssigned, timesThisTurn } from './history/this-turn.js';

type Written = Exclude<Amount, number>;
type UnionKeys<Union> = Union extends unknown ? keyof Union : never;
type Having<Key extends string> = Extract<Written, Readonly<Record<Key, unknown>>>;
type Reader<Key extends string> = (setting: Setting, amount: Having<Key>) => number | null;

/** Amounts by the property that tells them apart. Might counts as nothing at least, so nothing grows by less (477.3.c). */
const READERS = {
  mightOf: ((setting, { mightOf }) => {
    if (mightOf === 'killed') return mightOfKilled(setting);
    return mightOf === 'burned' ? mightOfBurned(setting) : mightOfThese(setting, mightOf);
  }) satisfies Reader<'mightOf'>,
  mightBefore: ((setting, { mightBefore }) => {
    const [number] = objectsOf(setting, mightBefore);
    const left = [...setting.left, ...setting.paid.flatMap((cost) => cost.left ?? [])];
    return left.find(({ piece }) => piece === number)?.might ?? null;
  }) satisfies Reader<'mightBefore'>,
  raising: ((setting, { raising, to }) => {
    const [low] = objectsOf(setting, raising);
    const high = mightOfThese(setting, to);
    return low === undefined || high === null ? null : high - mightOf(setting.state, low);
  }) satisfies Reader<'raising'>,
  damageOn: ((setting, { damageOn }) =>
    sumOf(setting, damageOn, ({ pieces }, number) => pieces[number]?.damage ?? 0)) satisfies Reader<'damageOn'>,
  energyOf: ((setting, { energyOf }) =>
    sumOf(setting, energyOf, (state, number) => cardThen(state, number)?.energy ?? 0)) satisfies Reader<'energyOf'>,
  powerOf: ((setting, { powerOf }) =>
    sumOf(setting, powerOf, (state, number) => cardThen(state, number)?.power ?? 0)) satisfies Reader<'powerOf'>,
  empoweredOf: ((setting, { empoweredOf }) =>
    sumOf(
      setting,
      empoweredOf,
      ({ pieces }, number) => pieces[number]?.empowered ?? 0,
    )) satisfies Reader<'empoweredOf'>,
  count: ((setting, { count }) => matching(setting, count).length) satisfies Reader<'count'>,
  highestMight: ((setting, amount) => highestMight(setting, amount.highestMight)) satisfies Reader<'highestMight'>,
  paid: (({ amount }) => amount) satisfies Reader<'paid'>,
  counted: (({ state, chosen }) =>
    new Set(chosen.filter((number) => number < nextPiece(state))).size) satisfies Reader<'counted'>,
  spent: (({ those }) => those.length) satisfies Reader<'spent'>,
  pointsOf: (({ state, you }) => state.seats[you]?.points ?? 0) satisfies Reader<'pointsOf'>,
  keywordValue: ((setting, { keywordValue: keyword, on }) =>
    sumOf(setting, on, (state, number) => keywordValue(state, number, keyword))) satisfies Reader<'keywordValue'>,
  excess: ((setting) => excessAssigned(setting)) satisfies Reader<'excess'>,
  dealt: ((setting) => dealtInAllPlays(setting)) satisfies Reader<'dealt'>,
  happened: ((setting, { happened }) => timesThisTurn(setting, happened)) satisfies Reader<'happened'>,
  if: ((setting, amount) =>
    valueOf(setting, holds(setting, amount.if) ? amount.then : amount.else)) satisfies Reader<'if'>,
  sum: ((setting, amount) => {
    const values = amount.sum.map((each) => valueOf(setting, each));
    return values.includes(null) ? null : sum(values.map((value) => value ?? 0));
  }) satisfies Reader<'sum'>,
  times: ((setting, { times, of }) => {
    const value = valueOf(setting, of);
    return value === null ? null : times * value;
  }) satisfies Reader<'times'>,
};

type Key = keyof typeof READERS & UnionKeys<Written>;

const isKey = (key: string): key is Key => Object.hasOwn(READERS, key);

/** What is gone tells nothing that could be calculated with; in older editions zero. */
const nothingOf = ({ state }: Setting): number | null => (policyOf(state).goneInformation === 'zero' ? 0 : null);

/** The value of an amount now; null where it is read off what is gone: no calculation or comparison holds then (359.3.e.12). */
export const valueOf = (setting: Setting, amount: Amount): number | null => {
  if (typeof amount === 'number') return amount;
  const key = Object.keys(amount).find(isKey);
  if (key === undefined) return 0;
  return (READERS[key] as Reader<Key>)(setting, amount as Having<Key>) ?? nothingOf(setting);
};

/** The value of an amount now, for what is done so many times or by so much: null is nothing. */
export const amountOf = (setting: Setting, amount: Amount): number => valueOf(setting, amount) ?? 0;

/** Null where a certain object is meant and is gone; of all that fit, where none does, it is nothing. */
const mightOfThese = (setting: Setting, ref: Ref): number | null => {
  const isGone = !(typeof ref === 'object' && 'all' in ref) && objectsOf(setting, ref).length === 0;
  return isGone ? null : sumOf(setting, ref, countedMight);
};

const sumOf = (setting: Setting, ref: Ref, read: (state: RiftboundState, number: number) => number): number =>
  sum(objectsOf(setting, ref).map((number) => read(setting.state, number)));

/** The card that an object is, or was when it ceased to exist: a token may have been a copy (359.3.e.13, 185.3.a.2). */
const cardThen = (state: RiftboundState, number: number): Card | null => {
  if (state.pieces[number]?.zone !== GONE_ZONE) return cardAt(state, number);
  const seen = state.history.flatMap(({ pieces }) => pieces).findLast(({ piece }) => piece === number);
  return seen?.card ? cardOf(seen.card) : cardAt(state, number);
};

/** Who was to be killed and did not end in a trash, was saved or had gone before: then there is no Might to speak of. */
const mightOfKilled = ({ state, left }: Setting): number | null => {
  const died = left.filter(({ piece }) => {
    const zone = state.pieces[piece]?.zone ?? -1;
    return zone === GONE_ZONE || isSeatZone(zone, 'trash');
  });
  return died.length === 0 ? null : sum(died.map(({ might }) => might));
};

const mightOfBurned = ({ state, spokenOf }: Setting): number =>
  sum(spokenOf.map((number) => cardAt(state, number)?.might ?? 0));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const highestMight = (setting: Setting, filter: Filter): number =>
  Math.max(0, ...matching(setting, filter).map((number) => countedMight(setting.state, number)));
