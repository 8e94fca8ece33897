import type { Fact } from '#kernel';
import { piecesNamed, type Ruleset } from '#ruleset';
import type { TablePlayer, TableStackItem } from '#table';
import { counterSubject, itemSubject, pieceSubject, scoreSubject, type TableReader } from './table-reader.js';

/** The pieces that a play names, as subjects. */
export const piecesIn = <State, Play, F extends Fact>(
  { pieceSight }: Ruleset<State, Play, F>,
  play: Play,
): ReadonlySet<string> => new Set(pieceSight ? piecesNamed(play, pieceSight.renamePlay).map(pieceSubject) : []);

const changedScores = (was: readonly TablePlayer[], is: readonly TablePlayer[]): readonly string[] =>
  is.flatMap(({ seat, score }) => {
    const before = was.find((player) => player.seat === seat);
    return before === undefined || before.score === score ? [] : [scoreSubject(seat)];
  });

const changedCounters = (was: readonly TablePlayer[], is: readonly TablePlayer[]): readonly string[] =>
  is.flatMap(({ seat, counters }) => {
    const before = was.find((player) => player.seat === seat)?.counters ?? [];
    const labels = new Set([...before, ...counters].map(({ label }) => label));
    const valueIn = (some: TablePlayer['counters'], label: string) => some.find((each) => each.label === label)?.value;
    return [...labels]
      .filter((label) => valueIn(before, label) !== valueIn(counters, label))
      .map((label) => counterSubject(seat, label));
  });

const changedItems = (was: readonly TableStackItem[], is: readonly TableStackItem[]): readonly string[] => {
  const statusIn = (items: readonly TableStackItem[], id: string) => items.find((item) => item.id === id)?.status;
  const ids = new Set([...was, ...is].map(({ id }) => id));
  return [...ids].filter((id) => statusIn(was, id) !== statusIn(is, id)).map(itemSubject);
};

/** A fact with the games around it. */
interface Happening<State, F> {
  readonly fact: F;
  readonly before: State;
  readonly after: State;
}

/** What a fact is about: the pieces it names, and the scores, counters and items of the stack that it changes. */
export const factSubjects = <State, Play, F extends Fact>(
  { pieceSight }: Ruleset<State, Play, F>,
  { fact, before, after }: Happening<State, F>,
  tables: TableReader<State>,
): ReadonlySet<string> => {
  const named = pieceSight ? piecesNamed(fact, pieceSight.renameFact) : [];
  const players = [tables.part('players', before), tables.part('players', after)] as const;
  return new Set([
    ...named.map(pieceSubject),
    ...changedScores(...players),
    ...changedCounters(...players),
    ...changedItems(tables.part('stack', before), tables.part('stack', after)),
  ]);
};
