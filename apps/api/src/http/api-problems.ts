import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'remedy'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs' },
    detail: { type: 'string', description: 'What is wrong, and where' },
    remedy: { type: 'string', description: 'How to mend it' },
  },
  additionalProperties: true,
};

/** Documents the problems a route may answer with, besides 429 and 500 that any may. */
export const ApiProblems = (...statuses: readonly number[]): MethodDecorator =>
  applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: 'Problem (RFC 9457)',
        content: { 'application/problem+json': { schema: SCHEMA } },
      }),
    ),
  );
