import { words } from '#ruleset';
import type { BoardFact } from '../../state/facts.js';
import type { EffectInForce } from '../../state/riftbound-state.js';
import { isCardId } from '../../cards/catalogue.js';
import { damageSource } from './sources.js';
import {
  cardName,
  damageParts,
  pieceName,
  pieceNames,
  placeName,
  who,
  type Listener,
  type Tellers,
  CONTROL_UNTIL,
} from './tell.js';

const { listed, signed } = words;

const WINDOWS = { turn: ' this turn', combat: ' this combat', always: '' } as const;

const named = (what: string): string => (isCardId(what) ? cardName(what) : what);

const given = ({ might, keyword, value, base, tag, named: name }: EffectInForce): string =>
  listed([
    ...(tag === undefined ? [] : [`the tag ${tag}`]),
    ...(name === undefined ? [] : [`${named(name)} named for it`]),
    ...(base === undefined ? [] : [`${base} as its base Might`]),
    ...(might === 0 ? [] : [`${signed(might)} Might`]),
    ...(keyword === null ? [] : [value > 1 ? `${keyword} ${value}` : keyword]),
  ]);

const effectBegan = (listener: Listener, effect: EffectInForce): string =>
  `${pieceName(listener, effect.piece)} gets ${given(effect)}${WINDOWS[effect.until]}`;

const effectsEnded = (listener: Listener, ids: readonly number[], unstunned: readonly number[]): string => {
  const ended = listener.before.effects.filter((effect) => ids.includes(effect.id));
  const parts = [
    ...ended.map((effect) => `${pieceName(listener, effect.piece)} loses ${given(effect)}`),
    ...(unstunned.length === 0 ? [] : [`no longer stunned: ${pieceNames(listener, unstunned)}`]),
  ];
  return `Effects end: ${parts.length === 0 ? 'none' : parts.join('; ')}.`;
};

export const tellBoard: Tellers<BoardFact> = {
  PiecesReadied: ({ pieces }, listener) => `Readied: ${pieceNames(listener, pieces)}.`,
  PiecesExhausted: ({ pieces }, listener) => `Exhausted: ${pieceNames(listener, pieces)}.`,
  UnitsMoved: ({ seat, units, to, standard }, listener) =>
    standard
      ? `${who(listener, seat)} moves ${pieceNames(listener, units)} to ${placeName(listener, to)}.`
      : `Moved to ${placeName(listener, to)}: ${pieceNames(listener, units)}.`,
  PiecesRecalled: ({ pieces }, listener) => `Recalled to base: ${pieceNames(listener, pieces)}.`,
  PiecePut: ({ piece, card, to, exhausted }, listener) =>
    `${pieceName(listener, piece, card)} is put onto ${placeName(listener, to)} ${exhausted ? 'exhausted' : 'ready'}.`,
  TokensCreated: ({ seat, token, count, to, exhausted }, listener) =>
    `${who(listener, seat)} creates ${count} ${cardName(token)} at ${placeName(listener, to)}${exhausted ? ', exhausted' : ''}.`,
  UnitsStunned: ({ units }, listener) => `Stunned: ${pieceNames(listener, units)}.`,
  DamageDealt: ({ parts, source }, listener) => `${damageSource(listener, source)}: ${damageParts(listener, parts)}.`,
  UnitsHealed: ({ units }, listener) => `Healed: ${pieceNames(listener, units)}.`,
  PiecesKilled: ({ pieces, cards }, listener) => `Killed: ${pieceNames(listener, pieces, cards)}.`,
  UnitsBuffed: ({ units }, listener) => `Buffed: ${pieceNames(listener, units)}.`,
  PiecesEmpowered: ({ pieces }, listener) => `Empowered: ${pieceNames(listener, pieces)}.`,
  PiecesDisempowered: ({ pieces }, listener) => `Disempowered: ${pieceNames(listener, pieces)}.`,
  BuffsSpent: ({ units }, listener) => `A buff is spent from ${pieceNames(listener, units)}.`,
  ControlChanged: ({ pieces, seat, until, source }, listener) =>
    `${who(listener, seat)} takes control of ${pieceNames(listener, pieces)}${CONTROL_UNTIL[until](pieceName(listener, source.piece))}.`,
  ControlReturned: ({ pieces, seats }, listener) =>
    pieces.length === 0
      ? 'A change of control ends.'
      : pieces
          .map((piece, index) => `${who(listener, seats[index] ?? 0)} controls ${pieceName(listener, piece)} again.`)
          .join(' '),
  PieceAttached: ({ piece, to }, listener) =>
    `${pieceName(listener, piece)} is attached to ${pieceName(listener, to)}.`,
  CopiesMade: ({ pieces, card }, listener) => `${pieceNames(listener, pieces)}: now a copy of ${cardName(card)}.`,
  TextCopied: ({ piece, card }, listener) =>
    `${pieceName(listener, piece)} has the text of ${cardName(card)} for its bearer.`,
  PieceDetached: ({ piece }, listener) => `${pieceName(listener, piece)} is detached.`,
  ReplacementApplied: ({ name, part, would }, listener) =>
    part === null
      ? `${cardName(name.card)} changes what would happen: ${would}.`
      : `${cardName(name.card)} changes what would happen to ${pieceName(listener, part)}: ${would}.`,
  EffectsBegan: ({ effects }, listener) => `${effects.map((effect) => effectBegan(listener, effect)).join('; ')}.`,
  LimitsFixed: ({ limits }, listener) =>
    limits.length === 0
      ? 'No limit of a passive ability applies any more.'
      : `${limits
          .map(
            ({ source, unit, might }) =>
              `${pieceName(listener, source.piece)} takes ${-might} Might from ${pieceName(listener, unit.piece)} for as long as it applies`,
          )
          .join('; ')}.`,
  AbilityDelayed: ({ delayed }, listener) =>
    `An ability of ${pieceName(listener, delayed.source.piece)} is in force${delayed.until === 'turn' ? ' this turn' : ''}.`,
  DelayedEnded: ({ delayed }, listener) =>
    `Delayed abilities end: ${listed(
      listener.before.delayed
        .filter(({ id }) => delayed.includes(id))
        .map(({ source }) => pieceName(listener, source.piece)),
    )}.`,
  EffectsEnded: ({ effects, unstunned }, listener) => effectsEnded(listener, effects, unstunned),
};
