import type { Role } from '#access';
import { request } from './api.js';

/** A link as the server lists it: never its secret. */
export interface ListedLink {
  readonly id: string;
  readonly words: string;
  readonly kind: 'link' | 'token';
  readonly left: number;
  readonly expires: string;
  readonly devices: readonly { readonly id: string; readonly name: string; readonly lastSeen: string | null }[];
}

/** What the form of a new link says. Texts that are empty say nothing. */
export interface WantedLink {
  readonly role: Role;
  readonly event: string;
  readonly tables: string;
  readonly seat: string;
  readonly pin: string;
  readonly hours: string;
}

/** A link that was made: whoever opens it first is let in. */
export interface FreshLink {
  readonly words: string;
  readonly address: string;
}

export const fetchLinks = async (): Promise<readonly ListedLink[]> =>
  (await request('/grants')) as readonly ListedLink[];

const headers = { 'content-type': 'application/json' };

/** Makes a link. Throws `ApiProblem`. */
export const orderLink = async ({ role, event, tables, seat, pin, hours }: WantedLink): Promise<FreshLink> => {
  const names = tables.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const body = {
    ...{ role, hours: Number(hours) },
    ...(event.trim() === '' ? {} : { event: event.trim() }),
    ...(names.length === 0 ? {} : { tables: names }),
    ...(role === 'player' ? { seat: Number(seat) - 1 } : {}),
    ...(pin === '' ? {} : { pin }),
  };
  const made = await request('/grants', { method: 'POST', headers, body: JSON.stringify(body) });
  const { path, words } = made as { readonly path: string; readonly words: string };
  return { words, address: new URL(path, window.location.href).href };
};

/** Revokes a link; gives those that are left. */
export const revokeLink = async (id: string): Promise<readonly ListedLink[]> =>
  (await request(`/grants/${encodeURIComponent(id)}`, { method: 'DELETE' })) as readonly ListedLink[];
