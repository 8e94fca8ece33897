import { signal, type ReadonlySignal } from '@preact/signals';

/** A part of the page whose code is fetched once somebody needs it. */
export interface Part<Code> {
  /** What was fetched; null before that. */
  readonly code: ReadonlySignal<Code | null>;
  /** What kept it away; null for nothing. */
  readonly problem: ReadonlySignal<unknown>;
  /** Fetches it, unless it is here. What goes wrong is told by `problem`; who asks again tries again. */
  readonly need: () => Promise<void>;
}

/** Makes a part of what fetches its code. */
export const createPart = <Code>(fetchCode: () => Promise<Code>): Part<Code> => {
  const code = signal<Code | null>(null);
  const problem = signal<unknown>(null);
  return {
    code,
    problem,
    need: async () => {
      if (code.peek() !== null) return;
      problem.value = null;
      try {
        code.value = await fetchCode();
      } catch (error) {
        problem.value = error;
      }
    },
  };
};
