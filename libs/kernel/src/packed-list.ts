/** What is asked of a list that is read in places; an array is one. */
export interface ReadList<Item> {
  readonly length: number;
  readonly at: (index: number) => Item | undefined;
  readonly slice: (from?: number, to?: number) => readonly Item[];
}

/** A list that grows at its end; an array is one. */
export interface GrowingList<Item> extends ReadList<Item> {
  readonly push: (item: Item) => unknown;
}

/** An item that lies here; null where it is the one of the list beside. */
type Own<Item> = Item | null;

/** Items that lie in one text. */
const CHUNK = 16;

type Fields = Readonly<Record<string, unknown>>;

/** A whole item in a list of its own, or what it says otherwise than the one before it. */
type Packed = readonly [Fields] | Fields | null;

/** Events of one play say half of theirs alike. Where the keys are others, or stand in another order, the item stands there whole. */
const changesOf = (before: Fields | null | undefined, item: Fields | null): Packed => {
  if (item === null || !before) return item && [item];
  const [keys, those] = [Object.keys(item), Object.keys(before)];
  const changes: Record<string, unknown> = {};
  for (let index = 0; index < Math.max(keys.length, those.length); index++) {
    const key = keys[index];
    if (key === undefined || key !== those[index] || key === '__proto__') return [item];
    if (item[key] !== before[key]) changes[key] = item[key];
  }
  return changes;
};

const isWhole = (item: readonly [Fields] | Fields): item is readonly [Fields] => Array.isArray(item);

const packed = (items: readonly (Fields | null)[]): string =>
  JSON.stringify(items.map((item, index) => changesOf(items[index - 1], item)));

const unpacked = (text: string): readonly (Fields | null)[] => {
  const items: (Fields | null)[] = [];
  for (const item of JSON.parse(text) as readonly Packed[]) {
    if (item === null) items.push(null);
    else items.push(isWhole(item) ? item[0] : { ...items.at(-1), ...item });
  }
  return items;
};

/**
 * A growing list of JSON of which all but the newest 16 to 31 items lie as text. The collector of garbage goes through everything that lives,
 * again and again; it passes over a text whole, and a server holds some hundred thousand events that hardly anybody asks for.
 * What was asked for stays unpacked until memory is wanted. `beside`: a list that has the very same items in many of the same places; they lie there alone.
 */
export class PackedList<Item extends object> implements GrowingList<Item> {
  readonly #texts: string[] = [];
  readonly #unpacked: (WeakRef<readonly Own<Item>[]> | undefined)[] = [];
  readonly #newest: Own<Item>[] = [];

  constructor(private readonly beside?: ReadList<Item>) {}

  get length(): number {
    return this.#texts.length * CHUNK + this.#newest.length;
  }

  push(item: Item): void {
    this.#newest.push(this.beside?.at(this.length) === item ? null : item);
    if (this.#newest.length === 2 * CHUNK) this.#texts.push(packed(this.#newest.splice(0, CHUNK) as (Fields | null)[]));
  }

  /** The item at an index; undefined where there is none. One below 0 counts from the end. */
  at(index: number): Item | undefined {
    const place = index < 0 ? this.length + index : index;
    if (place < 0) return undefined;
    const own = this.#own(place);
    return own === null ? this.beside?.at(place) : own;
  }

  /** The items of a range, as `Array.prototype.slice` has them. */
  slice(from = 0, to = this.length): readonly Item[] {
    const { length } = this;
    const [first, end] = [from, to].map((each) => (each < 0 ? Math.max(0, length + each) : Math.min(each, length)));
    const items: Item[] = [];
    for (let index = first ?? 0; index < (end ?? 0); index++) items.push(this.at(index) as Item);
    return items;
  }

  #own(place: number): Own<Item> | undefined {
    const chunk = Math.floor(place / CHUNK);
    if (chunk < this.#texts.length) return this.#chunk(chunk)[place - chunk * CHUNK];
    return this.#newest[place - this.#texts.length * CHUNK];
  }

  #chunk(index: number): readonly Own<Item>[] {
    const known = this.#unpacked[index]?.deref();
    if (known !== undefined) return known;
    const items = unpacked(this.#texts[index] ?? '[]') as readonly Own<Item>[];
    this.#unpacked[index] = new WeakRef(items);
    return items;
  }
}
