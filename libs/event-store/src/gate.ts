import { StoreClosedError } from './errors.js';

/** Lets work through while a store is open. */
export interface Gate {
  /** @throws StoreClosedError */
  readonly guard: () => void;
  /** Runs the work at once when open; whatever it throws becomes a rejection. */
  readonly whenOpen: <Answer>(work: () => Answer | Promise<Answer>) => Promise<Answer>;
  /** Closes it for good. */
  readonly shut: () => void;
}

/** Makes an open gate. */
export const makeGate = (): Gate => {
  let isOpen = true;
  const guard = (): void => {
    if (!isOpen) throw new StoreClosedError();
  };
  return {
    guard,
    whenOpen: async (work) => {
      guard();
      return await work();
    },
    shut: () => {
      isOpen = false;
    },
  };
};
