import { hasKeyword, isMainDeckCard, type Card } from '../../words/card.js';
import { cardOf } from '../../cards/catalogue.js';
import { countCards } from '../../words/deck-list.js';
import { illegal } from '../../words/findings.js';
import {
  type Check,
  DECK,
  about,
  copiesOf,
  isChampionUnit,
  isSignature,
  mainAndSideboardOf,
  mainDeckOf,
  mostCopies,
  sharesTag,
  uniqueCards,
} from './subject.js';

/** One champion legend (103.1). */
export const checkLegend: Check = ({ legend }) =>
  legend.type === 'Legend'
    ? []
    : [illegal('deck.legend', `${legend.name} is no legend. Name one champion legend.`, about(legend))];

/** A champion unit of the legend's champion (103.2.a). */
export const checkChampion: Check = ({ champion, legend }) => {
  const { name } = champion;
  const tag = legend.championTags.join(' or ') || 'of the legend';
  if (isSignature(champion)) {
    const message = `${name} is a Signature card and cannot be the Chosen Champion. Choose a champion unit with the tag ${tag}.`;
    return [illegal('deck.signature-not-champion', message, about(champion))];
  }
  if (!isChampionUnit(champion)) {
    const message = `${name} is no champion unit. Choose a champion unit with the tag ${tag}.`;
    return [illegal('deck.chosen-champion', message, about(champion))];
  }
  if (legend.type !== 'Legend' || sharesTag(champion, legend)) return [];
  const message = `${name} does not share a champion tag with ${legend.name}. Choose a champion unit with the tag ${tag}.`;
  return [illegal('deck.champion-tag', message, { ...about(champion), legend: legend.id })];
};

/** At least forty cards, exactly forty at events (103.2; Tournament Rules 402.1). */
export const checkMainSize: Check = ({ deck, format }) => {
  const count = countCards(mainDeckOf(deck));
  const facts = { count, wanted: DECK.main };
  const short = count < DECK.main;
  if (format.rules === 'core') {
    const message = `The Main Deck has ${count} cards with the Chosen Champion. Add ${DECK.main - count} to reach ${DECK.main}.`;
    return short ? [illegal('deck.main-deck', message, facts)] : [];
  }
  if (count === DECK.main) return [];
  const mend = short ? `Add ${DECK.main - count}` : `Take out ${count - DECK.main}`;
  const message = `The Main Deck has ${count} cards with the Chosen Champion; an event wants exactly ${DECK.main}. ${mend}.`;
  return [illegal('tournament.deck-size', message, facts)];
};

/** Units, gear and spells only (103.2). */
export const checkMainTypes: Check = ({ deck }) =>
  uniqueCards(deck.main)
    .filter((card) => !isMainDeckCard(card))
    .map((card) => {
      const kind = card.supertype === 'Token' ? 'token' : card.type.toLowerCase();
      const message = `${card.name} is a ${kind} and cannot be in the Main Deck, which holds units, gear and spells. Take it out.`;
      return illegal('deck.main-deck', message, about(card));
    });

const tooMany = (card: Card, count: number, most: number): string =>
  `${card.name} is there ${count} times; ${most} ${most === 1 ? 'copy is' : 'copies are'} allowed. Take out ${count - most}.`;

/** Three of a name, one of a Unique name (103.2.b, 825, 825.3.a). A sideboard counts with the Main Deck (Tournament Rules 403.3); the Core Rules know none. */
export const checkCopies: Check = ({ deck, format }) => {
  const cards = format.rules === 'core' ? mainDeckOf(deck) : mainAndSideboardOf(deck);
  return uniqueCards(cards).flatMap((card) => {
    const unique = hasKeyword(card, 'Unique');
    const most = mostCopies(card);
    const count = copiesOf(card, cards);
    if (count <= most) return [];
    const alone = copiesOf(card, mainDeckOf(deck));
    const facts = { ...about(card), count, most };
    const both = `${tooMany(card, count, most)} Main Deck and sideboard count together.`;
    if (alone <= most) return [illegal('tournament.sideboard-limits', both, facts)];
    return [illegal(unique ? 'deck.unique' : 'deck.copies', tooMany(card, count, most), facts)];
  });
};

/** Three Signature cards in all (103.2.d, 103.2.d.1). */
export const checkSignatures: Check = ({ deck }) => {
  const signatures = mainDeckOf(deck).filter(({ card }) => isSignature(cardOf(card)));
  const count = countCards(signatures);
  if (count <= DECK.signatures) return [];
  const names = uniqueCards(signatures).map(({ name }) => name);
  const message = `There are ${count} Signature cards (${names.join(', ')}); ${DECK.signatures} in all are allowed. Take out ${count - DECK.signatures}.`;
  return [illegal('deck.signature-count', message, { count, most: DECK.signatures, names })];
};

/** Signature cards of the legend's champion only (103.2.d.2). */
export const checkSignatureTags: Check = ({ deck, legend }) =>
  uniqueCards([...deck.main, ...deck.sideboard])
    .filter((card) => isSignature(card) && !sharesTag(card, legend))
    .map((card) => {
      const message = `${card.name} is the Signature card of ${card.championTags.join(' and ')}, not of ${legend.championTags.join(' or ')}. Take it out.`;
      return illegal('deck.signature-tag', message, { ...about(card), legend: legend.id });
    });
