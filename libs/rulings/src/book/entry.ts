import type { HeldRuleset } from '#ruleset';
import { checksOf, decidingRevision, type Check } from '../checks.js';
import { outcomeOf, type RulingFileRun } from '../file/ruling-file.js';
import type { Ruling, RulingCase } from '../ruling.js';
import type { CaseRun } from '../run.js';
import { cardsOf } from './cards.js';

/**
 * What a ruling is in a word: `mistake` where the file cannot be read or run to its end, `failed` where a case comes out
 * otherwise, `superseded` where a later edition says otherwise than the one it was given under, `doubtful` where the book
 * contradicts itself, `open` where nothing is expected, else `passed`.
 */
export type RulingStatus = 'passed' | 'doubtful' | 'superseded' | 'failed' | 'mistake' | 'open';

/**
 * A ruling as the book lists it. `id` is `<topic>/<name>`, made of the file's place in its folder.
 * - `keys`: the rules it stands on, those first that its file names; `quoted`: numbers that the answer quoted
 * - `applied`: every rule that was applied on its tapes, not told in lists
 * - `cards`: the cards that it names
 * - `answers`: what its deciding steps answer, such as `refused`
 * - `opens`: the case that is shown first, numbered from 1: the first that does not come out as it says, where one does not
 */
export interface BookEntry {
  readonly id: string;
  readonly topic: string;
  readonly name: string;
  readonly file: string;
  readonly title: string;
  /** The game it is about; empty where the file cannot be read. */
  readonly game: string;
  readonly status: RulingStatus;
  readonly answers: readonly string[];
  readonly source: readonly string[];
  readonly editions: readonly string[];
  /** The edition that it is decided under. */
  readonly edition: string;
  readonly keys: readonly string[];
  readonly quoted: readonly string[];
  readonly applied: readonly string[];
  readonly cards: readonly string[];
  readonly cases: readonly string[];
  readonly opens: number;
  /** What else its file says in words: what is superseded, what cannot be checked, notes. */
  readonly words: readonly string[];
}

/** Where a ruling's file stands in the folder of rulings. */
export interface BookPlace {
  readonly topic: string;
  readonly name: string;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** A case with its checks. */
interface CheckedCase {
  readonly run: CaseRun;
  readonly checks: readonly Check[];
}

const statusOf = (run: RulingFileRun, checked: readonly CheckedCase[]): RulingStatus => {
  const { ruling } = run;
  const outcome = outcomeOf(run);
  if (ruling === null) return 'mistake';
  if (outcome !== 'passed') return outcome;
  if (ruling.superseded !== null) return 'superseded';
  const isDoubtful = checked.some(({ checks }) =>
    checks.some(({ name, words }) => name === 'verdict' && words[0] === 'doubtful'),
  );
  return isDoubtful ? 'doubtful' : 'passed';
};

const ANSWERS: Readonly<Record<string, string>> = {
  refused: 'refused',
  impossible: 'impossible',
  offered: 'legal',
  legal: 'legal',
  'no window': 'no window',
};

const answerOf = (ruling: Ruling, checks: readonly Check[]): readonly string[] => {
  const deciding = decidingRevision(ruling, checks);
  const told = checks.filter(({ revision }) => revision === deciding);
  return told.flatMap(({ name, words }) => (name === 'verdict' ? words : (ANSWERS[name] ?? [])));
};

const appliedIn = ({ batches }: CaseRun): readonly string[] =>
  batches.flatMap(({ verdict, events }) => [
    ...verdict.findings.map(({ rule }) => rule),
    ...events.flatMap(({ because }) => because),
  ]);

const keysOf = ({ keys, quoted }: Ruling, checked: readonly CheckedCase[]): readonly string[] =>
  unique([...keys, ...Object.values(quoted), ...checked.flatMap(({ checks }) => checks.flatMap(({ rules }) => rules))]);

const unreadable = (place: BookPlace, { path, mistakes }: RulingFileRun): BookEntry => ({
  ...place,
  id: `${place.topic}/${place.name}`,
  file: path,
  title: place.name.replaceAll('-', ' '),
  game: '',
  status: 'mistake',
  answers: [],
  source: [],
  editions: [],
  edition: '',
  keys: [],
  quoted: [],
  applied: [],
  cards: [],
  cases: [],
  opens: 1,
  words: mistakes.map(({ message }) => message),
});

const isWord = (word: string | null): word is string => word !== null;

/** The entry of a ruling file that was run. */
export const entryOf = (place: BookPlace, run: RulingFileRun, rulesets: readonly HeldRuleset[]): BookEntry => {
  const { ruling, path } = run;
  const ruleset = rulesets.find(({ id }) => id === ruling?.game);
  if (ruling === null || ruleset === undefined) return unreadable(place, run);
  const checked = run.cases.map((each, index) => ({ run: each, checks: checksOf(caseAt(ruling, index), each) }));
  return {
    ...place,
    id: `${place.topic}/${place.name}`,
    file: path,
    title: ruling.title,
    game: ruling.game,
    status: statusOf(run, checked),
    answers: unique(checked.flatMap(({ checks }) => answerOf(ruling, checks))),
    source: ruling.source,
    editions: ruling.editions,
    edition: run.cases[0]?.edition ?? '',
    keys: keysOf(ruling, checked),
    quoted: Object.keys(ruling.quoted),
    applied: unique(run.cases.flatMap(appliedIn)),
    cards: unique(run.cases.flatMap((each) => cardsOf(ruleset, ruling, each))),
    cases: ruling.cases.map(({ name }) => name).filter(isWord),
    opens:
      Math.max(
        0,
        run.cases.findIndex(({ outcome }) => outcome !== 'passed'),
      ) + 1,
    words: [ruling.superseded, ruling.limits, ruling.notes].filter(isWord),
  };
};

const NOTHING: RulingCase = { name: null, table: null, tablePaths: [], steps: [] };

/** The case of a ruling at a place in its file. */
export const caseAt = ({ cases }: Ruling, index: number): RulingCase => cases[index] ?? NOTHING;
