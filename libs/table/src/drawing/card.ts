import type { TablePiece } from '../table.js';
import { seatColour, tintOf, type Pen } from './palette.js';
import { element, rect, text, wrapped, type Box, type Svg } from './svg.js';

/** A piece in its place. */
export interface PlacedPiece {
  readonly piece: TablePiece;
  /** What is attached to it, in words. */
  readonly attached: readonly string[];
  readonly box: Box;
  /** Where its arena begins, if it lies in one. */
  readonly arenaAt?: number;
}

/** Words of a card's name on its face. */
const nameOf = ({ name, faceDown }: TablePiece): string => name ?? (faceDown ? 'Face down' : 'Unknown');

const numbersOf = ({ numbers }: TablePiece): string =>
  numbers
    .filter(({ base }) => base !== undefined)
    .map(({ value, base = value }) => `${value}${value > base ? '▲' : value < base ? '▼' : ''}`)
    .join('/');

/** What else is on the piece: that it is exhausted where it is not turned, damage and other counts, states, what is attached. */
const notesOf = ({ piece, attached }: PlacedPiece, turns: boolean): readonly string[] => [
  ...(piece.exhausted && !turns ? ['exhausted'] : []),
  ...piece.numbers.filter(({ base }) => base === undefined).map(({ label, value }) => `${label} ${value}`),
  ...piece.badges,
  ...attached.map((name) => `+ ${name}`),
];

/** A card is five wide where it is seven high. */
const SHAPE = 5 / 7;

const faceBox = ({ x, y, width, height }: Box): Box => {
  const face = Math.min(width, height * SHAPE);
  return { x: x + (width - face) / 2, y, width: face, height };
};

/** Where a card is seen in its place: one that is turned lies across it. */
export const shownBox = ({ exhausted }: TablePiece, box: Box, { turns }: Pen): Box => {
  const face = faceBox(box);
  const { x, y, width, height } = face;
  if (!exhausted || !turns) return face;
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
};

const notes = (placed: PlacedPiece, { x, y, width, height }: Box, pen: Pen): Svg => {
  const size = Math.max(pen.letters, height * 0.1);
  const most = Math.max(0, Math.floor((height * 0.36) / size));
  return notesOf(placed, pen.turns)
    .slice(0, most)
    .map((note, i) => {
      const [line = ''] = wrapped(note, { width: width - 12, size, lines: 1 });
      const isDamage = note.startsWith('damage');
      return text(line, [x + 9, y + height * (pen.turns ? 0.56 : 0.52) + i * size * 1.1], {
        size,
        fill: isDamage ? pen.alert : pen.dim,
      });
    })
    .join('');
};

const costOf = ({ costs = [] }: TablePiece): string => costs.map(({ value }) => String(value)).join('+');

const words = (placed: PlacedPiece, face: Box, pen: Pen): Svg => {
  const { piece } = placed;
  const { x, y, width, height } = face;
  const size = Math.max(9, pen.letters, Math.min(15, height * 0.115));
  // Larger letters of what is on it begin where a third line would stand.
  const name = wrapped(nameOf(piece), { width: width - 13, size, lines: pen.turns ? 3 : 2 });
  return [
    // On the left, as on the page: the right side of a card may lie below the next.
    text(costOf(piece), [x + 9, y + size * 1.2], { size, fill: pen.dim }),
    ...name.map((line, i) => text(line, [x + 9, y + size * (2.4 + i * 1.1)], { size, fill: pen.text, weight: 600 })),
    notes(placed, face, pen),
    text(numbersOf(piece), [x + 9, y + height - 6], { size: height * 0.2, fill: pen.text, weight: 700 }),
  ].join('');
};

/** A card on the picture: its edge in its colours, its name, its numbers and what is on it; turned or dashed where it is exhausted. No art and no text of it. */
export const drawCard = (placed: PlacedPiece, pen: Pen): Svg => {
  const { piece, box } = placed;
  const face = faceBox(box);
  const { x, y, width, height } = face;
  const isBack = piece.name === null || piece.faceDown;
  const [first, second = first] = piece.colours;
  const edges = [
    rect({ x: x + 2, y: y + 2, width: 4, height: height / 2 - 2 }, { rx: 2, fill: tintOf(first) }),
    rect({ x: x + 2, y: y + height / 2, width: 4, height: height / 2 - 2 }, { rx: 2, fill: tintOf(second) }),
  ];
  const inside = [
    rect(face, {
      fill: isBack ? pen.back : pen.card,
      stroke: seatColour(pen, piece.controller),
      'stroke-dasharray': piece.exhausted && !pen.turns ? '6 4' : undefined,
    }),
    ...(isBack ? [] : edges),
    words(placed, face, pen),
  ].join('');
  const turned = piece.exhausted && pen.turns ? `rotate(90 ${x + width / 2} ${y + height / 2})` : undefined;
  return element('g', { transform: turned }, inside);
};
