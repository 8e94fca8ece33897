import type { TablePlayer } from '#table';
import type { RiftboundState, SeatState } from '../state.js';
import { DOMAINS } from '../vocabulary.js';

type Counter = TablePlayer['counters'][number];

const counter = (label: string, value: number): readonly Counter[] => (value === 0 ? [] : [{ label, value }]);

/** Resources in the rune pool and experience, those there are. */
const countersOf = ({ pool, xp }: SeatState): readonly Counter[] => [
  ...counter('Energy', pool.energy),
  ...DOMAINS.flatMap((domain) => counter(`${domain} power`, pool.power[domain])),
  ...counter('Universal power', pool.power.any),
  ...counter('XP', xp),
];

/** The players in seat order. */
export const viewPlayers = ({ seats, victoryScore }: RiftboundState): readonly TablePlayer[] =>
  seats.map((player, seat) => ({
    seat,
    name: player.name,
    score: player.points,
    target: victoryScore,
    counters: countersOf(player),
    wins: player.wins,
  }));
