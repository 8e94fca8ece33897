import type { Seat } from '#ruleset';
import type { FoundStep } from './found-steps.js';
import type { MatchFacts } from './match-facts.js';
import { answersTerm, cardTerm, findingTerm, foldedName, pairTerm, ruleTerm } from './terms.js';
import type { SearchWish } from './wish.js';

/** A step that is found by a term, as it is kept: its play, its revision, its game and turn, its seat. */
export type Posting = readonly [play: number, step: number, game: number, turn: number, seat: Seat | null];

/** The posting of a step. */
export const postingOf = ({ play, step, game, turn, seat }: FoundStep): Posting => [play, step, game, turn, seat];

/** What a search was made of: `cards` and `rules` are the names and keys that its words stand for. */
export interface ReadSearch {
  readonly wish: SearchWish;
  readonly cards: readonly string[];
  readonly answers: readonly string[];
  readonly rules: readonly string[];
}

/** The terms that a step must have: one of each list. */
export const termsOf = ({ wish, cards, answers, rules }: ReadSearch): readonly (readonly string[])[] => {
  const isPair = wish.card !== undefined && wish.answers !== undefined;
  const lists = [
    isPair ? cards.flatMap((card) => answers.map((below) => pairTerm(card, below))) : cards.map(cardTerm),
    isPair ? [] : answers.map(answersTerm),
    rules.map(ruleTerm),
    wish.finding === undefined ? [] : [findingTerm(wish.finding)],
  ];
  return lists.filter((list) => list.length > 0);
};

/** A match that may be found. */
export interface KnownMatch {
  readonly id: string;
  readonly facts: MatchFacts;
}

/** What of a match it is chosen by. */
export interface ChosenBy extends Pick<MatchFacts, 'ruleset' | 'mode' | 'edition' | 'event' | 'openedAt' | 'winners'> {
  readonly players: readonly Pick<MatchFacts['players'][number], 'name' | 'brought'>[];
}

const has = (text: string, asked: string | undefined): boolean =>
  asked === undefined || foldedName(text).includes(foldedName(asked));

/** The seats that a match is looked at for: those of the player named, or all. */
const seatsIn = ({ players }: ChosenBy, player: string | undefined): readonly Seat[] =>
  players.flatMap(({ name }, seat) => (has(name, player) ? [seat] : []));

/** A match that is not over is open, one without a winner is a draw, any other is won by some and lost by others. */
const hasResult = ({ winners }: ChosenBy, seats: readonly Seat[], { result, player }: SearchWish): boolean => {
  if (result === undefined) return true;
  const over = winners?.length === 0 ? 'draw' : 'won';
  const is = winners === null ? 'open' : over;
  if (is !== 'won' || result === 'open' || result === 'draw') return is === result;
  return player === undefined || seats.some((seat) => winners?.includes(seat) === (result === 'win'));
};

const hasBrought = ({ players }: ChosenBy, seats: readonly Seat[], asked: string | undefined): boolean =>
  asked === undefined || seats.some((seat) => players[seat]?.brought.some(({ card }) => has(card, asked)) === true);

const isWithin = ({ openedAt }: ChosenBy, { since, until }: SearchWish): boolean => {
  const day = openedAt.slice(0, 10);
  return (since === undefined || day >= since) && (until === undefined || day <= until);
};

const isSame = (is: string, asked: string | undefined): boolean => asked === undefined || is === asked;

/** Whether a match is one of those that are looked through. */
export const fitsMatch = (facts: ChosenBy, wish: SearchWish): boolean => {
  const seats = seatsIn(facts, wish.player);
  return (
    seats.length > 0 &&
    isSame(facts.ruleset, wish.game) &&
    isSame(facts.mode, wish.mode) &&
    has(facts.edition, wish.edition) &&
    has(facts.event ?? '', wish.event) &&
    isWithin(facts, wish) &&
    hasBrought(facts, seats, wish.brought) &&
    hasResult(facts, seats, wish)
  );
};

/** The postings of one term, by match. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

/** The steps of a match that have one term of each list; the step told is that of the first. */
const stepsIn = (id: string, lists: readonly (readonly Postings[])[]): readonly Posting[] => {
  const [first = [], ...others] = lists.map((list) => list.flatMap((postings) => postings.get(id) ?? []));
  const rest = others.map((each) => new Set(each.map(([play]) => play)));
  const found = new Map(
    first.filter(([play]) => rest.every((plays) => plays.has(play))).map((each) => [each[1], each]),
  );
  return [...found.values()].sort((one, other) => one[1] - other[1]);
};

/** A match that was found, with the steps; none where the match alone was looked for. */
export interface FoundMatch extends KnownMatch {
  readonly steps: readonly Posting[];
}

/** The matches that are looked for, in the order given. `lists`: the postings of the terms that a step must have one of each list of. */
export const findMatches = (
  matches: readonly KnownMatch[],
  wish: SearchWish,
  lists: readonly (readonly Postings[])[],
): readonly FoundMatch[] =>
  matches.flatMap(({ id, facts }) => {
    // The rarer question first: a term is in few matches.
    const steps = lists.length === 0 ? [] : stepsIn(id, lists);
    if ((lists.length > 0 && steps.length === 0) || !fitsMatch(facts, wish)) return [];
    return [{ id, facts, steps }];
  });
