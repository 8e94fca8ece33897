import type { RuleKey } from '#rulebook';
import type { AbilityName } from '../../abilities/definition.js';
import { isEncoded } from '../../abilities/definitions.js';
import type { FactType, RiftboundFact } from '../../events.js';
import type { Instruction } from '../../effects/instruction.js';
import { hasKeyword, keywordValue, unitsOfAt } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import { piecesOnBoard } from '../../zones.js';

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
  readonly here?: number;
  readonly because: readonly RuleKey[];
}

/** Looks at one event with the states around it; answers the abilities that trigger on it. */
type Trigger = (before: RiftboundState, fact: RiftboundFact, after: RiftboundState) => readonly FoundTrigger[];

/** Temporary: at the start of its controller's Beginning Phase, before scoring, kill it (816). */
const temporary: Trigger = (_before, fact, after) => {
  if (fact.type !== 'StepBegan' || fact.data.step !== 'beginning') return [];
  return piecesOnBoard(after).flatMap((number) => {
    const piece = after.pieces[number];
    return piece?.controller === fact.data.seat && hasKeyword(after, number, 'Temporary')
      ? [
          {
            controller: piece.controller,
            piece: number,
            object: piece.object,
            label: 'Temporary',
            instructions: [{ verb: 'kill', pieces: [number] }],
            because: ['keyword.temporary'],
          },
        ]
      : [];
  });
};

/** Deathknell: when it dies, once for each instance; what it does is looked up before it moved (808, 808.2, 383.2.c.2). */
const deathknell: Trigger = (before, fact) => {
  if (fact.type !== 'PiecesKilled') return [];
  return fact.data.pieces.flatMap((number) => {
    const piece = before.pieces[number];
    if (!piece || isEncoded(before, piece.card)) return [];
    return Array.from({ length: keywordValue(before, number, 'Deathknell') }, (): FoundTrigger => ({
      controller: piece.controller,
      piece: number,
      object: piece.object,
      label: 'Deathknell',
      instructions: null,
      because: ['keyword.deathknell'],
    }));
  });
};

/** Hunt: when it conquers or holds, its controller gains experience (823). */
const hunt: Trigger = (_before, fact, after) => {
  if (fact.type !== 'BattlefieldConquered' && fact.type !== 'BattlefieldHeld') return [];
  const { at, seat } = fact.data;
  return huntersAt(after, at, seat);
};

const huntersAt = (state: RiftboundState, at: number, seat: number): readonly FoundTrigger[] =>
  unitsOfAt(state, at, seat).flatMap((number) => {
    const amount = keywordValue(state, number, 'Hunt');
    const object = state.pieces[number]?.object;
    if (amount === 0 || object === undefined) return [];
    return [
      {
        controller: seat,
        piece: number,
        object,
        label: 'Hunt',
        instructions: [{ verb: 'gain-xp', seat, amount }],
        because: ['keyword.hunt'],
      },
    ];
  });

/** Triggered abilities that keywords bring, by the events they look for. Those of card texts are announced at the table. */
const TRIGGERS: Partial<Readonly<Record<FactType, readonly Trigger[]>>> = {
  StepBegan: [temporary],
  PiecesKilled: [deathknell],
  BattlefieldConquered: [hunt],
  BattlefieldHeld: [hunt],
};

const NONE: readonly Trigger[] = [];

/** What looks for events of a type. */
export const triggersOn = (type: FactType): readonly Trigger[] => TRIGGERS[type] ?? NONE;
