import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Aura } from '../../words/definition.js';
import { hasSubtype, isEnlightened, textAt } from '../objects.js';
import { isUnitInPlay, inPlayOf } from './board.js';
import { ownKeywords } from './gained.js';

/** An aura, and whose it is. */
interface Standing {
  readonly seat: number;
  readonly source: number;
  readonly aura: Aura;
}

const NONE: readonly Standing[] = [];

const found = (state: RuneterraState): readonly Standing[] => {
  const all = state.seats.flatMap((_, seat) =>
    inPlayOf(state, seat).flatMap((source) =>
      (textAt(state, source)?.auras ?? []).map((aura) => ({ seat, source, aura })),
    ),
  );
  return all.length === 0 ? NONE : all;
};

/** The auras of each table, as long as it is there: they are asked for with every unit's power. */
const KNOWN = new WeakMap<RuneterraState, readonly Standing[]>();

const aurasIn = (state: RuneterraState): readonly Standing[] => {
  const known = KNOWN.get(state);
  if (known) return known;
  const all = found(state);
  KNOWN.set(state, all);
  return all;
};

const isMeant = (state: RuneterraState, piece: number, { seat, source, aura }: Standing): boolean => {
  if (aura.on === 'this') return piece === source;
  const isOwn = state.pieces[piece]?.owner === seat;
  if (aura.on === 'enemies') return !isOwn;
  return isOwn && (aura.on === 'allies' || piece !== source);
};

const isSuch = (state: RuneterraState, piece: number, { keyword, subtype }: Aura): boolean =>
  (keyword === undefined || ownKeywords(state, piece).includes(keyword)) &&
  (subtype === undefined || hasSubtype(state, piece, subtype));

const lasts = (state: RuneterraState, { seat, aura }: Standing): boolean =>
  aura.enlightened !== true || isEnlightened(state, seat);

const standingOn = (state: RuneterraState, piece: number): readonly Standing[] => {
  const all = aurasIn(state);
  if (all.length === 0 || !isUnitInPlay(state, piece)) return NONE;
  return all.filter((each) => isMeant(state, piece, each) && isSuch(state, piece, each.aura) && lasts(state, each));
};

/** What texts in play give to a unit in play. */
export const aurasOn = (state: RuneterraState, piece: number): readonly Aura[] =>
  standingOn(state, piece).map(({ aura }) => aura);

/** Whether the text of something else in play gives a unit anything. */
export const hasOthersAura = (state: RuneterraState, piece: number): boolean =>
  standingOn(state, piece).some(({ source }) => source !== piece);
