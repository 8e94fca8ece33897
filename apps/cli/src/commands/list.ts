import { checkList, chooseMatches, deckOf, type ListField, type ListWish, type MatchSummary } from '#projections';
import { INDEX, listedMatches } from '#recording';
import { placeWords, SEED_WARNING } from '#ruleset';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { RULESETS } from '../rulesets.js';
import { fromKept } from '../tapes/kept-views.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { matchIds, withStore } from '../tapes/store.js';

/** What `list` was asked for. */
export interface ListOptions extends StoreWish, Readonly<Partial<Record<Exclude<ListField, 'words'>, string>>> {
  readonly ids?: boolean;
  readonly limit?: string;
  readonly json?: boolean;
}

const wishOf = (words: readonly string[], asked: Omit<ListOptions, keyof StoreWish>): ListWish => {
  const entries = Object.entries({ ...asked, words: words.join(' ') });
  const read = checkList(
    entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
  if (!read.ok) throw new CliError(read.error.code, read.error.message, { remedy: read.error.remedy });
  return read.value;
};

const limitOf = (limit: string | undefined): number => {
  if (limit === undefined) return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(limit))
    throw new CliError('limit', `"${limit}" is no number of matches.`, { remedy: 'Name one from 1 on.' });
  return Number(limit);
};

const resultText = ({ result, players, status }: MatchSummary): string => {
  if (result === null) return status === 'open' ? 'being recorded' : 'closed without a result';
  const won = result.winners.map((seat) => players[seat] ?? '').join(' and ');
  return won === '' ? 'draw' : `${won} won`;
};

const playersText = (match: MatchSummary): string =>
  match.players
    .map((name, seat) => {
      const deck = deckOf(match, seat);
      return deck.length === 0 ? name : `${name} (${deck.join(', ')})`;
    })
    .join(' against ');

const lineOf = (match: MatchSummary): string => {
  const { id, openedAt, plays, findings, dealtBy } = match;
  const words = [
    playersText(match),
    placeWords(match).join(', '),
    openedAt.slice(0, 10),
    resultText(match),
    `${String(plays)} plays`,
    `${String(findings)} findings`,
  ];
  const told = words.filter((word) => word !== '').join('; ');
  return `${id}: ${told}${dealtBy === 'seed' ? `  (${SEED_WARNING})` : ''}\n`;
};

/** The ids alone, in the order in which the matches were opened, which asks nothing of what is in them. */
const listIds = async (store: StoreWish, json: boolean | undefined, io: Io): Promise<ExitCode> => {
  const ids = await withStore(store, { readOnly: true }, matchIds);
  if (json) printJson(io, { matches: ids });
  else io.out(ids.map((id) => `${id}\n`).join(''));
  return EXIT.well;
};

/** Lists the matches of a store, chosen and in order, the one opened last first; says of each that is dealt from a seed that it is. */
export const list = async (
  words: readonly string[],
  { data, store, ids, limit, json, ...asked }: ListOptions,
  io: Io,
): Promise<ExitCode> => {
  const place = { ...(data === undefined ? {} : { data }), ...(store === undefined ? {} : { store }) };
  if (ids) return listIds(place, json, io);
  const [wish, most] = [wishOf(words, asked), limitOf(limit)];
  const kept = (await fromKept(place, (read) => read(INDEX))) ?? [];
  const all = await withStore(place, { readOnly: true }, (opened) =>
    listedMatches({ store: opened, rulesets: RULESETS, kept }),
  );
  const matches = chooseMatches(all, wish).slice(0, most);
  const seeded = matches.filter(({ dealtBy }) => dealtBy === 'seed').map(({ id }) => id);
  if (json) printJson(io, { matches: matches.map(({ id }) => id), seeded, list: matches });
  else io.out(matches.map(lineOf).join(''));
  return EXIT.well;
};
