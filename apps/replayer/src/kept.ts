/** What this browser keeps under a name; null for nothing, and where it keeps nothing for a page (one inside of another, say). */
export const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Has the browser keep a choice, or forget it (null); where it keeps nothing, the choice holds as long as the page is open. */
export const keep = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Nothing is lost but the choice.
  }
};
