import { words } from '#ruleset';
import type { BoardFact, FactOf } from '../../state/facts.js';
import type { Grant } from '../../state/runeterra-state.js';
import { card, nexus, piece, pieces, who, whose, type Listener, type Tellers } from './tell.js';

const grown = ({ power, health, keyword, until }: Grant): string => {
  const body = power === 0 && health === 0 ? [] : [`${words.signed(power)}|${words.signed(health)}`];
  return `${words.listed([...body, ...(keyword === null ? [] : [keyword])])}${until === 'round' ? ' this round' : ''}`;
};

const from = (listener: Listener, source: number | null): string =>
  source === null ? '' : ` from ${piece(listener, source)}`;

const SUMMONED = { hand: '', nowhere: '', graveyard: ' from the graveyard' } as const;

const summoned = (data: FactOf<'UnitSummoned'>['data'], listener: Listener): string => {
  const { seat, card: code, from: where, to, challenging } = data;
  const attacking = to === 'battlefield' ? ', attacking' : '';
  const enemy = challenging === null ? '' : ` and challenging ${whose(listener, challenging)}`;
  return `${who(listener, seat)} summons ${card(listener, code)}${SUMMONED[where]}${attacking}${enemy}.`;
};

/** Cards that were made: into a deck they come as no pieces. */
const made = (listener: Listener, cards: readonly (string | null)[]): string =>
  words.together(cards.map((code) => (code === null ? 'a card' : card(listener, code))));

const DIED = { damage: 'dies', effect: 'is killed', ephemeral: 'was Ephemeral and dies' } as const;

const OBLITERATED = {
  'full-board': 'is obliterated to make room',
  'full-hand': 'finds no room in hand and is lost',
  effect: 'is obliterated',
} as const;

export const tellBoard: Tellers<BoardFact> = {
  CardsDrawn: ({ seat, pieces: drawn, cards }, listener) =>
    `${who(listener, seat)} draws ${pieces(listener, drawn, cards)}.`,
  DrawLost: ({ seat, card: code }, listener) =>
    `${who(listener, seat)}'s hand is full: ${code === null ? 'a card' : card(listener, code)} is lost.`,
  CardsTossed: ({ seat, cards }, listener) => `${who(listener, seat)} tosses ${made(listener, cards)}.`,
  CardsCreated: ({ seat, where, fleeting, cards }, listener) =>
    `${who(listener, seat)} gets ${fleeting ? 'Fleeting ' : ''}${made(listener, cards)} ${where === 'hand' ? 'in hand' : 'into the deck'}.`,
  CardsDiscarded: ({ seat, pieces: gone, cards }, listener) =>
    `${who(listener, seat)} discards ${pieces(listener, gone, cards)}.`,
  CardPlayed: ({ seat, card: code }, listener) => `${who(listener, seat)} plays ${card(listener, code)}.`,
  UnitSummoned: summoned,
  PieceObliterated: ({ piece: gone, by }, listener) => `${whose(listener, gone)} ${OBLITERATED[by]}.`,
  UnitDied: ({ pieces: dead, by }, listener) =>
    dead.map((each) => `${whose(listener, each)} ${DIED[by]}.`).join(' ') || 'Nothing dies.',
  UnitRecalled: ({ piece: unit }, listener) => `${whose(listener, unit)} is recalled to hand.`,
  UnitCaptured: ({ piece: unit, by }, listener) => `${piece(listener, by)} captures ${whose(listener, unit)}.`,
  UnitReleased: ({ piece: unit }, listener) => `${whose(listener, unit)} is released.`,
  UnitStunned: ({ piece: unit }, listener) => `${whose(listener, unit)} is stunned.`,
  UnitSilenced: ({ piece: unit, until }, listener) =>
    `${whose(listener, unit)} is silenced${until === 'round' ? ' this round' : ''}.`,
  UnitFrostbitten: ({ piece: unit }, listener) => `${whose(listener, unit)} is frostbitten: its power is 0 this round.`,
  UnitGrew: ({ piece: unit, grant }, listener) => `${whose(listener, unit)} gets ${grown(grant)}.`,
  KeywordSpent: ({ piece: unit, keyword }, listener) => `${whose(listener, unit)} loses ${keyword}.`,
  UnitHealed: ({ piece: unit, amount }, listener) => `${whose(listener, unit)} is healed by ${amount}.`,
  UnitLeveledUp: ({ piece: unit, into }, listener) =>
    `${whose(listener, unit)} levels up into ${card(listener, into)}.`,
  ProgressCounted: ({ piece: unit, counted }, listener) =>
    `${whose(listener, unit)} counts ${counted} towards its level.`,
  AbilityActed: ({ piece: unit }, listener) => `The text of ${whose(listener, unit)} acts.`,
  CountdownTicked: ({ piece: landmark, left }, listener) => `${whose(listener, landmark)} counts down to ${left}.`,
  ReturnAwaited: ({ piece: unit }, listener) => `${whose(listener, unit)} waits for an Ephemeral ally to attack.`,
  DamageDealt: ({ piece: unit, amount, source }, listener) =>
    `${whose(listener, unit)} takes ${amount} damage${from(listener, source)}.`,
  StrikeSurvived: ({ piece: unit }, listener) => `${whose(listener, unit)} survives the strike.`,
  NexusDamaged: ({ seat, amount, health, source }, listener) =>
    `${nexus(listener, seat)} takes ${amount} damage${from(listener, source)} and has ${health} health.`,
  NexusHealed: ({ seat, amount, health }, listener) =>
    `${nexus(listener, seat)} is healed by ${amount} and has ${health} health.`,
  RoundEffectsEnded: ({ pieces: units }, listener) => `What lasted this round ends: ${pieces(listener, units)}.`,
};
