/** The numbers that somebody knows pieces by, and the objects that these are to them. */
export interface Names {
  readonly piece: (piece: number) => number;
  /** An object of a piece, by the piece's own number. */
  readonly object: (piece: number, object: number) => number;
}

/** A value with every piece in it called by the numbers of somebody. */
export type Renaming<T> = (value: T, names: Names) => T;

type Known<T> = Exclude<T, null | undefined>;

/**
 * How each field of a value is renamed. Every field is named, so that a new one cannot be forgotten; null and what is absent stay
 * as they are.
 */
export type FieldsOf<T> = { readonly [Field in keyof T]-?: Renaming<Known<T[Field]>> };

/** Names no piece. */
export const same = <T>(value: T): T => value;

/** The number of a piece. */
export const piece: Renaming<number> = (value, names) => names.piece(value);

export const each =
  <T>(one: Renaming<T>): Renaming<readonly T[]> =>
  (values, names) =>
    values.map((value) => one(value, names));

/** Numbers of pieces, in an order that says something. */
export const pieces: Renaming<readonly number[]> = each(piece);

/** Numbers of pieces in an order that says nothing but how the recorder knows them. */
export const pieceSet: Renaming<readonly number[]> = (values, names) =>
  values.map((value) => names.piece(value)).sort((one, other) => one - other);

type AnyFields = Readonly<Record<string, Renaming<unknown>>>;

const renameFields = (value: object, table: AnyFields, names: Names): object => {
  const renamed: Record<string, unknown> = { ...value };
  for (const [field, renaming] of Object.entries(table)) {
    const held = renamed[field];
    if (held !== null && held !== undefined) renamed[field] = renaming(held, names);
  }
  return renamed;
};

export const fields =
  <T extends object>(table: FieldsOf<T>): Renaming<T> =>
  (value, names) =>
    renameFields(value, table as unknown as AnyFields, names) as T;

/** A piece as an object that it is or was, and the other fields of the value. */
export const object =
  <T extends { readonly piece: number; readonly object: number }>(
    table: FieldsOf<Omit<T, 'piece' | 'object'>>,
  ): Renaming<T> =>
  (value, names) => ({
    ...(renameFields(value, table as unknown as AnyFields, names) as T),
    piece: names.piece(value.piece),
    object: names.object(value.piece, value.object),
  });

/** A piece as an object, and nothing else. */
export const objectRef: Renaming<{ readonly piece: number; readonly object: number }> = object({});

/** The members of a union of that name; members of several names are each of them. */
export type Named<T, Tag extends PropertyKey, Name> = T extends { readonly [Each in Tag]: infer Names }
  ? Name extends Names
    ? T
    : never
  : never;

/** A renaming, or the table of a value's fields. */
type Entry<T, Tag extends PropertyKey = never> = Renaming<T> | FieldsOf<Omit<T, Tag>>;

const renamingOf = (entry: Renaming<unknown> | AnyFields): Renaming<unknown> =>
  typeof entry === 'function' ? entry : (value, names) => renameFields(value as object, entry, names);

/** The renamings of a table, by its names. */
const renamingsOf = (table: object): ((name: string) => Renaming<unknown>) => {
  const entries = Object.entries(table as Readonly<Record<string, Renaming<unknown> | AnyFields>>);
  const renamings = new Map(entries.map(([name, entry]) => [name, renamingOf(entry)]));
  return (name) => {
    const renaming = renamings.get(name);
    if (renaming === undefined) throw new Error(`Nothing says which pieces "${name}" speaks of.`);
    return renaming;
  };
};

/** How each member of a union is renamed, by its name. Total by its type, so that a new member cannot be forgotten. */
export type VariantsOf<T, Tag extends keyof T & string> = {
  readonly [Name in T[Tag] & string]: Entry<Named<T, Tag, Name>, Tag>;
};

export const variants = <T extends object, Tag extends keyof T & string>(
  tag: Tag,
  table: VariantsOf<T, Tag>,
): Renaming<T> => {
  const renamingFor = renamingsOf(table);
  return (value, names) => renamingFor(value[tag] as string)(value, names) as T;
};

/** How each fact is renamed: its data by its type. */
export const factRenaming = <F extends { readonly type: string; readonly data: unknown }>(table: {
  readonly [Type in F['type']]: Entry<Extract<F, { type: Type }>['data']>;
}): Renaming<F> => {
  const renamingFor = renamingsOf(table);
  return (fact, names) => ({ ...fact, data: renamingFor(fact.type)(fact.data, names) });
};

/** The pieces that a value speaks of, by their own numbers, in the order in which it does. */
export const piecesNamed = <T>(value: T, renaming: Renaming<T>): readonly number[] => {
  const named = new Set<number>();
  const note = (number: number): number => {
    named.add(number);
    return number;
  };
  renaming(value, { piece: note, object: (_, number) => number });
  return [...named];
};
