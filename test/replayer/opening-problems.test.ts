import { isDigital, type MatchOptions, type Problem } from '#ruleset';
import { placeProblem, type Refusal } from '../../apps/replayer/src/opening-problems.js';
import { noughts } from '../support/noughts.js';

const problem = (message: string): Problem => ({ code: 'club/any', message, remedy: `Mend: ${message}` });

/** A club that objects to a dealer, to any deck, and to two of one name. */
const objections = (options: MatchOptions): readonly Problem[] => [
  ...(isDigital(options) ? [problem('No dealers here.')] : []),
  ...options.players.flatMap(({ name, deck }) => (deck === null ? [] : [problem(`${name} brought a deck.`)])),
  ...(new Set(options.players.map(({ name }) => name)).size < options.players.length ? [problem('Who is who?')] : []),
];

const club = {
  ...noughts,
  setUp: (options: MatchOptions) => ({ ok: false as const, error: objections(options) }),
};

const order = {
  ruleset: 'noughts',
  mode: 'single',
  edition: 'club-1',
  recording: 'strict' as const,
  players: [
    { name: 'Ana', deck: 'a deck' },
    { name: 'Ana', deck: null },
  ],
  firstPlayer: null,
  digital: true,
  seed: 7,
};

const refusal = (message: string, more: Partial<Refusal> = {}): Refusal => ({
  code: 'club/any',
  message,
  remedy: 'As the server says.',
  details: {},
  ...more,
});

const fieldsOf = (told: Refusal) => placeProblem(club, order, told).map(({ field, message }) => [field, message]);

describe('a refusal of a new match', () => {
  it('is parted into what the set-up says, each at the field without which it would not say so', () => {
    expect(fieldsOf(refusal('No dealers here. Ana brought a deck. Who is who?'))).toEqual([
      ['seed', 'No dealers here.'],
      ['players.0.deck', 'Ana brought a deck.'],
      ['players.1.name', 'Who is who?'],
    ]);
  });

  it('is at the dealing, where the match is dealt from a secret', () => {
    const told = refusal('No dealers here. Ana brought a deck. Who is who?');
    expect(placeProblem(club, { ...order, seed: null }, told)[0]).toMatchObject({
      field: 'digital',
      message: 'No dealers here.',
    });
  });

  it('stays whole where the server says something else than the set-up here', () => {
    expect(fieldsOf(refusal('The club is closed.'))).toEqual([[null, 'The club is closed.']]);
  });

  it('is at the fields that the server names', () => {
    const details = { fields: [{ field: 'players.1.name', message: 'players.1.name must be told' }] };
    expect(fieldsOf(refusal('…', { code: 'request/invalid', details }))).toEqual([
      ['players.1.name', 'Name must be told.'],
    ]);
    expect(fieldsOf(refusal('No such mode.', { code: 'match/unknown-mode' }))).toEqual([['mode', 'No such mode.']]);
  });
});
