import { Inject, Injectable } from '@nestjs/common';
import { project } from '#projections';
import type { Viewer } from '#ruleset';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkViewer } from '../tape/look.js';
import { KeptViews, type ViewAt } from './kept-views.js';
import { MATCH_VIEWS, type MatchViewName, type MatchViews } from './match-views.js';

/**
 * Reads a view of a match at its newest revision, as the viewer may know it. The recorder's is kept; where what is kept is not as
 * new as the match (another node has recorded a moment ago), and for other viewers, it is folded.
 */
@Injectable()
export class ViewReader {
  constructor(
    @Inject(LiveTapes) private readonly tapes: LiveTapes,
    @Inject(KeptViews) private readonly views: KeptViews,
  ) {}

  /** Throws `match/unknown`, `seat/unknown`. */
  async read<Name extends MatchViewName>(id: string, viewer: Viewer, name: Name): Promise<ViewAt<MatchViews[Name]>> {
    const kept = viewer === 'recorder' ? await this.views.ofMatch(id, name) : undefined;
    if (kept !== undefined) return kept;
    const tape = await this.tapes.load(id);
    checkViewer(tape, viewer);
    const view = project(MATCH_VIEWS[name], { ruleset: tape.ruleset, viewer }, tape.seenBy(viewer).envelopes);
    return { revision: tape.revision, view };
  }
}
