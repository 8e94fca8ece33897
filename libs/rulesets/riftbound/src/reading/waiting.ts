import { cardOf } from '../cards/catalogue.js';
import type { Waiting } from '#ruleset';
import { spokenOf } from '../state/event-progress.js';
import { battlefieldName, playerName } from './objects.js';
import { nameSeen } from './sight.js';
import type { ChainItem, Choice, RiftboundState } from '../state/riftbound-state.js';
import { itemOn, tokensOf } from '../state/chain-item.js';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;
type Questions = {
  readonly [Kind in Choice['kind']]: (choice: ChoiceOf<Kind>, state: RiftboundState) => string;
};

const DECKS = { 'main-deck': 'Main Deck', 'rune-deck': 'Rune Deck' } as const;

/**
 * What everybody may call the source of a chain item: by its card, or, where it has become another object since, by the card whose text
 * the ability is. What it is now may be hidden, and with whom it lies hidden another card may go by its number.
 */
const sourceName = (state: RiftboundState, { definition, piece, object }: ChainItem): string =>
  definition !== null && state.pieces[piece]?.object !== object
    ? cardOf(definition.card).name
    : nameSeen(state, piece, 'public');

/** What everybody may call a chain item: its card or its source, and the words of the trigger where there are some. */
export const itemName = (state: RiftboundState, item: ChainItem): string => {
  const tokens = tokensOf(item);
  if (tokens) return `${tokens.count > 1 ? `${tokens.count} ` : ''}${cardOf(tokens.token).name}`;
  const source = sourceName(state, item);
  if (item.kind === 'activated') return `${item.label ?? 'ability'} of ${source}`;
  return item.kind === 'triggered' ? `${item.label ?? 'trigger'} of ${source}` : source;
};

const describedItem = (state: RiftboundState, id: number): string => {
  const item = itemOn(state, id);
  return item ? itemName(state, item) : 'the item';
};

const QUESTIONS: Questions = {
  'first-player': () => 'Who takes the first turn?',
  battlefield: ({ seat, byChance }, state) =>
    byChance ? `Which battlefield does ${playerName(state, seat)} get at random?` : 'Which battlefield?',
  shuffle: ({ of, deck }, state) => `In what order is ${playerName(state, of)}'s ${DECKS[deck]} after shuffling?`,
  sideboard: () => 'Which cards are exchanged with the sideboard?',
  mulligan: () => 'Which cards are set aside, up to two?',
  order: () => 'In what random order are the cards recycled?',
  'assign-damage': () => 'How is combat damage assigned?',
  describe: ({ item }, state) => `What does ${describedItem(state, item)} do?`,
  'next-showdown': ({ battlefields, combat }, state) => {
    const names = battlefields.map((at) => battlefieldName(state, at)).join(' or ');
    return `Where does the next ${combat ? 'combat' : 'showdown'} begin: ${names}?`;
  },
  finalize: ({ item }, state) => `Is ${describedItem(state, item)} used, and how?`,
  may: ({ item, token }, state) =>
    token === undefined
      ? `Is it done, for ${describedItem(state, item)}?`
      : `Is the token ${cardOf(token).name} accelerated, for ${describedItem(state, item)}?`,
  pick: ({ item, copying }, state) =>
    copying !== undefined
      ? `What does ${nameSeen(state, copying, 'public')} become a copy of?`
      : item === null
        ? 'Which cards go to the trash?'
        : `What is chosen, for ${describedItem(state, item)}?`,
  play: ({ item }, state) => `How is ${describedItem(state, item)} played?`,
  show: ({ pieces }) => (pieces.length === 1 ? 'Which card is revealed?' : 'Which cards are revealed, in their order?'),
  seen: ({ piece }, state) => `Is it done what ${nameSeen(state, piece, 'public')} says as it is revealed?`,
  arrange: () => 'Which of the cards looked at are recycled, and how do the others go back?',
  'order-triggers': ({ items }, state) =>
    `In what order do the triggers go on the chain, the last to resolve first: ${items.map((id) => describedItem(state, id)).join(', ')}?`,
  opponent: () => 'Which opponent gains the point of the Burn Out?',
  replace: ({ options, optional }, state) => {
    const names = options.map(({ replacer, part }) => {
      const source = nameSeen(state, spokenOf(replacer), 'public');
      return part === null ? source : `${source} to ${nameSeen(state, part, 'public')}`;
    });
    return `${optional ? 'Is one of these applied' : 'Which is applied next'}: ${names.join(', ')}?`;
  },
  split: ({ amount, item }, state) => `How are ${amount} damage split, for ${describedItem(state, item)}?`,
  place: ({ token, item }, state) =>
    `Where is the token ${cardOf(token).name} played, for ${describedItem(state, item)}?`,
  vote: ({ item, between }, state) => `${between.join(' or ')}, for ${describedItem(state, item)}?`,
  name: ({ item, what }, state) => `Which ${what} is named, for ${describedItem(state, item)}?`,
  'choose-anew': ({ about }, state) => `Is anything chosen anew for ${describedItem(state, about)}?`,
  'next-game': () => 'Who takes the first turn of the next game?',
};

const ask = <Kind extends Choice['kind']>(choice: ChoiceOf<Kind>, state: RiftboundState): string =>
  QUESTIONS[choice.kind](choice, state);

/** Who answers: nobody at the table where chance picks the battlefield. */
const answeredBy = (choice: Choice): number | null =>
  choice.kind === 'battlefield' && choice.byChance ? null : choice.seat;

/** Who must choose or may act now, and the question: a choice goes before priority; empty when it is over. */
export const waitingFor = (state: RiftboundState): readonly Waiting[] => {
  const { choice, priority, showdown, result } = state;
  if (result !== null) return [];
  if (choice !== null) return [{ seat: answeredBy(choice), question: ask(choice, state) }];
  const focus = showdown?.focus ?? null;
  if (priority !== null) {
    const byFocus = state.chain.length === 0 && focus === priority;
    return [{ seat: priority, question: byFocus ? 'has focus' : 'has priority' }];
  }
  return focus === null ? [] : [{ seat: focus, question: 'has focus' }];
};
