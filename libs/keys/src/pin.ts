import { randomBytes, randomInt, scrypt } from 'node:crypto';
import type { PinHash } from '#access';
import { isSameHash } from './key.js';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** About 50 milliseconds and 16 MiB a try: a PIN has little chance in it, and whoever reads a copy of the store shall need long for it. */
const COST = { N: 16_384, r: 8, p: 1 };

const stretched = (pin: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(pin, Buffer.from(salt, 'hex'), HASH_BYTES, COST, (error, hash) => {
      if (error === null) resolve(hash.toString('hex'));
      else reject(error);
    });
  });

/** What is kept of a PIN. */
export const hashPin = async (pin: string): Promise<PinHash> => {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, hash: await stretched(pin, salt) };
};

/** Whether a PIN is the one that is kept. */
export const fitsPin = async (pin: string, { salt, hash }: PinHash): Promise<boolean> =>
  isSameHash(await stretched(pin, salt), hash);

const DIGITS = 6;

/** Makes a PIN of six digits. */
export const makePin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
