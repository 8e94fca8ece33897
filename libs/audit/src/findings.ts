import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent } from '#match';
import { isTold, type Finding, type Ruleset, type Verdict } from '#ruleset';
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

/** The findings that were recorded, play by play; plays without any are left out. */
export const findingsOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): readonly PlayFindings[] =>
  [...batchesOf(ruleset, envelopes)].flatMap(({ revision, head, before }) => {
    if (!isRecorderEvent<Play>(head) || head.type !== 'PlayRecorded') return [];
    const { number: play, verdict } = head.data;
    if (verdict.findings.length === 0) return [];
    const line = ruleset.notation.make(head.data.play, before.game);
    return [{ revision, play, line, status: verdict.status, told: isTold(verdict), findings: verdict.findings }];
  });
