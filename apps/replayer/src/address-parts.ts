/** Part of an address that means nothing: to go on as if it were not there would show something else than was asked for. */
export class UnreadPart extends Error {
  override readonly name = 'UnreadPart';
}

/** A revision from text; null where none is named. Throws `UnreadPart`. */
export const parseRevision = (text: string | null): number | null => {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UnreadPart(`"${text}" is no step of a tape: name an event by its number, from 0.`);
};

type Query = Readonly<Record<string, string | number | null | undefined>>;

export const made = (parts: readonly string[], query: Query): string => {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(asked).toString();
  return `#/${parts.map(encodeURIComponent).join('/')}${text === '' ? '' : `?${text}`}`;
};
