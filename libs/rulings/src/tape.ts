import type { Envelope, Json } from '#kernel';
import { schemasOf } from '#match';
import type { AnyRuleset } from '#ruleset';
import type { CaseRun } from './run.js';

/** What the envelopes of a ruling's tape say beside the events: the match's id, when it was run, who ran it; and the games installed. */
export interface TapeSeal {
  readonly match: string;
  readonly at: string;
  readonly actor: string;
  readonly rulesets: readonly AnyRuleset[];
}

const gameOf = ([opening]: CaseRun['batches']): unknown =>
  (opening?.events[0]?.data as { readonly ruleset?: unknown } | undefined)?.ruleset;

/** A case as a tape that the replayer opens: the table as laid out, then every play. Ids are made of match and revision. */
export const envelopesOf = (
  { batches }: Pick<CaseRun, 'batches'>,
  { match, at, actor, rulesets }: TapeSeal,
): readonly Envelope[] => {
  const ruleset = rulesets.find(({ id }) => id === gameOf(batches));
  const schemas = ruleset && schemasOf(ruleset);
  const sealed = batches.flatMap(({ by, events }, number) => events.map((event) => ({ by, event, number })));
  return sealed.map(({ by, event: { type, data, because }, number }, revision) => ({
    stream: `match-${match}`,
    revision,
    id: `${match}-${revision}`,
    type,
    schema: schemas?.versionOf(type) ?? 1,
    at,
    actor: by === 'dealer' ? 'dealer' : actor,
    cause: `${match}-${number}`,
    because,
    data: data as Json,
  }));
};
