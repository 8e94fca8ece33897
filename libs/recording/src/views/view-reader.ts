import { Injectable } from '@nestjs/common';
import type { Eyes } from '#access';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';
import { KeptViews, type ViewAt } from './kept-views.js';
import type { FoldedViewName, MatchViewName, MatchViews } from './match-views.js';

const isFolded = (name: MatchViewName): name is FoldedViewName => name !== 'board';

/**
 * Reads a view of a match at its newest revision, as the viewer may know it. The recorder's is kept, but for the board; where what is kept is not
 * as new as the match (another node has recorded a moment ago), and for other viewers, it is folded, once a revision.
 */
@Injectable()
export class ViewReader {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly views: KeptViews,
    private readonly readings: Readings,
  ) {}

  /** Throws `match/unknown`, `seat/unknown`. */
  async read<Name extends MatchViewName>(id: string, eyes: Eyes, name: Name): Promise<ViewAt<MatchViews[Name]>> {
    const kept = eyes === 'recorder' && isFolded(name) ? await this.views.ofMatch(id, name) : undefined;
    if (kept !== undefined) return kept as ViewAt<MatchViews[Name]>;
    const { tape, viewer } = await this.tapes.load(id, eyes);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { revision, view: view[name] };
  }
}
