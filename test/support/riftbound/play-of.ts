import type { PlayOf } from '#rulesets/riftbound';
import type { Game } from './game.js';

/** Piece numbers in a zone of the table, by the zone's name, in its order. */
export const piecesIn = ({ table }: Game, zone: string): readonly number[] =>
  (table.zones.find(({ name }) => name === zone)?.pieces ?? []).map((id) => Number(/\d+/.exec(id)?.[0]));

/** The play of a card with nothing more said, for plays that no line can say. */
export const playOf = (table: Game, name: string, seat = 0): PlayOf<'PlayCard'> => {
  const piece = table.number(name);
  return {
    play: 'PlayCard',
    seat,
    piece,
    card: table.state.pieces[piece]?.card ?? '',
    to: null,
    targets: [],
    accelerate: false,
    declared: null,
    cost: null,
    instructions: null,
    payment: null,
  };
};
