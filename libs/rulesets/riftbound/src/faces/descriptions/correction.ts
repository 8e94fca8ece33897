import type { Correction } from '../../words/plays.js';
import type { CorrectionFact } from '../../state/facts.js';
import { at, cardName, item, pieceName, resources, who, zoneName, type Listener, type Tellers } from './tell.js';

type CorrectionOf<Name extends Correction['change']> = Extract<Correction, { change: Name }>;

/** A correction told, with the card that it moves where the listener may know it. */
interface Told {
  readonly listener: Listener;
  readonly card: string | null;
}

type CorrectionTellers = {
  readonly [Name in Correction['change']]: (correction: CorrectionOf<Name>, told: Told) => string;
};

const piece = ({ listener, card }: Told, number: number): string => pieceName(listener, number, card);

const CORRECTIONS: CorrectionTellers = {
  move: ({ piece: moved, zone, seat }, told) => `${piece(told, moved)} lies in ${zoneName(told.listener, zone, seat)}`,
  'move-to-battlefield': ({ piece: moved, at: to }, told) => `${piece(told, moved)} is at ${at(told.listener, to)}`,
  damage: ({ piece: unit, amount }, told) => `${piece(told, unit)} has ${amount} damage`,
  buffs: ({ piece: unit, amount }, told) => `${piece(told, unit)} has ${amount === 1 ? '1 buff' : `${amount} buffs`}`,
  exhausted: ({ piece: turned, value }, told) => `${piece(told, turned)} is ${value ? 'exhausted' : 'ready'}`,
  empowered: ({ piece: unit, amount }, told) => `${piece(told, unit)} is Empowered ${String(amount)} times`,
  stunned: ({ piece: unit, value }, told) => `${piece(told, unit)} is ${value ? 'stunned' : 'not stunned'}`,
  controller: ({ piece: taken, seat }, told) => `${who(told.listener, seat)} controls ${piece(told, taken)}`,
  card: ({ piece: named, card }, told) =>
    card === null ? 'a hidden card is named' : `${piece(told, named)} is ${cardName(card)}`,
  points: ({ seat, points }, { listener }) =>
    `${who(listener, seat)} has ${points === 1 ? '1 point' : `${points} points`}`,
  energy: ({ seat, energy }, { listener }) => `${who(listener, seat)} has ${energy} energy`,
  power: ({ seat, domain, amount }, { listener }) =>
    `${who(listener, seat)} has ${amount === 0 ? `no ${domain} power` : resources(0, Array<typeof domain>(amount).fill(domain))}`,
  'battlefield-controller': ({ at: where, seat }, { listener }) =>
    `${seat === null ? 'nobody' : who(listener, seat)} controls ${at(listener, where)}`,
  'remove-item': ({ item: id }, { listener }) => `${item(listener, id)} is taken off the chain`,
  priority: ({ seat }, { listener }) => `${who(listener, seat)} has priority`,
};

const tell = <Name extends Correction['change']>(correction: CorrectionOf<Name>, told: Told): string =>
  CORRECTIONS[correction.change](correction, told);

/** A correction in words, without the full stop. */
export const describeCorrection = (correction: Correction, listener: Listener, card: string | null = null): string =>
  tell(correction, { listener, card });

export const tellCorrection: Tellers<CorrectionFact> = {
  TableCorrected: ({ correction, note, card }, listener) =>
    `Corrected: ${describeCorrection(correction, listener, card)}${note === '' ? '' : ` (${note})`}.`,
};
