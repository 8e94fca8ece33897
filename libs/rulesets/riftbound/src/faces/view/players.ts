import { victoryScoreOf } from '../../reading/statics/limits.js';
import type { TablePlayer } from '#table';
import { playerName } from '../../reading/objects.js';
import { seatsOfSide } from '../../state/sides.js';
import type { RiftboundState, SeatState } from '../../state/riftbound-state.js';
import { BOUND_TO, DOMAINS } from '../../words/vocabulary.js';

type Counter = TablePlayer['counters'][number];

const counter = (label: string, value: number): readonly Counter[] => (value === 0 ? [] : [{ label, value }]);

const UNIVERSAL = 'Universal power';

/** The labels of all that may be shown on a player. */
export const COUNTER_LABELS: readonly string[] = [
  'Energy',
  ...DOMAINS.map((domain) => `${domain} power`),
  UNIVERSAL,
  ...BOUND_TO.flatMap((to) => [`Energy for ${to}`, `Power for ${to}`]),
  'XP',
];

/** Resources in the rune pool and experience, those there are: for all to see (729.2). */
const countersOf = ({ pool, bound, xp }: SeatState): readonly Counter[] => [
  ...counter('Energy', pool.energy),
  ...DOMAINS.flatMap((domain) => counter(`${domain} power`, pool.power[domain])),
  ...counter(UNIVERSAL, pool.power.any),
  ...bound.flatMap(({ to, pool: { energy, power } }) => [
    ...counter(`Energy for ${to}`, energy),
    ...counter(
      `Power for ${to}`,
      Object.values(power).reduce((sum, count) => sum + count, 0),
    ),
  ]),
  ...counter('XP', xp),
];

/** A team by its own name, or by its players' names; nothing where everybody plays alone. */
const teamOf = (state: RiftboundState, seat: number): Pick<TablePlayer, 'team'> => {
  const mates = seatsOfSide(state, seat);
  if (mates.length < 2) return {};
  return { team: state.seats[seat]?.team ?? mates.map((mate) => playerName(state, mate)).join(' and ') };
};

/** The players in seat order. */
export const viewPlayers = (state: RiftboundState): readonly TablePlayer[] =>
  state.seats.map((player, seat) => ({
    seat,
    name: player.name,
    score: player.points,
    scoreName: 'points',
    target: victoryScoreOf(state),
    counters: countersOf(player),
    wins: player.wins,
    ...teamOf(state, seat),
    ...(player.out ? { out: true } : {}),
  }));
