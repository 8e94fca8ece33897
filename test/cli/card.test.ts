import { cli } from './run.js';

interface Told {
  readonly cards: readonly {
    readonly game: string;
    readonly id: string;
    readonly facts: Readonly<Record<string, string>>;
    readonly reading?: readonly string[] | null;
    readonly rules: readonly { readonly key: string; readonly rule: string }[];
    readonly rulings: readonly { readonly file: string; readonly title: string }[];
  }[];
}

const told = async (...args: readonly string[]): Promise<Told['cards']> => {
  const said = await cli(['card', ...args, '--json']);
  expect(said).toMatchObject({ code: 0, err: '' });
  return (JSON.parse(said.out) as Told).cards;
};

test('a card is told with its facts, what its encoding does, the rules of its keywords, and the rulings that name it', async () => {
  const said = await cli(['card', 'hextech', 'ray']);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('Hextech Ray (OGN-009, Riftbound)');
  expect(said.out).toMatch(/^ {2}type +Spell$/m);
  expect(said.out).toContain('  Choose a target: a unit at a battlefield. Deal 3 to the target.');
  expect(said.out).toContain('keyword.action (Core Rules 1.4, 806)');
  const [ray] = await told('OGN-009');
  expect(ray).toMatchObject({ game: 'riftbound', id: 'OGN-009', facts: { type: 'Spell', energy: '1', power: '1' } });
  expect(ray?.rules).toEqual([expect.objectContaining({ key: 'keyword.action', rule: '806' })]);
  expect(ray?.rulings.length).toBeGreaterThan(0);
});

test('a game without readings says so', async () => {
  const other = await cli(['card', 'Garen', '--game', 'runeterra']);
  expect(other.out).toContain('  no reading yet');
  expect((await told('Garen', '--game', 'runeterra'))[0]).not.toHaveProperty('reading');
});

test('what is one card in one game and several in another is told, and which they are', async () => {
  const said = await cli(['card', 'Hextec']);
  expect(said.code).toBe(0);
  expect(said.out).toContain('(01PZ005, Legends of Runeterra)');
  expect(said.err).toMatch(/^In Riftbound it is of several cards: .*Hextech Ray/);
});

test('of a name that fits several cards they are listed, and of a misspelt one those that were perhaps meant', async () => {
  const several = await cli(['card', 'master', 'yi', '--game', 'riftbound']);
  expect(several).toMatchObject({ code: 2, out: '' });
  expect(several.err).toContain('"master yi" is the name of several cards. Write more of it: ');
  const misspelt = await cli(['card', 'Hextec', 'Rai']);
  expect(misspelt).toMatchObject({ code: 2, out: '' });
  expect(misspelt.err).toContain('No card is named "Hextec Rai". Perhaps: Hextech Ray');
  expect((await cli(['card', 'Hextech Ray', '--game', 'chess'])).code).toBe(2);
  const nothing = await cli(['card', 'xyzzyxyzzyxyzzy', '--json']);
  expect(JSON.parse(nothing.out)).toMatchObject({ error: { code: 'unknown-card', expected: [] } });
});
