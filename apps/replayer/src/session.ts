import { signal } from '@preact/signals';
import type { Viewer } from '#ruleset';
import { request } from './api.js';

/** Who this browser is to the server: the recorder, who holds a key, or the public. */
export interface Session {
  readonly asker: 'recorder' | 'public';
}

/** Until the server has said otherwise, the public: nothing is offered that it would refuse. */
const PUBLIC: Session = { asker: 'public' };

/** Who this browser is. */
export const session = signal<Session>(PUBLIC);

/** Whether this browser records, and sees what is hidden. */
export const mayRecord = (): boolean => session.value.asker === 'recorder';

/** The viewer that this browser may look as, for one that an address names. */
export const allowedViewer = (viewer: Viewer): Viewer => (mayRecord() ? viewer : 'public');

/** A key, and the place to go with it. */
export interface KeyLink {
  readonly key: string;
  readonly place: string;
}

/** Reads a recorder's link, whole or what stands behind its `#`, or a bare key; null where the text is none. */
export const parseKeyLink = (text: string): KeyLink | null => {
  const [, key, place = '/'] = /^(?:[^#]*#)?key=([\w-]{1,200})(?:&to=(\/.*))?$/.exec(text) ?? [];
  if (key !== undefined) return { key, place };
  return /^[\w-]{32,200}$/.test(text) ? { key: text, place: '/' } : null;
};

/** Exchanges a key for the cookie that this browser keeps. Throws `ApiProblem` where it is none. */
export const showKey = async (key: string): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  session.value = (await request('/session', { method: 'POST', headers, body: '{}' })) as Session;
};

/** What was wrong with the key that this page was opened with; null for nothing. */
export const linkProblem = signal<unknown>(null);

/** Takes the key out of the page's address, before anything else is done with it. */
const takeKeyLink = (): KeyLink | null => {
  const link = window.location.hash.startsWith('#key=') ? parseKeyLink(window.location.hash) : null;
  if (link !== null) window.history.replaceState(null, '', `#${link.place}`);
  return link;
};

/** Learns who this browser is, and lets it in where it was opened by a recorder's link. */
export const enter = async (): Promise<void> => {
  // A link that is pasted where the page is open already changes the address alone.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#key=')) window.location.reload();
  });
  const link = takeKeyLink();
  try {
    if (link !== null) await showKey(link.key);
  } catch (problem) {
    linkProblem.value = problem;
  }
  // A server that does not answer is told of where its answers are shown.
  if (!mayRecord())
    session.value = await request('/session').then(
      (told) => told as Session,
      () => PUBLIC,
    );
};
