import type { Envelope, Fact } from '#kernel';
import {
  comparePins,
  isDisputeEvent,
  isRecorderEvent,
  isRoundEvent,
  type MatchClosed,
  type PeopleErased,
  type DisputeEvent,
  type MatchCommand,
  matchDecider,
  type MatchOpened,
  type MatchState,
  orderedBy,
  roundOrderOf,
  type RoundEvent,
  pinText,
  policyOf,
  type PlayRecorded,
  type SettingBack,
} from '#match';
import type { AnyRuleset, Decision, Ruleset } from '#ruleset';
import { batchesOf, type Batch } from './batches.js';
import { compareFacts, compareHead, comparePlay, type Disagreement } from './compare.js';
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

const otherPins = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { pins }: MatchOpened['data'],
): readonly Disagreement[] =>
  comparePins(ruleset, pins).map((difference): Disagreement => ({
    kind: difference.pin,
    message: pinText(difference),
    rules: [],
    recorded: { [difference.pin]: difference.recorded, cards: difference.cards },
    decided: { [difference.pin]: difference.present },
  }));

const auditOpening = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { data }: MatchOpened,
  { facts, said }: Batch<State, Play, F>,
): readonly Disagreement[] => {
  const versions = [
    ...another('ruleset', data.ruleset, ruleset.id),
    ...another('cards', data.cardSetHash, ruleset.cardSetHash),
    ...(data.ruleset === ruleset.id ? otherPins(ruleset, data) : []),
  ];
  // A table that was laid out is as somebody said it was: there is nothing to decide again.
  if (data.options.laidOut) return versions;
  const setUp = ruleset.setUp(data.options);
  const problems = setUp.ok ? '' : setUp.error.map(({ message }) => message).join(' ');
  const difference = setUp.ok ? compareFacts({ facts, said: said.facts }, setUp.value) : null;
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

const refusedBy = (message: string): Disagreement => ({
  kind: 'outcome',
  message: `The recorder would not write this here: ${message}`,
  rules: [],
  recorded: null,
  decided: null,
});

const lineOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { data }: PlayRecorded<Play>,
  before: MatchState<State>,
): string => ruleset.notation.make(data.play, before.game);

const isThere = (each: Disagreement | null): each is Disagreement => each !== null;

/** A play with its facts, decided again by the recorder's own decider: its number and rules are compared as well. */
const auditPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  head: PlayRecorded<Play>,
  { facts, before, said }: Batch<State, Play, F>,
): readonly Disagreement[] => {
  const { play, verdict } = head.data;
  const recorded = { verdict, facts, said: said.facts };
  const decision = matchDecider(ruleset).decide(before, { type: 'RecordPlay', play });
  // What chance should have been is held against the secret by `checkDealing`; here it is what fell.
  if (decision.outcome === 'impossible' && decision.problem.code === 'match/dealer-draws')
    return comparePlay(recorded, ruleset.decide(before.game, play, before.recording));
  if (decision.outcome !== 'accepted') return comparePlay(recorded, decision);
  const [decided, ...caused] = decision.facts;
  return [compareHead(head, decided, said.head), ...comparePlay(recorded, { ...decision, facts: caused })].filter(
    isThere,
  );
};

/** An event of the recorder's that an order about the whole match came to. */
type Ordered = SettingBack | MatchClosed | PeopleErased | DisputeEvent | RoundEvent;

/** What gave rise to it. */
const orderOf = (ruleset: AnyRuleset, event: Ordered): MatchCommand<never> => {
  if (isDisputeEvent(event)) return orderedBy(policyOf(ruleset), event);
  if (isRoundEvent(event)) return roundOrderOf(event);
  if (event.type === 'MatchClosed') return { type: 'CloseMatch', note: event.data.note };
  if (event.type === 'PeopleErased') return { type: 'ErasePeople', ...event.data };
  if (event.type === 'PlaysTakenBack') {
    const { to, note } = event.data;
    return { type: 'TakeBack', to, note };
  }
  const { number: _, ...order } = event.data;
  return { type: 'RewindTo', ...order };
};

const reasonOf = (decision: Exclude<Decision, { outcome: 'accepted' }>): string =>
  decision.outcome === 'impossible'
    ? decision.problem.message
    : decision.verdict.findings.map(({ message }) => message).join(' ');

const lacking = (type: string): Disagreement => ({
  kind: 'recorder',
  message: `The tape lacks the ${type} that was ordered here.`,
  rules: [],
  recorded: null,
  decided: { type },
});

/** An order about the whole match (a rewind, a take-back, the closing, a step of a dispute, the round): decided again, with what it leaves at the table. */
const auditOrder = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  head: Ordered,
  { facts, before, said, next }: Batch<State, Play, F>,
): readonly Disagreement[] => {
  const decision = matchDecider(ruleset).decide(before, orderOf(ruleset, head));
  if (decision.outcome !== 'accepted') return [refusedBy(reasonOf(decision))];
  const [decided, ...caused] = decision.facts;
  // A remedy that sets the match back, or plays, has that event behind it, which is decided again as a batch of its own.
  const [second] = caused.filter((event) => isRecorderEvent(event));
  const own = second === undefined ? caused.filter((fact): fact is F => !isRecorderEvent(fact)) : [];
  return [
    isDisputeEvent(head) || isRoundEvent(head)
      ? compareFacts({ facts: [head], said: [said.head] }, decided === undefined ? [] : [decided])
      : compareHead(head, decided, said.head),
    second === undefined || second.type === next?.type ? null : lacking(second.type),
    compareFacts({ facts, said: said.facts }, own),
  ].filter(isThere);
};

const ALREADY_OPEN = 'a match is opened once.';
const NOT_OPEN = 'a match begins with its opening.';

const auditBatch = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  batch: Batch<State, Play, F>,
): readonly Difference[] => {
  const { revision, head, before } = batch;
  const at = { revision, play: before.plays, line: null };
  if (!isRecorderEvent<Play>(head)) return [{ ...refusedBy(NOT_OPEN), ...at }];
  if (head.type === 'MatchOpened') {
    const repeated = before.status === 'unopened' ? [] : [refusedBy(ALREADY_OPEN)];
    return [...repeated, ...auditOpening(ruleset, head, batch)].map((each) => ({ ...each, ...at, play: 0 }));
  }
  if (head.type !== 'PlayRecorded') return auditOrder(ruleset, head, batch).map((each) => ({ ...each, ...at }));
  const found = auditPlay(ruleset, head, batch);
  if (found.length === 0) return [];
  const line = lineOf(ruleset, head, before);
  return found.map((each) => ({ ...each, revision, play: head.data.number, line }));
};

/** What a forger has written may be no play or fact at all: whatever the rules make of it, the tape is told and not the fault. */
const undecidable = (revision: number, error: unknown): Difference => ({
  kind: 'undecidable',
  revision,
  play: 0,
  line: null,
  message: `The rules cannot read the event (${error instanceof Error ? error.name : typeof error}).`,
  rules: [],
  recorded: null,
  decided: null,
});

const tryBatch = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  batch: Batch<State, Play, F>,
): readonly Difference[] => {
  try {
    return auditBatch(ruleset, batch);
  } catch (error) {
    return [undecidable(batch.revision, error)];
  }
};

/**
 * Decides every play of a tape, given as it was written, again, each on the state that the tape had before it, and answers where today's rules differ
 * from the record. The record is never changed, and a difference does not carry over to the plays after it. A tape of
 * another ruleset answers with that difference alone; one that cannot be folded on, with the batch behind which it cannot.
 */
export const auditTape = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): readonly Difference[] => {
  const differences: Difference[] = [];
  let reached = 0;
  try {
    for (const batch of batchesOf(ruleset, envelopes)) {
      reached = batch.revision;
      differences.push(...tryBatch(ruleset, batch));
      if (differences[0]?.kind === 'ruleset') break;
    }
  } catch (error) {
    differences.push(undecidable(reached, error));
  }
  return differences;
};
