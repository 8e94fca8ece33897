import { makeCanonicalJson, type Fact } from '#kernel';
import type { Ruleset, Verdict, Viewer } from '#ruleset';
import { isRecorderEvent, type MatchEvent, type PlayRecorded } from '../events.js';
import { matchDecider } from '../match.js';
import type { MatchState } from '../state.js';
import { seeOpened } from './opened.js';

/** What a viewer knows of a match so far: its state, folded from what the viewer was given. */
export interface Seen<State> {
  readonly match: MatchState<State>;
}

/** The match as it was before and after an event, with all that its recorder knows. */
export interface Around<State> {
  readonly before: MatchState<State>;
  readonly after: MatchState<State>;
}

/** How a viewer comes to know a match: event by event, each as the viewer may know it. */
export interface Seeing<State, Play, F extends Fact> {
  readonly initial: Seen<State>;
  readonly see: (
    seen: Seen<State>,
    event: MatchEvent<Play, F>,
    around: Around<State>,
  ) => { readonly event: MatchEvent<Play, F>; readonly seen: Seen<State> };
}

/** A finding may name the hidden card that the play is about: its rule and severity stay, its words go. */
const redactVerdict = (verdict: Verdict): Verdict => ({
  ...verdict,
  findings: verdict.findings.map(({ rule, severity }) => ({
    rule,
    severity,
    message: 'The reason depends on what this viewer does not know.',
  })),
});

/** Events as a viewer may know them. What a viewer is given is a fold of its own: it still folds by the same rules. */
export const seeingOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer,
): Seeing<State, Play, F> => {
  const { initial, evolve } = matchDecider(ruleset);

  const seeRecorded = (data: PlayRecorded<Play>['data'], { before }: Around<State>): PlayRecorded<Play>['data'] => {
    const play = ruleset.redactPlay(data.play, before.game, viewer);
    const isWhole = makeCanonicalJson(play) === makeCanonicalJson(data.play);
    return { ...data, play, verdict: isWhole ? data.verdict : redactVerdict(data.verdict) };
  };

  const told = (event: MatchEvent<Play, F>, around: Around<State>): MatchEvent<Play, F> => {
    if (viewer === 'recorder') return event;
    if (!isRecorderEvent<Play>(event)) return ruleset.redactFact(event, around.before.game, viewer);
    switch (event.type) {
      case 'MatchOpened':
        return { ...event, data: seeOpened(event.data, viewer) };
      case 'PlayRecorded':
        return { ...event, data: seeRecorded(event.data, around) };
      case 'MatchClosed':
        return event;
    }
  };

  return {
    initial: { match: initial },
    see: ({ match }, event, around) => {
      const given = told(event, around);
      return { event: given, seen: { match: evolve(match, given) } };
    },
  };
};
