import type { RuleKey } from '#rulebook';
import type { ItemDeclared } from '../../state/chain-item.js';
import type { ObjectRef } from '../../state/piece.js';
import type { AbilityName } from '../../words/definition.js';
import type { Instruction } from '../../words/instruction.js';

/**
 * A triggered ability that has found its event: whose it is, what it is of, and what it does where the engine knows;
 * `instructions` null leaves it to the table to describe.
 */
export interface FoundTrigger {
  readonly controller: number;
  readonly piece: number;
  readonly object: number;
  readonly label: string;
  readonly instructions: readonly Instruction[] | null;
  /** The encoded ability, where it is one. */
  readonly definition?: AbilityName;
  readonly it?: readonly number[];
  readonly that?: readonly ObjectRef[];
  /** The delayed ability that it is, by its number. */
  readonly delayed?: number;
  readonly here?: number;
  readonly between?: readonly number[];
  readonly attachment?: ObjectRef | null;
  /** Zone that the source comes from, as it is played. */
  readonly from?: number | null;
  /** Of a play trigger: what was declared as the card was played. */
  readonly declared?: ItemDeclared | null;
  readonly because: readonly RuleKey[];
}
