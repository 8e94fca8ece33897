import type { RiftboundFact } from '../../state/facts.js';
import { isUnit, mightOf } from '../objects.js';
import { rememberLast } from '../../state/remember-last.js';
import type { FoundTrigger } from './found-trigger.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { piecesAtLocations, piecesOnBoard } from '../../state/zones.js';
import { happening, type Happening } from '../../evolve/happenings/happening.js';
import { textOf } from '../texts/texts.js';
import { triggersIn } from './triggered-abilities.js';

/** "Becomes Mighty" (709), and other marks that a unit's Might may reach: the only events that no fact says by itself. */
const NONE: readonly FoundTrigger[] = [];

/** The marks that abilities on the board wait for: on a usual table none, so that nobody's Might has to be looked at. */
const marksOnBoard = rememberLast((_pieces: RiftboundState['pieces'], state: RiftboundState): readonly number[] => {
  const marks = piecesOnBoard(state).flatMap((piece) =>
    textOf(state, piece).flatMap(({ ability }) =>
      ability.kind === 'triggered'
        ? ability.when.flatMap((event) => (event.event === 'reaches Might' ? [event.might] : []))
        : [],
    ),
  );
  return [...new Set(marks)];
});

const reached = (before: RiftboundState, after: RiftboundState, mark: number): readonly number[] =>
  piecesAtLocations(after).filter(
    (number) =>
      before.pieces[number]?.object === after.pieces[number]?.object &&
      isUnit(after, number) &&
      mightOf(before, number) < mark &&
      mightOf(after, number) >= mark,
  );

/** Abilities that wait for a unit's Might to reach a mark, which it has reached with this fact. */
export const mightTriggers = (
  before: RiftboundState,
  _fact: RiftboundFact,
  after: RiftboundState,
): readonly FoundTrigger[] => {
  const marks = marksOnBoard(after.pieces, after);
  if (marks.length === 0) return NONE;
  const events = marks.flatMap((mark): readonly Happening[] => {
    const pieces = reached(before, after, mark);
    return pieces.length > 0 ? [happening('reaches Might', after, { pieces, energy: mark })] : [];
  });
  return events.length === 0 ? NONE : triggersIn(before, events, after);
};
