/** The editions of the Core Rules, oldest first. */
export const CORE_EDITIONS = ['core-1.0', 'core-1.1', 'core-1.2', 'core-1.3', 'core-1.4'] as const;
export type CoreEdition = (typeof CORE_EDITIONS)[number];

/** The newest edition of the Core Rules: numbers that are not known of an older one are told by it. */
export const NEWEST_CORE: CoreEdition = CORE_EDITIONS[CORE_EDITIONS.length - 1] ?? CORE_EDITIONS[0];

/** The editions of the Core Rules before the newest, oldest first. */
export const OLDER_EDITIONS: readonly CoreEdition[] = CORE_EDITIONS.slice(0, -1);

/**
 * Documents a verdict may be given under, game by game: editions of a game's rules, and the documents that stand beside them
 * (Tournament Rules; texts of keywords, articles and guides where a game has no rulebook).
 */
export const EDITION_IDS = [
  ...CORE_EDITIONS,
  'tournament-2026-07-16',
  'runeterra-actions-2021-02-28',
  'runeterra-actions-without-quirk',
  'runeterra-keywords-2021-12',
  'runeterra-order-article',
  'runeterra-guides',
] as const;

/** Name of a document: the game or the kind of document, and its version or date. */
export type EditionId = (typeof EDITION_IDS)[number];

/** Games with documents on the shelf; a ruleset's `id`. */
export const GAMES = ['riftbound', 'runeterra'] as const;
export type Game = (typeof GAMES)[number];

/**
 * A rules document.
 * - `game`: the id of the ruleset it is of
 * - `title`: as people call it
 * - `documentDate`: date on the document, ISO 8601; `2025-10` where the source omits the day, null where it has none
 * - `effectiveDate`: first day it binds, ISO 8601; null where only "at release" is known
 * - `set`: card set it came with
 * - `places`: how a place in it is named: by a rule's `number` or by a `heading`
 * - `beside`: documents that stand beside it; a rule it lacks is looked up in them, in this order
 */
export interface Edition {
  readonly id: EditionId;
  readonly game: Game;
  readonly title: string;
  readonly documentDate: string | null;
  readonly effectiveDate: string | null;
  readonly set: string;
  readonly places: 'number' | 'heading';
  readonly beside?: readonly EditionId[];
}

const RIFTBOUND = { game: 'riftbound', places: 'number' } as const;
const RUNETERRA = { game: 'runeterra', effectiveDate: null } as const;

/** Beside an older edition: the newest one, for what is not known of the older, and the tournament rules of today. */
const BESIDE_OLDER = [NEWEST_CORE, 'tournament-2026-07-16'] as const;

/** What stands beside the page of actions, which says little of the game's frame and nothing of keywords. */
const BESIDE_ACTIONS = ['runeterra-keywords-2021-12', 'runeterra-order-article', 'runeterra-guides'] as const;

const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'core-1.0': {
    ...RIFTBOUND,
    id: 'core-1.0',
    title: 'Core Rules 1.0',
    documentDate: '2025-06-02',
    effectiveDate: null,
    set: 'Pre-Origins',
    beside: BESIDE_OLDER,
  },
  'core-1.1': {
    ...RIFTBOUND,
    id: 'core-1.1',
    title: 'Core Rules 1.1',
    documentDate: '2025-10',
    effectiveDate: '2025-10-24',
    set: 'Origins',
    beside: BESIDE_OLDER,
  },
  'core-1.2': {
    ...RIFTBOUND,
    id: 'core-1.2',
    title: 'Core Rules 1.2',
    documentDate: '2025-12-01',
    effectiveDate: '2025-12-12',
    set: 'Spiritforged',
    beside: BESIDE_OLDER,
  },
  'core-1.3': {
    ...RIFTBOUND,
    id: 'core-1.3',
    title: 'Core Rules 1.3',
    documentDate: '2026-03-30',
    effectiveDate: '2026-04-08',
    set: 'Unleashed',
    beside: BESIDE_OLDER,
  },
  'core-1.4': {
    ...RIFTBOUND,
    id: 'core-1.4',
    title: 'Core Rules 1.4',
    documentDate: '2026-07-16',
    effectiveDate: '2026-07-24',
    set: 'Vendetta',
    beside: ['tournament-2026-07-16'],
  },
  'tournament-2026-07-16': {
    ...RIFTBOUND,
    id: 'tournament-2026-07-16',
    title: 'Tournament Rules of 2026-07-16',
    documentDate: '2026-07-16',
    effectiveDate: null,
    set: 'Vendetta',
  },
  'runeterra-actions-2021-02-28': {
    ...RUNETERRA,
    id: 'runeterra-actions-2021-02-28',
    title: 'Available actions 2021-02-28',
    documentDate: '2021-02-28',
    set: 'Empires of the Ascended',
    places: 'number',
    beside: BESIDE_ACTIONS,
  },
  'runeterra-actions-without-quirk': {
    ...RUNETERRA,
    id: 'runeterra-actions-without-quirk',
    title: 'Available actions 2021-02-28 without the quirk of placed attackers',
    documentDate: '2021-02-28',
    set: 'Empires of the Ascended',
    places: 'number',
    beside: BESIDE_ACTIONS,
  },
  'runeterra-keywords-2021-12': {
    ...RUNETERRA,
    id: 'runeterra-keywords-2021-12',
    title: 'Keyword texts of 2021-12',
    documentDate: '2021-12-08',
    set: 'Beyond the Bandlewood',
    places: 'heading',
  },
  'runeterra-order-article': {
    ...RUNETERRA,
    id: 'runeterra-order-article',
    title: 'Articles on order, ties and draws',
    documentDate: null,
    set: 'Foundations',
    places: 'heading',
  },
  'runeterra-guides': {
    ...RUNETERRA,
    id: 'runeterra-guides',
    title: 'Guides to Legends of Runeterra',
    documentDate: null,
    set: 'Foundations to Beyond the Bandlewood',
    places: 'heading',
  },
};

/** The document's record. */
export const editionOf = (id: EditionId): Edition => EDITIONS[id];

/** The document that is named: `core-1.1`, or `1.1` in short; undefined where there is none. */
export const editionNamed = (name: string): EditionId | undefined => [name, `core-${name}`].find(isEditionId);

/** First day a document binds: the day it took effect, or its own date where only that is known. */
const bindsFrom = ({ effectiveDate, documentDate }: Edition): string | null => effectiveDate ?? documentDate;

/** Which of several documents binds on a day (`YYYY-MM-DD`): of those in force the newest; undefined where none was yet. */
export const editionOn = (day: string, among: readonly EditionId[]): EditionId | undefined =>
  among
    .map((id) => ({ id, from: bindsFrom(EDITIONS[id]) ?? '9999' }))
    .filter(({ from }) => from <= day)
    .reduce<{ id?: EditionId; from: string }>((last, each) => (each.from >= last.from ? each : last), { from: '' }).id;

/** Whether the text names a document on the shelf. */
export const isEditionId = (text: string): text is EditionId => Object.hasOwn(EDITIONS, text);
