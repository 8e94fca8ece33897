import 'reflect-metadata';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import type { EventStore } from '#event-store';
import {
  type MatchEntry,
  type Receipt,
  RecordingModule,
  type RecordingOptions,
  RecordPlay,
  ViewFeed,
} from '#recording';
import { noughts } from './noughts.js';
import { drawSecret } from './secrets.js';

/** The recording use cases on a store, without any door. */
export interface Desk {
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  readonly feed: ViewFeed;
  /** Any other part of the recording side, by its class. */
  readonly get: <Part>(part: new (...parts: never[]) => Part) => Part;
  /** Records a line of notation under a play id. */
  readonly line: (matchId: string, playId: string, text: string) => Promise<Receipt>;
  readonly close: () => Promise<void>;
}

/** Starts the use cases on a store, with noughts and views in memory unless told. Closing them leaves the stores open. */
export const startDesk = async (store: EventStore, wish: Partial<RecordingOptions> = {}): Promise<Desk> => {
  const options = { store, rulesets: [noughts], clock: () => '2026-05-01T18:00:00.000Z', drawSecret, ...wish };
  const module = await Test.createTestingModule({ imports: [RecordingModule.forRoot(options)] }).compile();
  await module.init();
  const commands = module.get(CommandBus);
  const line: Desk['line'] = (matchId, playId, text) =>
    commands.execute(
      new RecordPlay({ matchId, playId, entered: { line: text }, expectedRevision: undefined, actor: 'scorekeeper' }),
    );
  return {
    commands,
    queries: module.get(QueryBus),
    feed: module.get(ViewFeed),
    get: (part) => module.get(part),
    line,
    close: () => module.close(),
  };
};

/** What a game of noughts between Ana and Bo is opened with. */
export const noughtsEntry = (options: Partial<MatchEntry['options']> = {}): MatchEntry => ({
  ruleset: 'noughts',
  recording: 'as-played',
  options: {
    mode: 'single',
    edition: 'club-1',
    players: ['Ana', 'Bo'].map((name) => ({ name, deck: null })),
    firstPlayer: 0,
    seed: null,
    ...options,
  },
});
