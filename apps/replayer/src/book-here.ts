import { signal } from '@preact/signals';

/** Whether the ruling book is a page of this one: a tape that is one file, or inside of another page, has none. */
export const bookIsHere = signal(false);
