import type { ObjectRef, RiftboundState, Target } from '../state/riftbound-state.js';
import { itemOn } from '../state/chain-item.js';
import { matchesItem } from './filters/chain-items.js';
import type { Choosing, Ref, Where, Who } from '../words/definition.js';
import { matches, matching } from './filters/filters.js';
import { asChosen } from './history/as-chosen.js';
import { isUnchoosable } from './statics/prohibitions.js';
import { spotOf, type Setting } from './setting.js';
import { isTakenAsThird } from './taken-there.js';
import { isWhereHidden } from './filters/where-hidden.js';
import { areFriendly, isInGame, opponentsOf, turnOrder } from '../state/sides.js';
import { CHAIN_ZONE, GONE_ZONE, isBoardZone, isSeatZone, locationOf } from '../state/zones.js';
import type { Location } from '../words/vocabulary.js';

type TargetChoice = Extract<Choosing, { target: unknown }>;

const isTargetChoice = (choosing: Choosing): choosing is TargetChoice => 'target' in choosing;

/** How many something takes, at least and at most. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** How many a choice takes: one, unless it says otherwise. */
export const boundsOf = ({ min, max, shares }: TargetChoice): Bounds => ({
  min: min ?? max ?? 1,
  max: shares === undefined ? (max ?? min ?? 1) : ANY_NUMBER,
});

const ANY_NUMBER = 99;

/** A list in parts: each takes as many as it may, leaving what the later ones need. */
export const partsWithin = <T>(bounds: readonly Bounds[], items: readonly T[]): readonly (readonly T[])[] => {
  let at = 0;
  return bounds.map(({ max }, index) => {
    const later = bounds.slice(index + 1).reduce((sum, { min }) => sum + min, 0);
    const taken = items.slice(at, at + Math.max(0, Math.min(max, items.length - at - later)));
    at += taken.length;
    return taken;
  });
};

/** Targets by choice: each choice takes as many as it may, leaving what the later ones need. */
export const targetsByChoice = <T>(choices: readonly Choosing[], targets: readonly T[]): readonly (readonly T[])[] => {
  const needed = choices.map((choosing) => (isTargetChoice(choosing) ? boundsOf(choosing) : { min: 0, max: 0 }));
  return partsWithin(needed, targets);
};

/** Whether a target is still the same object, item or player (359.3.e.2, 359.3.e.4). */
const isThere = ({ state }: Setting, target: Target): boolean => {
  if (target.kind === 'seat') return isInGame(state, target.seat);
  if (target.kind === 'item') return itemOn(state, target.item) !== undefined;
  return state.pieces[target.piece]?.object === target.object;
};

/**
 * Whether one of a friendly and an enemy target has become the other to who controls the item since it was chosen: each was chosen as what
 * it was (359.3.e.2, 359.3.f.4).
 */
export const hasChangedSides = (
  { state, item, you }: Setting,
  { group }: TargetChoice,
  { piece, object }: ObjectRef,
): boolean => {
  if (group?.different !== 'side' || item === null) return false;
  const isFriendly = areFriendly(state, you, state.pieces[piece]?.controller ?? -1);
  const chosen = asChosen(state, item, object);
  return chosen !== null && areFriendly(state, chosen.by ?? -1, chosen.then.controller) !== isFriendly;
};

/** Whether a target is still what the choice asks for, and still may be chosen (758.1). */
const isAskedFor = (setting: Setting, choosing: TargetChoice, target: Target): boolean => {
  const { target: filter } = choosing;
  if (target.kind === 'seat') return true;
  if (target.kind === 'item') {
    const item = itemOn(setting.state, target.item);
    return item !== undefined && matchesItem(setting, item, filter);
  }
  const { piece } = target;
  return (
    matches(setting, piece, filter) &&
    isWhereHidden(setting, filter, piece) &&
    !isUnchoosable(setting.state, piece, setting.you) &&
    !isTakenAsThird(setting, choosing, piece) &&
    !hasChangedSides(setting, choosing, target)
  );
};

/** Whether a target is legal: as the resolution begins by what it is, from then on as long as it is the same (359.3.e.7). */
const isLegal = (setting: Setting, choosing: Choosing | undefined, target: Target): boolean => {
  if (target.missed || !isThere(setting, target)) return false;
  return setting.resolving || !choosing || !isTargetChoice(choosing) || isAskedFor(setting, choosing, target);
};

/** The targets, by their places in the list, that are not legal now. */
export const illegalTargets = (setting: Setting): readonly number[] => {
  const places = targetsByChoice(setting.choices, [...setting.targets.keys()]);
  return places.flatMap((part, choice) =>
    part.filter((place) => {
      const target = setting.targets[place];
      return target !== undefined && !isLegal(setting, setting.choices[choice], target);
    }),
  );
};

/** The targets of a choice that are legal now (359.3.e). */
export const legalTargets = (setting: Setting, choice: number): readonly Target[] =>
  (targetsByChoice(setting.choices, setting.targets)[choice] ?? []).filter((target) =>
    isLegal(setting, setting.choices[choice], target),
  );

const pieceOf = (setting: Setting, target: Target): readonly number[] => {
  if (target.kind === 'piece') return [target.piece];
  if (target.kind === 'seat') return [];
  return setting.state.chain.flatMap((item) => (item.id === target.item ? [item.piece] : []));
};

const targetsOf = (setting: Setting, choice: number): readonly number[] =>
  legalTargets(setting, choice).flatMap((target) => pieceOf(setting, target));

/** The items on the chain that a reference means: those that were chosen. */
export const itemsOf = (setting: Setting, ref: Ref): readonly number[] =>
  typeof ref === 'object' && 'target' in ref
    ? legalTargets(setting, ref.target).flatMap((target) => (target.kind === 'item' ? [target.item] : []))
    : [];

/** References that are a word; `this` is what a text calls "I" or "this" (053). */
const BY_WORD: Readonly<Record<Extract<Ref, string>, (setting: Setting) => readonly number[]>> = {
  this: ({ state, source, object }) => (state.pieces[source]?.object === object ? [source] : []),
  it: ({ it }) => it,
  that: ({ state, that }) =>
    that.flatMap(({ piece, object }) => (state.pieces[piece]?.object === object ? [piece] : [])),
  those: ({ those }) => those,
  chosen: ({ chosen }) => chosen,
  'chosen for this': ({ earlier, chosen }) => [...earlier, ...chosen],
  paid: ({ paid }) => paid.flatMap(({ using }) => using),
  'all targets': (setting) =>
    setting.targets.flatMap((target) => (isThere(setting, target) ? pieceOf(setting, target) : [])),
  attachment: ({ state, attachment }) =>
    attachment !== null && state.pieces[attachment.piece]?.object === attachment.object ? [attachment.piece] : [],
};

/**
 * The objects that a reference means now (359.3.f): as its instruction is executed (359.3.f.2). Picks are read in the order they
 * were made.
 */
export const objectsOf = (setting: Setting, ref: Ref): readonly number[] => {
  if (typeof ref === 'string') return BY_WORD[ref](setting);
  if ('target' in ref) return targetsOf(setting, ref.target);
  if ('targets' in ref) return ref.targets.flatMap((target) => targetsOf(setting, target));
  if ('bearersOf' in ref)
    return matching(setting, ref.bearersOf).flatMap((number) => setting.state.pieces[number]?.attachedTo ?? []);
  return 'all' in ref ? matching(setting, ref.all) : (setting.picks[0] ?? []);
};

/** Players chosen for a choice; the controllers of objects chosen for it are no such players. */
const chosenSeats = (setting: Setting, choice: number): readonly number[] =>
  legalTargets(setting, choice).flatMap((target) => (target.kind === 'seat' ? [target.seat] : []));

const votersFor = ({ state, votes }: Setting, word: string): readonly number[] =>
  votes.flatMap((vote) => (vote.word === word && isInGame(state, vote.seat) ? [vote.seat] : []));

/** Players: each stands for every one, in turn order from the turn player. */
export const seatsOf = (setting: Setting, who: Who): readonly number[] => {
  const { state, you } = setting;
  if (typeof who === 'string') {
    return {
      you: [you],
      'turn player': turnOrder(state).filter((seat) => seat === state.turn.seat),
      opponent: opponentsOf(state, you),
      each: turnOrder(state),
      both: [...new Set([setting.controller, you])].filter((seat) => isInGame(state, seat)),
    }[who];
  }
  if ('target' in who) return chosenSeats(setting, who.target);
  if ('voted' in who) return votersFor(setting, who.voted);
  if ('controllerOf' in who)
    return objectsOf(setting, who.controllerOf).flatMap((each) => controllerThen(setting, each));
  if ('whoPlayed' in who) return objectsOf(setting, who.whoPlayed).flatMap((each) => playerOf(state, each));
  return objectsOf(setting, who.ownerOf).flatMap((number) => state.pieces[number]?.owner ?? []);
};

const playerOf = ({ history }: RiftboundState, number: number): readonly number[] => {
  const deed = history.findLast(({ event, pieces: [played] }) => event === 'played' && played?.piece === number);
  return deed === undefined || deed.seat === null ? [] : [deed.seat];
};

/**
 * Who controls an object, or controlled it as this killed it (359.3.e.13); nobody, where something else took it from the board
 * instead of that. Of a spell on the chain whoever has control of it.
 */
const controllerThen = ({ state, left }: Setting, number: number): readonly number[] => {
  const { zone = GONE_ZONE, controller } = state.pieces[number] ?? {};
  const item = zone === CHAIN_ZONE ? state.chain.find(({ piece }) => piece === number) : undefined;
  if (item) return [item.controller];
  if (isBoardZone(zone) || !left.some(({ piece }) => piece === number))
    return controller === undefined ? [] : [controller];
  if (zone !== GONE_ZONE && !isSeatZone(zone, 'trash')) return [];
  const deaths = state.history.flatMap(({ event, pieces }) => (event === 'dies' ? pieces : []));
  return deaths
    .filter(({ piece }) => piece === number)
    .slice(-1)
    .map((then) => then.controller);
};

const locationAt = ({ state }: Setting, piece: number): Location | null => locationOf(spotOf(state, piece));

const baseOf = ({ state, you }: Setting, object: number): Location => ({
  zone: 'base',
  seat: state.pieces[object]?.controller ?? you,
});

/** A location, for an object that goes there; null where there is none now. */
export const locationFor = (setting: Setting, where: Where, object: number): Location | null => {
  if (where === 'your base') return { zone: 'base', seat: setting.you };
  if (where === 'its base') return baseOf(setting, object);
  if (where === 'here') return locationOf(setting.here);
  if (where === 'there') return locationOf(setting.there);
  if (where === 'chosen') return locationOf(setting.to ?? -1);
  if (where === 'chosen second') return locationOf(setting.also[0] ?? -1);
  const [place = -1] = objectsOf(setting, where.locationOf);
  return locationAt(setting, place);
};
