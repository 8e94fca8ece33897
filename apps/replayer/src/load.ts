import type { Viewer } from '#ruleset';
import type { MatchOpened } from '#match';
import { fetchEvents } from './api.js';
import { createDesk, type Desk } from './desk.js';
import { rulesetOf } from './rulesets.js';
import { makeSeenTape } from './tape.js';

/** Fetches a match for a viewer and lays it on a desk. Throws `ApiProblem`, or an `Error` naming a ruleset that this page lacks. */
export const loadDesk = async (id: string, viewer: Viewer, at: number | null): Promise<Desk> => {
  const events = await fetchEvents(id, viewer);
  const opened = events[0]?.data as MatchOpened['data'] | undefined;
  if (opened === undefined) throw new Error(`The match ${id} has no events yet.`);
  const ruleset = rulesetOf(opened.ruleset);
  if (ruleset === undefined) {
    throw new Error(
      `This page was built without the ruleset "${opened.ruleset}"; build it anew with that one installed.`,
    );
  }
  return createDesk(id, makeSeenTape(ruleset, viewer, events), at);
};
