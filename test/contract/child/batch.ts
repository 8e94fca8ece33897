import { randomUUID } from 'node:crypto';
import type { NewEnvelope } from '#kernel';

/** Events of about so many bytes. */
export const makeBatch = (count: number, size: number): readonly NewEnvelope[] =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'UnitsMoved',
    schema: 1,
    at: '2026-05-01T18:30:00.000Z',
    actor: 'scorekeeper',
    cause: 'play-1',
    because: ['move.standard'],
    data: { filling: 'x'.repeat(size) },
  }));
