import type { RuleKey } from '#rulebook';
import type { Finding } from '../verdict.js';
import { doubtful } from './findings.js';

/** One reading of a game's documents, and the rule that says so. */
export interface Reading {
  readonly rule: RuleKey;
  readonly says: string;
}

/** A point where they contradict themselves, or leave something open. The tape goes on by the reading `taken`. */
export interface Doubt {
  readonly taken: Reading;
  readonly other: Reading;
}

/** Both readings as findings: the one the tape goes on by, and the other. */
export const bothReadings = ({ taken, other }: Doubt): readonly Finding[] => [
  doubtful(taken.rule, `The book has two readings. Recorded by this one: ${taken.says}.`),
  doubtful(other.rule, `The other reading: ${other.says}.`),
];
