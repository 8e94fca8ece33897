import { signal } from '@preact/signals';
import type { Desk } from './desk.js';

/** The desk that is on the page. */
export const shownDesk = signal<Desk | null>(null);
