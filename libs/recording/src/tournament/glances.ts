import { Inject, Injectable } from '@nestjs/common';
import type { Behind } from '#access';
import type { TableGlance } from '#tournament';
import type { ViewPart, ViewStore } from '#view-store';
import { DelayedFolds } from '../delay/delayed-folds.js';
import { VIEW_STORE } from '../ports.js';
import { gameNowOf, summaryOf } from '../views/match-fold.js';
import { INDEX, type IndexEntry } from '../views/match-views.js';
import { ViewFeed } from '../views/view-feed.js';

/** A tape to be glanced at; `shown`: behind what delay, null as it is. */
export interface GlancedTape {
  readonly match: string;
  readonly shown: Behind | null;
}

/** A glance as it was read; `until`: up to when it stands, as `performance.now()` counts, unless the tape is heard to have gone on. */
interface Glanced {
  readonly revision: number;
  readonly glance: TableGlance;
  readonly until: number;
}

/** Milliseconds after which a tape is looked at that was not heard of: another process may write the same kept views. */
const STANDS = 5000;

const stands = (): number => performance.now() + STANDS;

const glanceOf = ({ summary, now }: Pick<IndexEntry, 'summary' | 'now'>): TableGlance => {
  const { plays, findings, calls, result, lastAt } = summary;
  const waiting = calls.filter(
    ({ claimedBy, atTable, appealed }) => appealed || claimedBy.length + atTable.length === 0,
  );
  const { scores, game, turn, seat } = now ?? { scores: [], game: 1, turn: 0, seat: null };
  return {
    plays,
    irregular: findings,
    calls: calls.length,
    waiting: waiting.length,
    players: scores.map(({ name, score, target, wins }) => ({ name, score, target, wins })),
    ...{ game, turn, seat },
    isOver: result !== null,
    lastAt,
  };
};

const indexIn = ([part]: readonly ViewPart[]): IndexEntry | undefined =>
  part?.value as unknown as IndexEntry | undefined;

/** What a floor shows of tapes, from their kept views: read anew where a tape has gone on, and else as it was. */
@Injectable()
export class Glances {
  readonly #known = new Map<string, Glanced>();
  /** How often this node has heard that tapes went on. */
  #heard = 0;

  constructor(
    @Inject(VIEW_STORE) private readonly views: ViewStore,
    private readonly folds: DelayedFolds,
    feed: ViewFeed,
  ) {
    feed.watchMatches((matches) => {
      this.#heard += 1;
      for (const [match, entry] of matches) if (this.#known.has(match)) this.#hear(match, entry);
    });
  }

  /** What was written of a tape is what would be read of it. */
  #hear(match: string, entry: IndexEntry | undefined): void {
    if (entry === undefined) this.#known.delete(match);
    else this.#known.set(match, { revision: entry.revision, glance: glanceOf(entry), until: stands() });
  }

  /** The tapes that have kept views, by their ids. */
  async of(tapes: readonly GlancedTape[]): Promise<Readonly<Record<string, TableGlance>>> {
    const found: Record<string, TableGlance> = {};
    for (const { match, shown } of tapes) {
      const glance = await (shown === null ? this.#look(match) : this.#lookBehind(match, shown));
      if (glance !== undefined) found[match] = glance;
    }
    return found;
  }

  async #lookBehind(match: string, shown: Behind): Promise<TableGlance | undefined> {
    const folded = await this.folds.of(match, shown);
    const summary = summaryOf(folded);
    return folded && summary && glanceOf({ summary, now: gameNowOf(folded) });
  }

  async #look(match: string): Promise<TableGlance | undefined> {
    const known = this.#known.get(match);
    if (known !== undefined && performance.now() < known.until) return known.glance;
    const heard = this.#heard;
    const entry = indexIn(await this.views.read(match, [INDEX]));
    const told = this.#known.get(match);
    if (told !== undefined && told !== known) return told.glance;
    if (entry === undefined) return undefined;
    const glance = known?.revision === entry.revision ? known.glance : glanceOf(entry);
    // What was heard while it was read may be about it.
    const until = heard === this.#heard ? stands() : 0;
    this.#known.set(match, { revision: entry.revision, glance, until });
    return glance;
  }
}
