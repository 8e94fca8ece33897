import { signal } from '@preact/signals';
import { may, NO_MATCH, PUBLIC as NOBODY, type Action, type Place, type Reach } from '#access';
import type { Viewer } from '#ruleset';
import { request } from './api.js';

/**
 * Who this browser is to the server: the recorder, who holds a key for everything; who came by a link, and what that reaches; or the public.
 * `may`: what it may do about the match that was asked about; `viewer`: as whom it is shown it.
 */
export interface Session extends Reach {
  readonly asker: 'recorder' | 'link' | 'public';
  readonly may: readonly Action[];
  readonly viewer: Viewer;
}

/** Until the server has said otherwise, the public: nothing is offered that it would refuse. */
const PUBLIC: Session = { ...NOBODY, asker: 'public', may: [], viewer: 'public' };

/** Who this browser is. */
export const session = signal<Session>(PUBLIC);

/** Whether the server would let this browser do something. */
export const maySend = (action: Action): boolean => session.value.may.includes(action);

/** Whether the server would let this browser do something at a table of an event, or about the whole of it: by the same table of who may do what. */
export const mayAt = (action: Action, place: Place): boolean => may(session.value, action, { ...NO_MATCH, place });

/** Whether this browser records here. */
export const mayRecord = (): boolean => maySend('plays.record');

/** Whether this browser opens matches, at tables of its link at least. */
export const mayOpen = (): boolean =>
  maySend('match.open') || (session.value.asker === 'link' && ['organiser', 'scribe'].includes(session.value.role));

/** Whether what this page works out by itself may be shown: a player's device is told nothing about plays while the match goes on. */
export const mayShow = (action: Action): boolean => session.value.asker !== 'link' || maySend(action);

/** The viewer that this browser may look as, for one that an address names. */
export const allowedViewer = (viewer: Viewer): Viewer => {
  const { asker, viewer: own } = session.value;
  if (asker === 'public' || viewer === 'public') return 'public';
  return asker === 'recorder' || own === 'recorder' ? viewer : own;
};

/** Learns what this browser may do about a match, where that is another thing from match to match. */
export const learnAbout = async (match: string): Promise<Session> => {
  if (session.value.asker === 'link')
    session.value = (await request(`/session?about=${encodeURIComponent(match)}`)) as Session;
  return session.value;
};

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

/** The secret of the link that this page was opened by, until it has let this browser in. */
export const openedBy = signal<string | null>(null);

/** Enters by that link, under a name for this device. Throws `ApiProblem`. */
export const enterBy = async (secret: string, deviceName: string, pin: string): Promise<void> => {
  const body = JSON.stringify({ secret, deviceName, ...(pin === '' ? {} : { pin }) });
  const headers = { 'content-type': 'application/json' };
  session.value = (await request('/session', { method: 'POST', headers, body })) as Session;
  openedBy.value = null;
};

/** What was wrong with the key that this page was opened with; null for nothing. */
export const linkProblem = signal<unknown>(null);

/** Takes the key out of the page's address, before anything else is done with it. */
const takeKeyLink = (): KeyLink | null => {
  const link = window.location.hash.startsWith('#key=') ? parseKeyLink(window.location.hash) : null;
  if (link !== null) window.history.replaceState(null, '', `#${link.place}`);
  return link;
};

const LINK = /^#link=([\w-]{32,200})$/;

/** Takes the secret of a link out of the page's address. */
const takeLink = (): void => {
  const [, secret] = LINK.exec(window.location.hash) ?? [];
  if (secret === undefined) return;
  openedBy.value = secret;
  window.history.replaceState(null, '', '#/');
};

/** Learns who this browser is, and lets it in where it was opened by a recorder's link. */
export const enter = async (): Promise<void> => {
  // A link that is pasted where the page is open already changes the address alone.
  window.addEventListener('hashchange', () => {
    if (/^#(?:key|link)=/.test(window.location.hash)) window.location.reload();
  });
  takeLink();
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
