import type { Seat, Viewer } from '#ruleset';
import type { Table } from '#table';

/** A card that became known: by its name, and to which seats; `isKnownToAll` where that is every player. */
export interface Learned {
  readonly card: string;
  readonly to: readonly Seat[];
  readonly isKnownToAll: boolean;
}

/** Of how many players the match is, and whose tape is read. */
interface Listening {
  readonly players: number;
  readonly viewer: Viewer;
}

/** The seats whose knowledge can be told: by the recorder's tape of all, by a viewer's own tape of that viewer. */
const knowers = ({ players, viewer }: Listening): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => viewer === 'recorder' || viewer === seat);

/** The cards that became known by a play, piece by piece, and to whom; `view` draws the tables. */
export const learnedBy = <State>(
  view: (game: State, viewer: Viewer) => Table,
  listening: Listening,
  { before, after }: { readonly before: State; readonly after: State },
): readonly Learned[] => {
  const found = new Map<string, { readonly card: string; readonly to: Seat[] }>();
  for (const seat of knowers(listening)) {
    const known = new Map(view(before, seat).pieces.map(({ id, name }) => [id, name] as const));
    for (const { id, name } of view(after, seat).pieces) {
      if (name === null || known.get(id) === name) continue;
      const learned = found.get(id) ?? { card: name, to: [] };
      learned.to.push(seat);
      found.set(id, learned);
    }
  }
  return [...found.values()].map((each) => ({ ...each, isKnownToAll: each.to.length === listening.players }));
};
