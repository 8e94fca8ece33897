import { citationOf, isEditionId, placeUnder } from '#rulebook';
import type { PlayAudit } from './irregularities.js';
import type { Irregularity } from './irregularity.js';

/** A rule by its key, with its number under the edition that judged; null where the rulebook has none. */
export interface NumberedKey {
  readonly key: string;
  readonly number: string | null;
}

/** An irregularity for programs. */
export type ReportedIrregularity = Omit<Irregularity, 'rules' | 'isOpen'> & { readonly rules: readonly NumberedKey[] };

/** An audit for programs: whose tape, by which edition, what was irregular, and what the rules leave open. */
export interface AuditReport {
  readonly tape: string;
  readonly edition: string;
  readonly irregularities: readonly ReportedIrregularity[];
  readonly doubts: readonly ReportedIrregularity[];
}

/** The number under the edition; of another document, its own there; null where the edition has none, or it is not known. */
const numberOf = (key: string, edition: string): string | null => {
  if (!isEditionId(edition)) return null;
  const place = placeUnder(edition, key);
  return place === null ? (citationOf(edition, key)?.rule ?? null) : place.rule;
};

const numbered = (key: string, edition: string): NumberedKey => ({ key, number: numberOf(key, edition) });

const reported = ({ isOpen: _, rules, ...rest }: Irregularity, edition: string): ReportedIrregularity => ({
  ...rest,
  rules: rules.map((key) => numbered(key, edition)),
});

/** Puts an audit into the form that programs read. */
export const makeAuditReport = (
  { tape, edition }: Pick<AuditReport, 'tape' | 'edition'>,
  { irregularities, doubts }: PlayAudit,
): AuditReport => ({
  tape,
  edition,
  irregularities: irregularities.map((each) => reported(each, edition)),
  doubts: doubts.map((each) => reported(each, edition)),
});
