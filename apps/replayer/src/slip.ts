import { type LogError, openProof, parseVerifierKey, type Slip } from '#log';
import { makeAddress, type SlipAddress } from './address.js';
import { ApiProblem, request, requestText } from './api.js';

const pathOf = (match: string): string => `/matches/${encodeURIComponent(match)}/slip`;

/** The slip of a match at a revision, or as it is now. */
export const fetchSlip = async ({ match, at }: SlipAddress): Promise<Slip> =>
  (await request(`${pathOf(match)}${at === null ? '' : `?at=${String(at)}`}`)) as Slip;

/** Logs a match as it is now. */
export const logSlip = async (match: string): Promise<Slip> =>
  (await request(pathOf(match), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })) as Slip;

/** The address that the code on a slip leads to: everything that the slip says, and nothing that is hidden. */
export const addressOn = ({ match, revision, link, tree }: Slip): string => {
  const { origin, pathname } = window.location;
  const kept = { link, size: tree?.size ?? null, root: tree?.root ?? null };
  return `${origin}${pathname}${makeAddress({ page: 'slip', match, at: revision, kept })}`;
};

/**
 * What has become of a slip that somebody kept.
 * - `holds`: the tape still has this head at this revision; `isProved`: and this page has followed its proof to the signed root that the
 *   slip names
 * - `why`: why it was not proved, in words; null where it was
 */
export interface SlipFate {
  readonly holds: boolean;
  readonly isProved: boolean;
  readonly why: string | null;
}

const rootOf = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Follows the proof of the slip's head to the checkpoint of the slip's size, by the key that the server names. Throws `LogError`, `ApiProblem`. */
const proveSlip = async ({ match, at, kept }: SlipAddress): Promise<string | null> => {
  if (kept?.size === null || kept === null || at === null) return 'The slip names no tree of the log.';
  const { keys } = (await request('/log')) as { readonly keys: readonly string[] };
  const query = new URLSearchParams({ match, revision: String(at), size: String(kept.size) });
  const { head, checkpoint } = openProof(
    await requestText(`/log/proof?${query.toString()}`),
    keys.map(parseVerifierKey),
  );
  const isSame = head.match === match && head.revision === at && head.link === kept.link;
  return isSame && rootOf(checkpoint.root) === kept.root ? null : 'The log shows another tree than the slip names.';
};

const wordsOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return `${error.message} ${error.remedy}`;
  return (error as LogError).message;
};

/** Holds a slip that was kept against the match as the server has it now, and against the log, in this page. */
export const judgeSlip = async (address: SlipAddress): Promise<SlipFate> => {
  const holds = await fetchSlip(address).then(
    ({ link }) => link === address.kept?.link,
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return false;
      throw error;
    },
  );
  const why = await proveSlip(address).catch(wordsOf);
  return { holds, isProved: why === null, why };
};
