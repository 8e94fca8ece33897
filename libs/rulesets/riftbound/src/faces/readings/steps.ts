import type { CardPlace, DeckName, Duration } from '../../words/instruction.js';
import type { ActionOnObjects, Amount, Doing, Step } from '../../words/definition.js';
import { CONTROL_UNTIL } from '../descriptions/tell.js';
import { DURATIONS, IGNORED, PLACES } from '../descriptions/instructions.js';
import { abilityWords } from './abilities.js';
import { amountWords, mightWords, quantity } from '../../words/said/amounts.js';
import { conditionWords } from '../../words/said/conditions.js';
import { costWords, resourceWords } from '../../words/said/costs.js';
import { eventWords } from '../../words/said/events.js';
import { aThing } from '../../words/said/filters.js';
import { doing, refWords, toWords, whereWords, whoWords } from '../../words/said/references.js';
import { joined, sentence } from '../../words/said/sentences.js';

type Verb = Doing['do'];
type DoingOf<Name extends Verb, Each = Doing> = Each extends { readonly do: infer Names }
  ? Name extends Names
    ? Each
    : never
  : never;

const act =
  (verb: string, behind = '') =>
  ({ what }: Pick<DoingOf<ActionOnObjects>, 'what'>): string =>
    joined([verb, refWords(what), behind]);

const shown =
  (verb: string) =>
  ({ count }: DoingOf<'look'>): string =>
    `${verb} ${amountWords(count)}`;

const topWords = (count: Amount): string =>
  count === 1 ? 'the card on top' : `${quantity(count, 'card')} from the top`;

const DECKS: Readonly<Record<DeckName, string>> = { 'main-deck': 'Main Deck', 'rune-deck': 'Rune Deck' };

const LASTING: Readonly<Record<Duration, string>> = { ...DURATIONS, always: ' for good' };

const lasting = (until: Duration): string => LASTING[until];

const placed = (on: CardPlace): string => PLACES[on];

const deal = ({ amount, to, split, by, bonus }: DoingOf<'deal'>): string =>
  joined([
    by === undefined ? 'deal' : `${refWords(by)} deals`,
    typeof amount === 'number' ? String(amount) : `damage equal to ${amountWords(amount)}`,
    split && 'split',
    `${split ? 'among' : 'to'} ${refWords(to)}`,
    bonus !== undefined && `with ${amountWords(bonus)} Bonus Damage`,
  ]);

const play = ({ what, by, ignoring, price, less, only, also, then }: DoingOf<'play'>): string =>
  joined(
    [
      by === 'owner' ? `the owner of ${refWords(what)} plays it` : `play ${refWords(what)}`,
      ignoring && `ignoring ${IGNORED[ignoring]}`,
      price && `for ${resourceWords(price.energy, price.power)} instead of its printed cost`,
      less !== undefined && `for ${amountWords(less)} energy less`,
      only && `only ${toWords(only)}`,
      also && `also ${toWords(also)}`,
      then && `and then ${then} it as it leaves the chain`,
    ],
    ', ',
  );

const create = ({ token, count = 1, to, ready, exhausted, who = 'you' }: DoingOf<'create'>): string =>
  joined([
    doing(who, 'play'),
    quantity(count, `${token} token`),
    ready && 'ready',
    exhausted && 'exhausted',
    to === 'as played' ? 'where its player chooses as it is played' : toWords(to),
  ]);

const channel = ({ who, count, exhausted, ifShort }: DoingOf<'channel'>): string =>
  joined([
    doing(who, 'channel'),
    quantity(count, 'rune'),
    exhausted && 'exhausted',
    ifShort !== undefined && `(where there are fewer, also drawing ${ifShort})`,
  ]);

const add = ({ energy, power, times, only }: DoingOf<'add'>): string =>
  joined([
    `add ${resourceWords(energy, power)}`,
    times !== undefined && `a number of times equal to ${amountWords(times)}`,
    only && `to be spent on ${only} only`,
  ]);

const trigger = ({ about, and, ability }: DoingOf<'trigger'>): string =>
  joined([
    'put this trigger on the chain',
    about !== undefined && `with "it" for ${refWords(about)}`,
    and !== undefined && `with "that other one" for ${refWords(and)}`,
    `: "${abilityWords(ability)}"`,
  ]).replace(' : "', ': "');

const FORCE = {
  resolved: 'until this has resolved',
  turn: 'for the rest of this turn',
  always: 'from now on',
} as const;

const delay = ({ about, ability, until, once, ends }: DoingOf<'delay'>): string =>
  `${joined(
    [
      FORCE[until],
      about !== undefined && `with "it" for ${refWords(about)}`,
      once && 'the first time only',
      ends && `only until ${eventWords(ends)}`,
    ],
    ', ',
  )}: "${abilityWords(ability)}"`;

const SAYINGS: { readonly [Name in Verb]: (doing: DoingOf<Name>) => string } = {
  deal,
  fight: ({ one, other }) => `${refWords(one)} and ${refWords(other)} deal damage equal to their Might to each other`,
  heal: act('heal'),
  kill: act('kill'),
  stun: act('stun'),
  ready: act('ready'),
  exhaust: act('exhaust'),
  recall: act('recall'),
  buff: act('buff'),
  'spend-buff': act('spend a buff of'),
  empower: act('empower'),
  disempower: act('disempower'),
  banish: act('banish'),
  return: act('return', 'to hand'),
  recycle: act('recycle'),
  discard: act('discard'),
  'draw these': act('draw'),
  reveal: act('reveal'),
  choose: act('choose'),
  counter: act('counter'),
  detach: act('detach'),
  move: ({ what, to }) => `move ${refWords(what)} ${toWords(to)}`,
  play,
  'swap places': ({ one, other }) => `${refWords(one)} and ${refWords(other)} swap places`,
  name: ({ what }) => `name a ${what}`,
  vote: ({ between }) => `choose ${between.join(' or ')}`,
  win: ({ who }) => `${doing(who, 'win')} the game`,
  draw: ({ who, count }) => `${doing(who, 'draw')} ${quantity(count, 'card')}`,
  burn: ({ who, count }) => `${doing(who, 'burn')} ${amountWords(count)}`,
  channel,
  replace: ({ at, token }) => `replace the battlefield ${whereWords(at)} with the token ${token}`,
  'swap back': ({ at }) => `swap back the battlefield ${whereWords(at)} for the card that it replaced`,
  'extra turn': ({ who }) => `${doing(who, 'take')} a turn after this one`,
  score: ({ who, amount }) => `${doing(who, 'score')} ${quantity(amount, 'point')}`,
  'gain-xp': ({ who, amount }) => `${doing(who, 'gain')} ${quantity(amount, 'XP', 'XP')}`,
  add,
  create,
  might: ({ what, amount, until, floor }) =>
    joined([
      `give ${refWords(what)} ${mightWords(amount, lasting(until))}`,
      floor !== undefined && `(never below ${floor} by this)`,
    ]),
  'set might': ({ what, to, until }) =>
    `set the base Might of ${refWords(what)} to ${amountWords(to)}${lasting(until)}`,
  'swap might': ({ what, until }) => `swap the Might of ${refWords(what)}${lasting(until)}`,
  copy: ({ what, of }) => `make ${refWords(what)} a copy of ${refWords(of)}`,
  keyword: ({ what, keyword, value, until }) =>
    `give ${refWords(what)} ${joined([keyword, value !== undefined && String(value)])}${lasting(until)}`,
  'keywords of': ({ of, what, until }) =>
    `give ${refWords(what)} every keyword that ${refWords(of)} has now${lasting(until)}`,
  control: ({ what, until, who = 'you' }) =>
    joined([
      doing(who, 'take'),
      `control of ${refWords(what)}${until ? CONTROL_UNTIL[until]('this') : ''}`,
      until === 'always' && 'for good',
    ]),
  'lose control': ({ what }) => `lose control of ${refWords(what)}`,
  trigger,
  delay,
  'activate effects': ({ of, what }) =>
    `activate the ${of === 'conquers' ? 'conquer' : 'hold'} effects of ${refWords(what)}`,
  'take item': act('take control of', '(on the chain)'),
  'choose anew': act('make new choices for', 'if you like'),
  attach: ({ what, to }) => `attach ${refWords(what)} to ${refWords(to)}`,
  look: ({ count }) => `look at ${topWords(count)} of your Main Deck`,
  predict: shown('predict'),
  'reveal top': ({ who = 'you', count, deck = 'main-deck' }) =>
    `${doing(who, 'reveal')} ${topWords(count)} of ${who === 'you' ? 'your' : 'their'} ${DECKS[deck]}`,
  'reveal until': ({ until }) => `reveal cards from the top of your Main Deck until ${aThing(until)} is revealed`,
  'reveal hand': ({ who }) => `${doing(who, 'reveal')} ${who === 'you' ? 'your' : 'their'} hand`,
  'look at facedown': ({ of }) => `you may look at the facedown cards of ${whoWords(of)} this turn`,
  place: ({ what, on }) => `put ${refWords(what)} ${placed(on)}`,
};

const sayDoing = <Name extends Verb>(doing: DoingOf<Name> & { readonly do: Name }): string => SAYINGS[doing.do](doing);

const eachWords = (each: NonNullable<Step['each']>): string => {
  if (each === true) return 'for each player in turn order, as "you":';
  if (each === 'others') return 'for each other player in turn order, as "you":';
  return each === 'next first'
    ? 'for each player in turn order from the next player on, as "you":'
    : `for ${whoWords(each)}, as "you":`;
};

const pickersWords = (pickers: NonNullable<Step['pickers']>): string =>
  pickers === 'others'
    ? 'decided and picked by each other player in turn order:'
    : `decided and picked by ${whoWords(pickers)}:`;

const unlessWords = (unless: NonNullable<Step['unless']>): string =>
  'cost' in unless
    ? `unless ${doing(unless.by, 'pay')} this: ${costWords(unless.cost)}`
    : `unless ${doing(unless.by, 'let')} you do this instead: ${sayDoing(unless.lets)}`;

const stepWords = (step: Step): string =>
  joined([
    step.each && eachWords(step.each),
    step.pickers && pickersWords(step.pickers),
    step.if && `if ${conditionWords(step.if)},`,
    step.may && 'you may choose this now:',
    step.cost && `to ${costWords(step.cost)} (a cost paid now), so that:`,
    sayDoing(step),
    step.unless && unlessWords(step.unless),
    step.remember && '(remembered as chosen)',
  ]);

/** Instructions one after the other, each a sentence. */
export const stepsWords = (steps: readonly Step[]): string => steps.map((step) => sentence(stepWords(step))).join(' ');
