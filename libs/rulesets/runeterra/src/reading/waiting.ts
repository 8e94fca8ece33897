import type { Waiting } from '#ruleset';
import { cardName, itemName, nameOf, playerName } from './objects.js';
import { itemOf, type Choice, type RuneterraState } from '../state/runeterra-state.js';
import { situationOf } from './situation.js';
import type { Situation } from '../words/vocabulary.js';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

const itemWords = (state: RuneterraState, id: number): string => {
  const item = itemOf(state, id);
  return item ? itemName(state, item) : 'the spell';
};

const QUESTIONS: { readonly [Kind in Choice['kind']]: (choice: ChoiceOf<Kind>, state: RuneterraState) => string } = {
  'first-player': () => 'Who has the attack token in round 1?',
  shuffle: ({ of }, state) => `In what order is ${playerName(state, of)}'s deck after shuffling?`,
  mulligan: () => 'Which cards are exchanged, if any?',
  describe: ({ item }, state) => `What does ${itemWords(state, item)} do?`,
  text: ({ source }, state) => `What does ${nameOf(state, source)} do, by cards that nobody has named?`,
  card: ({ source, cards }, state) =>
    `Which does ${nameOf(state, source)} use: ${cards.map((card) => cardName(state, card)).join(' or ')}?`,
};

const ask = <Kind extends Choice['kind']>(choice: ChoiceOf<Kind>, state: RuneterraState): string =>
  QUESTIONS[choice.kind](choice, state);

const ACTS: Readonly<Record<Situation, string>> = {
  open: 'has the turn',
  stack: 'may respond',
  defence: 'may block',
  responses: 'may respond in combat',
};

/** Who must choose or may act now, and the question: a choice goes before acting; empty when it is over. */
export const waitingFor = (state: RuneterraState): readonly Waiting[] => {
  const { choice, toAct } = state;
  if (choice !== null) return [{ seat: choice.seat, question: ask(choice, state) }];
  return toAct === null ? [] : [{ seat: toAct, question: ACTS[situationOf(state)] }];
};
