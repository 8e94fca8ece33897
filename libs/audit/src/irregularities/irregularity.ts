import type { RuleFamily } from '#rulebook';

/**
 * What was irregular: the family of the rule that was broken or not followed, or
 * - `correction`: the table was set otherwise, and nothing that the rules did this turn tells why
 * - `record`: what followed on a play is not what the rules bring about
 * - `impossible`: the play cannot be made by the rules that judge it
 */
export type IrregularityKind = RuleFamily | 'correction' | 'record' | 'impossible';

/**
 * Where a table left the rules.
 * - `step`: number of the play at which it did, 0 for the opening; `revision`: of its first event; `play`: its line, null for the opening
 * - `isOpen`: the rules leave open whether it is one
 * - `rules`: rule keys; `expected`, `happened`: sentences
 * - `followed`: later steps that depend on it, until it was set right or what it was about had left
 * - `causedBy`: step of the latest earlier irregularity on which it depends
 * - `foundAt`: step at which the tape tells of it; later than `step` where a correction does
 * - `undoneBy`: step of the rewind that undid it
 */
export interface Irregularity {
  readonly step: number;
  readonly revision: number;
  readonly play: string | null;
  readonly kind: IrregularityKind;
  readonly isOpen: boolean;
  readonly rules: readonly string[];
  readonly expected: string;
  readonly happened: string;
  readonly followed: readonly number[];
  readonly causedBy: number | null;
  readonly foundAt: number;
  readonly undoneBy: number | null;
}

/** What was found of it before it is known what followed: `subjects` are what it was about. */
export type Found = Omit<Irregularity, 'followed' | 'causedBy' | 'undoneBy'> & {
  readonly subjects: ReadonlySet<string>;
  /** Steps of the corrections that told of it. */
  readonly toldBy: readonly number[];
};
