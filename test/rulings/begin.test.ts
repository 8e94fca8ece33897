import type { Fact } from '#kernel';
import { matchDecider } from '#match';
import { makeMatchTape, tapeSeenBy } from '#projections';
import { lastRevision, stateAt } from '#replay';
import type { HeldRuleset, TableSaid, Viewer } from '#ruleset';
import { beginRuling, blankRuling, outcomeOf, runRulingFile, tableDifferences } from '#rulings';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { envelopesOf, readGames } from '../games/recorded-game.js';

const GAMES = [riftbound, runeterra] as unknown as readonly HeldRuleset[];

/** The table after every third play of the recorded games. */
const tablesOf = (ruleset: HeldRuleset): readonly (readonly [string, unknown])[] =>
  readGames<unknown, unknown, Fact>(ruleset)
    .flatMap(({ name, recording }) => {
      const { initial, evolve } = matchDecider(ruleset);
      let state = initial;
      return recording.batches.map(({ events }, index) => {
        state = events.reduce(evolve, state);
        return [`${name}, play ${index}`, state.game] as const;
      });
    })
    .filter((_table, index) => index % 3 === 0);

const saidOf = (ruleset: HeldRuleset, state: unknown, viewer: Viewer = 'recorder'): TableSaid | null => {
  const said = ruleset.toLiteral?.(state, viewer);
  return said?.ok ? said.value : null;
};

const laidBy = (ruleset: HeldRuleset, { literal }: TableSaid): unknown => {
  const facts = ruleset.layOut?.(literal);
  if (!facts?.ok) throw new Error(JSON.stringify(facts?.error));
  return facts.value.reduce<unknown>(ruleset.evolve, ruleset.initial);
};

/** Somebody is choosing something, or the game is over: no literal says so. */
const isBetween = (ruleset: HeldRuleset, state: unknown): boolean =>
  ruleset.result(state) !== null || (state as { readonly choice: unknown }).choice !== null;

const offersOf = (ruleset: HeldRuleset, state: unknown): readonly string[] => {
  const { players } = ruleset.view(state, 'recorder');
  return players
    .flatMap(({ seat, name }) => ruleset.legalPlays(state, seat).map(({ label }) => `${name}: ${label}`))
    .map((label) => label.replaceAll(/ #\d+/g, ''))
    .sort();
};

describe.each(GAMES.map((ruleset) => [ruleset.title, ruleset] as const))('%s', (_, ruleset) => {
  const tables = tablesOf(ruleset);
  const said = tables.map(([name, state]) => ({ name, state, said: saidOf(ruleset, state) }));
  const playing = said.flatMap(({ said: table, ...rest }) => (table === null ? [] : [{ ...rest, table }]));
  const settled = playing.filter(({ state, table }) => {
    const isAllSaid = !table.unsaid.some((words) => / on the (chain|stack)/.test(words));
    return isAllSaid && !isBetween(ruleset, state);
  });

  test('a table that is set up has no literal, every other one has', () => {
    const phaseOf = (state: unknown): string => ruleset.view(state, 'recorder').clock.phase;
    const without = said.filter((each) => each.said === null).map(({ state }) => phaseOf(state));
    expect(new Set(without)).toEqual(new Set(['Set-up']));
    expect(playing.some(({ state }) => phaseOf(state) === 'Set-up')).toBe(false);
  });

  test('nearly every table is said whole', () => {
    expect(settled.length / playing.length).toBeGreaterThan(0.9);
  });

  test('the literal lays out the same table, as whoever looks at it sees it', () => {
    const other = settled.flatMap(({ name, state, table }) => {
      const laid = laidBy(ruleset, table);
      const found = tableDifferences(ruleset.view(state, 'recorder'), ruleset.view(laid, 'recorder'));
      return found.length === 0 ? [] : [name, ...found];
    });
    expect(other).toEqual([]);
  });

  test('and that table is said by the same literal', () => {
    const other = settled.filter(({ table }) => {
      const again = saidOf(ruleset, laidBy(ruleset, table));
      return JSON.stringify(again?.literal) !== JSON.stringify(table.literal);
    });
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  test('the same plays are legal on it, unless something that cards ask for is unsaid', () => {
    const plain = settled.filter((_each, index) => index % 4 === 0);
    const other = plain.filter(({ state, table }) => {
      const [meant, laid] = [state, laidBy(ruleset, table)].map((each) => offersOf(ruleset, each));
      return table.unsaid.length === 0 && JSON.stringify(meant) !== JSON.stringify(laid);
    });
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  test('what is laid out otherwise, and what is left out, stands in the comments of the file', () => {
    const torn = playing.filter(({ state }) => isBetween(ruleset, state));
    expect(torn.length).toBeGreaterThan(0);
    for (const { state, table } of torn) {
      const file = beginRuling(ruleset, { state, viewer: 'recorder' }, { question: 'What now?', source: [] });
      const text = file.ok ? file.value : '';
      for (const words of table.unsaid) expect(text).toContain(`# - ${words}`);
      const laid = laidBy(ruleset, table);
      for (const words of tableDifferences(ruleset.view(state, 'recorder'), ruleset.view(laid, 'recorder')))
        expect(text).toContain(`# - ${words}`);
    }
  });

  test('a viewer begins with what the viewer sees', () => {
    let secrets = 0;
    for (const { state } of settled.filter((_each, index) => index % 5 === 0)) {
      const names = (viewer: Viewer): readonly string[] =>
        ruleset.view(state, viewer).pieces.flatMap(({ name }) => name ?? []);
      const seen = new Set(names(1));
      const secret = names('recorder').filter((name) => !seen.has(name));
      const text = JSON.stringify(saidOf(ruleset, state, 1)?.literal);
      expect(secret.filter((name) => text.includes(`"${name}"`))).toEqual([]);
      secrets += secret.length;
    }
    expect(secrets).toBeGreaterThan(0);
  });

  test("so does the one who has a viewer's tape", () => {
    const envelopes = envelopesOf(readGames<unknown, unknown, Fact>(ruleset)[0]!);
    const seen = makeMatchTape(ruleset, tapeSeenBy(ruleset, 1, envelopes).envelopes, 1);
    const whole = makeMatchTape(ruleset, envelopes);
    const revision = Math.floor(lastRevision(seen) / 2);
    const [theirs, all] = [seen, whole].map((tape) => {
      const said = saidOf(ruleset, stateAt(tape, revision).game, 1);
      return ruleset.view(laidBy(ruleset, said!), 'recorder');
    });
    expect(tableDifferences(theirs!, all!)).toEqual([]);
  });

  test('a ruling begins at a usual table too, runs, and is open', () => {
    const blank = blankRuling(ruleset, { question: 'Who: and "why"?', source: [] });
    const run = runRulingFile('new.yaml', blank.ok ? blank.value : '', GAMES);
    expect(run.mistakes).toEqual([]);
    expect(outcomeOf(run)).toBe('open');
    expect(run.ruling?.title).toBe('Who: and "why"?');
  });

  test('a file that begins at a step runs, and is open', () => {
    const { state } = settled[Math.floor(settled.length / 2)]!;
    const file = beginRuling(ruleset, { state, viewer: 'recorder' }, { question: 'May it?', source: ['a match'] });
    const run = runRulingFile('new.yaml', file.ok ? file.value : '', GAMES);
    expect(run.mistakes).toEqual([]);
    expect(outcomeOf(run)).toBe('open');
    expect(run.ruling).toMatchObject({ title: 'May it?', source: ['a match'], game: ruleset.id });
  });
});

test.each(GAMES.map((ruleset) => [ruleset.id, ruleset] as const))(
  'the example of a ruling that is begun at the usual table of %s holds as soon as its marks of remarks are taken away',
  (_, ruleset) => {
    const begun = blankRuling(ruleset, { question: 'May it be answered: or not?', source: [] });
    if (!begun.ok) throw new Error(begun.error);
    const [text = ''] = begun.value.replaceAll(/^# (?=plays:|expect:| )/gm, '').split('# It also takes:');
    expect(outcomeOf(runRulingFile('begun.yaml', text, GAMES))).toBe('passed');
  },
);
