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

type State = MatchState<object>;

/** The parts of a match that are saved, by name; its past is none, nor is what is undefined. */
const partsOf = (state: State): readonly (readonly [string, unknown])[] => {
  const { game, ...match } = withoutPast(state);
  const parts = Object.entries(game).map(([name, part]) => [`game.${name}`, part] as const);
  return [...Object.entries(match), ...parts].filter(([, part]) => part !== undefined);
};

/** A part as it was when it was last written. Most events change few: what is still the same value is not written again. */
type Written = Map<string, { readonly value: unknown; readonly text: string }>;

const writtenParts = (before: Written, state: State): Written =>
  new Map(
    partsOf(state).map(([name, value]) => {
      const last = before.get(name);
      return [name, last !== undefined && last.value === value ? last : { value, text: written(value) }];
    }),
  );

const textOf = (parts: Written): string => `{${[...parts].map(([name, { text }]) => `"${name}":${text}`).join()}}`;

/** A saved state, loaded: a part that was not loaded yet comes from what was written of it. */
const loadedFrom = (parts: Written, before: Written): { readonly parts: Written; readonly state: State } => {
  const loaded: Written = new Map(
    [...parts].map(([name, part]) => {
      const { text } = part;
      return [name, before.get(name) === part ? part : { value: JSON.parse(text) as unknown, text }];
    }),
  );
  const [match, game] = [{}, {}] as [Record<string, unknown>, Record<string, unknown>];
  for (const [name, { value }] of loaded) {
    if (name.startsWith('game.')) game[name.slice('game.'.length)] = value;
    else match[name] = value;
  }
  return { parts: loaded, state: { ...match, game } as unknown as State };
};

interface Fold {
  readonly whole: State;
  readonly later: Later;
}

/** The states after each event, every one of them saved and loaded before the next event. */
function* folds(ruleset: HeldRuleset, events: readonly Fact[], from: State): Generator<Fold> {
  const { evolve } = matchDecider(ruleset);
  let whole = from;
  let uncut = writtenParts(new Map(), from);
  let again = loadedFrom(uncut, new Map());
  for (const event of events) {
    whole = evolve(whole, event) as State;
    uncut = writtenParts(uncut, whole);
    const cut = writtenParts(again.parts, evolve(again.state, reloaded(event)) as State);
    again = loadedFrom(cut, again.parts);
    yield { whole, later: { uncut: textOf(uncut), cut: textOf(cut) } };
  }
}

/** Cuts a ruling's tape after every event; before every play the loaded table decides it again. */
export function* laterOf(ruleset: HeldRuleset, batches: readonly Batch[]): Generator<Later> {
  let state = matchDecider(ruleset).initial as State;
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
