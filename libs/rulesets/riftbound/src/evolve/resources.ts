import type { ResourceFact } from '../state/facts.js';
import type { Pool, RiftboundState, SeatState } from '../state/riftbound-state.js';
import type { BoundTo, PowerKind } from '../words/vocabulary.js';
import { seatZone } from '../state/zones.js';
import { changeSeatState, changeState, type Evolvers } from './change.js';
import { changePieces, changeSeat, movePieces } from './pieces.js';
import { EMPTY_POOL } from './set-up.js';

interface Resources {
  readonly energy: number;
  readonly power: readonly PowerKind[];
}

/** A copy to change. Written out for the same reason as the copies of evolve/change.ts. */
const copyOf = ({ Fury, Calm, Mind, Body, Chaos, Order, any }: Pool['power']): Record<PowerKind, number> => ({
  Fury,
  Calm,
  Mind,
  Body,
  Chaos,
  Order,
  any,
});

const changed = (pool: Pool, { energy, power }: Resources, sign: 1 | -1): Pool => {
  const next = copyOf(pool.power);
  for (const kind of power) next[kind] = Math.max(0, next[kind] + sign);
  return { energy: Math.max(0, pool.energy + sign * energy), power: next };
};

const emptied = (state: RiftboundState): RiftboundState =>
  changeState(state, { seats: state.seats.map((seat) => changeSeatState(seat, { pool: EMPTY_POOL, bound: [] })) });

/** What a pool gives of what is due, and what is still due then. */
const drawn = (pool: Pool, due: Resources): { readonly pool: Pool; readonly due: Resources } => {
  const left = copyOf(pool.power);
  const power = due.power.filter((kind) => {
    if (left[kind] === 0) return true;
    left[kind] -= 1;
    return false;
  });
  const energy = Math.min(pool.energy, due.energy);
  return { pool: { energy: pool.energy - energy, power: left }, due: { energy: due.energy - energy, power } };
};

/** Bound resources pay before the pool does. */
const paid = (
  { pool, bound }: Pick<SeatState, 'pool' | 'bound'>,
  cost: Resources,
  to: readonly BoundTo[],
): Pick<SeatState, 'pool' | 'bound'> => {
  let due = cost;
  const left = bound.flatMap((each) => {
    if (!to.includes(each.to)) return [each];
    const after = drawn(each.pool, due);
    ({ due } = after);
    return isEmpty(after.pool) ? [] : [{ to: each.to, pool: after.pool }];
  });
  return { pool: changed(pool, due, -1), bound: left };
};

const isEmpty = ({ energy, power }: Pool): boolean =>
  energy === 0 && Object.values(power).every((count) => count === 0);

/**
 * Runes are used by abilities (164.2): where that is what a player does with priority, and no payment, it breaks the passes in a row
 * (339.1, 348), and priority stays (429.2.a).
 */
const actedWith = (state: RiftboundState, seat: number): RiftboundState =>
  state.priority === seat
    ? changeState(state, { passes: 0, showdown: state.showdown && { ...state.showdown, passes: 0 } })
    : state;

export const evolveResources: Evolvers<ResourceFact> = {
  RunesChanneled: (state, { seat, exhausted, pieces, cards }) =>
    movePieces(state, pieces, { zone: seatZone('base', seat), cards, change: { exhausted } }),
  RunesExhausted: (state, { seat, runes }) =>
    changeSeat(
      changePieces(actedWith(state, seat), runes, () => ({ exhausted: true })),
      seat,
      ({ pool }) => ({ pool: changed(pool, { energy: runes.length, power: [] }, 1) }),
    ),
  RuneRecycled: (state, { seat, rune, card, domain }) => {
    const moved = movePieces(actedWith(state, seat), [rune], { zone: seatZone('rune-deck', seat), cards: [card] });
    return changeSeat(moved, seat, ({ pool }) => ({ pool: changed(pool, { energy: 0, power: [domain] }, 1) }));
  },
  ResourcesAdded: (state, { seat, energy, power, only }) =>
    changeSeat(state, seat, ({ pool, bound }) =>
      only
        ? { bound: [...bound, { to: only, pool: changed(EMPTY_POOL, { energy, power }, 1) }] }
        : { pool: changed(pool, { energy, power }, 1) },
    ),
  CostPaid: (state, { seat, energy, power, bound = [] }) =>
    changeSeat(state, seat, (before) => paid(before, { energy, power }, bound)),
  PoolsEmptied: emptied,
};
