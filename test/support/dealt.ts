import { readFileSync } from 'node:fs';
import type { Envelope, Json, JsonObject } from '#kernel';
import { dealingFrom, matchDecider, schemasOf, takeOrder, type MatchCommand } from '#match';
import type { HeldRuleset, MatchOptions } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { deckText } from './duel.js';
import { openTape, type OpenTape } from './open-tape.js';
import { atRoot } from './root.js';

const runeterraDeck = (name: string): string => readFileSync(atRoot(`test/decks/runeterra/${name}.deck`), 'utf8');

/** Each game, with the deck lists of a match of it. */
export const GAMES: readonly (readonly [id: string, ruleset: HeldRuleset, decks: readonly string[]])[] = [
  ['riftbound', riftbound, ['ogn-houston-1-annie', 'ogn-houston-2-master-yi'].map(deckText)],
  ['runeterra', runeterra, ['bilgewater-shadow-isles-fortune', 'demacia-ionia-guards'].map(runeterraDeck)],
] as unknown as readonly (readonly [string, HeldRuleset, readonly string[]])[];

/** The players of a digital match, with their decks read. */
export const playersOf = (ruleset: HeldRuleset, decks: readonly string[]): MatchOptions['players'] =>
  decks.map((text, seat) => {
    const deck = ruleset.parseDeck(text);
    if (!deck.ok) throw new Error(deck.error.message);
    return { name: ['Ana', 'Ben'][seat] ?? '', deck: deck.value as JsonObject };
  });

/** A match that is dealt from a secret, up to where the players begin to choose. */
export const dealtMatch = (
  ruleset: HeldRuleset,
  decks: readonly string[],
  secret: string,
): OpenTape<unknown, unknown, never> => {
  const players = playersOf(ruleset, decks);
  return openTape(ruleset as never, { players, firstPlayer: null, dealing: dealingFrom(secret) });
};

/** The plays of a tape, in their order. */
export const playsOf = (envelopes: readonly Envelope[]): readonly Json[] =>
  envelopes.flatMap(({ type, data }) => (type === 'PlayRecorded' ? [(data as { readonly play: Json }).play] : []));

/**
 * A tape of other plays under the opening of an honest one, every fact and verdict as these plays bring them about: what somebody
 * would write who holds the store and wants other cards.
 */
export const forge = (
  ruleset: HeldRuleset,
  honest: readonly Envelope[],
  plays: readonly Json[],
): readonly Envelope[] => {
  const [opened] = honest;
  if (opened === undefined) throw new Error('There is no tape to forge.');
  const { dealing: _, ...options } = (opened.data as unknown as { readonly options: MatchOptions }).options;
  let { initial: state } = matchDecider(ruleset);
  const schemas = schemasOf(ruleset);
  const tape: Envelope[] = [];
  const take = (command: MatchCommand<unknown>): void => {
    const answer = takeOrder(ruleset, state, command);
    if (answer.outcome !== 'accepted') throw new Error(JSON.stringify(answer));
    for (const { type, data, because } of answer.batch.events) {
      const schema = schemas.versionOf(type);
      tape.push({ ...opened, revision: tape.length, type, schema, because, data: data as Json });
    }
    state = answer.batch.after;
  };
  take({ type: 'OpenMatch', ruleset: ruleset.id, recording: 'as-played', options: { ...options, seed: 1 } });
  for (const play of plays) take({ type: 'RecordPlay', play });
  return [opened, ...tape.slice(1)];
};
