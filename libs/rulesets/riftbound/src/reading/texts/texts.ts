import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { DEFINITIONS } from '../../cards/definitions/index.js';
import { isAllInactive, keywordValue } from '../layers/keywords.js';
import { attachmentsOf } from '../layers/attachments.js';
import type { Ability, AbilityKeyword, AbilityName } from '../../words/definition.js';
import { definitionOf } from '../../cards/encodings.js';
import { abilitiesGiven } from './given-abilities.js';
import { ownNameOf } from '../../cards/abilities-within.js';
import { keywordAbilities } from '../../cards/keyword-abilities.js';

/**
 * An ability that an object has now: of its own text, short for by a keyword, or of the Effect Text that something attached to
 * it appends (136.2.c, 719.1).
 */
export interface AbilityNow {
  readonly name: AbilityName;
  readonly ability: Ability;
  /** What is attached to the object and appends the ability; null where the text is the object's own. */
  readonly attachment: number | null;
}

const NONE: readonly AbilityNow[] = [];

const ownByCard = new Map<string, readonly AbilityNow[]>();

/** The abilities of a card's rules text, looked up once for each card. */
const printedOn = (card: string): readonly AbilityNow[] => {
  let own = ownByCard.get(card);
  if (!own) {
    const abilities = DEFINITIONS[card]?.abilities ?? [];
    own = abilities.map((ability) => ({ name: { card, ability: ownNameOf(ability) }, ability, attachment: null }));
    ownByCard.set(card, own);
  }
  return own;
};

/** Text is inactive (721) on what lies face down, and on what is attached (421.3, 135.4): it does nothing then (721.2). */
const isActive = (state: RiftboundState, number: number): boolean => {
  const piece = state.pieces[number];
  return piece !== undefined && !piece.faceDown && piece.attachedTo === null;
};

const bearerByCard = new Map<string, readonly AbilityNow[]>();

/** The abilities of a card's Effect Text, looked up once for each card. */
const effectTextOf = (card: string): readonly AbilityNow[] => {
  let text = bearerByCard.get(card);
  if (!text) {
    const bearer = DEFINITIONS[card]?.bearer ?? [];
    text = (bearer === 'copied' ? [] : bearer).map((ability) => ({
      name: { card, ability: ownNameOf(ability), text: 'bearer' },
      ability,
      attachment: null,
    }));
    bearerByCard.set(card, text);
  }
  return text;
};

/** The rules text of a card as an Effect Text has copied it: each copying makes abilities of its own. */
const copiedFrom = ({ card, instance }: NonNullable<Piece['copiedText']>): readonly AbilityNow[] =>
  printedOn(card).map(({ name, ...now }) => ({ ...now, name: { ...name, text: 'copied', instance } }));

/** The Effect Texts of what is attached to an object: elsewhere they are inactive (136.2.b). */
const appended = (state: RiftboundState, number: number): readonly AbilityNow[] =>
  attachmentsOf(state, number).flatMap((attachment) => {
    const card = state.pieces[attachment]?.card ?? null;
    if (card === null || !definitionOf(state, card)) return NONE;
    const copied = state.pieces[attachment]?.copiedText;
    const text = copied ? copiedFrom(copied) : effectTextOf(card);
    return text.map(({ name, ability }): AbilityNow => ({ name, ability, attachment }));
  });

/** The rules text of an object: of a copy for a time its abilities are those of that copying. */
const ownText = ({ copies }: Piece, card: string): readonly AbilityNow[] => {
  const instance = copies?.at(-1)?.instance ?? NO_INSTANCE;
  const text = printedOn(card);
  return instance === NO_INSTANCE ? text : text.map((now) => ({ ...now, name: { ...now.name, instance } }));
};

const NO_INSTANCE = -1;

/** The text of an object: its own, and what its attachments append. */
export const plainTextOf = (state: RiftboundState, number: number): readonly AbilityNow[] => {
  const piece = state.pieces[number];
  if (!piece || !isActive(state, number)) return NONE;
  const { card } = piece;
  const own = card !== null && definitionOf(state, card) ? ownText(piece, card) : NONE;
  if (attachmentsOf(state, number).length === 0) return own;
  return [...own, ...appended(state, number)];
};

/** What a keyword is short for on a card: of each of its costs one. */
const shortFor = (card: string, text: AbilityKeyword): readonly AbilityNow[] =>
  keywordAbilities(card, text).map((ability) => ({
    name: { card, ability: ownNameOf(ability), text },
    ability,
    attachment: null,
  }));

/** The same, so many times. */
const instances = (card: string, text: AbilityKeyword, count: number): readonly AbilityNow[] =>
  Array.from({ length: count }).flatMap((_, instance) =>
    shortFor(card, text).map((now) => ({ ...now, name: { ...now.name, instance } })),
  );

/** What Empower is short for in texts that what is attached has copied: that of the object's own text once alone. */
const empowerCopied = (state: RiftboundState, number: number, own: string): readonly AbilityNow[] =>
  attachmentsOf(state, number).flatMap((attachment) => {
    const copied = state.pieces[attachment]?.copiedText;
    if (!copied || copied.card === own) return NONE;
    const { card, instance } = copied;
    return shortFor(card, 'Empower').map((now) => ({ ...now, name: { ...now.name, instance }, attachment }));
  });

/** What an object's keywords are short for: each Weaponmaster triggers for itself, of Quick-Draws one (819.2, 821.1.c.7). */
const ofKeywords = (state: RiftboundState, number: number): readonly AbilityNow[] => {
  const card = state.pieces[number]?.card ?? null;
  if (card === null || state.described || !isActive(state, number)) return NONE;
  return [
    ...shortFor(card, 'Equip'),
    ...shortFor(card, 'Empower'),
    ...empowerCopied(state, number, card),
    ...(keywordValue(state, number, 'Quick-Draw') > 0 ? shortFor(card, 'Quick-Draw') : NONE),
    ...instances(card, 'Weaponmaster', keywordValue(state, number, 'Weaponmaster')),
  ];
};

/** Every activated ability of an object's text, and of its keywords, that is paid for by exhausting it. */
export const exhaustAbilitiesOn = (state: RiftboundState, number: number): readonly AbilityNow[] =>
  [...plainTextOf(state, number), ...ofKeywords(state, number)].filter(
    ({ ability }) => ability.kind === 'activated' && ability.cost.exhaust === true,
  );

/** The text of an object, with what static abilities give it. */
export const textOf = (state: RiftboundState, number: number): readonly AbilityNow[] => {
  const text = plainTextOf(state, number);
  const piece = state.pieces[number];
  const given = piece && isAllInactive(state, piece) ? NONE : abilitiesGiven(state, number);
  return given.length === 0 ? text : [...text, ...given];
};

/** Every ability that an object has now. */
export const abilitiesOn = (state: RiftboundState, number: number): readonly AbilityNow[] => {
  const text = textOf(state, number);
  const more = ofKeywords(state, number);
  return more.length === 0 ? text : [...text, ...more];
};
