import type { Table, TablePlayer } from '../table.js';
import type { PlacedPiece } from './card.js';
import { drawArenas, drawStack, type PlacedItem } from './middle.js';
import { PALETTES, seatColour, type DrawingTheme, type Palette } from './palette.js';
import { drawSide, type DrawnPart } from './side.js';
import { element, escaped, rect, text, type Svg } from './svg.js';

/** How a table is drawn: which seat sits nearest, on a light or a dark page, and what the picture is of. */
export interface DrawingWish {
  readonly near: number;
  readonly theme: DrawingTheme;
  readonly title: string;
  /** Without a ground of its own, to be laid over another picture. */
  readonly isBare?: boolean;
}

/** The size of a picture, in pixels where nobody scales it. */
export const DRAWING_SIZE = { width: 1280, height: 860 } as const;

const FONTS = "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif";
const [LEFT, WIDTH, SIDE, STACK] = [8, DRAWING_SIZE.width - 16, 232, 230];
const TOPS = { head: 0, far: 40, middle: 280, near: 620 } as const;
const MIDDLE = TOPS.near - TOPS.middle - 8;

const isNearSeat = ({ players }: Table, near: number, seat: number): boolean => {
  const teamOf = (one: number): string | undefined => players.find((player) => player.seat === one)?.team;
  return seat === near || (teamOf(seat) !== undefined && teamOf(seat) === teamOf(near));
};

const clockWords = ({ clock, windows, players, result }: Table): string => {
  if (result !== null) return `The match is over: ${result.reason}`;
  const whose = players.find(({ seat }) => seat === clock.seat)?.name;
  const turn = clock.round === undefined ? `Turn ${clock.turn}` : `Round ${clock.round}`;
  return [`${turn}${whose === undefined ? '' : `, ${whose}`}`, clock.phase, windows.state].filter(Boolean).join(' · ');
};

const head = (table: Table, { title }: DrawingWish, palette: Palette): Svg =>
  [
    text(title, [LEFT + 6, 26], { size: 16, fill: palette.text, weight: 700 }),
    text(clockWords(table), [LEFT + WIDTH - 6, 26], { size: 15, fill: palette.dim, anchor: 'end' }),
  ].join('');

interface Edge {
  readonly players: readonly TablePlayer[];
  readonly top: number;
  readonly isFar: boolean;
}

/** The players of one edge beside each other. */
const drawEdge = (table: Table, { players, top, isFar }: Edge, palette: Palette): readonly DrawnPart[] => {
  const width = WIDTH / Math.max(1, players.length);
  return players.map((player, i) =>
    drawSide(table, player, { box: { x: LEFT + i * width, y: top, width, height: SIDE }, palette, isFar }),
  );
};

type Point = readonly [x: number, y: number];

/** A line from an item of the stack to what it is aimed at. */
const lineTo = ({ item, box }: PlacedItem, [x, y]: Point, palette: Palette): Svg => {
  const [fromX, fromY] = [box.x, box.y + box.height / 2];
  const stroke = seatColour(palette, item.controller);
  const d = `M${fromX} ${fromY}C${fromX - 44} ${fromY} ${x === fromX ? x - 44 : x} ${x === fromX ? y : (fromY + y) / 2} ${x} ${y}`;
  return (
    element('path', { d, ...{ fill: 'none', stroke, 'stroke-width': 2.5, 'stroke-dasharray': '6 4' } }) +
    element('circle', { cx: x, cy: y, r: 5, fill: stroke })
  );
};

const targetLines = (items: readonly PlacedItem[], placed: readonly PlacedPiece[], palette: Palette): Svg => {
  const points = new Map<string, Point>([
    ...placed.map(({ piece, box }) => [piece.id, [box.x + box.width / 2, box.y + box.height / 2]] as const),
    ...items.map(({ item, box }) => [item.id, [box.x, box.y + box.height / 2]] as const),
  ]);
  return items
    .flatMap((each) =>
      each.item.targets.flatMap((target) => {
        const point = points.get(target);
        return point === undefined ? [] : [lineTo(each, point, palette)];
      }),
    )
    .join('');
};

/**
 * A picture of a table as one SVG, from the chair of a seat: what lies where, the stack with lines to its targets, the score. It is our own
 * drawing, without art or texts of cards, and shows what the table shows and nothing more. It needs nothing but itself; fonts are named, not in it.
 */
export const drawTable = (table: Table, wish: DrawingWish): string => {
  const palette = PALETTES[wish.theme];
  const isNear = (seat: number): boolean => isNearSeat(table, wish.near, seat);
  const arenas = drawArenas(table, {
    box: { x: LEFT, y: TOPS.middle, width: WIDTH - STACK - 8, height: MIDDLE },
    palette,
    isNear,
  });
  const stack = drawStack(table, {
    box: { x: LEFT + WIDTH - STACK, y: TOPS.middle, width: STACK, height: MIDDLE },
    palette,
  });
  const far = { players: table.players.filter(({ seat }) => !isNear(seat)), top: TOPS.far, isFar: true };
  const near = { players: table.players.filter(({ seat }) => isNear(seat)), top: TOPS.near, isFar: false };
  const edges = [far, near].flatMap((edge) => drawEdge(table, edge, palette));
  const placed = [arenas, ...edges].flatMap((part) => part.placed);
  const { width, height } = DRAWING_SIZE;
  const inside = [
    element('title', {}, escaped(wish.title)),
    wish.isBare === true ? '' : rect({ x: 0, y: 0, width, height }, { fill: palette.ground, rx: 0 }),
    head(table, wish, palette),
    ...edges.map(({ svg }) => svg),
    arenas.svg,
    stack.svg,
    targetLines(stack.items, placed, palette),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': FONTS,
    },
    inside,
  );
};
