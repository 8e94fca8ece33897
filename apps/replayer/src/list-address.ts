import type { ListField } from '#projections';
import { made, UnreadPart } from './address-parts.js';

/** What a list of matches is asked for, as it was typed; the server says what cannot be read. */
export type ListAsked = Readonly<Partial<Record<ListField, string>>>;

/** The list of matches: what it is asked for, and how many of them are shown where they are more than a page. */
export interface ListAddress {
  readonly page: 'matches';
  readonly asked?: ListAsked;
  readonly shown?: number;
}

const FIELDS = [
  ...(['words', 'player', 'result', 'brought', 'event', 'game', 'mode', 'edition'] as const),
  ...(['since', 'until', 'findings', 'sort'] as const),
] satisfies readonly ListField[];

const shownIn = (text: string | null): Pick<ListAddress, 'shown'> => {
  if (text === null) return {};
  if (/^[1-9]\d{0,4}$/.test(text)) return { shown: Number(text) };
  throw new UnreadPart(`"${text}" is no number of matches to be shown.`);
};

/** The list that an address asks for. Throws `UnreadPart`. */
export const parseList = (params: URLSearchParams): ListAddress => {
  const asked: ListAsked = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = params.get(field);
      return value === null || value === '' ? [] : [[field, value]];
    }),
  );
  return { page: 'matches', ...(Object.keys(asked).length === 0 ? {} : { asked }), ...shownIn(params.get('shown')) };
};

/** The inverse of `parseList`. */
export const makeListAddress = ({ asked = {}, shown }: ListAddress): string => made([], { ...asked, shown });
