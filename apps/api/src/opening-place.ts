import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadTimeline, ShowMatch } from '#recording';

/**
 * The place of the replayer where a match is first looked at: its live end while it is played; its first turn once it is over, so
 * that nobody is told the end of a game that they are about to watch.
 */
export const openingPlace = async (app: INestApplicationContext, match: string): Promise<string> => {
  const queries = app.get(QueryBus);
  const place = `/match/${encodeURIComponent(match)}`;
  const { result } = await queries.execute(new ShowMatch(match, 'recorder'));
  if (result === null) return place;
  const { entries } = await queries.execute(new ReadTimeline(match, 'recorder'));
  const first = entries.find(({ clock }) => (clock?.turn ?? 0) > 0);
  return `${place}?at=${String(first?.from ?? 0)}`;
};
