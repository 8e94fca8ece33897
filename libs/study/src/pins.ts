import type { Pin } from './study.js';

/** What is known of the tape that something is pinned to. `hashAt`: the link of its chain at a revision; null where it is not known. */
export interface PinnedTape {
  readonly revisionOf: (event: string) => number | undefined;
  readonly hashAt: (revision: number) => string | null;
}

/**
 * Where a pin leads.
 * - `found`: the event stands on the tape; - `broken`: it does not, and nothing is guessed in its place
 * - `altered`: it does, and the chain of the tape is not the one that was read when it was pinned
 */
export type Pinned =
  | { readonly outcome: 'found'; readonly revision: number }
  | { readonly outcome: 'altered'; readonly revision: number; readonly words: string }
  | { readonly outcome: 'broken'; readonly words: string };

/** Finds what a pin holds to. */
export const findPin = ({ event, revision: stood, head }: Pin, tape: PinnedTape): Pinned => {
  const revision = tape.revisionOf(event);
  if (revision === undefined) {
    const where = `event ${event}, which stood at revision ${String(stood)}`;
    return { outcome: 'broken', words: `It is pinned to ${where}: this tape has no such event.` };
  }
  const hash = head === null ? null : tape.hashAt(head.revision);
  if (head === null || hash === null || hash === head.hash) return { outcome: 'found', revision };
  const words = `It was pinned to a tape with the link ${head.hash.slice(0, 12)}… at revision ${String(head.revision)}: this one has another there.`;
  return { outcome: 'altered', revision, words };
};

/** A tape of which only the ids of its events are known. */
export const tapeOfIds = (ids: readonly string[]): PinnedTape => {
  const revisions = new Map(ids.map((id, revision) => [id, revision]));
  return { revisionOf: (event) => revisions.get(event), hashAt: () => null };
};

const isPin = (value: object): value is Pin => 'event' in value && 'revision' in value && 'head' in value;

/** The same order or study with other pins. Plays are the rulesets' own, and hold none. */
export const mapPins = <Value>(value: Value, change: (pin: Pin) => Pin): Value => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((each) => mapPins(each, change)) as Value;
  }
  if (isPin(value)) return change(value) as Value;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).map(([key, each]) => [
    key,
    key === 'play' ? each : mapPins(each, change),
  ]);
  return Object.fromEntries(entries) as Value;
};
