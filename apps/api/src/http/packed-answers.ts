import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

const pack = promisify(gzip);

/** Below so many bytes an answer goes in a packet or two as it is. */
const WORTH = 4096;

/** Quick: a long tape becomes a tenth already so. */
const LEVEL = 4;

/** What answers were packed to, as long as they are kept themselves. */
const packed = new WeakMap<Buffer, Promise<Buffer>>();

const packedOf = (body: Buffer): Promise<Buffer> => {
  const made = packed.get(body) ?? pack(body, { level: LEVEL });
  packed.set(body, made);
  return made;
};

/** Sends JSON that is written already, packed to who takes it so; each answer is packed once, however many ask. */
export const sendPacked = async (response: Response, body: Buffer): Promise<void> => {
  response.vary('Accept-Encoding').type('json');
  if (body.length < WORTH || response.req.acceptsEncodings(['gzip']) !== 'gzip') {
    response.send(body);
    return;
  }
  const bytes = await packedOf(body);
  if (!response.closed) response.set('Content-Encoding', 'gzip').send(bytes);
};
