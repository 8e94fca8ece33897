import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Where the built files lie whose names change with what is in them, by the type that they are sent as. */
const HASHED = /^\/assets\/([\w.-]+\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Near the best that there is, in a tenth of the time of the best: each file is packed once while a server runs. */
const QUALITY = 9;

const PACKERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: QUALITY }),
} as const;

/**
 * Serves the scripts and styles of the built replayer packed, to who takes them so: a third to a fifth of their bytes, which is most of
 * what a page waits for on a slow line. What is not there goes on to whoever serves files.
 */
export const packedFiles = (folder: string): RequestHandler => {
  const packed = new Map<string, Promise<Buffer>>();
  const fileFor = (name: string, encoding: keyof typeof PACKERS): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const made = packed.get(key) ?? readFile(join(folder, 'assets', name)).then(PACKERS[encoding]);
    packed.set(key, made);
    made.catch(() => packed.delete(key));
    return made;
  };
  return (request, response, next) => {
    const [, name, kind = ''] = request.method === 'GET' ? (HASHED.exec(request.path) ?? []) : [];
    const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
    if (name === undefined || encoding === undefined) {
      next();
      return;
    }
    fileFor(name, encoding).then(
      (bytes) =>
        response
          .vary('Accept-Encoding')
          .set({ 'Content-Encoding': encoding, 'Cache-Control': 'public, max-age=31536000, immutable' })
          .type(TYPES[kind] ?? kind)
          .send(bytes),
      () => next(),
    );
  };
};
