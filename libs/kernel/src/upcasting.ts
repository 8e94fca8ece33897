import type { Envelope } from './envelope.js';
import type { Json } from './json.js';

/**
 * Brings the data of one event type from schema `from` to schema `from` + 1. Pure: the same data gives the same answer.
 * `said`: where the older shape says less, what it says of data in the newest shape; an event written in it is held to no more.
 */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  readonly upcast: (data: Json) => Json;
  readonly said?: (data: Json) => Json;
}

/** Upcasters that leave a step out, or take one twice. A mistake in the program. */
export class UpcastingError extends Error {
  readonly code = 'upcasting';
  override readonly name = 'UpcastingError';
}

/** An event of a newer shape than this program knows: a newer one has written it. */
export class NewerSchemaError extends Error {
  readonly code = 'tape/newer';
  readonly remedy = 'Read it with the program that wrote it, or a newer one.';
  override readonly name = 'NewerSchemaError';
}

/**
 * The shapes that the events of a match have had.
 * - `versionOf`: the newest schema of a type, 1 where it never changed: what an envelope made now says
 * - `read`: an event in the newest shape, reached step by step, whatever it was written in; throws NewerSchemaError
 * - `saidBy`: of data in the newest shape, what an event of that type and schema says as well
 */
export interface Schemas {
  readonly versionOf: (type: string) => number;
  readonly read: <Event extends Envelope>(event: Event) => Event;
  readonly saidBy: (type: string, schema: number, data: Json) => Json;
}

const stepsByType = (upcasters: readonly Upcaster[]): ReadonlyMap<string, readonly Upcaster[]> => {
  const steps = new Map<string, Upcaster[]>();
  for (const upcaster of upcasters) {
    const known = steps.get(upcaster.type) ?? [];
    if (upcaster.from !== known.length + 1) {
      const step = `${upcaster.type}@${String(upcaster.from)}`;
      throw new UpcastingError(`The upcaster ${step} must be the one from schema ${String(known.length + 1)}.`);
    }
    steps.set(upcaster.type, [...known, upcaster]);
  }
  return steps;
};

/**
 * The one table of schemas, from the list of all upcasters, oldest first: a type's newest schema is one more than the steps it has
 * taken. Events are stored for ever as they were written.
 * @throws UpcastingError
 */
export const makeSchemas = (upcasters: readonly Upcaster[]): Schemas => {
  const byType = stepsByType(upcasters);
  const versionOf = (type: string): number => 1 + (byType.get(type)?.length ?? 0);
  const stepsFrom = (type: string, schema: number): readonly Upcaster[] => (byType.get(type) ?? []).slice(schema - 1);
  return {
    versionOf,
    read: (event) => {
      const version = versionOf(event.type);
      if (event.schema === version) return event;
      if (event.schema > version) {
        throw new NewerSchemaError(
          `Event ${String(event.revision)} (${event.type}) has schema ${String(event.schema)}, and this program knows ${String(version)}.`,
        );
      }
      const due = stepsFrom(event.type, event.schema);
      return { ...event, schema: version, data: due.reduce((data, { upcast }) => upcast(data), event.data) };
    },
    saidBy: (type, schema, newest) =>
      stepsFrom(type, schema).reduceRight((data, { said }) => said?.(data) ?? data, newest),
  };
};
