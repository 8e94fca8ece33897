import type { Correction } from '../words/plays.js';
import type { CorrectionFact } from '../state/facts.js';
import type { Piece, RiftboundState } from '../state/riftbound-state.js';
import { battlefieldZone, CHAIN_ZONE, facedownAt, seatZone } from '../state/zones.js';
import { changeBattlefieldState, changeState, withAt, type Evolvers } from './change.js';
import { changePieces, changeSeat, movePieces } from './pieces.js';
import { withPoints } from './score.js';
import { itemOn } from '../state/chain-item.js';

/** What is known of a piece that is moved: its card, and what is attached to it. */
type Known = Pick<CorrectionFact['data'], 'card' | 'attached'>;

type CorrectionOf<Name extends Correction['change']> = Extract<Correction, { change: Name }>;
type Correctors = {
  readonly [Name in Correction['change']]: (
    state: RiftboundState,
    correction: CorrectionOf<Name>,
    known: Known,
  ) => RiftboundState;
};

const onPiece = (state: RiftboundState, number: number, change: Partial<Piece>): RiftboundState =>
  changePieces(state, [number], () => change);

/** The item is gone as if it had never been; its card is back where it came from, face down if it was hidden there. */
const itemRemoved = (state: RiftboundState, id: number): RiftboundState => {
  const item = itemOn(state, id);
  const rest = changeState(state, {
    chain: state.chain.filter((each) => each.id !== id),
    priority: null,
    passes: 0,
  });
  if (!item || item.from === null || state.pieces[item.piece]?.zone !== CHAIN_ZONE) return rest;
  const hidden = facedownAt(item.from) !== null;
  return movePieces(rest, [item.piece], {
    zone: item.from,
    change: { faceDown: hidden, hiddenOn: hidden ? state.turn.number - 1 : null },
  });
};

/** A piece moved by hand lies face up where it comes to lie (421.4), as far as the zone lets it be seen. */
const moved = (
  state: RiftboundState,
  piece: number,
  { zone, card, attached }: { readonly zone: number } & Known,
): RiftboundState =>
  movePieces(state, [piece], { zone, cards: [card], change: { faceDown: false, hiddenOn: null }, attached });

/** With an empty chain in a showdown, who has priority has focus (313). */
const focusOn = ({ showdown, chain }: RiftboundState, seat: number): RiftboundState['showdown'] =>
  showdown && chain.length === 0 && showdown.focus !== null ? { ...showdown, focus: seat, passes: 0 } : showdown;

const CORRECTORS: Correctors = {
  move: (state, { piece, zone, seat }, known) => moved(state, piece, { zone: seatZone(zone, seat), ...known }),
  'move-to-battlefield': (state, { piece, at }, known) => moved(state, piece, { zone: battlefieldZone(at), ...known }),
  damage: (state, { piece, amount }) => onPiece(state, piece, { damage: amount, damagedBy: [] }),
  buffs: (state, { piece, amount }) => onPiece(state, piece, { buffs: amount }),
  empowered: (state, { piece, amount }) => onPiece(state, piece, { empowered: amount }),
  exhausted: (state, { piece, value }) => onPiece(state, piece, { exhausted: value }),
  stunned: (state, { piece, value }) => onPiece(state, piece, { stunned: value }),
  controller: (state, { piece, seat }) => onPiece(state, piece, { controller: seat }),
  card: (state, { piece, card }) => onPiece(state, piece, { card }),
  points: (state, { seat, points }) => withPoints(state, seat, points),
  energy: (state, { seat, energy }) => changeSeat(state, seat, ({ pool }) => ({ pool: { ...pool, energy } })),
  power: (state, { seat, domain, amount }) =>
    changeSeat(state, seat, ({ pool }) => ({ pool: { ...pool, power: { ...pool.power, [domain]: amount } } })),
  'battlefield-controller': (state, { at, seat }) =>
    changeState(state, {
      battlefields: withAt(state.battlefields, at, (each) => changeBattlefieldState(each, { controller: seat })),
    }),
  'remove-item': (state, { item }) => itemRemoved(state, item),
  priority: (state, { seat }) => changeState(state, { priority: seat, passes: 0, showdown: focusOn(state, seat) }),
};

const correct = <Name extends Correction['change']>(
  state: RiftboundState,
  correction: CorrectionOf<Name>,
  known: Known,
): RiftboundState => CORRECTORS[correction.change](state, correction, known);

export const evolveCorrection: Evolvers<CorrectionFact> = {
  TableCorrected: (state, { correction, ...known }) => correct(state, correction, known),
};
