import { signal } from '@preact/signals';

/** Where there is room for one thing at a time: what is drawn up over the table, if anything is. */
export const sheet = signal<'none' | 'timeline' | 'panels'>('none');

/** What stands beside the table: what is recorded and judged, what the step did, what each player may do. */
export type Pane = 'desk' | 'step' | 'options';

/** In a low window, where there is room for one of them at a time: the one that was chosen; null where nothing was, and the page chooses. */
export const pane = signal<Pane | null>(null);

/** Brings the desk into sight, wherever it is. */
export const showDesk = (): void => {
  sheet.value = 'panels';
  pane.value = 'desk';
};
