import { anyDamageKills } from '../statics/limits.js';
import { cardOf } from '../../cards/catalogue.js';
import type { EffectInForce, Piece, RiftboundState } from '../../state/riftbound-state.js';
import { keywordValue } from './keywords.js';
import { attachmentsOf } from './attachments.js';
import type { ObjectRef } from '../../state/piece.js';
import type { LimitInForce } from '../../state/lasting.js';
import { isSinceTheCopy } from './since-the-copy.js';
import { bonusTimes, mightOfBuff, passiveMight, type MightNow } from './passives.js';

/** Might bonus of what is attached to the object (137, 718). */
const bonusOfAttachments = (state: RiftboundState, number: number): number => {
  const attachments = attachmentsOf(state, number);
  if (attachments.length === 0) return 0;
  let bonus = 0;
  for (const attached of attachments) {
    const card = state.pieces[attached]?.card ?? null;
    if (card !== null) bonus += cardOf(card).mightBonus ?? 0;
  }
  return bonus * bonusTimes(state, number);
};

/**
 * Whether less Might began before the text of an object was active: that comes first then, and what the text takes stops at its floor
 * all the same (480.1.b, 480.2). A text is active since its object came to the board, or became the copy that it is. What began while no
 * text had a floor is before any that has one now.
 */
const isBefore = ({ pieces }: RiftboundState, { id, since }: EffectInForce, source: number): boolean => {
  const { object = -1, copies } = pieces[source] ?? {};
  const copy = copies?.at(-1);
  return copy === undefined ? since === undefined || since <= object : id < copy.instance;
};

const fromEffects = (state: RiftboundState, object: number): number => {
  let sum = 0;
  for (const effect of state.effects) if (effect.object === object) sum += effect.might;
  return sum;
};

/** Assault counts while attacking, Shield while defending (807, 814). */
const fromDesignation = (state: RiftboundState, number: number, piece: Piece): number => {
  if (piece.designation === 'attacker') return keywordValue(state, number, 'Assault');
  return piece.designation === 'defender' ? keywordValue(state, number, 'Shield') : 0;
};

/** A decrease stops at its floor, and never raises what is below it already. */
export const changed = (might: number, { amount, floor }: Omit<MightNow, 'source'>): number =>
  Math.max(might + amount, Math.min(might, floor));

const isDecrease = ({ amount }: MightNow): boolean => amount < 0;

const hasFloor = (each: MightNow): boolean => isDecrease(each) && each.floor > -Infinity;

const isObject = ({ pieces }: RiftboundState, { piece, object }: ObjectRef, number: number): boolean =>
  piece === number && pieces[number]?.object === object;

/** What a passive ability has been fixed at for a unit, where older editions fix it as it begins; undefined where it is not. */
export const fixedAt = (state: RiftboundState, number: number, { source: giver }: MightNow): LimitInForce | undefined =>
  state.limits?.fixed.find(({ source, unit }) => isObject(state, unit, number) && isObject(state, source, giver));

/** What passive abilities give and take, those that are fixed without their minimum. */
const passivesOf = (state: RiftboundState, number: number): readonly MightNow[] => {
  const given = passiveMight(state, number);
  if (!state.limits?.read) return given;
  return given.map((each) => {
    const fixed = hasFloor(each) ? fixedAt(state, number, each) : undefined;
    return fixed ? { ...each, amount: fixed.might, floor: -Infinity } : each;
  });
};

/**
 * Less Might in the order in which it began (480.3): a text with a floor does not reach what comes after it. What gives Might
 * (477.3.e.1) is before all that takes some, and so before any text.
 */
const afterDecreases = (
  state: RiftboundState,
  { object, might }: { readonly object: number; readonly might: number },
  decreases: readonly MightNow[],
): number => {
  let effects = state.effects.filter((effect) => effect.object === object);
  let now = might - effects.reduce((sum, effect) => sum + effect.might, 0);
  for (const decrease of decreases) {
    const earlier = effects.filter((effect) => isBefore(state, effect, decrease.source));
    now = changed(now + earlier.reduce((sum, effect) => sum + effect.might, 0), decrease);
    effects = effects.filter((effect) => !earlier.includes(effect));
  }
  return now + effects.reduce((sum, effect) => sum + effect.might, 0);
};

/** What the newest effect that sets it says, unless it has become a copy since; else what is printed on it or on what it copies (477.1.a.1, 480). */
const baseMight = ({ effects }: RiftboundState, piece: Piece): number | null => {
  const { card, object } = piece;
  const set = effects.findLast(
    (effect) => effect.base !== undefined && effect.object === object && isSinceTheCopy(piece, effect),
  );
  return set?.base ?? (card === null ? null : cardOf(card).might);
};

/**
 * Might of a unit after the arithmetic layer (477.3): printed Might, one per buff (702.3), attachments, effects in force,
 * Assault and Shield, static abilities. May be below zero; readers that need 0 there use `countedMight` (143.2.b). 0 where it is not known.
 */
export const mightOf = (state: RiftboundState, number: number): number => {
  const piece = state.pieces[number];
  if (!piece?.card) return 0;
  const base = baseMight(state, piece) ?? 0;
  const might =
    base +
    (piece.buffs === 0 ? 0 : piece.buffs * mightOfBuff(state, number)) +
    bonusOfAttachments(state, number) +
    fromEffects(state, piece.object) +
    fromDesignation(state, number, piece);
  const given = passivesOf(state, number);
  if (given.length === 0) return might;
  const decreases = given.filter(isDecrease);
  const raised = given.filter((each) => !isDecrease(each)).reduce(changed, might);
  return afterDecreases(state, { object: piece.object, might: raised }, decreases);
};

/** The passive abilities that take its Might down to a minimum now. */
export const limitsOn = (state: RiftboundState, number: number): readonly MightNow[] =>
  passiveMight(state, number).filter(hasFloor);

/** Might as effects and damage sums count it: never below zero (143.2.b). */
export const countedMight = (state: RiftboundState, number: number): number => Math.max(0, mightOf(state, number));

/** Whether the damage marked on the unit is lethal: some, and at least its Might, or whatever is lethal by a text (142.4). */
export const hasLethalDamage = (state: RiftboundState, number: number): boolean => {
  const { damage = 0, damagedBy = [] } = state.pieces[number] ?? {};
  if (damage <= 0) return false;
  return damage >= mightOf(state, number) || damagedBy.some((seat) => anyDamageKills(state, number, seat));
};
