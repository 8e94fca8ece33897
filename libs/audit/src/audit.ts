import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent, type MatchOpened, type MatchState, type PlayRecorded } from '#match';
import type { Ruleset } from '#ruleset';
import { batchesOf, type Batch } from './batches.js';
import { compareFacts, comparePlay, type Disagreement } from './compare.js';
import type { Difference } from './difference.js';

const another = (kind: 'ruleset' | 'cards', recorded: string, present: string): readonly Disagreement[] =>
  recorded === present
    ? []
    : [
        {
          kind,
          message: `The tape was recorded with ${kind} ${recorded}; this audit uses ${present}.`,
          rules: [],
          recorded: { [kind]: recorded },
          decided: { [kind]: present },
        },
      ];

const auditOpening = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { data }: MatchOpened,
  facts: readonly F[],
): readonly Disagreement[] => {
  const versions = [
    ...another('ruleset', data.ruleset, ruleset.id),
    ...another('cards', data.cardSetHash, ruleset.cardSetHash),
  ];
  // A table that was laid out is as somebody said it was: there is nothing to decide again.
  if (data.options.laidOut) return versions;
  const setUp = ruleset.setUp(data.options);
  const problems = setUp.ok ? '' : setUp.error.map(({ message }) => message).join(' ');
  const difference = setUp.ok ? compareFacts(facts, setUp.value) : null;
  const refused: Disagreement = {
    kind: 'set-up',
    message: `This match cannot be opened now: ${problems}`,
    rules: [],
    recorded: null,
    decided: null,
  };
  return [
    ...versions,
    ...(setUp.ok ? [] : [refused]),
    ...(difference === null ? [] : [{ ...difference, kind: 'set-up' as const }]),
  ];
};

const lineOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { data }: PlayRecorded<Play>,
  before: MatchState<State>,
): string => ruleset.notation.make(data.play, before.game);

const auditBatch = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { revision, head, facts, before }: Batch<State, Play, F>,
): readonly Difference[] => {
  if (!isRecorderEvent<Play>(head) || head.type === 'MatchClosed') return [];
  if (head.type === 'MatchOpened') {
    return auditOpening(ruleset, head, facts).map((each) => ({ ...each, revision, play: 0, line: null }));
  }
  const { number: play, verdict } = head.data;
  const decision = ruleset.decide(before.game, head.data.play, before.recording);
  const line = lineOf(ruleset, head, before);
  return comparePlay({ verdict, facts }, decision).map((each) => ({ ...each, revision, play, line }));
};

/**
 * Decides every play of a tape again, each on the state that the tape had before it, and answers where today's rules differ
 * from the record. The record is never changed, and a difference does not carry over to the plays after it. A tape of
 * another ruleset answers with that difference alone.
 */
export const auditTape = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): readonly Difference[] => {
  const differences: Difference[] = [];
  for (const batch of batchesOf(ruleset, envelopes)) {
    differences.push(...auditBatch(ruleset, batch));
    if (differences[0]?.kind === 'ruleset') break;
  }
  return differences;
};
