import { PENALTIES, type Penalty, type Policy, type Seat, type Warnings } from '#ruleset';
import type { DisputeEvent, Penalised, PenaltyIssued, Remedy } from './events.js';
import type { RulingStatus } from './orders.js';
import type { Person } from './people.js';

/**
 * A penalty as its dispute remembers it. `lostAfter`: the number of the last play before the loss that it was, null where it was none, or where
 * a rewind has undone it;
 * `withdrawn`: it was given up since, and counts no more.
 */
export interface PenaltyGiven extends Pick<PenaltyIssued['data'], 'by' | 'infraction' | 'penalty' | 'players'> {
  readonly lostAfter: number | null;
  readonly withdrawn: boolean;
}

/**
 * A dispute as it stands: plain data, without words and times, which the tape has.
 * - `about`: number of the play or rewind; `claimedBy`, `atTable`: judges, in the order in which they took it and came
 * - `claims`, `notes`: how many; `appealed`: an appeal waits for its decision; `minutes`: of extra time
 */
export interface Dispute {
  readonly number: number;
  readonly caller: Person;
  readonly about: number | null;
  readonly pauses: boolean;
  readonly claimedBy: readonly Person[];
  readonly atTable: readonly Person[];
  readonly claims: number;
  readonly notes: number;
  readonly rulings: readonly { readonly by: Person; readonly ruling: RulingStatus; readonly onAppeal: boolean }[];
  readonly remedies: readonly Remedy[];
  readonly penalties: readonly PenaltyGiven[];
  readonly appeals: readonly Person[];
  readonly appealed: boolean;
  readonly minutes: number;
  readonly closed: boolean;
}

const opened = ({ dispute, by, about, pauses }: Extract<DisputeEvent, { type: 'JudgeCalled' }>['data']): Dispute => ({
  ...{ number: dispute, caller: by, about, pauses, claims: 0, notes: 0, appealed: false, minutes: 0, closed: false },
  ...{ claimedBy: [], atTable: [], rulings: [], remedies: [], penalties: [], appeals: [] },
});

type Step = Exclude<DisputeEvent, { type: 'JudgeCalled' }>;

/** What each event makes of a dispute. */
const STEPS: {
  readonly [Type in Step['type']]: (
    before: Dispute,
    data: Extract<Step, { type: Type }>['data'],
    plays: number,
  ) => Partial<Dispute>;
} = {
  CallClaimed: ({ claimedBy }, { by }) => ({ claimedBy: [...claimedBy, by] }),
  JudgeArrived: ({ atTable }, { by }) => ({ atTable: [...atTable, by] }),
  ClaimMade: ({ claims }) => ({ claims: claims + 1 }),
  DisputeNoted: ({ notes }) => ({ notes: notes + 1 }),
  RulingIssued: ({ rulings }, { by, ruling, onAppeal }) => ({
    rulings: [...rulings, { by, ruling, onAppeal }],
    appealed: false,
  }),
  RemedyOrdered: ({ remedies }, { remedy }) => ({ remedies: [...remedies, remedy] }),
  PenaltyIssued: ({ penalties }, { by, infraction, penalty, players, loss }, plays) => {
    const lostAfter = loss === null ? null : plays;
    return { penalties: [...penalties, { by, infraction, penalty, players, lostAfter, withdrawn: false }] };
  },
  PenaltyWithdrawn: ({ penalties }, { penalty: number }) => ({
    penalties: penalties.map((each, index) => (index === number - 1 ? { ...each, withdrawn: true } : each)),
  }),
  RulingAppealed: ({ appeals }, { by }) => ({ appeals: [...appeals, by], appealed: true }),
  TimeExtended: ({ minutes }, { minutes: more }) => ({ minutes: minutes + more }),
  DisputeClosed: () => ({ closed: true }),
};

/** The disputes of a match with one more event, after so many plays. An event of a dispute that was never opened changes nothing: only a forged tape has one. */
export const evolveDisputes = (
  { disputes, plays }: { readonly disputes: readonly Dispute[]; readonly plays: number },
  event: DisputeEvent,
): readonly Dispute[] => {
  if (event.type === 'JudgeCalled') return [...disputes, opened(event.data)];
  const { type, data } = event;
  const stepped = STEPS[type] as (before: Dispute, data: Step['data'], plays: number) => Partial<Dispute>;
  return disputes.map((each) => (each.number === data.dispute ? { ...each, ...stepped(each, data, plays) } : each));
};

/** A game or a match that a penalty takes of a player. */
export interface LossGiven extends Pick<PenaltyGiven, 'lostAfter'> {
  readonly seat: Seat;
  readonly penalty: Penalty;
}

/** Whether a penalty takes a game or more. */
export const isLoss = (penalty: Penalty): boolean => PENALTIES.indexOf(penalty) >= PENALTIES.indexOf('game-loss');

/** What the penalties of a dispute that stand take of the players: of several games of one player the first, where the policy has them be one. */
export const lossesIn = (
  { penalties }: Pick<Dispute, 'penalties'>,
  { onceACall }: Pick<Policy, 'onceACall'>,
): readonly LossGiven[] => {
  const all = penalties.flatMap(({ players, lostAfter, withdrawn }) =>
    players.flatMap(({ seat, penalty }) => (isLoss(penalty) && !withdrawn ? [{ seat, penalty, lostAfter }] : [])),
  );
  if (onceACall === null) return all;
  const games = new Set<Seat>();
  return all.filter(({ seat, penalty }) => {
    if (penalty !== 'game-loss') return true;
    const isFirst = !games.has(seat);
    games.add(seat);
    return isFirst;
  });
};

/** The disputes after a rewind to before the play of that number: a loss that came later is undone, and its penalty stands without it. */
export const withLossesUndone = (disputes: readonly Dispute[], to: number): readonly Dispute[] =>
  disputes.map((each) => ({
    ...each,
    penalties: each.penalties.map((given) =>
      given.lostAfter !== null && given.lostAfter >= to ? { ...given, lostAfter: null } : given,
    ),
  }));

/** What a player was penalised for in a match so far. */
interface PenaltyOf {
  readonly infraction: string | null;
  readonly penalty: Penalty;
  readonly part: Penalised;
}

/** Every penalty of a player in the match that stands, in the order in which they were given within each dispute. */
export const penaltiesOf = (disputes: readonly Dispute[], seat: Seat): readonly PenaltyOf[] =>
  disputes.flatMap(({ penalties }) =>
    penalties.flatMap(({ infraction, penalty, players, withdrawn }) =>
      players.filter((part) => part.seat === seat && !withdrawn).map((part) => ({ infraction, penalty, part })),
    ),
  );

/**
 * The warnings of a player in the match, and those of the event before it: for the same infraction, and for any that is counted with it. A
 * warning that was upgraded is one all the same.
 */
export const warningsOf = (
  disputes: readonly Dispute[],
  { seat, earlier }: { readonly seat: Seat; readonly earlier: Warnings },
  counted: { readonly same: string; readonly any: ReadonlySet<string> },
): Warnings => {
  const warnings = penaltiesOf(disputes, seat).filter(({ penalty }) => penalty === 'warning');
  const same = warnings.filter(({ infraction }) => infraction === counted.same);
  const any = warnings.filter(({ infraction }) => infraction !== null && counted.any.has(infraction));
  return { same: earlier.same + same.length, any: earlier.any + any.length };
};
