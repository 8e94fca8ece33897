import type { Json, JsonObject } from '#kernel';
import type { Action, Situation } from './table.js';

/** Told cards, so that each column is one kind of card and nothing else. */
const CARDS = [
  'Guard unit 1 2/3',
  'Pikeman unit 1 3/2',
  'Raider unit 1 3/3',
  'Brute unit 1 4/4',
  'Scout Rider unit 1 2/2',
  'Old Tower landmark 1',
  'Slow Song slow spell 1',
  'Quick Song fast spell 1',
  'Short Song burst spell 1',
  'Quiet Song focus spell 1',
];

const HAND = ['Scout Rider', 'Old Tower', 'Slow Song', 'Quick Song', 'Short Song', 'Quiet Song'];

interface Wish {
  readonly ana?: JsonObject;
  readonly ben?: JsonObject;
  readonly table?: JsonObject;
}

const tableWith = ({ ana = {}, ben = {}, table = {} }: Wish): Json => ({
  round: 5,
  turn: 'Ana',
  cards: CARDS,
  ...table,
  players: {
    Ana: { mana: 5, gems: 5, bench: ['Guard', 'Pikeman'], hand: HAND, ...ana },
    Ben: { mana: 5, gems: 5, bench: ['Raider', 'Brute'], hand: HAND, ...ben },
  },
});

/** His first three cards of a round bring a skill each. */
const FATE = {
  token: true,
  bench: ['Guard', 'Pikeman', 'Twisted Fate (level 2)'],
  hand: [...HAND, 'Warning Shot'],
};

const NO_TOKEN = { token: false };

/** The situations of the page of actions, by the digest's rows and what divides them further. */
export const SITUATIONS: readonly Situation[] = [
  { title: 'own turn, nothing on the stack, attack token', table: tableWith({ ana: { token: true } }), player: 'Ana' },
  {
    title: 'own turn, nothing on the stack, no token',
    table: tableWith({ ana: NO_TOKEN, ben: { token: true } }),
    player: 'Ana',
  },
  {
    title: 'a slow spell declared, not committed',
    table: tableWith({ ana: { token: true } }),
    then: ['Ana: declares Slow Song'],
    player: 'Ana',
  },
  {
    title: 'a fast spell declared, not committed',
    table: tableWith({ ana: { token: true } }),
    then: ['Ana: declares Quick Song'],
    player: 'Ana',
  },
  {
    title: 'attackers placed, not committed',
    table: tableWith({ ana: { token: true } }),
    then: ['Ana: places Guard'],
    player: 'Ana',
  },
  {
    title: 'not in combat, a spell of the opponent on the stack',
    table: tableWith({ ana: { token: true }, table: { stack: ['Ben: commits Quick Song'] } }),
    player: 'Ana',
  },
  {
    title: 'the opponent’s turn, nothing on the stack',
    table: tableWith({ ana: { token: true }, table: { turn: 'Ben' } }),
    player: 'Ana',
  },
  {
    title: 'in combat, attacked, before the one commit',
    table: tableWith({ ben: { token: true }, table: { turn: 'Ben' } }),
    then: ['Ben: attacks with Raider'],
    player: 'Ana',
  },
  {
    title: 'in combat, blocks committed, the attacker’s response',
    table: tableWith({ ana: { token: true } }),
    then: ['Ana: attacks with Guard', 'Ben: blocks Guard with Brute'],
    player: 'Ana',
  },
  {
    title: 'in combat, blocks committed, the defender’s response',
    table: tableWith({ ben: { token: true }, table: { turn: 'Ben' } }),
    then: ['Ben: attacks with Raider', 'Ana: blocks Raider with Pikeman', 'Ben: plays Quick Song'],
    player: 'Ana',
  },
  {
    title: 'own skill on the stack after a burst spell (Twisted Fate, level 2)',
    table: tableWith({ ana: FATE }),
    then: ['Ana: casts Warning Shot', 'Ana: picks Blue Card'],
    player: 'Ana',
  },
  {
    title: 'the same, attackers placed before the burst spell',
    table: tableWith({ ana: FATE }),
    then: ['Ana: places Pikeman', 'Ana: casts Warning Shot', 'Ana: picks Blue Card'],
    player: 'Ana',
  },
];

/** The actions of the page. */
export const ACTIONS: readonly Action[] = [
  { title: 'unit', line: 'plays Scout Rider' },
  { title: 'landmark', line: 'plays Old Tower' },
  { title: 'slow spell', line: 'commits Slow Song' },
  { title: 'fast spell', line: 'commits Quick Song' },
  { title: 'slow, then fast', line: 'commits Slow Song, then Quick Song' },
  { title: 'burst spell', line: 'casts Short Song' },
  { title: 'focus spell', line: 'casts Quiet Song' },
  { title: 'attack', line: 'attacks with Pikeman' },
  { title: 'block', line: 'blocks Raider with Guard' },
  { title: 'pass', line: 'passes' },
];
