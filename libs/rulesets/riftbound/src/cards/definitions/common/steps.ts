import type {
  ActionOnObjects,
  Amount,
  ReplacementAbility,
  Ref,
  StaticAbility,
  StaticGift,
  Step,
  TriggeredAbility,
  Where,
} from '../../../words/definition.js';
import { CARD_IN_HAND, LOOKED, TARGET } from './filters.js';

/** The instruction of that verb. */
type Doing<Verb extends Step['do']> = Extract<Step, { readonly do: Verb }>;
type Keyword = Doing<'keyword'>['keyword'];

const act =
  (verb: ActionOnObjects) =>
  (what: Ref): Step => ({ do: verb, what });

/** One verb, done to objects. */
export const heal = act('heal');
export const kill = act('kill');
export const stun = act('stun');
export const ready = act('ready');
export const exhaust = act('exhaust');
export const recall = act('recall');
export const buff = act('buff');
export const spendBuff = act('spend-buff');
/** Becoming Empowered, and not being so any more (441, 442). */
export const empower = act('empower');
export const disempower = act('disempower');
export const banish = act('banish');
export const returnToHand = act('return');
export const recycle = act('recycle');
export const discard = act('discard');
export const drawThese = act('draw these');
export const reveal = act('reveal');
export const choose = act('choose');
export const counter = act('counter');
export const detach = act('detach');

export const deal = (amount: Amount, to: Ref): Doing<'deal'> => ({ do: 'deal', amount, to });
export const move = (what: Ref, to: Where): Doing<'move'> => ({ do: 'move', what, to });
export const attach = (what: Ref, to: Ref): Doing<'attach'> => ({ do: 'attach', what, to });
export const fight = (one: Ref, other: Ref): Doing<'fight'> => ({ do: 'fight', one, other });
export const swapPlaces = (one: Ref, other: Ref): Doing<'swap places'> => ({ do: 'swap places', one, other });
/** Might, or a keyword, for the turn. */
export const might = (amount: Amount, what: Ref): Doing<'might'> => ({ do: 'might', what, amount, until: 'turn' });
export const giveKeyword = (keyword: Keyword, what: Ref, value?: number): Doing<'keyword'> => ({
  do: 'keyword',
  what,
  keyword,
  ...(value !== undefined && { value }),
  until: 'turn',
});
/** Less Might for the turn, one left at least. */
export const weaken = (by: number, what: Ref): Doing<'might'> => ({
  do: 'might',
  what,
  amount: -by,
  until: 'turn',
  floor: 1,
});

/** What you do: draw, burn, channel, gain. */
export const draw = (count: Amount): Step => ({ do: 'draw', who: 'you', count });
export const burn = (count: Amount): Step => ({ do: 'burn', who: 'you', count });
export const channelExhausted = (count: Amount): Doing<'channel'> => ({
  do: 'channel',
  who: 'you',
  count,
  exhausted: true,
});
export const gainXp = (amount: Amount): Step => ({ do: 'gain-xp', who: 'you', amount });
export const score = (amount: Amount): Step => ({ do: 'score', who: 'you', amount });

/** What you look at, and what becomes of it. */
export const look = (count: Amount): Step => ({ do: 'look', count });
export const predict = (count: Amount): Step => ({ do: 'predict', count });
export const revealTop = (count: Amount): Doing<'reveal top'> => ({ do: 'reveal top', count });
export const RECYCLE_REST: Step = recycle({ all: LOOKED });
/** An opponent, the first target, reveals their hand. */
export const REVEAL_HAND: Step = { do: 'reveal hand', who: TARGET };
/** Cards of your choice. */
export const discardCards = (count: number): Step => discard({ pick: CARD_IN_HAND, ...(count > 1 && { count }) });

export const create = (
  token: string,
  to: Where | 'as played',
  more: { readonly count?: Amount; readonly ready?: true; readonly exhausted?: true } = {},
): Doing<'create'> => ({ do: 'create', token, ...more, to });

/** Gold tokens, exhausted. */
export const gold = (count: Amount = 1): Doing<'create'> =>
  create('Gold', 'your base', { ...(count !== 1 && { count }), exhausted: true });

/** An ability for the rest of the turn, unless said otherwise. */
export const delay = (
  ability: TriggeredAbility | StaticAbility | ReplacementAbility,
  more: Partial<Pick<Doing<'delay'>, 'about' | 'until' | 'once' | 'ends'>> = {},
): Doing<'delay'> => ({ do: 'delay', ability, until: 'turn', ...more });

/** A static ability in force for the rest of the turn. */
export const thisTurn = (gives: StaticGift): Doing<'delay'> => delay({ kind: 'static', gives });
