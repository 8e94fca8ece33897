import type { Envelope, Json } from '#kernel';
import { SeenTape } from '#match';
import { chain, makeMatchTape, project, scoring, statistics, timeline } from '#projections';
import type { HeldRuleset, Viewer } from '#ruleset';
import type { Said } from './world.js';

const START = Date.UTC(2026, 7, 1, 12);

const idOf = (revision: number): string => `00000000-0000-4000-8000-${revision.toString(16).padStart(12, '0')}`;

/** The tape of a world as a store would hold it. */
export const sealed = (said: readonly Pick<Said, 'by' | 'events'>[], match: string): readonly Envelope[] =>
  said
    .flatMap(({ by, events }, number) => events.map((event) => ({ by, number, event })))
    .map(({ by, number, event }, revision) => ({
      stream: `match-${match}`,
      revision,
      id: idOf(revision),
      type: event.type,
      schema: 1,
      at: new Date(START + number * 1000).toISOString(),
      actor: by === 'dealer' ? 'dealer' : 'scorekeeper',
      cause: `${by === 'dealer' ? 'dealer:' : 'play-'}${String(number)}`,
      because: event.because,
      data: event.data as Json,
    }));

/** Text of everything that one outlet gives, under the outlet's name. */
export type Given = ReadonlyMap<string, string>;

const text = (value: unknown): string => JSON.stringify(value);

/** How many steps of a tape are looked at as a table with what may be done at it, the last one among them. */
const LOOKS = 5;

const stepsOf = (last: number): readonly number[] =>
  Array.from({ length: LOOKS }, (_, look) => last - Math.floor((look * last) / LOOKS));

/** All that is made of a tape for a viewer, by the doors that the server, the page and the prompt share. */
export const givenTo = (ruleset: HeldRuleset, viewer: Viewer, said: readonly Said[]): Given => {
  const whole = makeMatchTape(ruleset, sealed(said, 'twin'));
  const tape = new SeenTape(ruleset, viewer, {
    envelopes: sealed(said, 'twin'),
    stateBefore: (revision) => whole.states[revision] as never,
    stateAfter: (revision) => whole.states[revision + 1] as never,
  });
  const { envelopes } = tape;
  const given = new Map<string, string>();
  envelopes.forEach((envelope) => given.set(`event ${String(envelope.revision)} ${envelope.type}`, text(envelope)));
  const context = { ruleset, viewer };
  given.set('timeline', text(project(timeline, context, envelopes)));
  given.set('chain', text(project(chain, context, envelopes)));
  given.set('scoring', text(project(scoring, context, envelopes)));
  given.set('statistics', text(project(statistics, context, envelopes)));
  const players = tape.stateAfter(0).options?.players ?? [];
  for (const at of stepsOf(envelopes.length - 1)) {
    const { game } = tape.stateAfter(at);
    given.set(`table ${String(at)}`, text(ruleset.view(game, viewer)));
    given.set(`waiting ${String(at)}`, text(ruleset.waitingFor(game)));
    for (const seat of players.keys()) {
      given.set(`offers to ${String(seat)} at ${String(at)}`, text(ruleset.legalPlays(game, seat)));
      given.set(`why not to ${String(seat)} at ${String(at)}`, text(ruleset.judgedPlays(game, seat)));
    }
  }
  return given;
};

/** The first outlet that gives the two worlds away, with what it says in each; null where they are the same to the byte. */
export const givenAway = (one: Given, other: Given): string | null => {
  for (const [outlet, said] of one) {
    const there = other.get(outlet);
    if (there !== said) return `${outlet}:\n${around(said, there ?? 'nothing')}`;
  }
  return one.size === other.size ? null : 'more is told in one of the worlds';
};

const WIDTH = 400;

const around = (left: string, right: string): string => {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - WIDTH / 4);
  return `  ${left.slice(from, from + WIDTH)}\n  ${right.slice(from, from + WIDTH)}`;
};
