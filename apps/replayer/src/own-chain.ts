import { makeCanonicalJson } from '#kernel';
import { openProof, parseVerifierKey } from '#log';
import {
  chainSteps,
  hasChain,
  parseTapeDocument,
  sha256,
  type ChainedEvent,
  type ChainFault,
  type TapeDocument,
} from '#tape-document';
import { ApiProblem, fetchDocument, request, requestText, wordsOf } from './api.js';
import type { Desk } from './desk.js';

/** Where a head stands in the signed log, by a proof that this page has followed. */
interface Logged {
  readonly origin: string;
  readonly size: number;
  /** The head that was logged: of the whole tape, or of its first events. */
  readonly revision: number;
}

/**
 * What this page has found of a tape's own chain.
 * - `head`: what the chain comes to, 64 hexadecimal digits; null where the tape has no chain
 * - `faults`: where it is not as it was written
 * - `log`: where its head was logged, or in words why that is not shown
 */
export interface ChainFate {
  readonly events: number;
  readonly head: string | null;
  readonly faults: readonly ChainFault[];
  readonly log: Logged | string;
}

/** Milliseconds of following before the page may draw. */
const PIECE = 12;

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const follow = async (document: TapeDocument): Promise<ChainFault[]> => {
  const faults: ChainFault[] = [];
  let until = performance.now() + PIECE;
  for (const fault of chainSteps(sha256, document)) {
    if (fault !== undefined) faults.push(fault);
    if (performance.now() < until) continue;
    await drawn();
    until = performance.now() + PIECE;
  }
  return faults;
};

const whole = ({ actor, because, data }: Pick<ChainedEvent, 'actor' | 'because' | 'data'>): string =>
  makeCanonicalJson({ actor, because, data });

/** Where this page shows something else than the document opens to. What is read in a newer shape than it was written in is not compared. */
const otherwiseShown = ({ events }: TapeDocument, desk: Desk): readonly ChainFault[] =>
  desk.told.peek().tape.events.flatMap((shown, revision) => {
    const event = events[revision];
    if (event === undefined || event.schema !== shown.schema || whole(event) === whole(shown)) return [];
    return [{ revision, what: 'this page shows it otherwise' }];
  });

const whyNotLogged = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'log/none' ? 'This server keeps no signed log.' : wordsOf(error);

/** Follows the proof of the head that was logged last to a checkpoint, by the keys that the server names. Throws `LogError`, `ApiProblem`. */
const findLogged = async (match: string, document: TapeDocument): Promise<Logged | string> => {
  const { keys } = (await request('/log')) as { readonly keys: readonly string[] };
  const text = await requestText(`/log/proof?${new URLSearchParams({ match }).toString()}`);
  const { head, checkpoint } = openProof(text, keys.map(parseVerifierKey));
  const event = document.events[head.revision] as ChainedEvent | undefined;
  if (head.match !== match || event?.hash !== head.link)
    return 'The signed log has another head of this match: the tape is not what was logged.';
  return { origin: checkpoint.origin, size: checkpoint.size, revision: head.revision };
};

const read = (text: string): TapeDocument => {
  const document = parseTapeDocument(text);
  if (document.ok) return document.value;
  throw new Error(`The tape ${document.error}`);
};

/** Follows the chain of a tape's document, and holds the page against it. Throws `Error` where it is no document. */
const checkDocument = async (
  text: string,
  desk: Desk,
): Promise<{ document: TapeDocument; fate: Omit<ChainFate, 'log'> }> => {
  const document = read(text);
  const { events, head } = document;
  if (!hasChain(document)) return { document, fate: { events: events.length, head: null, faults: [] } };
  const faults = [...(await follow(document)), ...otherwiseShown(document, desk)];
  return { document, fate: { events: events.length, head: head?.hash ?? null, faults } };
};

/** Checks a match of the server, as its viewer may know it: its own chain, and whether its head was logged. Throws `ApiProblem`, `Error`. */
export const checkMatch = async (desk: Desk): Promise<ChainFate> => {
  const { viewer } = desk.seen.peek();
  const text = await fetchDocument(desk.id, viewer);
  const { document, fate } = await checkDocument(text, desk);
  const log = fate.head === null ? '' : await findLogged(desk.id, document).catch(whyNotLogged);
  return { ...fate, log };
};

/** Checks a tape that was opened from a file: no server is asked, so nothing is said of a log. Throws `Error`. */
export const checkFile = async (desk: Desk, text: string): Promise<ChainFate> => {
  const { fate } = await checkDocument(text, desk);
  return { ...fate, log: 'Hold this head against a slip, or "npx matchtape verify" against a proof.' };
};
