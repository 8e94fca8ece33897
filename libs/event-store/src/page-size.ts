/** Bounds of a page size. `fewest`, `first`, `most`: events; `light`, `heavy`: characters of data at which it grows or shrinks. */
export interface PageBounds {
  readonly fewest: number;
  readonly first: number;
  readonly most: number;
  readonly light: number;
  readonly heavy: number;
}

/** How many events to read next. */
export interface PageSize {
  readonly next: () => number;
  readonly saw: (rows: readonly { readonly data: string }[]) => void;
}

/** Makes a page size that grows while events are small and shrinks when they are large: memory stays bounded for both. */
export const makePageSize = ({ fewest, first, most, light, heavy }: PageBounds): PageSize => {
  let size = first;
  return {
    next: () => size,
    saw: (rows) => {
      const length = rows.reduce((sum, row) => sum + row.data.length, 0);
      if (length > heavy) size = Math.max(fewest, Math.floor(size / 4));
      else if (length < light) size = Math.min(most, size * 2);
    },
  };
};
