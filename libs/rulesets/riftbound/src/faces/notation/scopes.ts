import { mayBeChampion } from '../../judging/deck/subject.js';
import { legendOf } from '../../judging/told/fitting.js';
import { isPlayableFromTrash } from '../../judging/costs/costs-of-cards.js';
import { spokenOf } from '../../state/event-progress.js';
import { allCards, type Card, cardOf, isCardId } from '../../cards/index.js';
import { boardPieces, isRune, isUnit, runesOf } from '../../reading/objects.js';
import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, facedownAt, GONE_ZONE, isSeatZone, piecesIn } from '../../state/zones.js';
import type { Asker, Naming, Scope } from './source.js';
import { cardsIn, DECK_PARTS } from '../decks.js';

const decks = new WeakMap<object, readonly Card[]>();

/** The cards of a player's deck; every card where the deck is not known. */
export const deckCards = (state: RiftboundState, seat: number | null): readonly Card[] => {
  const deck = seat === null ? null : (state.seats[seat]?.deck ?? null);
  if (deck === null) return allCards;
  const known = decks.get(deck);
  if (known) return known;
  const ids = new Set(DECK_PARTS.flatMap((part) => cardsIn(deck, part).map(({ card }) => card)));
  const cards = [...ids].filter(isCardId).map(cardOf);
  decks.set(deck, cards);
  return cards;
};

/** Every piece that is somewhere. */
const everywhere = rememberLast((state: RiftboundState): readonly number[] =>
  state.pieces.flatMap(({ zone }, piece) => (zone === GONE_ZONE ? [] : [piece])),
);

/** A scope is made once for who speaks at a table: many names are looked for in it, and many lines tried. */
const forEachAsker = (make: (asker: Asker) => Scope): ((asker: Asker) => Scope) => {
  const madeAt = rememberLast((_state: RiftboundState) => new Map<number | null, Scope>());
  return ({ state, seat }) => {
    const made = madeAt(state);
    const scope = made.get(seat) ?? make({ state, seat });
    made.set(seat, scope);
    return scope;
  };
};

const isUnknown = (state: RiftboundState, piece: number): boolean => (state.pieces[piece]?.card ?? null) === null;

const handOf = ({ state, seat }: Asker): readonly number[] =>
  seat === null ? [] : piecesIn(state, { zone: 'hand', seat });

const ofTypes = new WeakMap<readonly Card[], Map<string, readonly Card[]>>();

/** The cards of a deck that have one of the types; worked out once for each deck. */
const cardsOf = ({ state, seat }: Asker, types: readonly Card['type'][]): readonly Card[] => {
  const cards = deckCards(state, seat);
  const byTypes = ofTypes.get(cards) ?? new Map<string, readonly Card[]>();
  const found = byTypes.get(types.join()) ?? cards.filter(({ type }) => types.includes(type));
  ofTypes.set(cards, byTypes.set(types.join(), found));
  return found;
};

const MAIN_DECK_TYPES = ['Unit', 'Spell', 'Gear'] as const;

const hiddenBy = ({ state, seat }: Asker): readonly number[] =>
  everywhere(state).filter((piece) => {
    const { zone, controller } = state.pieces[piece] ?? { zone: -1, controller: -1 };
    return facedownAt(zone) !== null && controller === seat;
  });

const whose = ({ state, seat }: Asker): string =>
  seat === null ? 'a card' : `a card of ${state.seats[seat]?.name ?? 'theirs'}`;

/** Cards of a player that nobody knows, in the order that a name is given to them: hand, hidden, champion, legend, runes. */
const unknownOf = (asker: Asker): readonly Naming[] => {
  const { state, seat } = asker;
  if (seat === null) return [];
  const among = (pieces: readonly number[]): readonly number[] => pieces.filter((piece) => isUnknown(state, piece));
  return [
    { pieces: among([...handOf(asker), ...hiddenBy(asker)]), cards: cardsOf(asker, MAIN_DECK_TYPES) },
    unknownChampion(asker, among(piecesIn(state, { zone: 'champion', seat }))),
    { pieces: among(piecesIn(state, { zone: 'legend', seat })), cards: cardsOf(asker, ['Legend']) },
    unknownRunes(asker),
  ];
};

const ofLegends = new WeakMap<readonly Card[], Map<string | null, readonly Card[]>>();

/** The cards of a player's deck that may be the Chosen Champion; worked out once for each deck and legend. */
const championsOf = (asker: Asker): readonly Card[] => {
  const units = cardsOf(asker, ['Unit']);
  const legend = legendOf(asker.state, asker.seat ?? -1);
  const byLegend = ofLegends.get(units) ?? new Map<string | null, readonly Card[]>();
  const found = byLegend.get(legend?.id ?? null) ?? units.filter((card) => mayBeChampion(card, legend));
  ofLegends.set(units, byLegend.set(legend?.id ?? null, found));
  return found;
};

/** The Chosen Champion that nobody has told: no more names fit it than may be one of the legend's (103.2.a.2). */
const unknownChampion = (asker: Asker, pieces: readonly number[]): Naming => ({
  pieces,
  cards: pieces.length === 0 ? [] : championsOf(asker),
});

const unknownRunes = (asker: Asker): Naming => {
  const { state, seat } = asker;
  const runes = seat === null ? [] : runesOf(state, seat).filter((piece) => isUnknown(state, piece));
  const ready = runes.filter((piece) => state.pieces[piece]?.exhausted === false);
  return { pieces: [...new Set([...ready, ...runes])], cards: cardsOf(asker, ['Rune']) };
};

/** Cards in hand, where names may be given to cards not known so far. */
export const handScope = forEachAsker((asker: Asker): Scope => ({
  what: `${whose(asker)} known to be in hand`,
  groups: [handOf(asker), everywhere(asker.state)],
  naming: unknownOf(asker),
}));

/** The card that an instruction plays now. */
const askedAbout = ({ state }: Asker): readonly number[] => {
  const { choice, chain } = state;
  return choice?.kind === 'play' ? chain.flatMap(({ id, piece }) => (id === choice.item ? [piece] : [])) : [];
};

/** Cards that may be played from the trash, unless the player has one of the name where cards are usually played from. */
const fromTrash = ({ state, seat }: Asker, usual: readonly number[]): readonly number[] => {
  if (seat === null) return [];
  const names = new Set(usual.map((piece) => state.pieces[piece]?.card));
  return piecesIn(state, { zone: 'trash', seat }).filter(
    (piece) => !names.has(state.pieces[piece]?.card) && isPlayableFromTrash(state, seat, piece),
  );
};

/** Cards that can be played: hand, champion zone, hidden cards. */
export const playableScope = forEachAsker((asker: Asker): Scope => {
  const { state, seat } = asker;
  const champion = seat === null ? [] : piecesIn(state, { zone: 'champion', seat });
  const usual = [...askedAbout(asker), ...handOf(asker), ...champion, ...hiddenBy(asker)];
  return {
    what: `${whose(asker)} that can be played`,
    groups: [[...usual, ...fromTrash(asker, usual)], everywhere(state)],
    naming: unknownOf(asker),
  };
});

/** Units a player may move: ready ones first. */
export const unitScope = forEachAsker(({ state, seat }: Asker): Scope => {
  const own = boardPieces(state).filter((piece) => isUnit(state, piece) && state.pieces[piece]?.controller === seat);
  const ready = own.filter((piece) => state.pieces[piece]?.exhausted === false);
  return { what: 'a unit on the board', numberedFrom: 1, groups: [ready, own, boardPieces(state), everywhere(state)] };
});

/** Runes of a player: ready ones first. */
export const runeScope = forEachAsker(({ state, seat }: Asker): Scope => {
  const own = seat === null ? [] : runesOf(state, seat);
  const ready = own.filter((piece) => state.pieces[piece]?.exhausted === false);
  const what = seat === null ? 'a rune' : `a rune of ${state.seats[seat]?.name ?? 'theirs'}`;
  return {
    what,
    numberedFrom: 1,
    naming: [unknownRunes({ state, seat })],
    groups: [ready, own, everywhere(state).filter((piece) => isRune(state, piece)), everywhere(state)],
  };
});

/** Sources of abilities: what the player has on the board, legend and battlefields included, then all else. */
export const sourceScope = forEachAsker(({ state, seat }: Asker): Scope => {
  const board = [...boardPieces(state), ...piecesIn(state, { zone: 'battlefield-row' })];
  const own = board.filter((piece) => state.pieces[piece]?.controller === seat);
  return { what: 'an object here', groups: [own, board, everywhere(state)] };
});

/** What may be applied to an event: the sources that the question names, then all else. */
export const replacerScope = forEachAsker(({ state, seat }: Asker): Scope => {
  const asked = state.choice?.kind === 'replace' ? state.choice.options.map(({ replacer }) => spokenOf(replacer)) : [];
  const { what, groups } = sourceScope({ state, seat });
  return { what, groups: [[...new Set(asked)], ...groups] };
});

const isOffBoard = (state: RiftboundState, piece: number): boolean => {
  const zone = state.pieces[piece]?.zone ?? -1;
  return (
    zone === CHAIN_ZONE || isSeatZone(zone, 'trash') || isSeatZone(zone, 'champion') || isSeatZone(zone, 'banishment')
  );
};

const objectsAt = rememberLast((state: RiftboundState): Scope => {
  const pieces = boardPieces(state);
  const all = everywhere(state);
  const board = pieces.filter((piece) => !isRune(state, piece));
  const row = [...pieces.filter((piece) => isRune(state, piece)), ...piecesIn(state, { zone: 'battlefield-row' })];
  const open = all.filter((piece) => isOffBoard(state, piece));
  return { what: 'an object here', groups: [board, row, open, all] };
});

/** Objects that effects speak of: the board without runes, then its runes and the battlefields, then public zones, then all else. */
export const objectScope = ({ state }: Pick<Asker, 'state'>): Scope => objectsAt(state);

/** Objects to ready or to exhaust: those that are not so yet come first, the acting player's before the others. */
const turnedScope = (exhausted: boolean): ((asker: Asker) => Scope) =>
  forEachAsker(({ state, seat }) => {
    const turned = boardPieces(state).filter((piece) => state.pieces[piece]?.exhausted === exhausted);
    const own = turned.filter((piece) => state.pieces[piece]?.controller === seat);
    const { what, groups } = objectScope({ state });
    return { what, groups: [own, turned, ...groups] };
  });

/** Objects to ready: exhausted ones first. */
export const exhaustedScope = turnedScope(true);

/** Objects to exhaust: ready ones first. */
export const readyScope = turnedScope(false);

/** Cards that effects take from hands, decks and trashes: the acting player's own first, any hand before a deck. */
export const cardScope = forEachAsker((asker: Asker): Scope => {
  const { state, seat } = asker;
  const own = seat === null ? [] : piecesIn(state, { zone: 'trash', seat });
  const hands = state.seats.flatMap((_, each) => handOf({ state, seat: each }));
  const { groups } = objectScope(asker);
  return { what: 'a card here', groups: [handOf(asker), own, ...groups.slice(0, -1), hands, ...groups.slice(-1)] };
});

/** Cards that are looked at or revealed now, then cards anywhere. */
export const seenScope = forEachAsker((asker: Asker): Scope => {
  const { what, groups } = cardScope(asker);
  const seen = everywhere(asker.state).filter((piece) => (asker.state.pieces[piece]?.shownTo.length ?? 0) > 0);
  return { what, groups: [seen, ...groups] };
});

/** What the choice that is awaited is among, then cards anywhere. */
export const choiceScope = forEachAsker((asker: Asker): Scope => {
  const { choice } = asker.state;
  const { what, groups } = cardScope(asker);
  if (choice?.kind === 'arrange') return { what, groups: [choice.pieces, ...groups] };
  return choice?.kind === 'pick' ? { what, groups: [choice.from, ...groups] } : { what, groups };
});

/** Every token. */
export const TOKENS: readonly Card[] = allCards.filter(({ supertype }) => supertype === 'Token');

/** Cards of a type, in a player's deck. */
export const deckCardsOf = (asker: Asker, type: Card['type']): readonly Card[] =>
  deckCards(asker.state, asker.seat).filter((card) => card.type === type);
