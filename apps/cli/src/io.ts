/** Where a command speaks to: results to `out`, progress and errors to `err`. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person watches the errors' stream; in a pipe nothing but results and errors is said. */
  readonly isTerminal: boolean;
}

/** Exit codes: all well; the tape has findings or a law broke; bad input; a tape or store is not as it was written. */
export const EXIT = { well: 0, findings: 1, badInput: 2, tampered: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The streams of this process. */
export const processIo = (): Io => ({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
});

/** One JSON document, on lines of its own. */
export const printJson = (io: Io, value: unknown): void => {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
};

const CLEAR_LINE = '\r\u001b[K';

/** Tells how far long work has come, on a terminal only. Call `done` when it has ended. */
export const progress = (io: Io): { readonly tell: (text: string) => void; readonly done: () => void } => ({
  tell: (text) => {
    if (io.isTerminal) io.err(CLEAR_LINE + text);
  },
  done: () => {
    if (io.isTerminal) io.err(CLEAR_LINE);
  },
});
