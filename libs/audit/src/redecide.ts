import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent, takenBackIn, type MatchOpened, type PlayRecorded } from '#match';
import type { Decision, Problem, Ruleset, Verdict } from '#ruleset';
import { batchesOf, type Batch } from './batches.js';
import { compareFacts, type Disagreement } from './compare.js';

/**
 * A play that another edition decides otherwise than the tape has it. Step 0 is the opening.
 * - `then`: the verdict on the tape; `now`: by the other edition; null of the opening, and where the play cannot be made
 * - `problem`: why it cannot be made, or the match not be opened, by the other edition
 * - `facts`: what happens otherwise first; null where the same happens
 * - `rules`: rule keys of the findings and facts that differ
 */
export interface Redecided {
  readonly step: number;
  readonly revision: number;
  readonly line: string | null;
  readonly then: Verdict | null;
  readonly now: Verdict | null;
  readonly problem: Problem | null;
  readonly facts: Pick<Disagreement, 'message' | 'recorded' | 'decided'> | null;
  readonly rules: readonly string[];
}

/** What came of deciding a tape under another edition: how many plays it has, and those that come out otherwise. */
export interface TapeRedecided {
  readonly plays: number;
  readonly differences: readonly Redecided[];
}

/** A ruleset that can judge a table by another edition than its own. */
type Judging<State, Play, F extends Fact> = Ruleset<State, Play, F> &
  Required<Pick<Ruleset<State, Play, F>, 'underEdition'>>;

/** A fact that names the edition of the table names the other one. */
const renamed = (fact: Fact, edition: string): Fact =>
  typeof fact.data === 'object' && fact.data !== null && 'edition' in fact.data
    ? { ...fact, data: { ...fact.data, edition } }
    : fact;

const rulesOf = (verdict: Verdict): readonly string[] => verdict.findings.map(({ rule }) => rule);

const findingsOf = ({ status, findings }: Verdict): string => JSON.stringify([status, findings]);

/** The rules by which two verdicts differ: of findings that only one of them has. */
const rulesBetween = (then: Verdict, now: Verdict): readonly string[] => {
  const had = new Set(then.findings.map((finding) => JSON.stringify(finding)));
  const has = new Set(now.findings.map((finding) => JSON.stringify(finding)));
  return rulesOf({
    ...now,
    findings: [
      ...then.findings.filter((finding) => !has.has(JSON.stringify(finding))),
      ...now.findings.filter((finding) => !had.has(JSON.stringify(finding))),
    ],
  });
};

type Found = Omit<Redecided, 'step' | 'revision' | 'line'>;

const compared = (
  then: Verdict,
  recorded: Parameters<typeof compareFacts>[0],
  decision: Exclude<Decision, { outcome: 'impossible' }>,
): Found | null => {
  const { verdict: now } = decision;
  const facts = decision.outcome === 'accepted' ? compareFacts(recorded, decision.facts) : null;
  if (facts === null && findingsOf(then) === findingsOf(now)) return null;
  const rules = [...new Set([...rulesBetween(then, now), ...(facts?.rules ?? [])])];
  return { then, now, problem: null, facts, rules };
};

const playAgain = <State, Play, F extends Fact>(
  ruleset: Judging<State, Play, F>,
  edition: string,
  { head, facts, before, said }: Batch<State, Play, F> & { readonly head: PlayRecorded<Play> },
): Found | null => {
  const { play, verdict: then } = head.data;
  const decision = ruleset.decide(ruleset.underEdition(before.game, edition), play, 'as-played');
  if (decision.outcome === 'impossible')
    return { then, now: null, problem: decision.problem, facts: null, rules: rulesOf(then) };
  const recorded = facts.map((fact) => renamed(fact, edition));
  return compared(then, { facts: recorded, said: said.facts }, decision);
};

/** The opening: a table that was laid out is as somebody said, a match is set up again. */
const openAgain = <State, Play, F extends Fact>(
  ruleset: Judging<State, Play, F>,
  edition: string,
  { head, facts, said }: Batch<State, Play, F> & { readonly head: MatchOpened },
): Found | null => {
  const { options } = head.data;
  if (options.laidOut) return null;
  const opened = ruleset.setUp({ ...options, edition });
  const nothing = { then: null, now: null };
  if (!opened.ok) return { ...nothing, problem: opened.error[0] ?? null, facts: null, rules: [] };
  const recorded = { facts: facts.map((fact) => renamed(fact, edition)), said: said.facts };
  const differs = compareFacts(recorded, opened.value);
  return differs === null ? null : { ...nothing, problem: null, facts: differs, rules: differs.rules };
};

const isPlay = <State, Play, F extends Fact>(
  batch: Batch<State, Play, F>,
): batch is Batch<State, Play, F> & { readonly head: PlayRecorded<Play> } =>
  isRecorderEvent<Play>(batch.head) && batch.head.type === 'PlayRecorded';

const isOpening = <State, Play, F extends Fact>(
  batch: Batch<State, Play, F>,
): batch is Batch<State, Play, F> & { readonly head: MatchOpened } =>
  isRecorderEvent<Play>(batch.head) && batch.head.type === 'MatchOpened';

/**
 * Decides every play of a tape under another edition, each on the table that the tape had before it, so that a difference does not carry
 * over to the plays after it; answers those that come out otherwise. Plays that were taken back are none. The tape is never changed.
 */
export const redecideTape = <State, Play, F extends Fact>(
  ruleset: Judging<State, Play, F>,
  envelopes: readonly Envelope[],
  edition: string,
): TapeRedecided => {
  const differences: Redecided[] = [];
  let plays = 0;
  const isTakenBack = takenBackIn(envelopes);
  for (const batch of batchesOf(ruleset, envelopes)) {
    const { revision, before } = batch;
    if (isOpening(batch)) {
      const found = openAgain(ruleset, edition, batch);
      if (found) differences.push({ ...found, step: 0, revision, line: null });
    }
    if (!isPlay(batch) || isTakenBack(batch.head.data.number)) continue;
    plays += 1;
    const found = playAgain(ruleset, edition, batch);
    const line = ruleset.notation.make(batch.head.data.play, before.game);
    if (found) differences.push({ ...found, step: batch.head.data.number, revision, line });
  }
  return { plays, differences };
};
