import type { Part } from '../parts.js';

/** Whether a part of a definition says it. */
export type Meaning = (part: Part) => boolean;

/**
 * A word that the text of a card and its encoding either both have or both lack.
 * - `said`: how texts say it, which asks for a part of the encoding that is `meant`, or that is `implied` by it
 * - `meant`: what parts of encodings mean it, which asks for a text that says it, or that says it `otherwise`
 */
export interface Word {
  readonly word: string;
  readonly said: RegExp;
  readonly otherwise?: RegExp;
  readonly meant: readonly Meaning[];
  readonly implied?: readonly Meaning[];
}

/** A part with that property, of one of these values where some are named. */
export const has =
  (name: string, ...values: readonly unknown[]): Meaning =>
  ({ value }) =>
    values.length === 0 ? value[name] !== undefined : values.includes(value[name]);

/** A part that stands under a property of one of these names. */
export const under =
  (...names: readonly string[]): Meaning =>
  (part) =>
    names.includes(part.under);

/** An instruction of one of these verbs, or a cost that is one. */
export const does = (...verbs: readonly string[]): Meaning => has('do', ...verbs);

/** One of these events, waited for or asked of the turn. */
export const happens = (...events: readonly string[]): Meaning => has('event', ...events);

/** A filter that asks for one of these states. */
export const state =
  (...states: readonly string[]): Meaning =>
  ({ value }) =>
    Array.isArray(value['state']) && value['state'].some((each) => states.includes(each as string));

/** A part that means all of it. */
export const every =
  (...meanings: readonly Meaning[]): Meaning =>
  (part) =>
    meanings.every((each) => each(part));

/** A part that does not mean it. */
export const not =
  (meaning: Meaning): Meaning =>
  (part) =>
    !meaning(part);

/** A part that means any of it. */
export const some =
  (...meanings: readonly Meaning[]): Meaning =>
  (part) =>
    meanings.some((each) => each(part));
