import type { Fact } from '#kernel';
import { matchDecider, seeingOf, type MatchEvent, type MatchState, type Seeing, type Seen } from '#match';
import { PLAIN_SIGHT, type Ruleset, type Viewer } from '#ruleset';
import type { Table, TablePiece } from '#table';
import { unorderedView } from './known-table.js';
import { SAID } from './chance.js';
import type { GameLaw, RandomStep, Watch } from './random-player.js';
import { isEqual } from './same.js';

/** Words on a piece that the viewer has been shown by an effect. */
const SHOWN: ReadonlySet<string> = new Set(['revealed', 'looked at']);

const isShown = ({ badges }: TablePiece): boolean => badges.some((badge) => SHOWN.has(badge));

/** Zones whose cards a viewer must not know by name: decks, and what lies hidden or in hand with somebody else. */
const leaks = ({ zones, pieces }: Table, viewer: Viewer): readonly string[] => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return zones.flatMap(({ role, owner, name, pieces: ids }) => {
    const isSecret = role === 'deck' || role === 'resource-deck' || (role === 'hand' && owner !== viewer);
    const known = ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((piece) => {
        if (piece.name === null || isShown(piece)) return false;
        return isSecret || (role === 'hidden' && piece.faceDown && piece.controller !== viewer);
      });
    return known.map((piece) => `${String(viewer)} can read "${piece.name ?? ''}" in ${name}.`);
  });
};

const viewersOf = (step: RandomStep<unknown, unknown, Fact>): readonly Viewer[] => [
  'public',
  ...(step.after.options?.players.keys() ?? []),
];

/** What each viewer knows, and how they come to know it. */
type Eyes<State, Play, F extends Fact> = Map<
  Viewer,
  { seen: Seen<State>; readonly see: Seeing<State, Play, F>['see'] }
>;

const foldSeen = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  eyes: Eyes<State, Play, F>,
  { before, events }: { readonly before: MatchState<State>; readonly events: readonly MatchEvent<Play, F>[] },
): readonly string[] => {
  const { evolve } = matchDecider(ruleset);
  const overheard: string[] = [];
  let state = before;
  for (const event of events) {
    for (const [viewer, eye] of eyes) {
      const told = eye.see(eye.seen, event, state);
      eye.seen = told.seen;
      if (JSON.stringify(told.event).includes(SAID))
        overheard.push(`${String(viewer)} is told what was said: ${JSON.stringify(told.event)}`);
    }
    state = evolve(state, event);
  }
  return overheard;
};

/** Seats take turns to look, one at each step; the public, who see no more than any of them, at some. */
const PUBLIC_EVERY = 8;

const looksAt = (viewer: Viewer, step: number, viewers: number): boolean =>
  typeof viewer === 'number' ? step % (viewers - 1) === viewer : step % PUBLIC_EVERY === 0;

/** `every`: at each how many-th step somebody looks. All facts are folded, so what one of them spoils shows later too. */
export const privacyHolds = (every: number): GameLaw => ({
  name: "each seat's view is private, and its redacted tape folds to it",
  watch: <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>): Watch<State, Play, F> => {
    const eyes: Eyes<State, Play, F> = new Map();
    return (step) => {
      for (const viewer of viewersOf(step)) {
        if (eyes.has(viewer)) continue;
        const { initial, see } = seeingOf(ruleset, viewer);
        eyes.set(viewer, { seen: initial, see });
      }
      const overheard = foldSeen(ruleset, eyes, step);
      if (overheard.length > 0) return overheard;
      const turn = step.number % every === 0 ? step.number / every : undefined;
      const looking = [...eyes].filter(([viewer]) => turn !== undefined && looksAt(viewer, turn, eyes.size));
      return looking.flatMap(([viewer, { seen }]) => {
        const known = ruleset.view(seen.match.game, viewer);
        const folded = unorderedView(ruleset, { state: seen.match.game, viewer, sight: PLAIN_SIGHT });
        const actual = unorderedView(ruleset, { state: step.after.game, viewer, sight: seen.sight });
        const differs = isEqual(folded, actual)
          ? []
          : [`${String(viewer)} knows another table than the one that is there.`];
        return [...differs, ...leaks(known, viewer)];
      });
    };
  },
});
