/** What of a foreign file cannot be read: where it stands, by the path of its fields, and what is wrong there. */
export class Unread extends Error {
  override readonly name = 'Unread';
  constructor(
    readonly path: string,
    what: string,
  ) {
    super(`${path === '' ? 'the file' : path}: ${what}`);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40));

/** The fields of an object. Throws `Unread`, as all of these do. */
export const fieldsAt = (value: unknown, path: string): Fields => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Unread(path, `an object is wanted, and there is ${shown(value)}.`);
};

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new Unread(path, `a list is wanted, and there is ${shown(value)}.`);
};

export const textAt = (value: unknown, path: string): string => {
  if (typeof value === 'string' && value !== '') return value;
  throw new Unread(path, `a text is wanted, and there is ${shown(value)}.`);
};

/** A text that need not be there. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A whole number that need not be there. */
export const numberIn = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

/** A list that need not be there. */
export const listIn = (value: unknown, path: string): readonly unknown[] =>
  value === undefined || value === null ? [] : listAt(value, path);
