import { Injectable } from '@nestjs/common';
import type { Viewer } from '#ruleset';
import { Readings } from '../readings/readings.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';
import { KeptViews, type ViewAt } from './kept-views.js';
import type { MatchViewName, MatchViews } from './match-views.js';

/**
 * Reads a view of a match at its newest revision, as the viewer may know it. The recorder's is kept; where what is kept is not as
 * new as the match (another node has recorded a moment ago), and for other viewers, it is folded, once a revision.
 */
@Injectable()
export class ViewReader {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly views: KeptViews,
    private readonly readings: Readings,
  ) {}

  /** Throws `match/unknown`, `seat/unknown`. */
  async read<Name extends MatchViewName>(id: string, viewer: Viewer, name: Name): Promise<ViewAt<MatchViews[Name]>> {
    const kept = viewer === 'recorder' ? await this.views.ofMatch(id, name) : undefined;
    if (kept !== undefined) return kept;
    const tape = await this.tapes.load(id);
    checkViewer(tape, viewer);
    const { revision, view } = await this.readings.of(tape, viewer);
    return { revision, view: view[name] };
  }
}
