export type { Expectation, ExpectationName, Ruling, RulingCase, RulingMistake, Step } from './ruling.js';
export { EXPECTATION_NAMES, EXPECTATIONS } from './expectation-form.js';
export { readRuling, rulingForm } from './ruling-form.js';
export { runCase, runRuling, type CaseRun, type Shortfall } from './run.js';
export type { Batch } from './running.js';
export { envelopesOf, type TapeSeal } from './tape.js';
export { rowsOf, type JudgedRuling, type RowStatus } from './rows.js';
export { lineOf } from './file/placing.js';
export type { FileMistake, FileWarning, YamlFile } from './file/yaml-file.js';
export { allMistakesOf } from './file/reading-on.js';
export {
  outcomeOf,
  readRulingFile,
  runReadFile,
  runRulingFile,
  type RulingFile,
  type RulingFileRun,
  type RulingOutcome,
} from './file/ruling-file.js';
export { checksOf, decidingRevision, type Check } from './checks.js';
export { caseAt, entryOf, type BookEntry, type BookPlace, type RulingStatus } from './book/entry.js';
export { findRulings, rulingsByRule, type BookWish, type FoundRuling } from './book/search.js';
export { cardsUsed, type UsedCard } from './book/cards.js';
export { namesIn } from './book/names.js';
export { listRulings, type ListedRuling, type RulingList } from './book/list.js';
export { beginRuling, blankRuling, type Beginning } from './begin/begin.js';
export { tableDifferences } from './begin/differences.js';
export { openRuling, type OpenedCase, type OpenedCheck, type OpenedRuling } from './book/opened.js';
