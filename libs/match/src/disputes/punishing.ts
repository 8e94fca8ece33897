import { err, ok, type Fact, type Result } from '#kernel';
import {
  nearestWords,
  PENALTIES,
  upgradeOf,
  type Infraction,
  type Lenience,
  type Loss,
  type OtherPenalty,
  type Penalty,
  type Wish,
} from '#ruleset';
import { impossible } from '../impossible.js';
import { seated, type Desk, type Refused } from './desk.js';
import { isLoss, lossesIn, warningsOf, type Dispute } from './dispute.js';
import type { Penalised, PenaltyIssued } from './events.js';
import type { IssuePenalty } from './orders.js';

/** A penalty as it is to be: the wishes that it takes, the rules that it rests on, and the facts of the loss that it is. */
export interface PenaltyPlan<F> {
  readonly data: Omit<PenaltyIssued['data'], 'dispute' | 'by' | 'words' | 'citing'>;
  readonly wishes: readonly Wish[];
  readonly rules: readonly string[];
  readonly facts: readonly F[];
}

const infractionOf = (
  { policy: { infractions } }: Pick<Desk<never, never, never>, 'policy'>,
  key: string,
): Result<Infraction, Refused> => {
  const found = infractions.find((each) => each.key === key);
  if (found !== undefined) return ok(found);
  const near = nearestWords(
    key,
    infractions.map((each) => each.key),
  );
  const remedy =
    near.length === 0 ? 'This game has no list of infractions.' : `Name one: ${near.slice(0, 12).join(', ')}.`;
  return err(impossible('dispute/no-such-infraction', `There is no infraction "${key}".`, remedy));
};

/** The penalties that the rules name at this event beside the usual one. */
const othersAt = ({ others }: Infraction, level: string): readonly OtherPenalty[] =>
  others.filter(({ levels }) => levels?.some((each) => each === level) ?? true);

/** The penalties that the rules name for an infraction at this event. */
const named = (infraction: Infraction, level: string): readonly Penalty[] => [
  infraction.penalty,
  ...othersAt(infraction, level).map((other) => other.penalty),
];

/** The rule of a penalty beside the usual one: where several rules name the same, which it was is the judge's to cite. */
const ruleOf = ({ infraction, penalty, deviates }: Case, level: string): readonly string[] => {
  const others = deviates ? [] : othersAt(infraction, level).filter((each) => each.penalty === penalty);
  return others.length === 1 ? others.map(({ rule }) => rule) : [];
};

const rank = (penalty: Penalty): number => PENALTIES.indexOf(penalty);

interface Case {
  readonly infraction: Infraction;
  readonly penalty: Penalty;
  readonly deviates: boolean;
}

/** A player's part: a warning is upgraded by the warnings before it, unless the head judge has it otherwise. */
const partOf = <State, Play, F extends Fact>(
  { state, policy, level }: Desk<State, Play, F>,
  { infraction, penalty, deviates }: Case,
  player: IssuePenalty['players'][number],
): Penalised => {
  const alike = policy.infractions.filter(({ section }) => section === infraction.section).map(({ key }) => key);
  const before = warningsOf(state.disputes, player, { same: infraction.key, any: new Set(alike) });
  const isUpgraded = penalty === 'warning' && !deviates;
  const upgraded = isUpgraded ? upgradeOf(policy.upgrades, { infraction, level }, before) : undefined;
  return {
    ...player,
    penalty: upgraded?.penalty ?? penalty,
    upgrade: upgraded === undefined ? null : { rule: upgraded.rule, count: upgraded.count },
  };
};

/** Players who lose by this penalty, and those who have lost a game by this call already, which is not lost twice (TR 701.2.b.2). */
const losersOf = (
  { policy }: Pick<Desk<never, never, never>, 'policy'>,
  players: readonly Penalised[],
  dispute: Dispute,
): { readonly losers: readonly Penalised[]; readonly again: readonly Penalised[] } => {
  const lost = lossesIn(dispute, policy);
  const hasLost = ({ seat, penalty }: Penalised): boolean =>
    policy.onceACall !== null &&
    penalty === 'game-loss' &&
    lost.some((each) => each.seat === seat && each.penalty === 'game-loss');
  const losing = players.filter(({ penalty }) => isLoss(penalty));
  return { losers: losing.filter((each) => !hasLost(each)), again: losing.filter(hasLost) };
};

/** What the players lose at once: a game, or the match; null where it is neither, or not to be lost any more. */
const lossOf = <State, Play, F extends Fact>(
  { ruleset, state }: Desk<State, Play, F>,
  losers: readonly Penalised[],
): { readonly loss: Loss | null; readonly facts: readonly F[] } => {
  const of = losers.some(({ penalty }) => penalty !== 'game-loss') ? 'match' : 'game';
  const loss: Loss = { of, seats: losers.map(({ seat }) => seat) };
  const disqualified = losers.flatMap(({ seat, penalty }) => (penalty === 'disqualification' ? [seat] : []));
  const facts = losers.length === 0 ? null : (ruleset.afterLoss?.(state.game, { ...loss, disqualified }) ?? null);
  return facts === null ? { loss: null, facts: [] } : { loss, facts };
};

/** What the judge must be allowed, and the rule by which a penalty may be milder, where one says so. */
const leaveFor = <State, Play, F extends Fact>(
  { policy, level }: Desk<State, Play, F>,
  { infraction, penalty, deviates }: Case,
  usual: Penalty,
): Pick<PenaltyPlan<F>, 'wishes' | 'rules'> => {
  const act: Wish = infraction.isCheating === true ? 'penalise-cheating' : 'penalise';
  if (!deviates) return { wishes: [act], rules: [] };
  const milder: Lenience | undefined = policy.lenience.find(
    ({ section, levels }) => section === infraction.section && levels.includes(level) && rank(penalty) < rank(usual),
  );
  return milder === undefined
    ? { wishes: [act, 'deviate'], rules: [] }
    : { wishes: [act, 'soften'], rules: [milder.rule] };
};

/** Every player once. */
const eachOnce = (
  desk: Pick<Desk<unknown, never, never>, 'state'>,
  players: IssuePenalty['players'],
): Result<null, Refused> => {
  for (const { seat } of players) {
    const known = seated(desk, seat);
    if (!known.ok) return known;
  }
  return new Set(players.map(({ seat }) => seat)).size === players.length
    ? ok(null)
    : err(impossible('dispute/twice', 'A player is named twice.', 'Name each player once.'));
};

/** What an ordered penalty of a dispute comes to: its level for each player, and what that decides of the match. */
export const planPenalty = <State, Play, F extends Fact>(
  desk: Desk<State, Play, F>,
  { infraction: key, penalty: chosen, deviates: ordered, players }: IssuePenalty,
  dispute: Dispute,
): Result<PenaltyPlan<F>, Refused> => {
  const found = infractionOf(desk, key);
  if (!found.ok) return found;
  const known = eachOnce(desk, players);
  if (!known.ok) return known;
  const infraction = found.value;
  const penalty = chosen ?? infraction.penalty;
  const deviates = ordered || !named(infraction, desk.level).includes(penalty);
  const it = { infraction, penalty, deviates };
  const parts = players.map((player) => partOf(desk, it, player));
  // What the rules come to without the deviation: what is milder than that for anybody is a milder penalty.
  const [usual = penalty] = players
    .map((player) => partOf(desk, { infraction, penalty: infraction.penalty, deviates: false }, player).penalty)
    .sort((one, other) => rank(other) - rank(one));
  const leave = leaveFor(desk, it, usual);
  const upgrades = parts.flatMap(({ upgrade }) => (upgrade === null ? [] : [upgrade.rule]));
  const { losers, again } = losersOf(desk, parts, dispute);
  const { loss, facts } = lossOf(desk, losers);
  const once = again.length > 0 && desk.policy.onceACall !== null ? [desk.policy.onceACall] : [];
  return ok({
    data: { infraction: key, penalty, deviates, players: parts, loss },
    wishes: leave.wishes,
    rules: [...leave.rules, infraction.rule, ...ruleOf(it, desk.level), ...upgrades, ...once],
    facts,
  });
};
