import { pieceId } from '#ruleset';
import type { TableZone, ZoneRole } from '#table';
import { playerName } from '../../reading/objects.js';
import type { Lane, RuneterraState } from '../../state/runeterra-state.js';
import type { PlaceName } from '../../words/vocabulary.js';
import { BATTLEFIELD, deckId, STACK, zoneId } from './ids.js';

interface SeatZone {
  readonly place: PlaceName | 'deck';
  readonly role: ZoneRole;
  readonly words: string;
}

const SEAT_ZONES: readonly SeatZone[] = [
  { place: 'hand', role: 'hand', words: 'hand' },
  { place: 'deck', role: 'deck', words: 'deck' },
  { place: 'bench', role: 'home', words: 'bench' },
  { place: 'graveyard', role: 'discard', words: 'graveyard' },
  { place: 'captured', role: 'aside', words: 'captured units' },
];

const LISTED = ['hand', 'bench', 'graveyard'] as const;
const isListed = (place: string): place is (typeof LISTED)[number] => (LISTED as readonly string[]).includes(place);

const piecesOf = (state: RuneterraState, seat: number, place: PlaceName | 'deck'): readonly string[] => {
  const player = state.seats[seat];
  if (place === 'deck') return (player?.deck ?? []).map((_, index, { length }) => deckId(seat, length - index));
  if (isListed(place)) return (player?.[place] ?? []).map(pieceId);
  return state.pieces.flatMap((piece, number) =>
    piece.place === place && piece.owner === seat ? [pieceId(number)] : [],
  );
};

const seatZones = (state: RuneterraState, seat: number): readonly TableZone[] =>
  SEAT_ZONES.map(({ place, role, words }) => ({
    id: zoneId(place, seat),
    name: `${playerName(state, seat)}'s ${words}`,
    role,
    owner: seat,
    arena: null,
    pieces: piecesOf(state, seat, place),
    badges: [],
  }));

const inLane = ({ attacker, opposite }: Lane): readonly string[] =>
  [attacker, opposite].flatMap((piece) => (piece === null ? [] : [pieceId(piece)]));

/** The battlefield, where attackers stand from left to right, each with who stands opposite. */
const battlefield = (state: RuneterraState): TableZone => {
  const { combat } = state;
  const lanes = (combat?.lanes ?? []).map(inLane);
  const standing = state.pieces.flatMap(({ place }, piece) => (place === 'battlefield' ? [pieceId(piece)] : []));
  const laned = lanes.flat();
  return {
    id: BATTLEFIELD,
    name: 'Battlefield',
    role: 'arena',
    owner: null,
    arena: BATTLEFIELD,
    pieces: [...laned, ...standing.filter((piece) => !laned.includes(piece))],
    badges: combat === null ? [] : ['combat', `${playerName(state, combat.seat)} attacks`],
    ...(combat === null ? {} : { lanes }),
  };
};

const stack = ({ pieces }: RuneterraState): TableZone => ({
  id: STACK,
  name: 'Stack',
  role: 'stack',
  owner: null,
  arena: null,
  pieces: pieces.flatMap(({ place }, piece) => (place === 'stack' ? [pieceId(piece)] : [])),
  badges: [],
});

/** Every zone of the game; none before it has been laid out. */
export const viewZones = (state: RuneterraState): readonly TableZone[] =>
  state.seats.length === 0
    ? []
    : [...state.seats.flatMap((_, seat) => seatZones(state, seat)), battlefield(state), stack(state)];
