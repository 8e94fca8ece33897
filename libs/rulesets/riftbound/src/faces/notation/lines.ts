import {
  type FormEntry,
  type Kinds,
  abilityKind,
  compileForms,
  listKind,
  namedKind,
  pieceKind,
  piecesKind,
  seatKind,
  subjectKind,
} from '#notation';
import { anyCardKind, battlefieldCardKind, cardOrUnknownKind, nameableKind, wordKind } from './references.js';
import { instructionsKind } from './instructions.js';
import { itemKind, targetKind } from './items.js';
import { deckKind, battlefieldKind, furtherKind, locationKind } from './places.js';
import { costKind, paymentKind, runeUseKind } from './payments.js';
import {
  cardScope,
  choiceScope,
  seenScope,
  handScope,
  playableScope,
  replacerScope,
  sourceScope,
  unitScope,
} from './scopes.js';
import { damageKind, unitKind } from './instruction-kinds.js';
import { declaredKind, modesKind } from './declared.js';

const kinds: Kinds = {
  seat: seatKind,
  playable: namedKind(playableScope),
  hand: namedKind(handScope),
  'hand-cards': piecesKind(handScope),
  cards: piecesKind(cardScope),
  choosable: piecesKind(choiceScope),
  seen: pieceKind(seenScope),
  'cards-or-unknown': listKind(cardOrUnknownKind),
  units: piecesKind(unitScope),
  source: subjectKind(sourceScope),
  replacer: pieceKind(replacerScope),
  unit: unitKind,
  battlefield: battlefieldKind,
  'battlefield-card': battlefieldCardKind,
  location: locationKind,
  further: furtherKind,
  targets: listKind(targetKind),
  'chain-items': listKind(itemKind),
  ability: abilityKind,
  instructions: instructionsKind,
  payment: paymentKind,
  runes: runeUseKind,
  cost: costKind,
  declared: declaredKind,
  modes: modesKind,
  damage: listKind(damageKind, { takes: ({ unit }) => unit }),
  'any-card': nameableKind,
  word: wordKind,
  'card-list': listKind(anyCardKind),
  deck: deckKind,
};

const NO_COST = { energy: 0, power: [], exhaustSource: false, instructions: [] };

/** Plays of a player: what stands behind `Ana: `. */
export const PLAYER_FORMS: readonly FormEntry[] = [
  { fixed: { play: 'ChooseBattlefield' }, patterns: ['picks {card:battlefield-card}'] },
  {
    fixed: { play: 'Shuffle' },
    absent: { cards: null },
    patterns: ['shuffles {deck:deck}[cards|: {cards:card-list}]'],
  },
  { fixed: { play: 'Mulligan' }, absent: { pieces: [] }, patterns: ['keeps', 'mulligans {pieces:hand-cards}'] },
  {
    fixed: { play: 'PlayCard' },
    absent: { to: null, accelerate: false, declared: null, cost: null, targets: [], payment: null, instructions: null },
    patterns: [
      'plays {:playable}[to| to {to:location}][accelerate| accelerated][cost| ({cost:cost})][targets| -> {targets:targets}][declared| {declared:declared}][payment| {payment:payment}][instructions|: {instructions:instructions}]',
    ],
  },
  {
    fixed: { play: 'ActivateAbility' },
    absent: { ability: null, cost: NO_COST, to: null, targets: [], declared: null, payment: null, instructions: null },
    patterns: [
      'uses {source:source}[ability| ability {ability:ability}][to| to {to:location}][cost| ({cost:cost})][targets| -> {targets:targets}][declared| {declared:declared}][payment| {payment:payment}][instructions|: {instructions:instructions}]',
    ],
  },
  {
    fixed: { play: 'AnnounceTrigger' },
    absent: { targets: [], instructions: null },
    patterns: ['triggers {source:source}[targets| -> {targets:targets}][instructions|: {instructions:instructions}]'],
  },
  { fixed: { play: 'UseRunes' }, patterns: ['{payment:runes}'] },
  { fixed: { play: 'MoveUnits' }, patterns: ['moves {units:units} to {to:location}'] },
  {
    fixed: { play: 'HideCard' },
    absent: { payment: null },
    patterns: ['hides {:hand} at {at:battlefield}[payment| {payment:payment}]'],
  },
  { fixed: { play: 'Pass' }, patterns: ['passes'] },
  { fixed: { play: 'EndTurn' }, patterns: ['ends turn', 'ends the turn'] },
  { fixed: { play: 'AssignDamage' }, patterns: ['assigns {damage:damage}'] },
  { fixed: { play: 'DescribeEffect' }, patterns: ['resolves: {instructions:instructions}'] },
  { fixed: { play: 'ChooseShowdown' }, patterns: ['chooses {at:battlefield}', 'chooses showdown at {at:battlefield}'] },
  { fixed: { play: 'OrderTriggers' }, patterns: ['orders {items:chain-items}'] },
  {
    fixed: { play: 'FinalizeItem', use: false, targets: [], to: null, declared: null, payment: null },
    patterns: ['declines'],
  },
  {
    fixed: { play: 'FinalizeItem', use: true },
    absent: { targets: [], to: null, declared: null, payment: null },
    patterns: [
      'answers[to| to {to:location}][targets| -> {targets:targets}][declared| {declared:declared}][payment| {payment:payment}]',
    ],
  },
  {
    fixed: { play: 'Decide', yes: true },
    absent: { declared: null, payment: null },
    patterns: ['agrees[declared| {declared:declared}][payment| {payment:payment}]'],
  },
  { fixed: { play: 'Decide', yes: false, declared: null, payment: null }, patterns: ['refuses'] },
  { fixed: { play: 'ChooseAnew', targets: null, to: null }, patterns: ['keeps the choices'] },
  {
    fixed: { play: 'ChooseAnew' },
    absent: { targets: [], to: null },
    patterns: [
      'chooses anew[to| to {to:location}][also| {also:further}][targets| -> {targets:targets}][modes| mode {modes:modes}]',
    ],
  },
  { fixed: { play: 'PickObjects', pieces: [], cards: [] }, patterns: ['chooses nothing'] },
  {
    fixed: { play: 'PickObjects' },
    absent: { cards: [] },
    patterns: ['chooses cards {pieces:choosable}[cards| as {cards:cards-or-unknown}]'],
  },
  { fixed: { play: 'ActOnSeen', piece: null }, patterns: ['acts on nothing'] },
  { fixed: { play: 'ActOnSeen' }, patterns: ['acts on {piece:seen}'] },
  { fixed: { play: 'ShowCards' }, patterns: ['shows {cards:cards-or-unknown}'] },
  {
    fixed: { play: 'ArrangeCards' },
    absent: { recycle: [] },
    patterns: ['puts back {keep:choosable}[recycle| recycling {recycle:choosable}]'],
  },
  { fixed: { play: 'ApplyReplacement', source: null, to: null, payment: null }, patterns: ['applies nothing'] },
  {
    fixed: { play: 'ApplyReplacement' },
    absent: { to: null, payment: null },
    patterns: ['applies {source:replacer}[to| to {to:unit}][payment| {payment:payment}]'],
  },
  { fixed: { play: 'RevealCard' }, patterns: ['reveals {:hand}'] },
  {
    fixed: { play: 'Sideboard' },
    absent: { out: [], in: [] },
    patterns: [
      'sideboards[out| {out:card-list}][in| for {in:card-list}][champion|; Chosen Champion {champion:any-card}]',
    ],
  },
  { fixed: { play: 'Invite' }, patterns: ['invites {mate:seat}'] },
  { fixed: { play: 'ChoosePlace' }, patterns: ['places the token at {to:location}'] },
  { fixed: { play: 'NameCard' }, patterns: ['names {card:any-card}'] },
  { fixed: { play: 'ChooseWord' }, patterns: ['chooses word {word:word}'] },
  { fixed: { play: 'ChooseOpponent' }, patterns: ['gives the point to {opponent:seat}'] },
  { fixed: { play: 'Concede' }, patterns: ['concedes'] },
];

/** Plays of the table: chance, agreement, the next game. */
export const TABLE_FORMS: readonly FormEntry[] = [
  { fixed: { play: 'ChooseFirstPlayer' }, patterns: ['first player: {first:seat}'] },
  { fixed: { play: 'OrderCards' }, patterns: ['order: {pieces:cards}'] },
  { fixed: { play: 'AgreeDraw' }, patterns: ['draw agreed'] },
  { fixed: { play: 'NextGame' }, absent: { first: null }, patterns: ['next game[first|, {first:seat} first]'] },
];

export const playerPatterns = compileForms(PLAYER_FORMS, kinds);
export const tablePatterns = compileForms(TABLE_FORMS, kinds);
