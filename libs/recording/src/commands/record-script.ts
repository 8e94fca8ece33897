import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RecordingProblem } from '../problem.js';
import type { Receipt } from '../tape/receipt.js';
import { type MatchEntry, OpenMatch } from './open-match.js';
import { RecordPlay } from './record-play.js';

/** A line of notation, and its number in the text it was written in, from 1. */
export interface ScriptLine {
  readonly line: number;
  readonly text: string;
}

/** A match as written down: what it is opened with, and its plays line by line. */
export interface MatchScript {
  readonly entry: MatchEntry;
  readonly lines: readonly ScriptLine[];
}

/**
 * Opens a match and records the plays of a script, one after the other, through the same use cases as a person would. Play ids
 * come from the line numbers, so that a script that was cut off goes on where it stopped. A line that is refused stops it.
 */
export class RecordScript extends Command<Receipt> {
  constructor(
    readonly matchId: string,
    readonly script: MatchScript,
    readonly actor: string,
  ) {
    super();
  }
}

const atLine = (error: unknown, line: number): unknown => {
  if (!(error instanceof RecordingProblem)) return error;
  const { kind, code, remedy, facts } = error;
  // A line's own problem counts it as line 1; here it has a number.
  const message = `Line ${line}: ${error.message.replace(/^Line 1, c/, 'C')}`;
  return new RecordingProblem(kind, { code, message, remedy }, { ...facts, line });
};

@CommandHandler(RecordScript)
export class RecordScriptHandler implements ICommandHandler<RecordScript> {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

  async execute({ matchId, script, actor }: RecordScript): Promise<Receipt> {
    let receipt = await this.commands.execute(new OpenMatch(matchId, script.entry, actor));
    for (const { line, text } of script.lines) {
      const order = { matchId, playId: `line-${line}`, entered: { line: text }, expectedRevision: undefined, actor };
      try {
        receipt = await this.commands.execute(new RecordPlay(order));
      } catch (error) {
        throw atLine(error, line);
      }
    }
    return receipt;
  }
}
