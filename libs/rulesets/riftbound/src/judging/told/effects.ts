import type { Finding } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import { locationName, nameOf, playerName } from '../../reading/objects.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { WOULD_BE_THIRD, wouldBeThird } from '../../reading/taken-there.js';
import { zoneOf } from '../../state/zones.js';
import { illegal, note } from '../../words/findings.js';
import type { Instruction, InstructionOf } from '../../words/instruction.js';
import type { PlayTarget } from '../../words/plays.js';
import { placesToEnter } from '../places/tokens.js';
import { hasChanged, neededFor } from '../targets/illegal-targets.js';
import { idleFindings } from './idle.js';
import { actsOn } from './instructions.js';

/**
 * An effect as the table tells it.
 * - `source`: the object whose text it is; `chosen`: what was chosen for it
 * - `item`: the item that resolves by it now; null where it is told ahead, with the play or as it triggers
 */
interface ToldEffect {
  readonly instructions: readonly Instruction[];
  readonly source: number;
  readonly chosen: readonly PlayTarget[];
  readonly item: ChainItem | null;
}

/** What the rules hold against an effect whatever the text says that nobody here knows. */
export const effectFindings = (state: RiftboundState, effect: ToldEffect): readonly Finding[] => [
  ...effect.instructions.flatMap(shareFindings),
  ...strangerFindings(state, effect),
  ...thirdFindings(state, effect.instructions),
  ...(effect.item === null ? aheadOf(state, effect.instructions) : nowOf(state, effect.item, effect.instructions)),
];

/** Told ahead: choices are made now, and where a token goes is none of them (355.4, 355.17). */
const aheadOf = (state: RiftboundState, instructions: readonly Instruction[]): readonly Finding[] => [
  ...idleFindings(
    state,
    instructions.filter(({ verb }) => verb !== 'move'),
  ),
  ...destinationFindings(state, instructions),
];

/** Told as it resolves: what was chosen stays, and the rest is chosen now (355.15, 355.17). */
const nowOf = (state: RiftboundState, item: ChainItem, instructions: readonly Instruction[]): readonly Finding[] => [
  ...idleFindings(state, instructions),
  ...goneFindings(state, item, instructions),
  ...instructions.flatMap((each) => tokenFindings(state, each)),
];

/** The same of what is told ahead: with a play, or as something triggers. */
export const aheadFindings = (
  state: RiftboundState,
  play: {
    readonly instructions: readonly Instruction[] | null;
    readonly source: number;
    readonly targets: readonly PlayTarget[];
  },
): readonly Finding[] => {
  const { instructions, source, targets } = play;
  return instructions ? effectFindings(state, { instructions, source, chosen: targets, item: null }) : [];
};

/** Each of those among whom damage is split is dealt at least 1 (355.14.g). */
const shareFindings = (instruction: Instruction): readonly Finding[] =>
  instruction.verb === 'split' && instruction.shares.some(({ amount }) => amount < 1)
    ? [illegal('target.split-valid', 'Each among whom damage is split is dealt at least 1.')]
    : [];

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];

/** Where something was chosen, what was not is affected only by words that choose nothing (355.10.d): worth asking. */
const strangerFindings = (state: RiftboundState, { chosen, source, instructions }: ToldEffect): readonly Finding[] => {
  if (!chosen.some(({ kind }) => kind === 'piece')) return [];
  const isKnown = (piece: number): boolean =>
    piece === source || chosen.some((target) => target.kind === 'piece' && target.piece === piece);
  return unique(instructions.flatMap(actsOn))
    .filter((piece) => !isKnown(piece))
    .map((piece) =>
      note(
        'target.no-choice',
        `${nameOf(state, piece)} was not chosen: its text has to say that it is affected all the same.`,
      ),
    );
};

const isBroughtElsewhere = (instructions: readonly Instruction[], piece: number): boolean =>
  instructions.some(
    (each) => (each.verb === 'move' || each.verb === 'recall' || each.verb === 'place') && actsOn(each).includes(piece),
  );

/** Control of what stays where it is, though units of three players would fight there (462.3). */
const thirdFindings = (state: RiftboundState, instructions: readonly Instruction[]): readonly Finding[] =>
  instructions.flatMap((instruction) =>
    instruction.verb !== 'control'
      ? []
      : instruction.pieces
          .filter((piece) => wouldBeThird(state, piece, instruction.seat) && !isBroughtElsewhere(instructions, piece))
          .map((piece) => illegal('combat.no-third-player', `${nameOf(state, piece)} ${WOULD_BE_THIRD}.`)),
  );

/** A destination that is chosen with the play is another place than where the unit is (355.4.a). */
const destinationFindings = (state: RiftboundState, instructions: readonly Instruction[]): readonly Finding[] =>
  instructions.flatMap((instruction, index) => {
    if (instruction.verb !== 'move') return [];
    const before = instructions.slice(0, index).flatMap(actsOn);
    return instruction.pieces
      .filter((piece) => !before.includes(piece) && state.pieces[piece]?.zone === zoneOf(instruction.to))
      .map((piece) => illegal('play.move-destination-differs', `${nameOf(state, piece)} is there already.`));
  });

/** What was chosen and has left since is unaffected, also where it has come back, and nothing is done by it (359.3.e.4-5). */
const goneFindings = (
  state: RiftboundState,
  item: ChainItem,
  instructions: readonly Instruction[],
): readonly Finding[] =>
  unique(instructions.flatMap((each) => [...actsOn(each), ...neededFor(each)]))
    .filter((piece) => hasChanged(state, item, piece))
    .map((piece) =>
      illegal(
        'resolve.illegal-unaffected',
        `${nameOf(state, piece)} has left the board since, so nothing happens to it or by it.`,
      ),
    );

/** A token whose place is chosen goes where cards of its type may be played (185.2.a, 355.2.a). */
const tokenFindings = (state: RiftboundState, instruction: Instruction): readonly Finding[] =>
  instruction.verb === 'create' && instruction.played ? placeFindings(state, instruction) : [];

const placeFindings = (state: RiftboundState, { token, seat, to }: InstructionOf<'create'>): readonly Finding[] => {
  const isOpen = placesToEnter(state, { token, seat, hiddenAt: null }).some((place) => zoneOf(place) === zoneOf(to));
  const where = locationName(state, to);
  const message = `${playerName(state, seat)} cannot play ${cardOf(token).name} to ${where}.`;
  return isOpen ? [] : [illegal('play.unit-location-default', message)];
};
