import type { Table, TablePlayer } from '../table.js';
import { drawArenas, drawStack } from './middle.js';
import { PALETTES, type DrawingTheme, type Palette } from './palette.js';
import { ACROSS, EDGE, SIDE, type DrawingRoom } from './room.js';
import { drawSide, type DrawnPart } from './side.js';
import { element, escaped, rect, text, type Svg } from './svg.js';
import { drawTargetLines, type Drawn } from './target-lines.js';

/** How a table is drawn: which seat sits nearest, on a light or a dark page, and what the picture is of. */
export interface DrawingWish {
  readonly near: number;
  readonly theme: DrawingTheme;
  readonly title: string;
  /** Without a ground of its own, to be laid over another picture. */
  readonly isBare?: boolean;
  /** Where its parts stand; across where nothing is said. */
  readonly room?: DrawingRoom;
}

const FONTS = "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif";

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

/** What the picture is of, and how far the game is: below it where there is no room beside it. */
const head = (
  words: readonly [title: string, clock: string],
  { width, isUpright }: DrawingRoom,
  palette: Palette,
): Svg => {
  const [left, right] = [EDGE + 6, width - EDGE - 6];
  const [title, clock] = words;
  return [
    text(title, [left, isUpright ? 22 : 26], { size: 16, fill: palette.text, weight: 700 }),
    isUpright
      ? text(clock, [left, 42], { size: 15, fill: palette.dim })
      : text(clock, [right, 26], { size: 15, fill: palette.dim, anchor: 'end' }),
  ].join('');
};

interface Edge {
  readonly players: readonly TablePlayer[];
  readonly top: number;
  readonly isFar: boolean;
}

/** The players of one edge beside each other. */
const drawEdge = (table: Table, { players, top, isFar }: Edge, { room, pen }: Drawn): readonly DrawnPart[] => {
  const width = (room.width - 2 * EDGE) / Math.max(1, players.length);
  const { plate } = room;
  return players.map((player, i) =>
    drawSide(table, player, { box: { x: EDGE + i * width, y: top, width, height: SIDE }, plate, pen, isFar }),
  );
};

/**
 * A picture of a table as one SVG, from the chair of a seat: what lies where, the stack with lines to its targets, the score. It is our own
 * drawing, without art or texts of cards, and shows what the table shows and nothing more. It needs nothing but itself; fonts are named, not in it.
 */
export const drawTable = (table: Table, wish: DrawingWish): string => {
  const room = wish.room ?? ACROSS;
  const { width, height } = room;
  const pen = { ...PALETTES[wish.theme], letters: room.letters, turns: !room.isUpright };
  const drawn = { room, pen };
  const isNear = (seat: number): boolean => isNearSeat(table, wish.near, seat);
  const arenas = drawArenas(table, { box: room.arenas, pen, isNear });
  const stack = drawStack(table, { box: room.stack, pen });
  const far = { players: table.players.filter(({ seat }) => !isNear(seat)), top: room.far, isFar: true };
  const near = { players: table.players.filter(({ seat }) => isNear(seat)), top: room.near, isFar: false };
  const edges = [far, near].flatMap((edge) => drawEdge(table, edge, drawn));
  const placed = [arenas, ...edges].flatMap((part) => part.placed);
  const inside = [
    element('title', {}, escaped(wish.title)),
    wish.isBare === true ? '' : rect({ x: 0, y: 0, width, height }, { fill: pen.ground, rx: 0 }),
    head([wish.title, clockWords(table)], room, pen),
    ...edges.map(({ svg }) => svg),
    arenas.svg,
    stack.svg,
    drawTargetLines(stack.items, placed, drawn),
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
