import { NewerSchemaError, type Envelope } from '#kernel';
import { schemasOf } from '#match';
import { BrokenTapeError } from '#replay';
import { signal } from '@preact/signals';
import type { HeldRuleset, Viewer } from '#ruleset';
import { createDesk, type Desk } from './desk.js';
import { gameOf } from './rulesets.js';
import { TapeFileError } from './tape-file-error.js';
import { makeSeenTape } from './tape.js';

/** A tape that was opened from a file: no server knows of it. */
export interface OpenedFile {
  /** What it is called: the name of the file. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly desk: Desk;
  /** What stands in it. */
  readonly text: string;
  /** What of another recorder's file could not be followed, in sentences. */
  readonly left?: readonly string[];
}

/** The file that is open on this page; null for none. */
export const openedFile = signal<OpenedFile | null>(null);

const REMEDY = 'Write it with "npx matchtape export TAPE --out tape.json", and open that.';

/** What is read of a file. */
interface Told {
  readonly viewer: Viewer;
  readonly events: readonly Envelope[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown, revision: number): boolean =>
  isObject(value) && value['revision'] === revision && typeof value['type'] === 'string' && isObject(value['data']);

const isViewer = (value: unknown): value is Viewer =>
  value === 'recorder' || value === 'public' || (Number.isSafeInteger(value) && (value as number) >= 0);

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new TapeFileError(`"${name}" is no tape: it is no JSON. ${REMEDY}`);
  }
};

/** Reads a tape's document as `matchtape export` writes it, in any of its forms. Throws `TapeFileError`. */
const readDocument = (name: string, text: string): Told => {
  const document = parsed(name, text);
  if (!isObject(document) || typeof document['matchtape'] !== 'number' || !Array.isArray(document['events'])) {
    throw new TapeFileError(`"${name}" is no tape of Matchtape. ${REMEDY}`);
  }
  const { events, viewer = 'recorder' } = document;
  if (!isViewer(viewer)) throw new TapeFileError(`"${name}" names a viewer that nobody is. ${REMEDY}`);
  const fault = (events as readonly unknown[]).findIndex((event, revision) => !isEvent(event, revision));
  if (fault !== -1 || (events as readonly unknown[]).length === 0) {
    const what = fault === -1 ? 'it has no events' : `what stands at place ${String(fault)} is not its event`;
    throw new TapeFileError(`"${name}" is damaged: ${what}. ${REMEDY}`);
  }
  return { viewer, events: events as readonly Envelope[] };
};

/** The rules that a tape is played by. Throws `TapeFileError` where this page has not got them. */
const rulesOf = async (name: string, [first]: readonly Envelope[]): Promise<HeldRuleset> => {
  const { ruleset } = (first?.data ?? {}) as { readonly ruleset?: unknown };
  const game = typeof ruleset === 'string' ? gameOf(ruleset) : undefined;
  if (game === undefined) throw new TapeFileError(`"${name}" is of a game that this page does not have.`);
  return (await game.load()) as HeldRuleset;
};

/** How the files of other recorders say whose they are. */
const FOREIGN = /"(?:format|schema)"\s*:\s*"(?:riftatlas-replay|riftlite-canonical-replay)"/;

/** Opens a file that somebody has: a tape's, or one that another recorder wrote, of which a tape is made first. Throws `TapeFileError`. */
export const openAnyFile = async (name: string, text: string): Promise<OpenedFile> => {
  if (!FOREIGN.test(text)) return openFile(name, text, null);
  parsed(name, text);
  const { foreignTape } = await import('./foreign-tape.js');
  const tape = await foreignTape(name, text);
  return { ...(await openFile(name, tape.text, null)), left: tape.left };
};

/** Opens a tape's file on a desk of its own, at a revision (null: its beginning). Throws `TapeFileError`. */
export const openFile = async (name: string, text: string, at: number | null): Promise<OpenedFile> => {
  const { viewer, events } = readDocument(name, text);
  const ruleset = await rulesOf(name, events);
  try {
    const { read } = schemasOf(ruleset);
    const seen = makeSeenTape(
      ruleset,
      viewer,
      events.map((event) => read(event)),
    );
    return {
      name,
      viewer,
      text,
      desk: createDesk({ id: events[0]?.stream ?? name, isLive: false }, seen, at ?? 0),
    };
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new TapeFileError(`${error.message} ${error.remedy}`);
    if (error instanceof BrokenTapeError) throw new TapeFileError(`"${name}" is damaged: ${error.message}`);
    throw error;
  }
};
