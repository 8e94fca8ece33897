import { emit, push } from '../../draft.js';
import { cannot } from '../../findings.js';
import { opponentsOf, playerName } from '../../objects.js';
import { freely, type PlayRule } from '../../play-rule.js';
import { gameOpened } from '../../set-up.js';
import { endGame } from './ending.js';
import { SET_UP_FRAMES } from './set-up.js';

/** Conceding (650): at any time; of two players the other wins. */
export const concede: PlayRule<'Concede'> = {
  cannot: (state, { seat }) =>
    state.seats[seat] ? null : cannot('no-such-player', 'There is no such player.', 'Name a player of this match.'),
  may: freely,
  apply: (draft, { seat }) => {
    endGame(draft, {
      winners: opponentsOf(draft.state, seat),
      reason: `${playerName(draft.state, seat)} concedes`,
      because: ['concede.any-time', 'concede.last-player'],
    });
  },
};

/** A draw that the players agree on: the Core Rules know none, the Tournament Rules do (410). */
export const agreeDraw: PlayRule<'AgreeDraw'> = {
  cannot: () => null,
  may: freely,
  apply: (draft) => {
    endGame(draft, { winners: [], reason: 'The players agree on a draw', because: ['tournament.intentional-draw'] });
  },
};

/** The next game of a match (486): a new table, the match score kept. */
export const nextGame: PlayRule<'NextGame'> = {
  cannot: (state, { first }) =>
    first === null || state.seats[first]
      ? null
      : cannot('no-such-player', 'There is no such player.', 'Name the player who goes first, or nobody.'),
  may: freely,
  apply: (draft, { first }) => {
    const { edition, mode, digital, seats, game } = draft.state;
    const players = seats.map(({ name, deck }) => ({ name, deck }));
    emit(draft, gameOpened({ edition, mode, digital, players }, { game: game + 1, firstPlayer: first }));
    push(draft, ...SET_UP_FRAMES);
  },
};
