import type { TapeEvent } from '#audit';
import type { Envelope } from '#kernel';
import type { Viewer } from '#ruleset';
import { CliError } from '../cli-error.js';

/** The newest form: each event with its link of the chain. Form 1 had the events alone. */
const FORM = 2;
const OLDEST = 1;

/** What links are made by. */
const HASH = 'sha-256';

/** The end of a chain: the stream, its last revision and the hash there. */
export interface TapeHead {
  readonly stream: string;
  readonly revision: number;
  readonly hash: string;
}

/** An event as form 2 has it. */
export type ChainedEvent = TapeEvent & { readonly created: number; readonly hash: string };

/** A tape's document as it was read. `events` carry links where it has a chain; `extra`: fields that this program does not write. */
export interface TapeDocument {
  readonly form: number;
  readonly events: readonly TapeEvent[];
  readonly head: TapeHead | null;
  /** Whose knowledge it is; the recorder's is whole. */
  readonly viewer: Viewer;
  readonly extra: readonly string[];
}

const envelopeOf = ({ stream, revision, id, type, schema, at, actor, cause, because, data }: TapeEvent): Envelope => ({
  stream,
  revision,
  id,
  type,
  schema,
  at,
  actor,
  cause,
  because,
  data,
});

/** Links events as a store does; what no store has taken was taken when it was recorded. The stores' hashing is loaded only here. */
export const linkEvents = async (events: readonly TapeEvent[]): Promise<readonly ChainedEvent[]> => {
  const { linkOn, startOf } = await import('#event-store/chain');
  let reached = startOf(events[0]?.stream ?? '');
  return events.map((event) => {
    const created = event.created ?? Math.max(0, Math.floor(Date.parse(event.at)));
    const linked = { ...envelopeOf(event), created };
    reached = linkOn(reached, linked);
    return { ...linked, hash: reached.hash };
  });
};

/** The links that a tape's events give, by revision, whatever stands beside them. */
export const linksOf = async (events: readonly TapeEvent[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await linkEvents(events)).map(({ revision, hash }) => [revision, hash]));

const headOf = (event: ChainedEvent | undefined): TapeHead | null =>
  event === undefined ? null : { stream: event.stream, revision: event.revision, hash: event.hash };

/** The head of a tape: what its chain comes to. */
export const headOfTape = async (events: readonly TapeEvent[]): Promise<TapeHead | null> =>
  headOf((await linkEvents(events)).at(-1));

/**
 * A tape as one JSON document, with its chain. A tape as a viewer may know it has none: hashes of what is hidden would let
 * anybody try card by card what it is.
 */
export const makeTapeJson = async (events: readonly TapeEvent[], viewer: Viewer = 'recorder'): Promise<object> => {
  if (viewer !== 'recorder') return { matchtape: FORM, viewer, chain: null, events: events.map(envelopeOf) };
  const linked = await linkEvents(events);
  return { matchtape: FORM, chain: { hash: HASH, head: headOf(linked.at(-1)) }, events: linked };
};

const FIELDS: Readonly<Record<keyof Envelope, (value: unknown) => boolean>> = {
  stream: (value) => typeof value === 'string',
  revision: Number.isSafeInteger,
  id: (value) => typeof value === 'string',
  type: (value) => typeof value === 'string',
  schema: Number.isSafeInteger,
  at: (value) => typeof value === 'string',
  actor: (value) => typeof value === 'string',
  cause: (value) => typeof value === 'string',
  because: Array.isArray,
  data: (value) => typeof value === 'object' && value !== null,
};

/** What the chain adds to an envelope. */
const ADDED: ReadonlySet<string> = new Set(['created', 'hash']);

const isEnvelope = (value: unknown, revision: number): value is TapeEvent => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  const { created } = fields;
  return (
    fields['revision'] === revision &&
    Object.entries(FIELDS).every(([field, holds]) => holds(fields[field])) &&
    (created === undefined || (Number.isSafeInteger(created) && (created as number) >= 0))
  );
};

const broken = (path: string, message: string): CliError =>
  new CliError('bad-tape-json', `"${path}" ${message}`, {
    remedy: 'Name a file that "matchtape export --format json" or "record --out" has written.',
  });

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw broken(path, `is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

const isHead = (value: unknown): value is TapeHead => {
  const head = value as Partial<TapeHead> | null | undefined;
  return typeof head?.stream === 'string' && Number.isSafeInteger(head.revision) && typeof head.hash === 'string';
};

const headIn = (chain: unknown): TapeHead | null => {
  const { head } = (chain ?? {}) as { readonly head?: unknown };
  return isHead(head) ? head : null;
};

const isViewer = (value: unknown): value is Viewer =>
  value === 'recorder' || value === 'public' || (Number.isSafeInteger(value) && (value as number) >= 0);

/** What of a chain's own description is not as this program writes it. */
const strangeInChain = (chain: unknown): readonly string[] => {
  const { hash, head, ...rest } = (chain ?? {}) as Readonly<Record<string, unknown>>;
  const {
    stream: _stream,
    revision: _revision,
    hash: _hash,
    ...more
  } = (head ?? {}) as Readonly<Record<string, unknown>>;
  const named = chain === null || chain === undefined || hash === HASH ? [] : ['hash'];
  return [...named, ...Object.keys(rest), ...Object.keys(more).map((field) => `head.${field}`)].map(
    (field) => `chain.${field}`,
  );
};

const strangeFields = (event: object, place: number): readonly string[] =>
  Object.keys(event)
    .filter((field) => !(field in FIELDS) && !ADDED.has(field))
    .map((field) => `events[${place}].${field}`);

/** Reads a tape's document: every envelope there, in the order of the revisions. Its chain is checked by `chainFaults`. */
export const parseTapeJson = (path: string, text: string): TapeDocument => {
  const {
    matchtape: form,
    events,
    chain,
    viewer = 'recorder',
    ...rest
  } = (parseJson(path, text) ?? {}) as { readonly [field: string]: unknown };
  const isKnown = form === FORM || form === OLDEST;
  if (!isKnown || !Array.isArray(events)) throw broken(path, 'is no tape of this program.');
  if (!isViewer(viewer)) throw broken(path, 'names a viewer that nobody is.');
  const fault = events.findIndex((event, revision) => !isEnvelope(event, revision));
  if (fault !== -1) throw broken(path, `is damaged: the event at place ${fault} is not revision ${fault} of a match.`);
  const envelopes = events as readonly TapeEvent[];
  const extra =
    form === OLDEST ? [] : [...Object.keys(rest), ...strangeInChain(chain), ...envelopes.flatMap(strangeFields)];
  return { form, events: envelopes, head: headIn(chain), viewer, extra };
};

/** A place of a document where it is not as it was written. */
export interface ChainFault {
  readonly revision: number;
  readonly what: string;
}

/** Whether the head that a document gives is the end of its events. */
const isAtHead = (head: TapeHead | null, last: Partial<ChainedEvent> | undefined): boolean =>
  head !== null && head.revision === last?.revision && head.hash === last.hash && head.stream === last.stream;

/** Follows the links of a document's events, and tells those that are not what the events give. */
const linkFaults = async (events: readonly Partial<ChainedEvent>[]): Promise<readonly ChainFault[]> => {
  const { linkOn, startOf } = await import('#event-store/chain');
  const faults: ChainFault[] = [];
  let reached = startOf(events[0]?.stream ?? '');
  for (const [revision, event] of events.entries()) {
    const { hash, created } = event;
    if (created === undefined || hash === undefined) {
      faults.push({ revision, what: 'it has no link of the chain' });
      continue;
    }
    if (linkOn(reached, event as ChainedEvent).hash !== hash)
      faults.push({ revision, what: 'it is not what was written' });
    // On from what stands there, so that one changed event is one fault.
    reached = { revision, hash };
  }
  return faults;
};

/** Follows the chain of a document. One of form 1, or of a viewer, has none, and nothing can be said of it. */
export const chainFaults = async ({
  form,
  events,
  head,
  viewer,
  extra,
}: TapeDocument): Promise<readonly ChainFault[]> => {
  if (form === OLDEST || viewer !== 'recorder') return [];
  const end = { revision: events.length - 1, what: 'the tape does not end where its head says' };
  return [
    ...extra.map((field) => ({ revision: -1, what: `no chain covers its field ${field}` })),
    ...(await linkFaults(events)),
    ...(isAtHead(head, events.at(-1)) ? [] : [end]),
  ];
};
