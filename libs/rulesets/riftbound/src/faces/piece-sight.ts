import { inOrderOfCards, type Hiding, type PieceSight, type Viewer } from '#ruleset';
import { doubtful } from '../words/findings.js';
import type { Play } from '../words/plays.js';
import type { FactOf, FactType, RiftboundFact } from '../state/facts.js';
import type { Moved } from '../state/facts/fact.js';
import { changePieces } from '../evolve/pieces.js';
import { renameFact } from './renaming/facts.js';
import { renamePlay } from './renaming/play.js';
import { maySee } from '../reading/sight.js';
import type { Piece } from '../state/piece.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { isSeatZone } from '../state/zones.js';

const isLoose = (zone: number): boolean => isSeatZone(zone, 'hand') || isSeatZone(zone, 'aside');
const isDeck = (zone: number): boolean => isSeatZone(zone, 'main-deck') || isSeatZone(zone, 'rune-deck');

/** Who sees a card, each once: nobody or one, as a rule. */
const watchersIn = (shownTo: Piece['shownTo']): string =>
  shownTo === 'all' || shownTo.length < 2 ? String(shownTo) : [...new Set(shownTo)].sort().join();

/**
 * Cards in a hand, or set aside, lie in no order that others see. A deck's lie in places that everybody can point at, but for
 * those that somebody else looks at: who looks may take any of them. What lies face down on the board is told from all others.
 */
const hidingOf = (state: RiftboundState, number: number, viewer: Viewer): Hiding | null => {
  const piece = state.pieces[number];
  if (piece === undefined || piece.faceDown || maySee(state, piece, viewer)) return null;
  const { zone, shownTo } = piece;
  const place = `${zone}:${watchersIn(shownTo)}`;
  if (isLoose(zone)) return { place, ordered: false };
  return isDeck(zone) ? { place, ordered: shownTo.length === 0 } : null;
};

const hiddenIn = (state: RiftboundState, place: string, viewer: Viewer): readonly number[] =>
  (state.zones[Number.parseInt(place, 10)] ?? []).filter((piece) => hidingOf(state, piece, viewer)?.place === place);

/** A viewer who cannot tell the cards of a hand apart does not know which of them is one that was seen there. */
const forget = (state: RiftboundState, viewer: Viewer): RiftboundState => {
  const forgotten: number[] = [];
  const isForgotten = (number: number): boolean =>
    (state.pieces[number]?.card ?? null) !== null && hidingOf(state, number, viewer) !== null;
  // Asked after each event for each viewer: a pair for each of the many zones, most of them empty, would be a fiftieth of all that a server lays in memory.
  for (let zone = 0; zone < state.zones.length; zone++) {
    const pieces = state.zones[zone];
    if (pieces === undefined || pieces.length === 0 || !isLoose(zone)) continue;
    for (const number of pieces) if (isForgotten(number)) forgotten.push(number);
  }
  return forgotten.length === 0 ? state : changePieces(state, forgotten, () => ({ card: null }));
};

/** Facts that name cards with pieces which may come from a hand. */
type FactOfCards = { [Type in FactType]: FactOf<Type>['data'] extends Moved ? Type : never }[FactType];

/** Whether all the cards of the fact become known together: in what order they lay where nobody saw them is nobody's. */
const TOGETHER: Readonly<Record<FactOfCards, boolean>> = {
  DeckShuffled: false,
  RandomPartShuffled: false,
  CardsDrawn: false,
  CardsSetAside: true,
  CardsRecycled: true,
  CardsDiscarded: true,
  CardsBurned: false,
  PiecesBanished: true,
  PiecesReturned: true,
  PiecesTrashed: true,
  PiecesKilled: true,
  CardsPlaced: true,
  CardsShown: true,
  FacedownShown: false,
  CardsArranged: false,
  BurnedOut: false,
  RunesChanneled: false,
};

const isOfCards = (fact: RiftboundFact): fact is Extract<RiftboundFact, { type: FactOfCards }> => fact.type in TOGETHER;

const tellTogether = (fact: RiftboundFact, isHidden: (piece: number) => boolean): RiftboundFact =>
  isOfCards(fact) && TOGETHER[fact.type]
    ? ({ ...fact, data: inOrderOfCards(fact.data, isHidden) } as RiftboundFact)
    : fact;

/** How viewers are kept from following pieces through places that are hidden from them. */
export const pieceSight: PieceSight<RiftboundState, Play, RiftboundFact> = {
  hidingOf,
  hiddenIn,
  // Objects are numbered through the whole game: what an older one was, it was for all.
  objectFor: ({ actual, known }, { piece, shown }, object) =>
    actual.pieces[piece]?.object === object ? (known.pieces[shown]?.object ?? object) : object,
  renameFact,
  renamePlay,
  tellTogether,
  forget,
  laysAnew: ({ type }) => type === 'GameOpened',
  unseen: doubtful('privacy.by-zone', 'Whether this may be played depends on cards that this viewer does not see.'),
};
