/** How events lie in a ring: where each stands in the whole store, of which stream it is, how many bytes it takes, and how many stay. */
export interface RingParts<Item> {
  readonly placeOf: (item: Item) => number;
  readonly streamOf: (item: Item) => string;
  readonly sizeOf: (item: Item) => number;
  readonly maxEvents: number;
  readonly maxBytes: number;
}

/** Some of the events after a position. `cursor`: the position up to which everything has been looked at with them; `isLast`: nothing follows it yet. */
export interface RingPage<Item> {
  readonly items: readonly Item[];
  readonly cursor: number;
  readonly isLast: boolean;
}

/**
 * The newest events of a store, without a gap.
 * - `covers`: everything after a position is in it, or everything of one stream where that is named
 * - `through`: the position up to which everything has been looked at
 */
export interface Ring<Item> {
  readonly covers: (position: number, stream?: string) => boolean;
  readonly through: () => number;
  readonly push: (item: Item) => void;
  /** Everything up to here has been looked at, though nothing came. */
  readonly reach: (position: number) => void;
  /** Events after a position, at most `count`; of one stream where that is named. */
  readonly after: (position: number, count: number, stream?: string) => RingPage<Item>;
}

const MAX_STREAMS = 20_000;

/** Remembers up to where events were let go: of all streams, and of each. */
const makeFloors = <Item>(start: number, { placeOf, streamOf }: RingParts<Item>) => {
  let all = start;
  /** What `all` was when the streams were last forgotten, and the last event of each that went since. */
  let common = start;
  const ofStream = new Map<string, number>();
  return {
    of: (stream: string | undefined): number => (stream === undefined ? all : (ofStream.get(stream) ?? common)),
    raise: (gone: readonly Item[]): void => {
      for (const item of gone) {
        all = placeOf(item);
        ofStream.set(streamOf(item), all);
      }
      if (ofStream.size <= MAX_STREAMS) return;
      ofStream.clear();
      common = all;
    },
  };
};

const indexAfter = <Item>(items: readonly Item[], position: number, placeOf: (item: Item) => number): number => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && placeOf(item) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Items after a position as a page of `count`, in a ring that has looked at everything up to `through`. */
const pageOf = <Item>(
  items: readonly Item[],
  wish: Pick<RingParts<Item>, 'placeOf'> & {
    readonly position: number;
    readonly through: number;
    readonly count: number;
  },
): RingPage<Item> => {
  const { position, through, count, placeOf } = wish;
  const [last, isLast] = [items.at(-1), items.length < count];
  const reached = last === undefined ? position : placeOf(last);
  return { items, isLast, cursor: isLast ? Math.max(position, through) : reached };
};

/** Makes a ring that begins after a position. */
export const makeRing = <Item>(start: number, parts: RingParts<Item>): Ring<Item> => {
  const { placeOf, streamOf, sizeOf, maxEvents, maxBytes } = parts;
  const floors = makeFloors(start, parts);
  let items: Item[] = [];
  /** The same by stream: a viewer of one is not to look at all the others. */
  const streams = new Map<string, Item[]>();
  let through = start;
  let bytes = 0;

  const file = (item: Item): void => {
    const name = streamOf(item);
    const own = streams.get(name);
    if (own === undefined) streams.set(name, [item]);
    else own.push(item);
  };

  /** Lets the older half go at once: to move the rest for every event would cost more than to keep it. */
  const shed = (): void => {
    const cut = Math.ceil(items.length / 2);
    const gone = items.slice(0, cut);
    floors.raise(gone);
    bytes -= gone.reduce((sum, item) => sum + sizeOf(item), 0);
    items = items.slice(cut);
    streams.clear();
    for (const item of items) file(item);
  };

  return {
    covers: (position, stream) => position >= floors.of(stream),
    through: () => through,
    reach: (position) => (through = Math.max(through, position)),
    push: (item) => {
      items.push(item);
      file(item);
      bytes += sizeOf(item);
      through = placeOf(item);
      if (items.length > maxEvents || (bytes > maxBytes && items.length > 1)) shed();
    },
    after: (position, count, stream) => {
      const among = stream === undefined ? items : (streams.get(stream) ?? []);
      const first = indexAfter(among, position, placeOf);
      return pageOf(among.slice(first, first + count), { position, through, count, placeOf });
    },
  };
};
