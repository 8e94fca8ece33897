import type { Audience, Envelope, Opening, Seal } from '#kernel';

/** Form 1 had the events alone, form 2 has each with its link of the chain, form 3 with its seal as well, where it has one. */
export const OLDEST = 1;
export const CHAINED = 2;
export const SEALED = 3;
export const FORMS: readonly unknown[] = [OLDEST, CHAINED, SEALED];

/** What one who is not the recorder has of a seal. */
export interface OpenedSeal {
  readonly slots: readonly string[];
  readonly opening: Opening;
}

/**
 * An event of a tape with its seal, where it has one: the recorder's has all that there is to open it with. `created`: when the store took it, whole
 * milliseconds since 1970.
 */
export type SealedTapeEvent = Envelope & { readonly created?: number; readonly seal?: Seal | OpenedSeal };

/** What links are made by. */
export const HASH = 'sha-256';

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
  readonly viewer: Audience;
  readonly extra: readonly string[];
}

/** The form that the events of a document ask for. */
export const formOf = (events: readonly SealedTapeEvent[]): number =>
  events.some(({ seal }) => seal !== undefined) ? SEALED : CHAINED;

/** Whether a document has a chain: one of form 1 has none, nor a viewer's of a match that is not sealed. */
export const hasChain = ({ form, viewer }: Pick<TapeDocument, 'form' | 'viewer'>): boolean =>
  form === SEALED || (form === CHAINED && viewer === 'recorder');
