import type { Seat } from '#ruleset';

/** Glyphs on a play, with what each says. Source: the annotation glyphs of chess, as studies there use them; `forced`: there was no other. */
export const PLAY_GLYPHS = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'doubtful',
  '?': 'mistake',
  '??': 'blunder',
  forced: 'the only play',
} as const;
export type PlayGlyph = keyof typeof PLAY_GLYPHS;

/** Whether a word is a glyph on a play. */
export const isPlayGlyph = (word: string): word is PlayGlyph => Object.hasOwn(PLAY_GLYPHS, word);

/** What is said of a position: nobody's, or for a seat. */
export type PositionGlyph =
  | { readonly says: 'even' | 'unclear'; readonly seat: null }
  | { readonly says: 'better' | 'winning'; readonly seat: Seat };

const SIGNS = { even: '=', unclear: '∞', better: '±', winning: '+−' } as const;

/** A position's glyph as a sign and in words. */
export const positionWords = (
  { says, seat }: PositionGlyph,
  names: readonly string[],
): { readonly sign: string; readonly words: string } => ({
  sign: SIGNS[says],
  words: seat === null ? says : `${names[seat] ?? `seat ${String(seat)}`} is ${says}`,
});
