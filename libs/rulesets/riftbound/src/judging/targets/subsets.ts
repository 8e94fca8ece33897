/** More lists than these are not put together: the table may take others, too. */
export const MOST_LISTS = 40;

/** How often an item stands in a list. */
export const timesIn = <Item>(items: readonly Item[], item: Item): number =>
  items.filter((each) => each === item).length;

/** Whether every item of a list stands in another one, and as often. */
export const isAmong = <Item>(items: readonly Item[], others: readonly Item[]): boolean =>
  items.every((item) => timesIn(items, item) <= timesIn(others, item));

interface Wanted<Item> {
  readonly min: number;
  readonly max: number;
  /** Whether they go together; whatever does not fit fits with no more either. Absent: any do. */
  readonly fits?: ((items: readonly Item[]) => boolean) | undefined;
}

/**
 * The lists with one more place behind each, in the order of the items, as many as are looked at. Of the same items in a row the first
 * are taken first, so that no two lists are of the same.
 */
const longer = (
  lists: readonly (readonly number[])[],
  items: readonly unknown[],
  fits: (list: readonly number[]) => boolean,
): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  for (const list of lists) {
    const last = list.at(-1) ?? -1;
    for (let index = last + 1; index < items.length; index++) {
      if (index > last + 1 && items[index] === items[index - 1]) continue;
      const next = [...list, index];
      if (fits(next)) found.push(next);
      if (found.length === MOST_LISTS) return found;
    }
  }
  return found;
};

/** Lists of `min` to `max` items that go together, shortest first; an item is in them as often as it is given. */
export const subsets = <Item>(
  items: readonly Item[],
  { min, max, fits }: Wanted<Item>,
): readonly (readonly Item[])[] => {
  const read = (list: readonly number[]): readonly Item[] => list.flatMap((index) => items[index] ?? []);
  const isFit = fits ? (list: readonly number[]): boolean => fits(read(list)) : () => true;
  const found: (readonly Item[])[] = [];
  let current: readonly (readonly number[])[] = [[]];
  for (let size = 0; current.length > 0; size++) {
    if (size >= min) found.push(...current.map(read));
    if (size === max || found.length >= MOST_LISTS) break;
    current = longer(current, items, isFit);
  }
  return found.slice(0, MOST_LISTS);
};
