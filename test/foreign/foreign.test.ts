import { isForeign, readForeign, type ForeignTape } from '#foreign';
import { parseTapeFile, recordTape } from '#match';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { ratlasFile, riftliteFile } from './files.js';

const rules = riftbound as unknown as HeldRuleset;

const read = (json: unknown): ForeignTape => {
  const tape = readForeign(json, rules);
  if (!tape.ok) throw new Error(tape.error.message);
  return tape.value;
};

/** The table that a tape file comes to, where it is whole. */
const tableOf = ({ text }: ForeignTape) => {
  const file = parseTapeFile(text);
  if (!file.ok) throw new Error(file.error.message);
  const recording = recordTape(rules, file.value, new Map());
  if (recording.problem !== null) throw new Error(recording.problem.message);
  return rules.view(recording.state.game, 'recorder');
};

describe.each([
  ['a .ratlas.json', ratlasFile()],
  ['a canonical replay of RiftLite', riftliteFile()],
])('%s', (_, file) => {
  const tape = read(file);
  const table = tableOf(tape);
  const named = (zone: string): readonly (string | null | undefined)[] =>
    table.zones.find(({ id }) => id === zone)!.pieces.map((id) => table.pieces.find((piece) => piece.id === id)?.name);

  test('is known as one', () => expect(isForeign(file)).toBe(true));

  test('comes to a tape whose table is the one that was recorded, with what nobody saw unknown', () => {
    expect(table.players.map(({ name, score }) => [name, score])).toEqual([
      ['Ana', 1],
      ['Ben', 1],
    ]);
    expect(named('trash-0')).toEqual(['Pouty Poro']);
    expect(named('battlefield-0')).toContain('Stalwart Poro');
    expect(named('legend-0')).toEqual(['Dark Child - Starter']);
    expect(named('legend-1')).toEqual(['Wuju Bladesman - Starter']);
    expect(new Set(named('hand-1'))).toEqual(new Set([null]));
    expect(table.zones.find(({ id }) => id === 'battlefield-0')!.badges).toContain('controlled by Ben');
  });

  test('keeps the turns, and the day', () => {
    expect(tape.text).toContain('date: 2026-09-16\n');
    expect(tape.text.match(/^seat \d: ends turn$/gm)).toEqual(
      [1, 2, 1, 2].map((seat) => `seat ${String(seat)}: ends turn`),
    );
    expect(tape.text).toMatch(/^first: Ana$/m);
  });
});

test('a concession of the file is one on the tape, and games that are left out are told', () => {
  expect(tableOf(read(ratlasFile())).result).not.toBeNull();
  expect(read(riftliteFile()).left).toEqual(['This is the first of 2 games; the others are left out.']);
});

test.each([
  [ratlasFile({ version: 2 }), 'version: version 1 is read here, and this is 2.'],
  [
    ratlasFile({ commits: [{ action: { type: 'x' }, operations: [{ op: 'swap' }] }] }),
    'two steps "select_battlefield" are wanted',
  ],
  [ratlasFile({ commits: {} }), 'commits: a list is wanted, and there is {}.'],
  [ratlasFile({ players: [{ id: 'plr_a', name: '' }] }), 'players[0].name: a text is wanted, and there is "".'],
  [riftliteFile({ version: 3 }), 'version: version 2 is read here, and this is 3.'],
  [{ format: 'something' }, 'This is no file of a recorder that is known here.'],
  [[], 'This is no file of a recorder that is known here.'],
])('what cannot be read is told by its field (%#)', (file, message) => {
  const tape = readForeign(file, rules);
  expect(tape).toMatchObject({
    ok: false,
    error: { code: 'foreign/unread', message: expect.stringContaining(message) as string },
  });
});

test('an operation that nobody knows is refused, since a board that is nearly right is worse than none', () => {
  const { commits } = ratlasFile() as { readonly commits: readonly object[] };
  const odd = { action: { type: 'swap' }, operations: [{ op: 'zone_swap' }] };
  expect(readForeign(ratlasFile({ commits: [...commits.slice(0, 2), odd] }), rules)).toMatchObject({
    error: { message: 'commits[2].operations[0].op: "zone_swap" is no operation that is known here.' },
  });
});
