import type { AnyRuleset } from '#ruleset';
import { noughtsAndCrosses } from '../rulesets/smallest/noughts-and-crosses.js';
import { noughts } from './noughts.js';

interface InstalledGame {
  readonly id: string;
  readonly title: string;
  readonly modes: AnyRuleset['modes'];
  readonly shown: () => Promise<AnyRuleset>;
  readonly load: () => Promise<AnyRuleset>;
  readonly whole: () => Promise<AnyRuleset>;
}

const installed = (ruleset: AnyRuleset): InstalledGame => ({
  id: ruleset.id,
  title: ruleset.title,
  modes: ruleset.modes,
  shown: () => Promise.resolve(ruleset),
  load: () => Promise.resolve(ruleset),
  whole: () => Promise.resolve(ruleset),
});

/** Stands in for the replayer's list of games. */
export const INSTALLED: readonly InstalledGame[] = [noughts as AnyRuleset, noughtsAndCrosses as AnyRuleset].map(
  installed,
);

export const gameOf = (id: string): InstalledGame | undefined => INSTALLED.find((game) => game.id === id);
