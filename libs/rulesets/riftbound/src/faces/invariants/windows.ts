import { areOpposed } from '../../engine/turn/staging.js';
import { victoryScoreOf } from '../../reading/statics/limits.js';
import { isCardItem } from '../../state/chain-item.js';
import { unitsOfAt } from '../../reading/objects.js';
import { isInGame, opponentsOf, playersLeft, seatsOfSide } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { waitingFor } from '../../reading/waiting.js';
import { tooManyFacedown } from '../../reading/statics/facedown-room.js';
import { CHAIN_ZONE } from '../../state/zones.js';
import { BOUNDS } from '../../words/bounds.js';
import { policyOf } from '../../words/editions/editions.js';
import { forEach, isCount, whenQuiet, type Law } from './law.js';

const said = (isBroken: boolean, sentence: string): readonly string[] => (isBroken ? [sentence] : []);

const isSeat = ({ seats }: RiftboundState, seat: number | null | undefined): boolean =>
  seat === null || seat === undefined || seats[seat] !== undefined;

const holders: Law = (state) => {
  const { priority, showdown, choice } = state;
  return [
    ...said(
      !isSeat(state, priority) || !isSeat(state, showdown?.focus),
      'Priority or focus is held by nobody at the table.',
    ),
    ...said(
      [priority, showdown?.focus, choice?.seat].some((seat) => typeof seat === 'number' && !isInGame(state, seat)),
      'Somebody who has left the game has priority or focus, or is asked.',
    ),
    ...said(choice !== null && priority !== null, `Seat ${priority ?? ''} has priority while a choice is awaited.`),
    ...said(showdown?.closed === true && showdown.focus !== null, 'Somebody has focus in a closed showdown.'),
  ];
};

const chainHoldsItsCards: Law = (state) => {
  const cards = state.chain.filter(isCardItem);
  const onChain = [...cards.map(({ piece }) => piece)].sort((a, b) => a - b);
  const inZone = [...(state.zones[CHAIN_ZONE] ?? [])].sort((a, b) => a - b);
  const ids = state.chain.map(({ id }) => id);
  // What adds resources resolves while an instruction is paid for (429).
  const resolving = state.chain.filter(({ status, adds }) => status === 'resolving' && !adds);
  return [
    ...said(
      onChain.join() !== inZone.join(),
      `The chain's cards are ${onChain.join()}, its zone holds ${inZone.join()}.`,
    ),
    ...said(
      new Set(ids).size < ids.length || ids.some((id) => id >= state.nextItem),
      'Chain items are not numbered one by one.',
    ),
    ...said(resolving.length > 1, 'Two items are resolving.'),
  ];
};

/** What goes on over time is numbered one by one, whatever it is: copies as they are made, abilities that were made, effects. */
const effectsNumbered: Law = ({ effects, delayed, controls, pieces, nextEffect }) => {
  const copies = pieces.flatMap(({ copies = [] }) => copies.filter((copy) => copy.while !== null));
  const ids = [...effects, ...delayed, ...controls].map(({ id }) => id);
  const numbers = [...ids, ...copies.map(({ instance }) => instance)];
  const isBroken = new Set(ids).size < ids.length || numbers.some((number) => number >= nextEffect);
  return said(isBroken, 'What goes on over time is not numbered one by one.');
};

/** As far as corrections go, and as far again in play from there. */
const MOST_POINTS_BEYOND = 2 * BOUNDS.pointsBeyond;

const seatCounts: Law = forEach(
  ({ seats }) => seats,
  ({ victoryScore }, { points, xp, played, pool, wins }, seat) => {
    const counts = [points, xp, played, wins, pool.energy, ...Object.values(pool.power)];
    if (!counts.every(isCount)) return `Seat ${seat} has a number below zero: ${counts.join(', ')}.`;
    return points > victoryScore + MOST_POINTS_BEYOND ? `Seat ${seat} has ${points} points.` : null;
  },
);

/** The game goes on although somebody has won (323.1). */
const nobodyHasWon: Law = (state) => {
  const points = (seat: number): number => state.seats[seat]?.points ?? 0;
  const players = playersLeft(state);
  const isWon = players.some(
    (seat) =>
      points(seat) >= victoryScoreOf(state) && opponentsOf(state, seat).every((each) => points(each) < points(seat)),
  );
  return said(isWon && state.lastGame === null, `The game goes on at ${players.map(points).join(' to ')}.`);
};

/** Teammates have the same points (489.8.d.1). */
const pointsOfSides: Law = forEach(
  ({ seats }) => seats,
  (state, { points }, seat) =>
    seatsOfSide(state, seat).every((mate) => state.seats[mate]?.points === points)
      ? null
      : `Seat ${seat} has other points than a teammate.`,
);

const overIsOver: Law = (state) => {
  const { result, choice, priority, game } = state;
  if (result !== null) return said(choice !== null || priority !== null, 'The match is over and something is awaited.');
  return said(game > 0 && waitingFor(state).length === 0, 'The match is not over and nothing is awaited.');
};

const battlefieldScores: Law = forEach(
  ({ battlefields }) => battlefields,
  (state, { scoredBy, controller, contestedBy }, at) => {
    if (![...scoredBy, controller, contestedBy].every((seat) => isSeat(state, seat)))
      return `Battlefield ${at} knows a seat that is not there.`;
    return new Set(scoredBy).size < scoredBy.length
      ? `Battlefield ${at} was scored twice by one player in a turn.`
      : null;
  },
);

/** Contested stays, while nothing runs, in editions that do not clear it of one who has left, or stage nothing where it is controlled. */
const mayStayContested = (state: RiftboundState, at: number): boolean => {
  const { controller, contestedBy } = state.battlefields[at] ?? {};
  const { staleContested, showdownsStaged } = policyOf(state);
  if (typeof contestedBy !== 'number') return false;
  if (staleContested === 'kept' && unitsOfAt(state, at, contestedBy).length === 0) return true;
  return showdownsStaged !== 'contested' && controller !== null;
};

const contestsAtRest: Law = forEach(
  ({ battlefields }) => battlefields,
  (state, { contestedBy, showdownStaged, combatStaged }, at) =>
    showdownStaged || combatStaged || (contestedBy !== null && !mayStayContested(state, at))
      ? `Battlefield ${at} is contested or staged, and nothing runs.`
      : null,
);

const unitsAtRest: Law = forEach(
  ({ battlefields }) => battlefields,
  (state, { controller }, at) => {
    const keptByContest = policyOf(state).controlLost === 'at once unless contested' && mayStayContested(state, at);
    if (controller !== null && !keptByContest && unitsOfAt(state, at, controller).length === 0)
      return `Battlefield ${at} is controlled without units.`;
    return areOpposed(state, at) ? `Units of two opponents stand at battlefield ${at}, and nothing runs.` : null;
  },
);

const oneHiddenCard: Law = forEach(
  ({ battlefields }) => battlefields,
  (state, _battlefield, at) =>
    tooManyFacedown(state, at) > 0 ? `Battlefield ${at} has more hidden cards than it may have.` : null,
);

export const WINDOW_LAWS: readonly Law[] = [
  holders,
  chainHoldsItsCards,
  effectsNumbered,
  seatCounts,
  pointsOfSides,
  overIsOver,
  battlefieldScores,
  whenQuiet(nobodyHasWon),
  whenQuiet(contestsAtRest),
  whenQuiet(unitsAtRest),
  whenQuiet(oneHiddenCard),
];
