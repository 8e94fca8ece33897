import type { JsonObject } from '#kernel';
import type { RuleKey } from '#rulebook';
import type { Finding, Severity } from '#ruleset';
import { hasKeyword, isMainDeckCard, type Ban, type Card } from '../cards/card.js';
import { cardOf } from '../cards/catalogue.js';
import { cardsIn, countCards, type CardCount, type DeckList, type DeckPart } from './deck-list.js';

/**
 * What a deck is checked against.
 * - `rules`: the Core Rules alone, or the tournament rules for Constructed on top of them
 * - `on`: the day of the event, `YYYY-MM-DD`; without it bans and release dates are not looked at
 * - `teams`: true for 2v2, which bans one legend more
 */
export interface DeckFormat {
  readonly rules: 'core' | 'constructed';
  readonly on?: string;
  readonly teams?: boolean;
}

/** A deck with its cards looked up, as the checks below read it. */
interface Subject {
  readonly deck: DeckList;
  readonly format: DeckFormat;
  readonly legend: Card;
  readonly champion: Card;
}

type Check = (subject: Subject) => readonly Finding[];

const MAIN_DECK = 40;
const COPIES = 3;
const SIGNATURES = 3;
const RUNES = 12;
const BATTLEFIELDS = 3;
const SIDEBOARD = 10;

/** First day a set is legal outside of China, where the Tournament Rules name it (601.3.c). Regions differ (601.2.b). */
const LEGAL_FROM: Readonly<Record<string, string>> = { UNL: '2026-05-08', VEN: '2026-07-31' };

const finding = (rule: RuleKey, message: string, facts: JsonObject, severity: Severity = 'illegal'): Finding => ({
  rule,
  severity,
  message,
  facts,
});

const about = (card: Card): JsonObject => ({ card: card.id, name: card.name });

const uniqueCards = (cards: readonly CardCount[]): readonly Card[] => [
  ...new Set(cards.map(({ card }) => cardOf(card))),
];

/** The Main Deck as the book counts it: the Chosen Champion and the rest (103.2.b.1). */
const mainDeckOf = (deck: DeckList): readonly CardCount[] => [...cardsIn(deck, 'champion'), ...deck.main];

const mainAndSideboardOf = (deck: DeckList): readonly CardCount[] => [...mainDeckOf(deck), ...deck.sideboard];

const copiesOf = (card: Card, cards: readonly CardCount[]): number =>
  countCards(cards.filter((entry) => cardOf(entry.card).name === card.name));

const checkLegend: Check = ({ legend }) =>
  legend.type === 'Legend'
    ? []
    : [finding('deck.legend', `${legend.name} is no legend. Name one champion legend.`, about(legend))];

const sharesTag = (card: Card, legend: Card): boolean =>
  card.championTags.some((tag) => legend.championTags.includes(tag));

const checkChampion: Check = ({ champion, legend }) => {
  const { name } = champion;
  const tag = legend.championTags.join(' or ');
  if (champion.supertype === 'Signature') {
    const message = `${name} is a Signature card and cannot be the Chosen Champion. Choose a champion unit with the tag ${tag}.`;
    return [finding('deck.signature-not-champion', message, about(champion))];
  }
  if (champion.type !== 'Unit' || champion.supertype !== 'Champion') {
    const message = `${name} is no champion unit. Choose a champion unit with the tag ${tag}.`;
    return [finding('deck.chosen-champion', message, about(champion))];
  }
  if (sharesTag(champion, legend)) return [];
  const message = `${name} does not share a champion tag with ${legend.name}. Choose a champion unit with the tag ${tag}.`;
  return [finding('deck.champion-tag', message, { ...about(champion), legend: legend.id })];
};

const checkMainSize: Check = ({ deck, format }) => {
  const count = countCards(mainDeckOf(deck));
  const facts = { count, wanted: MAIN_DECK };
  const short = count < MAIN_DECK;
  if (format.rules === 'core') {
    const message = `The Main Deck has ${count} cards with the Chosen Champion. Add ${MAIN_DECK - count} to reach ${MAIN_DECK}.`;
    return short ? [finding('deck.main-deck', message, facts)] : [];
  }
  if (count === MAIN_DECK) return [];
  const mend = short ? `Add ${MAIN_DECK - count}` : `Take out ${count - MAIN_DECK}`;
  const message = `The Main Deck has ${count} cards with the Chosen Champion; an event wants exactly ${MAIN_DECK}. ${mend}.`;
  return [finding('tournament.deck-size', message, facts)];
};

const checkMainTypes: Check = ({ deck }) =>
  uniqueCards(deck.main)
    .filter((card) => !isMainDeckCard(card))
    .map((card) => {
      const kind = card.supertype === 'Token' ? 'token' : card.type.toLowerCase();
      const message = `${card.name} is a ${kind} and cannot be in the Main Deck, which holds units, gear and spells. Take it out.`;
      return finding('deck.main-deck', message, about(card));
    });

const tooMany = (card: Card, count: number, most: number): string =>
  `${card.name} is there ${count} times; ${most} ${most === 1 ? 'copy is' : 'copies are'} allowed. Take out ${count - most}.`;

const checkCopies: Check = ({ deck }) =>
  uniqueCards(mainAndSideboardOf(deck)).flatMap((card) => {
    const unique = hasKeyword(card, 'Unique');
    const most = unique ? 1 : COPIES;
    const count = copiesOf(card, mainAndSideboardOf(deck));
    if (count <= most) return [];
    const alone = copiesOf(card, mainDeckOf(deck));
    const facts = { ...about(card), count, most };
    const both = `${tooMany(card, count, most)} Main Deck and sideboard count together.`;
    if (alone <= most) return [finding('tournament.sideboard-limits', both, facts)];
    return [finding(unique ? 'deck.unique' : 'deck.copies', tooMany(card, count, most), facts)];
  });

const checkSignatures: Check = ({ deck }) => {
  const signatures = mainDeckOf(deck).filter(({ card }) => cardOf(card).supertype === 'Signature');
  const count = countCards(signatures);
  if (count <= SIGNATURES) return [];
  const names = uniqueCards(signatures).map(({ name }) => name);
  const message = `There are ${count} Signature cards (${names.join(', ')}); ${SIGNATURES} in all are allowed. Take out ${count - SIGNATURES}.`;
  return [finding('deck.signature-count', message, { count, most: SIGNATURES, names })];
};

const checkSignatureTags: Check = ({ deck, legend }) =>
  uniqueCards([...deck.main, ...deck.sideboard])
    .filter((card) => card.supertype === 'Signature' && !sharesTag(card, legend))
    .map((card) => {
      const message = `${card.name} is the Signature card of ${card.championTags.join(' and ')}, not of ${legend.championTags.join(' or ')}. Take it out.`;
      return finding('deck.signature-tag', message, { ...about(card), legend: legend.id });
    });

/** The rule that binds each part to the legend's domains. */
const DOMAIN_RULES: readonly (readonly [DeckPart, RuleKey])[] = [
  ['champion', 'deck.main-domains'],
  ['main', 'deck.main-domains'],
  ['runes', 'deck.rune-domains'],
  ['battlefields', 'deck.battlefield-domains'],
  ['sideboard', 'deck.main-domains'],
];

const checkDomains: Check = ({ deck, legend }) =>
  DOMAIN_RULES.flatMap(([part, rule]) =>
    uniqueCards(cardsIn(deck, part)).flatMap((card) => {
      const outside = card.domains.filter((domain) => !legend.domains.includes(domain));
      if (outside.length === 0) return [];
      const message = `${card.name} is ${card.domains.join(' and ')}; ${legend.name} allows ${legend.domains.join(' and ')} only. Take it out.`;
      return [finding(rule, message, { ...about(card), outside, part })];
    }),
  );

const checkRunes: Check = ({ deck }) => {
  const count = countCards(deck.runes);
  const strays = uniqueCards(deck.runes).filter(({ type }) => type !== 'Rune');
  const findings = strays.map((card) =>
    finding('deck.runes', `${card.name} is no rune. Take it out of the Rune Deck.`, about(card)),
  );
  if (count === RUNES) return findings;
  const mend = count < RUNES ? `Add ${RUNES - count}` : `Take out ${count - RUNES}`;
  const message = `The Rune Deck has ${count} runes; it takes exactly ${RUNES}. ${mend}.`;
  return [...findings, finding('deck.rune-count', message, { count, wanted: RUNES })];
};

const checkBattlefields: Check = ({ deck, format }) => {
  const count = deck.battlefields.length;
  const strays = uniqueCards(cardsIn(deck, 'battlefields'))
    .filter(({ type, supertype }) => type !== 'Battlefield' || supertype === 'Token')
    .map((card) => finding('deck.battlefield-count', `${card.name} is no battlefield card. Take it out.`, about(card)));
  if (count === BATTLEFIELDS) return strays;
  const rule = format.rules === 'core' ? 'deck.battlefield-count' : 'tournament.deck-size';
  const message = `There are ${count} battlefields; every mode of play asks for ${BATTLEFIELDS}. Name ${BATTLEFIELDS}.`;
  return [...strays, finding(rule, message, { count, wanted: BATTLEFIELDS })];
};

const checkBattlefieldNames: Check = ({ deck }) =>
  uniqueCards(cardsIn(deck, 'battlefields')).flatMap((card) => {
    const count = copiesOf(card, cardsIn(deck, 'battlefields'));
    const message = `${card.name} is there ${count} times; battlefields must have different names. Choose another for the rest.`;
    return count > 1 ? [finding('deck.battlefield-names', message, { ...about(card), count })] : [];
  });

const checkSideboard: Check = ({ deck, format }) => {
  const count = countCards(deck.sideboard);
  if (count === 0) return [];
  if (format.rules === 'core') {
    const message =
      'The Core Rules have no sideboard; this one is left aside. Check the deck as Constructed to have it read.';
    return [finding('tournament.sideboard', message, { count }, 'note')];
  }
  const strays = uniqueCards(deck.sideboard)
    .filter((card) => !isMainDeckCard(card))
    .map((card) =>
      finding(
        'tournament.sideboard-cards',
        `${card.name} is no Main Deck card. Take it out of the sideboard.`,
        about(card),
      ),
    );
  const message = `The sideboard has ${count} cards; ${SIDEBOARD} are allowed. Take out ${count - SIDEBOARD}.`;
  return count > SIDEBOARD
    ? [...strays, finding('tournament.sideboard-size', message, { count, most: SIDEBOARD })]
    : strays;
};

const everyCardOf = (deck: DeckList): readonly Card[] =>
  uniqueCards([
    ...cardsIn(deck, 'legend'),
    ...mainAndSideboardOf(deck),
    ...deck.runes,
    ...cardsIn(deck, 'battlefields'),
  ]);

const checkBans: Check = ({ deck, format: { on, rules, teams } }) => {
  if (on === undefined) return [];
  const format: Ban['format'] = teams ? 'constructed-2v2' : 'constructed-1v1';
  return everyCardOf(deck).flatMap((card) => {
    const ban = card.bans.find((one) => one.format === format && one.from <= on);
    if (ban === undefined) return [];
    const message = `${card.name} is banned since ${ban.from}. Take it out.`;
    const rule = rules === 'core' ? 'deck.format-legality' : 'tournament.banned';
    return [finding(rule, message, { ...about(card), from: ban.from })];
  });
};

const checkSets: Check = ({ deck, format: { on, rules } }) => {
  if (on === undefined || rules === 'core') return [];
  return everyCardOf(deck).flatMap((card) => {
    const [from] = card.sets.map((set) => LEGAL_FROM[set] ?? '').sort();
    if (from === undefined || from <= on) return [];
    const message = `${card.name} is legal from ${from} on in most regions. Take it out, or ask the organiser.`;
    return [finding('tournament.sets', message, { ...about(card), from }, 'doubtful')];
  });
};

/** In the order of the book: legend, Main Deck, runes, battlefields; then what events add. */
const CHECKS: readonly Check[] = [
  checkLegend,
  checkChampion,
  checkMainSize,
  checkMainTypes,
  checkCopies,
  checkSignatures,
  checkSignatureTags,
  checkDomains,
  checkRunes,
  checkBattlefields,
  checkBattlefieldNames,
  checkSideboard,
  checkBans,
  checkSets,
];

/**
 * What is wrong with a deck; empty for a deck that may be played. Each finding names the card and says how to mend it.
 * Source: Core Rules 103; Tournament Rules 402, 403 and 601. Throws UnknownCardError for an id that is no card.
 */
export const checkDeck = (deck: DeckList, format: DeckFormat = { rules: 'constructed' }): readonly Finding[] => {
  const subject = { deck, format, legend: cardOf(deck.legend), champion: cardOf(deck.champion) };
  return CHECKS.flatMap((check) => check(subject));
};
