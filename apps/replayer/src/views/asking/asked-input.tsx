import type { InputHTMLAttributes } from 'preact';
import type { SearchField } from '#projections';

/** A field of the form: what of a search it says, what it is called, and an example. */
export interface AskedField {
  readonly field: SearchField;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'search' | 'date';
}

/** Fields of every such form. */
export const ASKED = {
  player: { field: 'player', label: 'Player', hint: 'Ana' },
  brought: { field: 'brought', label: 'Legend or battlefield', hint: 'Viktor' },
  event: { field: 'event', label: 'Event', hint: 'Club night' },
  since: { field: 'since', label: 'Since', type: 'date' },
  until: { field: 'until', label: 'Until', type: 'date' },
} as const satisfies Readonly<Record<string, AskedField>>;

/** Where what is looked for is typed: as it is typed with `onInput`, once it is typed with `onChange`. */
export const AskedInput = (asked: InputHTMLAttributes) => (
  <input type="search" autocomplete="off" spellcheck={false} maxLength={200} {...asked} />
);
