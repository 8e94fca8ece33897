import type { Person } from '../disputes/people.js';
import type { Official } from '../officials.js';

/** By whose order a match is set back: an official's, or as the remedy of the dispute of that number. */
export type OrderedBy =
  { readonly by: Official; readonly dispute?: never } | { readonly by: Person; readonly dispute: number };
