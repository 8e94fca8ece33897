import { ANNIE, deckText, duelMatch } from '../support/duel.js';
import type { BadRequest } from './bad-request.js';

const opening = (what: string, deck: unknown, expected: Pick<BadRequest, 'code' | 'words'>): BadRequest => ({
  what,
  path: '/matches',
  body: duelMatch('new', { players: [{ name: 'Ana', deck }, { name: 'Ben' }] }),
  status: 422,
  ...expected,
});

const deckWith = (line: string): string => deckText(ANNIE).replace('3 Cleave', line);

const play = (what: string, entered: object, expected: Pick<BadRequest, 'code' | 'words'>): BadRequest => ({
  what,
  path: '/matches/duel/plays',
  body: { playId: 'bad', ...entered },
  status: 422,
  ...expected,
});

/** Decks that cannot be played. */
export const BAD_DECKS: readonly BadRequest[] = [
  opening('a misspelt card in a deck', deckWith('3 Cleeve'), {
    code: 'deck/unreadable',
    words: /line 17, column 3.*Cleave/,
  }),
  opening('a line that is no deck line', deckWith('three Cleave'), { code: 'deck/unreadable', words: /line 17/ }),
  opening('too many copies', deckWith('4 Cleave'), {
    code: 'riftbound/deck-check',
    words: /Ana.*Cleave.*3.*Take out 1/,
  }),
  opening('a deck of no known shape', { legend: 'nobody' }, { code: 'bad-deck', words: /Ana.*legend/ }),
];

/** Plays on a duel where Ana is on turn and every choice is made. */
export const BAD_RIFTBOUND_PLAYS: readonly BadRequest[] = [
  play('an unknown card', { line: 'Ana: plays Cleeve' }, { code: 'notation/unknown-name', words: /column 12.*Cleave/ }),
  play(
    'a card of a deck that is not this one',
    { line: 'Ana: plays Draven, Vanquisher' },
    { code: 'notation/unknown-name', words: /column 12.*Draven/ },
  ),
  play('an unknown verb', { line: 'Ana: jumps' }, { code: 'notation/unknown-play', words: /column 6.*plays/ }),
  play('an unknown player', { line: 'Cleo: passes' }, { code: 'notation/unknown-player', words: /column 1.*Ana/ }),
  play('no player', { line: 'passes' }, { code: 'notation/unknown-player', words: /column 1.*Ana/ }),
  play("another player's turn", { line: 'Ben: ends turn' }, { code: 'riftbound/not-your-turn', words: /Ana's turn/ }),
  play(
    'JSON of no known play',
    { play: { play: 'TapCard', seat: 0 } },
    { code: 'riftbound/not-a-play', words: /\/play/ },
  ),
  play(
    'JSON with a seat that is not there',
    { play: { play: 'Pass', seat: 7 } },
    { code: 'riftbound/not-a-play', words: /\/seat.*0 to/ },
  ),
  play(
    'JSON with a stray field',
    { play: { play: 'EndTurn', seat: 0, extra: 1 } },
    { code: 'riftbound/not-a-play', words: /\/extra/ },
  ),
  play(
    'a score beyond all counting',
    { line: 'Ana: triggers Annie: score 1000000000000' },
    { code: 'notation/out-of-bounds', words: /column 28.*1000000000000.*0 to 999/ },
  ),
  play(
    'points beyond all counting',
    { line: 'correct: Ana has 1000000000000 points' },
    { code: 'notation/out-of-bounds', words: /column 18.*1000000000000.*0 to 999/ },
  ),
  play(
    'points below zero',
    { line: 'correct: Ana has -1 points' },
    { code: 'notation/out-of-bounds', words: /column 18.*-1.*0 to 999/ },
  ),
  play(
    'more tokens than may be created at once',
    { line: "Ana: triggers Annie: create 1000000 Recruit at Ana's base" },
    { code: 'notation/out-of-bounds', words: /column 29.*1000000.*0 to 20/ },
  ),
  play(
    'a correction beyond all counting, as JSON',
    { play: { play: 'Correct', note: '', correction: { change: 'points', seat: 0, points: 1e12 } } },
    { code: 'riftbound/not-a-play', words: /\/correction\/points.*0 to 999; not 1000000000000/ },
  ),
  play(
    'a play that JavaScript takes for something else',
    { play: JSON.parse('{"play":"__proto__","seat":0}') as object },
    { code: 'riftbound/not-a-play', words: /\/play/ },
  ),
];
