import type { Finding } from '#ruleset';
import { note } from '../../words/findings.js';
import { nameOf } from '../../reading/objects.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import type { Instruction, InstructionOf, Verb } from '../../words/instruction.js';

/** Where a verb changes nothing of a piece as it is now, and how that is said. */
const IDLE: { readonly [Name in Verb]?: readonly [(piece: Piece, told: InstructionOf<Name>) => boolean, string] } = {
  ready: [({ exhausted }) => !exhausted, 'is not exhausted'],
  exhaust: [({ exhausted }) => exhausted, 'is exhausted already'],
  stun: [({ stunned }) => stunned, 'is stunned already'],
  heal: [({ damage }) => damage === 0, 'has no damage'],
  buff: [({ buffs }) => buffs > 0, 'has a buff already'],
  'spend-buff': [({ buffs }) => buffs === 0, 'has no buff'],
  disempower: [({ empowered }) => empowered === 0, 'is not Empowered'],
  move: [({ zone }, { to }) => zone === zoneOf(to), 'is there already'],
  detach: [({ attachedTo }) => attachedTo === null, 'is attached to nothing'],
};

const idlePieces = (state: RiftboundState, instruction: Instruction): readonly Finding[] => {
  const [isIdle, why] = (IDLE[instruction.verb] ?? [null, '']) as readonly [
    ((piece: Piece, told: Instruction) => boolean) | null,
    string,
  ];
  const named = 'pieces' in instruction ? instruction.pieces : 'piece' in instruction ? [instruction.piece] : [];
  return named.flatMap((number) => {
    const piece = state.pieces[number];
    if (!piece || !isIdle?.(piece, instruction)) return [];
    return [note('reading.do-what-you-can', `as things are, ${nameOf(state, number)} ${why}: nothing happens to it.`)];
  });
};

/** Instructions told at the table that would do nothing now: each is skipped as it is executed, and said here (055). */
export const idleFindings = (state: RiftboundState, instructions: readonly Instruction[]): readonly Finding[] =>
  instructions.flatMap((instruction) => idlePieces(state, instruction));
