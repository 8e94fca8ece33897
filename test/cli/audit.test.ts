import { cli } from './run.js';

const TAPE = 'test/games/riftbound/paper-irregular.tape';
const CLEAN = 'test/games/riftbound/sett-against-kennen.tape';

interface Report {
  readonly tape: string;
  readonly edition: string;
  readonly irregularities: readonly Readonly<Record<string, unknown>>[];
}

describe('the command audit', () => {
  test('tells programs each irregularity with its rules by number', async () => {
    const said = await cli(['audit', TAPE, '--json']);
    const report = JSON.parse(said.out) as Report;
    expect({ code: said.code, tape: report.tape, edition: report.edition }).toEqual({
      code: 1,
      tape: TAPE,
      edition: 'core-1.4',
    });
    expect(report.irregularities).toHaveLength(15);
    expect(report.irregularities.find(({ step }) => step === 59)).toMatchObject({
      play: 'Ben: moves Stalwart Poro to Zaun Warrens',
      kind: 'place',
      rules: [{ key: 'move.standard-ganking', number: '144.4.c.1' }],
      followed: [61],
      causedBy: null,
    });
  });

  test('tells people the same, in text and in Markdown', async () => {
    const text = await cli(['audit', TAPE]);
    expect(text.out).toMatch(/^.*judged by Core Rules 1\.4: 15 irregularities\.\n/);
    expect(text.out).toContain('  step 28, "Ben: moves Clockwork Keeper to Zaun Warrens": cost\n');
    expect(text.out).toContain('    caused by: step 24\n');
    const page = await cli(['audit', TAPE, '--format', 'md']);
    expect(page.out).toMatch(/^# Audit\n/);
    expect(page.out.match(/^### /gm)).toHaveLength(15);
  });

  test('judges by another edition: what it brings about otherwise, with its own numbers or none', async () => {
    const { out } = await cli([
      'audit',
      'rulings/riftbound/editions/a-permanent-on-a-chain.yaml#1',
      '--edition',
      '1.0',
      '--json',
    ]);
    const report = JSON.parse(out) as Report;
    expect(report.edition).toBe('core-1.0');
    expect(report.irregularities).toMatchObject([
      {
        step: 1,
        kind: 'record',
        rules: [
          { key: 'chain.resolve-at-once', number: null },
          { key: 'priority.newest-item', number: '512.2.c' },
          { key: 'chain.priority-after-finalize', number: null },
        ],
      },
    ]);
  });

  test('ends well where there is nothing', async () => {
    const said = await cli(['audit', CLEAN]);
    expect([said.code, said.out]).toEqual([0, `${CLEAN}, judged by Core Rules 1.4: no irregularity.\n`]);
  });

  test.each([
    [['--edition', '9.9'], 'Name one of'],
    [['--edition', '1.1', '--viewer', 'public'], 'cannot be decided again'],
    [['--viewer', 'Zoe'], 'Nobody here is called'],
    [['--format', 'pdf'], 'Allowed choices are text, md'],
  ])('says what is wrong with %j', async (options, why) => {
    const said = await cli(['audit', TAPE, ...options]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(why);
  });
});
