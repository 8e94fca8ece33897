/** What a ruling file may be: some ten times the largest ruling of the book. */
export const RULING_BOUNDS = {
  /** Characters of a file. */
  characters: 50_000,
  /** Values of a file, groups and lists among them. */
  values: 10_000,
  /** Levels of groups and lists within each other. */
  levels: 30,
  /** Cases of a file, or rows. */
  cases: 100,
  /** Plays and expectations of all its cases. */
  steps: 1_000,
  /** Characters that the cells of all rows put into table, plays and expectations. */
  filled: 1_000_000,
} as const;
