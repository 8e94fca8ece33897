import type { Request } from 'express';

/** The pattern of the route that answers a request, as "/matches/:id/plays"; what no route answers is all alike. */
export const routeOf = (request: Request): string => {
  const route = (request as { readonly route?: { readonly path?: unknown } }).route?.path;
  return typeof route === 'string' ? route : 'none';
};
