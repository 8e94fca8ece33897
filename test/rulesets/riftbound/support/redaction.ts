import type { Viewer } from '#ruleset';
import { allCards, riftbound, type Play, type RiftboundState } from '#rulesets/riftbound';
import type { Duel, Step } from './random-duel.js';

/** How facts and plays are redacted: the ruleset's own way, or a wrong one to see the test notice. */
export type Redaction = Pick<typeof riftbound, 'redactFact' | 'redactPlay'>;

/** Folds the facts as the viewer gets them beside the game as it was; answers the revisions where the tables differ. */
export const differences = ({ steps }: Duel, viewer: Viewer, every: number): readonly number[] => {
  let theirs = riftbound.initial;
  return steps.flatMap(({ fact, before, after }, revision) => {
    theirs = riftbound.evolve(theirs, riftbound.redactFact(fact, before, viewer));
    if (revision % every !== 0 && revision < steps.length - 1) return [];
    const seen = JSON.stringify(riftbound.view(theirs, viewer));
    return seen === JSON.stringify(riftbound.view(after, viewer)) ? [] : [revision];
  });
};

const NAMES = new Map(allCards.map((card) => [card.id, card.name]));
const TEXT = /"([^"]+)"/g;

/** Names of the cards that a JSON value speaks of by id. */
const cardsIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(TEXT)].flatMap(([, text = '']) => NAMES.get(text) ?? []);

const cardsSeen = (state: RiftboundState, viewer: Viewer): readonly string[] =>
  riftbound.view(state, viewer).pieces.flatMap(({ name }) => name ?? []);

const ownDeck = ({ steps: [opening] }: Duel, viewer: Viewer): unknown =>
  opening?.fact.type === 'GameOpened' && typeof viewer === 'number' ? opening.fact.data.players[viewer]?.deck : null;

/** What a step tells everybody: a revealed card may lie in a hand, a token may be gone at once, or its place is asked for. */
const shownToAll = ({ fact }: Step): readonly string[] => {
  if (fact.type === 'CardsShown') return fact.data.by === null ? cardsIn(fact.data.cards) : [];
  if (fact.type === 'ChoiceAwaited') return fact.data.choice.kind === 'place' ? cardsIn(fact.data.choice.token) : [];
  return fact.type === 'CardRevealed' || fact.type === 'TokensCreated' ? cardsIn(fact.data) : [];
};

/** Whether the viewer has made the play: who names a card in a play of their own knows it. */
const isBy = (play: Play, viewer: Viewer): boolean => 'seat' in play && play.seat === viewer;

/** Cards that the redacted facts and plays name and that the viewer has had no chance to see, their own deck apart. */
export const leaks = (game: Duel, viewer: Viewer, redaction: Redaction = riftbound): readonly string[] => {
  const seen = new Set(cardsIn(ownDeck(game, viewer) ?? null));
  let last: Play | null = null;
  return game.steps.flatMap((step, revision) => {
    const { play, fact, before, after } = step;
    for (const name of [...cardsSeen(after, viewer), ...shownToAll(step)]) seen.add(name);
    const isNew = play !== null && play !== last;
    // Who names cards that are revealed to all tells them with the play itself, before the fact that says so.
    const told = isNew ? game.steps.slice(revision).filter((each) => each.play === play) : [];
    for (const name of told.flatMap(shownToAll)) seen.add(name);
    if (isNew && isBy(play, viewer)) for (const name of cardsIn(play)) seen.add(name);
    const entered = isNew ? redaction.redactPlay(play, before, viewer) : null;
    last = play;
    return cardsIn([entered, redaction.redactFact(fact, before, viewer)])
      .filter((name) => !seen.has(name))
      .map((name) => `revision ${revision}, ${fact.type}: ${name}`);
  });
};
