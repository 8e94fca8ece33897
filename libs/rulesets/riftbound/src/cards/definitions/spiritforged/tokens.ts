import { card, KEYWORDS_ONLY, use, type Definitions } from '../common/index.js';

/** Spiritforged, tokens. */
export const SPIRITFORGED_TOKENS: Definitions = {
  // Mech
  'SFD-T01': KEYWORDS_ONLY,
  // Sand Soldier
  'SFD-T02': KEYWORDS_ONLY,
  // Gold
  'SFD-T03': card(use({ exhaust: true, killThis: true }, [{ do: 'add', power: ['any'] }], { timing: 'reaction' })),
};
