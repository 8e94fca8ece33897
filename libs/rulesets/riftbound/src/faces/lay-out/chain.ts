import { LayOutError } from '#ruleset';
import { itemOf as encodedItem } from '../../judging/activating.js';
import { encodedActivation } from '../../judging/encoded-activation.js';
import { allCards } from '../../cards/catalogue.js';
import { ownNameOf } from '../../cards/abilities-within.js';
import { definitionOf } from '../../cards/encodings.js';
import type { AbilityName } from '../../words/definition.js';
import { isCardItem } from '../../state/chain-item.js';
import type { Play, PlayOf } from '../../words/plays.js';
import { problemOf } from '../decide.js';
import { emit, type Draft } from '../../engine/draft.js';
import { nextSeat } from '../../state/sides.js';
import { notation } from '../notation.js';
import { itemOf as abilityItem } from '../../engine/playing/activate-ability.js';
import { itemOf as cardItem } from '../../engine/playing/play-card.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { TableLayout } from './layout.js';
import { seatOf } from './names.js';

/** The one triggered ability of a card, for a trigger that is named by its card alone. */
const onlyTrigger = (state: RiftboundState, card: string | null): AbilityName | null => {
  const triggered = (definitionOf(state, card)?.abilities ?? []).filter(({ kind }) => kind === 'triggered');
  const [ability] = triggered;
  return card === null || ability === undefined || triggered.length > 1 ? null : { card, ability: ownNameOf(ability) };
};

const PUTTING = ['PlayCard', 'ActivateAbility', 'AnnounceTrigger'] as const;
type Putting = PlayOf<(typeof PUTTING)[number]>;

const putsAnItem = (play: Play): play is Putting => (PUTTING as readonly string[]).includes(play.play);

const itemOf = (state: RiftboundState, play: Putting): ChainItem => {
  if (play.play === 'PlayCard') return cardItem(state, play);
  if (play.play === 'ActivateAbility') {
    const encoded = encodedActivation(state, play);
    return encoded ? encodedItem(state, play, encoded) : abilityItem(state, play);
  }
  const definition = play.instructions === null ? onlyTrigger(state, state.pieces[play.source]?.card ?? null) : null;
  return { ...abilityItem(state, play), definition };
};

/** A token is no item that these tables have: it enters as what plays it resolves. */
const tokenNamed = (line: string): string | null => {
  const token = TOKENS.find((name) => new RegExp(`^[^:]+: plays (?:\\d+ )?${name}\\b`, 'i').test(line));
  return token === undefined
    ? null
    : `${token} is a token, which enters as what plays it resolves. Name the spell or the ability that plays it.`;
};

const TOKENS = allCards.filter(({ supertype }) => supertype === 'Token').map(({ name }) => name);

/** The play of a line, as far as the table can do it. Throws LayOutError. */
const playOf = (state: RiftboundState, line: string, index: number): Putting => {
  const wrong = (message: string): LayOutError => new LayOutError(`"${line}": ${message}`, ['chain', index]);
  const parsed = notation.parse(line, state);
  if (!parsed.ok) throw wrong(tokenNamed(line) ?? parsed.error.message);
  const play = parsed.value;
  if (!putsAnItem(play)) throw wrong('This puts nothing on the chain. Name a card that is played, or an ability.');
  const problem = problemOf(state, play);
  if (problem) throw wrong(`${problem.message} ${problem.remedy}`);
  return play;
};

const put = (draft: Draft, line: string, index: number): void => {
  const play = playOf(draft.state, line, index);
  const item = itemOf(draft.state, play);
  const { id, controller } = item;
  const card = play.play === 'PlayCard' ? play.card : (draft.state.pieces[item.piece]?.card ?? null);
  const opens = item.kind === 'triggered' ? 'trigger' : 'play';
  emit(draft, { type: 'ItemPutOnChain', data: { item, card, opens }, because: ['chain.pending'] });
  const countsAsPlayed = isCardItem(item);
  emit(draft, { type: 'ChainItemFinalized', data: { item: id, controller, countsAsPlayed }, because: [] });
};

/** Items on the chain, finalized and paid for, and who has priority on it: nothing of this is judged. */
export const layChain = (draft: Draft, layout: TableLayout): void => {
  layout.chain?.forEach((line, index) => {
    put(draft, line, index);
  });
  const newest = draft.state.chain.at(-1);
  if (layout.priority === undefined) return;
  if (!newest) throw new LayOutError('priority: the chain is empty. Name what is on it, or leave priority out.');
  const holder = seatOf(layout, layout.priority, 'priority');
  emit(draft, { type: 'PriorityGained', data: { seat: newest.controller }, because: ['priority.newest-item'] });
  for (let seat = newest.controller; seat !== holder; seat = nextSeat(draft.state, seat)) {
    const data = { seat, to: nextSeat(draft.state, seat) };
    emit(draft, { type: 'PriorityPassed', data, because: ['chain.execute-pass'] });
  }
};
