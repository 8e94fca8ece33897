import type { Request, Response } from 'express';

/** Milliseconds that a browser keeps its key: half a year. */
const KEPT = 180 * 24 * 60 * 60 * 1000;

/** Browsers give a cookie to every port of a host: the port in its name keeps two servers on one machine apart. */
export const cookieName = (host: string): string => {
  const port = /:(\d{1,5})$/.exec(host)?.[1];
  return port === undefined ? 'matchtape' : `matchtape-${port}`;
};

const nameFor = (request: Request): string => cookieName(request.headers.host ?? '');

/** The key that a browser sends of itself. */
export const keyInCookie = (request: Request): string | undefined => {
  const name = `${nameFor(request)}=`;
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(name))?.slice(name.length);
};

/** No script reads it, no other site causes it to be sent; and where the page came by HTTPS, it goes by HTTPS only. */
const settings = (request: Request) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: request.headers.origin?.startsWith('https:') === true,
  }) as const;

/** Gives a browser its key, for so many milliseconds: told as a span, since clocks of browsers go as they like. */
export const giveCookie = (response: Response, key: string, maxAge = KEPT): void =>
  void response.cookie(nameFor(response.req), key, { ...settings(response.req), maxAge });

/** Takes it away. */
export const takeCookie = (response: Response): void =>
  void response.clearCookie(nameFor(response.req), settings(response.req));
