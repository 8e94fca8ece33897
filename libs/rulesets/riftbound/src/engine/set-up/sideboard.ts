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

/** Sideboarding between two games of a match (TR 403). Changing the Chosen Champion with it is not recorded yet. */
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

/** The deck after the exchange: what leaves the Main Deck goes to the sideboard, and the other way round. */
const deckAfter = (deck: DeckList, play: Sideboard): DeckList => ({
  ...deck,
  main: changed(deck.main, play.out, play.in),
  sideboard: changed(deck.sideboard, play.in, play.out),
});

const momentProblem = (state: RiftboundState, { seat }: Sideboard): Problem | null => {
  if (!state.lastGame) {
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

const cardsProblem = (state: RiftboundState, { seat, out, in: come }: Sideboard): Problem | null => {
  const stranger = [...out, ...come].find((card) => !isCardId(card));
  if (stranger !== undefined)
    return cannot('unknown-card', `There is no card "${stranger}".`, 'Name a card of the set.');
  const deck = state.seats[seat]?.deck;
  if (!deck) return null;
  const name = playerName(state, seat);
  const gone = lacking(deck.main, out);
  if (gone !== undefined) {
    const message = `${name}'s Main Deck has ${String(countOf(deck.main, gone))} ${cardOf(gone).name}, not ${String(copiesOf(out, gone))}.`;
    return cannot('not-in-main-deck', message, 'Name cards of the Main Deck, as many as there are.');
  }
  const absent = lacking(deck.sideboard, come);
  if (absent === undefined) return null;
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
  if (state.game === 1 && state.turn.phase === 'set-up') {
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
    propose(draft, { type: 'DeckChanged', data, because: ['tournament.sideboarding'] });
  },
};
