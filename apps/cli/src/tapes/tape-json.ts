import type { TapeEvent } from '#audit';
import { openingFor, openingOf, type Audience, type Envelope, type Opening, type Seal } from '#kernel';
import type { Viewer } from '#ruleset';
import { CliError } from '../cli-error.js';

/** Form 1 had the events alone, form 2 has each with its link of the chain, form 3 with its seal as well, where it has one. */
export const OLDEST = 1;
export const CHAINED = 2;
export const SEALED = 3;
const FORMS: readonly unknown[] = [OLDEST, CHAINED, SEALED];

/** What one who is not the recorder has of a seal. */
export interface OpenedSeal {
  readonly slots: readonly string[];
  readonly opening: Opening;
}

/** An event of a tape with its seal, where it has one: the recorder's has all that there is to open it with. */
export type SealedTapeEvent = TapeEvent & { readonly seal?: Seal | OpenedSeal };

/** What links are made by. */
const HASH = 'sha-256';

/** The end of a chain: the stream, its last revision and the hash there. */
export interface TapeHead {
  readonly stream: string;
  readonly revision: number;
  readonly hash: string;
}

/** An event with its link of the chain. */
export type ChainedEvent = SealedTapeEvent & { readonly created: number; readonly hash: string };

/** A tape's document as it was read. `events` carry links where it has a chain; `extra`: fields that this program does not write. */
export interface TapeDocument {
  readonly form: number;
  readonly events: readonly SealedTapeEvent[];
  readonly head: TapeHead | null;
  /** Whose knowledge it is; the recorder's is whole. */
  readonly viewer: Viewer;
  readonly extra: readonly string[];
}

const envelopeOf = (event: SealedTapeEvent): Envelope => {
  const { stream, revision, id, type, schema, at, actor, cause, because, data, seal } = event;
  return {
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
    ...(seal && { seal }),
  };
};

/** Links events as a store does; what no store has taken was taken when it was recorded. The stores' hashing is loaded only here. */
export const linkEvents = async (events: readonly SealedTapeEvent[]): Promise<readonly ChainedEvent[]> => {
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
export const linksOf = async (events: readonly SealedTapeEvent[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await linkEvents(events)).map(({ revision, hash }) => [revision, hash]));

const headOf = (event: ChainedEvent | undefined): TapeHead | null =>
  event === undefined ? null : { stream: event.stream, revision: event.revision, hash: event.hash };

/** The head of a tape: what its chain comes to. */
export const headOfTape = async (events: readonly SealedTapeEvent[]): Promise<TapeHead | null> =>
  headOf((await linkEvents(events)).at(-1));

/** An event as the chain has it for a viewer: what the viewer was shown, and what opens the viewer's slot of it. */
const openedBy = async (viewer: Audience, event: SealedTapeEvent): Promise<SealedTapeEvent | null> => {
  const { seal, id } = event;
  if (seal === undefined || 'opening' in seal) return seal === undefined ? null : event;
  const { SEAL_KIT } = await import('#event-store/chain');
  const opening = openingFor(SEAL_KIT.digest, { event: id, seal }, viewer);
  const opened = openingOf(SEAL_KIT.digest, { event: id, audience: viewer, slots: seal.slots }, opening);
  return opened.ok ? { ...event, ...opened.value.shown, seal: { slots: seal.slots, opening } } : null;
};

const formOf = (events: readonly SealedTapeEvent[]): number =>
  events.some(({ seal }) => seal !== undefined) ? SEALED : CHAINED;

const documentOf = async (events: readonly SealedTapeEvent[], viewer: Viewer): Promise<object> => {
  const linked = await linkEvents(events);
  const form = formOf(events);
  const whose = viewer === 'recorder' ? {} : { viewer };
  return { matchtape: form, ...whose, chain: { hash: HASH, head: headOf(linked.at(-1)) }, events: linked };
};

/**
 * A tape as one JSON document, with its chain. A tape as a viewer may know it has the chain where every event is sealed, and none where one is in the
 * open: its hash would let anybody try card by card what is hidden.
 */
export const makeTapeJson = async (
  events: readonly SealedTapeEvent[],
  viewer: Viewer = 'recorder',
): Promise<object> => {
  if (viewer === 'recorder') return documentOf(events, viewer);
  const opened = await Promise.all(events.map((event) => openedBy(viewer, event)));
  if (opened.every((event) => event !== null)) return documentOf(opened, viewer);
  const plain = events.map(({ seal: _, ...event }) => envelopeOf(event));
  return { matchtape: CHAINED, viewer, chain: null, events: plain };
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
const ADDED: ReadonlySet<string> = new Set(['created', 'hash', 'seal']);

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is in it is held against the slots later. */
const isSeal = (value: unknown): boolean => {
  if (!isObject(value) || !Array.isArray(value['slots'])) return false;
  const { slots, key, versions, opening } = value;
  const isOpen = typeof key === 'string' && isObject(versions);
  return (slots as readonly unknown[]).every((slot) => typeof slot === 'string') && (isOpen || isObject(opening));
};

const isEnvelope = (value: unknown, revision: number): value is SealedTapeEvent => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  const { created, seal } = fields;
  return (
    fields['revision'] === revision &&
    Object.entries(FIELDS).every(([field, holds]) => holds(fields[field])) &&
    (seal === undefined || isSeal(seal)) &&
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
  if (!FORMS.includes(form) || !Array.isArray(events)) throw broken(path, 'is no tape of this program.');
  if (!isViewer(viewer)) throw broken(path, 'names a viewer that nobody is.');
  const fault = events.findIndex((event, revision) => !isEnvelope(event, revision));
  if (fault !== -1) throw broken(path, `is damaged: the event at place ${fault} is not revision ${fault} of a match.`);
  const envelopes = events as readonly SealedTapeEvent[];
  const ownForm = form === formOf(envelopes) ? [] : ['matchtape'];
  const strange = [...ownForm, ...Object.keys(rest), ...strangeInChain(chain), ...envelopes.flatMap(strangeFields)];
  const extra = form === OLDEST ? [] : strange;
  return { form: Number(form), events: envelopes, head: headIn(chain), viewer, extra };
};
