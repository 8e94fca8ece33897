/** Documents a verdict may be given under: editions of the Core Rules, and of the Tournament Rules that go before them at events. */
export const EDITION_IDS = [
  'core-1.0',
  'core-1.1',
  'core-1.2',
  'core-1.3',
  'core-1.4',
  'tournament-2026-07-16',
] as const;

/** Name of a document, `core-<version>` or `tournament-<date>`. */
export type EditionId = (typeof EDITION_IDS)[number];

/**
 * A rules document.
 * - `title`: as people call it
 * - `documentDate`: date on the document, ISO 8601; `2025-10` where the source omits the day
 * - `effectiveDate`: first day it binds, ISO 8601; null where only "at release" is known
 * - `set`: card set it came with
 * - `policy`: the Tournament Rules that stand beside it, where one is on the shelf
 */
export interface Edition {
  readonly id: EditionId;
  readonly title: string;
  readonly documentDate: string;
  readonly effectiveDate: string | null;
  readonly set: string;
  readonly policy?: EditionId;
}

const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'core-1.0': {
    id: 'core-1.0',
    title: 'Core Rules 1.0',
    documentDate: '2025-06-02',
    effectiveDate: null,
    set: 'Pre-Origins',
  },
  'core-1.1': {
    id: 'core-1.1',
    title: 'Core Rules 1.1',
    documentDate: '2025-10',
    effectiveDate: '2025-10-24',
    set: 'Origins',
  },
  'core-1.2': {
    id: 'core-1.2',
    title: 'Core Rules 1.2',
    documentDate: '2025-12-01',
    effectiveDate: '2025-12-12',
    set: 'Spiritforged',
  },
  'core-1.3': {
    id: 'core-1.3',
    title: 'Core Rules 1.3',
    documentDate: '2026-03-30',
    effectiveDate: '2026-04-08',
    set: 'Unleashed',
  },
  'core-1.4': {
    id: 'core-1.4',
    title: 'Core Rules 1.4',
    documentDate: '2026-07-16',
    effectiveDate: '2026-07-24',
    set: 'Vendetta',
    policy: 'tournament-2026-07-16',
  },
  'tournament-2026-07-16': {
    id: 'tournament-2026-07-16',
    title: 'Tournament Rules of 2026-07-16',
    documentDate: '2026-07-16',
    effectiveDate: null,
    set: 'Vendetta',
  },
};

/** The document's record. */
export const editionOf = (id: EditionId): Edition => EDITIONS[id];

/** Whether the text names a document on the shelf. */
export const isEditionId = (text: string): text is EditionId => Object.hasOwn(EDITIONS, text);
