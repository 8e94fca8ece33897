import type { Piece, RuneterraState, SeatState } from '../state/runeterra-state.js';
import { LIMITS } from '../words/vocabulary.js';

/** A law of the state: answers, as sentences, how it is broken. Pieces and seats are named by number: these are for engineers. */
type Law = (state: RuneterraState) => readonly string[];

const LISTS = ['hand', 'bench', 'graveyard'] as const;

const said = (isBroken: boolean, sentence: string): readonly string[] => (isBroken ? [sentence] : []);

/** What lists hold: each piece that says it lies there, once, with its owner. */
const listsAgree: Law = ({ pieces, seats }) =>
  seats.flatMap((player, seat) =>
    LISTS.flatMap((place) => {
      const there = pieces.flatMap((piece, number) => (piece.owner === seat && piece.place === place ? [number] : []));
      const agree = JSON.stringify(there) === JSON.stringify(player[place].toSorted((one, two) => one - two));
      return said(!agree, `Seat ${seat}'s ${place} is not what its pieces say.`);
    }),
  );

/** Who stands in a lane says that it is on the battlefield, and nobody else does. */
const lanesAgree: Law = ({ pieces, combat }) => {
  const standing = (combat?.lanes ?? []).flatMap(({ attacker, opposite }) => [attacker, opposite]);
  const inLanes = new Set(standing.filter((piece) => piece !== null));
  return pieces.flatMap(({ place }, number) =>
    said((place === 'battlefield') !== inLanes.has(number), `Piece ${number} and the lanes of combat disagree.`),
  );
};

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

const numbersWithin = (player: SeatState, seat: number): readonly string[] => [
  ...said(player.hand.length > LIMITS.hand, `Seat ${seat} holds more than ${LIMITS.hand} cards.`),
  ...said(!isWithin(player.gems, LIMITS.gems), `Seat ${seat} has ${player.gems} gems.`),
  ...said(player.mana < 0, `Seat ${seat} has ${player.mana} mana.`),
  ...said(!isWithin(player.spellMana, LIMITS.spellMana), `Seat ${seat} has ${player.spellMana} spell mana.`),
];

/** Hands, gems and mana stay within what the game allows. */
const numbersHold: Law = ({ seats }) => seats.flatMap(numbersWithin);

/** Six places on a bench, while nothing is going on that has still to be settled. */
const benchesHold: Law = ({ seats, agenda }) =>
  agenda.length > 0
    ? []
    : seats.flatMap(({ bench }, seat) =>
        said(bench.length > LIMITS.board, `Seat ${seat} has ${bench.length} on the bench.`),
      );

const isWounded = ({ place, damage }: Piece): boolean => damage !== 0 && place !== 'bench' && place !== 'battlefield';

/** Damage lies on what is in play, and nothing carries less than none. */
const damageLies: Law = ({ pieces }) =>
  pieces.flatMap((piece, number) =>
    said(isWounded(piece) || piece.damage < 0, `Piece ${number} carries ${piece.damage} damage ${piece.place}.`),
  );

const stackHolds: Law = ({ stack, pieces, casting }) => [
  ...said(stack.length > LIMITS.stack, `${stack.length} items are on the stack.`),
  ...said(new Set(stack.map(({ id }) => id)).size < stack.length, 'Two items of the stack have one number.'),
  ...[...stack, ...(casting ? [casting] : [])].flatMap(({ id, piece }) =>
    said(piece !== null && pieces[piece]?.place !== 'stack', `The card of item ${id} is not on the stack.`),
  ),
];

/** Somebody must choose or act, unless it is over; and what waits to be done waits for a choice. */
const somebodyActs: Law = ({ result, choice, toAct, agenda, seats }) => [
  ...said(result === null && choice === null && toAct === null && seats.length > 0, 'Nobody may act.'),
  ...said(choice === null && agenda.length > 0, 'Tasks wait, and nobody is asked.'),
];

const LAWS: readonly Law[] = [listsAgree, lanesAgree, numbersHold, benchesHold, damageLies, stackHolds, somebodyActs];

/**
 * Laws of the state that are broken, as sentences; empty when all hold. Every state after a legal play keeps them all. After a
 * correction or an illegal play as played, a table may stand as the rules would not have left it.
 */
export const brokenInvariants = (state: RuneterraState): readonly string[] => LAWS.flatMap((law) => law(state));
