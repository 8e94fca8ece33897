import { createInterface, type Interface } from 'node:readline/promises';
import { appendFileSync } from 'node:fs';
import type { Fact } from '#kernel';
import {
  makeHeader,
  openingOf,
  openRecording,
  parseTapeFile,
  recordChance,
  recordLine,
  type TapeHeader,
  type TapeRecording,
} from '#match';
import { CliError, errorText, tapeError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { GAMES, gameOf, type InstalledGame } from '../rulesets.js';
import { decksOf, faultOf, recordFile } from '../tapes/tape-text.js';
import { tableText } from '../text/table.js';
import { isFault, verdictText } from '../text/verdicts.js';
import { offersText } from './legal.js';

/** What the prompt was asked for. */
export interface PromptOptions {
  readonly out?: string;
}

/** A match at the prompt: its recording so far, and the file that every accepted line is written to at once. */
interface Desk {
  readonly game: InstalledGame;
  readonly recording: TapeRecording<unknown, unknown, Fact>;
  readonly file: string | null;
}

const askHeader = async (ask: (question: string) => Promise<string>): Promise<TapeHeader> => {
  const game = GAMES[0]?.ruleset;
  const players = [];
  for (const number of [1, 2]) {
    const name = (await ask(`Player ${number}: `)).trim() || `Player ${number}`;
    const deck = (await ask(`Deck list of ${name} (a file, or nothing for unknown): `)).trim();
    players.push({
      name,
      team: null,
      deck: deck === '' ? { kind: 'unknown' as const } : { kind: 'path' as const, path: deck, line: 1, column: 1 },
    });
  }
  const modes = game?.modes.map(({ id }) => id) ?? [];
  const mode = (await ask(`Mode (${modes.join(', ')}): `)).trim() || null;
  const seed = (await ask('Seed (nothing for a match on paper): ')).trim();
  return {
    game: game?.id ?? '',
    edition: null,
    mode,
    recording: 'as-played',
    seed: seed === '' ? null : Number(seed),
    first: null,
    players,
  };
};

const openDesk = (header: TapeHeader, file: string | null): Desk => {
  const text = `${makeHeader(header)}\n\n`;
  const parsed = parseTapeFile(text);
  if (!parsed.ok) throw tapeError(parsed.error, 'the answers', text);
  const game = gameOf(header.game);
  const opening = openingOf(game.ruleset, parsed.value, decksOf(parsed.value, '.'));
  if (!opening.ok) throw faultOf(opening.error, { path: 'the answers', text });
  const recording = recordChance(game.ruleset, openRecording(game.ruleset, opening.value));
  if (recording.problem !== null) throw faultOf(recording.problem, { path: 'the answers', text });
  if (file !== null) writeText(file, text);
  return { game, recording, file };
};

const resumeDesk = (file: string): Desk => {
  const recorded = recordFile(file);
  if (recorded.recording.problem !== null) throw faultOf(recorded.recording.problem, recorded);
  return { game: recorded.game, recording: recorded.recording, file };
};

const waitingText = ({ game, recording: { state } }: Desk): string => {
  const waiting = game.ruleset.waitingFor(state.game).map(({ seat, question }) => {
    const who = seat === null ? 'the table' : (state.options?.players[seat]?.name ?? '');
    return `${who}: ${question}`;
  });
  return waiting.length === 0 ? 'The match is over.' : waiting.join(' / ');
};

const offersAt = ({ game, recording: { state } }: Desk): readonly string[] => {
  const asked = { ruleset: game.ruleset, game: state.game, edition: state.options?.edition ?? '' };
  return (state.options?.players ?? []).flatMap((_, seat) => offersText(asked, seat));
};

/** The lines that begin with what was typed, for the Tab key. */
export const completionsAt = ({ game, recording: { state } }: Desk, typed: string): readonly string[] => {
  const seats = (state.options?.players ?? []).map((_, seat) => seat);
  const lines = seats.flatMap((seat) =>
    game.ruleset.legalPlays(state.game, seat).map(({ play }) => game.ruleset.notation.make(play, state.game)),
  );
  return [...new Set(lines)].filter((line) => line.toLowerCase().startsWith(typed.toLowerCase()));
};

const enter = (desk: Desk, text: string, io: Io): Desk => {
  const recording = recordLine(desk.game.ruleset, desk.recording, { line: 1, column: 1, text });
  if (recording.problem !== null) {
    io.out(errorText(tapeError(recording.problem, 'line', text)));
    return desk;
  }
  const batch = recording.batches.findLast(({ by }) => by === 'line');
  if (batch) io.out(`${verdictText(text, batch.verdict, recording.state.options?.edition ?? '')}\n`);
  if (desk.file !== null) appendFileSync(desk.file, `${text}\n`);
  return { ...desk, recording: recordChance(desk.game.ruleset, recording) };
};

const HELP =
  'Type a play, such as "Ana: passes". ? lists the legal plays, table shows the table, quit ends; Tab completes.\n';

/** Answers one line at the prompt; null where it ends. */
const answer = (desk: Desk, typed: string, io: Io): Desk | null => {
  const text = typed.trim();
  if (text === 'quit') return null;
  if (text === '?') io.out(`${offersAt(desk).join('\n')}\n`);
  else if (text === 'table') io.out(`${tableText(desk.game.ruleset.view(desk.recording.state.game, 'recorder'))}\n`);
  else if (text === 'help') io.out(HELP);
  else if (text !== '' && !text.startsWith('#')) return enter(desk, text, io);
  return desk;
};

const converse = async (lines: Interface, first: Desk, io: Io): Promise<Desk> => {
  let desk = first;
  current = () => desk;
  io.out(HELP);
  lines.setPrompt('> ');
  io.out(`${waitingText(desk)}\n`);
  lines.prompt();
  for await (const typed of lines) {
    const next = answer(desk, typed, io);
    if (next === null) break;
    desk = next;
    io.out(`${waitingText(desk)}\n`);
    lines.prompt();
  }
  return desk;
};

/** What the Tab key completes from; set once the match is open. */
let current: () => Desk | null = () => null;

/** Records a match at a prompt, line by line; goes on where a file ends if one is given. */
export const prompt = async (file: string | null, options: PromptOptions, io: Io): Promise<ExitCode> => {
  const completer = (typed: string): [string[], string] => {
    const desk = current();
    return [desk === null ? [] : [...completionsAt(desk, typed)], typed];
  };
  const lines = createInterface({ input: process.stdin, output: process.stdout, completer });
  try {
    const desk =
      file === null
        ? openDesk(await askHeader((question) => lines.question(question)), options.out ?? null)
        : resumeDesk(file);
    const { recording } = await converse(lines, desk, io);
    return recording.batches.some(({ verdict }) => isFault(verdict)) ? EXIT.findings : EXIT.well;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      throw new CliError('ended', 'The input ended.', { remedy: 'Answer the questions.' });
    throw error;
  } finally {
    lines.close();
  }
};
