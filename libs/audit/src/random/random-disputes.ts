import type { Draw, Fact, RandomState } from '#kernel';
import {
  policyOf,
  RULINGS,
  takeOrder,
  type DisputeOrder,
  type IssuePenalty,
  type MatchState,
  type RemedyOrder,
  type RoundOrder,
} from '#match';
import { PENALTIES, type Ruleset } from '#ruleset';
import { Chance, personBy, SAID } from './chance.js';
import { roundOrderBy } from './random-rounds.js';

/** A line that could be played now, by chance; an empty one where nothing can. */
const lineBy = <State, Play, F extends Fact>(
  { legalPlays, notation }: Ruleset<State, Play, F>,
  { game, options }: MatchState<State>,
  chance: Chance,
): string => {
  const offers = (options?.players ?? []).flatMap((_, seat) => legalPlays(game, seat));
  const offer = chance.one(offers);
  return offer === undefined ? '' : notation.make(offer.play, game);
};

const remedyBy = (chance: Chance, plays: number, line: string): RemedyOrder => {
  const remedies: readonly RemedyOrder[] = [
    { kind: 'let-stand' },
    { kind: 'rewind', to: 1 + chance.below(plays) },
    { kind: 'rewind', to: Math.max(1, plays - chance.below(3)) },
    { kind: 'correction', line },
    { kind: 'missed-trigger', outcome: 'resolved', chosenBy: null, line },
    {
      kind: 'missed-trigger',
      outcome: 'missed',
      missedBy: chance.below(2),
      chosenBy: chance.one([null, 0, 1]) ?? null,
      line: null,
    },
    { kind: 'reversal', to: null },
    { kind: 'reversal', to: Math.max(1, plays - chance.below(3)) },
  ];
  return chance.one(remedies) ?? { kind: 'let-stand' };
};

/** One penalty in so many ends a game or a match where it is issued: the others let it go on. */
const HARD_ONE_IN = 12;

/** What a penalty is for, and how hard it is. */
const penaltyBy = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  seats: number,
  chance: Chance,
): Pick<IssuePenalty, 'infraction' | 'penalty' | 'deviates' | 'players'> => {
  const isHard = chance.below(HARD_ONE_IN) === 0;
  const { infractions } = policyOf(ruleset);
  const mild = infractions.filter(({ penalty }) => penalty === 'none' || penalty === 'warning');
  const infraction = chance.one(isHard ? infractions : mild)?.key ?? 'none';
  const penalty = isHard ? (chance.one(PENALTIES) ?? null) : (chance.one([null, 'none', 'warning'] as const) ?? null);
  const players = [{ seat: chance.below(seats), earlier: { same: 0, any: chance.below(2) } }];
  return { infraction, penalty, deviates: chance.below(4) === 0, players };
};

/** The play that a dispute is about: any that there was, or none. */
const aboutBy = (chance: Chance, plays: number): number | null =>
  chance.below(4) === 0 || plays === 0 ? null : 1 + chance.below(plays);

const MOST_OPEN = 3;

/** Any order about a dispute, sensible or not. */
const orderBy = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  chance: Chance,
): DisputeOrder => {
  const { plays, disputes, options } = state;
  const seats = options?.players.length ?? 0;
  const said = { by: personBy(chance, seats), words: SAID, citing: null };
  const open = disputes.filter(({ closed }) => !closed);
  const step = { ...said, dispute: chance.one(open)?.number ?? 1 };
  const line = lineBy(ruleset, state, chance);
  const orders: readonly DisputeOrder[] = [
    { type: 'CallJudge', ...said, about: aboutBy(chance, plays), pauses: chance.below(2) === 0 },
    { type: 'ClaimCall', ...step },
    { type: 'ReachTable', ...step },
    { type: 'MakeClaim', ...step, line: chance.one([null, line]) ?? null },
    { type: 'NoteDispute', ...step, kind: 'note' },
    {
      type: 'IssueRuling',
      ...step,
      ruling: chance.one(RULINGS) ?? 'legal',
      ...(chance.below(4) === 0 && { video: true }),
    },
    { type: 'OrderRemedy', ...step, remedy: remedyBy(chance, plays, line) },
    { type: 'IssuePenalty', ...step, ...penaltyBy(ruleset, seats, chance) },
    { type: 'WithdrawPenalty', ...step, penalty: null },
    { type: 'AppealRuling', ...step },
    { type: 'ExtendTime', ...step, minutes: 1 + chance.below(5) },
    { type: 'CloseDispute', ...step },
  ];
  // A few are open at once, and go on.
  return chance.one(open.length < MOST_OPEN ? orders : orders.slice(1)) ?? { type: 'CloseDispute', ...step };
};

/** Orders that are tried at a step: most of what comes by chance is refused. */
const TRIES = 4;

/** One order in so many is about the match around its games. */
const ROUND_ONE_IN = 5;

/** An order about a dispute or about the match that is accepted, by chance, at one step in so many; most often none. */
export const drawDispute = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { random, oneIn }: { readonly random: RandomState; readonly oneIn: number },
): Draw<DisputeOrder | RoundOrder | null> => {
  const chance = new Chance(random);
  if (chance.below(oneIn) > 0) return { value: null, next: chance.random };
  for (let tried = 0; tried < TRIES; tried++) {
    const isRound = chance.below(ROUND_ONE_IN) === 0;
    const order = isRound ? roundOrderBy(state, chance) : orderBy(ruleset, state, chance);
    if (takeOrder(ruleset, state, order).outcome === 'accepted') return { value: order, next: chance.random };
  }
  return { value: null, next: chance.random };
};
