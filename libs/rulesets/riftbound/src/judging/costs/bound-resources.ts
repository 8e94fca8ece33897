import type { Pool, RiftboundState, SeatState } from '../../state/riftbound-state.js';
import type { BoundTo, PowerKind } from '../../words/vocabulary.js';
import type { TotalCost } from './cost.js';

/** Resources that were added for some things only, and what they may pay for now. */
type Use = (of: TotalCost['of'], state: RiftboundState) => boolean;

const ofType =
  (type: 'Gear' | 'Unit'): Use =>
  (of) =>
    of?.types.includes(type) === true;

const USES: Readonly<Record<BoundTo, Use>> = {
  spells: (of) => of?.is === 'card' && of.types.includes('Spell'),
  gear: ofType('Gear'),
  units: ofType('Unit'),
  showdowns: (_of, { showdown }) => showdown !== null,
};

/** Which bound resources of a player may help to pay a cost. */
export const boundFor = (state: RiftboundState, seat: number, { of }: TotalCost): readonly BoundTo[] => {
  const bound = state.seats[seat]?.bound ?? NONE;
  if (bound.length === 0) return NONE;
  return [...new Set(bound.flatMap(({ to }) => (USES[to](of, state) ? [to] : [])))];
};

const NONE: readonly never[] = [];

const sum = (one: Pool, other: Pool): Pool => {
  const power: Record<PowerKind, number> = { ...one.power };
  for (const kind of Object.keys(power) as PowerKind[]) power[kind] += other.power[kind];
  return { energy: one.energy + other.energy, power };
};

/** The pool, with the bound resources that may help. */
export const poolFor = ({ pool, bound }: Pick<SeatState, 'pool' | 'bound'>, to: readonly BoundTo[]): Pool =>
  bound.reduce((all, each) => (to.includes(each.to) ? sum(all, each.pool) : all), pool);
