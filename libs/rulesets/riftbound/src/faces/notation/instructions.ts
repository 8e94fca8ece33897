import { ACTING, compileForms, sequenceKind, type FormEntry } from '#notation';
import { INSTRUCTION_KINDS } from './instruction-kinds.js';
import type { Instruction } from '../../words/instruction.js';
import type { Context } from './source.js';

/**
 * Every verb of the effects, as it is said: the one table from which described effects are both read and written. `fixed.verb`
 * names the instruction.
 */
export const INSTRUCTION_FORMS: readonly FormEntry[] = [
  { fixed: { verb: 'deal' }, patterns: ['deal {amount:number} to {to:objects}'] },
  { fixed: { verb: 'split' }, patterns: ['split {shares:damage}', '{by:object} splits {shares:damage}'] },
  { fixed: { verb: 'strike' }, patterns: ['{by:object} deals {amount:number} to {to:objects}'] },
  { fixed: { verb: 'heal' }, patterns: ['heal {pieces:objects}'] },
  { fixed: { verb: 'kill' }, patterns: ['kill {pieces:objects}'] },
  { fixed: { verb: 'stun' }, patterns: ['stun {pieces:objects}'] },
  { fixed: { verb: 'ready' }, patterns: ['ready {pieces:exhausted}'] },
  { fixed: { verb: 'exhaust' }, patterns: ['exhaust {pieces:ready}'] },
  { fixed: { verb: 'recall' }, patterns: ['recall {pieces:objects}'] },
  { fixed: { verb: 'move' }, patterns: ['move {pieces:objects} to {to:location}'] },
  { fixed: { verb: 'buff' }, patterns: ['buff {pieces:objects}'] },
  { fixed: { verb: 'empower' }, patterns: ['empower {pieces:objects}'] },
  { fixed: { verb: 'disempower' }, patterns: ['disempower {pieces:objects}'] },
  { fixed: { verb: 'spend-buff' }, patterns: ['spend the buff on {pieces:objects}'] },
  { fixed: { verb: 'banish' }, patterns: ['banish {pieces:objects}'] },
  { fixed: { verb: 'return' }, patterns: ['return {pieces:objects}'] },
  { fixed: { verb: 'recycle' }, patterns: ['recycle {pieces:cards}'] },
  { fixed: { verb: 'discard' }, patterns: ['discard {pieces:hand}'] },
  {
    fixed: { verb: 'draw' },
    absent: { seat: ACTING },
    patterns: ['draw {count:number}', '{seat:seat} draws {count:number}'],
  },
  {
    fixed: { verb: 'burn' },
    absent: { seat: ACTING },
    patterns: ['burn {count:number}', '{seat:seat} burns {count:number}'],
  },
  {
    fixed: { verb: 'channel' },
    absent: { seat: ACTING, exhausted: false },
    patterns: [
      'channel {count:number}[exhausted| exhausted]',
      '{seat:seat} channels {count:number}[exhausted| exhausted]',
    ],
  },
  {
    fixed: { verb: 'score' },
    absent: { seat: ACTING },
    patterns: ['score {points:number}', '{seat:seat} scores {points:number}'],
  },
  { fixed: { verb: 'win' }, patterns: ['{seat:seat} wins the game'] },
  {
    fixed: { verb: 'replace' },
    absent: { seat: ACTING },
    patterns: [
      'replace {at:battlefield} with {token:token}',
      '{seat:seat} replaces {at:battlefield} with {token:token}',
    ],
  },
  { fixed: { verb: 'swap-back' }, patterns: ['swap back {at:battlefield}'] },
  {
    fixed: { verb: 'extra-turn' },
    absent: { seat: ACTING },
    patterns: ['take a turn after this', '{seat:seat} takes a turn after this'],
  },
  {
    fixed: { verb: 'gain-xp' },
    absent: { seat: ACTING },
    patterns: ['gain {amount:number} XP', '{seat:seat} gains {amount:number} XP'],
  },
  {
    fixed: { verb: 'add' },
    absent: { seat: ACTING, only: null },
    patterns: [
      'add {:resources}[only| only for {only:bound}]',
      '{seat:seat} adds {:resources}[only| only for {only:bound}]',
    ],
  },
  {
    fixed: { verb: 'pay' },
    absent: { seat: ACTING },
    patterns: ['pay {:resources}', '{seat:seat} pays {:resources}'],
  },
  {
    fixed: { verb: 'create', played: true },
    absent: { seat: ACTING, count: 1, exhausted: false },
    patterns: [
      'play [count|{count:number} ]{token:token} at {to:location}[exhausted| exhausted]',
      '{seat:seat} plays [count|{count:number} ]{token:token} at {to:location}[exhausted| exhausted]',
    ],
  },
  {
    fixed: { verb: 'create' },
    absent: { seat: ACTING, count: 1, exhausted: false },
    patterns: [
      'create [count|{count:number} ]{token:token} at {to:location}[exhausted| exhausted]',
      '{seat:seat} creates [count|{count:number} ]{token:token} at {to:location}[exhausted| exhausted]',
    ],
  },
  { fixed: { verb: 'counter' }, patterns: ['counter {item:item}'] },
  {
    fixed: { verb: 'take-item' },
    absent: { seat: ACTING },
    patterns: ['take {item:item}', '{seat:seat} takes {item:item}'],
  },
  {
    fixed: { verb: 'might' },
    absent: { until: 'turn' },
    patterns: [
      'give {amount:signed} Might to {pieces:objects} {until:duration}',
      'give {amount:signed} Might to {pieces:objects}',
    ],
  },
  {
    fixed: { verb: 'set-might' },
    absent: { until: 'turn' },
    patterns: [
      'set the Might of {pieces:objects} to {to:number} {until:duration}',
      'set the Might of {pieces:objects} to {to:number}',
    ],
  },
  { fixed: { verb: 'copy' }, patterns: ['copy {of:object} to {pieces:objects}'] },
  {
    fixed: { verb: 'keyword' },
    absent: { until: 'turn', value: 1 },
    patterns: [
      'give {keyword:keyword}[value| {value:number}] to {pieces:objects} {until:duration}',
      'give {keyword:keyword}[value| {value:number}] to {pieces:objects}',
    ],
  },
  {
    fixed: { verb: 'control' },
    absent: { seat: ACTING, until: 'always' },
    patterns: [
      'take control of {pieces:objects} {until:holding}',
      'take control of {pieces:objects}',
      '{seat:seat} takes control of {pieces:objects} {until:holding}',
      '{seat:seat} takes control of {pieces:objects}',
    ],
  },
  {
    fixed: { verb: 'lose-control' },
    absent: { seat: ACTING },
    patterns: ['lose control of {pieces:objects}', '{seat:seat} loses control of {pieces:objects}'],
  },
  { fixed: { verb: 'attach' }, patterns: ['attach {piece:object} to {to:object}'] },
  { fixed: { verb: 'detach' }, patterns: ['detach {piece:object}'] },
  { fixed: { verb: 'put' }, patterns: ['put {:named} to {to:location}'] },
  { fixed: { verb: 'reveal' }, patterns: ['reveal {:named}'] },
  {
    fixed: { verb: 'look' },
    absent: { seat: ACTING },
    patterns: ['look at the top {count:number}', '{seat:seat} looks at the top {count:number}'],
  },
  {
    fixed: { verb: 'reveal-top' },
    absent: { seat: ACTING, deck: 'main-deck' },
    patterns: [
      'reveal the top {count:number}[deck| of the {deck:deck}]',
      '{seat:seat} reveals the top {count:number}[deck| of the {deck:deck}]',
    ],
  },
  {
    fixed: { verb: 'reveal-hand' },
    absent: { seat: ACTING },
    patterns: ['reveal the hand', '{seat:seat} reveals the hand'],
  },
  {
    fixed: { verb: 'look-facedown' },
    absent: { seat: ACTING },
    patterns: ['look at the facedown cards of {of:seat}', '{seat:seat} looks at the facedown cards of {of:seat}'],
  },
  { fixed: { verb: 'show' }, patterns: ['show {pieces:cards}'] },
  {
    fixed: { verb: 'predict' },
    absent: { seat: ACTING },
    patterns: ['predict {count:number}', '{seat:seat} predicts {count:number}'],
  },
  {
    fixed: { verb: 'play' },
    absent: { seat: ACTING, ignoring: null, cost: null, less: 0, only: null, also: [], then: null },
    patterns: [
      'play {:named}[ignoring| ignoring {ignoring:ignored}][cost| for {cost:resources}][less| costing {less:number} less][only| only to {only:locations}][also| also to {also:locations}][then| then {then:afterwards}]',
      '{seat:seat} plays {:named}[ignoring| ignoring {ignoring:ignored}][cost| for {cost:resources}][less| costing {less:number} less][only| only to {only:locations}][also| also to {also:locations}][then| then {then:afterwards}]',
    ],
  },
  { fixed: { verb: 'draw-these' }, patterns: ['draw {pieces:cards}'] },
  { fixed: { verb: 'place' }, patterns: ['place {pieces:cards} {on:place}'] },
];

/** What happened, instruction by instruction, separated by semicolons; `nothing` where nothing did. */
export const instructionsKind = sequenceKind<Instruction, Context>(compileForms(INSTRUCTION_FORMS, INSTRUCTION_KINDS));
