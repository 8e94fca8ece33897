import type { Envelope } from '#kernel';
import type { BookEntry, BookWish, OpenedRuling } from '#rulings';
import { request } from './api.js';

/** A ruling as the list shows it. `isOnRule` is false where the rule that was asked for is only applied on its tape. */
export interface ListedRuling extends Omit<BookEntry, 'applied'> {
  readonly isOnRule: boolean;
}

/** The rulings found, of `total` in the book; `games` and `topics` count all that the book has, topics of the game asked for. */
export interface RulingList {
  readonly total: number;
  readonly games: readonly { readonly game: string; readonly count: number }[];
  readonly topics: readonly { readonly topic: string; readonly count: number }[];
  readonly rulings: readonly ListedRuling[];
}

/** The rulings that fit a wish. */
export const fetchRulings = async (wish: BookWish, signal: AbortSignal): Promise<RulingList> => {
  const asked = Object.entries(wish).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return (await request(`/rulings?${new URLSearchParams(asked).toString()}`, { signal })) as RulingList;
};

/** How many rulings stand on each rule, by its key. */
export const fetchRuledOn = async (): Promise<Readonly<Record<string, number>>> =>
  (await request('/rulings/rules')) as Readonly<Record<string, number>>;

const rulingPath = (topic: string, name: string): string =>
  `/rulings/${encodeURIComponent(topic)}/${encodeURIComponent(name)}`;

/** A ruling with its cases. */
export const fetchRuling = async (topic: string, name: string): Promise<OpenedRuling> =>
  (await request(rulingPath(topic, name))) as OpenedRuling;

/** The tape of a case, numbered from 1. */
export const fetchCase = async (topic: string, name: string, number: number): Promise<readonly Envelope[]> => {
  const tape = await request(`${rulingPath(topic, name)}/cases/${String(number)}/events`);
  return (tape as { readonly events: readonly Envelope[] }).events;
};
