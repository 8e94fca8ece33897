import type { Delay } from '#access';
import type { ListedMatch } from '#projections';
import { requestWith } from './api.js';
import type { ListAsked } from './list-address.js';

/** Matches that a page of the list holds. */
export const PAGE = 100;

/** A match in a list, with the delay behind which it is shown; none where it is shown as it is. */
export type ShownMatch = ListedMatch & { readonly delay?: Delay };

/** Some matches of a list, and how many it has in all. */
export interface Listing {
  readonly matches: readonly ShownMatch[];
  readonly count: number;
}

/** The first page of a list, or the one behind a match. Throws `ApiProblem`. */
const fetchPage = async (asked: ListAsked, before: string | undefined): Promise<Listing> => {
  const from = before === undefined ? {} : { before };
  const params = new URLSearchParams({ ...asked, limit: String(PAGE), ...from });
  const [matches, count] = await requestWith(`/matches?${params.toString()}`, 'Matchtape-Count');
  return { matches: matches as readonly ShownMatch[], count: Number(count) };
};

/** The first so many matches of a list, in whole pages. Throws `ApiProblem`. */
export const fetchListing = async (asked: ListAsked, shown: number): Promise<Listing> => {
  let listing = await fetchPage(asked, undefined);
  while (listing.matches.length < Math.min(shown, listing.count)) {
    const { matches, count } = await fetchPage(asked, listing.matches.at(-1)?.id);
    if (matches.length === 0) break;
    listing = { matches: [...listing.matches, ...matches], count };
  }
  return listing;
};
