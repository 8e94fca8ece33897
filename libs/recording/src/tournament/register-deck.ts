import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnyRuleset } from '#ruleset';
import type { DeckFinding, DeskReceipt, Speaker } from '#tournament';
import { RULESETS } from '../ports.js';
import { RecordingProblem } from '../problem.js';
import { OrderTournament } from './order-tournament.js';
import { Tournaments } from './tournaments.js';

/** Registers a deck list of a player, with what deck construction holds against it. Throws `deck/unreadable`. */
export class RegisterTournamentDeck extends Command<DeskReceipt & { readonly findings: readonly DeckFinding[] }> {
  constructor(
    readonly tournament: string,
    readonly orderId: string,
    readonly deck: { readonly player: string; readonly list: string; readonly by: Speaker },
  ) {
    super();
  }
}

@CommandHandler(RegisterTournamentDeck)
export class RegisterDeckHandler implements ICommandHandler<RegisterTournamentDeck> {
  constructor(
    private readonly commands: CommandBus,
    private readonly tournaments: Tournaments,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  async execute({ tournament, orderId, deck }: RegisterTournamentDeck) {
    const { state } = await this.tournaments.load(tournament);
    const findings = this.#judge(state.opening?.ruleset, deck.list);
    const order = { type: 'RegisterDeck', ...deck, findings } as const;
    const receipt = await this.commands.execute(new OrderTournament({ tournament, orderId, order, actor: 'desk' }));
    return { ...receipt, findings };
  }

  /** What the game's rules of deck construction say; what cannot be read is refused, without a word of the list. */
  #judge(id: string | undefined, list: string): readonly DeckFinding[] {
    const ruleset = this.rulesets.find((each) => each.id === id);
    if (ruleset === undefined) return [];
    const read = ruleset.parseDeck(list);
    if (!read.ok) {
      const { line, column, message } = read.error;
      throw new RecordingProblem('refused', {
        code: 'deck/unreadable',
        message: `The deck list cannot be read at line ${String(line)}, column ${String(column)}: ${message}`,
        remedy: 'Correct that line.',
      });
    }
    const findings = ruleset.judgeDeck?.(read.value) ?? [];
    return findings.map(({ rule, message }) => ({ rule, message }));
  }
}
