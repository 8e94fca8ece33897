import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { standingOf, type Standing } from '../../state/standing.js';
import { isBoardZone, piecesIn, piecesOnBoard } from '../../state/zones.js';
import type { TriggerEvent } from '../../words/definition.js';
import { piecesGiven } from '../texts/given-abilities.js';
import type { Happening } from '../../evolve/happenings.js';
import { plainTextOf, textOf, type AbilityNow } from '../texts/texts.js';

/** Which objects have to be asked, because a text of theirs waits for something: of a whole board most wait for nothing. */
const NOBODY: readonly number[] = [];

/** The events that abilities wait for. */
const eventsOf = (text: readonly AbilityNow[]): readonly TriggerEvent[] =>
  text.flatMap(({ ability }) => (ability.kind === 'triggered' ? ability.when : []));

/** Objects on the board by the events that their own texts wait for, in piece order. */
const byEvent = rememberLast((standing: Standing, state: RiftboundState): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, readonly number[]>();
  for (const piece of standing.onBoard) {
    for (const { event } of eventsOf(plainTextOf(state, piece))) {
      const waiting = found.get(event) ?? [];
      if (!waiting.includes(piece)) found.set(event, [...waiting, piece]);
    }
  }
  return found;
});

const inOrder = (some: readonly number[], others: readonly number[]): readonly number[] =>
  [...new Set([...some, ...others])].sort((a, b) => a - b);

/**
 * Objects on the board that may wait for an event, in piece order: by their own texts, by what they are given, and what is being
 * played, which keywords are short for triggers on.
 */
export const listenersOnBoard = (state: RiftboundState, { event, pieces }: Happening): readonly number[] => {
  const waiting = byEvent(standingOf(state), state).get(event) ?? NOBODY;
  const given = piecesGiven(state);
  const played = event === 'played' ? pieces : NOBODY;
  if (given.length + played.length === 0) return waiting;
  const others = [...given, ...played].filter((piece) => isBoardZone(state.pieces[piece]?.zone ?? -1));
  return inOrder(waiting, others);
};

const worksFromTrash = ({ ability }: AbilityNow): boolean => ability.kind === 'triggered' && ability.from === 'trash';

/** Cards in trashes, which all can see, whose triggers work from there, in piece order (385.1, 385.2). */
export const listenersInTrashes = rememberLast((state: RiftboundState): readonly number[] => {
  const found: number[] = [];
  for (const seat of state.seats.keys()) {
    for (const piece of piecesIn(state, { zone: 'trash', seat })) {
      if (textOf(state, piece).some(worksFromTrash)) found.push(piece);
    }
  }
  return found.sort((a, b) => a - b);
});

const marksIn = (text: readonly AbilityNow[]): readonly number[] =>
  eventsOf(text).flatMap((event) => (event.event === 'reaches Might' ? [event.might] : []));

const marksStanding = rememberLast((standing: Standing, state: RiftboundState): readonly number[] => [
  ...new Set(standing.onBoard.flatMap((piece) => marksIn(plainTextOf(state, piece)))),
]);

/** The marks of Might that abilities on the board wait for: on a usual table none, so that nobody's Might has to be looked at. */
export const marksOnBoard = (state: RiftboundState): readonly number[] => {
  const marks = marksStanding(standingOf(state), state);
  const given = piecesGiven(state);
  if (given.length === 0) return marks;
  return [...new Set(piecesOnBoard(state).flatMap((piece) => marksIn(textOf(state, piece))))];
};
