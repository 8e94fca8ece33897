import { awaitChoice, emit, push, type Draft } from '../draft.js';
import { cannot, note } from '../../words/findings.js';
import { opponentsOf } from '../../state/sides.js';
import { freely, type PlayRule } from '../play-rule.js';
import { gameOpened } from '../set-up/game-opened.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { endGame, endMatch } from './ending.js';
import { lose } from './removal.js';
import { beginAfterTime } from './time.js';
import { setUpFrames } from '../set-up/set-up.js';

/**
 * Conceding (650): at any time. Where one side is left it wins; else the player is removed and the others play on (651, 489.6.a).
 * Between two games it is the match that is conceded.
 */
export const concede: PlayRule<'Concede'> = {
  cannot: () => null,
  may: freely,
  apply: (draft, { seat }) => {
    const winners = opponentsOf(draft.state, seat);
    if (draft.state.lastGame) {
      endMatch(draft, {
        winners,
        reason: { kind: 'concession', seat, of: 'match' },
        because: ['tournament.intentional-draw'],
      });
    } else lose(draft, seat, { reason: { kind: 'concession', seat, of: 'game' }, because: ['concede.any-time'] });
  },
};

/** A draw that the players agree on, of a game or of a match: the Core Rules know none, the Tournament Rules do (410). */
export const agreeDraw: PlayRule<'AgreeDraw'> = {
  cannot: () => null,
  may: freely,
  apply: (draft) => {
    const end = draft.state.lastGame ? endMatch : endGame;
    end(draft, { winners: [], reason: { kind: 'draw' }, because: ['tournament.intentional-draw'] });
  },
};

/** Who lost the game just ended; null after a draw. */
const loserOf = (state: RiftboundState): number | null => {
  const [winner] = state.lastGame?.winners ?? [];
  return winner === undefined ? null : (opponentsOf(state, winner)[0] ?? null);
};

/** Lays the table of the next game of the match; `firstPlayer` null where somebody has to choose, or nobody will play it. */
export const openNext = (draft: Draft, firstPlayer: number | null): void => {
  const { edition, mode, digital, described, seats, game } = draft.state;
  const players = seats.map(({ name, team, deck }) => ({ name, ...(team === null ? {} : { team }), deck }));
  emit(draft, gameOpened({ edition, mode, digital, described, players }, { game: game + 1, firstPlayer }));
  beginAfterTime(draft);
  push(draft, ...setUpFrames(draft.state));
};

/**
 * The next game of a match (486): a new table, the match score kept. Where nobody is named to go first, the loser of the last
 * game chooses; after a drawn game the same player goes first again (TR 407.4).
 */
export const nextGame: PlayRule<'NextGame'> = {
  cannot: (state, { first }) =>
    first === null || state.seats[first]
      ? null
      : cannot('no-such-player', 'There is no such player.', 'Name the player who goes first, or nobody.'),
  may: (state, { first }) =>
    first === null || first === state.firstPlayer || loserOf(state) !== null
      ? []
      : [note('tournament.play-first-loser', 'After a drawn game the same player goes first again at events.')],
  apply: (draft, { first }) => {
    const loser = loserOf(draft.state);
    const asBefore = loser === null ? draft.state.firstPlayer : null;
    openNext(draft, first ?? asBefore);
    if (first === null && loser !== null) {
      awaitChoice(draft, { kind: 'first-player', seat: loser }, ['tournament.play-first-loser', 'setup.first-player']);
    }
  },
};
