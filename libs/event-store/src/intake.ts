import {
  type CanonicalJsonOptions,
  type Json,
  makeWriting,
  type NewEnvelope,
  NotJsonError,
  type Seal,
  type Showing,
  type Shown,
  sealOf,
  type SealKit,
  besideOf,
  sealedRow,
  sealFault,
  type Written,
  writeCanonically,
} from '#kernel';
import { EventTooLargeError, InvalidEventError } from './errors.js';
import type { NewEvent, StoreLimits } from './port.js';
import type { SoundSeals } from './sound-seals.js';

/**
 * An event that was checked and written out, ready to be stored. Nothing the caller does to its object changes this.
 * - `rest`: canonical JSON of `actor`, `at`, `because`, `cause`, `schema`; of a sealed event, of `at`, `cause`, `schema`, `sealed`
 * - `data`: canonical JSON of the data; of a sealed event, of its slots
 * - `beside`: of a sealed event, canonical JSON of what the chain does not cover; else null
 * - `given`: canonical JSON of the data as it was given
 */
export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly rest: string;
  readonly data: string;
  readonly beside: string | null;
  readonly given: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;
const MAX_WORD = 1000;

/** Printable ASCII: nearly every word, and quicker to recognise than what is left out of all of Unicode. */
const PLAIN = /^[ -~]+$/;

const isWord = (value: unknown, max = MAX_WORD): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= max &&
  (PLAIN.test(value) || !UNPRINTABLE.test(value));

const isWordList = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MAX_WORD && value.every((item) => isWord(item, 200));

/** One check for each field of the envelope: what it must be, and whether it is. */
const FIELDS: readonly (readonly [keyof NewEnvelope, string, (value: unknown) => boolean])[] = [
  ['id', 'must be a UUID in lower case', (value) => typeof value === 'string' && UUID.test(value)],
  ['type', 'must be a text of 1 to 200 characters without control characters', (value) => isWord(value, 200)],
  ['schema', 'must be a whole number from 1 on', (value) => Number.isSafeInteger(value) && (value as number) >= 1],
  [
    'at',
    'must be a UTC time such as 2026-05-01T18:30:00.000Z',
    (value) => typeof value === 'string' && UTC_TIME.test(value),
  ],
  ['actor', 'must be a text of 1 to 1000 characters without control characters', (value) => isWord(value)],
  ['cause', 'must be a text of 1 to 1000 characters without control characters', (value) => isWord(value)],
  ['because', 'must be a list of at most 1000 rule keys, each a text of 1 to 200 characters', isWordList],
];

const NAMES: readonly string[] = [...FIELDS.map(([name]) => name), 'data'];

/** What an event may have beside its envelope. */
const SEALING: readonly string[] = ['showing', 'seal'];

/** Counts the bytes a text takes as UTF-8. The text is well formed. */
const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // A pair of surrogates is two units and four bytes: one more for each half.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};

const checkSize = (data: string, limit: number, path: string): void => {
  // A unit of UTF-16 is at most three bytes of UTF-8, so most texts need no counting.
  if (data.length * 3 <= limit) return;
  const size = utf8Length(data);
  if (size > limit) throw new EventTooLargeError(`${path}.data`, { size, limit, unit: 'bytes' });
};

/** Copies the fields out, each read once, so that a getter or a proxy cannot show one value to the check and store another. */
const copyFields = (event: unknown, path: string): NewEvent => {
  if (typeof event !== 'object' || event === null) throw new InvalidEventError(path, 'must be an event object');
  const { id, type, schema, at, actor, cause, because, data, showing, seal } = event as NewEvent;
  const copy = {
    id,
    type,
    schema,
    at,
    actor,
    cause,
    because: Array.isArray(because) ? [...(because as readonly string[])] : because,
    data,
    ...(showing === undefined ? {} : { showing }),
    ...(seal === undefined ? {} : { seal }),
  };
  for (const [name, fault, holds] of FIELDS) {
    if (!holds(copy[name])) throw new InvalidEventError(`${path}.${name}`, fault);
  }
  // A field that would be lost is a mistake of the caller's: say so.
  const keys = Object.keys(event);
  const stray =
    keys.length === NAMES.length ? undefined : keys.find((key) => !NAMES.includes(key) && !SEALING.includes(key));
  if (stray === undefined) return copy;
  throw new InvalidEventError(`${path}.${stray}`, 'is not a field of an event; put it into data');
};

const writeData = (data: unknown, path: string, options: CanonicalJsonOptions): Written => {
  try {
    return writeCanonically(data, options);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    const fault = error.message.slice(`The value at ${error.path} `.length, -1);
    throw new InvalidEventError(error.path.replace('$', `${path}.data`), fault);
  }
};

/** What `prepareBatch` has to know. `isProxy`: see CanonicalJsonOptions. */
export interface Intake extends CanonicalJsonOptions {
  readonly limits: StoreLimits;
  readonly kit: SealKit;
  /** Where seals that are made are remembered. */
  readonly sound: SoundSeals;
}

/** What it opens to is asked later. */
const isSealForm = (value: unknown): value is Seal => {
  const { slots, key, versions } = (value ?? {}) as Partial<Seal>;
  return Array.isArray(slots) && typeof key === 'string' && typeof versions === 'object';
};

/** What is shown, with what the recorder is shown in place of the very data that the event was given with: it need not be compared. */
const showingOf = ({ data, because }: NewEvent, showing: Showing, recorder: Shown): Showing => {
  const own = (shown: Shown): Shown => ({
    actor: shown.actor,
    because: shown.because === because ? recorder.because : shown.because,
    data: shown.data === data ? recorder.data : shown.data,
  });
  return { ...showing, public: own(showing.public), players: showing.players.map(own) };
};

const isObject = (value: Json): value is Json & object => typeof value === 'object' && value !== null;

/** Seals an event, or takes the seal that it has: one that opens to just this event. */
const sealEvent = (
  event: NewEvent,
  given: Written,
  { kit, limits, sound, path }: Intake & { path: string },
): PreparedEvent => {
  const { id, type, actor, because, showing } = event;
  const recorder = { actor, because, data: JSON.parse(given.text) as Json };
  const writing = makeWriting([
    // Texts that were checked.
    [because, { text: JSON.stringify(because), depth: 1 }],
    ...(isObject(recorder.data) ? [[recorder.data, given] as const] : []),
  ]);
  const seal =
    showing === undefined
      ? event.seal
      : sealOf(kit, { ...showingOf(event, showing, recorder), event: id, recorder }, writing);
  if (!isSealForm(seal)) throw new InvalidEventError(`${path}.seal`, 'must be a seal as a store gives it');
  const beside = besideOf(seal, writing);
  const row = { id, type, ...sealedRow(event, seal), beside };
  // What was just made needs no check; what a caller brings does.
  const fault = showing === undefined ? sealFault(kit.digest, row, recorder) : undefined;
  if (fault !== undefined) throw new InvalidEventError(`${path}.seal`, fault);
  checkSize(beside, limits.maxEventBytes, path);
  if (showing !== undefined) sound.remember(row);
  return { ...row, given: given.text };
};

const prepareEvent = (event: unknown, path: string, intake: Intake): PreparedEvent => {
  const copy = copyFields(event, path);
  const data = writeData(copy.data, path, intake);
  checkSize(data.text, intake.limits.maxEventBytes, path);
  // The keys stand in canonical order and the values are plain texts, numbers and lists of texts: this is canonical JSON.
  const { actor, at, because, cause, schema } = copy;
  if (copy.showing !== undefined || copy.seal !== undefined) return sealEvent(copy, data, { ...intake, path });
  const rest = JSON.stringify({ actor, at, because, cause, schema });
  return { id: copy.id, type: copy.type, rest, data: data.text, beside: null, given: data.text };
};

/**
 * Checks a batch and writes it out.
 * @throws InvalidEventError for the first event that is not right
 * @throws EventTooLargeError
 */
export const prepareBatch = (events: readonly NewEvent[], intake: Intake): readonly PreparedEvent[] => {
  if (!Array.isArray(events)) throw new InvalidEventError('$', 'must be a list of events');
  const { limits } = intake;
  if (events.length > limits.maxBatchEvents) {
    throw new EventTooLargeError('The batch', { size: events.length, limit: limits.maxBatchEvents, unit: 'events' });
  }
  const seen = new Set<string>();
  return [...(events as readonly unknown[])].map((event, index) => {
    const path = `$[${String(index)}]`;
    const prepared = prepareEvent(event, path, intake);
    if (seen.has(prepared.id))
      throw new InvalidEventError(`${path}.id`, 'is the id of an earlier event of this batch; give each its own');
    seen.add(prepared.id);
    return prepared;
  });
};
