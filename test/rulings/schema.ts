import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The committed schema of ruling files, as an editor reads it. */
export const rulingSchema = (): ValidateFunction =>
  new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync('docs/reference/ruling.schema.json', 'utf8')) as Record<string, unknown>,
  );
