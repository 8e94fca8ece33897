import {
  type FormEntry,
  type Kinds,
  compileForms,
  numberKind,
  pieceKind,
  seatKind,
  seatOrNobodyKind,
  wordsKind,
} from '#notation';
import { itemKind } from './items.js';
import { battlefieldKind, ownedZoneKind } from './places.js';
import { cardOrUnknownKind } from './references.js';
import { powerKind } from './resources.js';
import { objectScope } from './scopes.js';

const kinds: Kinds = {
  piece: pieceKind(objectScope),
  zone: ownedZoneKind,
  battlefield: battlefieldKind,
  number: numberKind,
  seat: seatKind,
  'seat-or-nobody': seatOrNobodyKind,
  item: itemKind,
  card: cardOrUnknownKind,
  power: powerKind,
  exhausted: wordsKind([
    [true, 'exhausted'],
    [false, 'ready'],
  ]),
  stunned: wordsKind([
    [true, 'stunned'],
    [false, 'not stunned'],
  ]),
};

/** Described changes: what stands behind `correct: `. Who holds a battlefield goes before who controls a piece. */
export const CORRECTION_FORMS: readonly FormEntry[] = [
  { fixed: { change: 'move' }, patterns: ['move {piece:piece} to {:zone}'] },
  { fixed: { change: 'move-to-battlefield' }, patterns: ['move {piece:piece} to {at:battlefield}'] },
  { fixed: { change: 'damage' }, patterns: ['{piece:piece} has {amount:number} damage'] },
  {
    fixed: { change: 'buffs' },
    patterns: ['{piece:piece} has {amount:number} buffs', '{piece:piece} has {amount:number} buff'],
  },
  { fixed: { change: 'exhausted' }, patterns: ['{piece:piece} is {value:exhausted}'] },
  { fixed: { change: 'empowered' }, patterns: ['{piece:piece} is Empowered {amount:number} times'] },
  { fixed: { change: 'stunned' }, patterns: ['{piece:piece} is {value:stunned}'] },
  {
    fixed: { change: 'battlefield-controller' },
    patterns: ['{at:battlefield} is controlled by {seat:seat-or-nobody}'],
  },
  { fixed: { change: 'controller' }, patterns: ['{piece:piece} is controlled by {seat:seat}'] },
  { fixed: { change: 'card' }, patterns: ['{piece:piece} is {card:card}'] },
  {
    fixed: { change: 'points' },
    patterns: ['{seat:seat} has {points:number} points', '{seat:seat} has {points:number} point'],
  },
  { fixed: { change: 'energy' }, patterns: ['{seat:seat} has {energy:number} energy'] },
  { fixed: { change: 'power' }, patterns: ['{seat:seat} has {amount:number} {domain:power} power'] },
  { fixed: { change: 'remove-item' }, patterns: ['remove {item:item} from the chain'] },
  { fixed: { change: 'priority' }, patterns: ['{seat:seat} has priority'] },
];

export const correctionPatterns = compileForms(CORRECTION_FORMS, kinds);
