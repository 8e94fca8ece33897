import { readdirSync, readFileSync } from 'node:fs';
import { openMemoryStore } from '#event-store/memory';
import type { EventStore } from '#event-store';
import type { Envelope, Json } from '#kernel';
import { makeMatchTape } from '#projections';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { startApi, type Answer, type RunningApi } from '../support/api.js';
import type { Die } from '../support/die.js';

/** A match in the hall: its tape as the server gives it, folded, to say something sensible in it. */
export interface HallMatch {
  readonly id: string;
  readonly ruleset: HeldRuleset;
  plays: number;
}

export const RULESETS: readonly AnyRuleset[] = [riftbound, runeterra];

const decksOf = (id: string): readonly string[] => {
  const folder = new URL(`../decks/${id}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.deck'));
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
};

/** Lists of real decks, by game. */
export const DECKS: Readonly<Record<string, readonly string[]>> = {
  riftbound: decksOf('riftbound'),
  runeterra: decksOf('runeterra'),
};

/** Plays after which a match is left and another one opened. */
const LONG = 250;

/** A server with matches of both games, in every way of recording, that is said anything to. */
export class Hall {
  readonly matches: HallMatch[] = [];
  /** Matches that have become long, and are only looked at as all is over. */
  readonly left: HallMatch[] = [];
  #opened = 0;

  private constructor(
    readonly api: RunningApi,
    readonly store: EventStore,
    private readonly die: Die,
  ) {}

  static async open(die: Die, size: number): Promise<Hall> {
    const store = await openMemoryStore();
    const hall = new Hall(await startApi({ store, rulesets: RULESETS }), store, die);
    while (hall.matches.length < size) await hall.openAnother();
    return hall;
  }

  /** What a match is opened with, at random among what is allowed. */
  entry(): Readonly<Record<string, Json>> & { readonly id: string; readonly ruleset: string } {
    const { die } = this;
    const ruleset = die.one(RULESETS) as HeldRuleset;
    const modes = ruleset.modes.filter(({ players }) => players <= 3);
    const mode = die.one(modes) ?? { id: '', players: 2 };
    const decks = DECKS[ruleset.id] ?? [];
    const isKnown = die.below(4) > 0;
    const players = ['Ana', 'Ben', 'Cleo']
      .slice(0, mode.players)
      .map((name) => ({ name, deck: isKnown ? (die.one(decks) ?? null) : null }));
    const seed = isKnown ? 1 + die.below(1000) : null;
    const recording = die.below(3) === 0 ? 'strict' : 'as-played';
    const edition = ruleset.editions.at(-1) ?? '';
    const texts = die.below(4) === 0 ? 'described' : 'encoded';
    return {
      id: `hall-${String(++this.#opened)}`,
      ruleset: ruleset.id,
      mode: mode.id,
      edition,
      players,
      seed,
      recording,
      texts,
    };
  }

  async openAnother(): Promise<void> {
    const entry = this.entry();
    const { status } = await this.api.post('/matches', entry);
    const ruleset = RULESETS.find(({ id }) => id === entry.ruleset) as HeldRuleset;
    if (status === 201) this.matches.push({ id: entry.id, ruleset, plays: 0 });
  }

  /** The state of a match as it is in the store now. */
  async stateOf({ id, ruleset }: HallMatch): Promise<unknown> {
    const envelopes = await envelopesOf(this.store, id);
    return makeMatchTape(ruleset, envelopes).states.at(-1)?.game;
  }

  /** Says a play in a match. */
  async play(match: HallMatch, entered: Readonly<Record<string, Json>>): Promise<Answer> {
    const playId = `fuzz-${String(match.plays++)}`;
    const answer = await this.api.post(`/matches/${match.id}/plays`, { playId, ...entered });
    if (match.plays >= LONG) {
      this.left.push(...this.matches.splice(this.matches.indexOf(match), 1));
      await this.openAnother();
    }
    return answer;
  }
}

/** The tape of a match, from its store. */
export const envelopesOf = async (store: EventStore, id: string): Promise<readonly Envelope[]> => {
  const envelopes: Envelope[] = [];
  for await (const { position: _, created: __, ...envelope } of store.readStream(`match-${id}`))
    envelopes.push(envelope);
  return envelopes;
};
