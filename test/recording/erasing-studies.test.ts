import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import { ErasePeople, ListStudies, OpenMatch, OrderStudy, ReadStudy, ReadTape } from '#recording';
import { makeStudyDocument, type Pin, type StudyOrder } from '#study';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

const [ANA, BEN, CLEO] = ['Annabelle Quux', 'Benedikt Zyx', 'Cleopatra Vex-Ola'];
const reader = { eyes: 'recorder', mayWrite: true } as const;

const folder = mkdtempSync(join(tmpdir(), 'matchtape-erasing-studies-'));
afterAll(() => rmSync(folder, { recursive: true }));

let orders = 0;
const say = (desk: Desk, id: string, order: StudyOrder, author = CLEO) =>
  desk.commands.execute(new OrderStudy(id, order, { orderId: `o${String(++orders)}`, author }));

const NOTHING = { notes: [], glyphs: [], marks: [], branches: [], chapters: [] };

/** A match with a study that names people wherever it can: title, notes (one struck), a branch, a chapter with a question, authors. */
const begin = async (desk: Desk, match: string, study: string): Promise<void> => {
  const { options } = noughtsEntry();
  const players = [ANA, BEN].map((name) => ({ name, deck: null }));
  await desk.commands.execute(new OpenMatch(match, noughtsEntry({ ...options, players }), 'scorekeeper'));
  await desk.line(match, 'p0', `${ANA}: b2`);
  const { events } = await desk.queries.execute(new ReadTape(match, 'recorder', { from: 0, limit: 100 }));
  const at: Pin = { event: events.at(-1)?.id ?? '', revision: events.length - 1, head: null };
  const place = { at, branch: null };
  await say(desk, study, { type: 'OpenStudy', id: study, match, title: `${ANA} against ${BEN}`, content: NOTHING });
  const note = { place, about: 'event', isPrivate: false } as const;
  await say(desk, study, { ...note, type: 'WriteNote', id: 'n1', words: `here annabelle quux should wait` });
  await say(desk, study, { ...note, type: 'WriteNote', id: 'n2', words: `${ANA} blundered` }, ANA);
  await say(desk, study, { type: 'StrikeNote', note: 'n2' }, ANA);
  const play = { by: 'hand', play: { type: 'mark', seat: 1, square: 'c3' } } as const;
  const branch = { path: '1', base: at, viewer: 'public', chance: { by: 'hand' }, plays: [play] } as const;
  await say(desk, study, { type: 'MakeBranch', ...branch, name: `what ${ANA} feared` });
  const choice = { words: `As ${ANA} did`, isRight: true, answer: `${BEN} could not answer ${ANA}` };
  const task = { at, prompt: `What would ${ANA} do?`, hint: `${ANA} likes corners`, choices: [choice] };
  const chapter = { id: 'c1', title: `${ANA} wins`, words: ANA, mode: 'guided', from: at, to: null } as const;
  await say(desk, study, { type: 'WriteChapter', chapter: { ...chapter, cover: null, seat: null, tasks: [task] } });
};

const erase = (desk: Desk, matchId: string, seat: number | null) =>
  desk.commands.execute(new ErasePeople({ matchId, seat, reason: 'asked', actor: 'scorekeeper' }));

const studyOf = (desk: Desk, match: string, study: string) => desk.queries.execute(new ReadStudy(match, study, reader));

/** What is told of a study: itself, its line in the list, the document that is exported, and the events as every copy of the store has them. */
const toldOf = async (desk: Desk, { match, study, store }: { match: string; study: string; store: EventStore }) => {
  const told: unknown[] = [
    await studyOf(desk, match, study),
    await desk.queries.execute(new ListStudies(match, reader)),
  ];
  told.push(makeStudyDocument(await studyOf(desk, match, study)));
  for await (const event of store.readStream(`study-${study}`)) told.push(event);
  return JSON.stringify(told);
};

const names = (told: string): readonly boolean[] =>
  [ANA, BEN, CLEO].map((name) => told.toLowerCase().includes(name.toLowerCase()));

test('an erasure reaches all studies of its match and none of another, their words stay, and their chains hold', async () => {
  const path = join(folder, 'studies.sqlite');
  const store = await openSqliteStore({ path });
  const desk = await startDesk(store);
  await begin(desk, 'one', 'lesson');
  await begin(desk, 'two', 'other');
  const { heads } = await store.verify();
  const about = { match: 'one', study: 'lesson', store };
  expect(names(await toldOf(desk, about))).toEqual([true, true, true]);

  const { events } = await erase(desk, 'one', 0);
  expect(events).toBeGreaterThan(6);
  expect(names(await toldOf(desk, about))).toEqual([false, true, true]);
  const study = await studyOf(desk, 'one', 'lesson');
  expect(study).toMatchObject({ title: `Player A against ${BEN}`, branches: [{ name: 'what Player A feared' }] });
  expect(study.notes.map(({ words }) => words)).toEqual(['here Player A should wait']);
  expect(study.chapters[0]?.tasks[0]).toMatchObject({
    prompt: 'What would Player A do?',
    choices: [{ answer: `${BEN} could not answer Player A` }],
  });
  expect((await store.verify(heads)).problems).toEqual([]);
  expect(names(await toldOf(desk, { match: 'two', study: 'other', store }))).toEqual([true, true, true]);

  // What is written goes on behind it, and an order that was sent before is known again.
  await say(desk, 'lesson', { type: 'RenameStudy', title: 'The middle' });
  expect(await erase(desk, 'one', 0)).toMatchObject({ events: 0 });
  await erase(desk, 'one', null);
  await erase(desk, 'two', null);
  for (const each of [about, { match: 'two', study: 'other', store }])
    expect(names(await toldOf(desk, each))).toEqual([false, false, false]);
  const after = await studyOf(desk, 'one', 'lesson');
  expect(after).toMatchObject({ title: 'The middle', author: 'Author 1', notes: [{ author: 'Author 1' }] });
  expect((await store.verify(heads)).problems).toEqual([]);
  await desk.close();
  await store.close();
  for (const name of [ANA, BEN, CLEO]) expect([name, readFileSync(path).includes(name)]).toEqual([name, false]);
});

test('authors who come after an erasure are numbered on, and those before keep their numbers', async () => {
  const store = await openMemoryStore();
  const desk = await startDesk(store);
  await begin(desk, 'one', 'lesson');
  await erase(desk, 'one', null);
  const { notes } = await studyOf(desk, 'one', 'lesson');
  const [{ place }] = notes as [(typeof notes)[number]];
  const note = { type: 'WriteNote', place, about: 'event', isPrivate: false } as const;
  await say(desk, 'lesson', { ...note, id: 'n3', words: 'I saw it coming' }, 'Dana Wim');
  await erase(desk, 'one', null);
  const after = await studyOf(desk, 'one', 'lesson');
  expect(after.notes.map(({ author }) => author)).toEqual(['Author 1', 'Author 2']);
  await desk.close();
});

test('a store that cannot unwrite refuses before anything is erased', async () => {
  const inner = await openMemoryStore();
  const refused = new Error('unsupported');
  const desk = await startDesk({ ...inner, erase: () => Promise.reject(refused) });
  await begin(desk, 'one', 'lesson');
  await expect(erase(desk, 'one', 0)).rejects.toThrow('unsupported');
  expect(names(await toldOf(desk, { match: 'one', study: 'lesson', store: inner }))).toEqual([true, true, true]);
  const { events } = await desk.queries.execute(new ReadTape('one', 'recorder', { from: 0, limit: 100 }));
  expect(events.some(({ type }) => type === 'PeopleErased')).toBe(false);
  await desk.close();
});
