import { cli, temporaryFolder } from './run.js';

const TAPE = temporaryFolder()('annie.json');

// Events are read faster than lines are played again.
beforeAll(() => cli(['export', 'test/games/riftbound/annie-against-master-yi.tape', '--out', TAPE]));

describe('a line asked about at a step of a tape', () => {
  const ask = (line: string, ...options: readonly string[]) => cli(['legal', TAPE, '--line', line, ...options]);

  it('is judged with its findings and their rules, and what would follow of it', async () => {
    const { out, code } = await ask('Ana: moves Pouty Poro to Zaun Warrens', '--at', '140');
    expect(code).toBe(0);
    expect(out).toMatch(/^illegal {2}Ana: moves Pouty Poro to Zaun Warrens\n/);
    expect(out).toMatch(/illegal: It is not Ana's Main Phase\. \[move\.standard-main-phase \(.* 144\.1\.a\)\]/);
    expect(out).toMatch(/What would follow:\n {4}Exhausted: Pouty Poro\. \[move\.standard-cost/);
  });

  it('may be asked of a table that nobody could make it on: what keeps it from being made is said', async () => {
    expect((await ask('Ana: ends the turn', '--at', '160')).out).toContain('A chain or a showdown is in progress.');
    expect((await ask('Ana: plays Nonsense', '--at', '160')).out).toMatch(/^impossible /);
  });

  it('is judged for a viewer on the table of that viewer, so that no answer tells what a hidden hand holds', async () => {
    const statusFor = async (card: string, viewer: string): Promise<unknown> =>
      (await ask(`Ben: plays ${card}`, '--at', '160', '--viewer', viewer)).out.split(' ')[0];
    // Ben holds Discipline, and Stupefy he does not hold.
    expect([await statusFor('Discipline', 'recorder'), await statusFor('Stupefy', 'recorder')]).toEqual([
      'illegal',
      'impossible',
    ]);
    expect([await statusFor('Discipline', 'Ana'), await statusFor('Stupefy', 'Ana')]).toEqual(['illegal', 'illegal']);
  });

  it('leaves the tape as it was', async () => {
    const before = await cli(['export', TAPE]);
    await ask('Ana: passes');
    expect((await cli(['export', TAPE])).out).toBe(before.out);
  });
});

interface Compared {
  readonly parts: readonly { readonly heading: string; readonly sentences: readonly string[] }[];
  readonly marks: Readonly<Record<string, string>>;
}

describe('two steps of a tape compared', () => {
  const compare = async (...options: readonly string[]): Promise<Compared> =>
    JSON.parse((await cli(['compare', TAPE, '--json', ...options])).out) as Compared;
  const said = ({ parts }: Compared): string => parts.flatMap(({ sentences }) => sentences).join('\n');

  it('differ in score, piles, pieces and places, each said once', async () => {
    const { out } = await cli(['compare', TAPE, '--with', '60', '--at', '160']);
    expect(out).toContain('Revision 60 beside 160:');
    for (const sentence of [
      'Turn 3: Ana.',
      "Ben's trash: 0 → 1 card (+1).",
      "Calm Rune: Ben's Rune Deck → Ben's base (4 times).",
      'Pouty Poro: exhausts, now Deflect 1.',
    ])
      expect(out).toContain(`  - ${sentence}\n`);
  });

  it('are told the other way round where the later one is held against the earlier', async () => {
    expect(said(await compare('--with', '160', '--at', '60'))).toContain("Ben's trash: 1 → 0 cards (−1).");
  });

  it('are the same where they are one', async () => {
    expect(await compare('--with', '60', '--at', '60')).toMatchObject({ parts: [], marks: {} });
  });

  it('mark every piece that moved', async () => {
    expect(new Set(Object.values((await compare('--with', '60', '--at', '160')).marks))).toEqual(
      new Set(['moved', 'changed']),
    );
  });

  it('tell a viewer no card of a hidden hand', async () => {
    const all = said(await compare('--with', '60', '--at', '160'));
    const seen = said(await compare('--with', '60', '--at', '160', '--viewer', 'Ana'));
    expect(all).toContain("Catalyst of Aeons: Ben's Main Deck → Ben's hand.");
    expect(seen).not.toContain("Catalyst of Aeons: Ben's Main Deck");
    expect(seen).toContain("Ben's Main Deck: 35 → 34 cards (−1).");
  });

  it('have to be on the tape', async () => {
    expect(await cli(['compare', TAPE, '--with', '99999'])).toMatchObject({ code: 2 });
  });
});
