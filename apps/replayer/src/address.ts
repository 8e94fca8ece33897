import type { BookWish } from '#rulings';
import type { Viewer } from '#ruleset';
import { made, parseRevision, UnreadPart } from './address-parts.js';
import { type ListAddress, makeListAddress, parseList } from './list-address.js';
import { eventPages, makeEventAddress, type EventPlace } from './event-address.js';

/** Links that let devices in. */
export interface AccessAddress {
  readonly page: 'access';
}

/** The queue of open calls over all matches. */
export interface CallsAddress {
  readonly page: 'calls';
}

/** A step that the one shown is compared with: its revision; left out where nothing is compared. */
export interface Compared {
  readonly from?: number;
}

/** A match, a revision of it (null: the end of its tape) and who looks. */
export interface MatchAddress extends Compared {
  readonly page: 'match';
  readonly match: string;
  readonly at: number | null;
  readonly viewer: Viewer;
  /** The seat that sits nearest to the reader, where it is another than usual. */
  readonly near?: number | undefined;
  /** The study that is open beside it, and the branch or the chapter of that which is shown. */
  readonly study?: string;
  readonly branch?: string;
  readonly chapter?: string;
  /** The review that is led or followed there. */
  readonly review?: string | undefined;
}

/** The ruling book, with what is looked for in it. */
export interface BookAddress {
  readonly page: 'book';
  readonly wish: BookWish;
}

/** A case of a ruling, numbered from 1, and a revision of its tape (null: the one at which it is decided). */
export interface RulingAddress extends Compared {
  readonly page: 'ruling';
  readonly topic: string;
  readonly name: string;
  readonly number: number;
  readonly at: number | null;
}

/** The tape of the file that was opened on this page, at a revision. */
export interface FileAddress extends Compared {
  readonly page: 'file';
  readonly at: number | null;
}

/** What stood on a slip that somebody kept: a head, and the tree of the log where it names one. */
export interface KeptSlip {
  readonly link: string;
  readonly size: number | null;
  readonly root: string | null;
}

/** A slip of a match at a revision (null: as it is now); with what stood on one, whether the tape still holds it. */
export interface SlipAddress {
  readonly page: 'slip';
  readonly match: string;
  readonly at: number | null;
  readonly kept: KeptSlip | null;
}

/** The search of all tapes, or figures over matches, with the line that says what is asked. */
export type AskedAddress =
  { readonly page: 'search'; readonly q: string } | { readonly page: 'statistics'; readonly q: string };

/** What is no place in the replayer, and why. */
export interface NoAddress {
  readonly page: 'nowhere';
  readonly problem: string;
}

/** A place in the replayer. */
export type Address =
  | ListAddress
  | CallsAddress
  | AccessAddress
  | MatchAddress
  | FileAddress
  | BookAddress
  | RulingAddress
  | SlipAddress
  | EventPlace
  | AskedAddress;

/** A viewer from text; the recorder where none is named. Throws `UnreadPart`. */
export const parseViewer = (text: string | null): Viewer => {
  if (text === null || text === 'recorder') return 'recorder';
  if (text === 'public') return 'public';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new UnreadPart(`"${text}" is nobody who looks: name "recorder", "public" or the number of a seat.`);
};

const parseCompared = (params: URLSearchParams): Compared => {
  const from = parseRevision(params.get('from'));
  return from === null ? {} : { from };
};

const parseNear = (text: string | null): { readonly near?: number } => {
  if (text === null) return {};
  if (/^\d{1,2}$/.test(text)) return { near: Number(text) };
  throw new UnreadPart(`"${text}" is no seat to look from: name one by its number, from 0.`);
};

const parseKept = (params: URLSearchParams): KeptSlip | null => {
  const link = params.get('link');
  return link === null ? null : { link, size: parseRevision(params.get('size')), root: params.get('root') };
};

const parseCase = (text: string | null): number => {
  if (text === null) return 1;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UnreadPart(`"${text}" is no case of a ruling: name one by its number, from 1.`);
};

/** The parts of a path, or none where one of them cannot be read. */
const partsOf = (path: string): readonly string[] => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return [];
  }
};

const WISHES = ['q', 'card', 'rule', 'topic', 'game'] as const;

const parseWish = (params: URLSearchParams): BookWish =>
  Object.fromEntries(WISHES.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));

/** A part that is there only where it is named. */
const namedIn = <Name extends string>(params: URLSearchParams, name: Name): { readonly [Key in Name]?: string } => {
  const value = params.get(name);
  return value === null ? {} : ({ [name]: value } as { readonly [Key in Name]: string });
};

type Read = (parts: readonly string[], params: URLSearchParams) => Address;

/** How each page is read, by the first part of its path and how many parts follow. */
const PAGES: Readonly<Record<string, Read>> = {
  ...eventPages,
  ' 0': (_, params) => parseList(params),
  'calls 0': () => ({ page: 'calls' }),
  'search 0': (_, params) => ({ page: 'search', q: params.get('q') ?? '' }),
  'statistics 0': (_, params) => ({ page: 'statistics', q: params.get('q') ?? '' }),
  'access 0': () => ({ page: 'access' }),
  'file 0': (_, params) => ({ page: 'file', at: parseRevision(params.get('at')), ...parseCompared(params) }),
  'rulings 0': (_, params) => ({ page: 'book', wish: parseWish(params) }),
  'match 1': ([match = ''], params) => ({
    page: 'match',
    match,
    at: parseRevision(params.get('at')),
    viewer: parseViewer(params.get('viewer')),
    ...parseCompared(params),
    ...parseNear(params.get('near')),
    ...namedIn(params, 'study'),
    ...namedIn(params, 'branch'),
    ...namedIn(params, 'chapter'),
    ...namedIn(params, 'review'),
  }),
  'slip 1': ([match = ''], params) => ({
    page: 'slip',
    match,
    at: parseRevision(params.get('at')),
    kept: parseKept(params),
  }),
  'ruling 2': ([topic = '', name = ''], params) => ({
    page: 'ruling',
    topic,
    name,
    number: parseCase(params.get('case')),
    at: parseRevision(params.get('at')),
    ...parseCompared(params),
  }),
};

/**
 * Reads the part of a URL after `#`: `/?words=&sort=`, `/calls`, `/access`, `/file?at=<revision>`, `/match/<id>?at=<revision>&viewer=<viewer>&from=<revision compared with>&near=<seat>&study=<id>&branch=<path>&chapter=<id>&review=<id>`, `/slip/<id>?at=&link=&size=&root=`, `/rulings?q=&card=&rule=&topic=`, `/search?q=`, `/statistics?q=`,
 * `/ruling/<topic>/<name>?case=<number>&at=<revision>`; nothing is the whole list of matches, and
 * anything else leads nowhere.
 */
export const parseAddress = (hash: string): Address | NoAddress => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [page = 'unread', ...parts] = partsOf(path === '' ? '/' : path);
  const read = parts.includes('') ? undefined : PAGES[`${page} ${parts.length}`];
  if (read === undefined) return { page: 'nowhere', problem: `There is no page "${path}".` };
  try {
    return read(parts, new URLSearchParams(query));
  } catch (error) {
    if (!(error instanceof UnreadPart)) throw error;
    return { page: 'nowhere', problem: error.message };
  }
};

const saysNothingMore = (address: Address): address is AccessAddress | CallsAddress =>
  address.page === 'access' || address.page === 'calls';

const isAsked = (address: Address): address is Extract<Address, { readonly page: 'search' | 'statistics' }> =>
  address.page === 'search' || address.page === 'statistics';

/** Where a match is looked at: the step, for whom, and what stands beside it. */
const makeMatchAddress = (address: MatchAddress): string =>
  made(['match', address.match], {
    at: address.at,
    viewer: address.viewer === 'recorder' ? null : address.viewer,
    from: address.from,
    near: address.near,
    study: address.study,
    branch: address.branch,
    chapter: address.chapter,
    review: address.review,
  });

/** Makes the part of a URL after `#`; the inverse of `parseAddress`. */
export const makeAddress = (address: Address): string => {
  if (isAsked(address)) return made([address.page], { q: address.q });
  if (saysNothingMore(address)) return made([address.page], {});
  switch (address.page) {
    case 'matches':
      return makeListAddress(address);
    case 'match':
      return makeMatchAddress(address);
    case 'file':
      return made(['file'], { at: address.at, from: address.from });
    case 'slip':
      return made(['slip', address.match], { at: address.at, ...address.kept });
    case 'book':
      return made(['rulings'], { ...address.wish });
    case 'ruling': {
      const { topic, name, number, at, from } = address;
      return made(['ruling', topic, name], { case: number === 1 ? null : number, at, from });
    }
    default:
      return makeEventAddress(address);
  }
};

/** Where one looks up the rulings on a rule. */
export const rulingsOn = (rule: string): string => makeAddress({ page: 'book', wish: { rule } });
