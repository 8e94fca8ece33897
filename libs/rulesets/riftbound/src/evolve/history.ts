import { happenings, type Happening } from './happenings.js';
import type { RiftboundFact } from '../state/facts.js';
import type { Deed, Glimpse, RiftboundState } from '../state/riftbound-state.js';
import { changeState } from './change.js';

/** What of this turn is remembered: the events that texts ask for afterwards, and what may trigger from where it has gone. */
const REMEMBERED: ReadonlySet<Deed['event']> = new Set<Deed['event']>([
  'played',
  'finalized',
  'conquers',
  'holds',
  'moves',
  'dies',
  'leaves',
  'damaged',
  'discarded',
  'draws',
  'chosen',
  'wins combat',
  'gains XP',
  'gains points',
  'pays',
  'resolved',
  'performed',
]);

const glimpse = ({ pieces }: RiftboundState, number: number): Glimpse => {
  const piece = pieces[number];
  return {
    piece: number,
    object: piece?.object ?? -1,
    card: piece?.card ?? null,
    controller: piece?.controller ?? -1,
    zone: piece?.zone ?? -1,
  };
};

const deedOf = (what: Happening): Deed => ({
  event: what.event,
  pieces: what.pieces.map((number) => glimpse(what.seen, number)),
  seat: what.seat,
  at: what.at,
  from: what.from,
  cause: what.cause,
  item: what.item,
  energy: what.energy,
  power: what.power,
  ability: what.ability,
  modes: what.modes,
  scored: what.scored,
  phase: what.seen.turn.phase,
});

/** The table with what just happened in its history. Nothing is remembered of the set-up. */
export const remember = (before: RiftboundState, fact: RiftboundFact, after: RiftboundState): RiftboundState => {
  if (after.turn.number === 0) return after;
  const what = happenings(before, fact, after);
  if (what.length === 0) return after;
  const deeds: Deed[] = [];
  for (const each of what) if (REMEMBERED.has(each.event)) deeds.push(deedOf(each));
  return deeds.length === 0 ? after : changeState(after, { history: after.history.concat(deeds) });
};
