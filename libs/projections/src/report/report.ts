import type { Envelope, Fact } from '#kernel';
import { personText, policyOf, takenBackIn, type DisputeEvent, type MatchOpened, type MatchRewound } from '#match';
import { citationOf } from '#rulebook';
import { levelOf, penaltyText, type Level, type MatchResult, type Policy } from '#ruleset';
import { infractionText } from '../disputes/describe.js';
import { disputes, type DisputeReading } from '../disputes/disputes.js';
import { project, type ReadingContext } from '../projection.js';
import { describeRewind } from '../rewinding.js';
import { summarise, type Summary } from '../summary.js';

/**
 * A penalty of one player, as lists of penalties have it.
 * - `infraction`, `category`: headings of the rules; `penalty`: as it came to be, after an upgrade; `description`: what was said with it
 * - `judge`: who issued it, by role and name; `at`: ISO 8601
 */
export interface ReportedPenalty {
  readonly dispute: number;
  readonly at: string;
  readonly player: string;
  readonly infraction: string;
  readonly category: string;
  readonly penalty: string;
  readonly description: string;
  readonly judge: string;
}

/** A time at which the match was set back, in words. */
export interface ReportedRewind {
  readonly at: string;
  readonly sentence: string;
}

/**
 * What an organiser keeps of a match: when and by which rules it was played, how it ended, its disputes, the penalties that stand, rewinds, and
 * the minutes that it was given. `result` is null while it goes on.
 */
export interface MatchReport {
  readonly players: readonly string[];
  readonly mode: string;
  readonly edition: string;
  readonly level: Level;
  readonly openedAt: string;
  readonly lastAt: string;
  readonly result: MatchResult | null;
  readonly plays: number;
  readonly findings: number;
  readonly extraMinutes: number;
  readonly disputes: readonly DisputeReading[];
  readonly penalties: readonly ReportedPenalty[];
  readonly rewinds: readonly ReportedRewind[];
}

type Issued = Extract<DisputeEvent, { type: 'PenaltyIssued' }>['data'];

const categoryOf = ({ infractions, document }: Policy, key: string | null): string => {
  const found = infractions.find((each) => each.key === key);
  return found === undefined || document === null ? '' : (citationOf(document, found.section)?.title ?? '');
};

const penaltiesIn = (
  { at, data }: Envelope,
  { players, policy }: { readonly players: readonly string[]; readonly policy: Policy },
): readonly ReportedPenalty[] => {
  const { dispute, infraction, by, words, players: penalised } = data as unknown as Issued;
  const names = players.map((name) => ({ name }));
  return penalised.map(({ seat, penalty }) => ({
    dispute,
    at,
    player: personText({ role: 'player', seat }, names),
    infraction: infraction === null ? '' : infractionText(policy, infraction),
    category: categoryOf(policy, infraction),
    penalty: penaltyText(penalty),
    description: words,
    judge: personText(by, names),
  }));
};

/** The penalties that stand: those of a dispute are counted in the order in which they were issued. */
const standing = (envelopes: readonly Envelope[], read: readonly DisputeReading[]): readonly Envelope[] => {
  const issued = envelopes.filter(({ type }) => type === 'PenaltyIssued');
  const disputeOf = ({ data }: Envelope): number => (data as unknown as Issued).dispute;
  return read.flatMap(({ number, penalties }) =>
    issued.filter((each) => disputeOf(each) === number).filter((_, index) => penalties[index]?.withdrawn === false),
  );
};

/**
 * The report of a match, of its envelopes as the viewer is given them; null where they open none. `read`: its disputes, where they are folded
 * already.
 */
export const reportMatch = <State, Play, F extends Fact>(
  context: ReadingContext<State, Play, F>,
  envelopes: readonly Envelope[],
  read: readonly DisputeReading[] = project(disputes, context, envelopes),
): MatchReport | null => {
  const isTakenBack = takenBackIn(envelopes);
  const made = envelopes.filter(
    ({ type, data }) =>
      type !== 'PlayRecorded' || !isTakenBack((data as unknown as { readonly number: number }).number),
  );
  const summary = made.reduce<Summary | undefined>((before, each) => summarise(before, each, []), undefined);
  if (summary === undefined) return null;
  const policy = policyOf(context.ruleset);
  const { players, mode, edition, openedAt, lastAt, result, plays, findings } = summary;
  const ofType = (type: string): readonly Envelope[] => envelopes.filter((each) => each.type === type);
  const opened = ofType('MatchOpened')[0]?.data as MatchOpened['data'] | undefined;
  const options = opened?.options ?? null;
  return {
    ...{ players, mode, edition, level: levelOf(options?.level), openedAt, lastAt, result, plays, findings },
    extraMinutes: read.reduce((sum, { minutes }) => sum + minutes, 0),
    disputes: read,
    penalties: standing(envelopes, read).flatMap((each) => penaltiesIn(each, { players, policy })),
    rewinds: ofType('MatchRewound').map(({ at, data }) => ({
      at,
      sentence: describeRewind(data as unknown as MatchRewound['data'], { options }),
    })),
  };
};
