import type { PlayerEntry, Problem } from '#ruleset';
import { cardOf } from '../../cards/catalogue.js';
import type { DeckList } from '../../words/deck-list.js';
import type { Mode } from '../../state/modes.js';

/** Who sits where (483.1, 483.2, 489.5.c), and what teammates may not both use (489.8.h, 489.8.i). */

/** Teams as told are those that the seats make: in turn order the teams alternate. */
const teamProblems = ({ sides }: Mode, players: readonly PlayerEntry[]): readonly Problem[] => {
  const told = players.filter(({ team }) => team !== undefined);
  if (told.length === 0) return [];
  const ofSide = (side: number): ReadonlySet<string | undefined> =>
    new Set(players.flatMap(({ team }, seat) => (seat % sides === side ? [team] : [])));
  const teams = Array.from({ length: sides }, (_, side) => [...ofSide(side)]);
  const differ = new Set(teams.map(([team]) => team)).size === sides;
  if (differ && teams.every((names) => names.length === 1)) return [];
  return [
    {
      code: 'riftbound/teams',
      message: `The teams do not fit the seats, which are in turn order: ${players.map(({ name, team }) => `${name} (${team ?? 'no team'})`).join(', ')}.`,
      remedy: 'Name the players in turn order, in which the teams alternate; or leave the teams out.',
    },
  ];
};

/** As many players as the mode seats, and teams that alternate. */
export const seatProblems = (mode: Mode, players: readonly PlayerEntry[]): readonly Problem[] => {
  if (players.length === mode.players) return teamProblems(mode, players);
  const message = `${mode.name} seats ${String(mode.players)} players, not ${String(players.length)}.`;
  return [{ code: 'riftbound/players', message, remedy: `Name ${String(mode.players)} players.` }];
};

type Deck = DeckList | null | undefined;

const nameOf = (card: string): string => cardOf(card).name;

/** Names of cards that both lists have. */
const inBoth = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const names = new Set(other.map(nameOf));
  return [...new Set(one.map(nameOf))].filter((name) => names.has(name));
};

const shared = (one: Deck, other: Deck): readonly string[] =>
  one && other ? [...inBoth([one.legend], [other.legend]), ...inBoth(one.battlefields, other.battlefields)] : [];

/** Teammates with the same legend, or with a battlefield that both provide. */
export const sharedProblems = (
  { sides, players: count }: Mode,
  players: readonly PlayerEntry[],
  decks: readonly Deck[],
): readonly Problem[] =>
  sides === count
    ? []
    : players.flatMap(({ name }, seat) =>
        players.slice(seat + 1).flatMap((mate, index): readonly Problem[] => {
          const other = seat + 1 + index;
          if (other % sides !== seat % sides) return [];
          return shared(decks[seat], decks[other]).map((card) => ({
            code: 'riftbound/teammates',
            message: `${name} and ${mate.name} are teammates and both use ${card}.`,
            remedy: 'Teammates need different legends and battlefields: change one of the deck lists.',
          }));
        }),
      );
