import type { Json } from '#kernel';
import { propertyOf, type HeldRuleset } from '#ruleset';
import { EXPECTATION_NAMES } from '../expectation-form.js';
import { examine } from '../examining.js';
import { readRuling } from '../ruling-form.js';
import type { Ruling, RulingMistake } from '../ruling.js';
import { open } from '../running.js';
import { leaveOutMistakes } from './leaving-out.js';
import { inTheirOrder, placedMistakes } from './placing.js';
import { joinNames } from './joined-names.js';
import { readYaml, type FileMistake, type YamlFile } from './yaml-file.js';

/** A game that rulings may be about, with the words of rulings that mean nothing in it. */
export type RulingGame = Pick<HeldRuleset, 'id' | 'words' | 'askForCard'>;

/** Words with which items of a list of plays begin that are no plays. */
const STEP_WORDS: readonly string[] = ['anyway', 'expect', 'play', 'case', 'card', 'item', 'of', ...EXPECTATION_NAMES];

/**
 * A file that was read though there are mistakes in it: what is mistaken is read as what was meant, or left out. `ruling` is null where
 * too little is left. `isWhole`: every play is there as it was written, on the table as it was written.
 */
interface ReadOn {
  readonly file: YamlFile | null;
  readonly ruling: Ruling | null;
  readonly mistakes: readonly FileMistake[];
  readonly isWhole: boolean;
}

/** The game of a file; that of one that names none is the first. */
const gameOf = (games: readonly RulingGame[], json: Json): RulingGame | undefined => {
  const named = propertyOf(json, 'game');
  return games.find(({ id }) => id === named) ?? games[0];
};

/** Words that the game of a file does not know. */
const foreignTo = (games: readonly RulingGame[], json: Json): readonly string[] =>
  gameOf(games, json)?.words?.foreign ?? [];

const GROUND: readonly unknown[] = ['game', 'rows', 'columns', 'cases'];

/** Without its game or its cases nothing of a file can be read, without its players nothing of a table. */
const isGround = ({ path, onKey, meant }: RulingMistake): boolean =>
  meant === undefined && !onKey && (path.at(-1) === 'players' || (path.length === 1 && GROUND.includes(path[0])));

const MOST_ROUNDS = 12;

interface Round {
  readonly ruling: Ruling | null;
  readonly mistakes: readonly RulingMistake[];
}

/** Asks again and again what is mistaken, and leaves it out, until nothing is. */
class Leaving {
  readonly mistakes: FileMistake[] = [];
  leavesPlayOut = false;
  private readonly leftOut = new Set<string>();

  constructor(
    public file: YamlFile,
    private readonly foreign: readonly string[],
  ) {}

  /** What a group lacks because it was left out is no mistake of its own. */
  private isOwn({ path, missing }: RulingMistake): boolean {
    const isLeftOut = (each: RulingMistake['path']): boolean => this.leftOut.has(JSON.stringify(each));
    return missing === undefined || !(isLeftOut(path) || isLeftOut([...path, missing]));
  }

  private leaveOut(mistakes: readonly RulingMistake[]): boolean {
    const own = mistakes.filter((mistake) => this.isOwn(mistake));
    this.mistakes.push(...placedMistakes(this.file, own, this.foreign));
    const { isChanged, leavesPlayOut } = leaveOutMistakes(this.file.document, mistakes);
    for (const { path } of mistakes) this.leftOut.add(JSON.stringify(path));
    this.leavesPlayOut ||= leavesPlayOut;
    this.file = { ...this.file, json: this.file.document.toJS() as Json };
    return isChanged && !mistakes.some(isGround);
  }

  until(ask: (json: Json) => Round): Ruling | null {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { ruling, mistakes } = ask(this.file.json);
      if (mistakes.length === 0) return ruling;
      if (!this.leaveOut(mistakes)) return null;
    }
    return null;
  }
}

const asked = (json: Json, games: readonly RulingGame[]): Round => {
  const ruling = readRuling(
    json,
    games.map(({ id }) => id),
  );
  return ruling.ok ? { ruling: ruling.value, mistakes: [] } : { ruling: null, mistakes: ruling.error };
};

/** The file with names that hold a comma as they are meant in lists: `[Teemo, Strategist]` is one card. */
const withWholeNames = (file: YamlFile, games: readonly RulingGame[]): YamlFile => {
  const { askForCard } = gameOf(games, file.json) ?? {};
  const isChanged = askForCard !== undefined && joinNames(file.document, askForCard);
  return isChanged ? { ...file, json: file.document.toJS() as Json } : file;
};

/** Reads a file as far as it can be read. */
export const readOn = (path: string, text: string, games: readonly RulingGame[]): ReadOn => {
  const { file: typed, faults } = readYaml(path, text, STEP_WORDS);
  if (typed === null) return { file: typed, ruling: null, mistakes: faults, isWhole: false };
  const file = withWholeNames(typed, games);
  const leaving = new Leaving(file, foreignTo(games, file.json));
  const ruling = leaving.until((json) => asked(json, games));
  const mistakes = inTheirOrder([...faults, ...leaving.mistakes]);
  return { file: leaving.file, ruling, mistakes, isWhole: faults.length === 0 && !leaving.leavesPlayOut };
};

/** All mistakes that are in a file of which some have been told: also those of its tables and its plays. */
export const allMistakesOf = (path: string, text: string, rulesets: readonly HeldRuleset[]): readonly FileMistake[] => {
  const { file, ruling, mistakes, isWhole } = readOn(path, text, rulesets);
  const ruleset = rulesets.find(({ id }) => id === ruling?.game);
  if (file === null || ruling === null || ruleset === undefined) return mistakes;
  const foreign = foreignTo(rulesets, file.json);
  const leaving = new Leaving(file, foreign);
  const mended = leaving.until((json) => {
    const round = asked(json, rulesets);
    if (round.ruling === null) return round;
    const { cases } = round.ruling;
    const opened = cases.map((each) => open(ruleset, round.ruling ?? ruling, each));
    return { ...round, mistakes: opened.flatMap((each) => (each.ok ? [] : each.error)) };
  });
  const isSure = isWhole && leaving.mistakes.length === 0;
  const examined = mended === null ? [] : examine(ruleset, mended, isSure);
  const found = placedMistakes(leaving.file, examined, foreign);
  return inTheirOrder([...mistakes, ...leaving.mistakes, ...found]);
};
