import type { EventStore } from '#event-store';
import { personText } from '#match';
import { queueOf, summarise, type QueuedCall, type Summary } from '#projections';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { MATCH_STREAM, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** Events that make or change a call, and those that name who plays. */
const TYPES = 'MatchOpened JudgeCalled CallClaimed JudgeArrived RulingIssued RulingAppealed DisputeClosed'.split(' ');

/** The open calls of all matches in a store, the oldest first. */
const openCalls = async (store: EventStore): Promise<readonly QueuedCall[]> => {
  const matches = new Map<string, Summary>();
  for await (const event of store.readAll({ types: TYPES, streamPrefix: MATCH_STREAM })) {
    const summary = summarise(matches.get(event.stream), event, []);
    if (summary !== undefined) matches.set(event.stream, summary);
  }
  return queueOf([...matches].map(([stream, summary]) => ({ id: stream.slice(MATCH_STREAM.length), ...summary })));
};

const lineOf = ({ match, players, dispute, about, since, by, claimedBy, atTable, appealed }: QueuedCall): string => {
  const named = players.map((name) => ({ name }));
  const people = (those: typeof claimedBy): string => those.map((each) => personText(each, named)).join(' and ');
  const where = about === null ? '' : ` about play ${String(about)}`;
  const parts = [
    `${since} ${match} (${players.join(' against ')}) dispute ${String(dispute)}${where}, called by ${personText(by, named)}`,
    claimedBy.length === 0 ? 'nobody has taken it' : `taken by ${people(claimedBy)}`,
    ...(atTable.length === 0 ? [] : [`at the table: ${people(atTable)}`]),
    ...(appealed ? ['appealed'] : []),
  ];
  return `${parts.join('; ')}\n`;
};

/** Lists the open calls of a store's matches, the oldest first. */
export const calls = async (options: StoreWish & { readonly json?: boolean }, io: Io): Promise<ExitCode> => {
  const queue = await withStore(options, { readOnly: true }, openCalls);
  if (options.json) printJson(io, { calls: queue });
  else io.out(queue.length === 0 ? 'No call is open.\n' : queue.map(lineOf).join(''));
  return EXIT.well;
};
