import type { TablePlayer } from '#table';
import type { RuneterraState, SeatState } from '../../state/runeterra-state.js';

type Counter = TablePlayer['counters'][number];

const said = (label: string, value: number): readonly Counter[] => (value === 0 ? [] : [{ label, value }]);

/** The labels of all that may be shown on a player. */
export const COUNTER_LABELS: readonly string[] = ['Mana', 'Spell mana', 'Mana gems', 'Attack token', 'Cards in deck'];

/** Mana is told even where it is none: an empty pool decides what may be played. */
const countersOf = ({ mana, spellMana, gems, token, deck }: SeatState): readonly Counter[] => [
  { label: 'Mana', value: mana },
  { label: 'Spell mana', value: spellMana },
  { label: 'Mana gems', value: gems },
  ...said('Attack token', token ? 1 : 0),
  { label: 'Cards in deck', value: deck.length },
];

/** The players in seat order. The score is what keeps a player in the game, so that it falls and no number of it wins. */
export const viewPlayers = ({ seats }: RuneterraState): readonly TablePlayer[] =>
  seats.map((player, seat) => ({
    seat,
    name: player.name,
    score: player.nexus,
    scoreName: 'nexus health',
    target: null,
    counters: countersOf(player),
    wins: 0,
  }));
