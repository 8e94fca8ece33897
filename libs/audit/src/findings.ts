import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent, takenBackIn, type MatchEvent, type MatchState } from '#match';
import { isTold, type Finding, type Ruleset, type ShownRuleset, type Verdict } from '#ruleset';
import { batchesOf } from './batches.js';

/** The findings on one play of a tape. `told`: what it does was told at the table, whatever else was found. */
export interface PlayFindings {
  readonly revision: number;
  readonly play: number;
  readonly line: string;
  readonly status: Verdict['status'];
  readonly told: boolean;
  readonly findings: readonly Finding[];
}

/** An event at its revision, with the match before it. */
interface At<State, Play, F extends Fact> {
  readonly revision: number;
  readonly event: MatchEvent<Play, F>;
  readonly before: MatchState<State>;
}

/** The findings that were recorded with an event; none where it is no play, or the rules had nothing to say. */
export const findingsAt = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
  { revision, event, before }: At<State, Play, F>,
): readonly PlayFindings[] => {
  if (!isRecorderEvent<Play>(event) || event.type !== 'PlayRecorded') return [];
  const { number: play, verdict } = event.data;
  if (verdict.findings.length === 0) return [];
  const line = ruleset.notation.make(event.data.play, before.game);
  return [{ revision, play, line, status: verdict.status, told: isTold(verdict), findings: verdict.findings }];
};

/** The findings that were recorded, play by play; plays without any, and those that were taken back, are left out. */
export const findingsOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): readonly PlayFindings[] => {
  const isTakenBack = takenBackIn(envelopes);
  return [...batchesOf(ruleset, envelopes)]
    .flatMap(({ revision, head, before }) => findingsAt(ruleset, { revision, event: head, before }))
    .filter(({ play }) => !isTakenBack(play));
};
