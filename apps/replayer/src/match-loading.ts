import type { Delay } from '#access';
import type { MatchOpened } from '#match';
import type { MatchResult, Viewer } from '#ruleset';
import type { TablePlayer } from '#table';
import type { MatchAddress } from './address.js';
import { fetchEvents, fetchMatch } from './api.js';
import { recordPart, studyPart } from './parts.js';
import type { openMatch } from './views/opened-match.js';
import { gameOf } from './rulesets.js';
import { mayRecord } from './session.js';

/** What a match has come to, as the server tells it before its tape is here. */
export interface MatchGlance {
  readonly title: string;
  readonly plays: number;
  readonly delay: Delay;
  readonly opened: Pick<MatchOpened['data'], 'ruleset'>;
  readonly players: readonly TablePlayer[];
  readonly result: Pick<MatchResult, 'winners'> | null;
}

/** Asks what a match has come to, which is told long before its tape and its rules are here. Throws `ApiProblem`. */
export const fetchGlance = async (id: string, viewer: Viewer): Promise<MatchGlance> =>
  (await fetchMatch(id, viewer)) as MatchGlance;

/** The page of a match whose tape has come; the browser fetches its code meanwhile. */
type Opened = Awaited<ReturnType<typeof openMatch>>;

/**
 * Fetches a tape, the rules that it is played by and the page that shows it, all at once: on a slow line none waits for another.
 * Throws `ApiProblem`, or an `Error` naming a ruleset that this page lacks.
 */
export const loadMatch = async (
  { match, viewer, at, study }: MatchAddress,
  glance: Promise<MatchGlance>,
): Promise<Opened> => {
  // What goes wrong with either is told by who needs it.
  glance.then(({ opened }) => gameOf(opened.ruleset)?.shown()).catch(() => undefined);
  const [page, events, { delay }] = await Promise.all([
    import('./views/opened-match.js'),
    fetchEvents(match, viewer),
    glance,
    mayRecord() && recordPart.need(),
    study !== undefined && studyPart.need(),
  ]);
  return page.openMatch({ match, viewer, events, delay }, at);
};
