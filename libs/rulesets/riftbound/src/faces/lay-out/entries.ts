import { LayOutError } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import { DOMAINS, type Location, type Place } from '../../words/vocabulary.js';
import type { CardName, Laid, LaidPiece, LaidRunes, PlayerLayout, TableLayout } from './layout.js';
import { cardIdOf, pieceOf, seatOf } from './names.js';

/** A piece that the literal names: where it goes, whose it is, and what it is like. `number` is its piece number. */
export interface Entry {
  readonly card: string | null;
  readonly owner: number;
  readonly controller: number;
  readonly place: Place;
  readonly like: LaidPiece;
  readonly host: number | null;
  readonly token: boolean;
  readonly hiddenOn: number | null;
}

/** A piece with the number it gets. */
export interface Numbered extends Entry {
  readonly number: number;
}

const inHand = (hand: PlayerLayout['hand'] = []): readonly CardName[] =>
  typeof hand === 'number' ? Array.from({ length: hand }, () => null) : hand;

const plain = (seat: number, place: Place, card: string | null): Entry => ({
  card,
  owner: seat,
  controller: seat,
  place,
  like: { card },
  host: null,
  token: false,
  hiddenOn: null,
});

/** A piece on the board, and after it what is attached to it. `first` is the index that the piece gets in the list. */
const onBoard = (layout: TableLayout, laid: Laid, { seat, place, first, where }: Put): readonly Entry[] => {
  const like = pieceOf(laid);
  const card = cardIdOf(like.card, where);
  const owner = like.owner === undefined ? seat : seatOf(layout, like.owner, where);
  const token = card !== null && cardOf(card).supertype === 'Token';
  const entries: Entry[] = [{ card, owner, controller: seat, place, like, host: null, token, hiddenOn: null }];
  for (const each of like.attached ?? []) {
    const [attached, ...others] = onBoard(layout, each, { seat, place, first: first + entries.length, where });
    if (attached) entries.push({ ...attached, host: first }, ...others);
  }
  return entries;
};

interface Put {
  readonly seat: number;
  readonly place: Location;
  readonly first: number;
  readonly where: string;
}

const ofPlayer = (layout: TableLayout, name: string, add: Add): void => {
  const player = layout.players[name] ?? {};
  const seat = seatOf(layout, name, name);
  const cards = (zone: 'hand' | 'trash' | 'banishment' | 'main-deck', names: readonly CardName[]): void =>
    names.forEach((card) => add.entry(plain(seat, { zone, seat }, cardIdOf(card, `${name}, ${zone}`))));
  for (const laid of player.base ?? []) add.laid(laid, { seat, place: { zone: 'base', seat }, where: `${name}, base` });
  cards('hand', inHand(player.hand));
  cards('trash', player.trash ?? []);
  cards('banishment', player.banished ?? []);
  cards('main-deck', player.deck ?? []);
};

const nobodyHid = (at: number): never => {
  const message = 'Nobody controls this battlefield: say by whom the card was hidden.';
  throw new LayOutError(message, ['battlefields', at, 'facedown'], ['by']);
};

const ofBattlefield = (layout: TableLayout, at: number, add: Add): void => {
  const battlefield = layout.battlefields[at];
  if (!battlefield) return;
  const where = `Battlefield ${battlefield.card}`;
  for (const [name, units] of Object.entries(battlefield.units ?? {})) {
    const seat = seatOf(layout, name, where);
    for (const laid of units) add.laid(laid, { seat, place: { zone: 'battlefield', at }, where: `${where}, ${name}` });
  }
  if (!battlefield.facedown) return;
  const { by = battlefield.controller ?? nobodyHid(at), card, turn = null } = battlefield.facedown;
  const seat = seatOf(layout, by, where);
  add.entry({ ...plain(seat, { zone: 'facedown', at }, cardIdOf(card, where)), hiddenOn: turn ?? -1 });
};

interface Add {
  readonly entry: (entry: Entry) => void;
  readonly laid: (laid: Laid, put: Omit<Put, 'first'>) => void;
}

/** Every Main Deck card and token that the literal names, in its order. */
export const entriesOf = (layout: TableLayout): readonly Entry[] => {
  const entries: Entry[] = [];
  const add: Add = {
    entry: (entry) => entries.push(entry),
    laid: (laid, put) => entries.push(...onBoard(layout, laid, { ...put, first: entries.length })),
  };
  for (const name of Object.keys(layout.players)) ofPlayer(layout, name, add);
  layout.battlefields.forEach((_, at) => ofBattlefield(layout, at, add));
  return entries;
};

/** A rune on the board. */
export interface LaidRune {
  readonly card: string | null;
  readonly exhausted: boolean;
}

const ENOUGH = 2;

const counts = (runes: LaidRunes): readonly boolean[] => {
  const { ready = 0, exhausted = 0 } = typeof runes === 'number' ? { ready: runes } : runes;
  return [...Array.from({ length: ready }, () => false), ...Array.from({ length: exhausted }, () => true)];
};

/** A player's runes on the board, ready ones of each domain first; last those that nobody knows. */
export const runesLaid = ({ runes = {} }: PlayerLayout): readonly LaidRune[] => {
  const known = DOMAINS.flatMap((domain) => {
    const laid = runes === 'enough' ? ENOUGH : (runes[domain] ?? 0);
    return counts(laid).map((exhausted) => ({ card: cardIdOf(`${domain} Rune`, 'runes'), exhausted }));
  });
  const unknown = runes === 'enough' ? [] : counts(runes.unknown ?? 0);
  return [...known, ...unknown.map((exhausted) => ({ card: null, exhausted }))];
};
