import { readFileSync } from 'node:fs';
import { parseTapeFile, type TapePlayer } from '#match';
import { atRoot } from '../../support/root.js';

/** A recorded game, as the door over HTTP takes it: what opens the match, and its plays in their order. */
export interface LoadGame {
  readonly opening: object;
  readonly lines: readonly string[];
}

const playerOf = ({ name, deck }: TapePlayer): object => ({ name, deck: deck.kind === 'list' ? deck.text : null });

/** Reads a game of test/games. Throws where it cannot be read. */
export const loadGame = (name: string): LoadGame => {
  const file = parseTapeFile(readFileSync(atRoot(`test/games/riftbound/${name}.tape`), 'utf8'));
  if (!file.ok) throw new Error(`${name}, line ${file.error.line}: ${file.error.message}`);
  const { game, edition, mode, seed, first, texts, players, lines } = file.value;
  const firstSeat = players.findIndex((player) => player.name === first);
  const opening = {
    ...{ ruleset: game, edition, mode, seed, texts },
    firstPlayer: firstSeat < 0 ? null : firstSeat,
    players: players.map(playerOf),
  };
  return { opening, lines: lines.map(({ text }) => text) };
};
