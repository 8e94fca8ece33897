import type { Envelope } from '#kernel';
import type { MatchOpened } from '#match';
import type { OpenedRuling } from '#rulings';
import type { Viewer } from '#ruleset';
import type { RulingAddress } from './address.js';
import { fetchEvents } from './api.js';
import { createDesk, type Desk, type DeskTape } from './desk.js';
import { fetchCase, fetchRuling } from './ruling-api.js';
import { gameOf } from './rulesets.js';
import { makeSeenTape } from './tape.js';

interface Found extends DeskTape {
  readonly viewer: Viewer;
  readonly events: readonly Envelope[];
}

/** Lays events that were fetched on a desk. Throws an `Error` naming a ruleset that this page lacks. */
export const layOnDesk = async ({ viewer, events, ...tape }: Found, at: number | null): Promise<Desk> => {
  const opened = events[0]?.data as MatchOpened['data'] | undefined;
  if (opened === undefined) throw new Error(`The match ${tape.id} has no events yet.`);
  const game = gameOf(opened.ruleset);
  if (game === undefined) {
    throw new Error(
      `This page was built without the ruleset "${opened.ruleset}"; build it anew with that one installed.`,
    );
  }
  return createDesk(tape, makeSeenTape(await game.shown(), viewer, events), at);
};

/** Fetches a match for a viewer and lays it on a desk. Throws `ApiProblem`, or an `Error` naming a ruleset that this page lacks. */
export const loadDesk = async (id: string, viewer: Viewer, at: number | null): Promise<Desk> => {
  const events = await fetchEvents(id, viewer);
  return layOnDesk({ id, isLive: true, viewer, events }, at);
};

/** A ruling with the desk of one of its cases; no desk where a mistake leaves the case without a tape. */
export interface LoadedRuling {
  readonly ruling: OpenedRuling;
  readonly desk: Desk | null;
}

/** Fetches a ruling and lays the case that is asked for on a desk, at the step that decides it unless another is named. */
export const loadRuling = async ({ topic, name, number, at }: RulingAddress): Promise<LoadedRuling> => {
  const ruling = await fetchRuling(topic, name);
  const chosen = ruling.cases[number - 1];
  if (chosen?.last === -1) return { ruling, desk: null };
  const events = await fetchCase(topic, name, number);
  const desk = await layOnDesk(
    { id: `${topic}/${name}`, isLive: false, viewer: 'recorder', events },
    at ?? chosen?.deciding ?? null,
  );
  return { ruling, desk };
};
