import { spokenOf } from '../../reading/replacements/replacers.js';
import type { PlayOf } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import { isAccepted } from './accepted.js';
import type { Candidate } from './candidate.js';

type Asked = Extract<Choice, { kind: 'replace' }>;

/** Each replacement effect that may be applied, and none where that is possible too. */
export const replacementCandidates = (
  state: RiftboundState,
  { seat, options, optional }: Asked,
): readonly Candidate[] => {
  const none: PlayOf<'ApplyReplacement'> = { play: 'ApplyReplacement', seat, source: null, to: null, payment: null };
  const some = options.map(({ replacer, part }): Candidate => {
    const source = spokenOf(replacer);
    const name = nameOf(state, source);
    const label = part === null ? `Apply ${name}` : `Apply ${name} to ${nameOf(state, part)}`;
    return { play: { ...none, source, to: part }, label, slots: [] };
  });
  const possible = some.filter(({ play }) => isAccepted(state, play));
  return optional ? [...possible, { play: none, label: 'Apply nothing', slots: [] }] : possible;
};
