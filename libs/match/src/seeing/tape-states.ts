import { ForgottenPastError } from '../rewinding/past.js';

/** How many events back a state is at hand. */
const RECENT = 2;

/** How the states of a tape come about. `next`: the state after the event of that revision, from the one before it. @throws ForgottenPastError where `recent` has left out too much */
interface Coming<State> {
  readonly initial: State;
  readonly next: (before: State, revision: number) => State;
  /** The same state without what is seldom asked for. */
  readonly recent: (state: State) => State;
}

/**
 * The states of a growing tape: after its newest events they are at hand; after earlier ones they are folded from the first event when
 * somebody looks back, and stay for as long as there is memory to spare.
 */
export class TapeStates<State> {
  /** States after the newest events, from the revision `#first` on; the first is always there, others are folded when they are asked for. */
  #recent: (State | undefined)[] = [];
  #first = 0;
  #all: WeakRef<State[]> | undefined;

  constructor(private readonly coming: Coming<State>) {}

  /** Takes one event more. */
  grow(): void {
    this.#recent.push(undefined);
    if (this.#recent.length < 2 * RECENT) return;
    const first = this.#first + RECENT;
    this.after(first);
    this.#recent = this.#recent.slice(RECENT);
    this.#first = first;
  }

  /** Takes the state after the newest event, which somebody has come to already. */
  know(state: State): void {
    this.#recent[this.#recent.length - 1] = this.coming.recent(state);
  }

  /** The state after the event of that revision, -1 for the one before all; of an early one nothing is left out. */
  after(revision: number): State {
    if (revision < 0) return this.coming.initial;
    if (revision < this.#first) return this.#whole(revision);
    return (this.#recent[revision - this.#first] ??= this.coming.recent(
      this.ask(revision - 1, (before) => this.coming.next(before, revision)),
    ));
  }

  /** Asks something of the state after the event of that revision; where it needs what is left out of that, of the whole one. */
  ask<Answer>(revision: number, question: (state: State) => Answer): Answer {
    try {
      return question(this.after(revision));
    } catch (error) {
      if (!(error instanceof ForgottenPastError)) throw error;
      return question(this.#whole(revision));
    }
  }

  #whole(revision: number): State {
    const all = this.#all?.deref() ?? [];
    for (let next = all.length; next <= revision; next++) {
      all.push(this.coming.next(all[next - 1] ?? this.coming.initial, next));
    }
    this.#all = new WeakRef(all);
    return all[revision] ?? this.coming.initial;
  }
}
