/** Which store: `store` as MATCHTAPE_STORE names one, or `data`, the folder of a SQLite store or its file. */
export interface StoreWish {
  readonly data?: string;
  readonly store?: string;
}

/** Says whether a store is wanted at all. */
export const wantsStore = ({ data, store }: StoreWish): boolean => data !== undefined || store !== undefined;
