import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { drawBelow, seedRandom } from '#kernel';
import type { EventStore } from '#event-store';
import { inSoak } from '../support/soak.js';
import { eventsOf, expectWhole, makeBatch } from './events.js';
import { until } from './following.js';
import { start } from './process.js';
import { useSqlite } from './subject.js';

const ROUNDS = inSoak(50, 20);

interface Answer {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
}

/** The answers that reached us, the last line perhaps cut off by the kill. */
const answersIn = (output: string): readonly Answer[] =>
  output
    .slice(0, output.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [stream = '', revision = '', id = ''] = line.split(' ');
      return { stream, revision: Number(revision), id };
    });

const expectAllThere = async (store: EventStore, answers: readonly Answer[]): Promise<void> => {
  for (const stream of new Set(answers.map((answer) => answer.stream))) {
    const events = await eventsOf(store, stream);
    expectWhole(events);
    for (const { revision, id } of answers.filter((answer) => answer.stream === stream))
      expect(events[revision]?.id).toBe(id);
  }
};

describe('crashes and other processes', () => {
  const subject = useSqlite();

  test(`32 kill -9 in mid append, ${String(ROUNDS)} rounds: every answered event is there, no hole, nothing damaged`, async () => {
    let random = seedRandom(32);
    let [path, events, answered] = ['', 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 10 === 0) [path, events, answered] = [subject.path(), 0, 0];
      const lines = drawBelow(random, 400);
      const delay = drawBelow(lines.next, 12);
      random = delay.next;
      const child = start('flood.ts', path, String(round));
      await child.until((output) => output.split('\n').length > lines.value + 8);
      await setTimeout(delay.value);
      await child.kill();
      const answers = answersIn(child.output());
      const store = await subject.openAt({ path });
      await expectAllThere(store, answers);
      const report = await store.verify();
      expect(report.problems).toEqual([]);
      answered += answers.length;
      expect(report.events).toBeGreaterThanOrEqual(answered);
      expect(report.events).toBeGreaterThan(events);
      events = report.events;
      await store.close();
    }
  });

  test('13 two processes retry the same batch at once: one event each, one of them was the first', async () => {
    for (let round = 0; round < 3; round++) {
      const path = subject.path();
      const batch = makeBatch(3);
      const children = [0, 1].map(() => start('race.ts', path, 'retry', JSON.stringify(batch)));
      await Promise.all(children.map((child) => child.until((output) => output.includes('ready'))));
      for (const child of children) child.say('go');
      const outputs = await Promise.all(children.map((child) => child.finish()));
      const answers = outputs.map((output) => JSON.parse(output.split('\n')[1] ?? '') as { repeated: boolean });
      expect(answers.map((answer) => answer.repeated).sort()).toEqual([false, true]);
      const store = await subject.openAt({ path });
      expect((await eventsOf(store, 'shared')).map((event) => event.id)).toEqual(batch.map((event) => event.id));
    }
  });

  test('23 two processes on one file: typed conflicts, contiguous revisions, one chain; a third sees them live', async () => {
    const path = subject.path();
    const watcher = await subject.openAt({ path, pollInterval: 10 });
    const seen: number[] = [];
    await watcher.subscribe({ onEvent: (event) => void seen.push(event.position) });
    const children = [0, 1].map(() => start('race.ts', path, 'compete'));
    await Promise.all(children.map((child) => child.until((output) => output.includes('ready'))));
    for (const child of children) child.say('go');
    await Promise.all(children.map((child) => child.finish()));
    const events = await eventsOf(watcher, 'shared');
    expect(events).toHaveLength(600);
    expectWhole(events);
    await until(() => seen.length >= 600);
    expect(seen).toEqual(events.map((event) => event.position));
    // The heads this process remembered are out of date, and it knows.
    expect(await watcher.append('shared', 599, makeBatch(1))).toMatchObject({ firstRevision: 600, position: 601 });
    expect((await watcher.verify()).problems).toEqual([]);
  });
});
