import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import { irregularitiesOf, makeAuditReport, type AuditReport } from '#audit';
import type { Viewer } from '#ruleset';
import { RecordingProblem } from '../problem.js';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import type { HeldRuleset } from '../ruleset-shelf.js';
import { checkViewer } from '../tape/look.js';

/** The irregularities of a match at its newest revision. */
export type AuditOf = AuditReport & { readonly revision: number };

/** The audit of a match, as the viewer's own tape tells it; by another edition where one is named, for the recorder alone. */
export class ReadAudit extends Query<AuditOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly edition: string | undefined,
  ) {
    super();
  }
}

const checkEdition = ({ title, editions, underEdition }: HeldRuleset, viewer: Viewer, edition: string): void => {
  if (!editions.includes(edition)) {
    const remedy = `Name one of: ${editions.join(', ')}.`;
    const message = `${title} is decided by no edition of that name.`;
    throw new RecordingProblem('invalid', { code: 'match/unknown-edition', message, remedy });
  }
  if (viewer !== 'recorder') {
    const message = 'What a viewer sees of a match cannot be decided again.';
    const remedy = 'Leave the edition out, or ask as the recorder, with a key of the server.';
    throw new RecordingProblem('forbidden', { code: 'viewer/recorder-only', message, remedy });
  }
  if (underEdition !== undefined) return;
  const message = `${title} is decided by one edition alone.`;
  throw new RecordingProblem('invalid', { code: 'match/one-edition', message, remedy: 'Leave the edition out.' });
};

@QueryHandler(ReadAudit)
export class ReadAuditHandler implements IQueryHandler<ReadAudit> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes, edition }: ReadAudit): Promise<AuditOf> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    if (edition !== undefined) checkEdition(tape.ruleset, viewer, edition);
    const { envelopes } = await this.readings.seen(tape, viewer);
    const found = irregularitiesOf(tape.ruleset, envelopes, { viewer, ...(edition === undefined ? {} : { edition }) });
    const judgedBy = edition ?? tape.state.options?.edition ?? '';
    return { revision: tape.revision, ...makeAuditReport({ tape: matchId, edition: judgedBy }, found) };
  }
}
