import { err, ok, type Audience, type Envelope, type Result } from '#kernel';
import { FORMS, formOf, HASH, OLDEST, type SealedTapeEvent, type TapeDocument, type TapeHead } from './document.js';

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

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(`is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

/** A document as it was parsed. */
type Fields = Readonly<Record<string, unknown>>;

const isHead = (value: unknown): value is TapeHead => {
  const head = value as Partial<TapeHead> | null | undefined;
  return typeof head?.stream === 'string' && Number.isSafeInteger(head.revision) && typeof head.hash === 'string';
};

const headIn = (chain: unknown): TapeHead | null => {
  const { head } = (chain ?? {}) as { readonly head?: unknown };
  return isHead(head) ? head : null;
};

const isViewer = (value: unknown): value is Audience =>
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

/** What a document is not, or where it is damaged; undefined where it can be read. */
const faultOf = ({ matchtape: form, events, viewer = 'recorder' }: Fields): string | undefined => {
  if (!FORMS.includes(form) || !Array.isArray(events)) return 'is no tape of this program.';
  if (!isViewer(viewer)) return 'names a viewer that nobody is.';
  const at = events.findIndex((event, revision) => !isEnvelope(event, revision));
  return at === -1
    ? undefined
    : `is damaged: the event at place ${String(at)} is not revision ${String(at)} of a match.`;
};

/**
 * Reads a tape's document: every envelope there, in the order of the revisions. Its chain is checked by `chainFaults`. The error is the end of a
 * sentence that begins with what the document is called.
 */
export const parseTapeDocument = (text: string): Result<TapeDocument, string> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const fields = (parsed.value ?? {}) as Fields;
  const fault = faultOf(fields);
  if (fault !== undefined) return err(fault);
  const { matchtape: form, events, chain, viewer = 'recorder', ...rest } = fields;
  const envelopes = events as readonly SealedTapeEvent[];
  const ownForm = form === formOf(envelopes) ? [] : ['matchtape'];
  const strange = [...ownForm, ...Object.keys(rest), ...strangeInChain(chain), ...envelopes.flatMap(strangeFields)];
  const extra = form === OLDEST ? [] : strange;
  return ok({ form: Number(form), events: envelopes, head: headIn(chain), viewer: viewer as Audience, extra });
};
