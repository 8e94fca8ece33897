import { signal } from '@preact/signals';

/** Where there is room for one thing at a time: what is drawn up over the table, if anything is. */
export const sheet = signal<'none' | 'timeline' | 'panels'>('none');
