import { makeCanonicalJson, type Fact } from '#kernel';
import { dealerPlay, matchDecider, takeOrder, type MatchCommand, type MatchEvent, type MatchState } from '#match';
import type { HeldRuleset, MatchOptions, Viewer } from '#ruleset';
import type { Table } from '#table';

/** One entry of a world: what was said at the table as a line, or what the dealer dealt. */
export interface Said {
  readonly by: 'dealer' | 'table';
  /** The line, for a dealer's play the play itself as JSON. */
  readonly line: string;
  readonly play: unknown;
  readonly events: readonly MatchEvent<unknown, Fact>[];
  readonly after: MatchState<unknown>;
  /** What the viewer could see from beside the table, as each event that names cards had happened, and at the end. */
  readonly seen: string;
}

/** A match as it went, from its opening on. */
export interface World {
  readonly ruleset: HeldRuleset;
  readonly options: MatchOptions;
  readonly said: readonly Said[];
}

/**
 * What a table shows to somebody who stands beside it: names where they lie open, the numbers on them, who may act; never by
 * which number a piece is known, nor the order of a zone in which pieces lie face down.
 */
const lookAt = ({ players, zones, pieces, stack, windows, clock, result }: Table): string => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const lying = zones.map(({ id, pieces: ids, badges }) => {
    const shown = ids.map((each) => {
      const piece = byId.get(each);
      return piece === undefined ? '' : makeCanonicalJson({ ...piece, id: '', attachedTo: piece.attachedTo !== null });
    });
    const isOpen = ids.every((each) => typeof byId.get(each)?.name === 'string');
    return { id, badges: [...badges], shown: isOpen ? shown : shown.sort() };
  });
  const waiting = stack.map(({ label, controller, status, targets }) => ({
    label,
    controller,
    status,
    targets: targets.length,
  }));
  return makeCanonicalJson({ players, lying, waiting, windows, clock, result });
};

/** Facts that name cards may show them for a moment; all others change what is seen no faster than plays do. */
const namesCards = ({ data }: Fact): boolean => {
  const { card, cards } = (data ?? {}) as { readonly card?: unknown; readonly cards?: unknown };
  return card !== undefined || cards !== undefined;
};

const traceOf = (
  { ruleset, viewer, state: before }: Pick<OpenWorld, 'ruleset' | 'viewer' | 'state'>,
  events: readonly MatchEvent<unknown, Fact>[],
): string => {
  const { evolve } = matchDecider(ruleset);
  const seen: string[] = [];
  let state = before;
  for (const [at, event] of events.entries()) {
    state = evolve(state, event);
    if (at === events.length - 1 || namesCards(event)) seen.push(lookAt(ruleset.view(state.game, viewer)));
  }
  return seen.join('\n');
};

/** A world that grows: what is said in it is decided by the rules, and kept when it is accepted. */
export class OpenWorld {
  readonly said: Said[] = [];
  state: MatchState<unknown>;

  constructor(
    readonly ruleset: HeldRuleset,
    readonly options: MatchOptions,
    /** For whom it is kept what can be seen. */
    readonly viewer: Viewer,
  ) {
    this.state = matchDecider(ruleset).initial;
  }

  /** Opens the match. Throws where it cannot be. */
  open(): void {
    const command = {
      type: 'OpenMatch',
      ruleset: this.ruleset.id,
      recording: 'as-played',
      options: this.options,
    } as const;
    if (!this.#take('table', 'open', command)) throw new Error('The match cannot be opened.');
  }

  /** What the dealer would deal now; null where no chance is waited for. */
  dealt(): unknown {
    return dealerPlay(this.ruleset, this.state);
  }

  deal(play: unknown): boolean {
    return this.#take('dealer', makeCanonicalJson(play), { type: 'RecordPlay', play });
  }

  /** Says a line; false where it cannot be read or is not accepted. */
  say(line: string): boolean {
    const read = this.ruleset.notation.parse(line, this.state.game);
    return read.ok && this.#take('table', line, { type: 'RecordPlay', play: read.value });
  }

  #take(by: Said['by'], line: string, command: MatchCommand<unknown>): boolean {
    const answer = takeOrder(this.ruleset, this.state, command);
    if (answer.outcome !== 'accepted') return false;
    const { events, after, play } = answer.batch;
    const seen = traceOf(this, events);
    this.state = after;
    this.said.push({ by, line, play, events, after, seen });
    return true;
  }
}
