import { delayOfSeconds, USUAL_SETTINGS as USUAL_ACCESS, type Delay, type Settings } from '#access';
import type { Level } from '#ruleset';

/** What an organiser settles for a tournament: who may see what, and how late the audience sees its matches where no round or table has a delay of its own. */
export interface TournamentSettings extends Omit<Settings, 'level'> {
  readonly delay: Delay;
}

const { level: _, ...usual } = USUAL_ACCESS;

/** The longest delay that may be settled, in minutes. */
export const LONGEST_DELAY = 240;

/** What may be typed as a delay, in words. */
export const DELAY_WORDS = `minutes up to ${String(LONGEST_DELAY)} (5, 5 min), seconds (90 s, 1 min 30 s), or after-game`;

/** Minutes without a word for them, or with; seconds with one. */
const SPAN = /^(?=\d)(?:(\d{1,3})(?: ?m(?:in(?:utes?)?)?|$))? ?(?:(\d{1,5}) ?s(?:ec(?:onds?)?)?)?$/i;

/** A delay as it is typed: minutes, seconds with a word for them, or "after-game"; undefined where it is none. */
export const parseDelay = (text: string): Delay | undefined => {
  const typed = text.trim();
  if (typed === 'after-game') return typed;
  const [span, minutes = '0', seconds = '0'] = SPAN.exec(typed) ?? [];
  const total = Number(minutes) * 60 + Number(seconds);
  return span === undefined || total > LONGEST_DELAY * 60 ? undefined : delayOfSeconds(total);
};

/** Of a tournament that has settled nothing. */
export const USUAL_SETTINGS: TournamentSettings = { ...usual, delay: 0 };

/**
 * What a tournament is opened with.
 * - `title`: in words that everybody may read; it stands on every tape of it
 * - `rounds`, `tables`: how many there are, for the page to lay out; pairings may name others
 * - `minutes`: of a round, unless it is begun with others
 */
export interface TournamentOpening {
  readonly title: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly level: Level | null;
  readonly rounds: number;
  readonly tables: number;
  readonly minutes: number;
  readonly settings: TournamentSettings;
}

/** How long the id of a tournament may be, so that the ids of its tapes, made of it, fit as well. */
export const LONGEST_ID = 60;

/** Whether a text may be the id of a tournament: lower case letters, digits and dashes. */
export const isTournamentId = (text: string): boolean =>
  text.length <= LONGEST_ID && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** An id made of a title: "Summer Open 2026" is `summer-open-2026`; empty where nothing of it can stand in an id. */
export const idFromTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');

/** A table of a round of a tournament. */
export interface TablePlace {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

/** The id of the tape of a table: one for each tournament, round and table, whoever asks. */
export const tapeIdOf = ({ tournament, round, table }: TablePlace): string => `${tournament}.r${round}.t${table}`;
