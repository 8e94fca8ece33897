import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { HttpProblem } from './problem.js';

/** One thing wrong with a request: `field` as a path, `players.1.name`. */
interface FieldFault {
  readonly field: string;
  readonly message: string;
}

const faultsOf = (errors: readonly ValidationError[], path = ''): readonly FieldFault[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = path + property;
    return [
      ...Object.values(constraints).map((message) => ({ field, message: `${path}${message}` })),
      ...faultsOf(children, `${field}.`),
    ];
  });

/** Faults that one answer tells, and characters of each: who sends thousands of wrong fields is not sent them all back. */
const MOST_TOLD = 20;
const LONGEST = 300;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text);

const problemOfFaults = (errors: readonly ValidationError[]): HttpProblem => {
  const faults = faultsOf(errors);
  const fields = faults.slice(0, MOST_TOLD).map(({ field, message }) => ({ field: cut(field), message: cut(message) }));
  const more = faults.length > fields.length ? `; and ${String(faults.length - fields.length)} more` : '';
  const problem = {
    code: 'request/invalid',
    detail: `The request cannot be read: ${fields.map(({ message }) => message).join('; ')}${more}.`,
    remedy: 'Mend these fields; /docs shows what the route takes.',
  };
  return new HttpProblem(400, problem, { fields });
};

/** Checks bodies and queries against their DTO; what the DTO does not know is refused, not ignored. */
export const requestValidation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: problemOfFaults,
  });
