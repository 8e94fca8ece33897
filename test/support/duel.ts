import { readFileSync } from 'node:fs';
import { riftbound } from '#rulesets/riftbound';
import { atRoot } from './root.js';

/** A deck list of test/decks as text. */
export const deckText = (name: string): string => readFileSync(atRoot(`test/decks/riftbound/${name}.deck`), 'utf8');

export const ANNIE = 'ogn-houston-1-annie';
export const MASTER_YI = 'ogn-houston-2-master-yi';

/** The body that opens a digital duel of Riftbound between Ana and Ben on real decks. */
export const duelMatch = (id: string, more: object = {}): object => ({
  id,
  ruleset: 'riftbound',
  mode: 'duel',
  edition: riftbound.editions.at(-1),
  players: [
    { name: 'Ana', deck: deckText(ANNIE) },
    { name: 'Ben', deck: deckText(MASTER_YI) },
  ],
  firstPlayer: 0,
  seed: 4,
  ...more,
});
