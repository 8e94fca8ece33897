import type { Role } from '#access';
import type { RunningApi } from './api.js';

/** A link that a test wishes to have: for a token of a scribe at table 4 of the Summer Open unless told otherwise. */
export interface LinkOfTest {
  readonly role: Role;
  readonly event?: string;
  readonly tables?: readonly string[];
  readonly seat?: number;
  readonly devices?: number;
  readonly hours?: number;
  readonly pin?: string;
  readonly kind?: 'link' | 'token';
}

/** Makes a link as the organiser of the server; gives its id and its secret. */
export const makeLink = async (
  api: RunningApi,
  wish: LinkOfTest,
): Promise<{ readonly id: string; readonly secret: string }> => {
  const answer = await api.post('/grants', wish);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as { id: string; secret: string };
};

/** The header of a program that holds such a link. */
export const bearerOf = async (api: RunningApi, wish: LinkOfTest): Promise<{ readonly Authorization: string }> => ({
  Authorization: `Bearer ${(await makeLink(api, { ...wish, kind: 'token' })).secret}`,
});
