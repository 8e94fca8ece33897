import type { Condition } from '../definition.js';
import { amountWords } from './amounts.js';
import { eventWords } from './events.js';
import { aThing, likeness, things } from './filters.js';
import { isSeveral, refWords } from './references.js';
import { joined, sayBy, type Sayings } from './sentences.js';

type Of<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;

const timesWords = (atLeast: string | null, atMost: number | undefined): string =>
  joined([atLeast !== null && `at least ${atLeast}`, atMost !== undefined && `at most ${atMost}`], ' and ');

const thereWords = ({ there, atLeast, atMost }: Of<'there'>): string => {
  if (atLeast === undefined && atMost === undefined) return `there is ${aThing(there)}`;
  return `there are ${timesWords(atLeast === undefined ? null : amountWords(atLeast), atMost)} ${things(there)}`;
};

const thisTurnWords = ({ thisTurn, atLeast, atMost, inPhase }: Of<'thisTurn'>): string =>
  joined([
    'this turn',
    inPhase && `in the ${inPhase} phase`,
    `it has happened that ${eventWords(thisTurn)}`,
    (atLeast !== undefined || atMost !== undefined) &&
      `${timesWords(atLeast === undefined ? null : String(atLeast), atMost)} times`,
  ]);

const ORIGINS: Readonly<Record<Of<'played'>['played'], string>> = {
  'to battlefield': 'this was played to a battlefield',
  'from facedown': 'this was played from facedown',
  'from hand': 'this was played from a hand',
};

const DURING: Readonly<Record<Of<'during'>['during'], string>> = {
  showdown: 'a showdown goes on',
  combat: 'a combat goes on',
  'showdown here': 'a showdown goes on here',
};

const SAYINGS = {
  there: thereWords,
  object: ({ object, is }) => `${refWords(object)} ${isSeveral(object) ? 'are each' : 'is'} ${likeness(is)}`,
  amount: ({ amount, least }) => `${amountWords(amount)} is at least ${amountWords(least)}`,
  turnOf: ({ turnOf }) => (turnOf === 'you' ? 'it is your turn' : "it is an opponent's turn"),
  legion: () => 'you have played another card this turn (Legion)',
  level: ({ level }) => `you have at least ${level} XP (Level)`,
  paid: ({ paid }) => `the ${paid} was paid`,
  played: ({ played }) => ORIGINS[played],
  did: () => 'the instruction before acted on something',
  during: ({ during }) => DURING[during],
  thisTurn: thisTurnWords,
  excess: ({ excess }) => `you assigned at least ${excess} excess damage in this combat`,
  after: () => 'you are the attacker of this combat',
  pointsLeft: ({ pointsLeft }) => `you are ${pointsLeft} points or fewer from the Victory Score`,
  spentPower: ({ spentPower }) => `you have spent at least ${spentPower} power this turn`,
  fights: () => 'you attack or defend in this combat',
  phase: ({ phase }) => `it is the ${phase} phase`,
  fewer: ({ fewer }) => `you have fewer than some opponent has of these: ${things(fewer)}`,
  you: ({ you }) => `the player doing it is ${you === 'another' ? 'another than you' : 'an opponent'}`,
  any: ({ any }) => `(${any.map(conditionWords).join(' or ')})`,
  firstTurn: () => "it is the turn player's first turn",
  opponentPointsLeft: ({ opponentPointsLeft }) =>
    `some opponent is ${opponentPointsLeft} points or fewer from the Victory Score`,
  battlefieldControlledBy: () => 'an opponent controls a battlefield',
  controls: () => 'you control the battlefield here',
  controllerOf: ({ controllerOf, side }) => `${refWords(controllerOf)} (as it was, if this killed it) is ${side}`,
  not: ({ not }) => `it is not so that ${conditionWords(not)}`,
  all: ({ all }) => `(${all.map(conditionWords).join(' and ')})`,
} satisfies Sayings<Condition>;

/** A condition as words behind "if". */
export const conditionWords: (condition: Condition) => string = sayBy<Condition, typeof SAYINGS>(SAYINGS);
