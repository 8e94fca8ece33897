import {
  always,
  card,
  CONQUERS_HERE,
  HOLDS_HERE,
  KEYWORDS_ONLY,
  UNIT_HERE,
  when,
  type Definitions,
} from '../common/index.js';

/** Unleashed, tokens. */
export const UNLEASHED_TOKENS: Definitions = {
  // Baron Pit
  'UNL-T01': card(always({ movesHere: 'from anywhere' })),
  // Bird
  'UNL-T02': KEYWORDS_ONLY,
  // Brush
  'UNL-T03': card(
    always({
      might: 1,
      to: {
        all: {
          ...UNIT_HERE,
          anyOf: [{ tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' }, { tag: 'Ivern' }],
        },
      },
    }),
    when([CONQUERS_HERE, HOLDS_HERE], [{ do: 'swap back', at: 'here' }], { may: true }),
  ),
  // Buff
  'UNL-T04': KEYWORDS_ONLY,
  // Reflection
  'UNL-T06': KEYWORDS_ONLY,
  // XP Tracker
  'UNL-T08': KEYWORDS_ONLY,
};
