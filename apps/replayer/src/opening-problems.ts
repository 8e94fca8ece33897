import type { Json, JsonObject } from '#kernel';
import type { AnyRuleset, Dealing, MatchOptions, Problem } from '#ruleset';
import type { ApiProblem, WrittenMatch } from './api.js';

/**
 * What is wrong with a match to be opened, at the field it speaks of: a path as the server writes them (`players.1.deck`), null for
 * the whole. `line` and `column` (from 1) point into a deck list.
 */
export interface PlacedProblem {
  readonly field: string | null;
  readonly message: string;
  readonly remedy: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** A refusal of the server, as far as its place is asked for. */
export type Refusal = Pick<ApiProblem, 'code' | 'message' | 'remedy' | 'details'>;

type Order = Omit<WrittenMatch, 'id'>;

const placed = (field: string | null, { message, remedy }: Omit<Problem, 'code'>): PlacedProblem => ({
  field,
  message,
  remedy,
  line: null,
  column: null,
});

/** Fields of refusals that are always about the same one. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  'match/unknown-mode': 'mode',
  'match/unknown-edition': 'edition',
  'ruleset/unknown': 'ruleset',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

/** `players.0.name must be longer` at its field is `Name must be longer`. */
const atField = (field: string, message: string): string => {
  const prefix = field.slice(0, field.lastIndexOf('.') + 1);
  const bare = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
};

const unreadableFields = ({ details, remedy }: Refusal): readonly PlacedProblem[] => {
  const { fields } = details;
  return (Array.isArray(fields) ? (fields as readonly Json[]) : []).filter(isObject).flatMap(({ field, message }) => {
    if (typeof field !== 'string' || typeof message !== 'string') return [];
    return [placed(field, { message: atField(field, message), remedy })];
  });
};

const unreadableDeck = (ruleset: AnyRuleset, { players }: Order, refusal: Refusal): readonly PlacedProblem[] => {
  const { player, line, column } = refusal.details;
  const isUnread = (deck: string | null): boolean => deck !== null && !ruleset.parseDeck(deck).ok;
  const seat = players.findIndex(({ name, deck }) => name === player && isUnread(deck));
  const problem = placed(seat < 0 ? null : `players.${String(seat)}.deck`, refusal);
  return [{ ...problem, line: numberOf(line), column: numberOf(column) }];
};

/** Stands for the secret, which the server draws: set-up asks no more than that there is one. */
const SECRET: Dealing = { by: 'secret', commitment: '', secret: null };

const optionsOf = (ruleset: AnyRuleset, order: Order): MatchOptions => {
  const { mode, edition, players, firstPlayer, seed } = order;
  const deckOf = (text: string | null) => {
    const read = text === null ? null : ruleset.parseDeck(text);
    return read?.ok === true && isObject(read.value) ? read.value : null;
  };
  return {
    mode,
    edition,
    firstPlayer,
    seed,
    ...(order.digital && seed === null ? { dealing: SECRET } : {}),
    players: players.map(({ name, deck }) => ({ name, deck: deckOf(deck) })),
  };
};

/** The options with one field made harmless, for each field that a table's set-up may object to. */
const withoutEach = (options: MatchOptions): readonly (readonly [field: string, without: MatchOptions])[] => {
  const { players } = options;
  const { dealing, ...onPaper } = { ...options, seed: null };
  const withPlayer = (seat: number, change: object): MatchOptions => ({
    ...options,
    players: players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
  });
  return [
    [dealing === undefined ? 'seed' : 'digital', onPaper],
    ['firstPlayer', { ...options, firstPlayer: null }],
    ...players.map((_, seat) => [`players.${String(seat)}.deck`, withPlayer(seat, { deck: null })] as const),
    // The later of two alike names is the one to change.
    ...players
      .map((_, seat) => [`players.${String(seat)}.name`, withPlayer(seat, { name: `\u0000${String(seat)}` })] as const)
      .reverse(),
  ];
};

/** What the ruleset's set-up says of the order, each at the field without which it would not be said. */
const setUpProblems = (ruleset: AnyRuleset, order: Order): readonly PlacedProblem[] => {
  const saidOf = (options: MatchOptions): readonly Problem[] => {
    const laid = ruleset.setUp(options);
    return laid.ok ? [] : laid.error;
  };
  const options = optionsOf(ruleset, order);
  const others = withoutEach(options).map(([field, without]) => [field, saidOf(without)] as const);
  return saidOf(options).map((problem) => {
    const fault = others.find(([, said]) => !said.some(({ message }) => message === problem.message));
    return placed(fault?.[0] ?? null, problem);
  });
};

/**
 * Finds the fields that a refusal of the server speaks of. A ruleset's own objections carry no field: the same set-up is asked
 * here, and what it says is placed, if it says what the server said.
 */
export const placeProblem = (ruleset: AnyRuleset, order: Order, refusal: Refusal): readonly PlacedProblem[] => {
  const whole = [placed(FIELD_OF_CODE[refusal.code] ?? null, refusal)];
  if (refusal.code === 'deck/unreadable') return unreadableDeck(ruleset, order, refusal);
  const found = refusal.code === 'request/invalid' ? unreadableFields(refusal) : setUpProblems(ruleset, order);
  const isTold =
    refusal.code === 'request/invalid' || found.map(({ message }) => message).join(' ') === refusal.message;
  return isTold && found.length > 0 ? found : whole;
};
