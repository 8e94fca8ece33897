import { fold, type Fact, type Json } from '#kernel';
import { matchDecider } from '#match';
import { stateAt } from '#replay';
import type { Offer, Ruleset, Slot } from '#ruleset';
import { isSame, isSameMatch, playsOf, restingStates, sample, type Case, type Law } from './law.js';

const seatsOf = ({
  live,
}: {
  readonly live: { readonly options: { readonly players: readonly unknown[] } | null };
}) => [...(live.options?.players.keys() ?? [])];

const fillings = ({ options, many }: Slot): readonly Json[] => {
  if (many === undefined) return options.map(({ value }) => value);
  const few = options.slice(0, many.min).map(({ value }) => value);
  const lists = [few, ...(many.min <= 1 && many.max >= 1 ? options.map(({ value }) => [value]) : [])];
  return lists.filter((list) => list.length >= many.min);
};

/** The play as it stands, and with each slot filled in each of its ways, one slot at a time. */
const variantsOf = <Play>({ play, slots }: Offer<Play>): readonly Play[] => [
  play,
  ...slots.flatMap((slot) => fillings(slot).map((value) => ({ ...play, [slot.name]: value }))),
];

const readsBack = <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>, play: Play, state: State) => {
  const line = ruleset.notation.make(play, state);
  const parsed = ruleset.notation.parse(line, state);
  if (!parsed.ok) return [`"${line}" cannot be read: ${parsed.error.message} (column ${parsed.error.column})`];
  return isSame(parsed.value, play)
    ? []
    : [`"${line}" reads as ${JSON.stringify(parsed.value)}, not ${JSON.stringify(play)}`];
};

export const notationIsInverse: Law = (game) => [
  ...playsOf(game).flatMap(({ play, before }) => readsBack(game.ruleset, play, before)),
  ...sample(restingStates(game), 20).flatMap((state) =>
    seatsOf(game).flatMap((seat) =>
      game.ruleset.legalPlays(state, seat).flatMap(({ play }) => readsBack(game.ruleset, play, state)),
    ),
  ),
];

export const playsReadFromJson: Law = (game) =>
  playsOf(game).flatMap(({ play, revision }) => {
    const parsed = game.ruleset.parsePlay(JSON.parse(JSON.stringify(play)) as Json);
    if (!parsed.ok) return [`the play at revision ${revision} is not read from its JSON: ${parsed.error.message}`];
    return isSame(parsed.value, play) ? [] : [`the play at revision ${revision} reads otherwise from its JSON`];
  });

const refusal = <State, Play, F extends Fact>(
  { ruleset }: Case<State, Play, F>,
  state: State,
  play: Play,
): string | null => {
  const decision = ruleset.decide(state, play, 'strict');
  if (decision.outcome === 'accepted') return null;
  const why = decision.outcome === 'impossible' ? decision.problem : decision.verdict.findings;
  return `${JSON.stringify(play)} is ${decision.outcome}: ${JSON.stringify(why)}`;
};

export const offersAreAccepted: Law = (game) =>
  sample(restingStates(game), 40).flatMap((state) =>
    seatsOf(game)
      .flatMap((seat) => game.ruleset.legalPlays(state, seat).flatMap(variantsOf))
      .map((play) => refusal(game, state, play))
      .filter((broken) => broken !== null)
      .map((broken) => `offered, but ${broken}`),
  );

export const verdictsAreKept: Law = (game) =>
  sample(restingStates(game), 40).flatMap((state) =>
    seatsOf(game)
      .flatMap((seat) => game.ruleset.judgedPlays(state, seat))
      .flatMap(({ play, verdict }) => {
        const refused = refusal(game, state, play);
        if (verdict.status === 'illegal')
          return refused === null ? [`${JSON.stringify(play)} is illegal, but accepted`] : [];
        return refused === null ? [] : [`judged ${verdict.status}, but ${refused}`];
      }),
  );

export const decisionsComeToTheirFold: Law = (game) => {
  const { decide, evolve } = matchDecider(game.ruleset);
  return playsOf(game).flatMap(({ play, revision }) => {
    const match = stateAt(game.tape, revision - 1);
    const decision = decide(match, { type: 'RecordPlay', play });
    if (decision.outcome !== 'accepted') return [];
    return isSameMatch(decision.state, fold(evolve, match, decision.facts))
      ? []
      : [`the play at revision ${revision} is said to come to another state than its facts do`];
  });
};
