import type { HeldRuleset, Verdict } from '#ruleset';
import type { Table } from '#table';
import type { RulingMistake } from './ruling.js';

/** A fact and its sentence, as the table tells it. */
export interface LoggedFact {
  readonly type: string;
  readonly sentence: string;
}

/** The table at a step of a ruling, with what has happened so far. `last` is the last play, null before the first. */
export interface Moment {
  readonly ruleset: HeldRuleset;
  readonly state: unknown;
  readonly table: Table;
  readonly log: readonly LoggedFact[];
  readonly last: LastPlay | null;
}

export interface LastPlay {
  readonly line: string;
  readonly verdict: Verdict;
  readonly caused: readonly LoggedFact[];
}

/**
 * What was expected and what is so; `rules` are the keys that were cited or expected to be. `asks`: it is about what may be
 * played, so that what the table waits for helps.
 */
export interface Miss {
  readonly expected: string;
  readonly got: string;
  readonly rules?: readonly string[];
  readonly asks?: true;
}

/** A mistake whose place is known from some point on: `path` is the rest of it. */
type PlacedLater = Omit<RulingMistake, 'path'> & { readonly path?: RulingMistake['path'] };

/** The ruling's file asks for what cannot be: names nobody knows, lines that cannot be read. Told with their places. */
export class RulingMistakeError extends Error {
  readonly code = 'ruling/mistake';

  readonly mistakes: readonly PlacedLater[];

  constructor(...mistakes: readonly PlacedLater[]) {
    super(mistakes.map(({ message }) => message).join(' '));
    this.mistakes = mistakes;
  }
}

/** The mistakes of some work; a fault of the program goes on its way. `at`: where in the file the work was. */
export const mistakesOf = (error: unknown, at: RulingMistake['path']): readonly RulingMistake[] => {
  if (!(error instanceof RulingMistakeError)) throw error;
  return error.mistakes.map((mistake) => ({ ...mistake, path: [...at, ...(mistake.path ?? [])] }));
};

/** Works on each of several things, although one of them is mistaken: the mistakes of all are told together. */
export const eachOf = <Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => readonly Answer[],
): readonly Answer[] => {
  const mistakes: RulingMistake[] = [];
  const answers = items.flatMap((item) => {
    try {
      return work(item);
    } catch (error) {
      mistakes.push(...mistakesOf(error, []));
      return [];
    }
  });
  if (mistakes.length > 0) throw new RulingMistakeError(...mistakes);
  return answers;
};

/** A mistake that quotes the name of its property is about the name, else about what stands behind it. */
const aboutName = (name: string, mistake: PlacedLater): PlacedLater => ({
  ...mistake,
  path: [name, ...(mistake.path ?? [])],
  ...(mistake.message.includes(`"${name}"`) && { onKey: true }),
});

/** The same for the properties of a group: what is at fault is told where it stands. */
export const eachEntry = <Value, Answer>(
  group: Readonly<Record<string, Value>>,
  work: (name: string, value: Value) => readonly Answer[],
): readonly Answer[] =>
  eachOf(Object.entries(group), ([name, value]) => {
    try {
      return work(name, value);
    } catch (error) {
      throw new RulingMistakeError(...mistakesOf(error, []).map((mistake) => aboutName(name, mistake)));
    }
  });

/** Stops with a mistake of the file. */
export const mistaken = (message: string, expected: readonly string[] = []): never => {
  throw new RulingMistakeError({ message, expected });
};

/** The same, of what would be mistaken on every table. */
export const mistakenAnywhere = (message: string, expected: readonly string[] = []): never => {
  throw new RulingMistakeError({ message, expected, isAnywhere: true });
};

/** Names for a sentence, or `nothing`. */
export const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));
