import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { follow, type EventStreamReader } from '../support/event-stream.js';
import { bearerOf } from '../support/links.js';
import { RECORDER } from '../support/key.js';

const EVENT = 'Spring Open';

let api: RunningApi;
let caster: { readonly Authorization: string };
let minute = 0;
const clock = (): string => new Date(Date.UTC(2026, 4, 1, 18, minute, 0)).toISOString();

type Who = Readonly<Record<string, string>>;

const ask = (method: string, path: string, body: object | null, who: Who = RECORDER) =>
  api.ask(`/matches/final/reviews${path}`, {
    method,
    headers: { ...who, 'Content-Type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });

const placed = (at: number, more: object = {}) => ({
  position: { ...{ at, viewer: 'public', near: null, study: null, isShared: false, branch: null, marks: [] }, ...more },
});

const MARKS = [{ kind: 'zone', id: 'board', colour: 'red' }];

const followed = (id: string, viewer: string, who: Who, match = 'final'): Promise<EventStreamReader> =>
  follow(`${api.url}/matches/${match}/reviews/${id}/live?viewer=${viewer}`, undefined, who);

interface Told {
  readonly leads: boolean;
  readonly followers: number | null;
  readonly position: { readonly at: number; readonly marks: readonly object[]; readonly study: string | null } | null;
  readonly isOver: boolean;
}

/** Waits for the message that something is true of. */
const until = async (stream: EventStreamReader, isSo: (told: Told) => boolean): Promise<Told> => {
  for (;;) {
    const message = await stream.next();
    if (message === undefined) throw new Error('The stream has ended.');
    const told = JSON.parse(message.data) as Told;
    if (isSo(told)) return told;
  }
};

beforeAll(async () => {
  api = await startApi({ clock });
  await api.post('/events', { title: EVENT, ruleset: 'noughts', mode: 'single', delay: 5 });
  await api.post('/matches', noughtsMatch('final', { mode: 'first-to-3' }));
  await api.post('/matches', noughtsMatch('late', { mode: 'first-to-3', event: EVENT, table: '4' }));
  for (const [number, line] of ['Ana: b2', 'Bo: a1', 'Ana: c3'].entries())
    for (const match of ['final', 'late'])
      await api.post(`/matches/${match}/plays`, { playId: `p${String(number)}`, line });
  caster = await bearerOf(api, { role: 'caster', event: EVENT, tables: ['4'] });
});
afterAll(() => api.close());

test('who leads is followed from step to step; marks go to those alone who look with the same eyes; the end is told', async () => {
  expect(await ask('POST', '', { id: 'r1', leader: 'Ana' })).toMatchObject({ status: 201, body: { leader: 'Ana' } });
  expect(await ask('POST', '', { id: 'r1', leader: 'Ana' })).toMatchObject({ status: 201 });
  const own = await followed('r1', 'recorder', RECORDER);
  expect(await until(own, () => true)).toMatchObject({ leads: true, followers: 0, position: null });
  const guest = await followed('r1', 'public', {});
  expect(await until(guest, () => true)).toMatchObject({ leader: 'Ana', leads: false, followers: null });
  await until(own, ({ followers }) => followers === 1);

  await ask('POST', '/r1/position', placed(4, { marks: MARKS }));
  expect((await until(guest, ({ position }) => position?.at === 4)).position?.marks).toEqual(MARKS);
  expect((await until(own, ({ position }) => position?.at === 4)).position?.marks).toEqual([]);
  await ask('POST', '/r1/position', placed(3, { study: 'own', branch: { path: '1', step: 2 } }));
  expect((await until(own, ({ position }) => position?.at === 3)).position?.study).toBe('own');
  expect(await until(guest, ({ position }) => position?.at === 3)).toMatchObject({
    position: { study: null, branch: null },
  });
  await ask('POST', '/r1/position', placed(4, { study: 'own', isShared: true }));
  expect((await until(guest, ({ position }) => position?.at === 4)).position?.study).toBe('own');
  const later = await followed('r1', 'public', {});
  expect(await until(later, () => true)).toMatchObject({ position: { at: 4 } });

  expect(await ask('DELETE', '/r1', null)).toMatchObject({ status: 204 });
  expect(await until(guest, ({ isOver }) => isOver)).toMatchObject({ position: { at: 4 } });
  expect(await guest.next()).toBeUndefined();
  expect(await ask('POST', '/r1/position', placed(2))).toMatchObject({ status: 404, body: { code: 'review/unknown' } });
  [own, later].forEach(({ leave }) => leave());
});

test('nobody leads who may not, nor for another, nor with eyes of others, nor beyond the tape', async () => {
  expect(await ask('POST', '', { id: 'r2' }, {})).toMatchObject({ status: 401 });
  await ask('POST', '', { id: 'r2' });
  const open = (path: string, who: Who, body: object = { id: 'r2' }) =>
    api.ask(`/matches/late/reviews${path}`, {
      method: 'POST',
      headers: { ...who, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await open('', RECORDER)).toMatchObject({ status: 201 });
  expect(await open('', caster)).toMatchObject({ status: 403, body: { code: 'review/not-yours' } });
  expect(await open('/r2/position', caster, placed(1))).toMatchObject({
    status: 403,
    body: { code: 'review/not-yours' },
  });
  expect(await open('', caster, { id: 'r3' })).toMatchObject({ status: 201 });
  expect(await open('/r3/position', caster, placed(1, { viewer: 'recorder' }))).toMatchObject({
    status: 403,
    body: { code: 'access/refused' },
  });
  expect(await ask('POST', '/r2/position', placed(999))).toMatchObject({ status: 404 });
  expect(await ask('POST', '/r2/position', placed(-1))).toMatchObject({
    status: 400,
    body: { code: 'request/invalid' },
  });
  expect(await ask('POST', '/r2/position', placed(1, { branch: { path: '1', step: 3 } }))).toMatchObject({
    status: 400,
  });
  for (const number of [4, 5, 6, 7]) expect(await ask('POST', '', { id: `r${String(number)}` })).toMatchObject({});
  expect(await ask('POST', '', { id: 'r8' })).toMatchObject({ status: 409, body: { code: 'review/too-many' } });
});

test('the audience of a match behind its delay is led to what it is shown, when it is shown, and told no words of the present', async () => {
  const path = '/matches/late/reviews';
  const headers = { ...caster, 'Content-Type': 'application/json' };
  const send = (to: string, body: object) =>
    api.ask(path + to, { method: 'POST', headers, body: JSON.stringify(body) });
  await send('', { id: 'show', leader: 'Cas' });
  minute = 5;
  await api.post('/matches/late/plays', { playId: 'p9', line: 'Bo: a2' });
  await send('/show/position', placed(2, { study: 'notes', isShared: true, marks: MARKS }));
  const guest = await followed('show', 'public', {}, 'late');
  expect(await until(guest, () => true)).toMatchObject({ position: { at: 2, study: null, marks: [] } });
  const { revision } = (await api.request('/matches/late')).body as { readonly revision: number };
  await send('/show/position', placed(revision));
  const late = await followed('show', 'public', {}, 'late');
  expect(await until(late, () => true)).toMatchObject({ position: { at: 2 } });
  minute = 11;
  expect(await until(guest, ({ position }) => position?.at !== 2)).toMatchObject({ position: { at: revision } });
  [guest, late].forEach(({ leave }) => leave());
});
