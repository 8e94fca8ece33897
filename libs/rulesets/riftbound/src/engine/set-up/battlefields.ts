import { modeOf, teammatesOf } from '../../state/sides.js';
import type { RiftboundState, SeatState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';

/** Which battlefields a player may present in a game (485.5, 486.5-486.6, 487.5, 488.5, 489.5, 489.8.i). */

/** Every mode has each player provide so many (485.4.a, 486.4.a, 487.4.a, 488.4.a, 489.4.a). */
const PROVIDED = 3;

/** Presented no more often than this, where battlefields come again (486.6.a.2). */
const MOST_TIMES = 2;

const timesPresented = ({ presentedBattlefields }: SeatState, card: string): number =>
  presentedBattlefields.filter((each) => each === card).length;

/** The rules that keep a battlefield from being presented. */
export type NotPresented =
  | 'mode.match.battlefield-choice'
  | 'mode.match.reuse-after-all'
  | 'mode.match.reuse-at-most-twice'
  | 'mode.match.battlefield-after-draw'
  | 'mode.teams.battlefields-differ';

/** Why a battlefield that was used in a game somebody won may not come again; null where it may. */
const whyNotAgain = (state: RiftboundState, player: SeatState, card: string): NotPresented | null => {
  const { reusesFrom } = modeOf(state);
  if (reusesFrom === null || state.game < reusesFrom) return 'mode.match.battlefield-choice';
  if (new Set(player.presentedBattlefields).size < PROVIDED) return 'mode.match.reuse-after-all';
  return timesPresented(player, card) < MOST_TIMES ? null : 'mode.match.reuse-at-most-twice';
};

/** Whether each copy of a battlefield that the deck has is among these: older editions allow several. */
const areAllAmong = ({ deck }: SeatState, card: string, those: readonly string[]): boolean => {
  const copies = deck?.battlefields.filter((each) => each === card).length ?? 1;
  return those.filter((each) => each === card).length >= Math.max(1, copies);
};

/**
 * Why a player may not present a battlefield in this game; null where nothing is held against it, as against those of drawn games
 * (486.5.a).
 */
export const whyNotPresented = (state: RiftboundState, seat: number, card: string): NotPresented | null => {
  const player = state.seats[seat];
  if (!player) return null;
  const differ = policyOf(state).teamCards === 'differ';
  if (differ && teammatesOf(state, seat).some((mate) => state.seats[mate]?.battlefield === card)) {
    return 'mode.teams.battlefields-differ';
  }
  if (areAllAmong(player, card, player.usedBattlefields)) return whyNotAgain(state, player, card);
  const isOut = policyOf(state).drawnBattlefields === 'out' && areAllAmong(player, card, player.presentedBattlefields);
  return isOut ? 'mode.match.battlefield-after-draw' : null;
};

/**
 * The battlefield that a player has to present again, where the last game was drawn (TR 406.1.b): each game that somebody wins uses
 * up the one that it was played with. Null after such a game, and where this edition has it out.
 */
export const battlefieldOfDraw = (state: RiftboundState, seat: number): string | null => {
  const { presentedBattlefields = [], usedBattlefields = [] } = state.seats[seat] ?? {};
  const last = presentedBattlefields.at(-1) ?? null;
  return last === null || last === usedBattlefields.at(-1) || whyNotPresented(state, seat, last) !== null ? null : last;
};

/** Battlefields of the player's deck that may be presented now; null where the deck is unknown. */
export const battlefieldsLeft = (state: RiftboundState, seat: number): readonly string[] | null => {
  const provided = state.seats[seat]?.deck?.battlefields ?? null;
  if (provided === null) return null;
  const left = provided.filter((card) => whyNotPresented(state, seat, card) === null);
  return left.length > 0 ? left : provided;
};
