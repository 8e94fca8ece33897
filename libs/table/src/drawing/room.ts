import type { Table } from '../table.js';
import type { Box } from './svg.js';

/** Where the parts of a picture stand, in its own units. */
export interface DrawingRoom {
  readonly width: number;
  readonly height: number;
  /** Heights at which the sides of the table begin. */
  readonly far: number;
  readonly near: number;
  readonly arenas: Box;
  readonly stack: Box;
  readonly plate: number;
  /** No letters of a card are smaller. */
  readonly letters: number;
  readonly isUpright: boolean;
}

/** How far the parts stand from the edges, and how high a side is. */
export const [EDGE, SIDE] = [8, 232] as const;

/** Across, as a page shows it: the stack stands beside the arenas. */
export const ACROSS: DrawingRoom = {
  ...{ width: 1280, height: 860, far: 40, near: 620, plate: 190, letters: 8, isUpright: false },
  arenas: { x: EDGE, y: 280, width: 1026, height: 332 },
  stack: { x: 1042, y: 280, width: 230, height: 332 },
};

/**
 * Upright, as a telephone shows a broadcast: the stack lies below the arenas, and letters are read where the picture is 1080 pixels wide. No card is turned there, as
 * nobody reads down a card of a row that is so narrow.
 */
const UPRIGHT: DrawingRoom = {
  ...{ width: 540, height: 984, far: 50, near: 744, plate: 170, letters: 12, isUpright: true },
  arenas: { x: EDGE, y: 290, width: 524, height: 332 },
  stack: { x: EDGE, y: 630, width: 524, height: 106 },
};

/** The room for a picture that is higher than wide, where two players sit across from each other: for more there is only that across. */
export const uprightRoom = ({ players }: Pick<Table, 'players'>): DrawingRoom =>
  players.length <= 2 ? UPRIGHT : ACROSS;
