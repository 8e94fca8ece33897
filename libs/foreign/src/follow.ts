import type { Fact } from '#kernel';
import { recordLine, type TapeLine, type TapeRecording } from '#match';
import type { HeldRuleset } from '#ruleset';
import type { Table, TablePiece } from '#table';
import type { ForeignBoard, ForeignCard, ForeignSide } from './board.js';

type Recording = TapeRecording<unknown, unknown, Fact>;

/** The zones that are followed, with what our table calls them; battlefields by their number. Hands and decks are told where a card comes back alone. */
const ZONES: Readonly<Record<string, string>> = {
  base: 'base',
  trash: 'trash',
  banished: 'banishment',
  champion: 'champion zone',
  legend: 'legend zone',
  hand: 'hand',
};

const IDS: Readonly<Record<string, string>> = {
  base: 'base',
  trash: 'trash',
  banished: 'banishment',
  champion: 'champion',
  legend: 'legend',
  hand: 'hand',
};

/** Passes in a row that end what somebody was waited for; more than any showdown of two needs. */
const MOST_PASSES = 8;

/** A card of the other table that belongs to a side of ours. */
interface Placed {
  readonly card: ForeignCard;
  readonly seat: number;
  readonly zone: string;
}

/** Where a placed card lies on our table: the id of the zone. */
const zoneIdOf = ({ zone, seat }: Placed, battlefields: readonly string[]): string | null => {
  const at = battlefields.indexOf(zone);
  if (at >= 0) return `battlefield-${String(at)}`;
  const id = Object.hasOwn(IDS, zone) ? IDS[zone] : undefined;
  return id === undefined ? null : `${id}-${String(seat)}`;
};

/** Follows another recorder's table with one of ours: what differs is put right by corrections, and what nobody knows stays unknown. */
export class Following {
  readonly lines: string[] = [];
  readonly left = new Set<string>();
  readonly #pieces = new Map<string, string>();
  #recording: Recording;
  #drawn: { readonly game: unknown; readonly table: Table } | undefined;

  constructor(
    private readonly ruleset: HeldRuleset,
    opened: Recording,
    private readonly ids: readonly string[],
  ) {
    this.#recording = opened;
  }

  /** Our table as it is: drawn once for each state. */
  get table(): Table {
    const { game } = this.#recording.state;
    const drawn = this.#drawn;
    if (drawn !== undefined && drawn.game === game) return drawn.table;
    const table = this.ruleset.view(game, 'recorder');
    this.#drawn = { game, table };
    return table;
  }

  /** Records a line; answers what is wrong with it, or null. A line that cannot be is not kept. */
  say(text: string, remark = ''): string | null {
    const line: TapeLine = { line: 1, column: 1, text };
    const next: Recording = recordLine(this.ruleset, this.#recording, line);
    if (next.problem !== null) return next.problem.message;
    this.#recording = next;
    this.lines.push(remark === '' ? text : `${text} # ${remark}`);
    return null;
  }

  /** Ends the turn that it is. Where somebody is waited for, passes: nobody is known to have done anything. */
  endTurn(): string | null {
    for (let passes = 0; ; passes++) {
      const seat = this.table.clock.seat;
      if (seat === null) return 'nobody has the turn.';
      const problem = this.say(`seat ${String(seat + 1)}: ends turn`);
      if (problem === null || passes === MOST_PASSES) return problem;
      if (!this.#pass()) return problem;
    }
  }

  #pass(): boolean {
    const [waiting] = this.ruleset.waitingFor(this.#recording.state.game);
    const seat = waiting?.seat ?? null;
    return seat !== null && this.say(`seat ${String(seat + 1)}: passes`) === null;
  }

  /** Puts our table right by another's; `battlefields`: the other's names of them, in the order of ours. */
  bring(board: ForeignBoard, battlefields: readonly string[]): void {
    const placed = this.#placed(board);
    for (const each of placed) this.#know(each);
    // What leaves goes first: two sides at a battlefield would fight there.
    for (const each of placed) if (!battlefields.includes(each.zone)) this.#move(each, battlefields);
    for (const each of placed) if (battlefields.includes(each.zone)) this.#move(each, battlefields);
    for (const each of placed) this.#turn(each);
    this.#control(placed, battlefields);
    for (const [seat, id] of this.ids.entries()) this.#score(seat, board[id]);
  }

  #placed(board: ForeignBoard): readonly Placed[] {
    return this.ids.flatMap((id, side) =>
      Object.entries(board[id]?.zones ?? {}).flatMap(([zone, cards]) =>
        cards.map((card) => {
          const owner = card.owner === null ? -1 : this.ids.indexOf(card.owner);
          return { card, zone, seat: owner < 0 ? side : owner };
        }),
      ),
    );
  }

  #zoneOf(piece: string): string | null {
    return this.table.zones.find(({ pieces }) => pieces.includes(piece))?.id ?? null;
  }

  /** The piece of ours that a card is: known before, or an unknown one that it can be, which is named then. */
  #know({ card, seat, zone }: Placed): void {
    if (card.name === null || this.#pieces.has(card.id) || !Object.hasOwn(IDS, zone) === !/^battlefield/.test(zone))
      return;
    if (zone === 'hand') return;
    const { zones, pieces } = this.table;
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    const known = new Set(this.#pieces.values());
    const from = zone === 'champion' || zone === 'legend' ? [zone] : ['hand', 'main-deck', 'champion'];
    const candidates = from
      .flatMap((name) => zones.find(({ id }) => id === `${name}-${String(seat)}`)?.pieces ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((piece) => !known.has(piece.id) && (piece.name === null || piece.name === card.name));
    const same = candidates.find(({ name }) => name === card.name);
    const piece = same ?? candidates.find(({ name }) => name === null);
    if (piece === undefined) this.left.add(`${card.name}: none of the cards left can be it.`);
    else this.#name(piece, card, card.name);
  }

  #name(piece: TablePiece, { id }: ForeignCard, name: string): void {
    const problem = piece.name === name ? null : this.say(`correct: piece ${piece.id} is ${name}`);
    if (problem === null) this.#pieces.set(id, piece.id);
    else this.left.add(`${name}: ${problem}`);
  }

  #move(placed: Placed, battlefields: readonly string[]): void {
    const piece = this.#pieces.get(placed.card.id);
    const to = zoneIdOf(placed, battlefields);
    if (piece === undefined || to === null || this.#zoneOf(piece) === to) return;
    const at = battlefields.indexOf(placed.zone);
    const place =
      at >= 0 ? `battlefield ${String(at + 1)}` : `seat ${String(placed.seat + 1)}'s ${ZONES[placed.zone] ?? ''}`;
    const problem = this.say(`correct: move piece ${piece} to ${place}`);
    if (problem !== null) this.left.add(`${placed.card.name ?? 'a card'}: ${problem}`);
  }

  #turn({ card }: Placed): void {
    const id = this.#pieces.get(card.id);
    const piece = this.table.pieces.find((each) => each.id === id);
    if (piece === undefined || piece.exhausted === card.exhausted) return;
    // What lies in no place where cards are turned stays as it is.
    this.say(`correct: piece ${piece.id} is ${card.exhausted ? 'exhausted' : 'ready'}`);
  }

  /** A battlefield where one side alone has units is that side's; of any other the file does not tell. */
  #control(placed: readonly Placed[], battlefields: readonly string[]): void {
    for (const [at, name] of battlefields.entries()) {
      const sides = new Set(
        placed.filter(({ zone, card }) => zone === name && this.#pieces.has(card.id)).map(({ seat }) => seat),
      );
      const [seat] = sides;
      const badges = this.table.zones.find(({ id }) => id === `battlefield-${String(at)}`)?.badges ?? [];
      const holder = seat === undefined ? '' : (this.table.players[seat]?.name ?? '');
      if (seat === undefined || sides.size !== 1 || badges.includes(`controlled by ${holder}`)) continue;
      this.say(`correct: battlefield ${String(at + 1)} is controlled by seat ${String(seat + 1)}`);
    }
  }

  #score(seat: number, side: ForeignSide | undefined): void {
    const ours = this.table.players[seat]?.score;
    if (side === undefined || side.score === null || side.score === ours) return;
    this.say(`correct: seat ${String(seat + 1)} has ${String(side.score)} points`);
  }
}
