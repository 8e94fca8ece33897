import { isRecorderEvent } from '#match';
import type { CaseRun } from '#rulings';
import type { HeldRuleset } from '#ruleset';

/** The laws of the state that a case breaks, after each of its plays and all that this caused, as sentences. */
export const lawsBroken = (ruleset: HeldRuleset, { batches }: CaseRun): readonly string[] => {
  let state = ruleset.initial;
  return batches.flatMap(({ events }) => {
    state = events.filter((event) => !isRecorderEvent(event)).reduce(ruleset.evolve, state);
    return ruleset.brokenInvariants(state);
  });
};
