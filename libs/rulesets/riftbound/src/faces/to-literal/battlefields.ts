import type { Json, JsonObject } from '#kernel';
import { unusual } from '#ruleset';
import { seatsAt } from '../../reading/objects.js';
import { inOrderFrom } from '../../state/sides.js';
import type { BattlefieldState, RiftboundState } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { laidPiece, standing } from './pieces.js';
import { cardName, playerOn, type Walk } from './walk.js';

const units = (walk: Walk, at: number): JsonObject => {
  const { state } = walk;
  const here = standing(state, piecesIn(state, { zone: 'battlefield', at }));
  const byPlayer = state.seats.flatMap(({ name }, seat): readonly [string, Json][] => {
    const own = here.filter((number) => state.pieces[number]?.controller === seat);
    return own.length === 0 ? [] : [[name, own.map((number) => laidPiece(walk, number))]];
  });
  return unusual('units', Object.fromEntries(byPlayer), byPlayer.length === 0);
};

const facedown = ({ state, named }: Walk, at: number): JsonObject => {
  const [number] = piecesIn(state, { zone: 'facedown', at });
  const piece = number === undefined ? undefined : state.pieces[number];
  if (number === undefined || piece === undefined) return {};
  named.push(number);
  const { controller, card, hiddenOn } = piece;
  const before = state.turn.number - 1;
  const turn = unusual('turn', hiddenOn, hiddenOn === null || hiddenOn === before);
  return { facedown: { by: playerOn(state, controller), card: cardName(card), ...turn } };
};

/** Those who have just passed focus, one after the other: they sit before whoever has it now. */
const passed = (state: RiftboundState, focus: number, passes: number): readonly string[] =>
  passes === 0
    ? []
    : inOrderFrom(state, focus)
        .slice(-passes)
        .map((seat) => playerOn(state, seat));

const showdown = (state: RiftboundState, at: number): JsonObject => {
  const running = state.showdown;
  if (running === null || running.battlefield !== at || running.closed) return {};
  const { focus, passes, combat } = running;
  const names = focus === null ? [] : passed(state, focus, passes);
  const defender = combat?.defender ?? 0;
  return {
    showdown: {
      ...unusual('focus', playerOn(state, focus ?? 0), focus === null),
      ...unusual('passed', names, names.length === 0),
      ...unusual('defender', playerOn(state, defender), combat === null || seatsAt(state, at).includes(defender)),
    },
  };
};

/** A battlefield with what is there. */
export const laidBattlefield = (walk: Walk, battlefield: BattlefieldState, at: number): JsonObject => {
  const { state } = walk;
  const { piece, controller, contestedBy, scoredBy } = battlefield;
  const { card = null, owner = 0 } = state.pieces[piece] ?? {};
  const scored = scoredBy.map((seat) => playerOn(state, seat));
  return {
    card: cardName(card),
    owner: playerOn(state, owner),
    ...unusual('controller', playerOn(state, controller ?? 0), controller === null),
    ...unusual('contestedBy', playerOn(state, contestedBy ?? 0), contestedBy === null),
    ...unusual('scoredBy', scored, scored.length === 0),
    ...units(walk, at),
    ...facedown(walk, at),
    ...showdown(state, at),
  };
};
