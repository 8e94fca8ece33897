import { ok } from '#kernel';
import { notationOf, type Subject } from '#notation';
import type { Notation } from '#ruleset';
import { declaredByName, declaredByNumber } from '../judging/declared-by-name.js';
import type { Play } from '../words/plays.js';
import { withName, withNumber } from './notation/abilities.js';
import { correctionPatterns } from './notation/corrections.js';
import { lexicon } from './notation/lexicon.js';
import { playerPatterns, tablePatterns } from './notation/lines.js';
import { lineShape } from './parse-play.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { itemOn } from '../state/chain-item.js';

/** What a description is about: the item that resolves. */
const describedItem = (state: RiftboundState): Subject | null => {
  const { choice } = state;
  const item = choice?.kind === 'describe' ? itemOn(state, choice.item) : undefined;
  return item === undefined ? null : { piece: item.piece, card: state.pieces[item.piece]?.card ?? null };
};

const SAID_AS = {
  ...{ activates: 'uses', activate: 'uses', casts: 'plays', cast: 'plays', summons: 'plays', taps: 'exhausts' },
  ...{ attacks: 'moves', attack: 'moves', tap: 'exhausts' },
};

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:with |and )?repeat\b/i, 'What is repeated is written behind the targets: "-> Vi repeated -> Teemo".'],
  [/^(?:with |and )?accelerate\b/i, 'Write "accelerated" behind the place.'],
  [/^(?:on|targeting|at|targets|choosing|against)\b/i, 'Targets stand behind "->": "Ana: plays Stupefy -> Vi".'],
  [
    /^(?:paying|for)\b/i,
    'What a play costs is paid by itself; a cost that is told stands in brackets: "(2 energy, 1 Fury)".',
  ],
];

const lines: Notation<RiftboundState, Play> = notationOf({
  lexicon,
  players: playerPatterns,
  table: tablePatterns,
  corrections: correctionPatterns,
  shape: lineShape,
  moreVerbs: ['exhausts', 'recycles'],
  saidAs: SAID_AS,
  hints: HINTS,
  subjectOf: describedItem,
});

/**
 * Plays as lines that a person types and reads: `Ana: plays Challenge -> Vi, Teemo`. The forms are tables (faces/notation/lines.ts,
 * instructions.ts, corrections.ts) from which lines are both read and written; docs/reference/notation-riftbound.md shows each.
 */
export const notation: Notation<RiftboundState, Play> = {
  ...lines,
  parse: (line, state) => {
    const read = lines.parse(line, state);
    return read.ok ? ok(declaredByName(state, withName(state, read.value))) : read;
  },
  make: (play, state) => lines.make(withNumber(state, declaredByNumber(state, play)), state),
};
