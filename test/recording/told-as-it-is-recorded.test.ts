import { openMemoryStore } from '#event-store/memory';
import { riftbound } from '#rulesets/riftbound';
import { loadGame } from '../bench/load/game.js';
import { startApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';

const LINES = 40;

test('who follows a match as it is recorded is given what a server reads that comes to it afterwards', async () => {
  const store = await openMemoryStore();
  const recording = await startApi({ rulesets: [riftbound], store });
  const { opening, lines } = loadGame('annie-against-master-yi');
  expect((await recording.post('/matches', { ...opening, id: 'told' })).status).toBe(201);
  const viewers = ['public', '0', '1'] as const;
  const streams = await Promise.all(
    viewers.map((viewer) => follow(`${recording.url}/matches/told/live?from=0&viewer=${viewer}`)),
  );
  const heard: unknown[][] = viewers.map(() => []);
  for (const [number, line] of lines.slice(0, LINES).entries()) {
    const answer = await recording.post('/matches/told/plays', { playId: `p${String(number)}`, line });
    expect(answer.status).toBe(201);
    const { to } = answer.body as { readonly to: number };
    // Each play is heard before the next one is recorded: that is when a server has at hand what it showed.
    for (const [at, stream] of streams.entries()) {
      const before = heard[at]?.length ?? 0;
      const told = await stream.take(to + 1 - before);
      heard[at]?.push(...told.map(({ data }) => JSON.parse(data) as unknown));
    }
  }
  for (const stream of streams) stream.leave();
  const afterwards = await startApi({ rulesets: [riftbound], store });
  for (const [at, viewer] of viewers.entries()) {
    const answer = await afterwards.request(`/matches/told/events?viewer=${viewer}`);
    const { events } = answer.body as { readonly events: readonly unknown[] };
    expect(heard[at]).toEqual(events.slice(0, heard[at]?.length));
    expect(heard[at]?.length).toBeGreaterThan(LINES);
  }
  await Promise.all([recording.close(), afterwards.close()]);
});
