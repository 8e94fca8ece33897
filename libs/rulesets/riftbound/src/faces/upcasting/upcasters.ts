import type { Json, JsonFact, JsonObject, Upcaster } from '#kernel';
import { namesOfSchema1 } from '../../cards/names-by-number.js';
import { declaredByName } from './declared.js';
import {
  damageDealt,
  effectsBegan,
  ended,
  inClosing,
  pointsGained,
  saidOfEnding,
  saidOfPoints,
} from './sources-and-reasons.js';

/** The name of an ability by its number: one of a list that was never encoded keeps the number as its name, and is none. */
const named = (list: string, number: number, otherwise = String(number)): string =>
  namesOfSchema1(list)?.[number] ?? otherwise;

/** An ability as schema 1 named it: by its number on its card, and by numbers inwards. */
interface Numbered {
  readonly card: string;
  readonly ability: number;
  readonly within?: readonly number[];
  readonly text?: string;
}

const KINDS: Readonly<Record<string, string>> = {
  Equip: 'activated',
  Empower: 'activated',
  'Quick-Draw': 'triggered',
  Weaponmaster: 'triggered',
};

const ofKeyword = (name: Numbered, keyword: string): JsonObject => ({
  ...name,
  ability: named(`${name.card}:${keyword}`, name.ability, KINDS[keyword]),
  ...(keyword === 'Weaponmaster' && { instance: name.ability }),
});

const byName = (name: Numbered): JsonObject => {
  const { card, ability, within, text = '' } = name;
  if (text in KINDS) return ofKeyword(name, text);
  const list = text === 'bearer' ? `${card}:bearer` : card;
  const inwards = within?.map((number, depth) => named([list, ability, ...within.slice(0, depth)].join('/'), number));
  return { ...name, ability: named(list, ability), ...(inwards && { within: inwards }) };
};

const isNumbered = (value: object): value is Numbered =>
  'card' in value && typeof value.card === 'string' && 'ability' in value && typeof value.ability === 'number';

/** A value with every ability in it named by what it is called, and not by its number. */
const withNames = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNames);
  if (isNumbered(value)) return byName(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withNames(each)]));
};

/** Facts that name abilities: their own, of what they ask about, and of events that are on their way. */
const NAMING = ['ItemPutOnChain', 'PlaySettled', 'AbilityDelayed', 'ReplacementApplied', 'ChoiceAwaited'];

/** A step of facts that events on their way have taken too: those stand in the tasks of a question. */
const waiting = (from: number, steps: readonly Upcaster[]): Upcaster => {
  const inTasks =
    (change: (step: Upcaster) => ((data: Json) => Json) | undefined) =>
    (data: Json): Json => {
      const { agenda, ...rest } = data as unknown as { readonly agenda: readonly { readonly fact?: JsonFact }[] };
      const changed = agenda.map(({ fact, ...task }) => {
        const step = steps.find(({ type }) => type === fact?.type);
        return fact === undefined
          ? task
          : { ...task, fact: { ...fact, data: (step && change(step)?.(fact.data)) ?? fact.data } };
      });
      return { ...rest, agenda: changed };
    };
  return { type: 'ChoiceAwaited', from, upcast: inTasks(({ upcast }) => upcast), said: inTasks(({ said }) => said) };
};

/** Schema 2 has sources and reasons as data, where schema 1 has sentences. */
const SOURCES_AND_REASONS: readonly Upcaster[] = [
  { type: 'PointsGained', from: 1, upcast: pointsGained, said: saidOfPoints },
  { type: 'DamageDealt', from: 1, upcast: damageDealt },
  { type: 'EffectsBegan', from: 1, upcast: effectsBegan },
  { type: 'GameEnded', from: 1, upcast: ended, said: saidOfEnding },
  { type: 'MatchEnded', from: 1, upcast: ended, said: saidOfEnding },
];

/** Facts that say in schema 2 what is attached to the pieces they move. */
const MOVING = [
  'UnitsMoved',
  'PiecesRecalled',
  'AttackersRecalled',
  'PiecePut',
  'PieceAttached',
  'PiecesKilled',
  'PiecesBanished',
  'PiecesReturned',
  'PiecesTrashed',
  'CardsRecycled',
  'CardsPlaced',
  'PlayersRemoved',
  'TableCorrected',
];

const unsaidAttached = (data: Json): Json => ({ ...(data as JsonObject), attached: null });

const withoutAttached = (data: Json): Json => {
  const { attached: _, ...rest } = data as JsonObject;
  return rest;
};

/** How facts of older shapes are read, oldest first. */
export const upcasters: readonly Upcaster[] = [
  // Schema 2 names abilities by what they are called: the order of a definition may change under a tape.
  ...NAMING.map((type) => ({ type, from: 1, upcast: withNames })),
  ...SOURCES_AND_REASONS,
  waiting(2, SOURCES_AND_REASONS),
  // Modes and costs are named, too.
  ...declaredByName,
  ...MOVING.map((type) => ({ type, from: 1, upcast: unsaidAttached, said: withoutAttached })),
  { type: 'MatchClosed', from: 1, upcast: inClosing(ended), said: inClosing(saidOfEnding) },
];
