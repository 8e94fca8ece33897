import type { Challenge } from '../words/plays.js';
import type { FactOf } from '../state/facts.js';
import type { CombatFact } from '../state/facts.js';
import type { Combat, Lane, Piece, RuneterraState, SeatState } from '../state/runeterra-state.js';

type Fold<Type extends CombatFact['type']> = (state: RuneterraState, data: FactOf<Type>['data']) => RuneterraState;

/** Takes a unit off the battlefield: its place stays, so that whoever stood opposite knows that somebody did. */
export const withoutPiece = (combat: Combat | null, piece: number): Combat | null =>
  combat && {
    ...combat,
    lanes: combat.lanes.map((lane) => ({
      ...lane,
      attacker: lane.attacker === piece ? null : lane.attacker,
      opposite: lane.opposite === piece ? null : lane.opposite,
    })),
  };

const laneOf = (attacker: number, enemy: number | null): Lane => ({
  attacker,
  opposite: enemy,
  challenged: enemy !== null,
  blocked: enemy !== null,
});

/** A unit joins the attack at the right end, with the enemy it drags along. */
export const withAttacker = (combat: Combat, attacker: number, enemy: number | null): Combat => ({
  ...combat,
  lanes: [...combat.lanes, laneOf(attacker, enemy)],
});

/** Units leave the bench for the battlefield. */
export const ontoBattlefield = (state: RuneterraState, moving: readonly number[]): RuneterraState => ({
  ...state,
  pieces: state.pieces.map((piece, number): Piece =>
    moving.includes(number) ? { ...piece, place: 'battlefield' } : piece,
  ),
  seats: state.seats.map((seat) => ({ ...seat, bench: seat.bench.filter((number) => !moving.includes(number)) })),
});

/** Units come back from the battlefield to the right end of their owners' benches. */
export const backToBench = (state: RuneterraState, moving: readonly number[]): RuneterraState => ({
  ...state,
  pieces: state.pieces.map((piece, number): Piece => (moving.includes(number) ? { ...piece, place: 'bench' } : piece)),
  seats: state.seats.map((seat, owner): SeatState => {
    const own = moving.filter((number) => state.pieces[number]?.owner === owner && !seat.bench.includes(number));
    return { ...seat, bench: [...seat.bench, ...own] };
  }),
});

const challengedBy = (challenges: readonly Challenge[], attacker: number): number | null =>
  challenges.find(({ by }) => by === attacker)?.enemy ?? null;

const withCombat = (state: RuneterraState, change: (combat: Combat) => Combat): RuneterraState =>
  state.combat ? { ...state, combat: change(state.combat) } : state;

const attackCommitted: Fold<'AttackCommitted'> = (state, { seat, attackers, challenges, free }) => {
  const moved = ontoBattlefield(state, [...attackers, ...challenges.map(({ enemy }) => enemy)]);
  return {
    ...moved,
    declared: null,
    passes: 0,
    seats: moved.seats.map((each, number) => (number === seat ? { ...each, attacks: each.attacks + 1 } : each)),
    combat: {
      seat,
      free,
      lanes: attackers.map((attacker) => laneOf(attacker, challengedBy(challenges, attacker))),
      step: 'commit',
      defended: false,
      strikes: 0,
    },
  };
};

/** Blockers stand opposite; whoever stood there before (which the rules forbid) goes back. */
const blocksCommitted: Fold<'BlocksCommitted'> = (state, { blocks }) => {
  const lanes = state.combat?.lanes ?? [];
  const displaced = lanes.flatMap(({ attacker, opposite }) =>
    opposite !== null && blocks.some((block) => block.attacker === attacker) ? [opposite] : [],
  );
  const moved = ontoBattlefield(
    backToBench(state, displaced),
    blocks.map(({ by }) => by),
  );
  return withCombat(moved, (combat) => ({
    ...combat,
    defended: true,
    lanes: combat.lanes.map((lane) => {
      const block = blocks.find(({ attacker }) => attacker === lane.attacker);
      return block ? { ...lane, opposite: block.by, blocked: true } : lane;
    }),
  }));
};

const changed = (number: number | null, one: number, other: number): number | null => {
  if (number === one) return other;
  return number === other ? one : number;
};

/** Two units change places, on the battlefield or between it and the bench; those on the bench keep its order. */
const positionsSwapped: Fold<'PositionsSwapped'> = (state, { one, other }) => {
  const places = [state.pieces[other]?.place, state.pieces[one]?.place] as const;
  return {
    ...state,
    pieces: state.pieces.map((piece, number): Piece => {
      if (number === one) return { ...piece, place: places[0] ?? piece.place };
      return number === other ? { ...piece, place: places[1] ?? piece.place } : piece;
    }),
    seats: state.seats.map((seat) => ({ ...seat, bench: seat.bench.map((n) => changed(n, one, other) ?? n) })),
    combat: state.combat && {
      ...state.combat,
      lanes: state.combat.lanes.map((lane) => ({
        ...lane,
        attacker: changed(lane.attacker, one, other),
        opposite: changed(lane.opposite, one, other),
      })),
    },
  };
};

/** The facts of combat, folded. */
export const evolveCombat: { readonly [Type in CombatFact['type']]: Fold<Type> } = {
  AttackDeclared: (state, { seat, attackers, challenges }) => ({
    ...state,
    declared: { seat, attackers, challenges, spells: state.declared?.spells ?? [], overStack: state.stack.length > 0 },
  }),
  SpellsDeclared: (state, { seat, pieces }) => ({
    ...state,
    declared: {
      seat,
      attackers: state.declared?.attackers ?? [],
      challenges: state.declared?.challenges ?? [],
      spells: pieces,
      overStack: state.declared?.overStack ?? false,
    },
  }),
  DeclarationTakenBack: (state) => ({ ...state, declared: null }),
  AttackCommitted: attackCommitted,
  BlocksCommitted: blocksCommitted,
  CombatStepBegan: (state, { step }) => withCombat(state, (combat) => ({ ...combat, step })),
  PositionsSwapped: positionsSwapped,
  UnitStruck: (state) => state,
  LaneFinished: (state, { lane }) => withCombat(state, (combat) => ({ ...combat, strikes: lane + 1 })),
  CombatEnded: (state, { survivors }) => ({ ...backToBench(state, survivors), combat: null }),
};
