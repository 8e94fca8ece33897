/**
 * Notes of corrections: what follows ` # `. A note that would not come back as it is (spaces at its ends, line breaks) is
 * written as a JSON string.
 */
const isPlain = (note: string): boolean =>
  note.trim() === note && !note.startsWith('"') && !/[\p{Cc}\u2028\u2029]/u.test(note);

const quotedNote = (text: string): string | null => {
  if (!text.startsWith('"')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
};

/** The note behind a position of the line; empty where there is none. */
export const readNote = (line: string, at: number): string => {
  const text = line.slice(at).trim().replace(/^#/, '').trim();
  return quotedNote(text) ?? text;
};

/** The note as it stands at the end of a line; nothing for an empty one. */
export const writeNote = (note: string): string => {
  if (note === '') return '';
  return ` # ${isPlain(note) ? note : JSON.stringify(note)}`;
};
