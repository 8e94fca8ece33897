import type { Table } from '#table';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const TAPE = 'test/games/riftbound/annie-against-master-yi.tape';
const DECK = /^\s+\d+ (.+)$/gm;

const shown = async (target: string, ...options: readonly string[]): Promise<Table> =>
  (JSON.parse((await cli(['show', target, '--json', ...options])).out) as { table: Table }).table;

/** Names of cards that lie in Ben's hand and deck, and nowhere else, nor in Ana's deck: they never came into the open. */
const secretsOf = async (): Promise<readonly string[]> => {
  const { zones, pieces } = await shown(TAPE);
  const isHidden = ({ role, owner }: Table['zones'][number]): boolean =>
    owner === 1 && (role === 'hand' || role === 'deck');
  const namesIn = (some: Table['zones']): readonly string[] =>
    some.flatMap((zone) => zone.pieces.flatMap((id) => pieces.find((piece) => piece.id === id)?.name ?? []));
  const open = new Set(namesIn(zones.filter((zone) => !isHidden(zone))));
  const { out } = await cli(['export', TAPE, '--viewer', 'Ana', '--format', 'tape']);
  const own = new Set([...out.matchAll(DECK)].map(([, name]) => name));
  return [...new Set(namesIn(zones.filter(isHidden)))].filter((name) => !open.has(name) && !own.has(name));
};

describe('for Ana, who does not see the hand of Ben', () => {
  test.each([
    ['replay'],
    ['replay', '--json'],
    ['show'],
    ['legal'],
    ['export'],
    ['export', '--format', 'events'],
    ['export', '--format', 'lines'],
    ['export', '--format', 'timeline'],
    ['export', '--format', 'csv'],
    ['export', '--format', 'csv-events'],
  ])('%s %s %s tells none of his cards, nor what is dealt from', async (command, ...options) => {
    const said = await cli([command, TAPE, ...options, '--viewer', 'Ana']);
    expect(said).toMatchObject({ code: 0, err: '' });
    const secrets = await secretsOf();
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter((name) => said.out.includes(`"${name}"`) || said.out.includes(` ${name}`))).toEqual([]);
    expect(said.out).not.toMatch(/"seed": ?\d/);
  });

  test('what is exported is read again, and shows the table that she knows', async () => {
    const hers = at('of-ana.json');
    expect((await cli(['export', TAPE, '--viewer', 'Ana', '--out', hers])).code).toBe(0);
    expect(await shown(hers, '--viewer', 'Ana')).toEqual(await shown(TAPE, '--viewer', 'Ana'));
  });

  test('legal is silent about what he may do', async () => {
    const said = await cli(['legal', TAPE, '--viewer', 'Ana', '--seat', 'Ben']);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toContain('What a player may do tells what is in their hand.');
  });
});
