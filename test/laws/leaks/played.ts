import { randomUUID } from 'node:crypto';
import { type GameLaw, playRandomGame } from '#audit';
import type { Envelope, Json, NewEnvelope } from '#kernel';
import { tapeSeenBy } from '#projections';
import type { AnyRuleset, HeldRuleset, MatchOptions } from '#ruleset';
import { Die } from '../../support/die.js';
import { decksOf, optionsOf } from '../random/games.js';
import { sealed } from '../worlds/outlets.js';
import type { Said } from '../worlds/world.js';

/** A random game at a table: what of it its audience may know, what it may not yet, and the cards that the audience has not seen. */
export interface PlayedTable {
  readonly match: string;
  readonly table: number;
  readonly due: readonly (readonly NewEnvelope[])[];
  readonly later: readonly (readonly NewEnvelope[])[];
  /** How many events are due. */
  readonly shown: number;
  /** Names of cards that are in a hand, a deck or face down, and that the audience has never been shown. */
  readonly hidden: readonly string[];
  /** Names of cards that the audience will be shown, and has not been yet. */
  readonly coming: readonly string[];
}

/** Where a game is played, and what is due of it: a part, or nothing. */
export interface TableWish {
  readonly event: string;
  readonly title: string;
  readonly table: number;
  readonly seed: number;
  readonly isDue: boolean;
}

/** When what is due was recorded, and what is not: the clock of the server stands between. */
export const LONG_AGO = Date.UTC(2026, 7, 1, 9);
export const JUST_NOW = Date.UTC(2026, 7, 1, 12);

const MOST_PLAYS = 90;

const batchesOf = (envelopes: readonly Envelope[]): readonly (readonly Envelope[])[] => {
  const byCause = new Map<string, Envelope[]>();
  for (const each of envelopes) byCause.set(each.cause, [...(byCause.get(each.cause) ?? []), each]);
  return [...byCause.values()];
};

const stored = (batch: readonly Envelope[], at: number): readonly NewEnvelope[] =>
  batch.map(({ type, schema, actor, cause, because, data }) => ({
    ...{ id: randomUUID(), type, schema, actor, cause, because, data },
    at: new Date(at).toISOString(),
  }));

/** All names of pieces on a table, as the public sees it at the end of some events. */
const namesAt = (ruleset: HeldRuleset, envelopes: readonly Envelope[]): Set<string> => {
  const seen = tapeSeenBy(ruleset, 'public', envelopes);
  const { pieces } = ruleset.view(seen.stateAfter(envelopes.length - 1).game, 'public');
  return new Set(pieces.flatMap(({ name }) => (name === null ? [] : [name])));
};

/** All words of a deck list: names of cards. */
const wordsIn = (deck: Json): readonly string[] => {
  if (typeof deck === 'string') return [deck];
  return deck !== null && typeof deck === 'object' ? Object.values(deck).flatMap(wordsIn) : [];
};

const toldTo = (ruleset: HeldRuleset, envelopes: readonly Envelope[]): string =>
  JSON.stringify([tapeSeenBy(ruleset, 'public', envelopes).envelopes, [...namesAt(ruleset, envelopes)]]);

type Kept = Pick<Said, 'by' | 'events'>;

/** A random game of so many plays, with disputes and rewinds now and then: what was said, and by whom. */
const saidIn = (ruleset: HeldRuleset, options: MatchOptions & { readonly seed: number }): readonly Kept[] => {
  const said: Kept[] = [];
  const keepAll: GameLaw = {
    name: 'everything is kept',
    watch: () => (step) => {
      said.push({ by: step.by === 'dealer' ? 'dealer' : 'table', events: step.events });
      return [];
    },
  };
  const often = { rewindOneIn: 40, disputeOneIn: 25, weights: { ...ruleset.randomWeights, Concede: 0 } };
  playRandomGame(ruleset, {
    options: { ...options, level: 'competitive' },
    mostPlays: MOST_PLAYS,
    laws: [keepAll],
    ...often,
  });
  return said;
};

/** Plays a game of recorded decks by chance, of which a part is due, cut where chance says. */
export const playTable = (of: AnyRuleset, { event, title, table, seed, isDue }: TableWish): PlayedTable => {
  const ruleset = of as HeldRuleset;
  const match = `${event}.r1.t${String(table)}`;
  const options = optionsOf(ruleset, seed, { mode: 'duel', decks: decksOf(ruleset) });
  const envelopes = sealed(saidIn(ruleset, { ...options, event: title, table: String(table) }), match);
  const batches = batchesOf(envelopes);
  const cut = isDue ? 10 + new Die(seed).below(batches.length - 20) : 0;
  const before = envelopes.slice(0, batches.slice(0, cut).flat().length);
  const cards = options.players.flatMap(({ deck }) => wordsIn(deck));
  const [known, later] = [before.length === 0 ? '' : toldTo(ruleset, before), toldTo(ruleset, envelopes)];
  const unseen = [...new Set(cards)].filter((name) => !known.includes(name));
  return {
    ...{ match, table, shown: before.length },
    due: batches.slice(0, cut).map((batch, at) => stored(batch, LONG_AGO + at * 1000)),
    later: batches.slice(cut).map((batch, at) => stored(batch, JUST_NOW - 60_000 + at * 100)),
    hidden: unseen.filter((name) => !later.includes(name)),
    coming: unseen.filter((name) => later.includes(name)),
  };
};
