import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { TimelineEntry } from '#projections';
import { OrderStudy, ReadTape, ReadTimeline } from '#recording';
import type { Pin, PlayGlyph, StudyOrder } from '#study';

/** Id of the study that shows a new store's demo. */
export const TOUR = 'tour';

/** A stop of the tour: the play whose line fits, which of several, what is said there, and its glyph. */
interface Stop {
  readonly line: RegExp;
  readonly which: 'first' | 'last';
  readonly words: string;
  readonly glyph: PlayGlyph | null;
}

const STOPS: readonly Stop[] = [
  {
    line: /Pouty Poro.*Zaun Warrens/,
    which: 'first',
    words:
      'A match is a tape of plays. This one moved a unit: the timeline has the line as it was entered, and "What it did" has every fact that followed, each with its rule. Arrow keys, the wheel and a swipe step.',
    glyph: null,
  },
  {
    line: /moves Yi.*Zaun Warrens/,
    which: 'first',
    words:
      'Six against two: a showdown opens at the battlefield. Below the step stands what each player may do now, and of what they may not, why not.',
    glyph: '!',
  },
  {
    line: /moves Darius.*Kai'Sa.*Obelisk of Power/,
    which: 'first',
    words:
      'Ben has spent every rune, so now is the time. What if Ana had waited a turn? "What if" plays on from here under the same rules, and leaves the tape as it is.',
    glyph: '!?',
  },
  {
    line: /moves Vi.*Kai'Sa.*Traveling Merchant.*Obelisk of Power/,
    which: 'first',
    words:
      'The longest chain of the match follows. Step event by event to see it grow, and resolve from the newest item down.',
    glyph: null,
  },
  {
    line: /Tasty Faefolk.*Zaun Warrens/,
    which: 'last',
    words:
      'At seven points only both battlefields in one turn give the last one. The verdict names the rule and its edition; a click on it leads to rulings about it.',
    glyph: '!!',
  },
];

const foundIn = (entries: readonly TimelineEntry[], { line, which }: Stop): TimelineEntry | undefined => {
  const fits = (entry: TimelineEntry): boolean => entry.kind === 'play' && line.test(entry.line);
  return which === 'first' ? entries.find(fits) : entries.findLast(fits);
};

const ordersAt = ({ words, glyph }: Stop, at: Pin, number: number): readonly StudyOrder[] => {
  const place = { at, branch: null };
  const id = `stop-${String(number)}`;
  const note: StudyOrder = { type: 'WriteNote', id, place, about: 'event', words, isPrivate: false };
  return glyph === null ? [note] : [note, { type: 'SetGlyph', place, on: 'play', glyph }];
};

/** Writes the tour of a demo match, by the same use cases as a person would. A match without these plays gets none. */
export const writeTour = async (app: INestApplicationContext, match: string): Promise<void> => {
  const [queries, commands] = [app.get(QueryBus), app.get(CommandBus)];
  const { entries } = await queries.execute(new ReadTimeline(match, 'recorder'));
  const { events } = await queries.execute(new ReadTape(match, 'recorder', { from: 0, limit: Infinity }));
  const stops = STOPS.map((stop) => ({ stop, event: events[foundIn(entries, stop)?.to ?? -1] }));
  const orders = stops.flatMap(({ stop, event }, index) =>
    event === undefined ? [] : ordersAt(stop, { event: event.id, revision: event.revision, head: null }, index + 1),
  );
  if (stops.some(({ event }) => event === undefined)) return;
  const give = (order: StudyOrder, orderId: string): Promise<unknown> =>
    commands.execute(new OrderStudy(TOUR, order, { orderId, author: 'Matchtape' }));
  await give({ type: 'OpenStudy', id: TOUR, match, title: 'A tour in five notes', content: null }, 'open');
  for (const [number, order] of orders.entries()) await give(order, `stop-${String(number)}`);
  await give({ type: 'ShareStudy', isShared: true }, 'share');
};
