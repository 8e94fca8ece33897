import type { EventStore } from '#event-store';
import type { MatchSummary, Summary } from '#projections';
import type { AnyRuleset } from '#ruleset';
import type { ViewPart } from '#view-store';
import { MATCH_PREFIX } from '../tape/journal.js';
import { type Folded, foldOn, matchIn, PoisonEventError, summaryOf } from './match-fold.js';
import type { IndexEntry } from './match-views.js';

/** A store without a server, and what one has kept of it: the rows of the view `INDEX`, or none. */
export interface ListSource {
  readonly store: EventStore;
  readonly rulesets: readonly AnyRuleset[];
  readonly kept: readonly ViewPart[];
}

/** A match folded as far as it can be: one with an event that nobody can fold is listed as it was before that. */
const foldedSummary = async (stream: string, { store, rulesets }: ListSource): Promise<Summary | undefined> => {
  let folded: Folded | undefined;
  try {
    for await (const event of store.readStream(stream)) folded = foldOn(folded, event, rulesets);
  } catch (error) {
    if (!(error instanceof PoisonEventError)) throw error;
  }
  return summaryOf(folded);
};

/** The matches of a store, the one opened last first: as they were kept, where that is as far as the match, else folded. Throws what the store throws. */
export const listedMatches = async (source: ListSource): Promise<readonly MatchSummary[]> => {
  const kept = new Map(source.kept.map(({ subject, value }) => [subject, value as unknown as IndexEntry]));
  const listed: MatchSummary[] = [];
  const openings = { types: ['MatchOpened'], streamPrefix: MATCH_PREFIX };
  for await (const { stream } of source.store.readAll(openings)) {
    const id = matchIn(stream);
    const known = kept.get(id);
    const isWhole = known !== undefined && (await source.store.head(stream))?.revision === known.revision;
    const summary = isWhole ? known.summary : await foldedSummary(stream, source);
    if (summary !== undefined) listed.push({ id, ...summary });
  }
  return listed.reverse();
};
