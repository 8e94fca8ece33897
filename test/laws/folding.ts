import { fold, makeCanonicalJson, type Fact } from '#kernel';
import { isRecorderEvent, matchDecider, withoutPast } from '#match';
import { makeMatchTape, matchMarks, STRIDES } from '#projections';
import { BEFORE_ALL, lastRevision, openCursor, stateAt, stateHere, stepBack, stepForward } from '#replay';
import { isSame, isSameMatch, sample, type Case, type Law } from './law.js';

const revisionsOf = ({ events }: { readonly events: readonly unknown[] }): readonly number[] => [
  BEFORE_ALL,
  ...events.keys(),
];

export const foldIsLive: Law = ({ ruleset, events, live, envelopes }) => {
  const { initial, evolve } = matchDecider(ruleset);
  const folded = fold(evolve, initial, events);
  const reread = makeMatchTape(ruleset, JSON.parse(JSON.stringify(envelopes)) as typeof envelopes);
  const isRereadSame = isSameMatch(stateAt(reread, lastRevision(reread)), live);
  return [
    ...(isSameMatch(folded, live) ? [] : ['folding the log gives another state than the live one']),
    ...(isRereadSame ? [] : ['folding the log as it was written and read again gives another state']),
  ];
};

export const seekIsFold: Law = ({ ruleset, events, tape }) => {
  const { initial, evolve } = matchDecider(ruleset);
  return sample(revisionsOf(tape), 60)
    .filter((revision) => !isSameMatch(stateAt(tape, revision), fold(evolve, initial, events.slice(0, revision + 1))))
    .map((revision) => `the state at revision ${revision} is not the fold of the events up to it`);
};

export const backUndoesForward: Law = ({ ruleset, tape }) => {
  const marks = matchMarks(ruleset);
  return STRIDES.flatMap((stride) => {
    let cursor = openCursor(tape, BEFORE_ALL);
    const broken: string[] = [];
    while (cursor.revision < lastRevision(tape)) {
      const ahead = stepForward(cursor, marks[stride]);
      const back = stepBack(ahead, marks[stride]);
      if (back.revision !== cursor.revision || stateHere(back) !== stateHere(cursor)) {
        broken.push(`by ${stride}: forward from ${cursor.revision} to ${ahead.revision}, but back to ${back.revision}`);
      }
      cursor = ahead;
    }
    return broken;
  });
};

export const stateIsPlainData: Law = ({ tape }) =>
  sample(revisionsOf(tape), 60).flatMap((revision) => {
    try {
      const match = withoutPast(stateAt(tape, revision));
      return isSame(JSON.parse(makeCanonicalJson(match)), match)
        ? []
        : [`the state at ${revision} changes when written`];
    } catch (error) {
      return [`the state at revision ${revision} is not plain data: ${String(error)}`];
    }
  });

/** Revisions at which nothing is under way: behind them a play begins, or nothing at all. */
const restsOf = ({ events }: Pick<Case<unknown, unknown, Fact>, 'events'>): readonly number[] =>
  [...events.keys()].filter((revision) => {
    const next = events[revision + 1];
    return next === undefined || isRecorderEvent(next);
  });

export const invariantsHold: Law = ({ ruleset, tape, events }) =>
  restsOf({ events }).flatMap((revision) =>
    ruleset.brokenInvariants(stateAt(tape, revision).game).map((sentence) => `revision ${revision}: ${sentence}`),
  );

/** The types of fact that some game has, and those whose every occurrence left the state as it was. */
export const ignoredTypes = <State, Play, F extends Fact>(
  cases: readonly Case<State, Play, F>[],
): readonly string[] => {
  const seen = new Set<string>();
  const heeded = new Set<string>();
  for (const { tape, events } of cases) {
    events.forEach((event, revision) => {
      if (isRecorderEvent(event)) return;
      seen.add(event.type);
      if (heeded.has(event.type)) return;
      if (!isSame(stateAt(tape, revision - 1).game, stateAt(tape, revision).game)) heeded.add(event.type);
    });
  }
  return [...seen].filter((type) => !heeded.has(type)).sort();
};
