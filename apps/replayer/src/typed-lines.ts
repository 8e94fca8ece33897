import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Verdict } from '#ruleset';
import { sendPlay } from './api.js';
import type { Desk } from './desk.js';
import { entryProblem, lineProblem, type EntryProblem } from './entry-problem.js';
import { catchUp } from './catch-up.js';
import { makeUuid } from './uuid.js';

/** A line that was entered: it waits for those before it, is on its way, was not taken, or stands on the tape. */
export type TypedLine = { readonly playId: string; readonly line: string } & (
  | { readonly state: 'waiting' | 'sending' }
  | { readonly state: 'stopped'; readonly problem: EntryProblem }
  | { readonly state: 'recorded'; readonly verdict: Verdict }
);

/**
 * The lines that were entered on a page, in order: none is sent before those entered before it stand. One that is not taken holds up
 * those behind it until it is mended or left out, as they were typed in the belief that it stands.
 */
export interface TypedLines {
  /** Those that are not recorded yet, behind the last few that are. */
  readonly lines: ReadonlySignal<readonly TypedLine[]>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly add: (line: string) => void;
  /** Sends the stopped line as it reads now, on the table as it is now. */
  readonly mend: (line: string) => void;
  /** Leaves the stopped line out, and goes on with the next. */
  readonly leaveOut: () => void;
}

/** Recorded lines that stay in sight. */
const SHOWN = 4;

const isOpen = ({ state }: TypedLine): boolean => state !== 'recorded';

/** The line to be dealt with next: the first that does not stand yet. */
export const nextOf = (lines: readonly TypedLine[]): TypedLine | undefined => lines.find(isOpen);

const trimmed = (lines: readonly TypedLine[]): readonly TypedLine[] => {
  const recorded = lines.filter((each) => !isOpen(each)).slice(-SHOWN);
  return [...recorded, ...lines.filter(isOpen)];
};

/** A line as it is once it was sent, and the revision that the next one is made on. */
interface Sent {
  readonly entry: TypedLine;
  readonly revision: number;
}

/** Sends a line to the table of that revision, and waits until what came of it is on the desk. */
const send = async (desk: Desk, { playId, line }: TypedLine, madeOn: number): Promise<Sent> => {
  const stopped = (problem: EntryProblem): Sent => ({
    entry: { playId, line, state: 'stopped', problem },
    revision: madeOn,
  });
  const unread = lineProblem(desk, line);
  if (unread !== null) return stopped(unread);
  try {
    const order = { playId, line, expectedRevision: madeOn };
    const { revision, verdict } = await sendPlay(desk.id, desk.seen.value.viewer, order);
    await catchUp(desk, revision);
    return { entry: { playId, line, state: 'recorded', verdict }, revision };
  } catch (refusal) {
    await catchUp(desk).catch(() => undefined);
    return stopped(entryProblem(line, refusal));
  }
};

/** Works through lines, one after the other, as long as there is one that waits; `isRunning` while it does. */
const createRunner = (desk: Desk, lines: Signal<readonly TypedLine[]>, isRunning: Signal<boolean>) => {
  // The revision that the next line is made on: what its writer saw, or what the line before it led to.
  let madeOn = 0;
  const replace = (old: TypedLine, ...made: readonly TypedLine[]): void => {
    lines.value = trimmed(lines.value.flatMap((each) => (each.playId === old.playId ? made : [each])));
  };
  const run = async (): Promise<void> => {
    if (isRunning.value) return;
    isRunning.value = true;
    for (let next = nextOf(lines.value); next?.state === 'waiting'; next = nextOf(lines.value)) {
      replace(next, { ...next, state: 'sending' });
      const { entry, revision } = await send(desk, next, madeOn);
      madeOn = revision;
      replace(next, entry);
    }
    isRunning.value = false;
  };
  const lookAgain = (): void => {
    madeOn = desk.last.value;
  };
  return { replace, run, lookAgain };
};

/** Makes the lines of a desk. */
export const createTypedLines = (desk: Desk): TypedLines => {
  const isRunning = signal(false);
  const lines = signal<readonly TypedLine[]>([]);
  const { replace, run, lookAgain } = createRunner(desk, lines, isRunning);
  const onStopped = (put: (stopped: TypedLine) => void): void => {
    const stopped = nextOf(lines.value);
    if (stopped?.state !== 'stopped') return;
    // Whoever says how it goes on has seen the table as it is now.
    lookAgain();
    put(stopped);
    void run();
  };
  return {
    lines,
    isRunning,
    add: (line) => {
      if (nextOf(lines.value) === undefined) lookAgain();
      lines.value = [...lines.value, { playId: makeUuid(), line, state: 'waiting' }];
      void run();
    },
    mend: (line) =>
      onStopped((stopped) => {
        // The same line again may have been recorded, and its answer lost: the same id finds it.
        const playId = line === stopped.line ? stopped.playId : makeUuid();
        replace(stopped, { playId, line, state: 'waiting' });
      }),
    leaveOut: () => onStopped((stopped) => replace(stopped)),
  };
};
