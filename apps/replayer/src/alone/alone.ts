import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { fetchEvents } from '../api.js';
import { catchUp } from '../catch-up.js';
import type { Desk } from '../desk.js';
import { decideAlone, type DecidedAlone } from './decide-alone.js';
import { keep, keptOf, type KeptLine, type KeptLines } from './shelf.js';

/**
 * Recording on where the server does not answer: lines are decided here, shown as they will be, and kept on the device until the server has them.
 * - `since`: since when this device is alone, null while it is not; `unsent`: the lines that the server does not have yet
 * - `isKept`: whether they would outlive the page
 */
export interface Alone {
  readonly since: ReadonlySignal<string | null>;
  readonly unsent: ReadonlySignal<readonly KeptLine[]>;
  readonly isKept: ReadonlySignal<boolean>;
  /** The server did not answer: from its revision on this device records alone. */
  readonly begin: (base: number) => void;
  /** Records a line here. */
  readonly record: (line: KeptLine) => DecidedAlone;
  /** Looks whether the server answers; then the tape is the server's again, and what was kept is to be sent. */
  readonly rejoin: () => Promise<void>;
  /** The server has a line, at that revision of its tape, or nobody wants it any more. */
  readonly settle: (playId: string, base: number) => void;
}

/** Milliseconds between two looks for the server. */
const LOOK = 3000;

/** Who sends what was kept, on the revision that it was recorded on. */
export type Resume = (lines: readonly KeptLine[], base: number) => void;

const NOTHING: KeptLines = { since: '', base: 0, lines: [] };

const withLine = ({ lines, ...kept }: KeptLines, line: KeptLine): KeptLines => ({
  ...kept,
  lines: lines.some(({ playId }) => playId === line.playId) ? lines : [...lines, line],
});

/** Takes the tape back to where the server's is, and reads what has come there since. */
const returnTo = async (desk: Desk, base: number, isWanted: () => boolean): Promise<void> => {
  const events = await fetchEvents(desk.id, desk.seen.peek().viewer, base + 1);
  if (!isWanted()) return;
  desk.retract(base);
  desk.hear(events);
};

/** What is kept for a desk, and since when it is alone. */
const createState = (desk: Desk) => {
  const since = signal<string | null>(null);
  const kept = signal<KeptLines>(NOTHING);
  const isKept = signal(true);
  const put = (next: KeptLines): void => {
    kept.value = next;
    void keep(desk.id, next).then((done) => (isKept.value = done));
  };
  const begin = (base: number): void => {
    since.value = new Date().toISOString();
    desk.alone.value = true;
    kept.value = { since: since.value, base, lines: kept.peek().lines };
  };
  const settle = (playId: string, base: number): void => {
    const { lines } = kept.peek();
    if (lines.length > 0) put({ ...kept.peek(), base, lines: lines.filter((line) => line.playId !== playId) });
  };
  return { since, kept, isKept, put, begin, settle };
};

/** Looks for the server now and then while this device is alone, and when the browser says that there is a network. */
const createLook = (rejoin: () => Promise<void>) => {
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = (): void => void rejoin().catch(() => undefined);
  window.addEventListener('online', look);
  const stop = (): void => clearInterval(looking);
  const start = (): void => {
    stop();
    looking = setInterval(look, LOOK);
  };
  return { start, stop };
};

/** Makes it for a desk. What was kept before the page was loaded is sent at once. */
export const createAlone = (desk: Desk, resume: Resume): Alone => {
  const { since, kept, isKept, put, begin, settle } = createState(desk);
  const rejoin = async (): Promise<void> => {
    const { base } = kept.peek();
    if (since.peek() === null) return;
    await returnTo(desk, base, () => since.peek() !== null);
    // Two looks may be under way at once: the first that comes back has done it.
    if (since.peek() === null) return;
    looking.stop();
    since.value = null;
    desk.alone.value = false;
    await catchUp(desk).catch(() => undefined);
    resume(kept.peek().lines, base);
  };
  const looking = createLook(rejoin);
  void keptOf(desk.id).then((found) => {
    if (found === null || since.peek() !== null) return;
    resume((kept.value = found).lines, found.base);
  });
  return {
    since,
    unsent: computed(() => kept.value.lines),
    isKept,
    begin: (base) => {
      if (since.peek() !== null) return;
      begin(base);
      looking.start();
    },
    record: (line) => {
      const decided = decideAlone(desk, line.playId, line.line);
      if (!decided.ok) return decided;
      put(withLine(kept.peek(), line));
      desk.hear(decided.events);
      return decided;
    },
    rejoin,
    settle,
  };
};
