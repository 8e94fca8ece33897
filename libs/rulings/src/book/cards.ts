import { fold, type Fact } from '#kernel';
import { matchDecider, type MatchEvent } from '#match';
import type { HeldRuleset } from '#ruleset';
import type { Ruling } from '../ruling.js';
import type { CaseRun } from '../run.js';
import { namesIn } from './names.js';

/** A card that a ruling names. `text`: whether what it does is done by its encoding or told at the table; null where the game does not say. */
export interface UsedCard {
  readonly name: string;
  readonly text: 'encoded' | 'told' | 'none' | null;
}

/** The cards that a case's file names, of those on its table at its end: every card of its beginning still is somewhere. */
export const cardsOf = (ruleset: HeldRuleset, { literal }: Ruling, { batches }: CaseRun): readonly string[] => {
  const { initial, evolve } = matchDecider(ruleset);
  const events = batches.flatMap((batch): readonly MatchEvent<unknown, Fact>[] => batch.events);
  const { pieces } = ruleset.view(fold(evolve, initial, events).game, 'recorder');
  const isNamed = namesIn(JSON.stringify(literal));
  return pieces.flatMap(({ name }) => (name !== null && isNamed(name) ? [name] : []));
};

const textOf = ({ askForCard }: HeldRuleset, name: string): UsedCard['text'] => {
  const answer = askForCard?.(name);
  if (answer?.kind !== 'found' || answer.card.reading === undefined) return null;
  if (answer.card.reading === null) return 'told';
  return answer.card.reading.length === 0 ? 'none' : 'encoded';
};

/** Every card that a ruling names, in the order of its cases, with who does what its text says. */
export const cardsUsed = (ruleset: HeldRuleset, ruling: Ruling, cases: readonly CaseRun[]): readonly UsedCard[] => {
  const names = new Set(cases.flatMap((each) => cardsOf(ruleset, ruling, each)));
  return [...names].map((name) => ({ name, text: textOf(ruleset, name) }));
};
