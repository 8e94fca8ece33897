/**
 * A pure state machine over a log. `decide` answers what would happen and changes nothing; only `evolve` makes a new state;
 * folding the log with `evolve` from `initial` gives the live state.
 * Source: Jérémie Chassaing, "Functional Event Sourcing Decider" (2021).
 */
export interface Decider<State, Command, Event, Decision> {
  readonly initial: State;
  readonly decide: (state: State, command: Command) => Decision;
  readonly evolve: (state: State, event: Event) => State;
}

/** Folds events into a state. */
export const fold = <State, Event>(
  evolve: (state: State, event: Event) => State,
  initial: State,
  events: Iterable<Event>,
): State => {
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
};
