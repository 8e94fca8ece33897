import type { RiftboundFact } from '../../state/facts.js';
import { isUnit } from '../objects.js';
import { mightOf } from '../layers/might.js';
import type { FoundTrigger } from './found-trigger.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { piecesAtLocations } from '../../state/zones.js';
import { happening, type Happening } from '../../evolve/happenings/happening.js';
import { marksOnBoard } from './listeners.js';
import { triggersIn } from './triggered-abilities.js';

/** "Becomes Mighty" (709), and other marks that a unit's Might may reach: the only events that no fact says by itself. */
const NONE: readonly FoundTrigger[] = [];

/**
 * Units whose Might has reached a mark. All are looked at before the fact, and then all after it: what is worked out for a table is
 * remembered for as long as no other is asked about.
 */
const reached = (before: RiftboundState, after: RiftboundState, mark: number): readonly number[] => {
  const units = piecesAtLocations(after).filter(
    (number) => before.pieces[number]?.object === after.pieces[number]?.object && isUnit(after, number),
  );
  const below = units.filter((number) => mightOf(before, number) < mark);
  return below.filter((number) => mightOf(after, number) >= mark);
};

/** Abilities that wait for a unit's Might to reach a mark, which it has reached with this fact. */
export const mightTriggers = (
  before: RiftboundState,
  _fact: RiftboundFact,
  after: RiftboundState,
): readonly FoundTrigger[] => {
  const marks = marksOnBoard(after);
  if (marks.length === 0) return NONE;
  const events = marks.flatMap((mark): readonly Happening[] => {
    const pieces = reached(before, after, mark);
    return pieces.length > 0 ? [happening('reaches Might', after, { pieces, energy: mark })] : [];
  });
  return events.length === 0 ? NONE : triggersIn(before, events, after);
};
