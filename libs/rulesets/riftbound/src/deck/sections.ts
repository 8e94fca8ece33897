import { err, ok, type Result } from '#kernel';
import { foldName } from '../cards/folding.js';
import { DECK_PARTS, type DeckPart } from './deck-list.js';
import type { DeckTextError } from './text-error.js';

/** A line of a list: `3 Pouty Poro`, with the place where the text of it begins. */
export interface Entry {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The entries of each section that the list has. */
export type Sections = Readonly<Partial<Record<DeckPart, readonly Entry[]>>>;

/** What each section is called. */
export const TITLES: Readonly<Record<DeckPart, string>> = {
  legend: 'Legend',
  champion: 'Champion',
  main: 'Main',
  runes: 'Runes',
  battlefields: 'Battlefields',
  sideboard: 'Sideboard',
};

/** An error at a place of the list. */
export const failure = (code: string, message: string, { line, column }: Omit<Entry, 'text'>): DeckTextError => ({
  code,
  message,
  line,
  column,
  nearest: [],
});

const partNamed = (word: string): DeckPart | undefined =>
  DECK_PARTS.find((part) => [foldName(part), foldName(`${part} deck`)].includes(foldName(word)));

/** The entry that a stretch of a line is, without comment and spaces; null where nothing is left. */
const entryIn = (text: string, line: number, from: number): Entry | null => {
  const bare = text.slice(from).replace(/#.*$/, '');
  const trimmed = bare.trim();
  if (trimmed === '') return null;
  return { text: trimmed, line, column: from + bare.length - bare.trimStart().length + 1 };
};

const sectionTitleOf = ({ text }: Entry): string | null => /^([A-Za-z ]+):/.exec(text)?.[1] ?? null;

interface Reading {
  readonly sections: Sections;
  readonly part: DeckPart | null;
}

const withEntry = ({ sections, part }: Reading, entry: Entry): Result<Reading, DeckTextError> => {
  if (part === null) {
    return err(failure('outside-section', `"${entry.text}" stands before any section. Begin with "Legend:".`, entry));
  }
  return ok({ sections: { ...sections, [part]: [...(sections[part] ?? []), entry] }, part });
};

const withSection = (reading: Reading, title: string, entry: Entry): Result<Reading, DeckTextError> => {
  const part = partNamed(title);
  if (part === undefined) {
    const titles = DECK_PARTS.map((one) => `${TITLES[one]}:`).join(' ');
    return err(failure('unknown-section', `"${title}:" is no section of a deck list. Sections are ${titles}`, entry));
  }
  if (reading.sections[part] !== undefined) {
    return err(failure('repeated-section', `"${TITLES[part]}:" is there twice. Put its cards together.`, entry));
  }
  const opened: Reading = { sections: { ...reading.sections, [part]: [] }, part };
  const rest = entryIn(entry.text, entry.line, title.length + 1);
  return rest ? withEntry(opened, { ...rest, column: rest.column + entry.column - 1 }) : ok(opened);
};

/** Parts a deck list into its sections. `#` begins a comment. */
export const readSections = (text: string): Result<Sections, DeckTextError> => {
  let reading: Reading = { sections: {}, part: null };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = entryIn(line, index + 1, 0);
    if (entry === null) continue;
    const title = sectionTitleOf(entry);
    const next = title === null ? withEntry(reading, entry) : withSection(reading, title, entry);
    if (!next.ok) return next;
    reading = next.value;
  }
  return ok(reading.sections);
};
