import { openMemoryStore } from '#event-store/memory';
import { project, statistics } from '#projections';
import { ListMatches, OpenMatch, OrderDispute, ReadTape, ReadView } from '#recording';
import { makeMemoryViews } from '#view-store/memory';
import { noughts } from '../support/noughts.js';
import { noughtsEntry, startDesk } from '../support/recording.js';

/** Matches that are opened after one, so that it is put aside: the views keep 512 folded. */
const MORE_THAN_KEPT = 515;

const misheard = {
  ...{ matchId: 'old', playId: 'misheard', expectedRevision: undefined, actor: 'scorekeeper' },
  order: { type: 'TakeBack', to: 'last', note: '' },
} as const;

it('counts nothing of a play that was taken back, also of a match that was put aside for many others', async () => {
  const store = await openMemoryStore();
  const desk = await startDesk(store, { views: makeMemoryViews() });
  await desk.commands.execute(new OpenMatch('old', noughtsEntry({ mode: 'first-to-3' }), 'scorekeeper'));
  for (const [number, line] of ['Ana: b2', 'Bo: a1', 'Bo: a2'].entries()) await desk.line('old', `p${number}`, line);
  for (let other = 0; other < MORE_THAN_KEPT; other++)
    await desk.commands.execute(new OpenMatch(`other-${other}`, noughtsEntry(), 'scorekeeper'));
  const receipt = await desk.commands.execute(new OrderDispute(misheard));
  expect(await desk.commands.execute(new OrderDispute(misheard))).toEqual({ ...receipt, repeated: true });
  await desk.line('old', 'again', 'Ana: a2');
  const kept = await desk.queries.execute(new ReadView('old', 'recorder', 'statistics'));
  const { events } = await desk.queries.execute(new ReadTape('old', 'recorder', { from: 0, limit: 100 }));
  expect(kept.view).toEqual(project(statistics, { ruleset: noughts, viewer: 'recorder' }, events));
  expect(kept.view).toMatchObject({ plays: 3, findings: { illegal: 0 }, rules: {} });
  const listed = await desk.queries.execute(new ListMatches());
  expect(listed.find(({ id }) => id === 'old')).toMatchObject({ plays: 3, findings: 0 });
  await desk.close();
  await store.close();
});
