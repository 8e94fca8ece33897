import { compileForms, numberKind, pieceKind, seatKind, wordsKind, type FormEntry, type Kinds } from '#notation';
import { cardOrUnknownKind } from './cards.js';
import { objectScope } from './scopes.js';
import { itemKind } from './targets.js';

const kinds: Kinds = {
  piece: pieceKind(objectScope),
  number: numberKind,
  seat: seatKind,
  item: itemKind,
  card: cardOrUnknownKind,
  place: wordsKind([
    ['hand', 'hand'],
    ['bench', 'the bench', 'bench'],
    ['graveyard', 'the graveyard', 'graveyard'],
    ['gone', 'nowhere'],
  ]),
  stunned: wordsKind([
    [true, 'stunned'],
    [false, 'not stunned'],
  ]),
  token: wordsKind([
    [true, 'the attack token'],
    [false, 'no attack token'],
  ]),
};

/** Described changes: what stands behind `correct: `. */
export const CORRECTION_FORMS: readonly FormEntry[] = [
  { fixed: { change: 'move' }, patterns: ['move {piece:piece} to {to:place}'] },
  { fixed: { change: 'damage' }, patterns: ['{piece:piece} has {amount:number} damage'] },
  { fixed: { change: 'stunned' }, patterns: ['{piece:piece} is {value:stunned}'] },
  { fixed: { change: 'to-act' }, patterns: ['{seat:seat} is to act'] },
  { fixed: { change: 'card' }, patterns: ['{piece:piece} is {card:card}'] },
  { fixed: { change: 'nexus' }, patterns: ['{seat:seat} has {health:number} health'] },
  { fixed: { change: 'spell-mana' }, patterns: ['{seat:seat} has {mana:number} spell mana'] },
  { fixed: { change: 'mana' }, patterns: ['{seat:seat} has {mana:number} mana'] },
  {
    fixed: { change: 'gems' },
    patterns: ['{seat:seat} has {gems:number} mana gems', '{seat:seat} has {gems:number} mana gem'],
  },
  { fixed: { change: 'token' }, patterns: ['{seat:seat} has {value:token}'] },
  { fixed: { change: 'remove-item' }, patterns: ['remove {item:item} from the stack'] },
];

export const correctionPatterns = compileForms(CORRECTION_FORMS, kinds);
