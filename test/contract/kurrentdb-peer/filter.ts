import { invalid } from './failures.js';
import type { LoggedEvent } from './log.js';
import type { streams } from './protocol.js';

type FilterOptions = streams.ReadReq.Options.FilterOptions;

/** Which events of the whole log a reader wants. `interval`: so many events looked at make a checkpoint. */
export interface PeerFilter {
  readonly passes: (event: LoggedEvent) => boolean;
  readonly window: number;
  readonly interval: number;
}

/** Events that the server looks at in one step unless the reader says otherwise. */
export const PAGE = 32;

type Expression = streams.ReadReq.Options.FilterOptions.Expression;

const matcherOf = (expression: Expression): ((text: string) => boolean) => {
  const regex = expression.getRegex();
  if (regex === '') {
    const prefixes = expression.getPrefixList();
    return (text) => prefixes.some((prefix) => text.startsWith(prefix));
  }
  const pattern = new RegExp(regex);
  return (text) => pattern.test(text);
};

/** Reads a filter. @throws PeerFailure when it names neither streams nor types, or no window */
export const filterOf = (options: FilterOptions): PeerFilter => {
  const ofStream = options.getStreamIdentifier();
  const ofType = options.getEventType();
  if (!options.hasMax() && !options.hasCount()) throw invalid('The filter has no window.');
  const window = options.hasMax() ? options.getMax() : PAGE;
  const interval = window * options.getCheckpointintervalmultiplier();
  if (ofStream !== undefined) {
    const matches = matcherOf(ofStream);
    return { passes: ({ stream }) => matches(stream), window, interval };
  }
  if (ofType === undefined) throw invalid('The filter names neither streams nor types.');
  const matches = matcherOf(ofType);
  return { passes: ({ type }) => matches(type), window, interval };
};
