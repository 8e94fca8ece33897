import type { Fact } from '#kernel';
import { isRecorderEvent, matchDecider, withoutPast, type MatchState } from '#match';
import type { HeldRuleset } from '#ruleset';
import type { Batch } from '#rulings';

/** What became of a tape from one of its events on: as it was recorded, and after a cut there. Both as they are written down. */
interface Later {
  readonly cut: string;
  readonly uncut: string;
}

const written = (value: unknown): string => JSON.stringify(value);

const reloaded = <State>(state: State): State => JSON.parse(written(state)) as State;

type State = MatchState<unknown>;

interface Fold {
  readonly whole: State;
  readonly later: Later;
}

/** The states after each event, every one of them saved, as a kept state is without its past, and loaded before the next event. */
function* folds(ruleset: HeldRuleset, events: readonly Fact[], from: State): Generator<Fold> {
  const { evolve } = matchDecider(ruleset);
  let [whole, again] = [from, reloaded(withoutPast(from))];
  for (const event of events) {
    whole = evolve(whole, event);
    // Written once, to be compared and to be loaded.
    const cut = written(withoutPast(evolve(again, reloaded(event))));
    again = JSON.parse(cut) as State;
    yield { whole, later: { uncut: written(withoutPast(whole)), cut } };
  }
}

/** Cuts a ruling's tape after every event; before every play the loaded table decides it again. */
export function* laterOf(ruleset: HeldRuleset, batches: readonly Batch[]): Generator<Later> {
  let state = matchDecider(ruleset).initial;
  for (const { events, play } of batches) {
    if (play !== null) {
      const game = reloaded(state.game);
      const decision = ruleset.decide(game, reloaded(play), 'as-played');
      const facts = events.filter((event) => !isRecorderEvent(event));
      yield { uncut: written(facts), cut: written(decision.outcome === 'accepted' ? decision.facts : decision) };
      yield {
        uncut: written(ruleset.view(state.game, 'recorder')),
        cut: written(ruleset.view(game, 'recorder')),
      };
    }
    for (const { whole, later } of folds(ruleset, events, state)) {
      yield later;
      state = whole;
    }
  }
}
