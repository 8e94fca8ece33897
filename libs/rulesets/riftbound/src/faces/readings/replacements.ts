import type { Instead, ReplacedEvent, ReplacedObject, ReplacementAbility } from '../../words/definition.js';
import { amountWords, mightWords, quantity } from '../../words/said/amounts.js';
import { conditionWords } from '../../words/said/conditions.js';
import { costWords } from '../../words/said/costs.js';
import { aThing } from '../../words/said/filters.js';
import { joined, sayBy, type Sayings } from '../../words/said/sentences.js';
import { stepsWords } from './steps.js';

type Name = ReplacedEvent['would'];
type EventOf<Of extends Name, Event = ReplacedEvent> = Event extends { readonly would: infer Names }
  ? Of extends Names
    ? Event
    : never
  : never;

const about = (of: ReplacedObject): string => (typeof of === 'string' ? of : aThing(of));

const caused =
  (what: string) =>
  ({ of, by }: EventOf<'be stunned'>): string =>
    joined([`${about(of)} would ${what} by a spell or ability`, by && 'of yours', 'that has chosen it']);

const SCORERS = { each: 'a player' } as const;

const EVENTS: { readonly [Of in Name]: (event: EventOf<Of>) => string } = {
  die: ({ of }) => `${about(of)} would die`,
  'take damage': ({ of, from, by }) =>
    joined([`${about(of)} would take damage`, from && `from ${from}`, by && 'from an enemy source']),
  'be stunned': caused('be stunned'),
  'lose might': caused('lose Might'),
  'return to hand': caused('be returned to hand'),
  score: ({ whose, turns }) =>
    joined([
      `${SCORERS[whose]} would score a point from a conquest or a hold`,
      `on one of their own first ${quantity(turns, 'turn')}`,
    ]),
  reveal: () => 'you would reveal cards from the top of a deck',
  'play token': () => 'you would play a token unit',
  begin: ({ step }) => `your ${step} step would begin`,
  tie: () => 'a combat in which you attack would recall the attackers',
  'go to trash': ({ of }) =>
    of
      ? `${about(of)} would be put into the trash`
      : 'a card from anywhere but your Main Deck would be put into your trash',
};

const eventWords = <Of extends Name>(event: EventOf<Of> & { readonly would: Of }): string => EVENTS[event.would](event);

type Changed = Exclude<Instead, readonly unknown[]>;

const CHANGES = {
  prevent: ({ prevent }) =>
    prevent === 'all' ? 'all of it is prevented.' : `${amountWords(prevent)} of it is prevented.`,
  times: ({ times }) => `it is ${times} times as much.`,
  more: ({ more }) => `${quantity(more, 'more token')} are played.`,
  mightMore: ({ mightMore }) => `the Might changes by ${mightWords(mightMore)} as well.`,
  recall: () => 'all units there are recalled.',
  looksFirst: ({ looksFirst }) =>
    `first look at ${quantity(looksFirst, 'card')} from the top of that deck, any of which you may recycle; then reveal.`,
  skip: () => 'nothing happens.',
} satisfies Sayings<Changed>;

const change: (changed: Changed) => string = sayBy<Changed, typeof CHANGES>(CHANGES);

const isSteps = (instead: Instead): instead is Extract<Instead, readonly unknown[]> => Array.isArray(instead);

const DECIDERS = {
  you: 'you may decide that',
  'its controller': 'the controller of what it is about may decide that',
} as const;

/** A replacement ability: the event that it meets, its condition, who decides, what happens instead. */
export const replacementWords = ({ when, if: condition, may, cost, limit, instead }: ReplacementAbility): string =>
  joined([
    `if ${eventWords(when)}`,
    condition && `and ${conditionWords(condition)}`,
    limit && `(once each turn)`,
    may && `, ${DECIDERS[may]}`,
    cost && `, for this cost: ${costWords(cost)}`,
    `, instead: ${isSteps(instead) ? stepsWords(instead) : change(instead)}`,
  ]).replaceAll(' ,', ',');
