import { err, ok, type Result } from '#kernel';
import { listNames, type NameAnswer } from '../names/find.js';
import type { Named } from '../names/folding.js';

/**
 * Why a deck list could not be read. `line` and `column` count from 1; `nearest` are card names that were perhaps meant.
 * Codes: `unknown-card`, `ambiguous-card`, `bad-count`, and what a game's own lists may have wrong.
 */
export interface DeckTextError {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly nearest: readonly string[];
}

/** A line of a list: `3 Pouty Poro`, with the place where the text of it begins. */
export interface DeckLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** An error at a place of the list. */
export const deckTextError = (
  code: string,
  message: string,
  { line, column }: Omit<DeckLine, 'text'>,
): DeckTextError => ({ code, message, line, column, nearest: [] });

/** The entry that a stretch of a line is, without comment (`#`) and spaces; null where nothing is left. */
export const deckLineIn = (text: string, line: number, from = 0): DeckLine | null => {
  const [bare = ''] = text.slice(from).split('#', 1);
  const trimmed = bare.trim();
  if (trimmed === '') return null;
  return { text: trimmed, line, column: from + bare.length - bare.trimStart().length + 1 };
};

/** What a deck list may be: many times as long as one that is written out in full. */
export const DECK_BOUNDS = {
  /** Characters of a list. */
  characters: 20_000,
  /** Lines of a list, empty ones among them. */
  lines: 1_000,
  /** Characters of a line that says something. */
  line: 1_000,
  /** Lines that name a card, or entries of a list as JSON. */
  entries: 200,
  /** Cards of a part of the deck in all. */
  cards: 500,
} as const;

const tooMuch = (what: string, [most, count]: readonly [number, number], line = 1): Result<never, DeckTextError> =>
  err(deckTextError('deck-too-large', `${what} ${most} at most, and here there are ${count}.`, { line, column: 1 }));

/** The lines of a list that say something; an error where the list is larger than one may be. */
export const deckLinesOf = (text: string): Result<readonly DeckLine[], DeckTextError> => {
  if (text.length > DECK_BOUNDS.characters) {
    return tooMuch('The characters of a deck list are', [DECK_BOUNDS.characters, text.length]);
  }
  const lines = text.split(/\r?\n/);
  if (lines.length > DECK_BOUNDS.lines)
    return tooMuch('The lines of a deck list are', [DECK_BOUNDS.lines, lines.length]);
  const entries = lines.flatMap((line, index) => deckLineIn(line, index + 1) ?? []);
  const long = entries.find((entry) => entry.text.length > DECK_BOUNDS.line);
  if (long) return tooMuch('The characters of a line are', [DECK_BOUNDS.line, long.text.length], long.line);
  const surplus = entries[DECK_BOUNDS.entries];
  if (surplus === undefined) return ok(entries);
  return tooMuch('The lines that name a card are', [DECK_BOUNDS.entries, entries.length], surplus.line);
};

const MOST_COPIES = 99;

const LONGEST_SAID = 60;

const shortened = (name: string): string => (name.length > LONGEST_SAID ? `${name.slice(0, LONGEST_SAID)}...` : name);

const cardIn = <C extends Named>(answer: NameAnswer<C>, name: string, at: DeckLine): Result<C, DeckTextError> => {
  if (answer.kind === 'found') return ok(answer.card);
  if (answer.kind === 'ambiguous') {
    const message = `"${name}" may be ${listNames(answer.cards.slice(0, 6))}. Write more of the name.`;
    return err({ ...deckTextError('ambiguous-card', message, at), nearest: answer.cards.map((card) => card.name) });
  }
  const guess = answer.nearest.length > 0 ? ` Did you mean ${listNames(answer.nearest)}?` : ' Check its spelling.';
  const message = `No card is called "${shortened(name)}".${guess}`;
  return err({ ...deckTextError('unknown-card', message, at), nearest: answer.nearest.map((card) => card.name) });
};

/** Reads a line as so many copies of a card (`3 Pouty Poro`, `3x Pouty Poro`, one where no number stands). */
export const readDeckLine = <C extends Named>(
  entry: DeckLine,
  find: (name: string) => NameAnswer<C>,
): Result<{ readonly card: C; readonly count: number }, DeckTextError> => {
  const [, digits = '', gap = '', name = ''] = /^(?:(\d{1,9})x?(\s+))?(.*)$/i.exec(entry.text) ?? [];
  const count = digits === '' ? 1 : Number(digits);
  if (count < 1 || count > MOST_COPIES) {
    return err(deckTextError('bad-count', `${digits} is no number of copies. Write 1 to ${MOST_COPIES}.`, entry));
  }
  const column = entry.column + entry.text.length - name.length;
  const card = cardIn(find(name), name, { ...entry, column: gap === '' ? entry.column : column });
  return card.ok ? ok({ card: card.value, count }) : card;
};
