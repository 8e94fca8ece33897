import { editionTitle } from './citations.js';
import { gameOf, INSTALLED } from './rulesets.js';

interface Played {
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
}

/** What was played, in which mode and by which rules, as people call them; the ids of a game that this page was built without. */
export const gameWords = ({ ruleset, mode, edition }: Played): readonly string[] => {
  const game = gameOf(ruleset);
  return [game?.title ?? ruleset, game?.modes.find(({ id }) => id === mode)?.name ?? mode, editionTitle(edition)];
};

/** The games to choose among. */
export const GAMES: readonly (readonly [id: string, title: string])[] = [
  ['', 'Any game'],
  ...INSTALLED.map(({ id, title }) => [id, title] as const),
];

/** The modes of a game to choose among; those of all games where none is chosen. */
export const modesOf = (ruleset: string): readonly (readonly [id: string, name: string])[] => [
  ['', 'Any mode'],
  ...INSTALLED.filter(({ id }) => ruleset === '' || id === ruleset).flatMap(({ modes }) =>
    modes.map(({ id, name }) => [id, name] as const),
  ),
];
