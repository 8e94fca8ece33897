import { codeAt } from '../cards/known-cards.js';
import { notationOf, type Subject } from '#notation';
import type { Notation } from '#ruleset';
import type { Play } from '../words/plays.js';
import { correctionPatterns } from './notation/corrections.js';
import { lexicon } from './notation/lexicon.js';
import { playerPatterns, tablePatterns } from './notation/lines.js';
import { playShape } from './parse-play.js';
import { itemOf, type RuneterraState } from '../state/runeterra-state.js';

/** What a description is about: the spell, or the unit whose skill it is. */
const describedItem = (state: RuneterraState): Subject | null => {
  const { choice } = state;
  const item = choice?.kind === 'describe' ? itemOf(state, choice.item) : null;
  const piece = item?.piece ?? item?.source ?? null;
  return piece === null ? null : { piece, card: codeAt(state, piece) };
};

const SAID_AS = { summons: 'plays', challenges: 'attacks', defends: 'blocks' };

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:on|targeting|at|targets|choosing|against)\b/i, 'Targets stand behind "->": "Ana: plays Mystic Shot -> Teemo".'],
];

/**
 * Plays as lines that a person types and reads: `Ana: attacks with Quinn, Garen challenging Ben's Teemo`. The forms are tables
 * (faces/notation/lines.ts, effects.ts, corrections.ts) from which lines are both read and written; docs/reference/notation-runeterra.md
 * shows each.
 */
export const notation: Notation<RuneterraState, Play> = notationOf({
  lexicon,
  players: playerPatterns,
  table: tablePatterns,
  corrections: correctionPatterns,
  shape: playShape,
  subjectOf: describedItem,
  saidAs: SAID_AS,
  hints: HINTS,
});
