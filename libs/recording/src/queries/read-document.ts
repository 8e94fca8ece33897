import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import { SEAL_KIT } from '#event-store/chain';
import { makeTapeDocument, type SealedTapeEvent } from '#tape-document';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { Journal } from '../tape/journal.js';
import { checkViewer } from '../tape/look.js';

/**
 * A match as a document: the events as the viewer may know them, with their chain, and with what opens this viewer's slot of each and no other's.
 * There is no chain where events were recorded before they were sealed, but for the recorder.
 */
export class ReadDocument extends Query<object> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ReadDocument)
export class ReadDocumentHandler implements IQueryHandler<ReadDocument> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
    private readonly journal: Journal,
  ) {}

  async execute({ matchId, eyes }: ReadDocument): Promise<object> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const seen = await this.readings.seen(tape, viewer);
    const written = await this.journal.writtenUpTo(matchId, seen.envelopes.length);
    // What is in the open has no opening: it is shown as it is shown live.
    const events = written.map((event, revision): SealedTapeEvent => {
      const { actor, because, data } = seen.envelopes[revision] ?? event;
      return event.seal === undefined ? { ...event, actor, because, data } : event;
    });
    return makeTapeDocument(SEAL_KIT.digest, events, viewer);
  }
}
