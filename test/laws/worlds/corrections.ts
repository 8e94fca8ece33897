import type { Die } from '../../support/die.js';
import type { OpenWorld } from './world.js';

/** How a game writes that a piece is taken into its owner's hand, and that a card of a hand is thrown away. */
interface Hands {
  readonly intoHand: (piece: number, owner: number) => unknown;
  readonly outOfHand: (piece: number, owner: number) => unknown;
}

/** By the id of the game. */
const HANDS: Readonly<Record<string, Hands>> = {
  riftbound: {
    intoHand: (piece, seat) => ({ change: 'move', piece, zone: 'hand', seat }),
    outOfHand: (piece, seat) => ({ change: 'move', piece, zone: 'trash', seat }),
  },
  runeterra: {
    intoHand: (piece) => ({ change: 'move', piece, to: 'hand' }),
    outOfHand: (piece) => ({ change: 'move', piece, to: 'graveyard' }),
  },
};

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? '-1');

/** A correction that takes a card into a hand or out of one, with a note that names the card: what nobody else may read. */
export const correctHands =
  (percent: number) =>
  ({ ruleset, state }: OpenWorld, die: Die): string | null => {
    const hands = HANDS[ruleset.id];
    if (hands === undefined || die.below(100) >= percent) return null;
    const { zones, pieces } = ruleset.view(state.game, 'recorder');
    const isOut = die.below(2) === 0;
    const roles = isOut ? ['hand'] : ['home', 'arena', 'discard'];
    const ids = new Set(zones.filter(({ role }) => roles.includes(role)).flatMap(({ pieces: lying }) => lying));
    const piece = die.one(pieces.filter(({ id, name, role }) => ids.has(id) && name !== null && role === undefined));
    if (piece === undefined) return null;
    const correction = (isOut ? hands.outOfHand : hands.intoHand)(numberOf(piece.id), piece.owner);
    return ruleset.notation.make({ play: 'Correct', correction, note: `it was ${piece.name ?? ''}` }, state.game);
  };
