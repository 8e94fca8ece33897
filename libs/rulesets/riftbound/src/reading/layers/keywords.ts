import { cardOf } from '../../cards/catalogue.js';
import { cardKeywords } from './keywords-of-cards.js';
import type { Keyword, PrintedKeyword } from '../../words/card.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import { attachmentsOf } from './attachments.js';
import { passiveKeywords, type KeywordGiven } from './passives.js';

/** A keyword an object has now, with its value summed where the book sums it (807, 809, 814, 823). */
export interface KeywordNow {
  readonly keyword: string;
  readonly value: number;
}

const NONE: readonly KeywordNow[] = [];

/** Keywords of the same name as one, their values added up. */
const summed = (keywords: readonly KeywordNow[]): readonly KeywordNow[] => {
  const sums = new Map<string, number>();
  for (const { keyword, value } of keywords) sums.set(keyword, (sums.get(keyword) ?? 0) + value);
  return [...sums].map(([keyword, value]) => ({ keyword, value }));
};

const withValues = (keywords: readonly PrintedKeyword[]): readonly KeywordNow[] =>
  keywords.map(({ keyword, value }) => ({ keyword, value: value ?? 1 }));

const printed = new Map<string, readonly KeywordNow[]>();

/** The keywords a card has by its own print, worked out once for each card. */
const printedOn = (card: string): readonly KeywordNow[] => {
  let keywords = printed.get(card);
  if (!keywords) printed.set(card, (keywords = summed(withValues(cardOf(card).keywords))));
  return keywords;
};

const ownKeywords = ({ card, attachedTo, faceDown }: Piece): readonly KeywordNow[] =>
  card === null || attachedTo !== null || faceDown ? NONE : printedOn(card);

const fromAttachments = (state: RiftboundState, number: number): readonly KeywordNow[] => {
  const attachments = attachmentsOf(state, number);
  if (attachments.length === 0) return NONE;
  return attachments.flatMap((attached) => {
    const card = state.pieces[attached]?.card ?? null;
    const copied = state.pieces[attached]?.copiedText?.card;
    if (copied !== undefined) return withValues(cardOf(copied).keywords);
    return card === null ? [] : withValues(cardOf(card).effectKeywords);
  });
};

const fromEffects = ({ effects }: RiftboundState, object: number): readonly KeywordNow[] => {
  if (effects.length === 0) return NONE;
  const found: KeywordNow[] = [];
  for (const { object: of, keyword, value } of effects)
    if (of === object && keyword !== null) found.push({ keyword, value });
  return found;
};

const ofCards = (state: RiftboundState, { card, controller }: Piece, piece: number): readonly KeywordNow[] => {
  if (card === null) return NONE;
  const keywords = cardKeywords(state, { seat: controller, card, piece });
  return keywords.length === 0 ? NONE : keywords.map((keyword) => ({ keyword, value: 1 }));
};

/** Older editions have whatever text an attached card was given as inactive as its own. */
export const isAllInactive = (state: RiftboundState, { attachedTo }: Piece): boolean =>
  attachedTo !== null && policyOf(state).attachedText === 'all';

/** What it has besides its own text. */
const givenTo = (state: RiftboundState, piece: Piece, number: number): readonly KeywordNow[] => {
  const attached = fromAttachments(state, number);
  const lasting = fromEffects(state, piece.object);
  const more = ofCards(state, piece, number);
  return attached.length + lasting.length + more.length === 0 ? NONE : [...attached, ...lasting, ...more];
};

/** What passive abilities add: those that give only what is lacking come last, as they depend on the others (478, 479). */
const withPassives = (keywords: readonly KeywordNow[], passives: readonly KeywordGiven[]): readonly KeywordNow[] => {
  if (passives.length === 0) return keywords;
  const all = summed([...keywords, ...passives.filter(({ lacking, value }) => !lacking && value > 0)]);
  return passives.reduce(
    (now, given) => (given.lacking && !now.some(({ keyword }) => keyword === given.keyword) ? [...now, given] : now),
    all,
  );
};

/**
 * The keywords of an object after the ability-altering layer (473-480): its own unless its text is inactive because it is
 * attached (135.4.b) or it lies facedown (421.3), and those that are granted to it (801.3): by its attachments, by effects, by
 * static abilities.
 */
export const keywordsOf = (state: RiftboundState, number: number): readonly KeywordNow[] => {
  const piece = state.pieces[number];
  if (!piece || isAllInactive(state, piece)) return NONE;
  const own = ownKeywords(piece);
  const given = givenTo(state, piece, number);
  return withPassives(given.length === 0 ? own : summed([...own, ...given]), passiveKeywords(state, number));
};

/** The summed value of a keyword, 0 where the object lacks it. */
export const keywordValue = (state: RiftboundState, number: number, keyword: Keyword): number =>
  keywordsOf(state, number).find((each) => each.keyword === keyword)?.value ?? 0;

export const hasKeyword = (state: RiftboundState, number: number, keyword: Keyword): boolean =>
  keywordsOf(state, number).some((each) => each.keyword === keyword);
