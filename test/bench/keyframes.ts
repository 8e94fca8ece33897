import { fold } from '#kernel';
import type { Folding } from '#replay';

/** The other way to seek: a state kept every so many events, and the rest folded from the one before. */
export interface Keyframes<State, Event> {
  readonly folding: Folding<State, Event>;
  readonly events: readonly Event[];
  readonly every: number;
  /** `frames[n]` is the state after `n * every` events. */
  readonly frames: readonly State[];
}

export const makeKeyframes = <State, Event>(
  folding: Folding<State, Event>,
  events: readonly Event[],
  every: number,
): Keyframes<State, Event> => {
  const frames: State[] = [folding.initial];
  let state = folding.initial;
  events.forEach((event, index) => {
    state = folding.evolve(state, event);
    if ((index + 1) % every === 0) frames.push(state);
  });
  return { folding, events, every, frames };
};

export const stateFromKeyframe = <State, Event>(
  { folding, events, every, frames }: Keyframes<State, Event>,
  revision: number,
): State => {
  const frame = Math.floor((revision + 1) / every);
  return fold(folding.evolve, frames[frame] as State, events.slice(frame * every, revision + 1));
};
