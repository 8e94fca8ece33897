import { readFileSync } from 'node:fs';
import { openingOf, parseTapeFile } from '#match';
import { riftbound } from '#rulesets/riftbound';
import { atRoot } from './root.js';

const GAME = 'test/games/riftbound/annie-against-master-yi.tape';

/** A recorded game as a scribe enters it: the order that opens it again under another id, and its first lines without what was noted beside them. */
export const enteredGame = (id: string, plays: number) => {
  const file = parseTapeFile(readFileSync(atRoot(GAME), 'utf8'));
  const opening = file.ok ? openingOf(riftbound, file.value, new Map()) : file;
  if (!file.ok || !opening.ok) throw new Error(JSON.stringify(file.ok ? opening : file));
  const { ruleset, recording, options } = opening.value;
  const { mode, edition, players, firstPlayer, seed, texts } = options;
  return {
    order: { id, ruleset, recording, mode, edition, players, firstPlayer, seed, texts, digital: true },
    lines: file.value.lines.slice(0, plays).map(({ text }) => text.split('#')[0]?.trim() ?? ''),
  };
};
