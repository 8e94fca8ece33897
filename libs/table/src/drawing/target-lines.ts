import { shownBox, type PlacedPiece } from './card.js';
import type { PlacedItem } from './middle.js';
import { seatColour, type Pen } from './palette.js';
import { EDGE, type DrawingRoom } from './room.js';
import { element, type Box, type Svg } from './svg.js';

/** In what room a picture is drawn, and with what. */
export interface Drawn {
  readonly room: DrawingRoom;
  readonly pen: Pen;
}

type Point = readonly [x: number, y: number];

/** Where a line ends: at the edge of what it points at, from the space beside that, and where it goes up or down the picture to get there. */
interface Goal {
  readonly end: Point;
  readonly lane: number;
  readonly column: number;
}

/** Half of the space between two parts of the picture. */
const HALF = 4;

/** How far beside each other lines run that share a space, and end that point at one card. */
const [APART, ENDS] = [2, 9] as const;

const columnOf = (box: Box, room: DrawingRoom): number => {
  if (!room.isUpright) return room.stack.x - HALF;
  const left = box.y > room.arenas.y ? box.x : EDGE;
  return left - HALF;
};

/** A line comes to a card from the space between its row and the next: from below where its side is across. */
const goalOfPiece = ({ piece, box, arenaAt }: PlacedPiece, { room, pen }: Drawn): Goal => {
  const { x, y, height } = shownBox(piece, box, pen);
  const isFar = box.y < room.arenas.y;
  const lane = isFar ? box.y + box.height + 3 : box.y - 3;
  return { end: [x + 12, isFar ? y + height : y], lane, column: columnOf({ ...box, x: arenaAt ?? box.x }, room) };
};

const goalOfItem = ({ box }: PlacedItem, { room }: Drawn): Goal =>
  room.isUpright
    ? { end: [box.x + 12, box.y], lane: box.y - HALF, column: box.x + 12 }
    : { end: [box.x, box.y + box.height / 2 + 6], lane: box.y + box.height / 2 + 6, column: room.stack.x - HALF };

/** The corners of a line in the spaces between the parts of the picture, where nothing is written. */
const cornersOf = (from: Box, goal: Goal, room: DrawingRoom): readonly Point[] => {
  const { end, lane, column } = goal;
  const last: readonly Point[] = [[end[0], lane], end];
  if (!room.isUpright) {
    const middle = from.y + from.height / 2;
    return [[from.x, middle], [column, middle], [column, lane], ...last];
  }
  const x = from.x + from.width / 2;
  if (lane > from.y + from.height) return [[x, from.y + from.height], [x, lane], ...last];
  if (lane > room.stack.y) return [[x, from.y], [x, lane], ...last];
  const above = room.stack.y - HALF;
  return [[x, from.y], [x, above], [column, above], [column, lane], ...last];
};

const drawLine = (corners: readonly Point[], stroke: string): Svg => {
  const [[cx, cy] = [0, 0]] = corners.slice(-1);
  const d = corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
  const line = { fill: 'none', stroke, 'stroke-width': 2, 'stroke-dasharray': '6 4', 'stroke-linejoin': 'round' };
  return element('path', { d, ...line }) + element('circle', { cx, cy, r: 4, fill: stroke });
};

/** Lines from the items of the stack to what they are aimed at, each in its own place where several share a space. */
export const drawTargetLines = (items: readonly PlacedItem[], placed: readonly PlacedPiece[], drawn: Drawn): Svg => {
  const goals = new Map<string, Goal>([
    ...placed.map((each) => [each.piece.id, goalOfPiece(each, drawn)] as const),
    ...items.map((each) => [each.item.id, goalOfItem(each, drawn)] as const),
  ]);
  const aimed = items.flatMap(({ item, box }) => item.targets.map((target) => ({ item, box, target })));
  return aimed
    .map(({ item, box, target }, number) => {
      const goal = goals.get(target);
      if (goal === undefined) return '';
      const before = aimed.slice(0, number).filter((other) => other.target === target).length;
      const aside = ((number % 3) - 1) * APART;
      const end: Point = [goal.end[0] + before * ENDS, goal.end[1]];
      const own = { end, lane: goal.lane + aside, column: goal.column + aside };
      return drawLine(cornersOf(box, own, drawn.room), seatColour(drawn.pen, item.controller));
    })
    .join('');
};
