import type { Table, TablePiece, TableStackItem, TableZone } from '../table.js';
import { drawCard } from './card.js';
import { seatColour, type Palette, type Pen } from './palette.js';
import { piecesIn, placedRow, type Row } from './rows.js';
import type { DrawnPart } from './side.js';
import { stackName } from '../describe-diff.js';
import { rect, text, wrapped, type Box, type Svg, type TextStyle } from './svg.js';

/** Where a part of the middle is drawn, and from which side it is looked at. */
export interface Place {
  readonly box: Box;
  readonly pen: Pen;
  readonly isNear: (seat: number) => boolean;
}

const nameOfSeat = ({ players }: Table, seat: number): string =>
  players.find((player) => player.seat === seat)?.name ?? `seat ${seat}`;

const strengthsOf = (table: Table, { strengths = [] }: TableZone): string =>
  strengths.map(({ seat, value }) => `${nameOfSeat(table, seat)} ${value}`).join(' : ');

/** An arena that is narrower says on lines of their own what else stands beside its name. */
const NARROW = 300;

/** What is said of an arena, on its line between the halves. */
const drawLine = (table: Table, zone: TableZone, { box, pen }: Omit<Place, 'isNear'>): Svg => {
  const { x, y, width } = box;
  const isNarrow = width < NARROW;
  const badges = wrapped(zone.badges.join(' · '), { width: width - 20, size: 12, lines: isNarrow ? 2 : 1 });
  return [
    rect(box, { fill: pen.ground, rx: 0 }),
    text(zone.name, [x + 10, y + 18], { size: 15, fill: pen.text, weight: 700 }),
    text(strengthsOf(table, zone), [isNarrow ? x + 10 : x + width - 10, y + (isNarrow ? 36 : 18)], {
      size: 14,
      fill: pen.text,
      weight: 700,
      anchor: isNarrow ? 'start' : 'end',
    }),
    ...badges.map((words, i) => text(words, [x + 10, y + (isNarrow ? 54 : 35) + i * 15], { size: 12, fill: pen.dim })),
  ].join('');
};

/** One arena: its name, what is said of it and who is stronger in the middle, each side's pieces on that side of the line. */
const drawArena = (table: Table, zone: TableZone, { box, pen, isNear }: Place): DrawnPart => {
  const { x, y, width, height } = box;
  const line = width < NARROW ? 76 : 44;
  const half = (height - line) / 2;
  const hidden = table.zones.filter(({ role, arena }) => role === 'hidden' && arena === zone.id);
  const pieces = piecesIn(
    table,
    [zone, ...hidden].flatMap((each) => each.pieces),
  ).filter(({ role }) => role !== 'ground');
  const rowAt = (top: number): Row => ({
    ...{ x: x + 8, y: top + 6, width: width - 16, height: half - 12 },
    turns: pen.turns,
  });
  const isHere = ({ controller }: TablePiece): boolean => isNear(controller);
  const placed = [
    ...placedRow(
      table,
      pieces.filter((piece) => !isHere(piece)),
      rowAt(y),
    ),
    ...placedRow(table, pieces.filter(isHere), rowAt(y + half + line)),
  ];
  const svg = [
    rect(box, { fill: pen.panel, stroke: pen.line }),
    drawLine(table, zone, { box: { x, y: y + half, width, height: line }, pen }),
    ...placed.map((each) => drawCard(each, pen)),
  ].join('');
  return { svg, placed: placed.map((each) => ({ ...each, arenaAt: x })) };
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

/** Items that lie beside each other where the stack lies along the picture. */
const ABREAST = 3;

/** Where each item of the stack lies: one below the other, or beside each other in a stack that is wider than high. */
const itemBoxes = ({ x, y, width, height }: Box): readonly Box[] => {
  const isAlong = width > height;
  const most = isAlong ? ABREAST : Math.floor((height - 34) / (ITEM + 6));
  const own = isAlong ? (width - 8) / ABREAST - 8 : width - 16;
  return Array.from({ length: most }, (_, i) => ({
    x: x + 8 + (isAlong ? i * (own + 8) : 0),
    y: y + 32 + (isAlong ? 0 : i * (ITEM + 6)),
    width: own,
    height: ITEM,
  }));
};

/** The stack, the item that resolves next on top, or first. */
export const drawStack = (
  table: Table,
  { box, pen: palette }: Omit<Place, 'isNear'>,
): { readonly svg: Svg; readonly items: readonly PlacedItem[] } => {
  const { x, y } = box;
  const name = stackName(table);
  const boxes = itemBoxes(box);
  const items = table.stack
    .toReversed()
    .flatMap((item, i) => (boxes[i] === undefined ? [] : [{ item, box: boxes[i] }]));
  const svg = [
    rect(box, { fill: palette.panel, stroke: palette.line }),
    text(`${name} ${table.stack.length}`, [x + 10, y + 21], { size: 13, fill: palette.dim, weight: 700 }),
    ...items.map((each) => drawItem(table, each, palette)),
  ].join('');
  return { svg, items };
};
