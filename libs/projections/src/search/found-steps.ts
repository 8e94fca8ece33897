import type { Fact } from '#kernel';
import { isRecorderEvent, isSettingBack } from '#match';
import { isFault, isTold, type ShownRuleset, type Seat, type Verdict } from '#ruleset';
import type { TableStackItem } from '#table';
import { type MatchStep, type Projection, seatOf } from '../projection.js';
import { answersTerm, cardTerm, findingTerm, pairTerm, ruleTerm } from './terms.js';

/**
 * A step of a match by what it is found by: the opening, or a play with its number. `terms` are for everybody; `secret` are for who knows
 * everything: hidden cards, and what the rules said of a play. One that was struck out or undone is found by nothing.
 */
export interface FoundStep {
  readonly play: number;
  readonly step: number;
  readonly game: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly terms: readonly string[];
  readonly secret: readonly string[];
}

const verdictTerms = (verdict: Verdict): readonly string[] => [
  ...verdict.findings.map(({ rule }) => ruleTerm(rule)),
  ...(isFault(verdict) ? [findingTerm('any'), findingTerm(verdict.status)] : []),
  ...(isTold(verdict) ? [findingTerm('told')] : []),
];

const spotOf = <State, Play, F extends Fact>({ before, after, tables, envelope }: MatchStep<State, Play, F>) => {
  const { game, turn, round } = tables.part('clock', before.status === 'unopened' ? after : before);
  return { step: envelope.revision, game, turn: round ?? turn };
};

const publicStack = <State, Play, F extends Fact>(
  { viewParts, view }: ShownRuleset<State, Play, F>,
  game: State,
): readonly TableStackItem[] =>
  viewParts === undefined ? view(game, 'public').stack : viewParts.stack(game, 'public');

/** What was put on the chain above what waited there already. */
const answersIn = <State, Play, F extends Fact>(step: MatchStep<State, Play, F>): readonly string[] => {
  const { before, after, tables, ruleset } = step;
  if (before.game === after.game) return [];
  const was = new Set(tables.part('stack', before).map(({ id }) => id));
  if (was.size === 0 || tables.part('stack', after).every(({ id }) => was.has(id))) return [];
  const stack = publicStack(ruleset, after.game);
  const waited = stack.filter(({ id }) => was.has(id));
  const fresh = stack.filter(({ id }) => !was.has(id));
  return fresh.flatMap(({ label }) =>
    waited.flatMap((below) => [answersTerm(below.label), pairTerm(label, below.label)]),
  );
};

/** The cards that a fact tells of: to everybody, and to the recorder alone. */
const cardsIn = <State, Play, F extends Fact>(
  { before, ruleset }: MatchStep<State, Play, F>,
  fact: F,
): Pick<FoundStep, 'terms' | 'secret'> => {
  const { measures } = ruleset;
  const all = measures?.cardsIn(fact, before.game) ?? [];
  if (measures === undefined || all.length === 0) return { terms: [], secret: [] };
  const told = measures.cardsIn(ruleset.redactFact(fact, before.game, 'public'), before.game);
  return { terms: told.map(cardTerm), secret: all.filter((name) => !told.includes(name)).map(cardTerm) };
};

const merged = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.every((term) => one.includes(term)) ? one : [...new Set([...one, ...other])];

const withFact = <State, Play, F extends Fact>(
  step: MatchStep<State, Play, F>,
  last: FoundStep,
  fact: F,
): FoundStep => {
  const cards = cardsIn(step, fact);
  const terms = merged(last.terms, [...cards.terms, ...answersIn(step)]);
  const secret = merged(last.secret, cards.secret);
  return terms === last.terms && secret === last.secret ? last : { ...last, terms, secret };
};

/** Struck out and undone plays keep their places, so that those of the others stay. */
const without = (steps: readonly FoundStep[], to: number): readonly FoundStep[] =>
  steps.map((each) =>
    each.play >= to && each.terms.length + each.secret.length > 0 ? { ...each, terms: [], secret: [] } : each,
  );

/** The steps of a match by what they are found by. */
export const foundSteps: Projection<readonly FoundStep[]> = {
  initial: [],
  evolve: <State, Play, F extends Fact>(steps: readonly FoundStep[], step: MatchStep<State, Play, F>) => {
    const { event } = step;
    if (isRecorderEvent<Play>(event)) {
      if (isSettingBack(event)) return without(steps, event.data.to);
      if (event.type === 'MatchOpened') return [{ play: 0, ...spotOf(step), seat: null, terms: [], secret: [] }];
      if (event.type !== 'PlayRecorded') return steps;
      const { number, play, verdict } = event.data;
      const secret = verdictTerms(verdict);
      return [...steps, { play: number, ...spotOf(step), seat: seatOf(play), terms: [], secret }];
    }
    const last = steps.at(-1);
    if (last === undefined) return steps;
    const next = withFact(step, last, event);
    return next === last ? steps : steps.with(-1, next);
  },
};
