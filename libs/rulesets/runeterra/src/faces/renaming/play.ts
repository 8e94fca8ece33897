import { piece, pieces, pieceSet, same, variants, type Renaming } from '#ruleset';
import type { Play } from '../../words/plays.js';
import { blocks, challenges, correction, effects, playTargets, spell, spells } from './parts.js';

/** What each play says of pieces, called by other numbers. */
export const renamePlay: Renaming<Play> = variants<Play, 'play'>('play', {
  ChooseFirstPlayer: same,
  Shuffle: same,
  Mulligan: { seat: same, pieces: pieceSet },
  PlayUnit: { seat: same, piece, card: same, targets: playTargets, replaces: piece, effects },
  CommitSpells: { seat: same, spells },
  CastSpell: { seat: same, spell },
  DeclareAttack: { seat: same, attackers: pieces, challenges },
  DeclareSpells: { seat: same, pieces },
  TakeBack: same,
  CommitAttack: { seat: same, attackers: pieces, challenges, spells },
  CommitBlocks: { seat: same, blocks, spells },
  Pass: same,
  ChooseCard: same,
  DescribeEffect: { seat: same, effects },
  AnnounceEffect: { seat: same, source: piece, skill: same, targets: playTargets, effects },
  LevelUp: { seat: same, piece, into: same },
  DefineCard: same,
  RevealCard: { seat: same, piece, card: same },
  Concede: same,
  Correct: { correction, note: same },
});
