import {
  compileForms,
  listKind,
  namedKind,
  pieceKind,
  piecesKind,
  seatKind,
  subjectKind,
  type FormEntry,
  type Kinds,
} from '#notation';
import { cardKindHere, cardOrUnknownKind } from './cards.js';
import { attackKind, blocksKind, challengesKind, unitsKind } from './combat.js';
import { effectsKind } from './effects.js';
import { levelingKind } from './leveling.js';
import { handScope, objectScope, ownBoardScope, spellScope, unitCardScope } from './scopes.js';
import { castSpellKind, oneSpellKind, spellKind, spellsKind, targetsKind } from './spells.js';
import { toldCardKind } from './told-cards.js';

const kinds: Kinds = {
  seat: seatKind,
  hand: namedKind(handScope),
  'hand-cards': piecesKind(handScope),
  'spell-cards': piecesKind(spellScope),
  'unit-card': namedKind(unitCardScope),
  own: pieceKind(ownBoardScope),
  source: subjectKind(objectScope),
  units: unitsKind,
  attack: attackKind,
  challenges: challengesKind,
  blocks: blocksKind,
  targets: targetsKind,
  effects: effectsKind,
  cast: castSpellKind,
  'one-spell': oneSpellKind,
  spell: spellKind,
  spells: spellsKind,
  card: cardKindHere,
  deck: listKind(cardKindHere),
  'card-or-unknown': cardOrUnknownKind,
  leveling: levelingKind,
  told: toldCardKind,
};

/** Plays of a player: what stands behind `Ana: `. */
export const PLAYER_FORMS: readonly FormEntry[] = [
  { fixed: { play: 'Shuffle' }, absent: { cards: null }, patterns: ['shuffles[cards|: {cards:deck}]'] },
  { fixed: { play: 'Mulligan' }, absent: { pieces: [] }, patterns: ['keeps', 'returns {pieces:hand-cards}'] },
  // What sort of play it is the card's own sort tells; the plain verbs behind say it themselves.
  { fixed: { play: 'CommitSpells' }, patterns: ['plays {spells:one-spell}'] },
  { fixed: { play: 'CastSpell' }, patterns: ['plays {spell:cast}'] },
  {
    fixed: { play: 'PlayUnit' },
    absent: { targets: [], replaces: null, effects: null },
    patterns: [
      'plays {:unit-card}[replaces| obliterating {replaces:own}][targets| -> {targets:targets}][effects|: {effects:effects}]',
      'plays unit {:hand}[replaces| obliterating {replaces:own}][targets| -> {targets:targets}][effects|: {effects:effects}]',
    ],
  },
  { fixed: { play: 'CommitSpells' }, patterns: ['commits {spells:spells}'] },
  { fixed: { play: 'CastSpell' }, patterns: ['casts {spell:spell}'] },
  { fixed: { play: 'DeclareSpells' }, patterns: ['declares {pieces:spell-cards}'] },
  {
    fixed: { play: 'DeclareAttack' },
    patterns: ['places {:attack}', 'places {attackers:units}; {challenges:challenges}'],
  },
  { fixed: { play: 'TakeBack' }, patterns: ['takes back'] },
  {
    fixed: { play: 'CommitAttack' },
    absent: { spells: [] },
    patterns: [
      'attacks with {:attack}[spells| and commits {spells:spells}]',
      'attacks with {attackers:units}; {challenges:challenges}[spells| and commits {spells:spells}]',
    ],
  },
  {
    fixed: { play: 'CommitBlocks' },
    absent: { spells: [] },
    patterns: ['blocks {blocks:blocks}[spells| and commits {spells:spells}]'],
  },
  { fixed: { play: 'Pass' }, patterns: ['passes'] },
  { fixed: { play: 'ChooseCard' }, patterns: ['picks {card:card}'] },
  { fixed: { play: 'DescribeEffect' }, patterns: ['describes {effects:effects}', 'resolves: {effects:effects}'] },
  {
    fixed: { play: 'AnnounceEffect' },
    absent: { skill: false, targets: [] },
    patterns: ['announces {source:source}[skill| as a skill][targets| -> {targets:targets}]: {effects:effects}'],
  },
  { fixed: { play: 'LevelUp' }, patterns: ['levels {:leveling}'] },
  { fixed: { play: 'RevealCard' }, patterns: ['reveals {:hand}'] },
  { fixed: { play: 'Concede' }, patterns: ['concedes'] },
];

/** Plays of the table: chance, and what it tells of cards. */
export const TABLE_FORMS: readonly FormEntry[] = [
  { fixed: { play: 'ChooseFirstPlayer' }, patterns: ['first player: {first:seat}'] },
  { fixed: { play: 'DefineCard' }, patterns: ['card: {card:told}'] },
];

export const playerPatterns = compileForms(PLAYER_FORMS, kinds);
export const tablePatterns = compileForms(TABLE_FORMS, kinds);
