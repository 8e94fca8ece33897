import type { Table, TablePiece, TablePlayer, ZoneRole } from '../table.js';
import { begun, zoneLabel } from '../zone-label.js';
import { drawCard, type PlacedPiece } from './card.js';
import { seatColour, type Palette, type Pen } from './palette.js';
import { piecesIn, placedRow } from './rows.js';
import { rect, text, wrapped, type Box, type Svg } from './svg.js';

/** A part of the picture, and where on it the pieces lie. */
export interface DrawnPart {
  readonly svg: Svg;
  readonly placed: readonly PlacedPiece[];
}

/** How high a line of a plate is, and its letters: as large as all of them have room. */
const lettersOf = (
  lines: readonly string[],
  { width, height }: Box,
): { readonly line: number; readonly size: number } => {
  const line = Math.min(20, Math.max(15, (height - 30) / lines.length));
  // A letter is half as wide as high.
  const across = (2 * (width - 20)) / Math.max(...lines.map(({ length }) => length));
  return { line, size: Math.max(12, Math.min(line * 0.8, across)) };
};

const inZones = (table: Table, seat: number, roles: readonly ZoneRole[]): readonly TablePiece[] =>
  roles.flatMap((role) =>
    table.zones
      .filter((zone) => zone.role === role && zone.owner === seat)
      .flatMap((zone) => piecesIn(table, zone.pieces)),
  );

const PILES: readonly ZoneRole[] = ['deck', 'resource-deck', 'discard', 'removed'];

/** "Fury Rune 2/3": how many of each are ready, of how many. */
const resources = (pieces: readonly TablePiece[]): readonly string[] => {
  const names = [...new Set(pieces.map(({ name }) => name ?? 'Unknown'))];
  return names.map((name) => {
    const alike = pieces.filter((piece) => (piece.name ?? 'Unknown') === name);
    return `${name} ${alike.filter(({ exhausted }) => !exhausted).length}/${alike.length}`;
  });
};

const isResource = ({ role, attachedTo }: TablePiece): boolean => role === 'resource' && attachedTo === null;

const marksOf = ({ windows, clock }: Table, { seat, out }: TablePlayer): string =>
  begun(
    [
      ...(clock.seat === seat ? ['turn'] : []),
      ...(windows.priority === seat ? ['priority'] : []),
      ...(windows.focus === seat ? ['focus'] : []),
      ...(out ? ['left the game'] : []),
    ].join(' · '),
  );

const plateLines = (table: Table, player: TablePlayer): readonly string[] => [
  marksOf(table, player),
  ...player.counters.filter(({ value }) => value !== 0).map(({ label, value }) => `${label} ${value}`),
  ...resources(inZones(table, player.seat, ['home']).filter(isResource)),
  ...table.zones
    .filter(({ role, owner }) => owner === player.seat && PILES.includes(role))
    .map((zone) => `${zoneLabel(table, zone)} ${zone.pieces.length}`),
];

const plate = (
  table: Table,
  player: TablePlayer,
  { box, palette }: { readonly box: Box; readonly palette: Palette },
): Svg => {
  const { x, y, width, height } = box;
  const colour = seatColour(palette, player.seat);
  const score = `${player.score}${player.target === null ? '' : `/${player.target}`}`;
  const lines = plateLines(table, player).filter((line) => line !== '');
  const { line, size } = lettersOf(lines, box);
  return [
    rect(box, { fill: palette.panel, stroke: palette.line }),
    rect({ x, y, width: 4, height }, { fill: colour, rx: 2 }),
    ...wrapped(player.name, { width: width - 76, size: 17, lines: 1 }).map((line) =>
      text(line, [x + 12, y + 22], { size: 17, fill: palette.text, weight: 700 }),
    ),
    text(score, [x + width - 8, y + 24], { size: 20, fill: colour, weight: 700, anchor: 'end' }),
    ...lines
      .slice(0, Math.floor((height - 30) / line))
      .map((words, i) => text(words, [x + 12, y + 42 + i * line], { size, fill: palette.dim })),
  ].join('');
};

/** Where a side is drawn: how wide its plate is, and whether it is across. */
export interface SidePlace {
  readonly box: Box;
  readonly plate: number;
  readonly pen: Pen;
  readonly isFar: boolean;
}

/** What one player has: the plate with score and piles, the hand at the edge, and what lies before them towards the middle. */
export const drawSide = (table: Table, player: TablePlayer, place: SidePlace): DrawnPart => {
  const { box, pen, isFar } = place;
  const { x, y, width, height } = box;
  const row = (height - 18) / 2;
  const rows = [y + 6, y + 12 + row].map((top) => ({
    x: x + place.plate + 16,
    y: top,
    width: width - place.plate - 26,
    height: row,
    turns: pen.turns,
  }));
  const [hand, field] = isFar ? rows : rows.toReversed();
  const lying = inZones(table, player.seat, ['leader', 'champion', 'home']).filter((piece) => !isResource(piece));
  const placed = [
    ...(hand === undefined ? [] : placedRow(table, inZones(table, player.seat, ['hand']), hand)),
    ...(field === undefined ? [] : placedRow(table, lying, field)),
  ];
  const svg = [
    plate(table, player, { box: { x: x + 6, y: y + 6, width: place.plate, height: height - 12 }, palette: pen }),
    ...placed.map((each) => drawCard(each, pen)),
  ].join('');
  return { svg, placed };
};
