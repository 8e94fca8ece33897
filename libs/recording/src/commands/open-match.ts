import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { makeCanonicalJson } from '#kernel';
import { dealingFrom, type MatchOpened, type Receipt } from '#match';
import type { AnyRuleset, Dealing, MatchOptions, PlayerEntry, RecordingMode } from '#ruleset';
import { DRAW_SECRET, type DrawSecret, RULESETS } from '../ports.js';
import { matchIdTaken, RecordingProblem } from '../problem.js';
import { rulesetOf, type HeldRuleset } from '../ruleset-shelf.js';
import { insist } from '../tape/insist.js';
import { LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { receiptOf } from '../tape/receipt.js';
import { Recorder } from '../tape/recorder.js';

/** A player as entered: the deck as the ruleset's own value, as the text of a deck list, or null for an unknown deck. */
export interface EnteredPlayer extends Omit<PlayerEntry, 'deck'> {
  readonly deck: PlayerEntry['deck'] | string;
}

/** What a match is opened with, before its deck lists are read. `dealing` is `secret` where its secret is still to be drawn. */
export interface MatchEntry {
  readonly ruleset: string;
  readonly recording: RecordingMode;
  readonly options: Omit<MatchOptions, 'players' | 'dealing'> & {
    readonly players: readonly EnteredPlayer[];
    readonly dealing?: 'secret' | Dealing;
  };
}

type EnteredOptions = Omit<MatchOptions, 'dealing'> & Pick<MatchEntry['options'], 'dealing'>;

/** Opens a match under an id. Opening the same match again answers the first receipt. */
export class OpenMatch extends Command<Receipt> {
  constructor(
    readonly matchId: string,
    readonly entry: MatchEntry,
    readonly actor: string,
  ) {
    super();
  }
}

/** Cause of the batch that opens a match. */
const OPEN_CAUSE = 'match:open';

const readDeck = (ruleset: HeldRuleset, player: EnteredPlayer): PlayerEntry => {
  if (typeof player.deck !== 'string') return { ...player, deck: player.deck };
  const read = ruleset.parseDeck(player.deck);
  if (read.ok) return { ...player, deck: read.value as PlayerEntry['deck'] };
  const { message, line, column } = read.error;
  throw new RecordingProblem(
    'refused',
    {
      code: 'deck/unreadable',
      message: `The deck list of ${player.name} cannot be read at line ${String(line)}, column ${String(column)}: ${message}`,
      remedy: 'Correct that line, or leave the deck out for an unknown deck.',
    },
    { player: player.name, line, column },
  );
};

const checkEdition = (ruleset: HeldRuleset, { edition, mode }: EnteredOptions): void => {
  const modes = ruleset.modes.map(({ id }) => id);
  const wrong = !ruleset.editions.includes(edition) ? 'edition' : !modes.includes(mode) ? 'mode' : null;
  if (wrong === null) return;
  const [given, known] = wrong === 'edition' ? [edition, ruleset.editions] : [mode, modes];
  throw new RecordingProblem('invalid', {
    code: `match/unknown-${wrong}`,
    message: `${ruleset.title} has no ${wrong} "${given}" here.`,
    remedy: `Name one of: ${known.join(', ')}.`,
  });
};

/** The same entry of a match that is dealt from a secret has another secret each time: it is left out of the comparison. */
const asEntered = (opened: MatchOptions, { dealing }: EnteredOptions): EnteredOptions =>
  dealing === 'secret' && opened.dealing?.by === 'secret' ? { ...opened, dealing } : opened;

const isSameMatch = (tape: LiveTape, entry: MatchEntry, options: EnteredOptions): boolean => {
  const { ruleset, recording, options: opened } = tape.envelopeAt(0).data as unknown as MatchOpened['data'];
  const known = { ruleset, recording, options: asEntered(opened, options) };
  return makeCanonicalJson(known) === makeCanonicalJson({ ...entry, options });
};

@CommandHandler(OpenMatch)
export class OpenMatchHandler implements ICommandHandler<OpenMatch> {
  @Inject(DRAW_SECRET) private readonly drawSecret!: DrawSecret;

  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  async execute({ matchId, entry, actor }: OpenMatch): Promise<Receipt> {
    const ruleset = rulesetOf(this.rulesets, entry.ruleset);
    const options = { ...entry.options, players: entry.options.players.map((player) => readDeck(ruleset, player)) };
    checkEdition(ruleset, options);
    const open = async (): Promise<Receipt> => {
      const known = await this.tapes.find(matchId);
      if (known !== undefined && !isSameMatch(known, entry, options)) throw matchIdTaken(matchId);
      const tape = known ?? new LiveTape(matchId, ruleset);
      let repeated = known !== undefined;
      if (known === undefined) {
        const command = { type: 'OpenMatch', ...entry, options: this.dealt(options) } as const;
        repeated = await this.recorder.record(tape, command, { cause: OPEN_CAUSE, actor });
        this.tapes.keep(tape);
      }
      await this.recorder.settle(tape);
      return receiptOf(tape, tape.batchOf(OPEN_CAUSE) ?? { cause: OPEN_CAUSE, from: 0, to: 0 }, repeated);
    };
    return this.tapes.serially(matchId, () => insist(open));
  }

  private dealt({ dealing, ...options }: EnteredOptions): MatchOptions {
    if (dealing === undefined) return options;
    return { ...options, dealing: dealing === 'secret' ? dealingFrom(this.drawSecret()) : dealing };
  }
}
