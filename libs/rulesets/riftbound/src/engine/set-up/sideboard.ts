import type { RuleKey } from '#rulebook';
import type { Finding, Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import type { PlayOf } from '../../words/plays.js';
import { checkDeck } from '../../judging/deck/check.js';
import type { CardCount, DeckList } from '../../words/deck-list.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Sideboarding between two games of a match (TR 403) or as a best of one begins (TR 406.1.g.5), and the Chosen Champion that may change with it (TR 403.4.a). */
type Sideboard = PlayOf<'Sideboard'>;

const countOf = (counts: readonly CardCount[], card: string): number =>
  counts.find((each) => each.card === card)?.count ?? 0;

const copiesOf = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

/** The first card named more often than it is there. */
const lacking = (counts: readonly CardCount[], cards: readonly string[]): string | undefined =>
  cards.find((card) => copiesOf(cards, card) > countOf(counts, card));

const changed = (
  counts: readonly CardCount[],
  less: readonly string[],
  more: readonly string[],
): readonly CardCount[] => {
  const cards = new Set([...counts.map(({ card }) => card), ...more]);
  return [...cards]
    .map((card) => ({ card, count: countOf(counts, card) - copiesOf(less, card) + copiesOf(more, card) }))
    .filter(({ count }) => count > 0);
};

/** What is exchanged from: the Main Deck, with the Chosen Champion in it where another one is chosen. */
const exchanged = ({ main, champion }: DeckList, play: Sideboard): readonly CardCount[] =>
  play.champion === undefined ? main : changed(main, [], [champion]);

/**
 * The deck after the exchange: what leaves the Main Deck goes to the sideboard, and the other way round. A new Chosen Champion comes out of what
 * the Main Deck is then, to which the old one has gone back.
 */
const deckAfter = (deck: DeckList, play: Sideboard): DeckList => {
  const main = changed(exchanged(deck, play), play.out, play.in);
  const sideboard = changed(deck.sideboard, play.in, play.out);
  const { champion } = play;
  if (champion === undefined) return { ...deck, main, sideboard };
  return { ...deck, champion, main: changed(main, [champion], []), sideboard };
};

const isAsked = ({ choice }: RiftboundState, seat?: number): boolean =>
  choice?.kind === 'sideboard' && (seat === undefined || choice.seat === seat);

const momentProblem = (state: RiftboundState, { seat }: Sideboard): Problem | null => {
  if (isAsked(state) && !isAsked(state, seat)) {
    const message = `${playerName(state, seat)} is not asked for the sideboard now.`;
    return cannot('not-your-choice', message, 'Record it as the table asks for it, player by player.');
  }
  if (!state.lastGame && !isAsked(state)) {
    return cannot(
      'not-between-games',
      'Sideboards are used between two games of a match, not during one.',
      'Record it once this game is over.',
    );
  }
  const remedy = 'Leave it out: cards of an unknown deck are named as they are played.';
  return state.seats[seat]?.deck
    ? null
    : cannot('unknown-deck', `${playerName(state, seat)}'s deck list is not known.`, remedy);
};

/** A new Chosen Champion is a card of the deck as it is then. */
const championProblem = (deck: DeckList, play: Sideboard, name: string): Problem | null => {
  const { champion } = play;
  if (champion === undefined || lacking(changed(exchanged(deck, play), play.out, play.in), [champion]) === undefined)
    return null;
  const message = `${name}'s Main Deck has no ${cardOf(champion).name} to be chosen.`;
  return cannot('champion-not-in-deck', message, 'Name a champion of the Main Deck, or exchange one into it.');
};

const cardsProblem = (state: RiftboundState, play: Sideboard): Problem | null => {
  const { seat, out, in: come, champion = null } = play;
  const stranger = [...out, ...come, ...(champion === null ? [] : [champion])].find((card) => !isCardId(card));
  if (stranger !== undefined)
    return cannot('unknown-card', `There is no card "${stranger}".`, 'Name a card of the set.');
  const deck = state.seats[seat]?.deck;
  if (!deck) return null;
  const name = playerName(state, seat);
  const main = exchanged(deck, play);
  const gone = lacking(main, out);
  if (gone !== undefined) {
    const message = `${name}'s Main Deck has ${String(countOf(main, gone))} ${cardOf(gone).name}, not ${String(copiesOf(out, gone))}.`;
    return cannot('not-in-main-deck', message, 'Name cards of the Main Deck, as many as there are.');
  }
  const absent = lacking(deck.sideboard, come);
  if (absent === undefined) return championProblem(deck, play, name);
  const message = `${name}'s sideboard has ${String(countOf(deck.sideboard, absent))} ${cardOf(absent).name}, not ${String(copiesOf(come, absent))}.`;
  return cannot('not-in-sideboard', message, 'Name cards of the sideboard, as many as there are.');
};

const may = (state: RiftboundState, play: Sideboard): readonly Finding[] => {
  const { seat, out, in: come } = play;
  const deck = state.seats[seat]?.deck;
  const findings: Finding[] = [];
  if (state.lastGame?.winners.length === 0) {
    findings.push(
      illegal('tournament.no-sideboard-after-draw', 'The last game was drawn, so nobody sideboards for the next one.'),
    );
  }
  if (state.game === 1 && state.turn.phase === 'set-up' && !isAsked(state)) {
    findings.push(
      illegal('tournament.skipped-first-game', 'The first game was not played, so nobody sideboards for the next one.'),
    );
  }
  if (out.length !== come.length) {
    const message = `${String(out.length)} cards leave and ${String(come.length)} come; the sideboard is exchanged one for one.`;
    findings.push(illegal('tournament.sideboarding', message));
  }
  const wrong = deck ? checkDeck(deckAfter(deck, play), { rules: 'core' }) : [];
  return [...findings, ...wrong.filter(({ severity }) => severity === 'illegal')];
};

export const sideboard: PlayRule<'Sideboard'> = {
  cannot: (state, play) =>
    firstProblem(
      () => momentProblem(state, play),
      () => cardsProblem(state, play),
    ),
  may,
  apply: (draft, play) => {
    const deck = draft.state.seats[play.seat]?.deck;
    if (!deck) return;
    const data = { seat: play.seat, deck: deckAfter(deck, play) };
    const champion: readonly RuleKey[] = play.champion === undefined ? [] : ['tournament.champion-change'];
    propose(draft, { type: 'DeckChanged', data, because: ['tournament.sideboarding', ...champion] });
  },
};
