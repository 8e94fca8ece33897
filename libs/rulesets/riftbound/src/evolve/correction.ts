import type { Correction } from '../commands.js';
import type { CorrectionFact } from '../events.js';
import type { Piece, RiftboundState } from '../state.js';
import { battlefieldZone, seatZone } from '../zones.js';
import { withAt, type Evolvers } from './evolvers.js';
import { changePieces, changeSeat, movePieces } from './pieces.js';

type CorrectionOf<Name extends Correction['change']> = Extract<Correction, { change: Name }>;
type Correctors = {
  readonly [Name in Correction['change']]: (
    state: RiftboundState,
    correction: CorrectionOf<Name>,
    card: string | null,
  ) => RiftboundState;
};

const onPiece = (state: RiftboundState, number: number, change: Partial<Piece>): RiftboundState =>
  changePieces(state, [number], (piece) => ({ ...piece, ...change }));

const itemRemoved = (state: RiftboundState, id: number): RiftboundState => ({
  ...state,
  chain: state.chain.filter((item) => item.id !== id),
  priority: null,
  passes: 0,
});

/** A piece moved by hand lies face up where it comes to lie (421.4), as far as the zone lets it be seen. */
const moved = (
  state: RiftboundState,
  piece: number,
  { zone, card }: { readonly zone: number; readonly card: string | null },
): RiftboundState =>
  movePieces(state, [piece], { zone, cards: [card], change: (each) => ({ ...each, faceDown: false, hiddenOn: null }) });

const CORRECTORS: Correctors = {
  move: (state, { piece, zone, seat }, card) => moved(state, piece, { zone: seatZone(zone, seat), card }),
  'move-to-battlefield': (state, { piece, at }, card) => moved(state, piece, { zone: battlefieldZone(at), card }),
  damage: (state, { piece, amount }) => onPiece(state, piece, { damage: amount }),
  buffs: (state, { piece, amount }) => onPiece(state, piece, { buffs: amount }),
  exhausted: (state, { piece, value }) => onPiece(state, piece, { exhausted: value }),
  stunned: (state, { piece, value }) => onPiece(state, piece, { stunned: value }),
  controller: (state, { piece, seat }) => onPiece(state, piece, { controller: seat }),
  card: (state, { piece, card }) => onPiece(state, piece, { card }),
  points: (state, { seat, points }) => changeSeat(state, seat, (each) => ({ ...each, points })),
  energy: (state, { seat, energy }) => changeSeat(state, seat, (each) => ({ ...each, pool: { ...each.pool, energy } })),
  power: (state, { seat, domain, amount }) =>
    changeSeat(state, seat, (each) => ({
      ...each,
      pool: { ...each.pool, power: { ...each.pool.power, [domain]: amount } },
    })),
  'battlefield-controller': (state, { at, seat }) => ({
    ...state,
    battlefields: withAt(state.battlefields, at, (each) => ({ ...each, controller: seat })),
  }),
  'remove-item': (state, { item }) => itemRemoved(state, item),
  priority: (state, { seat }) => ({ ...state, priority: seat, passes: 0 }),
};

const correct = <Name extends Correction['change']>(
  state: RiftboundState,
  correction: CorrectionOf<Name>,
  card: string | null,
): RiftboundState => CORRECTORS[correction.change](state, correction, card);

export const evolveCorrection: Evolvers<CorrectionFact> = {
  TableCorrected: (state, { correction, card }) => correct(state, correction, card),
};
