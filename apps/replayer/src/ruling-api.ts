import type { Envelope } from '#kernel';
import type { BookWish, OpenedRuling, RulingList } from '#rulings';
import { request } from './api.js';

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
