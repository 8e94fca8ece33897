import { signal, type Signal } from '@preact/signals';
import type { AnyRuleset, DealtBy, Level, RecordingMode, Seat } from '#ruleset';
import { ApiProblem, openMatch, wordsOf, type WrittenMatch } from './api.js';
import { placeProblem, type PlacedProblem } from './opening-problems.js';
import { makeUuid } from './uuid.js';

/** A match as the form holds it. An empty deck is an unknown one; `seed` is text, and counts where the match is dealt by it. */
export interface MatchEntry {
  readonly ruleset: AnyRuleset;
  readonly mode: string;
  readonly edition: string;
  readonly players: readonly { readonly name: string; readonly deck: string }[];
  readonly recording: RecordingMode;
  /** Null for a match of no event. */
  readonly level: Level | null;
  /** Which event and which table of it; empty where it is not said. */
  readonly event: string;
  readonly table: string;
  readonly firstPlayer: Seat | null;
  readonly dealtBy: DealtBy;
  readonly seed: string;
}

/** The form that opens a match. `problems` are what the server said of the entry, each at the field it speaks of. */
export interface OpeningForm {
  readonly entry: Signal<MatchEntry>;
  readonly problems: Signal<readonly PlacedProblem[]>;
  readonly isSending: Signal<boolean>;
  /** Changes the entry at a field; what was said of that field no longer stands. */
  readonly edit: (field: string, change: Partial<MatchEntry>) => void;
  /** Opens the match; answers its id, or null where it was refused. */
  readonly open: () => Promise<string | null>;
}

const seated = (players: MatchEntry['players'], seats: number): MatchEntry['players'] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? { name: '', deck: '' });

/** The part of an entry that says the mode of play: its players are as many as it seats. */
export const inMode = (ruleset: AnyRuleset, players: MatchEntry['players'], mode?: string): Partial<MatchEntry> => {
  const found = ruleset.modes.find(({ id }) => id === mode) ?? ruleset.modes[0];
  return { mode: found?.id ?? '', players: seated(players, found?.players ?? players.length), firstPlayer: null };
};

/** The part of an entry that says the game: its first mode and its newest edition. */
export const inRuleset = (ruleset: AnyRuleset, players: MatchEntry['players']): Partial<MatchEntry> => ({
  ruleset,
  edition: ruleset.editions.at(-1) ?? '',
  ...inMode(ruleset, players),
});

/** A seed by chance: any 32 bits. */
export const makeSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

const emptyEntry = (ruleset: AnyRuleset): MatchEntry => ({
  ...{
    ruleset,
    mode: '',
    edition: '',
    players: [],
    recording: 'as-played',
    level: null,
    event: '',
    table: '',
    firstPlayer: null,
    dealtBy: 'paper',
    seed: '',
  },
  ...inRuleset(ruleset, []),
});

const orderOf = ({
  ruleset,
  players,
  dealtBy,
  seed,
  level,
  event,
  table,
  ...entry
}: MatchEntry): Omit<WrittenMatch, 'id'> => ({
  ...entry,
  ...(level === null ? {} : { level }),
  ...(event.trim() === '' ? {} : { event: event.trim() }),
  ...(table.trim() === '' ? {} : { table: table.trim() }),
  ruleset: ruleset.id,
  players: players.map(({ name, deck }) => ({ name: name.trim(), deck: deck.trim() === '' ? null : deck })),
  digital: dealtBy !== 'paper',
  seed: dealtBy === 'seed' ? Number(seed) : null,
});

/** Makes the form, empty, for a game. */
export const createOpening = (ruleset: AnyRuleset): OpeningForm => {
  const entry = signal(emptyEntry(ruleset));
  const problems = signal<readonly PlacedProblem[]>([]);
  const isSending = signal(false);
  // The same entry keeps its id, so that sending it again after a lost answer opens no second match.
  let sent = { id: makeUuid(), order: '' };
  const numbered = (order: Omit<WrittenMatch, 'id'>): WrittenMatch => {
    const text = JSON.stringify(order);
    if (text !== sent.order) sent = { id: makeUuid(), order: text };
    return { ...order, id: sent.id };
  };
  const open = async (): Promise<string | null> => {
    const order = numbered(orderOf(entry.value));
    isSending.value = true;
    problems.value = [];
    try {
      await openMatch(order);
      return order.id;
    } catch (refusal) {
      const isTold = refusal instanceof ApiProblem;
      problems.value = isTold
        ? placeProblem(entry.value.ruleset, order, refusal)
        : [{ field: null, message: wordsOf(refusal), remedy: '', line: null, column: null }];
      return null;
    } finally {
      isSending.value = false;
    }
  };
  const edit = (field: string, change: Partial<MatchEntry>): void => {
    entry.value = { ...entry.value, ...change };
    problems.value = problems.value.filter((problem) => problem.field !== field && problem.field !== null);
  };
  return { entry, problems, isSending, edit, open };
};
