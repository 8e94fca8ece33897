import { randomUUID } from 'node:crypto';
import type { Json, NewEnvelope } from '#kernel';
import { schemasOf } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { randomDuels, recordedGames, type Game } from './games.js';

/** A play as it is appended: the play as it was entered, and every fact that it caused. */
export type Batch = readonly NewEnvelope[];

const isPlay = ({ type }: Game['events'][number]): boolean => type === 'PlayRecorded';

const envelopeOf = ({ type, data, because }: Game['events'][number], number: number): NewEnvelope => ({
  id: randomUUID(),
  type,
  schema: schemasOf(riftbound).versionOf(type),
  at: new Date(Date.UTC(2026, 7, 1, 12) + number * 1000).toISOString(),
  actor: 'scorekeeper',
  cause: `play-${number}`,
  because,
  data: data as Json,
});

/** The appends of a game: the opening, then play after play. */
export const batchesOf = ({ events }: Game): readonly Batch[] => {
  const batches: NewEnvelope[][] = [[]];
  for (const event of events) {
    if (isPlay(event)) batches.push([]);
    batches.at(-1)?.push(envelopeOf(event, batches.length));
  }
  return batches.filter((batch) => batch.length > 0);
};

/** The games that were recorded by hand, and random ones beside them: what a match looks like. */
export const sampleGames = (random: number): readonly Game[] => [...recordedGames(), ...randomDuels(random)];

/** The same batch as another match would append it: with ids of its own. */
export const anew = (batch: Batch): Batch => batch.map((event) => ({ ...event, id: randomUUID() }));
