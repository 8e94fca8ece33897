import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { isEmbedded } from './embedded.js';

type Directives = Readonly<Record<string, readonly string[]>>;

const POLICY: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

interface Exceptions {
  readonly directives?: Directives;
  readonly isFramed?: boolean;
  readonly isForAll?: boolean;
}

const headers = ({ directives = {}, isFramed = false, isForAll = false }: Exceptions = {}): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(Object.entries({ ...POLICY, ...directives }).map(([name, of]) => [name, [...of]])),
    },
    xFrameOptions: !isFramed,
    crossOriginResourcePolicy: { policy: isForAll ? 'cross-origin' : 'same-origin' },
    // Served over plain HTTP on the own machine: promising HTTPS to a browser would lock its owner out.
    strictTransportSecurity: false,
  });

/** The script that makes such a frame: any page may load it, for it holds nothing and asks for nothing. */
const EMBED_SCRIPT = '/embed.js';

const securityOf = (embed: readonly string[]): ((request: Request) => RequestHandler) => {
  const strict = headers();
  // The documentation page sets styles on its elements, which the policy has to allow there, and only there.
  const forDocs = headers({ directives: { 'style-src': ["'self'", "'unsafe-inline'"] } });
  const embedded = embed.length === 0 ? strict : headers({ directives: { 'frame-ancestors': embed }, isFramed: true });
  const forAll = headers({ isForAll: true });
  return (request) => {
    if (isEmbedded(request)) return embedded;
    if (request.path === EMBED_SCRIPT) return forAll;
    return request.path.startsWith('/docs') ? forDocs : strict;
  };
};

/** Security headers. `embed`: the origins whose pages may show the embedded page in a frame. */
export const securityHeaders = (embed: readonly string[]): RequestHandler => {
  const headersFor = securityOf(embed);
  return (request, response, next) => {
    headersFor(request)(request, response, next);
  };
};
