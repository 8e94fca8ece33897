import { areFriendly } from '../../state/sides.js';
import type { ReplacedEvent } from '../../words/definition.js';
import { isAbout, isActive, replacementOf, replacersOf } from './replacers.js';
import { CHAIN_ZONE, isSeatZone } from '../../state/zones.js';
import type { SeatZone } from '../../words/vocabulary.js';
import { type Application } from '../../state/event-progress.js';
import { leftOf, withoutPiece } from './parts-left.js';
import { cardOf } from '../../cards/catalogue.js';
import type { FactOf, FactType, EventFact } from '../../state/facts.js';
import { tokensOf } from '../../state/chain-item.js';
import type { Cause, ChainItem, RiftboundState } from '../../state/riftbound-state.js';

const NONE: readonly never[] = [];

/** Which facts are events that replacement abilities speak of, and of what parts they consist (370.1.a.2, 373). */

type EventNamed<Would extends ReplacedEvent['would']> = Extract<ReplacedEvent, { would: Would }>;

interface Replaceable<Type extends FactType, Would extends ReplacedEvent['would']> {
  readonly would: Would;
  /** What it happens to: pieces, each an event of its own, or null once where it is about no piece. */
  readonly parts: (data: FactOf<Type>['data'], state: RiftboundState) => readonly (number | null)[];
  /** Whether a replacer that looks for such events means this one. */
  readonly meant: (
    state: RiftboundState,
    asked: { readonly data: FactOf<Type>['data']; readonly when: EventNamed<Would>; readonly application: Application },
  ) => boolean;
  /** The event without one of its parts; null where nothing is left. */
  readonly without: (fact: FactOf<Type>, part: number | null) => FactOf<Type> | null;
  /** The event with a card going elsewhere, where that is the whole of what is replaced. */
  readonly sent?: (fact: FactOf<Type>, to: SeatZone) => FactOf<Type>;
  /** Whether something that it was about is still there for it to happen to, after whatever came first: on the board, unless told. */
  readonly isThere?: (state: RiftboundState, part: number) => boolean;
}

const nothingLeft = (): null => null;

const deaths: Replaceable<'PiecesKilled', 'die'> = {
  would: 'die',
  parts: ({ pieces }) => pieces,
  meant: (state, { when, application }) => isAbout(state, application, when.of),
  without: (fact, part) => {
    const rest = withoutPiece(fact, part);
    const causes = rest?.data.causes?.filter(({ piece }) => piece !== part);
    return rest && { ...rest, data: { ...rest.data, ...(causes && { causes }) } };
  },
};

const isEnemy = (state: RiftboundState, cause: Cause | undefined, seat: number): boolean =>
  cause !== undefined && !areFriendly(state, cause.seat, seat);

const damage: Replaceable<'DamageDealt', 'take damage'> = {
  would: 'take damage',
  parts: ({ parts }) => parts.map(({ unit }) => unit),
  meant: (state, { data, when, application }) =>
    (when.from === undefined || data.source.kind === 'spell' || data.source.kind === 'ability') &&
    (when.by === undefined || isEnemy(state, data.cause, application.replacer.seat)) &&
    isAbout(state, application, when.of),
  without: (fact, part) => {
    const parts = leftOf(fact.data.parts, ({ unit }) => unit === part);
    return parts && { ...fact, data: { ...fact.data, parts } };
  },
};

/** Whether it is one of the first turns of a player. */
const isWithin = ({ turn, seats }: RiftboundState, seat: number, turns: number): boolean =>
  turn.seat === seat && (seats[seat]?.turns ?? 0) <= turns;

const points: Replaceable<'PointsGained', 'score'> = {
  would: 'score',
  parts: () => [null],
  meant: (state, { data, when }) =>
    (data.source.kind === 'hold' || data.source.kind === 'conquest') && isWithin(state, data.seat, when.turns),
  without: nothingLeft,
};

const tokens: Replaceable<'TokensCreated', 'play token'> = {
  would: 'play token',
  parts: () => [null],
  meant: ({ chain }, { data, application }) => !chain.some(isPlayingTokens) && isOwnUnit(data, application),
  without: nothingLeft,
};

/** Tokens that are played are put on the chain for that: what applies to their being played has applied by the time they enter. */
const isPlayingTokens = ({ kind, status }: ChainItem): boolean => kind === 'token' && status === 'resolving';

const isOwnUnit = (
  { seat, token }: { readonly seat: number; readonly token: string },
  { replacer }: Application,
): boolean => seat === replacer.seat && cardOf(token).type === 'Unit';

const tokensPlayed: Replaceable<'ItemPutOnChain', 'play token'> = {
  would: 'play token',
  parts: ({ item }) => (item.kind === 'token' ? [null] : NONE),
  meant: (_state, { data, application }) => {
    const tokens = tokensOf(data.item);
    return tokens !== null && isOwnUnit(tokens, application);
  },
  without: nothingLeft,
};

const reveals: Replaceable<'RevealBegan', 'reveal'> = {
  would: 'reveal',
  parts: () => [null],
  meant: (_state, { data, application }) => data.seat === application.replacer.seat,
  without: nothingLeft,
};

const ties: Replaceable<'AttackersRecalled', 'tie'> = {
  would: 'tie',
  parts: () => [null],
  meant: (state, { application }) => state.showdown?.combat?.attacker === application.replacer.seat,
  without: nothingLeft,
};

type Affected = 'be stunned' | 'lose might' | 'return to hand';

/** Whether the item that does it has chosen the object, as the object that it is. */
const hasChosen = ({ chain, pieces }: RiftboundState, cause: Cause | undefined, part: number | null): boolean =>
  chain.some(
    ({ id, targets }) =>
      id === cause?.item &&
      targets.some(
        (target) => target.kind === 'piece' && target.piece === part && target.object === pieces[target.piece]?.object,
      ),
  );

/** Whether a spell or ability of the right player that has chosen it does this to it. */
const affects = (
  state: RiftboundState,
  asked: {
    readonly data: { readonly cause?: Cause };
    readonly when: EventNamed<Affected>;
    readonly application: Application;
  },
): boolean => {
  const { data, when, application } = asked;
  return (
    (when.by === undefined || data.cause?.seat === application.replacer.seat) &&
    hasChosen(state, data.cause, application.part) &&
    isAbout(state, application, when.of)
  );
};

const stuns: Replaceable<'UnitsStunned', 'be stunned'> = {
  would: 'be stunned',
  parts: ({ units }) => units,
  meant: affects,
  without: (fact, part) => {
    const units = leftOf(fact.data.units, (unit) => unit === part);
    return units && { ...fact, data: { ...fact.data, units } };
  },
};

const weakenings: Replaceable<'EffectsBegan', 'lose might'> = {
  would: 'lose might',
  parts: ({ effects }) => effects.flatMap(({ piece, might }) => (might < 0 ? [piece] : [])),
  meant: affects,
  without: (fact, part) => {
    const effects = leftOf(fact.data.effects, ({ piece }) => piece === part);
    return effects && { ...fact, data: { ...fact.data, effects } };
  },
};

const returns: Replaceable<'PiecesReturned', 'return to hand'> = {
  would: 'return to hand',
  parts: ({ pieces }) => pieces,
  meant: affects,
  without: withoutPiece,
};

type ToTrash = 'PiecesKilled' | 'CardsDiscarded' | 'PiecesTrashed';

/**
 * Whether a card would go to the trash of a replacer's controller, not from their Main Deck, or is what a delayed one speaks of: tokens
 * are no cards.
 */
const goesTo = (
  state: RiftboundState,
  { when, application }: { readonly when: EventNamed<'go to trash'>; readonly application: Application },
): boolean => {
  const { replacer, part } = application;
  if (when.of) return isAbout(state, application, when.of);
  const piece = state.pieces[part ?? -1];
  return piece?.owner === replacer.seat && !piece.token && !isSeatZone(piece.zone, 'main-deck');
};

const trashing: Replaceable<ToTrash, 'go to trash'> = {
  would: 'go to trash',
  parts: ({ pieces }) => pieces,
  meant: goesTo,
  without: withoutPiece,
  isThere: ({ pieces }, part) => !isSeatZone(pieces[part]?.zone ?? -1, 'trash'),
};

/** The card of what is countered would go to the trash (425.1.a.1): whatever comes instead, it is countered all the same. */
const clearing: Replaceable<'ChainItemCountered', 'go to trash'> = {
  would: 'go to trash',
  parts: ({ item, to }, { chain }) => chain.flatMap(({ id, piece }) => (id === item && to === 'trash' ? [piece] : [])),
  meant: goesTo,
  without: (fact) => fact,
  sent: (fact, to) => ({ ...fact, data: { ...fact.data, to } }),
  isThere: ({ pieces }, part) => pieces[part]?.zone === CHAIN_ZONE,
};

const REPLACEABLE = {
  PiecesKilled: [deaths, trashing],
  ChainItemCountered: [clearing],
  CardsDiscarded: [trashing],
  PiecesTrashed: [trashing],
  DamageDealt: [damage],
  PointsGained: [points],
  TokensCreated: [tokens],
  ItemPutOnChain: [tokensPlayed],
  RevealBegan: [reveals],
  AttackersRecalled: [ties],
  UnitsStunned: [stuns],
  EffectsBegan: [weakenings],
  PiecesReturned: [returns],
} satisfies { readonly [Type in FactType]?: readonly unknown[] };

/** The same table as its reader sees it: the type of the fact has chosen the row. */
type AnyReplaceable = Replaceable<EventFact['type'], ReplacedEvent['would']>;

const rowsFor = ({ type }: EventFact): readonly AnyReplaceable[] =>
  (REPLACEABLE as unknown as { readonly [Type in FactType]?: readonly AnyReplaceable[] })[type] ?? NONE;

/** Of what parts a fact consists that may be replaced; null for facts that nothing replaces. */
export const replaceable = (fact: EventFact): AnyReplaceable | null => rowsFor(fact)[0] ?? null;

const inRow = (state: RiftboundState, fact: EventFact, row: AnyReplaceable): readonly Application[] => {
  const replacers = replacersOf(state, row.would);
  if (replacers.length === 0) return NONE;
  return row.parts(fact.data, state).flatMap((part) =>
    replacers.flatMap((replacer): readonly Application[] => {
      const application = { replacer, part };
      const when = replacementOf(replacer)?.when;
      const meant = when !== undefined && row.meant(state, { data: fact.data, when, application });
      return meant && isActive(state, application) ? [application] : [];
    }),
  );
};

/** Everything that applies to a part of an event by what it says: costs that somebody would have to pay are left aside. */
export const applying = (state: RiftboundState, fact: EventFact): readonly Application[] => {
  const rows = rowsFor(fact);
  return rows.length === 0 ? NONE : rows.flatMap((row) => inRow(state, fact, row));
};
