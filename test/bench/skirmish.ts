import type { Game, MoveFn } from 'boardgame.io';

/**
 * A small game for boardgame.io, the baseline of the benches: two players, 120 unit cards in zones, energy, two battlefields
 * that are fought over and held. Its state is of the size of a Riftbound table; its rules are a handful, so that each action
 * does less than a play of Riftbound does. Written as boardgame.io's guide has it: moves change G in place.
 */
export interface Unit {
  readonly owner: number;
  readonly card: string;
  readonly cost: number;
  readonly might: number;
  zone: string;
  exhausted: boolean;
  stunned: boolean;
  faceDown: boolean;
  damage: number;
  buffs: number;
  attachedTo: number | null;
}

export interface Skirmish {
  units: Unit[];
  zones: Record<string, number[]>;
  energy: number[];
  points: number[];
  holders: (number | null)[];
}

const SEATS = [0, 1] as const;
const FIELDS = [0, 1] as const;
const UNITS = 120;
const HAND = 4;
const INVALID_MOVE = 'INVALID_MOVE';

const listOf = (G: Skirmish, zone: string): number[] => G.zones[zone] ?? [];

const unitAt = (G: Skirmish, unit: number): Unit => G.units[unit] as Unit;

const put = (G: Skirmish, unit: number, zone: string): void => {
  const from = listOf(G, unitAt(G, unit).zone);
  from.splice(from.indexOf(unit), 1);
  listOf(G, zone).push(unit);
  unitAt(G, unit).zone = zone;
};

const setup = (): Skirmish => {
  const zones: Record<string, number[]> = { 'field-0': [], 'field-1': [] };
  for (const seat of SEATS) for (const zone of ['deck', 'hand', 'base', 'trash']) zones[`${zone}-${seat}`] = [];
  const units = Array.from({ length: UNITS }, (_, unit): Unit => {
    const owner = unit % 2;
    const zone = unit < HAND * 2 ? `hand-${owner}` : `deck-${owner}`;
    zones[zone]?.push(unit);
    return {
      owner,
      card: `unit-${unit % 20}`,
      cost: 1 + (unit % 4),
      might: 1 + (unit % 5),
      zone,
      exhausted: false,
      stunned: false,
      faceDown: false,
      damage: 0,
      buffs: 0,
      attachedTo: null,
    };
  });
  return { units, zones, energy: [0, 0], points: [0, 0], holders: [null, null] };
};

const mightOf = (G: Skirmish, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitAt(G, unit).might + unitAt(G, unit).buffs, 0);

const assign = (G: Skirmish, units: readonly number[], damage: number): void => {
  let left = damage;
  for (const unit of units) {
    const amount = Math.min(left, unitAt(G, unit).might);
    unitAt(G, unit).damage += amount;
    left -= amount;
  }
};

const bury = (G: Skirmish, units: readonly number[]): void => {
  for (const unit of units) {
    const { damage, might, owner } = unitAt(G, unit);
    unitAt(G, unit).damage = 0;
    if (damage >= might) put(G, unit, `trash-${owner}`);
  }
};

const fight = (G: Skirmish, field: number): void => {
  const here = [...listOf(G, `field-${field}`)];
  const sides = SEATS.map((seat) => here.filter((unit) => unitAt(G, unit).owner === seat));
  const [one = [], other = []] = sides;
  const [mightOfOne, mightOfOther] = [mightOf(G, one), mightOf(G, other)];
  assign(G, other, mightOfOne);
  assign(G, one, mightOfOther);
  bury(G, here);
};

const settle = (G: Skirmish, field: number): void => {
  const [winner, ...others] = new Set(listOf(G, `field-${field}`).map((unit) => unitAt(G, unit).owner));
  if (winner === undefined || others.length > 0 || G.holders[field] === winner) return;
  G.holders[field] = winner;
  G.points[winner] = (G.points[winner] ?? 0) + 1;
};

const playUnit: MoveFn<Skirmish> = ({ G, playerID }, unit: number) => {
  const seat = Number(playerID);
  const card = G.units[unit];
  const energy = G.energy[seat] ?? 0;
  if (card?.zone !== `hand-${seat}` || card.cost > energy) return INVALID_MOVE;
  G.energy[seat] = energy - card.cost;
  card.exhausted = true;
  put(G, unit, `base-${seat}`);
  return undefined;
};

const moveUnit: MoveFn<Skirmish> = ({ G, playerID }, unit: number, field: number) => {
  const card = G.units[unit];
  if (card?.zone !== `base-${playerID}` || card.exhausted || !G.zones[`field-${field}`]) return INVALID_MOVE;
  card.exhausted = true;
  put(G, unit, `field-${field}`);
  if (G.holders[field] !== Number(playerID)) fight(G, field);
  settle(G, field);
  return undefined;
};

/** The trash becomes the deck again when the deck is empty, so that a game can be as long as a bench wants it. */
const draw = (G: Skirmish, seat: number): void => {
  if (listOf(G, `deck-${seat}`).length === 0) {
    for (const unit of [...listOf(G, `trash-${seat}`)]) put(G, unit, `deck-${seat}`);
  }
  const [top] = listOf(G, `deck-${seat}`);
  if (top !== undefined) put(G, top, `hand-${seat}`);
};

const MOST_ENERGY = 12;

const beginTurn = (G: Skirmish, seat: number, turn: number): void => {
  G.energy[seat] = Math.min(MOST_ENERGY, 2 + Math.floor(turn / 2));
  for (const unit of G.units) if (unit.owner === seat) unit.exhausted = false;
  for (const field of FIELDS) if (G.holders[field] === seat) G.points[seat] = (G.points[seat] ?? 0) + 1;
  draw(G, seat);
  draw(G, seat);
};

/** The game as boardgame.io takes it. It has no end: the bench stops where it has enough. */
export const skirmish: Game<Skirmish> = {
  name: 'skirmish',
  setup,
  moves: { playUnit, moveUnit },
  turn: {
    onBegin: ({ G, ctx }) => {
      beginTurn(G, Number(ctx.currentPlayer), ctx.turn);
    },
  },
};
