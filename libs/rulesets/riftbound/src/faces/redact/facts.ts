import { redactFactBy, type FactRedactorsOf } from '#ruleset';
import type { EventFact, FactOf, FactType, RiftboundFact } from '../../state/facts.js';
import type { FirstPiece } from '../../state/facts/set-up.js';
import { maySeeFacedown } from '../../reading/sight.js';
import type { Choice, Frame, RiftboundState } from '../../state/riftbound-state.js';
import { redactCorrected } from './correction.js';
import { redactAnnounced, redactInstructions } from './instructions.js';
import { isSeen, knownCard, movedTo, shuffledInto, type Look } from './seen.js';

/** Takes out of a fact's data what the viewer may not know. */
type FactRedactor<Type extends FactType> = (data: FactOf<Type>['data'], look: Look) => FactOf<Type>['data'];

type FactRedactors = FactRedactorsOf<RiftboundState, RiftboundFact>;

/** Legends and Chosen Champions lie open (128.5), decks are secret. */
const inTheOpen = (pieces: readonly FirstPiece[]): readonly FirstPiece[] =>
  pieces.map((piece) => (piece.zone === 'legend' || piece.zone === 'champion' ? piece : { ...piece, card: null }));

/** Deck lists are their players' own. */
const gameOpened: FactRedactor<'GameOpened'> = (data, { viewer }) => ({
  ...data,
  players: data.players.map((player, seat) => (seat === viewer ? player : { ...player, deck: null })),
  pieces: inTheOpen(data.pieces),
});

/** Battlefields are placed at the same time: until then each player knows their own (486). */
const battlefieldChosen: FactRedactor<'BattlefieldChosen'> = (data, { viewer }) =>
  data.seat === viewer ? data : { ...data, card: null };

/** What there is to choose among: battlefields are part of a deck list, and which hidden cards fit tells what they are. */
const redactChoice = (choice: Choice, look: Look): Choice => {
  if (choice.seat === look.viewer) return choice;
  if (choice.kind === 'battlefield') return { ...choice, options: null };
  return choice.kind === 'pick' && (choice.from.length === 0 || !choice.from.every((piece) => isSeen(look, piece)))
    ? { ...choice, from: [], min: 0, max: 0 }
    : choice;
};

const redactEvent = (fact: EventFact, { before, viewer }: Look): EventFact =>
  redactFactBy<RiftboundState, EventFact>(FACT_REDACTORS)(fact, before, viewer);

/** A task that is put off names what it will be done to: that is known as it is done, and not before. */
const redactFrame = (frame: Frame, look: Look): Frame => {
  if (frame.task === 'perform') return { ...frame, instructions: redactInstructions(frame.instructions, look) };
  if (frame.task === 'event') return { ...frame, fact: redactEvent(frame.fact, look) };
  return frame.task === 'ask' ? { ...frame, choice: redactChoice(frame.choice, look) } : frame;
};

const choiceAwaited: FactRedactor<'ChoiceAwaited'> = (data, look) => ({
  ...data,
  choice: redactChoice(data.choice, look),
  agenda: data.agenda.map((frame) => redactFrame(frame, look)),
});

const tasksPutAside: FactRedactor<'TasksPutAside'> = ({ agenda }, look) => ({
  agenda: agenda.map((frame) => redactFrame(frame, look)),
});

const isAbility = (kind: string): boolean => kind === 'activated' || kind === 'triggered' || kind === 'token';

/** What is on the chain is public (328), and so is which ability it is; which card its source has become since is as public as its place. */
const itemPutOnChain: FactRedactor<'ItemPutOnChain'> = ({ item, card, opens }, look) => {
  const isHidden = isAbility(item.kind) && !isSeen(look, item.piece);
  return {
    item: { ...item, instructions: redactAnnounced(item.instructions, look) },
    card: isHidden ? null : card,
    opens,
  };
};

const chainItemResolving: FactRedactor<'ChainItemResolving'> = (data, look) => ({
  ...data,
  instructions: redactAnnounced(data.instructions, look),
});

const cardHidden: FactRedactor<'CardHidden'> = (data, look) => ({
  ...data,
  card:
    data.seat === look.viewer || maySeeFacedown(look.before, data.seat, look.viewer)
      ? data.card
      : knownCard(look, { number: data.piece, arrival: 'private', card: data.card }),
});

const ARRIVAL = { hand: 'private', champion: 'public', top: 'secret', bottom: 'secret' } as const;

/**
 * What is taken out, by type of fact. A type that is not here tells nothing that is hidden: its pieces go to a public zone, or
 * it names no cards, or it is the very fact that makes a card known to all (CardRevealed, 424).
 */
export const FACT_REDACTORS: FactRedactors = {
  GameOpened: gameOpened,
  BattlefieldChosen: battlefieldChosen,
  TasksPutAside: tasksPutAside,
  ChoiceAwaited: choiceAwaited,
  DecksPresented: ({ pieces }) => ({ pieces: inTheOpen(pieces) }),
  DeckChanged: (data, { viewer }) => (data.seat === viewer ? data : { ...data, deck: null }),
  DeckShuffled: (data) => ({ ...data, cards: data.cards.map(() => null) }),
  ItemPutOnChain: itemPutOnChain,
  PlaySettled: (data, look) => ({
    item: { ...data.item, instructions: redactAnnounced(data.item.instructions, look) },
  }),
  ChainItemResolving: chainItemResolving,
  CardsDrawn: movedTo('private'),
  CardsSetAside: movedTo('private'),
  PiecesReturned: movedTo('private'),
  CardsPlaced: (data, look) => movedTo(ARRIVAL[data.on])(data, look),
  CardsShown: (data, { viewer }) =>
    data.by === null || data.by === viewer ? data : { ...data, cards: data.cards.map(() => null) },
  FacedownShown: (data, look) => ({
    ...data,
    cards: data.cards.map((card, index) =>
      data.by === look.viewer || isSeen(look, data.pieces[index] ?? -1) ? card : null,
    ),
  }),
  RandomPartShuffled: (data) => ({ ...data, cards: data.cards.map(() => null) }),
  CardsArranged: (data, { viewer }) => (data.by === viewer ? data : { ...data, cards: data.cards.map(() => null) }),
  CardsRecycled: shuffledInto,
  BurnedOut: shuffledInto,
  CardHidden: cardHidden,
  TableCorrected: redactCorrected,
};
