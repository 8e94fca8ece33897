import type { Definition } from '../../words/definition.js';
import { ANYTHING, cast, deal, dealNexus, ENEMIES, skill, summon, TARGET, text, when } from './common.js';

/** Piltover & Zaun, set 1. */
export const PILTOVER_AND_ZAUN: readonly Definition[] = [
  // Eager Apprentice
  text('01PZ019', when('summon', { do: 'refill-spell-mana', amount: 2, side: 'ally' })),
  // Chempunk Shredder
  text('01PZ044', when('play', skill('01PZ044T2'))),
  // Face-Melter
  cast('01PZ044T2', [], deal(1, ENEMIES)),
  // Mystic Shot
  cast('01PZ052', [ANYTHING], deal(2, TARGET)),
  // Boomcrew Rookie
  text('01PZ054', when('attack', skill('01PZ054T1'))),
  // Undermine
  cast('01PZ054T1', [], dealNexus(2)),
  // Scrapdash Assembly
  cast('01PZ057', [], summon('01PZ032', 2)),
];
