import type { CardDefinition } from '../../abilities/definition.js';
import { KEYWORDS_ONLY } from './common.js';

/** Cards that say nothing beyond their keywords, and belong to no set alone: basic runes and tokens. */
export const PLAIN: Readonly<Record<string, CardDefinition>> = {
  'OGN-007': KEYWORDS_ONLY, // Fury Rune
  'OGN-042': KEYWORDS_ONLY, // Calm Rune
  'OGN-089': KEYWORDS_ONLY, // Mind Rune
  'OGN-126': KEYWORDS_ONLY, // Body Rune
  'OGN-166': KEYWORDS_ONLY, // Chaos Rune
  'OGN-214': KEYWORDS_ONLY, // Order Rune
  'OGN-271': KEYWORDS_ONLY, // Recruit
  'SFD-T01': KEYWORDS_ONLY, // Mech
  'SFD-T02': KEYWORDS_ONLY, // Sand Soldier
  'UNL-T02': KEYWORDS_ONLY, // Bird
  'VEN-T06': KEYWORDS_ONLY, // Tentacle
};
