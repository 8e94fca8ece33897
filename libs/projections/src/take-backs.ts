import type { Fact } from '#kernel';
import { isRecorderEvent } from '#match';
import type { MatchStep, Projection } from './projection.js';
import { describeStep } from './rewinding.js';

/** A take-back: its revision, time and number, who recorded it, the first play it struck out, and what it says. */
export interface TakeBackReading {
  readonly revision: number;
  readonly at: string;
  readonly actor: string;
  readonly number: number;
  readonly to: number;
  readonly sentence: string;
}

/** What was taken back in a match, in order. */
export const takeBacks: Projection<readonly TakeBackReading[]> = {
  initial: [],
  evolve: <State, Play, F extends Fact>(view: readonly TakeBackReading[], step: MatchStep<State, Play, F>) => {
    const { event, envelope } = step;
    if (!isRecorderEvent<Play>(event) || event.type !== 'PlaysTakenBack') return view;
    const { revision, at, actor } = envelope;
    const { number, to } = event.data;
    return [...view, { revision, at, actor, number, to, sentence: describeStep(step) }];
  },
};
