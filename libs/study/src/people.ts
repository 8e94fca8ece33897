import type { Envelope, Json } from '#kernel';

/** Keys under which names and words of people stand in the events of a study. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'actor',
  'author',
  'title',
  'words',
  'name',
  'prompt',
  'hint',
  'answer',
]);

/** Whether a text of an event of a study is of people: what they wrote and are called, and every other sentence, since a play may tell one. `place`: a JSON pointer. */
export const isOfPeopleInStudy = (text: string, place: string): boolean =>
  text !== '' && (OF_PEOPLE.has(place.slice(place.lastIndexOf('/') + 1)) || text.includes(' '));

const authorsIn = (data: Json): readonly string[] => {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === 'author' ? [value] : []) : authorsIn(value),
  );
};

/** Who wrote in a study, by its events, also what was struck since. */
export const authorsOf = (events: readonly Pick<Envelope, 'actor' | 'data'>[]): readonly string[] => [
  ...new Set(events.flatMap(({ actor, data }) => [actor, ...authorsIn(data)])),
];
