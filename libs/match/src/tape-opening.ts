import { err, ok, type Fact, type JsonObject, type Result } from '#kernel';
import { editionNamed, editionOn, isEditionId } from '#rulebook';
import type { MatchOptions, PlayerEntry, Ruleset } from '#ruleset';
import type { OpenMatch } from './commands.js';
import { dealingFrom } from './secret.js';
import type { TapeFile } from './tape-file.js';
import type { DeckReference, TapePlayer } from './header-values.js';
import { tapeProblem, type TapeProblem } from './tape-problem.js';

/** Deck lists by the paths that the header names; whoever can read files has read them. */
export type DeckTexts = ReadonlyMap<string, string>;

type ParseDeck = Ruleset<unknown, unknown, Fact>['parseDeck'];

const listOf = (deck: Exclude<DeckReference, { kind: 'unknown' }>, texts: DeckTexts): Result<string, TapeProblem> => {
  if (deck.kind === 'list') return ok(deck.text);
  const text = texts.get(deck.path);
  if (text !== undefined) return ok(text);
  const message = `The deck list "${deck.path}" could not be read.`;
  const remedy = 'Name a file that is there, beside the tape file or by its full path, or write "deck: unknown".';
  return err(tapeProblem([deck.line, deck.column], { code: 'tape/deck-file', message, remedy }));
};

const readDeck = (deck: DeckReference, texts: DeckTexts, parse: ParseDeck): Result<JsonObject | null, TapeProblem> => {
  if (deck.kind === 'unknown') return ok(null);
  const text = listOf(deck, texts);
  if (!text.ok) return text;
  const parsed = parse(text.value);
  if (parsed.ok) return ok(parsed.value as JsonObject);
  const { message, line, column } = parsed.error;
  const remedy = 'Mend the deck list, or write "deck: unknown".';
  const fault = tapeProblem([line, column], { code: 'tape/deck-list', message, remedy });
  if (deck.kind === 'path') return err({ ...fault, path: deck.path });
  return err({ ...fault, line: deck.line + line - 1, column: deck.column + column - 1 });
};

const entryOf = ({ name, team }: TapePlayer, deck: JsonObject | null): PlayerEntry =>
  team === null ? { name, deck } : { name, deck, team };

const seatOf = ({ first, players }: TapeFile): number | null => {
  const seat = players.findIndex(({ name }) => name === first);
  return seat < 0 ? null : seat;
};

const inForce = (
  day: string,
  { title, editions }: Pick<Ruleset<unknown, unknown, Fact>, 'title' | 'editions'>,
): Result<string, TapeProblem> => {
  const found = editionOn(day, editions.filter(isEditionId));
  if (found !== undefined) return ok(found);
  const message = `No edition of ${title} was in force on ${day}.`;
  const remedy = `Name the edition instead of the date, one of: ${editions.join(', ')}.`;
  return err(tapeProblem([1, 1], { code: 'tape/date', message, remedy }));
};

/** The edition that the header names, in full or in short; else the one in force on its day; else the newest. */
const editionOf = (
  { edition, date }: TapeFile,
  ruleset: Pick<Ruleset<unknown, unknown, Fact>, 'title' | 'editions'>,
): Result<string, TapeProblem> => {
  if (edition !== null) return ok(editionNamed(edition) ?? edition);
  return date === null ? ok(ruleset.editions.at(-1) ?? '') : inForce(date, ruleset);
};

/** Those of the values that the header says. */
const said = <T extends object>(values: T): { readonly [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    readonly [K in keyof T]?: NonNullable<T[K]>;
  };

/** The order that opens the match of a tape file. */
export const openingOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  file: TapeFile,
  decks: DeckTexts,
): Result<OpenMatch, TapeProblem> => {
  const players: PlayerEntry[] = [];
  for (const player of file.players) {
    const deck = readDeck(player.deck, decks, ruleset.parseDeck);
    if (!deck.ok) return deck;
    players.push(entryOf(player, deck.value));
  }
  const edition = editionOf(file, ruleset);
  if (!edition.ok) return edition;
  const options: MatchOptions = {
    mode: file.mode ?? ruleset.modes[0]?.id ?? '',
    edition: edition.value,
    players,
    firstPlayer: seatOf(file),
    seed: file.seed,
    ...said({ dealing: file.secret === null ? null : dealingFrom(file.secret), texts: file.texts, level: file.level }),
    ...said({ event: file.event, table: file.table }),
  };
  return ok({ type: 'OpenMatch', ruleset: ruleset.id, recording: file.recording, options });
};
