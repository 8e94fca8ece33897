import { LayOutError } from '#ruleset';
import { MODE_TABLE, type Mode } from '../../state/modes.js';
import { MODES, type ModeId } from '../../words/vocabulary.js';
import type { TableLayout } from './layout.js';
import { seatOf } from './names.js';

/** How many players the literal names. */
const playersOf = ({ players }: TableLayout): number => Object.keys(players).length;

const seats = (mode: ModeId, layout: TableLayout): boolean => MODE_TABLE[mode].players === playersOf(layout);

/** The mode of the literal: unless told the first that seats its players. Throws LayOutError where none does, or that does not. */
export const modeOfLayout = (layout: TableLayout): ModeId => {
  const mode = layout.mode ?? MODES.find((each) => seats(each, layout));
  if (mode !== undefined && seats(mode, layout)) return mode;
  const told = layout.mode === undefined ? '' : ` ${layout.mode} seats ${String(MODE_TABLE[layout.mode].players)}.`;
  const wanted = MODES.map((each) => `${each} ${String(MODE_TABLE[each].players)}`).join(', ');
  const message = `players: ${String(playersOf(layout))} are named.${told} The modes seat: ${wanted}.`;
  throw new LayOutError(message, ['players']);
};

/** The seat of the first player. */
export const firstPlayerOf = (layout: TableLayout): number =>
  layout.firstPlayer === undefined ? 0 : seatOf(layout, layout.firstPlayer, 'firstPlayer');

/** Who brought the battlefield at a place: seat by seat among those who bring one, unless told. */
export const bringerOf = (layout: TableLayout, mode: Mode, at: number): number => {
  const { card = '', owner } = layout.battlefields[at] ?? {};
  if (owner !== undefined) return seatOf(layout, owner, `Battlefield ${card}`);
  const first = firstPlayerOf(layout);
  const bringers = [...Array(playersOf(layout)).keys()].filter((seat) => mode.firstBrings || seat !== first);
  return bringers[at % bringers.length] ?? 0;
};

const behindFirst = (layout: TableLayout, seat: number): number =>
  (seat - firstPlayerOf(layout) + playersOf(layout)) % playersOf(layout);

/** The turn under way: that of everybody's second round, unless told. */
export const turnOfLayout = (layout: TableLayout): { readonly number: number; readonly seat: number } => {
  const seat = layout.turn === undefined ? firstPlayerOf(layout) : seatOf(layout, layout.turn, 'turn');
  return { seat, number: layout.turnNumber ?? playersOf(layout) + 1 + behindFirst(layout, seat) };
};

/** How many turns each player has begun by the turn under way. */
export const turnsBegun = (layout: TableLayout): readonly number[] => {
  const { number, seat } = turnOfLayout(layout);
  const rounds = Math.ceil(number / playersOf(layout));
  return Array.from({ length: playersOf(layout) }, (_, each) =>
    behindFirst(layout, each) <= behindFirst(layout, seat) ? rounds : rounds - 1,
  );
};
