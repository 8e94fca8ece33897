import type { Table, TablePiece, TableStackItem, TableZone } from '../table.js';
import { drawCard } from './card.js';
import { seatColour, type Palette } from './palette.js';
import { piecesIn, placedRow } from './rows.js';
import type { DrawnPart } from './side.js';
import { stackName } from '../describe-diff.js';
import { rect, text, wrapped, type Box, type Svg, type TextStyle } from './svg.js';

/** Where a part of the middle is drawn, and from which side it is looked at. */
export interface Place {
  readonly box: Box;
  readonly palette: Palette;
  readonly isNear: (seat: number) => boolean;
}

const nameOfSeat = ({ players }: Table, seat: number): string =>
  players.find((player) => player.seat === seat)?.name ?? `seat ${seat}`;

const strengthsOf = (table: Table, { strengths = [] }: TableZone): string =>
  strengths.map(({ seat, value }) => `${nameOfSeat(table, seat)} ${value}`).join(' : ');

const LINE = 44;

/** One arena: its name, what is said of it and who is stronger in the middle, each side's pieces on that side of the line. */
const drawArena = (table: Table, zone: TableZone, { box, palette, isNear }: Place): DrawnPart => {
  const { x, y, width, height } = box;
  const half = (height - LINE) / 2;
  const hidden = table.zones.filter(({ role, arena }) => role === 'hidden' && arena === zone.id);
  const pieces = piecesIn(
    table,
    [zone, ...hidden].flatMap((each) => each.pieces),
  ).filter(({ role }) => role !== 'ground');
  const rowAt = (top: number): Box => ({ x: x + 8, y: top + 6, width: width - 16, height: half - 12 });
  const isHere = ({ controller }: TablePiece): boolean => isNear(controller);
  const placed = [
    ...placedRow(
      table,
      pieces.filter((piece) => !isHere(piece)),
      rowAt(y),
    ),
    ...placedRow(table, pieces.filter(isHere), rowAt(y + half + LINE)),
  ];
  const [badges = ''] = wrapped(zone.badges.join(' · '), { width: width - 20, size: 12, lines: 1 });
  const svg = [
    rect(box, { fill: palette.panel, stroke: palette.line }),
    rect({ x, y: y + half, width, height: LINE }, { fill: palette.ground, rx: 0 }),
    text(zone.name, [x + 10, y + half + 18], { size: 15, fill: palette.text, weight: 700 }),
    text(strengthsOf(table, zone), [x + width - 10, y + half + 18], {
      size: 14,
      fill: palette.text,
      weight: 700,
      anchor: 'end',
    }),
    text(badges, [x + 10, y + half + 35], { size: 12, fill: palette.dim }),
    ...placed.map((each) => drawCard(each, palette)),
  ].join('');
  return { svg, placed };
};

const GAP = 8;

/** The arenas beside each other. */
export const drawArenas = (table: Table, place: Place): DrawnPart => {
  const arenas = table.zones.filter(({ role }) => role === 'arena');
  const { box } = place;
  const width = (box.width - GAP * (arenas.length - 1)) / Math.max(1, arenas.length);
  const parts = arenas.map((zone, i) =>
    drawArena(table, zone, { ...place, box: { ...box, x: box.x + i * (width + GAP), width } }),
  );
  return { svg: parts.map(({ svg }) => svg).join(''), placed: parts.flatMap(({ placed }) => placed) };
};

const targetName = (table: Table, id: string): string =>
  table.pieces.find((piece) => piece.id === id)?.name ??
  table.stack.find((item) => item.id === id)?.label ??
  table.zones.find((zone) => zone.id === id)?.name ??
  (table.pieces.some((piece) => piece.id === id) ? 'an unknown card' : id);

/** An item of the stack on the picture, with its place. */
export interface PlacedItem {
  readonly item: TableStackItem;
  readonly box: Box;
}

const ITEM = 66;

const drawItem = (table: Table, { item, box }: PlacedItem, palette: Palette): Svg => {
  const { x, y, width } = box;
  const colour = seatColour(palette, item.controller);
  const line = (words: string, at: number, style: Pick<TextStyle, 'fill' | 'weight'>): Svg =>
    wrapped(words, { width: width - 18, size: 12, lines: 1 })
      .map((each) => text(each, [x + 12, y + at], { size: 12, ...style }))
      .join('');
  const targets = item.targets.map((target) => targetName(table, target)).join(', ');
  return [
    rect(box, { fill: palette.card, stroke: palette.line }),
    rect({ ...box, width: 4 }, { fill: colour, rx: 2 }),
    line(item.label, 19, { fill: palette.text, weight: 700 }),
    line(`${nameOfSeat(table, item.controller)}, ${item.status}`, 37, { fill: palette.dim }),
    line(targets === '' ? '' : `→ ${targets}`, 54, { fill: palette.text }),
  ].join('');
};

/** The stack, the item that resolves next on top. */
export const drawStack = (
  table: Table,
  { box, palette }: Omit<Place, 'isNear'>,
): { readonly svg: Svg; readonly items: readonly PlacedItem[] } => {
  const { x, y, width, height } = box;
  const name = stackName(table);
  const most = Math.floor((height - 34) / (ITEM + 6));
  const items = table.stack
    .toReversed()
    .slice(0, most)
    .map((item, i) => ({ item, box: { x: x + 8, y: y + 32 + i * (ITEM + 6), width: width - 16, height: ITEM } }));
  const svg = [
    rect(box, { fill: palette.panel, stroke: palette.line }),
    text(`${name} ${table.stack.length}`, [x + 10, y + 21], { size: 13, fill: palette.dim, weight: 700 }),
    ...items.map((each) => drawItem(table, each, palette)),
  ].join('');
  return { svg, items };
};
