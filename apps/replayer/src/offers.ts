import { isFault, type AnyRuleset, type JudgedPlay, type Offer, type Seat } from '#ruleset';
import { matchAt, type SeenTape } from './tape.js';

/** What a seat may do at a step, and what it may not, with the reasons. */
export interface SeatOptions {
  readonly seat: Seat;
  readonly questions: readonly string[];
  readonly offers: readonly Offer<unknown>[];
  readonly refused: readonly JudgedPlay<unknown>[];
}

/** The seats whose options the viewer may know: what a seat may play tells what it holds. */
const knownSeats = (match: SeenTape, seats: readonly Seat[]): readonly Seat[] => {
  if (match.viewer === 'recorder') return seats;
  return seats.filter((seat) => seat === match.viewer);
};

/** An offer, and how many others read the same: two runes of a kind, two copies of a card. */
export interface CountedOffer {
  readonly offer: Offer<unknown>;
  readonly times: number;
}

/** Offers that nobody could tell apart by their words, as one each. */
export const countOffers = (offers: readonly Offer<unknown>[]): readonly CountedOffer[] => {
  const counted = new Map<string, CountedOffer>();
  for (const offer of offers) {
    const alike = counted.get(offer.label);
    counted.set(offer.label, { offer: alike?.offer ?? offer, times: (alike?.times ?? 0) + 1 });
  }
  return [...counted.values()];
};

/** The options at a revision of every seat that the viewer may ask about, those who must act first. */
export const optionsAt = (
  rules: AnyRuleset,
  { match, revision }: { readonly match: SeenTape; readonly revision: number },
  seats: readonly Seat[],
): readonly SeatOptions[] => {
  const { game, status } = matchAt(match, revision);
  if (status !== 'open') return [];
  const waiting = rules.waitingFor(game);
  const options = knownSeats(match, seats).map((seat): SeatOptions => ({
    seat,
    questions: waiting.filter((each) => each.seat === seat).map((each) => each.question),
    offers: rules.legalPlays(game, seat),
    refused: rules.judgedPlays(game, seat).filter(({ verdict }) => isFault(verdict)),
  }));
  return [...options].sort((a, b) => Number(b.questions.length > 0) - Number(a.questions.length > 0));
};
