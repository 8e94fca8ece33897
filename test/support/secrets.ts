import { createHash, randomBytes } from 'node:crypto';
import { SECRET_BYTES } from '#match';

/** A secret by the system's chance, as the server draws one. */
export const drawSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** A secret by its number: the same in every run. */
export const secretOf = (number: number): string =>
  createHash('sha256')
    .update(`secret ${String(number)}`)
    .digest('hex');
