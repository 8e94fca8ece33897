import { words, type Viewer } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import type { RiftboundFact } from '../../state/facts.js';
import { battlefieldName, playerName } from '../../reading/objects.js';
import { nameSeen } from '../../reading/sight.js';
import type { RiftboundState, Target } from '../../state/riftbound-state.js';
import type { Place, PowerKind } from '../../words/vocabulary.js';
import { itemName } from '../../reading/waiting.js';
import { itemOn } from '../../state/chain-item.js';

const { counted, listed, together } = words;

/** For whom a fact is told, at the table before it. */
export interface Listener {
  readonly before: RiftboundState;
  readonly viewer: Viewer;
}

/** One function per fact type of a union: the fact as a sentence. Total by its type, so that no fact goes untold. */
export type Tellers<U extends RiftboundFact> = {
  readonly [Type in U['type']]: (data: Extract<U, { type: Type }>['data'], listener: Listener) => string;
};

export const who = ({ before }: Listener, seat: number): string => playerName(before, seat);

/** Name of a card by its id. */
export const cardName = (card: string): string => (isCardId(card) ? cardOf(card).name : 'an unknown card');

/** A piece by the card that the fact tells, else by what the listener sees. */
export const pieceName = ({ before, viewer }: Listener, piece: number, card: string | null = null): string =>
  card === null ? nameSeen(before, piece, viewer) : cardName(card);

/** Several pieces, those of one name together. */
export const pieceNames = (
  listener: Listener,
  pieces: readonly number[],
  cards: readonly (string | null)[] = [],
): string => together(pieces.map((piece, index) => pieceName(listener, piece, cards[index] ?? null)));

export const at = ({ before }: Listener, battlefield: number): string => battlefieldName(before, battlefield);

const SEAT_ZONES: Readonly<Record<string, string>> = {
  'main-deck': 'Main Deck',
  'rune-deck': 'Rune Deck',
  banishment: 'Banishment',
  champion: 'Champion Zone',
  legend: 'Legend Zone',
  aside: 'set-aside cards',
};

/** A player's zone in words. */
export const zoneName = (listener: Listener, zone: string, seat: number): string =>
  `${who(listener, seat)}'s ${SEAT_ZONES[zone] ?? zone}`;

/** A place in words. */
export const placeName = (listener: Listener, place: Place): string => {
  if ('seat' in place) return zoneName(listener, place.zone, place.seat);
  if ('at' in place) {
    const name = at(listener, place.at);
    return place.zone === 'facedown' ? `the Facedown Zone of ${name}` : name;
  }
  return place.zone === 'chain' ? 'the chain' : 'nowhere';
};

/** Resources in words: `3 energy and 1 Fury power`. */
export const resources = (energy: number, power: readonly PowerKind[]): string => {
  const kinds = [...new Set(power)].map((kind) => {
    const count = power.filter((each) => each === kind).length;
    return `${count} ${kind === 'any' ? 'universal' : kind} power`;
  });
  return listed([...(energy > 0 ? [`${energy} energy`] : []), ...kinds]);
};

/** A chain item in words. */
export const item = (listener: Listener, id: number): string => {
  const found = itemOn(listener.before, id);
  return found ? itemName(listener.before, found) : 'an item';
};

/** A target in words. */
export const targetName = (listener: Listener, target: Target): string => {
  if (target.kind === 'seat') return who(listener, target.seat);
  return target.kind === 'item' ? item(listener, target.item) : pieceName(listener, target.piece);
};

/** Damage by unit in words: `3 damage to Vi and 1 damage to Teemo`. */
export const damageParts = (
  listener: Listener,
  parts: readonly { readonly unit: number; readonly amount: number }[],
): string => listed(parts.map(({ unit, amount }) => `${amount} damage to ${pieceName(listener, unit)}`));

export const points = (count: number): string => counted(count, 'point');

/** How long control that was taken lasts; "source" is what it was taken by. */
export const CONTROL_UNTIL = {
  turn: () => ' this turn',
  always: () => '',
  leaves: (source: string) => ` until ${source} leaves the board`,
} as const;
