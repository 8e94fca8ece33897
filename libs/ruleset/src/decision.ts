import type { Fact } from '#kernel';
import type { Problem, Verdict } from './verdict.js';

/** `strict` refuses what the rules refuse; `as-played` records it with its findings, if the table could physically do it. */
export const RECORDING_MODES = ['strict', 'as-played'] as const;
export type RecordingMode = (typeof RECORDING_MODES)[number];

/**
 * The answer to a play.
 * - `accepted`: the facts it caused, in order, to be appended as one batch, and the state that folding them comes to; the verdict
 *   may still hold findings (as-played)
 * - `refused`: the rules forbid it and the mode is strict; nothing happens
 * - `impossible`: the table cannot do it in any mode; nothing happens
 */
export type Decision<F extends Fact = Fact, State = unknown> =
  | { readonly outcome: 'accepted'; readonly verdict: Verdict; readonly facts: readonly F[]; readonly state: State }
  | { readonly outcome: 'refused'; readonly verdict: Verdict }
  | { readonly outcome: 'impossible'; readonly problem: Problem };
