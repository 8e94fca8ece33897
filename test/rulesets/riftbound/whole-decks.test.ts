import { readFileSync } from 'node:fs';
import { parseDeck, riftbound, type Play } from '#rulesets/riftbound';
import { randomGame } from '../../support/random-game.js';

/** Tournament decks whose every card acts by its encoded text. */
const WHOLE = [
  'ogn-beijing-cc-1-ahri',
  'ogn-houston-1-annie',
  'ogn-houston-2-master-yi',
  'sfd-bologna-1-ezreal',
  'sfd-bologna-3-irelia',
  'unl-utrecht-1-azir',
  'unl-utrecht-2-viktor',
  'unl-utrecht-3-sett',
  'unl-utrecht-4-diana',
  'unl-utrecht-5-reksai',
  'ven-barcelona-1-ornn',
  'ven-barcelona-2-kennen',
];

const player = (name: string, deck: string) => {
  const read = parseDeck(readFileSync(`test/decks/riftbound/${deck}.deck`, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return { name, deck: read.value };
};

/** Nobody concedes, and runes are used as costs ask for them: games are played to their end. */
const patient: typeof riftbound = {
  ...riftbound,
  legalPlays: (state, seat) =>
    riftbound.legalPlays(state, seat).filter(({ play }) => play.play !== 'Concede' && play.play !== 'UseRunes'),
};

const isDescribed = (play: Play): boolean =>
  play.play === 'DescribeEffect' ||
  play.play === 'AnnounceTrigger' ||
  ('instructions' in play && play.instructions !== null);

const pairs = WHOLE.map((deck, index) => [deck, WHOLE[(index + 1) % WHOLE.length] ?? ''] as const);

test.each(pairs)('%s against %s: a whole game, and nothing in it is told at the table', (one, other) => {
  const tape = randomGame(patient, 7, {
    plays: 3000,
    mode: 'duel',
    edition: 'core-1.4',
    players: [player('Ana', one), player('Ben', other)],
    firstPlayer: 0,
  });
  const plays = tape.events.flatMap((event) =>
    event.type === 'PlayRecorded' ? [(event.data as { readonly play: Play }).play] : [],
  );
  expect(plays.filter(isDescribed)).toEqual([]);
  expect(tape.events.some(({ type }) => type === 'MatchEnded')).toBe(true);
  expect(plays.length).toBeGreaterThan(60);
});
