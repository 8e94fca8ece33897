import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent, type MatchState } from '#match';
import { everyEvent, type Mark, type Step } from '#replay';
import type { ShownRuleset } from '#ruleset';
import type { TableClock, TableStackItem } from '#table';
import { tableReader } from './tables.js';

/** How far one step on a match's tape goes. */
export const STRIDES = ['event', 'play', 'item', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];

type MatchMark<State> = Mark<MatchState<State>, Envelope>;

const startsBatch = (envelope: Envelope | undefined): boolean =>
  envelope === undefined || (isRecorderEvent(envelope) && envelope.type !== 'MatchOpened');

const stackKey = (stack: readonly TableStackItem[]): string =>
  stack.map(({ id, status }) => `${id} ${status}`).join('|');

const turnKey = ({ game, turn, seat }: TableClock): string => `${game} ${turn} ${seat ?? ''}`;

/**
 * Where a cursor stops when it moves by a stride: `play` when all facts of a play have happened, `item` when something is
 * put on the stack, changes its status or leaves it, `turn` when a turn (or a game) has begun.
 */
export const matchMarks = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
): Readonly<Record<Stride, MatchMark<State>>> => {
  const tables = tableReader(ruleset, 'recorder');
  const changes =
    (keyOf: (match: MatchState<State>) => string): MatchMark<State> =>
    ({ before, after }: Step<MatchState<State>, Envelope>) =>
      before.game !== after.game && keyOf(before) !== keyOf(after);
  return {
    event: everyEvent,
    play: ({ next }) => startsBatch(next),
    item: changes((match) => stackKey(tables.part('stack', match))),
    turn: changes((match) => turnKey(tables.part('clock', match))),
  };
};
