import { openMemoryStore } from '#event-store/memory';
import { parseSearch, type SearchWish } from '#projections';
import { CompareMatches, ErasePeople, EVERYTHING_NOW, OrderDispute, SearchTapes } from '#recording';
import { citationOf } from '#rulebook';
import { riftbound } from '#rulesets/riftbound';
import { makeMemoryViews } from '#view-store/memory';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { play, until } from '../support/kept-views.js';
import { noughts } from '../support/noughts.js';
import { startDesk, type Desk } from '../support/recording.js';

const wishOf = (text: string): SearchWish => {
  const read = parseSearch(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const search = (desk: Desk, text: string, isRecorder = true) =>
  desk.queries.execute(new SearchTapes({ wish: wishOf(text), limit: 50, before: null, isRecorder }, EVERYTHING_NOW));

const playsIn = async (desk: Desk, text: string, isRecorder = true) =>
  (await search(desk, text, isRecorder)).found.map(({ id, steps }) => [id, steps.map(([number]) => number)]);

describe('of recorded games', () => {
  let desk: Desk;
  beforeAll(async () => {
    const store = await filledStore({ paper: tapeFile('paper-irregular'), yi: tapeFile('annie-against-master-yi') });
    desk = await startDesk(store, { rulesets: [riftbound] });
    await until(desk.feed, ({ state }) => state === 'live');
  });
  afterAll(() => desk.close());

  test('a card is found where it was played or became known, by its whole name or a part of it', async () => {
    const { found } = await search(desk, 'game:riftbound');
    expect(found.map(({ id, steps }) => [id, steps])).toEqual([
      ['yi', []],
      ['paper', []],
    ]);
    const brought = found[0]!.facts.players.flatMap((player) => player.brought);
    expect(brought.map(({ kind }) => kind).sort()).toEqual(['Battlefield', 'Battlefield', 'Legend', 'Legend']);
    expect((await search(desk, 'card:"zaun war"', false)).found.map(({ id }) => id)).toContain('yi');
    const whole = await playsIn(desk, 'card:"Ride the Wind"', false);
    expect(whole.find(([id]) => id === 'yi')![1]).toHaveLength(2);
  });

  test('a chain is found by what was put above what', async () => {
    const { found } = await search(desk, 'Defy in answer to Void Seeker', false);
    expect(found.map(({ id, steps }) => [id, steps.length])).toEqual([['yi', 1]]);
    const [play, step] = found[0]!.steps[0]!;
    const fields = await search(desk, 'answers:"void seeker" card:defy');
    expect(fields.found[0]!.steps).toEqual(found[0]!.steps);
    expect(step).toBeGreaterThan(play);
    expect(await playsIn(desk, 'Void Seeker in answer to Defy')).toEqual([]);
    expect((await playsIn(desk, 'answers:"Void Seeker"'))[0]![1]).toContain(play);
  });

  test('players and results choose among matches', async () => {
    const { found } = await search(desk, 'card:Defy player:Ben result:win');
    expect(found.map(({ id }) => id)).toEqual(['yi']);
    expect((await search(desk, 'card:Defy player:Ana result:win')).matches).toBe(0);
    const { first, lengths, decided } = await desk.queries.execute(
      new CompareMatches({ player: 'Ana' }, true, EVERYTHING_NOW),
    );
    expect(first.reduce((sum, { of }) => sum + of, 0)).toBe(2 * decided);
    expect(lengths.map(({ name }) => name)).toEqual(['Turns', 'Plays', 'Games', 'Minutes']);
    expect((await desk.queries.execute(new CompareMatches({}, false, EVERYTHING_NOW))).matches).toBe(0);
  });

  test('a rule is found by its key and by its number, and by who knows every play alone', async () => {
    const all = await search(desk, 'finding:illegal');
    expect(all.steps).toBe(5);
    const rates = await desk.queries.execute(new CompareMatches({}, true, EVERYTHING_NOW));
    const [rule] = rates.findings!;
    const { steps } = await search(desk, `rule:${rule!.name}`);
    expect(steps).toBeGreaterThan(0);
    const number = citationOf('core-1.4', rule!.name)!.rule;
    expect((await search(desk, `rule:${number}`)).steps).toBeGreaterThanOrEqual(steps);
    await expect(search(desk, `rule:${rule!.name}`, false)).rejects.toMatchObject({ code: 'search/recorder-only' });
    expect((await desk.queries.execute(new CompareMatches({}, false, EVERYTHING_NOW))).findings).toBeUndefined();
  });

  test('a card of no game finds nothing, and the nearest names are told', async () => {
    const { matches, meant } = await search(desk, 'card:"Void Seekr"');
    expect([matches, meant.includes('Void Seeker')]).toEqual([0, true]);
  });
});

describe('as a match goes on', () => {
  test('what was taken back or undone is found no more', async () => {
    const store = await openMemoryStore();
    const desk = await startDesk(store, { views: makeMemoryViews(), rulesets: [noughts] });
    await play(desk, 'one', ['Ana: b2', 'Ana: a1', 'Bo: c3']);
    expect(await playsIn(desk, 'finding:illegal')).toEqual([['one', [2]]]);
    const order = { type: 'TakeBack', to: 2, note: '' } as const;
    await desk.commands.execute(
      new OrderDispute({ matchId: 'one', playId: 'back', order, expectedRevision: undefined, actor: 'Ada' }),
    );
    expect(await playsIn(desk, 'finding:illegal')).toEqual([]);
    expect(await playsIn(desk, 'player:ana')).toEqual([['one', []]]);
    await desk.close();
  });

  test('a name that was erased is found no more', async () => {
    const store = await openMemoryStore();
    const desk = await startDesk(store, { rulesets: [noughts] });
    await play(desk, 'one', ['Ana: b2', 'Bo: a1']);
    expect(await playsIn(desk, 'player:Ana')).toEqual([['one', []]]);
    await desk.commands.execute(new ErasePeople({ matchId: 'one', seat: 0, reason: 'asked', actor: 'Ada' }));
    expect(await playsIn(desk, 'player:Ana')).toEqual([]);
    expect(await playsIn(desk, 'player:Bo')).toEqual([['one', []]]);
    await desk.close();
  });
});
