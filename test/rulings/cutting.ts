import type { Fact } from '#kernel';
import { isRecorderEvent, matchDecider, withoutPast, type MatchState } from '#match';
import type { HeldRuleset } from '#ruleset';
import type { Batch } from '#rulings';
import { isSame, loaded, saved, textOf, type Saved } from './saving.js';

/** What became of a tape from one of its events on, where the two differ: as it was recorded, and after a cut there. Both as they are written down. */
interface Difference {
  readonly cut: string;
  readonly uncut: string;
}

type State = MatchState<object>;

const written = (value: unknown): string => JSON.stringify(value);

const reloaded = <Value>(value: Value): Value => JSON.parse(written(value)) as Value;

/** A match, the parts of its game, and the parts of these. */
const DEPTH = 3;

/** What is saved of a match: its past is none. */
const save = (state: State, before?: Saved): Saved => saved(withoutPast(state), DEPTH, before);

const differenceOf = (uncut: unknown, cut: unknown): readonly Difference[] => {
  const texts = { uncut: written(uncut), cut: written(cut) };
  return texts.uncut === texts.cut ? [] : [texts];
};

/** A tape as far as it is folded: as it was recorded, and with every state saved and loaded before the next event. */
interface Folded {
  readonly whole: State;
  readonly uncut: Saved;
  readonly again: Saved;
}

const foldedOn = (
  { whole, uncut, again }: Folded,
  event: Fact,
  { evolve }: ReturnType<typeof matchDecider>,
): Folded => {
  const next = evolve(whole, event) as State;
  const cut = save(evolve(again.value as State, reloaded(event)) as State, again);
  return { whole: next, uncut: save(next, uncut), again: loaded(cut, again) };
};

/** Cuts a ruling's tape after every event; before every play the loaded table decides it again. Answers what comes out otherwise by it. */
export const cutDifferences = (ruleset: HeldRuleset, batches: readonly Batch[]): readonly Difference[] => {
  const differences: Difference[] = [];
  const decider = matchDecider(ruleset);
  const whole = decider.initial as State;
  const uncut = save(whole);
  let now: Folded = { whole, uncut, again: loaded(uncut) };
  for (const { events, play } of batches) {
    if (play !== null) {
      const game = reloaded(now.whole.game);
      const decision = ruleset.decide(game, reloaded(play), 'as-played');
      const facts = events.filter((event) => !isRecorderEvent(event));
      differences.push(
        ...differenceOf(facts, decision.outcome === 'accepted' ? decision.facts : decision),
        ...differenceOf(ruleset.view(now.whole.game, 'recorder'), ruleset.view(game, 'recorder')),
      );
    }
    for (const event of events) {
      now = foldedOn(now, event, decider);
      if (!isSame(now.uncut, now.again)) differences.push({ uncut: textOf(now.uncut), cut: textOf(now.again) });
    }
  }
  return differences;
};
