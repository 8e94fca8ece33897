import { words } from '#ruleset';
import type { CardPlace, Duration, Instruction, Verb } from '../../words/instruction.js';
import {
  at as place,
  cardName,
  item,
  pieceName,
  pieceNames,
  placeName,
  points,
  resources,
  who,
  type Listener,
  CONTROL_UNTIL,
} from './tell.js';

const { counted, signed } = words;

type InstructionOf<Name extends Verb> = Extract<Instruction, { verb: Name }>;
type Phrases = { readonly [Name in Verb]: (instruction: InstructionOf<Name>, listener: Listener) => string };

/** How long what an instruction gives lasts. */
export const DURATIONS: Readonly<Record<Duration, string>> = { turn: ' this turn', combat: ' this combat', always: '' };

/** What of its cost a card that is played leaves unpaid. */
export const IGNORED = { energy: 'its Energy cost', cost: 'its cost', all: 'any and all costs' } as const;

/** Where cards are put beyond the board. */
export const PLACES: Readonly<Record<CardPlace, string>> = {
  top: 'on top',
  bottom: 'at the bottom',
  hand: 'into hand',
  trash: 'into the trash',
  champion: 'into the Champion Zone',
};

/** A verb that is done to pieces and says nothing more. */
const to =
  (words: string) =>
  ({ pieces }: { readonly pieces: readonly number[] }, listener: Listener): string =>
    `${words} ${pieceNames(listener, pieces)}`;

const PHRASES: Phrases = {
  deal: ({ amount, to: units }, listener) => `deal ${amount} to ${pieceNames(listener, units)}`,
  split: ({ by, shares }, listener) =>
    `${by === undefined ? 'split' : `${pieceName(listener, by)} splits`} ${shares.map(({ unit, amount }) => `${amount} to ${pieceName(listener, unit)}`).join(', ')}`,
  strike: ({ by, amount, to: units }, listener) =>
    `${pieceName(listener, by)} deals ${amount} to ${pieceNames(listener, units)}`,
  heal: to('heal'),
  kill: to('kill'),
  stun: to('stun'),
  ready: to('ready'),
  exhaust: to('exhaust'),
  recall: to('recall'),
  move: ({ pieces, to: place }, listener) => `move ${pieceNames(listener, pieces)} to ${placeName(listener, place)}`,
  buff: to('buff'),
  'spend-buff': to('spend a buff of'),
  empower: to('empower'),
  disempower: to('disempower'),
  banish: to('banish'),
  return: to('return to hand'),
  recycle: to('recycle'),
  discard: to('discard'),
  draw: ({ seat, count }, listener) => `${who(listener, seat)} draws ${count}`,
  burn: ({ seat, count }, listener) => `${who(listener, seat)} burns ${count}`,
  channel: ({ seat, count, exhausted }, listener) =>
    `${who(listener, seat)} channels ${counted(count, 'rune')}${exhausted ? ' exhausted' : ''}`,
  win: ({ seat }, listener) => `${who(listener, seat)} wins the game`,
  score: ({ seat, points: gained }, listener) => `${who(listener, seat)} scores ${points(gained)}`,
  replace: ({ at, token }, listener) => `replace ${place(listener, at)} with ${cardName(token)}`,
  'swap-back': ({ at }, listener) => `swap back ${place(listener, at)}`,
  'extra-turn': ({ seat }, listener) => `${who(listener, seat)} takes a turn after this one`,
  'gain-xp': ({ seat, amount }, listener) => `${who(listener, seat)} gains ${amount} XP`,
  add: ({ seat, energy, power, only }, listener) =>
    `${who(listener, seat)} adds ${resources(energy, power)}${only ? ` only for ${only}` : ''}`,
  pay: ({ seat, energy, power }, listener) => `${who(listener, seat)} pays ${resources(energy, power)}`,
  create: ({ token, seat, to: place, count, played }, listener) =>
    `${who(listener, seat)} ${played ? 'plays' : 'creates'} ${count} ${cardName(token)} at ${placeName(listener, place)}`,
  counter: ({ item: id }, listener) => `counter ${item(listener, id)}`,
  'take-item': ({ item: id, seat }, listener) => `${who(listener, seat)} takes ${item(listener, id)}`,
  might: ({ pieces, amount, until }, listener) =>
    `give ${pieceNames(listener, pieces)} ${signed(amount)} Might${DURATIONS[until]}`,
  'set-might': ({ pieces, to: base, until }, listener) =>
    `set the base Might of ${pieceNames(listener, pieces)} to ${base}${DURATIONS[until]}`,
  copy: ({ pieces, of }, listener) => `make ${pieceNames(listener, pieces)} a copy of ${pieceName(listener, of)}`,
  keyword: ({ pieces, keyword, value, until }, listener) =>
    `give ${pieceNames(listener, pieces)} ${value > 1 ? `${keyword} ${value}` : keyword}${DURATIONS[until]}`,
  control: ({ pieces, seat, until }, listener) =>
    `${who(listener, seat)} takes control of ${pieceNames(listener, pieces)}${CONTROL_UNTIL[until]('its source')}`,
  'lose-control': ({ pieces, seat }, listener) =>
    `${who(listener, seat)} loses control of ${pieceNames(listener, pieces)}`,
  attach: ({ piece, to: host }, listener) => `attach ${pieceName(listener, piece)} to ${pieceName(listener, host)}`,
  detach: ({ piece }, listener) => `detach ${pieceName(listener, piece)}`,
  put: ({ piece, card, to: place }, listener) =>
    `put ${pieceName(listener, piece, card)} onto ${placeName(listener, place)}`,
  look: ({ seat, count }, listener) => `${who(listener, seat)} looks at the top ${counted(count, 'card')}`,
  'reveal-top': ({ seat, count, deck }, listener) =>
    `${who(listener, seat)} reveals the top ${counted(count, deck === 'rune-deck' ? 'rune' : 'card')}`,
  'reveal-hand': ({ seat }, listener) => `${who(listener, seat)} reveals their hand`,
  show: to('reveal'),
  'look-facedown': ({ seat, of }, listener) =>
    `${who(listener, seat)} may look at ${who(listener, of)}'s facedown cards this turn`,
  play: ({ seat, piece, card, ignoring, less }, listener) =>
    `${who(listener, seat)} plays ${pieceName(listener, piece, card)}${ignoring ? `, ignoring ${IGNORED[ignoring]}` : ''}${less > 0 ? `, for ${less} less` : ''}`,
  predict: ({ seat, count }, listener) => `${who(listener, seat)} predicts ${count}`,
  'draw-these': to('draw'),
  place: ({ pieces, on }, listener) => `put ${pieceNames(listener, pieces)} ${PLACES[on]}`,
  reveal: ({ card }) => `reveal ${cardName(card)}`,
};

const phrase = <Name extends Verb>(instruction: InstructionOf<Name>, listener: Listener): string =>
  PHRASES[instruction.verb](instruction, listener);

/** What an instruction does, in a few words without a full stop: names as the listener knows them. */
const describeInstruction = (instruction: Instruction, listener: Listener): string => phrase(instruction, listener);

/** Several instructions in their order. */
export const describeInstructions = (instructions: readonly Instruction[], listener: Listener): string =>
  instructions.map((instruction) => describeInstruction(instruction, listener)).join('; ');
