import { makeCanonicalJson, type Fact, type JsonObject } from '#kernel';
import type { Decision, Verdict } from '#ruleset';
import type { Said } from './batches.js';
import type { Difference } from './difference.js';

/** What differs: a sentence, both sides, and the rules that either cites. */
export type Disagreement = Pick<Difference, 'kind' | 'message' | 'rules' | 'recorded' | 'decided'>;

const isSame = (one: unknown, other: unknown): boolean => makeCanonicalJson(one) === makeCanonicalJson(other);

const asJson = (value: object | undefined): JsonObject | null => (value === undefined ? null : (value as JsonObject));

const rulesOf = (verdict: Verdict): readonly string[] => verdict.findings.map(({ rule }) => rule);

const unique = (rules: readonly string[]): readonly string[] => [...new Set(rules)];

const describeFacts = (was: Fact | undefined, is: Fact | undefined): string => {
  if (was === undefined) return `The tape lacks ${is?.type ?? 'a fact'}, which the rules bring about.`;
  if (is === undefined) return `The tape has ${was.type}, which the rules do not bring about.`;
  return was.type === is.type
    ? `The tape has ${was.type} with other data than by the rules.`
    : `The tape has ${was.type} where the rules bring about ${is.type}.`;
};

const citedBy = (fact: Fact | undefined): readonly string[] => fact?.because ?? [];

const said = (how: Said | undefined, event: Fact | undefined): Fact | null =>
  event === undefined ? null : (how?.(event) ?? event);

/** Compares facts in order, each as far as the recorded one says it in the shape it was written in; what differs first is named. */
export const compareFacts = (
  { facts: recorded, said: ways }: { readonly facts: readonly Fact[]; readonly said: readonly Said[] },
  decided: readonly Fact[],
): Disagreement | null => {
  const longer = recorded.length > decided.length ? recorded : decided;
  const index = longer.findIndex(
    (_, each) => !isSame(said(ways[each], recorded[each]), said(ways[each], decided[each])),
  );
  if (index === -1) return null;
  const [was, is] = [recorded[index], decided[index]];
  const rules = unique([...citedBy(was), ...citedBy(is)]);
  return { kind: 'facts', message: describeFacts(was, is), rules, recorded: asJson(was), decided: asJson(is) };
};

const compareVerdicts = (recorded: Verdict, decided: Verdict): Disagreement | null => {
  if (isSame(recorded, decided)) return null;
  const message =
    recorded.status === decided.status
      ? `The play is ${recorded.status} on the tape and by the rules, for other reasons.`
      : `The play is ${recorded.status} on the tape and ${decided.status} by the rules.`;
  const rules = unique([...rulesOf(recorded), ...rulesOf(decided)]);
  return { kind: 'verdict', message, rules, recorded: asJson(recorded), decided: asJson(decided) };
};

const withoutVerdict = (event: Fact | undefined): unknown =>
  event === undefined ? null : { ...event, data: { ...(event.data as object), verdict: null } };

/** Compares the recorder's own event, but for its verdict, which is compared by itself. */
export const compareHead = (recorded: Fact, decided: Fact | undefined, how: Said): Disagreement | null =>
  isSame(withoutVerdict(how(recorded)), withoutVerdict(decided && how(decided)))
    ? null
    : {
        kind: 'recorder',
        message: `The tape has ${recorded.type} otherwise than the recorder writes it here.`,
        rules: unique([...recorded.because, ...citedBy(decided)]),
        recorded: asJson(recorded),
        decided: asJson(decided),
      };

/** A play as the tape has it. */
export interface RecordedPlay {
  readonly verdict: Verdict;
  readonly facts: readonly Fact[];
  readonly said: readonly Said[];
}

/** Compares a play on the tape with today's decision on it. */
export const comparePlay = (
  { verdict, ...recordedFacts }: RecordedPlay,
  decision: Decision,
): readonly Disagreement[] => {
  const recorded = asJson(verdict);
  if (decision.outcome === 'impossible') {
    const { message } = decision.problem;
    const decided = asJson(decision.problem);
    return [
      { kind: 'outcome', message: `By the rules the play cannot be made: ${message}`, rules: [], recorded, decided },
    ];
  }
  if (decision.outcome === 'refused') {
    const rules = rulesOf(decision.verdict);
    const decided = asJson(decision.verdict);
    return [{ kind: 'outcome', message: 'By the rules the play is refused.', rules, recorded, decided }];
  }
  const disagreements = [compareVerdicts(verdict, decision.verdict), compareFacts(recordedFacts, decision.facts)];
  return disagreements.filter((each) => each !== null);
};
