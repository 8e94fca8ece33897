import type { Fact } from '#kernel';
import { isRecorderEvent, matchDecider, type MatchState } from '#match';
import type { HeldRuleset } from '#ruleset';
import type { Batch } from '#rulings';

/** What became of a tape from one of its events on: as it was recorded, and after a cut there. */
interface Later {
  readonly cut: unknown;
  readonly uncut: unknown;
}

const reloaded = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State;

type State = MatchState<unknown>;

/** The states after each event, every one of them saved and loaded before the next event. */
function* folds(ruleset: HeldRuleset, events: readonly Fact[], from: State): Generator<readonly [State, State]> {
  const { evolve } = matchDecider(ruleset);
  let [whole, again] = [from, reloaded(from)];
  for (const event of events) {
    whole = evolve(whole, event);
    again = reloaded(evolve(again, reloaded(event)));
    yield [whole, again];
  }
}

/** Cuts a ruling's tape after every event; before every play the loaded table decides it again. */
export function* laterOf(ruleset: HeldRuleset, batches: readonly Batch[]): Generator<Later> {
  let state = matchDecider(ruleset).initial;
  for (const { events, play } of batches) {
    const loaded = reloaded(state);
    if (play !== null) {
      const decision = ruleset.decide(loaded.game, reloaded(play), 'as-played');
      const facts = events.filter((event) => !isRecorderEvent(event));
      yield { uncut: facts, cut: decision.outcome === 'accepted' ? decision.facts : decision };
      yield { uncut: ruleset.view(state.game, 'recorder'), cut: ruleset.view(loaded.game, 'recorder') };
    }
    for (const [whole, again] of folds(ruleset, events, state)) {
      yield { uncut: whole, cut: again };
      state = whole;
    }
  }
}
