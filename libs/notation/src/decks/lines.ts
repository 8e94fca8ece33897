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
  const bare = text.slice(from).replace(/#.*$/, '');
  const trimmed = bare.trim();
  if (trimmed === '') return null;
  return { text: trimmed, line, column: from + bare.length - bare.trimStart().length + 1 };
};

/** The lines of a list that say something. */
export const deckLinesOf = (text: string): readonly DeckLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => deckLineIn(line, index + 1) ?? []);

const MOST_COPIES = 99;

const cardIn = <C extends Named>(answer: NameAnswer<C>, name: string, at: DeckLine): Result<C, DeckTextError> => {
  if (answer.kind === 'found') return ok(answer.card);
  if (answer.kind === 'ambiguous') {
    const message = `"${name}" may be ${listNames(answer.cards.slice(0, 6))}. Write more of the name.`;
    return err({ ...deckTextError('ambiguous-card', message, at), nearest: answer.cards.map((card) => card.name) });
  }
  const guess = answer.nearest.length > 0 ? ` Did you mean ${listNames(answer.nearest)}?` : ' Check its spelling.';
  const message = `No card is called "${name}".${guess}`;
  return err({ ...deckTextError('unknown-card', message, at), nearest: answer.nearest.map((card) => card.name) });
};

/** Reads a line as so many copies of a card (`3 Pouty Poro`, `3x Pouty Poro`, one where no number stands). */
export const readDeckLine = <C extends Named>(
  entry: DeckLine,
  find: (name: string) => NameAnswer<C>,
): Result<{ readonly card: C; readonly count: number }, DeckTextError> => {
  const [, digits = '', gap = '', name = ''] = /^(?:(\d+)x?(\s+))?(.*)$/i.exec(entry.text) ?? [];
  const count = digits === '' ? 1 : Number(digits);
  if (count < 1 || count > MOST_COPIES) {
    return err(deckTextError('bad-count', `${digits} is no number of copies. Write 1 to ${MOST_COPIES}.`, entry));
  }
  const column = entry.column + entry.text.length - name.length;
  const card = cardIn(find(name), name, { ...entry, column: gap === '' ? entry.column : column });
  return card.ok ? ok({ card: card.value, count }) : card;
};
