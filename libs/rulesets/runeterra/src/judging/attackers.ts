import type { Finding, Problem } from '#ruleset';
import type { Challenge } from '../words/plays.js';
import { cannot, illegal } from '../words/findings.js';
import { isUnit, nameOf, playerName } from '../reading/objects.js';
import { firstProblem } from '#ruleset';
import type { RuneterraState } from '../state/runeterra-state.js';
import { LIMITS } from '../words/vocabulary.js';
import { enemyOf } from '../reading/units/board.js';
import { hasKeyword } from '../reading/units/values.js';

/** An attack as it is declared or committed. */
export interface Attack {
  readonly seat: number;
  readonly attackers: readonly number[];
  readonly challenges: readonly Challenge[];
}

/** Whether a number stands there twice. */
export const hasTwins = (numbers: readonly number[]): boolean => new Set(numbers).size < numbers.length;

/** Whether a unit of the player stands on the bench, from where it may go onto the battlefield. */
export const isOnBench = (state: RuneterraState, seat: number, piece: number): boolean =>
  (state.seats[seat]?.bench.includes(piece) ?? false) && isUnit(state, piece);

const notOnBench = (state: RuneterraState, seat: number, piece: number): Problem | null =>
  isOnBench(state, seat, piece)
    ? null
    : cannot(
        'not-on-the-bench',
        `${nameOf(state, piece)} is no unit on ${playerName(state, seat)}'s bench.`,
        `Name units that stand on ${playerName(state, seat)}'s bench.`,
      );

const twice = (): Problem =>
  cannot('in-two-places', 'A unit cannot stand in two places at once.', 'Name each unit once.');

const attackersCannot = (state: RuneterraState, { seat, attackers }: Attack): Problem | null => {
  if (attackers.length === 0)
    return cannot('no-attackers', 'Nobody attacks.', 'Name at least one unit, or record a pass.');
  if (hasTwins(attackers)) return twice();
  return firstProblem(...attackers.map((piece) => () => notOnBench(state, seat, piece)));
};

const challengeCannot = (
  state: RuneterraState,
  { seat, attackers }: Attack,
  { by, enemy }: Challenge,
): Problem | null => {
  if (attackers.includes(by)) return notOnBench(state, enemyOf(seat), enemy);
  const message = `${nameOf(state, by)} does not attack, so it challenges nobody.`;
  return cannot('challenger-not-attacking', message, 'Let it attack as well, or leave the challenge out.');
};

const challengesCannot = (state: RuneterraState, attack: Attack): Problem | null => {
  const { challenges } = attack;
  if (hasTwins(challenges.map(({ by }) => by)) || hasTwins(challenges.map(({ enemy }) => enemy))) return twice();
  return firstProblem(...challenges.map((challenge) => () => challengeCannot(state, attack, challenge)));
};

/** Why the units cannot be put that way at all; null where they can. */
export const attackCannot = (state: RuneterraState, attack: Attack): Problem | null =>
  firstProblem(
    () => attackersCannot(state, attack),
    () => challengesCannot(state, attack),
  );

/** Keywords that keep a unit from attacking, with the rule. */
const KEPT_BACK = [
  ['Immobile', 'runeterra.keyword.immobile'],
  ["Can't Attack", 'runeterra.keyword.cant-attack'],
] as const;

/** What keeps a unit from attacking. */
export const attackerFindings = (state: RuneterraState, piece: number): readonly Finding[] => {
  const name = nameOf(state, piece);
  const stunned = state.pieces[piece]?.stunned
    ? [illegal('runeterra.keyword.stun', `${name} is stunned and cannot attack this round.`)]
    : [];
  const kept = KEPT_BACK.filter(([keyword]) => hasKeyword(state, piece, keyword)).map(([keyword, rule]) =>
    illegal(rule, `${name} cannot attack: ${keyword}.`),
  );
  return [...stunned, ...kept];
};

/** A unit with Challenger drags any enemy, another only one that is Vulnerable. */
export const challengeFindings = (state: RuneterraState, { by, enemy }: Challenge): readonly Finding[] =>
  hasKeyword(state, by, 'Challenger') || hasKeyword(state, enemy, 'Vulnerable')
    ? []
    : [
        illegal(
          'runeterra.attack.challenge',
          `${nameOf(state, by)} has no Challenger and ${nameOf(state, enemy)} is not Vulnerable, so it is not challenged.`,
        ),
      ];

/** What the rules hold against the units as they are put. */
export const placementFindings = (state: RuneterraState, { attackers, challenges }: Attack): readonly Finding[] => [
  ...(attackers.length > LIMITS.attackers
    ? [illegal('runeterra.attack.limit', `No more than ${LIMITS.attackers} units attack.`)]
    : []),
  ...attackers.flatMap((piece) => attackerFindings(state, piece)),
  ...challenges.flatMap((challenge) => challengeFindings(state, challenge)),
];
