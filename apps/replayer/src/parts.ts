import { signal, type ReadonlySignal } from '@preact/signals';
import type * as record from './views/record-part.js';
import type * as study from './views/study/study-part.js';

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

/** What a scribe records with: whoever watches does without. */
export const recordPart = createPart<typeof record>(() => import('./views/record-part.js'));

/** Notes and branches: here once somebody opens them. */
export const studyPart = createPart<typeof study>(() => import('./views/study/study-part.js'));
