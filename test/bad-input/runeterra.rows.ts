import type { BadRequest } from './bad-request.js';

const play = (what: string, entered: object, expected: Pick<BadRequest, 'code' | 'words'>): BadRequest => ({
  what,
  path: '/matches/paper/plays',
  body: { playId: 'bad', ...entered },
  status: 422,
  ...expected,
});

const opening = (what: string, deck: unknown, expected: Pick<BadRequest, 'code' | 'words'>): BadRequest => ({
  what,
  path: '/matches',
  body: {
    ruleset: 'runeterra',
    mode: 'standard',
    edition: 'runeterra-1',
    players: [{ name: 'Ana', deck }, { name: 'Ben' }],
  },
  status: 422,
  ...expected,
});

const summon = (count: number) => ({
  play: 'AnnounceEffect',
  seat: 0,
  source: 0,
  skill: false,
  targets: [],
  effects: [{ do: 'summon', card: '01DE012', count, attacking: false, side: 'ally' }],
});

/** Numbers, lists and decks beyond what a play may have, in both notations: on a match where two hands of unknown cards are kept. */
export const TOO_MUCH_RUNETERRA: readonly BadRequest[] = [
  play(
    'a million units summoned at once',
    { line: 'Ana: announces piece 0: summon 1000000 Garen' },
    { code: 'notation/out-of-bounds', words: /column 32.*1000000.*0 to 60/ },
  ),
  play(
    'a hundred million cards put into a deck',
    { line: 'Ana: announces piece 0: create 99999999 Garen in the deck' },
    { code: 'notation/out-of-bounds', words: /column 32.*99999999.*0 to 60/ },
  ),
  play(
    'a million units summoned at once, as JSON',
    { play: summon(1_000_000) },
    { code: 'runeterra/not-a-play', words: /\/effects\/0\/count.*0 to 60; not 1000000/ },
  ),
  play(
    'health beyond all counting',
    { line: 'correct: Ana has 99999999999999999999999999 health' },
    { code: 'notation/out-of-bounds', words: /column 18.*0 to 999/ },
  ),
  play(
    'more effects than may be told at once',
    { play: { ...summon(1), effects: Array.from({ length: 5_000 }, () => ({ do: 'nothing' })) } },
    { code: 'runeterra/not-a-play', words: /\/effects.*at most 60; not a list of 5000/ },
  ),
  opening('a deck of empty lines', '\n'.repeat(19_000), { code: 'deck/unreadable', words: /1000 at most.*19001/ }),
  opening('a deck of one endless word', 'x'.repeat(19_999), { code: 'deck/unreadable', words: /1000 at most.*19999/ }),
  opening('a deck of many lines', '1 Garen\n'.repeat(900), { code: 'deck/unreadable', words: /200 at most.*900/ }),
];
