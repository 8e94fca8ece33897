import type { PipeTransform } from '@nestjs/common';
import { HttpProblem } from './problem.js';

/** Reads the body of a request that has nothing to say: `{}`, and no field at all. */
export class EmptyBody implements PipeTransform<object, object> {
  transform(body: object): object {
    const fields = Object.keys(body).map((field) => ({ field, message: `property ${field} should not exist` }));
    if (fields.length === 0) return body;
    const problem = {
      code: 'request/invalid',
      detail: `The request cannot be read: ${fields.map(({ message }) => message).join('; ')}.`,
      remedy: 'Send the body {}; /docs shows what the route takes.',
    };
    throw new HttpProblem(400, problem, { fields });
  }
}
