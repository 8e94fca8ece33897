import { piece, same, variants, type Renaming } from '#ruleset';
import type { Correction } from '../../words/plays.js';

/** A correction, of a piece called by another number. */
export const renameCorrection: Renaming<Correction> = variants<Correction, 'change'>('change', {
  move: { piece, zone: same, seat: same },
  'move-to-battlefield': { piece, at: same },
  damage: { piece, amount: same },
  buffs: { piece, amount: same },
  empowered: { piece, amount: same },
  exhausted: { piece, value: same },
  stunned: { piece, value: same },
  controller: { piece, seat: same },
  card: { piece, card: same },
  points: same,
  energy: same,
  power: same,
  'battlefield-controller': same,
  'remove-item': same,
  priority: same,
});
