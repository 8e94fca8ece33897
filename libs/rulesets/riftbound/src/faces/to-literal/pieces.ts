import type { Json, JsonObject } from '#kernel';
import { isCardId } from '../../cards/catalogue.js';
import { unusual } from '#ruleset';
import type { EffectInForce, Piece, RiftboundState } from '../../state/riftbound-state.js';
import { cardName, playerOn, type Walk } from './walk.js';

/** Might or a keyword gained this turn is summed up; any other effect is told by itself. */
const isShort = ({ until, base, tag, named }: EffectInForce): boolean =>
  until === 'turn' && [base, tag, named].every((each) => each === undefined);

const effectsOn = ({ effects, pieces }: RiftboundState, number: number): readonly EffectInForce[] =>
  effects.filter(({ piece, object }) => piece === number && object === pieces[number]?.object);

const namedAs = (named: string): string => (isCardId(named) ? cardName(named) : named);

const laidEffect = ({ might, base, keyword, value, tag, named, until }: EffectInForce): JsonObject => ({
  ...unusual('might', might, might === 0),
  ...unusual('base', base ?? 0, base === undefined),
  ...unusual('keyword', keyword ?? '', keyword === null),
  ...unusual('value', value, value === 0),
  ...unusual('tag', tag ?? '', tag === undefined),
  ...unusual('named', namedAs(named ?? ''), named === undefined),
  until,
});

const keywordsGained = (effects: readonly EffectInForce[]): Readonly<Record<string, number>> => {
  const gained: Record<string, number> = {};
  for (const { keyword, value } of effects) if (keyword !== null) gained[keyword] = (gained[keyword] ?? 0) + value;
  return gained;
};

const attachedTo = ({ pieces }: RiftboundState, host: number): readonly number[] =>
  pieces.flatMap(({ attachedTo: holder }, number) => (holder === host ? [number] : []));

/** The card of the last copy that it is for good; null where it is none. */
const copiedForGood = ({ card, print, copies }: Piece): string | null => {
  if (copies) return copies.findLast((copy) => copy.while === null)?.card ?? null;
  return print === null ? null : card;
};

/** The card that its bearer is a copy of while it is attached; null where that makes it none. */
const copiedWhile = ({ pieces }: RiftboundState, number: number, { attachedTo }: Piece): string | null =>
  pieces[attachedTo ?? -1]?.copies?.find((copy) => copy.while === number)?.card ?? null;

const copyOf = (key: string, card: string | null): JsonObject => unusual(key, cardName(card), card === null);

/** What is unusual about a piece by itself. */
const likeOf = (state: RiftboundState, number: number, piece: Piece): JsonObject => {
  const all = effectsOn(state, number);
  const effects = all.filter(isShort);
  const others = all.filter((effect) => !isShort(effect)).map(laidEffect);
  const might = effects.reduce((sum, effect) => sum + effect.might, 0);
  const keywords = keywordsGained(effects);
  return {
    ...unusual('exhausted', true, !piece.exhausted),
    ...unusual('stunned', true, !piece.stunned),
    ...unusual('damage', piece.damage, piece.damage === 0),
    ...unusual('buffs', piece.buffs, piece.buffs === 0),
    ...unusual('empowered', piece.empowered, piece.empowered === 0),
    ...unusual('owner', playerOn(state, piece.owner), piece.owner === piece.controller),
    ...copyOf('copyOf', copiedForGood(piece)),
    ...copyOf('bearerCopyOf', copiedWhile(state, number, piece)),
    ...unusual('might', might, might === 0),
    ...unusual('keywords', keywords, Object.keys(keywords).length === 0),
    ...unusual('effects', others, others.length === 0),
  };
};

/** A piece on the board with what is attached to it: its bare name where nothing is unusual about it. */
export const laidPiece = (walk: Walk, number: number): Json => {
  const { state, named } = walk;
  const piece = state.pieces[number];
  if (!piece) return 'unknown';
  named.push(number);
  const card = cardName(piece.print ?? piece.card);
  const like = likeOf(state, number, piece);
  const attached = attachedTo(state, number).map((each) => laidPiece(walk, each));
  const said = { ...like, ...unusual('attached', attached, attached.length === 0) };
  return Object.keys(said).length === 0 ? card : { card, ...said };
};

/** The pieces of a place that stand there by themselves, attached to nothing. */
export const standing = ({ pieces }: RiftboundState, numbers: readonly number[]): readonly number[] =>
  numbers.filter((number) => (pieces[number]?.attachedTo ?? null) === null);
