import { allCards } from './catalogue.js';

/** Every tag that there is on cards and tokens (763.1), in the order in which the cards bring them. */
export const ALL_TAGS: readonly string[] = [...new Set(allCards.flatMap(({ tags }) => tags))];

const TAGS: ReadonlySet<string> = new Set(ALL_TAGS);

/** Whether a text is a tag, as it is written. */
export const isTag = (text: string): boolean => TAGS.has(text);
