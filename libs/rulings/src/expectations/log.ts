import { knownWord } from './windows.js';
import { eachOf, listed, type LoggedFact, type Miss, type Moment } from '../moment.js';

const isFact = ({ type, sentence }: LoggedFact, wanted: string): boolean => {
  const [name = '', ...words] = wanted.split(' ');
  return type === name && words.every((word) => sentence.toLowerCase().includes(word.toLowerCase()));
};

/** The first fact that is not where it should be, in order; null where all are there. */
const missingFrom = (log: readonly LoggedFact[], wanted: readonly string[]): string | null => {
  let from = 0;
  for (const each of wanted) {
    const found = log.findIndex((fact, index) => index >= from && isFact(fact, each));
    if (found < 0) return each;
    from = found + 1;
  }
  return null;
};

const told = (log: readonly LoggedFact[]): string =>
  log.length === 0 ? 'nothing happened' : log.map(({ type, sentence }) => `${type} (${sentence})`).join(' ');

const inOrder = (log: readonly LoggedFact[], wanted: readonly string[]): readonly Miss[] => {
  const missing = missingFrom(log, wanted);
  return missing === null
    ? []
    : [{ expected: `in this order: ${listed(wanted)}; "${missing}" is missing`, got: told(log) }];
};

/** Stops with a mistake where a fact's type is none that the game has. */
const known = ({ ruleset }: Moment, wanted: readonly string[]): readonly string[] => {
  return eachOf(wanted, (each) => {
    knownWord(each.split(' ')[0] ?? '', ruleset.words?.facts, 'fact');
    return [each];
  });
};

export const logged = (moment: Moment, wanted: readonly string[]): readonly Miss[] =>
  inOrder(moment.log, known(moment, wanted));

export const caused = (moment: Moment, wanted: readonly string[]): readonly Miss[] =>
  inOrder(moment.last?.caused ?? [], known(moment, wanted));

export const never = (moment: Moment, wanted: readonly string[]): readonly Miss[] =>
  known(moment, wanted).flatMap((each) => {
    const found = moment.log.filter((fact) => isFact(fact, each));
    return found.length === 0 ? [] : [{ expected: `never: ${each}`, got: told(found) }];
  });

export const verdict = ({ last }: Moment, wanted: string): readonly Miss[] => {
  const { status = 'no play yet', findings = [] } = last?.verdict ?? {};
  if (status === wanted) return [];
  const reasons = findings.map(({ message }) => message).join(' ');
  const rules = findings.map(({ rule }) => rule);
  return [{ expected: `verdict: ${wanted}`, got: `verdict: ${status}. ${reasons}`.trim(), rules }];
};

export const because = ({ last }: Moment, wanted: readonly string[]): readonly Miss[] => {
  const found = last?.verdict.findings.map(({ rule }) => rule) ?? [];
  const isMet = wanted.every((key) => found.includes(key));
  return isMet ? [] : [{ expected: `because of ${listed(wanted)}`, got: listed(found), rules: [...wanted, ...found] }];
};
