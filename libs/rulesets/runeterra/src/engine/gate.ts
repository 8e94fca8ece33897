import { takeListening } from '#ruleset';
import { emit, type Draft } from './draft.js';
import type { RuneterraFact } from '../state/facts.js';
import { countProgress } from './abilities/progress.js';
import { triggeredBy } from '../reading/abilities/triggered.js';

/**
 * The one gate that facts of the rules pass: folded, then what triggers on it is queued, in order of the facts, with the table
 * before and after at hand, and what champions count is counted.
 */
export const propose = (draft: Draft, fact: RuneterraFact): void => {
  takeListening(draft.steps, fact, draft.state.pieces.length);
  const before = draft.state;
  emit(draft, fact);
  draft.queued.push(...triggeredBy(fact, draft.state, before));
  countProgress(draft, fact);
};
