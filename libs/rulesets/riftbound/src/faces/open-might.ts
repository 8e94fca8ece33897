import type { RuleKey } from '#rulebook';
import { verdictOf, type Decision } from '#ruleset';
import { withLimitsFixed, withMightAnew } from '../reading/layers/might-anew.js';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { gapFindings } from '../words/editions/gaps.js';

type Decided = Decision<RiftboundFact, RiftboundState>;

/** What a decision comes to: its facts, or that it makes none. */
const causedBy = (decision: Decided): string =>
  decision.outcome === 'accepted' ? JSON.stringify(decision.facts) : decision.outcome;

/** The rules of what may be applied anew to the Might of now. */
const openRules = ({ effects }: RiftboundState): ReadonlySet<RuleKey> =>
  new Set(
    effects.flatMap(({ anew }): readonly RuleKey[] => {
      if (anew === undefined) return [];
      return anew === 'double' ? ['action.double'] : ['layer.limit-snapshot'];
    }),
  );

/** The other readings of a table, and the rules that leave them open. */
const readingsOf = (state: RiftboundState): readonly (readonly [RiftboundState | null, ReadonlySet<RuleKey>])[] => [
  [withMightAnew(state), openRules(state)],
  [withLimitsFixed(state), new Set<RuleKey>(['layer.decreases'])],
];

/**
 * Where an edition leaves open how much Might there is, by what stopped at a minimum or was doubled: a decision is doubtful that would
 * come to something else by another reading, which `again` decides; and no other is.
 */
export const withOpenMight = (
  state: RiftboundState,
  decision: Decided,
  again: (state: RiftboundState) => Decided,
): Decided => {
  if (decision.outcome === 'impossible') return decision;
  const differs = (other: RiftboundState | null): boolean =>
    other !== null && causedBy(again(other)) !== causedBy(decision);
  const asked = readingsOf(state).flatMap(([other, rules]) => (differs(other) ? [...rules] : []));
  if (asked.length === 0) return decision;
  const open = gapFindings(state, { cited: new Set(), asked: new Set(asked) });
  return { ...decision, verdict: verdictOf([...decision.verdict.findings, ...open]) };
};
