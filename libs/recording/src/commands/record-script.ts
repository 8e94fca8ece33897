import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { parseOrderLine, type Receipt } from '#match';
import { makeCanonicalJson, type Envelope, type Json } from '#kernel';
import { RecordingProblem } from '../problem.js';
import { lineProblem } from '../tape/entered-play.js';
import type { LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { type MatchEntry, OpenMatch } from './open-match.js';
import { OrderDispute } from './order-dispute.js';
import { RecordPlay } from './record-play.js';
import { RewindMatch } from './rewind-match.js';

/** A line of notation, and its number in the text it was written in, from 1. */
export interface ScriptLine {
  readonly line: number;
  readonly text: string;
}

/** A match as written down: what it is opened with, and what was played and ordered line by line. */
export interface MatchScript {
  readonly entry: MatchEntry;
  readonly lines: readonly ScriptLine[];
}

/**
 * Opens a match and records the lines of a script, one after the other, through the same use cases as a person would: plays, and between them
 * rewinds, steps of disputes and what is ordered about the round, as tape files write them. Play ids
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

const isPlay = ({ type }: Envelope): boolean => type === 'PlayRecorded';

/** The dealer's plays that followed a batch. */
const dealtAfter = (tape: LiveTape, { to, revision }: Receipt): readonly Envelope[] =>
  tape.envelopes.slice(to + 1, revision + 1).filter(isPlay);

const tells = (tape: LiveTape, text: string, dealt: Envelope | undefined): boolean => {
  if (dealt === undefined) return false;
  const read = tape.ruleset.notation.parse(text, tape.stateBefore(dealt.revision).game);
  const { play } = dealt.data as { readonly play: Json };
  return read.ok && makeCanonicalJson(read.value) === makeCanonicalJson(play);
};

@CommandHandler(RecordScript)
export class RecordScriptHandler implements ICommandHandler<RecordScript> {
  constructor(
    private readonly commands: CommandBus,
    private readonly tapes: LiveTapes,
  ) {}

  async execute({ matchId, script, actor }: RecordScript): Promise<Receipt> {
    let receipt = await this.commands.execute(new OpenMatch(matchId, script.entry, actor));
    let tape = await this.tapes.load(matchId);
    let dealt = dealtAfter(tape, receipt);
    for (const { line, text } of script.lines) {
      // A written-down digital match may tell what the dealer dealt; the dealer has dealt it again by now.
      if (tells(tape, text, dealt[0])) {
        dealt = dealt.slice(1);
        continue;
      }
      receipt = await this.record(this.orderOf(tape, { line, text }, actor), line);
      tape = await this.tapes.load(matchId);
      dealt = dealtAfter(tape, receipt);
    }
    return receipt;
  }

  /** What a line asks for: a play, or what tape files say between plays. A fault of it is thrown at its line. */
  private orderOf(tape: LiveTape, { line, text }: ScriptLine, actor: string): Command<Receipt> {
    const common = { matchId: tape.id, playId: `line-${line}`, expectedRevision: undefined, actor };
    const order = parseOrderLine(text, tape.state.options?.players ?? []);
    if (order === null) return new RecordPlay({ ...common, entered: { line: text } });
    if (!order.ok) throw atLine(lineProblem(order.error), line);
    if (order.value.type !== 'RewindTo') return new OrderDispute({ ...common, order: order.value });
    const { to, by, note } = order.value;
    return new RewindMatch({ ...common, to, by, note });
  }

  private async record(order: Command<Receipt>, line: number): Promise<Receipt> {
    try {
      return await this.commands.execute(order);
    } catch (error) {
      throw atLine(error, line);
    }
  }
}
