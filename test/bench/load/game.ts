import { readFileSync } from 'node:fs';
import { atRoot } from '../../support/root.js';

/** A recorded game, as the door over HTTP takes it: what opens the match, and its plays in their order. */
export interface LoadGame {
  readonly opening: object;
  readonly lines: readonly string[];
}

/** Deck lists stand below their player, each line of them two spaces in. */
const playersIn = (head: readonly string[]): readonly { readonly name: string; readonly deck: string }[] => {
  const players: { name: string; deck: string }[] = [];
  for (const line of head) {
    const [, name] = /^player: (.*)$/.exec(line) ?? [];
    if (name !== undefined) players.push({ name, deck: '' });
    const last = players.at(-1);
    if (last !== undefined && (line.startsWith('  ') || line === '')) last.deck += `${line.trim()}\n`;
  }
  return players.map(({ name, deck }) => ({ name, deck: deck.trim() }));
};

const wordIn = (head: readonly string[], name: string): string | undefined =>
  head.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

/** Reads a game of test/games: everything before its first play is its head. */
export const loadGame = (name: string): LoadGame => {
  const text = readFileSync(atRoot(`test/games/riftbound/${name}.tape`), 'utf8');
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const players = lines.flatMap((line) => /^player: (.*)$/.exec(line)?.[1] ?? []);
  const first = lines.findIndex((line) => players.some((player) => line.startsWith(`${player}: `)));
  const head = lines.slice(0, first);
  const firstPlayer = players.indexOf(wordIn(head, 'first player') ?? '');
  const opening = {
    ruleset: wordIn(head, 'game'),
    ...{ edition: wordIn(head, 'edition'), mode: wordIn(head, 'mode'), texts: wordIn(head, 'texts') },
    seed: Number(wordIn(head, 'seed')),
    firstPlayer: firstPlayer < 0 ? null : firstPlayer,
    players: playersIn(head),
  };
  const plays = lines.slice(first).map((line) => line.replace(/\s+#.*$/, '').trim());
  return { opening, lines: plays.filter((line) => line !== '') };
};
