import { type Fields, fieldsAt, listAt, listIn, numberIn, textAt, textIn, Unread } from './reading.js';

/** A card as the other recorder tells it; `name` null where the one who recorded saw a back alone. */
export interface ForeignCard {
  readonly id: string;
  readonly name: string | null;
  readonly owner: string | null;
  readonly exhausted: boolean;
}

/** What lies with a player, zone by zone, and the score. */
export interface ForeignSide {
  readonly score: number | null;
  readonly zones: Readonly<Record<string, readonly ForeignCard[]>>;
}

/** A table by the ids of its players. */
export type ForeignBoard = Readonly<Record<string, ForeignSide>>;

/** What was narrated with a change: in words, and in which turn, whose it was. */
export interface Narrated {
  readonly text: string;
  readonly author: string | null;
  readonly turn: number | null;
  readonly turnOf: string | null;
}

const cardAt = (value: unknown, path: string): ForeignCard => {
  const fields = fieldsAt(value, path);
  const isHidden = fields['isPlaceholder'] === true;
  return {
    id: textAt(fields['id'], `${path}.id`),
    name: isHidden ? null : textIn(fields['name']),
    owner: textIn(fields['ownerPlayerId']),
    exhausted: fields['exhausted'] === true,
  };
};

export const cardsAt = (value: unknown, path: string): readonly ForeignCard[] =>
  listAt(value, path).map((each, i) => cardAt(each, `${path}[${String(i)}]`));

/** Entries of the other recorder's log; what it says of the turn may stand in fields of their own. */
export const narratedAt = (value: unknown, path: string): readonly Narrated[] =>
  listIn(value, path).map((each, i) => {
    const entry = fieldsAt(each, `${path}[${String(i)}]`);
    const more = { ...(entry['fields'] as Fields | undefined), ...entry };
    return {
      text: textIn(entry['text']) ?? '',
      author: textIn(more['authorPlayerId']),
      turn: numberIn(more['turnNumber']),
      turnOf: textIn(more['turnPlayerId']),
    };
  });

/** An operation with where it stands in the file. */
export interface Operation {
  readonly fields: Fields;
  readonly path: string;
}

const EMPTY: ForeignSide = { score: null, zones: {} };

const sideOf = (
  board: ForeignBoard,
  { fields, path }: Operation,
  place: Fields = fields,
): readonly [string, ForeignSide] => {
  const id = textAt(place['playerId'], `${path}.playerId`);
  return [id, board[id] ?? EMPTY];
};

const withZone = (
  board: ForeignBoard,
  [id, side]: readonly [string, ForeignSide],
  zone: { readonly name: string; readonly cards: readonly ForeignCard[] },
): ForeignBoard => ({ ...board, [id]: { ...side, zones: { ...side.zones, [zone.name]: zone.cards } } });

type Apply = (board: ForeignBoard, operation: Operation) => ForeignBoard;

const changeZone =
  (change: (cards: readonly ForeignCard[], operation: Operation) => readonly ForeignCard[]): Apply =>
  (board, operation) => {
    const at = sideOf(board, operation);
    const name = textAt(operation.fields['zone'], `${operation.path}.zone`);
    return withZone(board, at, { name, cards: change(at[1].zones[name] ?? [], operation) });
  };

const idsIn = ({ fields, path }: Operation): readonly unknown[] => listAt(fields['cardIds'], `${path}.cardIds`);

const insertAt = (
  cards: readonly ForeignCard[],
  index: number | null,
  added: readonly ForeignCard[],
): readonly ForeignCard[] => {
  const at = index ?? cards.length;
  return [...cards.slice(0, at), ...added, ...cards.slice(at)];
};

const move: Apply = (board, operation) => {
  const { fields, path } = operation;
  const [from, to] = [fieldsAt(fields['from'], `${path}.from`), fieldsAt(fields['to'], `${path}.to`)];
  const id = textAt(fields['cardId'], `${path}.cardId`);
  const source = sideOf(board, operation, from);
  const [fromZone, toZone] = [textAt(from['zone'], `${path}.from.zone`), textAt(to['zone'], `${path}.to.zone`)];
  const held = (source[1].zones[fromZone] ?? []).find((card) => card.id === id);
  const card = fields['card'] === undefined ? held : cardAt(fields['card'], `${path}.card`);
  if (card === undefined) throw new Unread(`${path}.cardId`, `no card "${id}" lies in "${fromZone}".`);
  const left = (source[1].zones[fromZone] ?? []).filter((each) => each.id !== id);
  const taken = withZone(board, source, { name: fromZone, cards: left });
  const target = sideOf(taken, operation, to);
  const cards = insertAt(target[1].zones[toZone] ?? [], numberIn(to['index']), [card]);
  return withZone(taken, target, { name: toZone, cards });
};

const patched = (card: ForeignCard, fields: Fields): ForeignCard => ({
  ...card,
  name: textIn(fields['name']) ?? card.name,
  exhausted: typeof fields['exhausted'] === 'boolean' ? fields['exhausted'] : card.exhausted,
});

const isCalled = ({ id }: ForeignCard, { fields }: Operation): boolean => id === fields['cardId'];

const same: Apply = (board) => board;

/** What each operation does to a table; those that change nothing which we follow are known all the same. */
const OPERATIONS: Readonly<Record<string, Apply>> = {
  set_room_fields: same,
  unset_room_fields: same,
  set_player_fields: same,
  log_insert: same,
  log_remove: same,
  chain_insert: same,
  chain_remove: same,
  chain_replace: same,
  set_board_fields: (board, operation) => {
    const [id, side] = sideOf(board, operation);
    const { score } = fieldsAt(operation.fields['fields'], `${operation.path}.fields`) as { readonly score?: unknown };
    return { ...board, [id]: { ...side, score: numberIn(score) ?? side.score } };
  },
  zone_insert: changeZone((cards, { fields, path }) =>
    insertAt(cards, numberIn(fields['index']), cardsAt(fields['cards'], `${path}.cards`)),
  ),
  zone_remove: changeZone((cards, operation) => cards.filter(({ id }) => !idsIn(operation).includes(id))),
  zone_reorder: changeZone((cards, operation) =>
    idsIn(operation).flatMap((id) => cards.filter((card) => card.id === id)),
  ),
  zone_move: move,
  patch_card_fields: changeZone((cards, operation) =>
    cards.map((card) =>
      isCalled(card, operation)
        ? patched(card, fieldsAt(operation.fields['fields'], `${operation.path}.fields`))
        : card,
    ),
  ),
  unset_card_fields: changeZone((cards, operation) =>
    cards.map((card) =>
      isCalled(card, operation) && listIn(operation.fields['fields'], `${operation.path}.fields`).includes('exhausted')
        ? { ...card, exhausted: false }
        : card,
    ),
  ),
};

/** The table after an operation. One that is not known is refused: a board that is nearly right is worse than none. */
export const applied = (board: ForeignBoard, operation: Operation): ForeignBoard => {
  const name = textAt(operation.fields['op'], `${operation.path}.op`);
  const apply = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (apply === undefined) throw new Unread(`${operation.path}.op`, `"${name}" is no operation that is known here.`);
  return apply(board, operation);
};
