import { wordsOf } from '../api.js';
import type { Desk } from '../desk.js';
import { rulesPart } from '../rules.js';

/** What stands where the rules are to say something, as long as they are on their way; what keeps them away, with a key to ask again. */
export const RulesAwaited = ({ desk }: { readonly desk: Desk }) => {
  const { problem, need } = rulesPart(desk.seen.value.ruleset.id);
  if (problem.value === null)
    return (
      <p class="quiet" role="status">
        Asking the rules…
      </p>
    );
  return (
    <p class="problem" role="alert">
      {wordsOf(problem.value)}{' '}
      <button type="button" onClick={() => void need()}>
        Ask again
      </button>
    </p>
  );
};
