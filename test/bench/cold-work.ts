import { readFileSync } from 'node:fs';
import { fold } from '#kernel';
import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { replayGame, type Game } from './games.js';
import { millisecondsOf } from './warm-up.js';

/** What a program that has just begun is given to do; it was made by another, so that nothing here is warm. */
export interface ColdTask {
  readonly games: readonly Game[];
  readonly facts: readonly RiftboundFact[];
}

/** Processor time in milliseconds: loading, then each work for the first time. */
export interface ColdTimes {
  readonly load: number;
  readonly decide: number;
  readonly fold: number;
}

const run = ({ games, facts }: ColdTask, what: string): number =>
  millisecondsOf(() => {
    if (what === 'fold') fold(riftbound.evolve, riftbound.initial, facts);
    else games.forEach(replayGame);
  });

const { user, system } = process.cpuUsage();
const [, , path = '', what = ''] = process.argv;
const task = JSON.parse(readFileSync(path, 'utf8')) as ColdTask;
console.log(JSON.stringify({ load: (user + system) / 1000, [what]: run(task, what) }));
