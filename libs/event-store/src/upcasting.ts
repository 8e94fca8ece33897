import type { Json } from '#kernel';
import type { RecordedEvent } from './port.js';

/** Brings the data of one event type from schema `from` to schema `from` + 1. Pure: the same data gives the same answer. */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  readonly upcast: (data: Json) => Json;
}

/** Two upcasters for the same step, or a step that starts below 1. A mistake in the program. */
export class UpcastingError extends Error {
  readonly code = 'upcasting';
  override readonly name = 'UpcastingError';
}

const stepOf = (type: string, from: number): string => `${type}@${String(from)}`;

/**
 * Makes the function a store applies on read. Events are stored for ever as they were written; what reads them sees the
 * newest shape, reached step by step. An event without an upcaster for its schema is given as it is.
 * @throws UpcastingError
 */
export const makeUpcasting = (upcasters: readonly Upcaster[]): ((event: RecordedEvent) => RecordedEvent) => {
  const steps = new Map<string, Upcaster>();
  for (const upcaster of upcasters) {
    const step = stepOf(upcaster.type, upcaster.from);
    if (!Number.isSafeInteger(upcaster.from) || upcaster.from < 1) {
      throw new UpcastingError(`The upcaster ${step} must start at a schema from 1 on.`);
    }
    if (steps.has(step)) throw new UpcastingError(`There are two upcasters for ${step}; keep one.`);
    steps.set(step, upcaster);
  }
  return (event) => {
    let current = event;
    let step = steps.get(stepOf(current.type, current.schema));
    while (step !== undefined) {
      current = { ...current, schema: current.schema + 1, data: step.upcast(current.data) };
      step = steps.get(stepOf(current.type, current.schema));
    }
    return current;
  };
};
