import { readFileSync } from 'node:fs';
import { cli } from './run.js';

interface Told {
  readonly key: string;
  readonly edition: string;
  readonly rule: string;
  readonly title: string;
  readonly places: readonly { readonly edition: string; readonly rule: string | null; readonly isKnown: boolean }[];
  readonly cited: readonly string[];
  readonly named: readonly string[];
  readonly rulings: readonly { readonly file: string; readonly title: string }[];
}

const told = async (...args: readonly string[]): Promise<Told> => {
  const said = await cli(['rule', ...args, '--json']);
  expect(said).toMatchObject({ code: 0, err: '' });
  return JSON.parse(said.out) as Told;
};

test('a rule is told by its number: its key, our heading, its number in every edition, what builds it, the rulings on it', async () => {
  const said = await cli(['rule', '471.1.b']);
  expect(said).toMatchObject({ code: 0 });
  expect(said.out).toContain('scoring.final-point (Core Rules 1.4, 471.1.b)\n  Final point by conquest\n');
  expect(said.out).toMatch(/^ {2}Core Rules 1\.3 +466\.1\.b$/m);
  expect(said.out).toMatch(/^ {2}Core Rules 1\.0 +632\.1\.b; otherwise: at exactly one point/m);
  expect(said.out).toMatch(/^Cited by findings and facts in:\n {2}libs\/rulesets\/riftbound\/src\//m);
  expect(said.out).toMatch(/^ {2}.*the-final-point\.yaml: /m);
});

test.each([
  ['a number of an older edition', ['444.1.b']],
  ['a number with its edition', ['466.1.b', '--edition', '1.3']],
  ['a number with the whole name of its edition', ['632.1.b.', '--edition', 'core-1.0']],
  ['a key', ['scoring.final-point']],
  ['words of its heading', ['final', 'point', 'conquest']],
])('%s leads to the same key', async (_, args) => {
  expect((await told(...args)).key).toBe('scoring.final-point');
});

test('where an edition is named its number stands first, else the newest', async () => {
  expect(await told('scoring.final-point', '--edition', '1.1')).toMatchObject({ edition: 'core-1.1', rule: '444.1.b' });
  expect(await told('scoring.final-point')).toMatchObject({ edition: 'core-1.4', rule: '471.1.b' });
  expect(await told('keyword.flow', '--edition', '1.1')).toMatchObject({ edition: 'core-1.4', rule: '829' });
});

test('every place in the code holds the key, or names the number in its comment', async () => {
  const { key, rule, cited, named } = await told('deck.copies');
  const lineAt = (place: string): string => {
    const [path = '', line = ''] = place.split(':');
    return readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '';
  };
  expect(cited.length).toBeGreaterThan(0);
  expect(named.length).toBeGreaterThan(0);
  for (const place of cited) expect(lineAt(place)).toContain(`'${key}'`);
  for (const place of named) expect(lineAt(place)).toContain(rule);
});

test('a number that means another rule in another edition says so', async () => {
  const said = await cli(['rule', '402.1']);
  expect(said).toMatchObject({ code: 0 });
  expect(said.out).toContain('ability.optional-trigger (Core Rules 1.4, 402.1)');
  expect(said.err).toContain('In Tournament Rules of 2026-07-16 that is the number of tournament.deck-size.');
});

test('what is misspelt, unknown, or of several rules says what is near, or which they are', async () => {
  const number = await cli(['rule', '471.1.b.9']);
  expect(number).toMatchObject({ code: 2, out: '' });
  expect(number.err).toContain(
    'No rule key has the number 471.1.b.9 in any edition. Near it in Core Rules 1.4: 471.1.b scoring.final-point',
  );
  const misspelt = await cli(['rule', 'scoring.finl-point']);
  expect(misspelt).toMatchObject({ code: 2, out: '' });
  expect(misspelt.err).toContain('471.1.b scoring.final-point (Final point by conquest)');
  const older = await cli(['rule', '720.1.d']);
  expect(older.err).toContain('Above it: keyword.deathknell in Core Rules 1.0.');
  const several = await cli(['rule', 'final', 'point', '--json']);
  expect(several.code).toBe(2);
  const { error } = JSON.parse(several.out) as {
    readonly error: { readonly code: string; readonly expected: string[] };
  };
  expect(error.code).toBe('several-rules');
  expect(error.expected).toContain('scoring.final-point');
  const edition = await cli(['rule', '144', '--edition', '9.9']);
  expect(edition).toMatchObject({ code: 2, out: '' });
  expect(edition.err).toContain('There is no edition "9.9". Name one of: core-1.0');
});

test('rules of the second game are told as well', async () => {
  const { key, places } = await told('runeterra.order.ties');
  expect(key).toBe('runeterra.order.ties');
  expect(places).toEqual([expect.objectContaining({ edition: 'runeterra-order-article', rule: 'Ties' })]);
});
