import { createInterface, type Interface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Fact } from '#kernel';
import {
  makeHeader,
  openingOf,
  openRecording,
  parseTapeFile,
  recordChance,
  recordLine,
  SECRET_BYTES,
  type TapeHeader,
  type TapePlayer,
  type TapeRecording,
} from '#match';
import { isFault, type HeldRuleset } from '#ruleset';
import { CliError, errorText, tapeError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { RULESETS, rulesetOf } from '../rulesets.js';
import { decksOf, faultOf, recordFile } from '../tapes/tape-text.js';
import { tableText } from '../text/table.js';
import { lineText } from '../text/verdicts.js';
import { offersText } from './legal.js';

/** What the prompt was asked for. */
export interface PromptOptions {
  readonly out?: string;
}

type Recording = TapeRecording<unknown, unknown, Fact>;

/** A match at the prompt: its recording so far, and the file that every accepted line is written to at once. */
interface Desk {
  readonly ruleset: HeldRuleset;
  readonly recording: Recording;
  readonly file: string | null;
}

type Ask = (question: string) => Promise<string>;

const askPlayer = async (ask: Ask, number: number): Promise<TapePlayer> => {
  const name = (await ask(`Player ${number}: `)).trim() || `Player ${number}`;
  const path = (await ask(`Deck list of ${name} (a file, or nothing for unknown): `)).trim();
  return { name, team: null, deck: path === '' ? { kind: 'unknown' } : { kind: 'path', path, line: 1, column: 1 } };
};

const askHeader = async (ask: Ask): Promise<TapeHeader> => {
  const [ruleset] = RULESETS;
  const mode = (await ask(`Mode (${ruleset.modes.map(({ id }) => id).join(', ')}): `)).trim();
  const seats = ruleset.modes.find(({ id }) => id === mode)?.players ?? ruleset.modes[0]?.players ?? 0;
  const players: TapePlayer[] = [];
  while (players.length < seats) players.push(await askPlayer(ask, players.length + 1));
  const dealt = (await ask('Dealt from ("secret", a seed as a number, or nothing for a match on paper): ')).trim();
  return {
    game: ruleset.id,
    date: null,
    edition: null,
    mode: mode === '' ? null : mode,
    recording: 'as-played',
    seed: dealt === '' || dealt === 'secret' ? null : Number(dealt),
    secret: dealt === 'secret' ? randomBytes(SECRET_BYTES).toString('hex') : null,
    first: null,
    texts: null,
    level: null,
    event: null,
    table: null,
    players,
  };
};

const openDesk = (header: TapeHeader, file: string | null): Desk => {
  const text = `${makeHeader(header)}\n\n`;
  const parsed = parseTapeFile(text);
  if (!parsed.ok) throw tapeError(parsed.error, 'the answers', text);
  const ruleset = rulesetOf(header.game);
  const opening = openingOf(ruleset, parsed.value, decksOf(parsed.value, '.'));
  if (!opening.ok) throw faultOf(opening.error, { path: 'the answers', text });
  const opened: Recording = openRecording(ruleset, opening.value);
  const recording: Recording = recordChance(ruleset, opened);
  if (recording.problem !== null) throw faultOf(recording.problem, { path: 'the answers', text });
  if (file !== null) writeText(file, text);
  return { ruleset, recording, file };
};

const resumeDesk = (file: string): Desk => {
  const recorded = recordFile(file);
  if (recorded.recording.problem !== null) throw faultOf(recorded.recording.problem, recorded);
  return { ruleset: recorded.ruleset, recording: recorded.recording, file };
};

const waitingText = ({ ruleset, recording: { state } }: Desk): string => {
  const waiting = ruleset.waitingFor(state.game).map(({ seat, question }) => {
    const who = seat === null ? 'the table' : (state.options?.players[seat]?.name ?? '');
    return `${who}: ${question}`;
  });
  return waiting.length === 0 ? 'The match is over.' : waiting.join(' / ');
};

const offersAt = ({ ruleset, recording: { state } }: Desk): readonly string[] => {
  const asked = { ruleset, game: state.game, edition: state.options?.edition ?? '' };
  return (state.options?.players ?? []).flatMap((_, seat) => offersText(asked, seat));
};

/** The lines that begin with what was typed, for the Tab key. */
export const completionsAt = ({ ruleset, recording: { state } }: Desk, typed: string): readonly string[] => {
  const seats = (state.options?.players ?? []).map((_, seat) => seat);
  const lines = seats.flatMap((seat) =>
    ruleset.legalPlays(state.game, seat).map(({ play }) => ruleset.notation.make(play, state.game)),
  );
  return [...new Set(lines)].filter((line) => line.toLowerCase().startsWith(typed.toLowerCase()));
};

const enter = (desk: Desk, text: string, io: Io): Desk => {
  const recording: Recording = recordLine(desk.ruleset, desk.recording, {
    line: 1,
    column: 1,
    text,
  });
  if (recording.problem !== null) {
    io.out(errorText(tapeError(recording.problem, 'line', text)));
    return desk;
  }
  const batch = recording.batches.findLast(({ by }) => by === 'line');
  if (batch) io.out(`${lineText(text, batch, recording.state.options?.edition ?? '')}\n`);
  if (desk.file !== null) appendFileSync(desk.file, `${text}\n`);
  return { ...desk, recording: recordChance(desk.ruleset, recording) };
};

const HELP =
  'Type a play, such as "Ana: passes", or call a judge: "judge: called by Ana". ? lists the legal plays, table shows the table, quit ends; Tab completes.\n';

/** Answers one line at the prompt; null where it ends. */
const answer = (desk: Desk, typed: string, io: Io): Desk | null => {
  const text = typed.trim();
  if (text === 'quit') return null;
  if (text === '?') io.out(`${offersAt(desk).join('\n')}\n`);
  else if (text === 'table') io.out(`${tableText(desk.ruleset.view(desk.recording.state.game, 'recorder'))}\n`);
  else if (text === 'help') io.out(HELP);
  else if (text !== '' && !text.startsWith('#')) return enter(desk, text, io);
  return desk;
};

/** What is typed, line by line: one reader for the questions and the plays, so that piped lines are not lost between them. */
interface Reader {
  readonly next: () => Promise<string | null>;
}

const readerOf = (lines: Interface): Reader => {
  const iterator = lines[Symbol.asyncIterator]();
  return {
    next: async () => {
      const typed: IteratorResult<string, unknown> = await iterator.next();
      return typed.done === true ? null : typed.value;
    },
  };
};

const askWith =
  (reader: Reader, io: Io): Ask =>
  async (question) => {
    io.out(question);
    const answered = await reader.next();
    if (answered !== null) return answered;
    throw new CliError('input-ended', 'The input ended before the match was open.', {
      remedy: 'Answer the questions, or give a tape file to record.',
    });
  };

interface Conversation {
  readonly reader: Reader;
  readonly io: Io;
  readonly told: (desk: Desk) => void;
}

const converse = async (first: Desk, { reader, io, told }: Conversation): Promise<Desk> => {
  let desk = first;
  io.out(HELP);
  for (;;) {
    told(desk);
    io.out(`${waitingText(desk)}\n> `);
    const typed = await reader.next();
    const next = typed === null ? null : answer(desk, typed, io);
    if (next === null) return desk;
    desk = next;
  }
};

/** Records a match at a prompt, line by line; goes on where a file ends if one is given. */
export const prompt = async (file: string | null, options: PromptOptions, io: Io): Promise<ExitCode> => {
  let current: Desk | null = null;
  const completer = (typed: string): [string[], string] => [
    current === null ? [] : [...completionsAt(current, typed)],
    typed,
  ];
  const lines = createInterface({ input: process.stdin, output: process.stdout, completer });
  const reader = readerOf(lines);
  const told = (desk: Desk): void => {
    current = desk;
  };
  try {
    const desk = file === null ? openDesk(await askHeader(askWith(reader, io)), options.out ?? null) : resumeDesk(file);
    const { recording } = await converse(desk, { reader, io, told });
    return recording.batches.some(({ verdict }) => isFault(verdict)) ? EXIT.findings : EXIT.well;
  } finally {
    lines.close();
  }
};
