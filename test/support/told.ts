import { makeCanonicalJson, type Fact, type Json } from '#kernel';
import { matchDecider, seeingOf, type MatchEvent, type MatchState } from '#match';
import type { RecordingMode, Ruleset, Viewer } from '#ruleset';

/** A table that somebody laid out, and what was played at it, one line of notation each. */
export interface World {
  readonly table: object;
  readonly lines: readonly string[];
  readonly recording?: RecordingMode;
}

/** What a viewer is given of a match: each event, the line of each play, and the table at the end as the viewer knows it. */
export interface Told<F extends Fact> {
  readonly events: readonly MatchEvent<unknown, F>[];
  readonly lines: readonly string[];
  readonly sentences: readonly string[];
  readonly known: unknown;
  readonly text: string;
}

/** Plays a world and answers what a viewer is told of it. Throws where a line cannot be played. */
export const toldOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { table, lines, recording = 'as-played' }: World,
  viewer: Viewer,
): Told<F> => {
  const { initial, decide, evolve } = matchDecider(ruleset);
  const { initial: blind, see } = seeingOf(ruleset, viewer);
  let state: MatchState<State> = { ...initial, status: 'open', recording };
  let seen = { ...blind, match: { ...blind.match, status: 'open' as const, recording } };
  const events: MatchEvent<Play, F>[] = [];
  const said: string[] = [];
  const sentences: string[] = [];

  const happen = (event: MatchEvent<Play, F>): void => {
    const known = seen.match.game;
    const given = see(seen, event, state);
    if (given.event.type === 'PlayRecorded') {
      said.push(ruleset.notation.make((given.event as { data: { play: Play } }).data.play, known));
    } else sentences.push(ruleset.describeFact(given.event as F, known, viewer));
    events.push(given.event);
    seen = given.seen as typeof seen;
    state = evolve(state, event);
  };

  const laid = ruleset.layOut?.(table as Json);
  if (laid?.ok !== true) throw new Error(JSON.stringify(laid?.error));
  laid.value.forEach(happen);
  for (const line of lines) {
    const play = ruleset.notation.parse(line, state.game);
    if (!play.ok) throw new Error(`"${line}": ${play.error.message}`);
    const decision = decide(state, { type: 'RecordPlay', play: play.value });
    if (decision.outcome !== 'accepted') throw new Error(`"${line}": ${JSON.stringify(decision)}`);
    decision.facts.forEach(happen);
  }
  const known = ruleset.view(seen.match.game, viewer);
  return { events, lines: said, sentences, known, text: makeCanonicalJson({ events, said, sentences, known }) };
};
