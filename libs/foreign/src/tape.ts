import { err, ok, type Fact, type Result } from '#kernel';
import { makeTapeFile, parseTapeFile, recordTape, type TapeHeader, type TapeRecording } from '#match';
import type { HeldRuleset, Problem } from '#ruleset';
import { applied, type ForeignBoard } from './board.js';
import { Following } from './follow.js';
import type { ForeignMatch, ForeignPlayer, ForeignStep } from './match.js';
import { isRatlas, readRatlas } from './ratlas.js';
import { type Fields, Unread } from './reading.js';
import { isRiftlite, readRiftlite } from './riftlite.js';

/** The game that these recorders are of. */
export const FOREIGN_GAME = 'riftbound';

/** A tape file made of another recorder's, and what of that could not be followed, in sentences. */
export interface ForeignTape {
  readonly from: string;
  readonly text: string;
  readonly left: readonly string[];
}

const REMEDY =
  'Take the file from the recorder again; of RiftAtlas a .ratlas.json of version 1 is read, of RiftLite its canonical replay of version 2.';

const asFields = (json: unknown): Fields | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : null;

/** Whether a document is one of another recorder that is read here. */
export const isForeign = (json: unknown): boolean => {
  const document = asFields(json);
  return document !== null && (isRatlas(document) || isRiftlite(document));
};

const refused = (message: string): Result<never, Problem> => err({ code: 'foreign/unread', message, remedy: REMEDY });

/** A name as a tape file can have it. */
const nameOf = ({ name }: ForeignPlayer): string =>
  name
    .replaceAll(/[\p{C}#:]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

const headerOf = (ruleset: HeldRuleset, { players, day, first }: ForeignMatch): TapeHeader => ({
  game: ruleset.id,
  edition: null,
  date: day,
  mode: null,
  recording: 'as-played',
  seed: null,
  secret: null,
  first: nameOf(players.find(({ id }) => id === first) ?? (players[0] as ForeignPlayer)),
  texts: 'described',
  level: null,
  event: null,
  table: null,
  players: players.map((player) => ({ name: nameOf(player), team: null, deck: { kind: 'unknown' } })),
});

const saidBy = ({ actor, narrated }: ForeignStep): string | null => actor ?? narrated[0]?.author ?? null;

/** The battlefields by player: who chose which is told, or is the next one who has none. */
const battlefieldsOf = ({ players, steps }: ForeignMatch): readonly string[] => {
  const chosen = new Map<string, string>();
  for (const step of steps) {
    if (step.kind !== 'select_battlefield' || step.battlefield === null) continue;
    const said = players.find(({ id }) => id === saidBy(step));
    const by = said ?? players.find(({ id }) => !chosen.has(id));
    if (by !== undefined) chosen.set(by.id, step.battlefield);
  }
  return players.flatMap(({ id }) => chosen.get(id) ?? []);
};

/** Some fifty times the steps of a match of that kind. */
const MOST_STEPS = 20_000;

const OURS = ['battlefieldA', 'battlefieldB'] as const;

const boardAfter = (board: ForeignBoard, { board: anew, operations }: ForeignStep): ForeignBoard =>
  operations.reduce(applied, anew ?? board);

/** Follows all steps, turn by turn; answers the last step that could not be followed, and why. */
const followAll = (following: Following, { steps }: ForeignMatch): string | null => {
  let board: ForeignBoard = {};
  for (const step of steps) {
    if (step.kind === 'end_turn') {
      following.bring(board, OURS);
      const problem = following.endTurn();
      if (problem !== null) return `${step.path}: the turn cannot be ended here: ${problem}`;
    }
    board = boardAfter(board, step);
  }
  following.bring(board, OURS);
  return null;
};

const opening = (battlefields: readonly string[]): readonly string[] => [
  ...battlefields.map((name, seat) => `seat ${String(seat + 1)}: picks ${name}`),
  'seat 1: keeps',
  'seat 2: keeps',
];

type Recording = TapeRecording<unknown, unknown, Fact>;

const begin = (ruleset: HeldRuleset, header: TapeHeader, lines: readonly string[]): Result<Recording, Problem> => {
  const file = parseTapeFile(makeTapeFile(header, lines));
  if (!file.ok) return refused(file.error.message);
  const recording: Recording = recordTape(ruleset, file.value, new Map());
  return recording.problem === null
    ? ok(recording)
    : refused(`The match cannot be begun: ${recording.problem.message}`);
};

const followed = (ruleset: HeldRuleset, match: ForeignMatch): Result<ForeignTape, Problem> => {
  if (match.steps.length > MOST_STEPS)
    return refused(`A file has at most ${String(MOST_STEPS)} steps, and this one has more.`);
  if (match.players.length !== 2)
    return refused(`players: two are wanted, and there are ${String(match.players.length)}.`);
  const battlefields = battlefieldsOf(match);
  if (battlefields.length !== 2)
    return refused('The file does not say which battlefields were chosen: two steps "select_battlefield" are wanted.');
  const [header, lines] = [headerOf(ruleset, match), opening(battlefields)];
  const begun = begin(ruleset, header, lines);
  if (!begun.ok) return begun;
  const following = new Following(
    ruleset,
    begun.value,
    match.players.map(({ id }) => id),
  );
  const problem = followAll(following, match);
  if (problem !== null) return refused(problem);
  const loser = match.players.findIndex(({ id }) => id === match.loser);
  if (loser >= 0 && following.table.result === null) following.say(`seat ${String(loser + 1)}: concedes`);
  const text = makeTapeFile(header, [
    `# From a file of the ${match.from}: what it does not tell is unknown, and the table is put right at the end of each turn.`,
    ...lines,
    ...following.lines,
  ]);
  return ok({ from: match.from, text, left: [...match.gaps, ...following.left] });
};

/** Reads another recorder's document into a tape file, by the rules of its game. The error says at which field what is wrong. */
export const readForeign = (json: unknown, ruleset: HeldRuleset): Result<ForeignTape, Problem> => {
  const document = asFields(json);
  if (document === null || !isForeign(document)) return refused('This is no file of a recorder that is known here.');
  try {
    return followed(ruleset, isRatlas(document) ? readRatlas(document) : readRiftlite(document));
  } catch (error) {
    if (error instanceof Unread) return refused(error.message);
    throw error;
  }
};
