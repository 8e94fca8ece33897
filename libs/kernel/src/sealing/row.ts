import { makeCanonicalJson } from '../canonical-json.js';
import type { NewEnvelope } from '../envelope.js';
import type { Json } from '../json.js';
import type { Digest } from './commitment.js';
import type { Shown } from './opening.js';
import { fitsSlot, withoutPeople, type Seal } from './seal.js';
import { makeWriting, type Writing } from './writing.js';

/** The kind of what a sealed event's row holds. Rows that are not sealed have no such number. */
const SEALED = 1;

/** The parts of a row that a seal fills. */
export interface SealedRow {
  readonly id: string;
  readonly rest: string;
  readonly data: string;
  readonly beside: string | null;
}

/** What the chain covers of a sealed event: what is nobody's secret, and the slots. */
export const sealedRow = (
  { at, cause, schema }: Pick<NewEnvelope, 'at' | 'cause' | 'schema'>,
  { slots }: Pick<Seal, 'slots'>,
) => ({
  rest: JSON.stringify({ at, cause, schema, sealed: SEALED }),
  data: makeCanonicalJson(slots),
});

/** What lies beside the chain, as canonical JSON. */
export const besideOf = ({ key, versions }: Seal, { write }: Pick<Writing, 'write'> = makeWriting()): string =>
  write({ key, versions } as unknown as Json);

/** What a row's `rest` says that the seal does not hold. */
export type SealedRest = Pick<NewEnvelope, 'at' | 'cause' | 'schema'> & { readonly sealed: number };

/** Whether a row is that of a sealed event. */
export const isSealed = (rest: object): rest is SealedRest => 'sealed' in rest;

/** Whether a row is sealed, by the end of its `rest`: in the other kind the schema stands last. */
const isSealedRow = ({ rest }: SealedRow): boolean => rest.endsWith(`,"sealed":${String(SEALED)}}`);

/** The seal of a row. Throws where it is none; see `sealFault`. */
export const sealIn = ({ data, beside }: SealedRow): Seal => ({
  ...(JSON.parse(beside ?? '') as Omit<Seal, 'slots'>),
  slots: JSON.parse(data) as readonly string[],
});

const wholeOf = ({ actor, because, data }: Shown): Json => ({ actor, because, data });

const HASH = /^[0-9a-f]{64}$/;

/** A seal that was read, or what is wrong with it. */
type ReadSeal = { readonly seal: Seal; readonly fault?: undefined } | { readonly fault: string };

const checked = (digest: Digest, row: SealedRow, expected: Shown | undefined): ReadSeal => {
  const seal = sealIn(row);
  const { recorder } = seal.versions;
  if (recorder === undefined || !seal.slots.every((slot) => HASH.test(slot))) return { fault: 'is no seal' };
  if (!fitsSlot(digest, { event: row.id, seal }, 'recorder')) return { fault: 'does not fit what the chain covers' };
  return expected !== undefined && makeCanonicalJson(wholeOf(recorder)) !== makeCanonicalJson(wholeOf(expected))
    ? { fault: 'is that of another event' }
    : { seal };
};

/** Reads what lies beside a sealed row, and checks it. `expected`: what it has to open to for its recorder. */
export const readSeal = (digest: Digest, row: SealedRow, expected?: Shown): ReadSeal => {
  if (row.beside === null) return { fault: 'is not there' };
  if (!isSealedRow(row)) return { fault: 'is of a kind that this program does not know' };
  try {
    return checked(digest, row, expected);
  } catch {
    return { fault: 'is no seal' };
  }
};

/** What is wrong with what lies beside a sealed row, undefined where nothing is. `expected`: see `readSeal`. */
export const sealFault = (digest: Digest, row: SealedRow, expected?: Shown): string | undefined =>
  readSeal(digest, row, expected).fault;

/** What lies beside a row once texts about people are erased from it; null where there are none, or the row is not sealed. */
export const besideWithout = (
  digest: Digest,
  row: SealedRow,
  instead: (text: string) => string | null,
): string | null => {
  if (row.beside === null) return null;
  const left = besideOf(withoutPeople(digest, { event: row.id, seal: sealIn(row) }, instead));
  return left === row.beside ? null : left;
};

const faultForAny = (digest: Digest, row: SealedRow): string | undefined => {
  const read = readSeal(digest, row);
  if (read.fault !== undefined) return read.fault;
  const { seal } = read;
  const others = ['public', ...seal.slots.slice(2).keys()] as const;
  try {
    return others.every((audience) => fitsSlot(digest, { event: row.id, seal }, audience))
      ? undefined
      : 'does not fit what the chain covers';
  } catch {
    return 'is no seal';
  }
};

/** What is wrong with what lies beside the chain of a row, for any of its audiences; undefined where nothing is. */
export const besideFault = (digest: Digest, row: SealedRow): string | undefined => {
  if (!isSealedRow(row))
    return row.beside === null ? undefined : 'something lies beside its chain, and it is not sealed';
  const fault = faultForAny(digest, row);
  return fault === undefined ? undefined : `what lies beside its chain ${fault}`;
};
