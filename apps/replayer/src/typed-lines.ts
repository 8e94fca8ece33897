import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Verdict } from '#ruleset';
import { parseTakeBackLine } from '#match';
import { createAlone, type Alone } from './alone/alone.js';
import { decideAlone } from './alone/decide-alone.js';
import { isOffline, verdictOf, withMeanwhile } from './alone/meanwhile.js';
import type { KeptLine } from './alone/shelf.js';
import { sendPlay, takeBackPlays } from './api.js';
import type { Desk } from './desk.js';
import { entryProblem, gameAtEnd, unreadProblem, type EntryProblem } from './entry-problem.js';
import { forecastOf, heldBy } from './forecast.js';
import { catchUp } from './catch-up.js';
import { makeUuid } from './uuid.js';

/**
 * What was entered: a line, or a pass that becomes a line as its turn comes: of whoever is asked then, or of somebody `other` than the
 * player of the play before. `isMeant`: it is recorded also where it is against the rules, as it was played.
 */
export interface Entered {
  readonly line: string;
  readonly pass?: 'next' | 'other';
  readonly isMeant: boolean;
}

/** A line that was entered: it waits for those before it, is on its way, was not taken, stands on the tape, or on this page's own while the server does not answer. */
export type TypedLine = Entered & { readonly playId: string } & (
    | { readonly state: 'waiting' | 'sending' }
    | { readonly state: 'stopped'; readonly problem: EntryProblem }
    | { readonly state: 'recorded' | 'alone'; readonly verdict: Verdict }
  );

/**
 * The lines that were entered on a page, in order: none is sent before those entered before it stand. One that is not taken holds up
 * those behind it until it is mended or left out, as they were typed in the belief that it stands.
 */
export interface TypedLines {
  /** Those that are not recorded yet, behind the last few that are. */
  readonly lines: ReadonlySignal<readonly TypedLine[]>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly add: (entered: Entered) => void;
  /** Sends the stopped line as it reads now, on the table as it is now. */
  readonly mend: (line: string) => void;
  /** Leaves the stopped line out, and goes on with the next. */
  readonly leaveOut: () => void;
  /** Recording without the server. */
  readonly alone: Alone;
}

/** Recorded lines that stay in sight. */
const SHOWN = 4;

const isOpen = ({ state }: TypedLine): boolean => state !== 'recorded' && state !== 'alone';

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

const NOBODY_PASSES: EntryProblem = {
  message: 'Nobody is asked who could pass.',
  remedy: 'Leave it out.',
  line: null,
  column: null,
  isConflict: false,
};

/** The pass of whoever is asked, as a line; null where nobody is, or the one who is made the play before and another was meant. */
const passLine = (desk: Desk, which: 'next' | 'other'): string | null => {
  const { ruleset } = desk.seen.value;
  const game = gameAtEnd(desk);
  const seat = ruleset.waitingFor(game)[0]?.seat ?? null;
  const before = desk.entries.value.findLast(({ kind, struckBy }) => kind === 'play' && struckBy === undefined)?.seat;
  if (ruleset.pass === undefined || seat === null || (which === 'other' && seat === before)) return null;
  return ruleset.notation.make(ruleset.pass(seat), game);
};

/** Sends a line to where it belongs: a take-back is no play. */
const post = (desk: Desk, { playId, line, madeOn }: { playId: string; line: string; madeOn: number }) => {
  const takesBack = parseTakeBackLine(line);
  if (takesBack?.ok !== true)
    return sendPlay(desk.id, desk.seen.value.viewer, { playId, line, expectedRevision: madeOn });
  const { to, note } = takesBack.value;
  return takeBackPlays(desk.id, { playId, to, note, expectedRevision: madeOn });
};

/** Records a line here, where the server does not answer. */
const keepAlone = (
  alone: Alone,
  { playId, line, isMeant }: Entered & { readonly playId: string },
  madeOn: number,
): Sent => {
  const decided = alone.record({ playId, line });
  if (decided.ok)
    return { entry: { playId, line, isMeant, state: 'alone', verdict: decided.verdict }, revision: madeOn };
  const problem =
    decided.at === null
      ? { ...decided.problem, line, column: null, isConflict: false }
      : unreadProblem(line, decided.at);
  return { entry: { playId, line, isMeant, state: 'stopped', problem }, revision: madeOn };
};

/**
 * Shows what will come of a line that is on its way, as this page's own engine decides it, where it is made on the table that is shown. Who
 * sees less than the recorder may not know what it leads to.
 */
const foresee = (desk: Desk, { playId, line }: { playId: string; line: string }, madeOn: number): void => {
  if (desk.last.peek() !== madeOn || desk.seen.peek().viewer !== 'recorder') return;
  const decided = decideAlone(desk, playId, line);
  if (decided.ok) desk.foresee(decided.events);
};

/** Sends a line to the table of that revision, and waits until what came of it is on the desk. */
const send = async (
  { desk, alone }: { desk: Desk; alone: Alone },
  { playId, ...entered }: TypedLine,
  madeOn: number,
): Promise<Sent> => {
  const { line, isMeant } = { ...entered, ...(entered.pass && { line: passLine(desk, entered.pass) ?? '' }) };
  const stopped = (problem: EntryProblem): Sent => ({
    entry: { playId, line, isMeant, state: 'stopped', problem },
    revision: madeOn,
  });
  // What is meant goes to the server as it is: it may have been recorded already, and its answer lost.
  const held = line === '' ? NOBODY_PASSES : isMeant ? null : heldBy(forecastOf(desk, line), false);
  if (held !== null) return stopped(held);
  if (desk.alone.peek()) return keepAlone(alone, { playId, line, isMeant }, madeOn);
  try {
    const answer = post(desk, { playId, line, madeOn });
    foresee(desk, { playId, line }, madeOn);
    const { revision, verdict } = await answer;
    await catchUp(desk, revision);
    alone.settle(playId, revision);
    return { entry: { playId, line, isMeant, state: 'recorded', verdict }, revision };
  } catch (refusal) {
    desk.forget();
    if (isOffline(refusal)) {
      // It may stand on the tape all the same, and its answer alone be lost: then the stream has told it.
      const verdict = verdictOf(desk, playId);
      if (verdict !== null) {
        alone.settle(playId, desk.last.peek());
        return { entry: { playId, line, isMeant, state: 'recorded', verdict }, revision: desk.last.peek() };
      }
      alone.begin(madeOn);
      return keepAlone(alone, { playId, line, isMeant }, madeOn);
    }
    await catchUp(desk).catch(() => undefined);
    return stopped(withMeanwhile(desk, entryProblem(line, refusal), madeOn));
  }
};

/** Works through lines, one after the other, as long as there is one that waits; `isRunning` while it does. */
const createRunner = (
  parts: { desk: Desk; alone: Alone },
  lines: Signal<readonly TypedLine[]>,
  isRunning: Signal<boolean>,
) => {
  const { desk } = parts;
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
      const { entry, revision } = await send(parts, next, madeOn);
      madeOn = revision;
      replace(next, entry);
    }
    isRunning.value = false;
  };
  const lookAgain = (): void => {
    madeOn = desk.last.value;
  };
  const goOnFrom = (revision: number): void => {
    madeOn = revision;
  };
  return { replace, run, lookAgain, goOnFrom };
};

/** What was recorded here is sent as it was, before anything that waits behind it. */
const sentAgain = (kept: readonly KeptLine[], lines: readonly TypedLine[]): readonly TypedLine[] => {
  const again = kept.map((line): TypedLine => ({ ...line, isMeant: true, state: 'waiting' }));
  const ids = new Set(again.map(({ playId }) => playId));
  return [...again, ...lines.filter((each) => isOpen(each) && !ids.has(each.playId))];
};

/** Makes the lines of a desk. */
export const createTypedLines = (desk: Desk): TypedLines => {
  const isRunning = signal(false);
  const lines = signal<readonly TypedLine[]>([]);
  const alone = createAlone(desk, (kept, base) => {
    lines.value = sentAgain(kept, lines.value);
    goOnFrom(base);
    void run();
  });
  const { replace, run, lookAgain, goOnFrom } = createRunner({ desk, alone }, lines, isRunning);
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
    add: (entered) => {
      if (nextOf(lines.value) === undefined) lookAgain();
      lines.value = [...lines.value, { ...entered, playId: makeUuid(), state: 'waiting' }];
      void run();
    },
    mend: (line) =>
      onStopped((stopped) => {
        // The same line again may have been recorded, and its answer lost: the same id finds it.
        const isSame = line === stopped.line;
        const playId = isSame ? stopped.playId : makeUuid();
        if (!isSame) alone.settle(stopped.playId, desk.last.peek());
        replace(stopped, { playId, line, isMeant: isSame, state: 'waiting' });
      }),
    leaveOut: () =>
      onStopped((stopped) => {
        alone.settle(stopped.playId, desk.last.peek());
        replace(stopped);
      }),
    alone,
  };
};
