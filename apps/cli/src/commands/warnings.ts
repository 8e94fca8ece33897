import { type EventWarnings, WARNING_EVENTS, WarningsOfEvents } from '#projections';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { MATCH_STREAM, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

const textOf = ({ event, players }: EventWarnings): string => {
  if (event === null) return 'This match names no event, so nothing is known of earlier ones.\n';
  const lines = players.map(({ name, warnings }) => {
    const each = warnings.map(({ match, dispute, infraction }) => `${infraction} (match ${match}, dispute ${dispute})`);
    return `${name}: ${each.length === 0 ? 'no earlier warning' : each.join(', ')}\n`;
  });
  return `${event}\n${lines.join('')}`;
};

/** Tells what the players of a match were warned for in other matches of its event. */
export const warnings = async (
  match: string,
  options: StoreWish & { readonly json?: boolean },
  io: Io,
): Promise<ExitCode> => {
  const found = await withStore(options, { readOnly: true }, async (store) => {
    const book = new WarningsOfEvents();
    for await (const event of store.readAll({ types: WARNING_EVENTS, streamPrefix: MATCH_STREAM }))
      book.take(event.stream.slice(MATCH_STREAM.length), event);
    return book.before(match);
  });
  if (found === undefined)
    throw new CliError('no-match', `There is no match "${match}" in that store.`, {
      remedy: 'Name one that "matchtape list" tells.',
    });
  if (options.json) printJson(io, found);
  else io.out(textOf(found));
  return EXIT.well;
};
