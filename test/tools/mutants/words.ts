/** What several files read, and one changes. */
export const WORDS = ['as', 'they', 'are'];
