import type { Decision, RecordingMode } from '#ruleset';
import { runeterra, type Play, type RuneterraFact, type RuneterraState } from '#rulesets/runeterra';
import * as cards from '#rulesets/runeterra';
import { board, type Side } from './board.js';

/** Units by name, and whom each challenges or blocks. */
export type Pairs = Readonly<Record<string, string>>;

/** A spell by its name, and its targets: units by name, or `Ben's nexus`. */
export interface Cast {
  readonly spell: string;
  readonly at?: readonly string[];
}

/** A table that plays are made on by names. Every play must be legal unless it is only judged. */
export class Game {
  facts: readonly RuneterraFact[] = [];

  constructor(public state: RuneterraState) {}

  /** The piece of a name, the first that is not gone; `Ben's Brute` where both players have one. */
  number(name: string): number {
    const [, player, own] = /^(Ana|Ben)'s (.+)$/.exec(name) ?? [];
    const owner = player === undefined ? null : Number(player === 'Ben');
    const found = this.state.pieces.findIndex(
      (piece) =>
        this.nameOf(piece.card) === (own ?? name) &&
        (owner === null || piece.owner === owner) &&
        piece.place !== 'gone',
    );
    if (found < 0) throw new Error(`Nobody has ${name}.`);
    return found;
  }

  nameOf(code: string | null): string {
    return [...this.state.told, ...cards.allCards].find((card) => card.code === code)?.name ?? 'unknown';
  }

  decide(play: Play, mode: RecordingMode = 'strict'): Decision<RuneterraFact> {
    return runeterra.decide(this.state, play, mode);
  }

  /** What is held against a play: `severity rule`, or `impossible code`. */
  judge(play: Play): readonly string[] {
    const decision = this.decide(play, 'as-played');
    if (decision.outcome === 'impossible') return [`impossible ${decision.problem.code}`];
    return decision.verdict.findings.map(({ severity, rule }) => `${severity} ${rule}`);
  }

  play(play: Play, mode: RecordingMode = 'strict'): this {
    const decision = this.decide(play, mode);
    if (decision.outcome !== 'accepted') throw new Error(JSON.stringify(decision));
    this.facts = decision.facts;
    this.state = decision.facts.reduce((state, fact) => runeterra.evolve(state, fact), this.state);
    expect(runeterra.brokenInvariants(this.state)).toEqual([]);
    return this;
  }

  spell({ spell, at = [] }: Cast): Extract<Play, { play: 'CastSpell' }>['spell'] {
    const piece = this.number(spell);
    const targets = at.map((target) =>
      target.endsWith("'s nexus")
        ? ({ kind: 'nexus', seat: target.startsWith('Ben') ? 1 : 0 } as const)
        : ({ kind: 'piece', piece: this.number(target) } as const),
    );
    return { piece, card: this.state.pieces[piece]?.card ?? null, targets, effects: null };
  }

  attack(attackers: readonly string[], challenges: Pairs = {}, spells: readonly Cast[] = []) {
    return {
      play: 'CommitAttack',
      seat: 0,
      attackers: attackers.map((name) => this.number(name)),
      challenges: Object.entries(challenges).map(([by, enemy]) => ({ by: this.number(by), enemy: this.number(enemy) })),
      spells: spells.map((cast) => this.spell(cast)),
    } as const satisfies Play;
  }

  defence(blocks: Pairs, spells: readonly Cast[] = []) {
    return {
      play: 'CommitBlocks',
      seat: 1,
      blocks: Object.entries(blocks).map(([by, attacker]) => ({
        by: this.number(by),
        attacker: this.number(attacker),
      })),
      spells: spells.map((cast) => this.spell(cast)),
    } as const satisfies Play;
  }

  attacks(...parts: Parameters<Game['attack']>): this {
    return this.play(this.attack(...parts));
  }

  blocks(...parts: Parameters<Game['defence']>): this {
    return this.play(this.defence(...parts));
  }

  /** Whoever is to act passes. */
  passes(times = 1): this {
    for (let made = 0; made < times; made++) this.play({ play: 'Pass', seat: this.state.toAct ?? 0 });
    return this;
  }

  casts(cast: Cast, seat = this.state.toAct ?? 0): this {
    return this.play({ play: 'CastSpell', seat, spell: this.spell(cast) });
  }

  commits(...spells: readonly Cast[]): this {
    return this.play({
      play: 'CommitSpells',
      seat: this.state.toAct ?? 0,
      spells: spells.map((cast) => this.spell(cast)),
    });
  }

  place(name: string): string {
    return this.state.pieces[this.number(name)]?.place ?? 'nowhere';
  }

  damage(name: string): number {
    return this.state.pieces[this.number(name)]?.damage ?? 0;
  }

  get nexuses(): readonly number[] {
    return this.state.seats.map(({ nexus }) => nexus);
  }

  /** Names of a player's attackers or blockers from left to right. */
  get lanes(): readonly string[] {
    const said = (piece: number | null): string =>
      piece === null ? '-' : this.nameOf(this.state.pieces[piece]?.card ?? null);
    return (this.state.combat?.lanes ?? []).map(({ attacker, opposite }) => `${said(attacker)} : ${said(opposite)}`);
  }

  /** Types of the facts of the last play. */
  get types(): readonly string[] {
    return this.facts.map(({ type }) => type);
  }

  /** Names of the pieces that facts of one type name as `piece`, in their order. */
  named(type: RuneterraFact['type'], key = 'piece'): readonly string[] {
    return this.facts
      .filter((fact) => fact.type === type)
      .map((fact) => (fact.data as unknown as Record<string, unknown>)[key])
      .map((piece) =>
        typeof piece === 'number' ? this.nameOf(this.state.pieces[piece]?.card ?? null) : String(piece),
      );
  }
}

/** A game on a table that is laid out: Ana attacks, Ben defends. */
export const game = (ana: Side, ben: Side = {}, edition?: string): Game => new Game(board(ana, ben, edition));
