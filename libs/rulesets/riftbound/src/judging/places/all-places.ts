import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';

/** Every place of the board that things may be moved or played to: the player's own base, those of others, the battlefields. */
export const allPlaces = (state: RiftboundState, seat: number): readonly Location[] => [
  ...[seat, ...[...state.seats.keys()].filter((each) => each !== seat)].map((each): Location => ({
    zone: 'base',
    seat: each,
  })),
  ...state.battlefields.map((_, at): Location => ({ zone: 'battlefield', at })),
];

/** Every choice of so many destinations, one for each move; the empty one where nothing moves. */
export const placeLists = (places: readonly Location[], count: number): readonly (readonly Location[])[] =>
  Array.from({ length: count }).reduce<readonly (readonly Location[])[]>(
    (lists) => lists.flatMap((list) => places.map((place) => [...list, place])),
    [[]],
  );
