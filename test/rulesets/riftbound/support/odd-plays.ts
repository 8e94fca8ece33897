import { drawBelow, seedRandom } from '#kernel';
import { riftbound, type Correction, type Play, type RiftboundState } from '#rulesets/riftbound';

const ZONES = ['main-deck', 'rune-deck', 'hand', 'trash', 'banishment', 'champion', 'base', 'aside'] as const;

/** A piece drawn at random with what is known of it, and the means to draw more. */
interface Drawn {
  readonly state: RiftboundState;
  readonly piece: number;
  readonly card: string | null;
  readonly owner: number;
  /** A card of the Main Deck, legends and champions among them. */
  readonly isCard: boolean;
  readonly below: (count: number) => number;
  readonly other: () => number;
}

const correct = (correction: Correction): Play => ({ play: 'Correct', correction, note: 'as the judge saw it' });

const moved = ({ piece, isCard, below }: Drawn, seat: number): Play | null =>
  isCard ? correct({ change: 'move', piece, zone: ZONES[below(ZONES.length)] ?? 'hand', seat }) : null;

/** Ways in which cards come from hidden zones into open ones and back without a rule's leave. */
const MAKERS: readonly ((drawn: Drawn) => Play | null)[] = [
  (drawn) => moved(drawn, drawn.owner),
  (drawn) => moved(drawn, drawn.below(2)),
  ({ piece, isCard, state, below }) =>
    isCard && state.battlefields.length > 0 ? correct({ change: 'move-to-battlefield', piece, at: below(2) }) : null,
  ({ piece, below }) => correct({ change: 'controller', piece, seat: below(2) }),
  ({ piece, card }) => (card === null ? null : correct({ change: 'card', piece, card })),
  ({ piece, card, owner }) => (card === null ? null : { play: 'RevealCard', seat: owner, piece, card }),
  ({ piece, card, isCard, below, other }) => ({
    play: 'AnnounceTrigger',
    seat: below(2),
    source: piece,
    targets: [],
    instructions: [
      ...(card !== null && isCard ? [{ verb: 'put', piece, card, to: { zone: 'base', seat: 0 } } as const] : []),
      ...(card === null ? [] : [{ verb: 'reveal', piece, card } as const]),
      { verb: 'draw', seat: below(2), count: 2 },
      { verb: 'return', pieces: [other()] },
      { verb: 'recycle', pieces: [...new Set([other(), other()])] },
    ],
  }),
];

const drawer = (seed: number): ((count: number) => number) => {
  let random = seedRandom(seed);
  return (count) => {
    const { value, next } = drawBelow(random, Math.max(1, count));
    random = next;
    return value;
  };
};

const drawPiece = (state: RiftboundState, below: Drawn['below']): Drawn => {
  const grounds = new Set(state.battlefields.map((battlefield) => battlefield.piece));
  const pieces = [...state.pieces.keys()].filter((piece) => !grounds.has(piece));
  const other = (): number => pieces[below(pieces.length)] ?? 0;
  const piece = other();
  const { card = null, owner = 0, token = false, rune = false } = state.pieces[piece] ?? {};
  return { state, piece, card, owner, isCard: !token && !rune, below, other };
};

/** About one time in three a play that no rule offers, drawn by the seed and the number of the play; else null. */
export const oddPlay = (state: RiftboundState, number: number, seed: number): Play | null => {
  const below = drawer(seed * 10_000 + number);
  if (below(3) > 0) return null;
  const drawn = drawPiece(state, below);
  const play = MAKERS[below(MAKERS.length)]?.(drawn) ?? null;
  return play && riftbound.decide(state, play, 'as-played').outcome === 'accepted' ? play : null;
};
