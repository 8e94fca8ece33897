import type { AnyRuleset, AnyShownRuleset } from '#ruleset';
import { riftboundNamed } from '#rulesets/riftbound/named';
import { runeterraNamed } from '#rulesets/runeterra/named';

/** A game that this page was built with. Its rules and cards are fetched when a tape or a form asks for them. */
export interface InstalledGame {
  readonly id: string;
  readonly title: string;
  readonly modes: AnyRuleset['modes'];
  /** As far as a tape is shown: what the first picture waits for. */
  readonly shown: () => Promise<AnyShownRuleset>;
  /** The same with what judges plays, sets up tables and reads decks. */
  readonly load: () => Promise<AnyRuleset>;
  /** The same with what asks for cards and writes tables as literals: fetched where somebody asks. */
  readonly whole: () => Promise<AnyRuleset>;
}

/** The games that this page was built with; the first is the one a new match begins with. */
export const INSTALLED: readonly [InstalledGame, ...InstalledGame[]] = [
  {
    ...riftboundNamed,
    shown: async () => (await import('#rulesets/riftbound/shown')).riftboundShown,
    load: async () => (await import('#rulesets/riftbound/played')).riftboundPlayed,
    whole: async () => (await import('#rulesets/riftbound')).riftbound,
  },
  {
    ...runeterraNamed,
    shown: async () => (await import('#rulesets/runeterra/played')).runeterraPlayed,
    load: async () => (await import('#rulesets/runeterra/played')).runeterraPlayed,
    whole: async () => (await import('#rulesets/runeterra')).runeterra,
  },
];

/** The installed game of that id; undefined where this page was built without it. */
export const gameOf = (id: string): InstalledGame | undefined => INSTALLED.find((game) => game.id === id);
