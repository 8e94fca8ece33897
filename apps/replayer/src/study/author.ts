const AUTHOR = 'matchtape-author';

/** By which name notes are written here. */
export const keptAuthor = (): string => {
  try {
    return localStorage.getItem(AUTHOR) ?? 'me';
  } catch {
    return 'me';
  }
};

/** Remembers by which name notes are written here. */
export const keepAuthor = (name: string): void => {
  try {
    localStorage.setItem(AUTHOR, name);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
};
