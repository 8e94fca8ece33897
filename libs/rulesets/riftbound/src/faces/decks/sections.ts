import { deckLineIn, deckLinesOf, deckTextError, foldName, type DeckLine, type DeckTextError } from '#notation';
import { err, ok, type Result } from '#kernel';
import { DECK_PARTS, type DeckPart } from '../../words/deck-list.js';

/** The entries of each section that the list has. */
export type Sections = Readonly<Partial<Record<DeckPart, readonly DeckLine[]>>>;

/** What each section is called. */
export const TITLES: Readonly<Record<DeckPart, string>> = {
  legend: 'Legend',
  champion: 'Champion',
  main: 'Main',
  runes: 'Runes',
  battlefields: 'Battlefields',
  sideboard: 'Sideboard',
};

const partNamed = (word: string): DeckPart | undefined =>
  DECK_PARTS.find((part) => [foldName(part), foldName(`${part} deck`)].includes(foldName(word)));

const sectionTitleOf = ({ text }: DeckLine): string | null => /^([A-Za-z ]+):/.exec(text)?.[1] ?? null;

interface Reading {
  readonly sections: Sections;
  readonly part: DeckPart | null;
}

const withEntry = ({ sections, part }: Reading, entry: DeckLine): Result<Reading, DeckTextError> => {
  if (part === null) {
    return err(
      deckTextError('outside-section', `"${entry.text}" stands before any section. Begin with "Legend:".`, entry),
    );
  }
  return ok({ sections: { ...sections, [part]: [...(sections[part] ?? []), entry] }, part });
};

const withSection = (reading: Reading, title: string, entry: DeckLine): Result<Reading, DeckTextError> => {
  const part = partNamed(title);
  if (part === undefined) {
    const titles = DECK_PARTS.map((one) => `${TITLES[one]}:`).join(' ');
    return err(
      deckTextError('unknown-section', `"${title}:" is no section of a deck list. Sections are ${titles}`, entry),
    );
  }
  if (reading.sections[part] !== undefined) {
    return err(deckTextError('repeated-section', `"${TITLES[part]}:" is there twice. Put its cards together.`, entry));
  }
  const opened: Reading = { sections: { ...reading.sections, [part]: [] }, part };
  const rest = deckLineIn(entry.text, entry.line, title.length + 1);
  return rest ? withEntry(opened, { ...rest, column: rest.column + entry.column - 1 }) : ok(opened);
};

/** Parts a deck list into its sections. `#` begins a comment. */
export const readSections = (text: string): Result<Sections, DeckTextError> => {
  let reading: Reading = { sections: {}, part: null };
  const lines = deckLinesOf(text);
  if (!lines.ok) return lines;
  for (const entry of lines.value) {
    const title = sectionTitleOf(entry);
    const next = title === null ? withEntry(reading, entry) : withSection(reading, title, entry);
    if (!next.ok) return next;
    reading = next.value;
  }
  return ok(reading.sections);
};
