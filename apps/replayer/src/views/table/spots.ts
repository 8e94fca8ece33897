import type { Table } from '#table';

/** A spot on the table's own ground, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const attribute = (name: string, id: string): string => `[data-${name}="${CSS.escape(id)}"]`;

/** Where an element stands on the ground of the table. */
export const spotOf = (ground: Element, element: Element): Spot => {
  const [whole, place] = [ground.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: place.left - whole.left, y: place.top - whole.top, width: place.width, height: place.height };
};

/** The card of a piece that lies open, or that is tucked under another. */
export const cardOf = (ground: Element, piece: string): Element | null =>
  ground.querySelector(`${attribute('piece', piece)} .card`) ?? ground.querySelector(attribute('tucked', piece));

const zoneOf = (table: Table, piece: string) => table.zones.find(({ pieces }) => pieces.includes(piece));

/** What stands for a piece that is no card of its own: its pile, its hand, its arena, the item that it is on the stack. */
export const pileOf = (ground: Element, table: Table, piece: string): Element | null => {
  const zone = zoneOf(table, piece);
  if (zone === undefined) return null;
  if (zone.role === 'stack') {
    const name = table.pieces.find(({ id }) => id === piece)?.name;
    const item = table.stack.findLast(({ label }) => label === name);
    return (item && ground.querySelector(attribute('item', item.id))) ?? ground.querySelector('.chain');
  }
  return ground.querySelector(`${attribute('zone', zone.id)}, ${attribute('arena', zone.id)}`);
};

/** What a target of the stack is on the page: a card, an item of the stack, a place, a player's plate; null for what is not drawn. */
export const targetElement = (ground: Element, table: Table, target: string): Element | null => {
  const seat = table.players.find(({ name }) => target === name || target.startsWith(`${name}'s `))?.seat;
  return (
    cardOf(ground, target) ??
    ground.querySelector(`${attribute('item', target)}, ${attribute('arena', target)}, ${attribute('zone', target)}`) ??
    pileOf(ground, table, target) ??
    (seat === undefined ? null : ground.querySelector(attribute('seat', String(seat))))
  );
};
