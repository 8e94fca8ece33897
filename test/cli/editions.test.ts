import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-editions-'));

const RULING = 'rulings/riftbound/editions/an-enemy-joins-a-showdown.yaml';

interface Cited {
  readonly key: string;
  readonly then: { readonly edition: string; readonly rule: string };
  readonly now: { readonly edition: string; readonly rule: string; readonly isKnown?: boolean };
}

interface Redecided {
  readonly verdict: string;
  readonly from: string;
  readonly edition: string;
  readonly plays: number;
  readonly differences: readonly {
    readonly step: number;
    readonly line: string;
    readonly then: { readonly status: string };
    readonly now: { readonly status: string; readonly findings: readonly { readonly message: string }[] };
    readonly facts: { readonly message: string } | null;
    readonly rules: readonly Cited[];
  }[];
}

const redecided = async (...args: readonly string[]): Promise<Redecided & { readonly code: number }> => {
  const said = await cli(['verify', ...args, '--json']);
  return { code: said.code, ...(JSON.parse(said.out) as Redecided) };
};

describe('a tape decided under another edition', () => {
  test('lists the plays that come out otherwise, with the rules in both editions, and nothing else', async () => {
    const said = await redecided(`${RULING}#1`, '--edition', '1.1');
    expect(said).toMatchObject({ code: 1, verdict: 'findings', from: 'core-1.4', edition: 'core-1.1', plays: 7 });
    expect(said.differences.map(({ step, line }) => `${step} ${line}`)).toEqual(['5 Ana: passes', '7 Ben: passes']);
    const [first, second] = said.differences;
    expect(first).toMatchObject({ then: { status: 'legal' }, now: { status: 'legal' } });
    expect(first?.facts?.message).toContain('CombatStaged');
    const rules = first?.rules ?? [];
    expect(rules.find(({ key }) => key === 'cleanup.stage-combat')).toMatchObject({
      then: { edition: 'core-1.4', rule: '323.9' },
      now: { edition: 'core-1.1', rule: '322.7' },
    });
    // What has no number there is told by that of the newest.
    expect(rules.find(({ key }) => key === 'chain.showdown-continues')).toMatchObject({
      now: { edition: 'core-1.4', rule: '335.1', isKnown: false },
    });
    expect(rules.find(({ key }) => key === 'priority.with-focus')).toMatchObject({
      now: { edition: 'core-1.1', rule: '312.2.b' },
    });
    // There the designations end before anybody conquers.
    expect(second?.facts?.message).toContain('DesignationsSet');
    expect(second?.rules.find(({ key }) => key === 'combat.remove-designations')).toMatchObject({
      now: { edition: 'core-1.1', rule: '440.1.a.3' },
    });
  });

  test('is told in words, with the verdict then and now', async () => {
    const ruling = 'rulings/riftbound/editions/gap-abilities-that-name-their-chooser.yaml#1';
    const said = await cli(['verify', ruling, '--edition', 'core-1.0']);
    expect(said.code).toBe(1);
    expect(said.out).toContain(
      'Recorded under Core Rules 1.4, decided again under Core Rules 1.0: of 3 plays and the opening 1 come out otherwise.\n',
    );
    expect(said.out).toMatch(/^ {2}step 3, "Ben: passes"/m);
    expect(said.out).toMatch(/^ {4}then: legal\n {4}now: {2}doubtful\n {6}- doubtful: .*controls the abilities/m);
    expect(said.out).toContain('its number in Core Rules 1.0 is not known');
  });

  test('comes out the same under its own edition, and under one that has nothing to say of it', async () => {
    expect(await redecided(`${RULING}#1`, '--edition', 'core-1.4')).toMatchObject({ code: 0, differences: [] });
    const other = 'rulings/riftbound/editions/hidden-in-a-contest.yaml#1';
    expect(await redecided(other, '--edition', '1.3')).toMatchObject({ code: 0, verdict: 'well', plays: 4 });
  });

  test('a play of an older edition is held against a newer one', async () => {
    const said = await redecided('rulings/riftbound/editions/ally-turn.yaml#3', '--edition', '1.4');
    expect(said).toMatchObject({ code: 1, from: 'core-1.2' });
    expect(said.differences[0]).toMatchObject({ then: { status: 'legal' }, now: { status: 'illegal' } });
    expect(said.differences[0]?.rules.map(({ key }) => key)).toContain('priority.right');
  });

  test.each([
    ['an edition that nobody knows', [RULING + '#1', '--edition', '9.9'], /no edition "9\.9"[\s\S]*core-1\.0/],
    [
      'an edition of another game',
      [RULING + '#1', '--edition', 'runeterra-actions-2021-02-28'],
      /Riftbound is decided/,
    ],
    ['no tape', ['--edition', '1.1'], /--edition decides one tape/],
    ['another check as well', [RULING + '#1', '--edition', '1.1', '--heads'], /--edition decides one tape/],
    ['a file that is not there', ['no-such.tape', '--edition', '1.1'], /There is no file/],
  ])('%s is bad input', async (_, args, message) => {
    const said = await cli(['verify', ...args]);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toMatch(message);
  });
});

describe('the edition of a tape file', () => {
  const tape = (header: string): string => {
    const path = join(folder, `${header.replace(/\W+/g, '-')}.tape`);
    writeFileSync(path, `game: riftbound\n${header}\nplayer: Ana\nplayer: Ben\n\n`);
    return path;
  };
  const editionOf = async (header: string): Promise<unknown> => {
    const said = await cli(['verify', tape(header), '--json']);
    return said.code === 2
      ? said.out + said.err
      : (JSON.parse(said.out) as { matches: [{ edition: string }] }).matches[0].edition;
  };

  test.each([
    ['edition: core-1.1', 'core-1.1'],
    ['edition: 1.2', 'core-1.2'],
    ['date: 2025-06-02', 'core-1.0'],
    ['date: 2025-10-23', 'core-1.0'],
    ['date: 2025-10-24', 'core-1.1'],
    ['date: 2026-04-07', 'core-1.2'],
    ['date: 2026-07-23', 'core-1.3'],
    ['date: 2026-12-31', 'core-1.4'],
    ['edition: 1.1\ndate: 2026-12-31', 'core-1.1'],
    ['mode: duel', 'core-1.4'],
  ])('%s is judged by %s', async (header, edition) => {
    expect(await editionOf(header)).toBe(edition);
  });

  test.each([
    ['date: 2025-02-30', /is no day/],
    ['date: yesterday', /is no day/],
    ['date: 2024-01-01', /No edition of Riftbound was in force on 2024-01-01/],
    ['edition: 7.0', /core-1\.0, core-1\.1/],
  ])('%s is bad input', async (header, message) => {
    expect(await editionOf(header)).toMatch(message);
  });
});

test('a verdict cites the number of the edition it was given under, and says where that is not known', async () => {
  const said = await cli(['rulings', 'rulings/riftbound/editions/hiding-cost.yaml', '--tape', folder]);
  expect(said.code).toBe(0);
  const legal = await cli(['legal', 'rulings/riftbound/editions/hiding-cost.yaml#3', '--seat', 'Ana']);
  expect(legal.out).toContain('Core Rules 1.0, ');
});

test('random games are played by the edition that is named', async () => {
  const said = await cli(['random', '--edition', '1.1', '--seed', '3', '--save', folder, '--json']);
  expect(said).toMatchObject({ code: 0 });
  const verified = await cli(['verify', join(folder, 'duel-3.tape'), '--json']);
  expect(JSON.parse(verified.out)).toMatchObject({ matches: [{ edition: 'core-1.1', differences: [] }] });
  expect((await cli(['random', '--edition', '0.9'])).code).toBe(2);
});
